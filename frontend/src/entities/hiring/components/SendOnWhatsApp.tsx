import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { whatsAppLink } from '../../job/share/share-text';

/** Opens WhatsApp with a text about posted work. Needs the texts `hiring`. */
export function SendOnWhatsApp({ text, ...button }: { text: string } & Pick<ButtonProps, 'variant' | 'sx'>) {
  const { t } = useTranslation('hiring');
  return (
    <Button
      {...button}
      startIcon={<WhatsAppIcon />}
      href={whatsAppLink(text)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('sendOnWhatsApp')}
    </Button>
  );
}
