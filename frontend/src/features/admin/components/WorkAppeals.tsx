import Typography from '@mui/material/Typography';
import type { StaffAppeal } from '@nukkad/api-client/generated/api.gen';
import { APPEAL_STATUSES } from '@nukkad/contract/instant-work/work-appeals';
import { REASON_MAX } from '@nukkad/contract/limits';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { adminApi } from '../api/admin-api';
import { useProofFacts } from '../hooks/useProofFacts';
import { AdminList } from './AdminList';
import { DecisionForm } from './DecisionForm';
import { FactList } from './FactList';
import { FilterButtons } from './FilterButtons';

function Appeal({ appeal }: { appeal: StaffAppeal }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [decide] = adminApi.useDecideAppealMutation();
  const proofFacts = useProofFacts();
  return (
    <>
      <Typography variant="h3" component="h2">
        {appeal.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {joinFacts(
          t(`workAppeals.kind.${appeal.kind}`),
          t(`workAppeals.by.${appeal.by}`),
          format.relative(new Date(appeal.createdAt)),
        )}
      </Typography>
      {appeal.reason && <Typography sx={{ mt: 1 }}>{t('workAppeals.reported', { text: appeal.reason })}</Typography>}
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{t('workAppeals.appeal', { text: appeal.text })}</Typography>
      {appeal.proofs.length > 0 && <FactList facts={proofFacts(appeal.proofs)} />}
      {appeal.status === 'open' ? (
        <DecisionForm
          maxLength={REASON_MAX}
          decisions={[
            { value: 'upheld', label: t('workAppeals.uphold') },
            { value: 'rejected', label: t('workAppeals.reject'), destructive: true },
          ]}
          onDecide={(decision, reason) => decide({ id: appeal.id, decideAppeal: { decision, reason } }).unwrap()}
        />
      ) : (
        <Typography sx={{ mt: 1 }}>{t('decision.was', { text: appeal.decision ?? '' })}</Typography>
      )}
    </>
  );
}

/** Appeals against late cancellations and no-shows. */
export function WorkAppeals() {
  const { t } = useTranslation('admin');
  const asked = useSearchParams()[0].get('status');
  const status = APPEAL_STATUSES.find((known) => known === asked) ?? 'open';
  const list = adminApi.usePageAppealsInfiniteQuery(status);
  return (
    <>
      <FilterButtons
        parameter="status"
        values={APPEAL_STATUSES}
        chosen={status}
        label={t('list.filter')}
        wordOf={(value) => t(`workAppeals.status.${value}`)}
      />
      <AdminList
        list={list}
        label={t('sections.work-appeals')}
        none={t('workAppeals.none')}
        row={(appeal) => <Appeal appeal={appeal} />}
      />
    </>
  );
}
