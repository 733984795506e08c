import Typography from '@mui/material/Typography';
import type { Suspension } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';

/** The reason, end and author of a suspension, the appeal of the account, and the decision. */
export function SuspensionFacts({ suspension }: { suspension: Suspension }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { appeal, suspendedBy } = suspension;
  return (
    <>
      <Typography sx={{ mt: 1 }}>
        {joinFacts(
          t('suspensionAppeals.suspended', {
            until: format.when(new Date(suspension.endsAt)),
            reason: t(`suspensionReasons.${suspension.reason}`),
          }),
          t('suspensionAppeals.by', { name: suspendedBy?.name ?? t('suspensionAppeals.formerStaff') }),
        )}
      </Typography>
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>
        {t('suspensionAppeals.text', { text: suspension.text })}
      </Typography>
      {appeal && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {t('suspensionAppeals.appeal', { text: appeal.text })}
        </Typography>
      )}
      {appeal?.note && <Typography sx={{ mt: 1 }}>{t('suspensionAppeals.was', { text: appeal.note })}</Typography>}
    </>
  );
}
