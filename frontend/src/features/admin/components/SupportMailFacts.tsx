import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addressOf } from '@nukkad/api-client/contract-call';
import type { SupportRequest } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../shared/ui/Tag';

type SupportMail = NonNullable<SupportRequest['mail']>;

const BYTES_PER_KB = 1024;

/** What came with a mail, and what its words do not say. */
export function SupportMailFacts({ requestId, mail }: { requestId: string; mail: SupportMail }) {
  const { t } = useTranslation('admin');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 1, justifyItems: 'start' }}>
      {mail.isAutomatic && <Tag tone="plain">{t('support.mail.automatic')}</Tag>}
      {mail.isCut && <Typography variant="body2">{t('support.mail.cut')}</Typography>}
      {mail.leftOut.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('support.mail.leftOut', { names: mail.leftOut.join(', ') })}
        </Typography>
      )}
      {mail.files.map((file) => (
        <Button
          key={file.id}
          size="small"
          href={addressOf('getSupportMailFile', { id: requestId, fileId: file.id })}
          startIcon={<DownloadIcon />}
        >
          {file.isWholeMail
            ? t('support.mail.whole')
            : t('support.download', { name: file.name, size: Math.max(1, Math.round(file.bytes / BYTES_PER_KB)) })}
        </Button>
      ))}
    </Box>
  );
}
