import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffContest } from '@nukkad/api-client/generated/api.gen';
import type { Page } from '@nukkad/api-client/paged-endpoint';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { CONTEST_ACCEPTANCE_DAYS } from '@nukkad/contract/payments/contests';
import { REASON_MAX } from '@nukkad/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useWorkTimes } from '../../../entities/engagement/hooks/useWorkTimes';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { boardStyles } from '../../../shared/ui/board-styles';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { adminApi } from '../api/admin-api';
import { CONTEST } from '../model/admin-sections';
import { readSum, sumsOf, typedSum } from '../model/contest-sums';
import { useProofFacts } from '../hooks/useProofFacts';
import { AdminSheet } from './AdminSheet';
import { DecisionForm } from './DecisionForm';
import { FactList } from './FactList';

const SIDES = ['worker', 'employer'] as const;
const PRESETS = [...SIDES, 'middle'] as const;

/** Form for the amount due, between the figures of both sides, and its reason. */
function Decision({ contest, onDecided }: { contest: StaffContest; onDecided: () => void }) {
  const { t } = useTranslation('admin');
  const [decide] = adminApi.useDecideContestMutation();
  const [typed, setTyped] = useState('');
  const sums = sumsOf(contest);
  const owed = readSum(typed, sums);
  const bounds = { least: formatPaise(sums.lower), most: formatPaise(sums.higher) };
  const state = contest.state === 'appealed' ? 'appealed' : 'answered';
  const step = state === 'appealed' ? 'decision' : 'proposal';
  return (
    <Box component="section" aria-label={t('contests.amount')}>
      <Box role="group" aria-label={t('contests.presets')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {PRESETS.map((preset) => (
          <Button key={preset} variant="outlined" onClick={() => setTyped(typedSum(sums[preset]))}>
            {t(`contests.figure.${preset}`, { amount: formatPaise(sums[preset]) })}
          </Button>
        ))}
      </Box>
      <NumberInput
        label={t('contests.amount')}
        hint={t('contests.amountHint', bounds)}
        error={owed === null && typed !== '' ? t('contests.wrong', bounds) : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Typography sx={{ mt: 1.5 }}>{t(`contests.next.${step}`, { days: CONTEST_ACCEPTANCE_DAYS })}</Typography>
      <DecisionForm
        maxLength={REASON_MAX}
        reasonHint={t('contests.reasonHint')}
        decisions={[{ value: 'decide', label: t(`contests.decide.${step}`) }]}
        blocked={owed === null ? t('contests.wrong', bounds) : undefined}
        onDecide={async (_decision, reason) => {
          if (owed === null) throw new Error('A sum that is not understood decides nothing.');
          await decide({ id: contest.id, decideContest: { state, owed: String(owed), reason } }).unwrap();
          onDecided();
        }}
      />
    </Box>
  );
}

function Details({ contest, onDecided }: { contest: StaffContest; onDecided: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const times = useWorkTimes();
  const proofFacts = useProofFacts();
  const money = (paise: string): string => formatPaise(parsePaise(paise));
  const period = (from: string | null, to: string | null): string =>
    from === null ? '—' : format.when(new Date(from), to === null ? undefined : new Date(to));
  const moment = (at: string): string => format.when(new Date(at));
  const { claimPhase, claimBy, claimAt, proposed, owed, appealedBy, dueAt } = contest;
  const claim =
    claimPhase !== null && claimBy !== null && claimAt !== null
      ? [[t(`contests.claim.${claimPhase}`), joinFacts(t(`payCases.by.${claimBy}`), moment(claimAt))] as const]
      : [];
  const waitsForStaff = contest.state === 'answered' || contest.state === 'appealed';
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))', gap: 1 }}>
        {SIDES.map((side) => (
          <Box key={side} sx={{ ...boardStyles, p: 1.5 }}>
            <Typography sx={{ color: 'text.secondary' }}>{t(`payCases.${side}`)}</Typography>
            <Typography variant="h1" component="p">
              {money(contest[side].owed)}
            </Typography>
            <Typography>{times.length(contest[side].hours)}</Typography>
            {contest[side].text && (
              <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>{contest[side].text}</Typography>
            )}
          </Box>
        ))}
      </Box>
      <FactList
        facts={[
          [
            t('contests.openedBy'),
            joinFacts(t(`payCases.by.${contest.openedBy}`), format.relative(new Date(contest.openedAt))),
          ],
          [t('payCases.agreed'), period(contest.startsAt, contest.endsAt)],
          [t('payCases.work'), period(contest.startedAt, contest.endedAt)],
          ...claim,
          ...proofFacts(contest.proofs),
          [t('contests.ceiling'), money(contest.ceiling)],
          [t('contests.undisputed'), money(contest.undisputed)],
          ...(proposed === null
            ? []
            : [[t('contests.proposed'), joinFacts(money(proposed), contest.proposalReason)] as const]),
          ...(appealedBy ? [[t('contests.appeal'), t(`payCases.by.${appealedBy}`)] as const] : []),
          ...(owed === null ? [] : [[t('payCases.owed'), joinFacts(money(owed), contest.decisionReason)] as const]),
          ...(dueAt === null ? [] : [[t('contests.due'), moment(dueAt)] as const]),
        ]}
      />
      {contest.mayDecide && <Decision contest={contest} onDecided={onDecided} />}
      {waitsForStaff && !contest.mayDecide && <Typography>{t('contests.another')}</Typography>}
    </Box>
  );
}

interface Props {
  /** The list that the contest is one of. */
  list: { data?: { pages: Page<StaffContest>[] } | undefined; isError: boolean; refetch: () => unknown };
}

/** The contested hours that the address names: the statements of both sides, the recorded times, and the decision. */
export function ContestSheet({ list }: Props) {
  const { t } = useTranslation('admin');
  const { value: id, close } = useOverlayParam(CONTEST);
  const contest = list.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return (
    <AdminSheet
      // closes for a contest that has left the list
      open={id !== null && (contest !== undefined || !list.data)}
      onClose={close}
      title={contest ? contest.title : t('sections.contests')}
      subtitle={undefined}
      query={{ currentData: contest, isError: list.isError, refetch: list.refetch }}
      details={(shown) => <Details key={shown.id} contest={shown} onDecided={close} />}
    />
  );
}
