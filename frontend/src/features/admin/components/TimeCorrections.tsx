import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffTimeCorrection } from '@nukkad/api-client/generated/api.gen';
import { REASON_MAX } from '@nukkad/contract/limits';
import { CORRECTION_LISTS } from '@nukkad/contract/instant-work/time-corrections';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ClockFields } from '../../../entities/engagement/components/ClockFields';
import { clockFieldOf, momentOfField } from '../../../entities/engagement/model/clock-field';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { adminApi } from '../api/admin-api';
import { useProofFacts } from '../hooks/useProofFacts';
import { AdminList } from './AdminList';
import { DecisionForm } from './DecisionForm';
import { FactList } from './FactList';
import { FilterButtons } from './FilterButtons';

/** Form for the times that count and the reason, beginning with the proposed times. */
function Decision({ correction }: { correction: StaffTimeCorrection }) {
  const { t } = useTranslation('admin');
  const [decide] = adminApi.useDecideTimesMutation();
  const [times, setTimes] = useState({
    from: clockFieldOf(correction.startedAt),
    to: clockFieldOf(correction.endedAt),
  });
  const [startedAt, endedAt] = [momentOfField(times.from), momentOfField(times.to)];
  const isRight = startedAt !== null && endedAt !== null && startedAt < endedAt;
  const overlaps =
    isRight &&
    correction.otherWork.some(
      (other) => other.startedAt < endedAt && (other.endedAt === null || other.endedAt > startedAt),
    );
  return (
    <>
      <Box sx={{ mt: 1.5 }}>
        <ClockFields {...times} error={isRight ? undefined : t('times.wrong')} onChange={setTimes} />
      </Box>
      {overlaps && <Alert severity="warning">{t('times.overlaps')}</Alert>}
      <DecisionForm
        maxLength={REASON_MAX}
        decisions={[{ value: 'decide', label: t(correction.status === 'appealed' ? 'times.final' : 'times.decide') }]}
        blocked={isRight ? undefined : t('times.wrong')}
        onDecide={(_decision, reason) =>
          isRight
            ? decide({
                id: correction.id,
                decideTimes: { state: correction.status, startedAt, endedAt, reason },
              }).unwrap()
            : Promise.reject(new Error('Times that are not understood decide nothing.'))
        }
      />
    </>
  );
}

function TimeCorrection({ correction }: { correction: StaffTimeCorrection }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const proofFacts = useProofFacts();
  const { by, decidedFrom, decidedTo, appealBy } = correction;
  const period = (from: string, to: string): string => format.when(new Date(from), new Date(to));
  return (
    <>
      <Typography variant="h3" component="h2">
        {correction.title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {format.relative(new Date(correction.proposedAt))}
      </Typography>
      <FactList
        facts={[
          [t('times.agreed'), period(correction.startsAt, correction.endsAt)],
          [t('times.recorded'), period(correction.recordedFrom, correction.recordedTo)],
          [t('times.proposed', { by: t(`times.by.${by}`) }), period(correction.startedAt, correction.endedAt)],
          ...proofFacts(correction.proofs),
          ...correction.otherWork.map(
            ({ title, startedAt, endedAt }) =>
              [
                t('times.otherWork'),
                joinFacts(title, endedAt === null ? format.when(new Date(startedAt)) : period(startedAt, endedAt)),
              ] as const,
          ),
          [t('times.reason'), correction.reason || '—'],
          [t('times.answer'), correction.answer ?? t('times.unanswered')],
          ...(decidedFrom === null || decidedTo === null
            ? []
            : [[t('times.decided'), `${period(decidedFrom, decidedTo)}. ${correction.decision ?? ''}`] as const]),
          ...(appealBy ? [[t('times.appeal', { by: t(`times.by.${appealBy}`) }), correction.appeal] as const] : []),
        ]}
      />
      {correction.mayDecide && <Decision correction={correction} />}
    </>
  );
}

/** Corrections of working times that the two sides do not agree about. */
export function TimeCorrections() {
  const { t } = useTranslation('admin');
  const asked = useSearchParams()[0].get('list');
  const chosen = CORRECTION_LISTS.find((known) => known === asked) ?? 'to_decide';
  const list = adminApi.usePageTimeCorrectionsInfiniteQuery(chosen);
  return (
    <>
      <FilterButtons
        parameter="list"
        values={CORRECTION_LISTS}
        chosen={chosen}
        label={t('list.filter')}
        wordOf={(value) => t(`times.list.${value}`)}
      />
      <AdminList
        list={list}
        label={t('sections.time-corrections')}
        none={t('times.none')}
        row={(correction) => <TimeCorrection correction={correction} />}
      />
    </>
  );
}
