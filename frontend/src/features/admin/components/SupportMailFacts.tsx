import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addressOf } from '@nukkad/api-client/contract-call';
import type { SupportRequest } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../shared/ui/Tag';
import { namedFile } from '../model/named-file';
import { SupportFileLink } from './SupportFileLink';

type SupportMail = NonNullable<SupportRequest['mail']>;

/** Properties of a mail beyond its text: warnings about the sender, cut or omitted parts, and attached files. */
export function SupportMailFacts({ requestId, mail }: { requestId: string; mail: SupportMail }) {
  const { t } = useTranslation('admin');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 1, justifyItems: 'start' }}>
      {mail.isSenderDoubtful && <Tag tone="bad">{t('support.mail.doubtful')}</Tag>}
      {mail.isAutomatic && <Tag tone="plain">{t('support.mail.automatic')}</Tag>}
      {mail.isCut && <Typography variant="body2">{t('support.mail.cut')}</Typography>}
      {mail.leftOut.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('support.mail.leftOut', { names: mail.leftOut.join(', ') })}
        </Typography>
      )}
      {mail.files.map((file) => (
        <SupportFileLink
          key={file.id}
          address={addressOf('getSupportMailFile', { id: requestId, fileId: file.id })}
          name={file.isWholeMail ? t('support.mail.whole') : t('support.download', namedFile(file))}
          scan={file.scan}
        />
      ))}
    </Box>
  );
}
