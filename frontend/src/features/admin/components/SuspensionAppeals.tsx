import Typography from '@mui/material/Typography';
import type { Suspension } from '@nukkad/api-client/generated/api.gen';
import { APPEAL_NOTE_MAX, SUSPENSION_APPEAL_STATES } from '@nukkad/contract/accounts/suspensions';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { useFormat } from '../../../shared/i18n/format';
import { adminApi } from '../api/admin-api';
import { toUser } from '../model/admin-sections';
import { AdminList } from './AdminList';
import { DecisionForm } from './DecisionForm';
import { FilterButtons } from './FilterButtons';
import { SuspensionFacts } from './SuspensionFacts';

function Appeal({ suspension }: { suspension: Suspension }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [decide] = adminApi.useDecideSuspensionAppealMutation();
  const { appeal, id, user } = suspension;
  return (
    <>
      <Typography variant="h3" component="h2">
        <RouteLink to={toUser(user.id)}>{user.name}</RouteLink>
      </Typography>
      {appeal && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {format.relative(new Date(appeal.createdAt))}
        </Typography>
      )}
      <SuspensionFacts suspension={suspension} />
      {appeal?.state === 'open' && !suspension.mayDecide && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('suspensionAppeals.own')}</Typography>
      )}
      {suspension.mayDecide && (
        <DecisionForm
          maxLength={APPEAL_NOTE_MAX}
          noteHint={t('decision.noteTold')}
          decisions={[
            { value: 'upheld', label: t('suspensionAppeals.uphold') },
            { value: 'rejected', label: t('suspensionAppeals.reject'), destructive: true },
          ]}
          onDecide={(decision, note) =>
            decide({ id, decideSuspensionAppeal: { upheld: decision === 'upheld', note } }).unwrap()
          }
        />
      )}
    </>
  );
}

/** Appeals against suspensions; the author of the suspension does not decide. */
export function SuspensionAppeals() {
  const { t } = useTranslation('admin');
  const asked = useSearchParams()[0].get('status');
  const state = SUSPENSION_APPEAL_STATES.find((known) => known === asked) ?? 'open';
  const list = adminApi.usePageSuspensionAppealsInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  return (
    <>
      <FilterButtons
        parameter="status"
        values={SUSPENSION_APPEAL_STATES}
        chosen={state}
        label={t('list.filter')}
        wordOf={(value) => t(`suspensionAppeals.state.${value}`)}
      />
      <AdminList
        list={list}
        label={t('sections.suspension-appeals')}
        none={t('suspensionAppeals.none')}
        row={(suspension) => <Appeal suspension={suspension} />}
      />
    </>
  );
}
