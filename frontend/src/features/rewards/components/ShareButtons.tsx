import ShareIcon from '@mui/icons-material/ShareOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BRAND } from '@nukkad/contract/platform/brand';
import { useTranslation } from 'react-i18next';

/** Shares the link: by the device's own share dialog, and by the most common apps. */
export function ShareButtons({ link }: { link: string }) {
  const { t } = useTranslation('rewards');
  const text = t('share.text', { brand: BRAND });
  const share = () => {
    // closing the share dialog of the device is not a failure
    navigator.share({ title: BRAND, text, url: link }).catch(() => undefined);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <Button
        variant="outlined"
        startIcon={<WhatsAppIcon />}
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('share.whatsapp')}
      </Button>
      {'share' in navigator && (
        <Button variant="outlined" startIcon={<ShareIcon />} onClick={share}>
          {t('share.other')}
        </Button>
      )}
    </Box>
  );
}
