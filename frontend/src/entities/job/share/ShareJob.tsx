import LinkIcon from '@mui/icons-material/LinkOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { siteOrigin, useIsInBrowser } from '../../../shared/rendering/rendering';
import { copyText } from '../../../shared/ui/copy-text';
import { publicJobLink, type SharedJob, shareText, whatsAppLink } from './share-text';

/** Shares a job: by WhatsApp first, then by the device's own share dialog, or by copying the link. */
export function ShareJob({ job }: { job: SharedJob }) {
  const { t } = useTranslation('job/share');
  const [copied, setCopied] = useState<boolean>();
  const link = publicJobLink(job.id, siteOrigin());
  const text = shareText(job, link);
  const canShare = useIsInBrowser() && 'share' in navigator;
  const share = () => {
    // closing the share dialog of the device is not a failure
    navigator.share({ title: job.title, text: shareText(job, ''), url: link }).catch(() => undefined);
  };
  const copy = async () => setCopied(await copyText(link));
  return (
    <Box role="group" aria-label={t('label')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        variant="outlined"
        startIcon={<WhatsAppIcon />}
        href={whatsAppLink(text)}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ flexGrow: 1 }}
      >
        {t('whatsapp')}
      </Button>
      <Button
        variant="outlined"
        startIcon={canShare ? <ShareIcon /> : <LinkIcon />}
        onClick={canShare ? share : () => void copy()}
        sx={{ flexGrow: 1 }}
      >
        {t(canShare ? 'other' : 'copy')}
      </Button>
      <Box role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' }, overflowWrap: 'anywhere' }}>
        {copied === true && t('copied')}
        {copied === false && t('notCopied', { link })}
      </Box>
    </Box>
  );
}
