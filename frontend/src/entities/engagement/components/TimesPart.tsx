import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { openCorrectionActions } from '@nukkad/contract/instant-work/time-corrections';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { moneyRange } from '../../../shared/i18n/money-range';
import { engagementsApi } from '../engagements-api';
import { payForTimes } from '../model/pay-for-times';
import { Statement, StatementForm } from './Statements';
import { useToast } from '../../../shared/ui/toast/useToast';
import { ProposeTimesSheet } from './ProposeTimesSheet';

type Correction = NonNullable<Engagement['correction']>;

/** Proposed times of finished work: the records of both sides, the decision, and the possible answers of this side. */
function OpenCorrection({ work, correction, name }: { work: Engagement; correction: Correction; name: string }) {
  const { t } = useTranslation('engagement');
  const format = useFormat();
  const { toast } = useToast();
  const [answer, { isLoading }] = engagementsApi.useAnswerTimesMutation();
  const [appeal] = engagementsApi.useAppealTimesMutation();
  const { id, side } = work;
  const { by, status, decidedFrom, decidedTo, appealBy, mayAppealUntil } = correction;
  const nameOf = (one: 'worker' | 'employer'): string => (one === side ? t('payCase.you') : name);
  const when = (iso: string | null): string => (iso === null ? '' : format.when(new Date(iso)));
  const period = (from: string, to: string): string => format.when(new Date(from), new Date(to));
  const open = openCorrectionActions({ status, by }, side);
  const due = payForTimes(work, correction);
  const whose = by === side ? 'own' : 'other';
  const agree = async () => {
    try {
      await answer({ id, answerTimes: { agrees: true } }).unwrap();
      toast({ title: t('times.agreed') });
    } catch (failure) {
      toast({ title: (failure as ApiError).detail ?? t('payCase.failed'), variant: 'destructive' });
    }
  };
  return (
    <>
      <Typography role="status">
        {status === 'proposed'
          ? t(`times.status.proposed.${whose}`, { name, when: when(correction.answerUntil) })
          : t(`times.status.${status}`)}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        <Statement by={t('times.before')}>{period(correction.recordedFrom, correction.recordedTo)}</Statement>
        <Statement by={joinFacts(nameOf(by), when(correction.proposedAt))}>
          <b>{period(correction.startedAt, correction.endedAt)}</b> {correction.reason}
        </Statement>
        {correction.answer !== null && (
          <Statement by={joinFacts(nameOf(by === 'worker' ? 'employer' : 'worker'), when(correction.answeredAt))}>
            {correction.answer}
          </Statement>
        )}
        {appealBy && <Statement by={t('payCase.appealOf', { name: nameOf(appealBy) })}>{correction.appeal}</Statement>}
        {decidedFrom !== null && decidedTo !== null && (
          <Statement by={joinFacts(t('payCase.decidedBy'), when(correction.decidedAt))}>
            <b>{period(decidedFrom, decidedTo)}</b> {correction.decision}
          </Statement>
        )}
      </Box>
      {open.agree && due && (
        <Typography>{t('times.sum', { amount: moneyRange(format, work.currency, due.from, due.to) })}</Typography>
      )}
      {open.agree && (
        <Button
          variant="contained"
          size="large"
          disabled={isLoading}
          onClick={() => void agree()}
          sx={{ justifySelf: 'start' }}
        >
          {t('times.agree')}
        </Button>
      )}
      {open.contest && (
        <StatementForm
          draft={`contest-times:${correction.id}`}
          label={t('times.contestLabel')}
          action={t('times.contest')}
          sentences={[]}
          isSecondary
          onSend={(text) => answer({ id, answerTimes: { agrees: false, text } }).unwrap()}
        />
      )}
      {open.appeal && mayAppealUntil !== null && (
        <>
          <Typography>{t('payCase.mayAppeal', { when: when(mayAppealUntil) })}</Typography>
          <StatementForm
            draft={`appeal-times:${correction.id}`}
            label={t('payCase.appealLabel')}
            action={t('payCase.appeal')}
            sentences={[]}
            onSend={(text) => appeal({ id, appealTimes: { text } }).unwrap()}
          />
        </>
      )}
    </>
  );
}

/** Correction of the times of finished work, for either side. Needs the texts `engagement`. */
export function TimesPart({ work, name }: { work: Engagement; name: string }) {
  const { t } = useTranslation('engagement');
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const { correction, mayCorrectUntil } = work;
  if (!correction && !mayCorrectUntil) return null;
  return (
    <Box
      component="section"
      aria-label={t('times.title')}
      sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: 'background.tint' }}
    >
      <Typography variant="h3">{t('times.title')}</Typography>
      {correction ? (
        <OpenCorrection work={work} correction={correction} name={name} />
      ) : (
        <>
          {work.startedAt !== null && work.endedAt !== null && (
            <Typography>{format.when(new Date(work.startedAt), new Date(work.endedAt))}</Typography>
          )}
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => setAsked(true)}
            sx={{ justifySelf: 'start' }}
          >
            {t('times.action')}
          </Button>
          {mayCorrectUntil && (
            <Typography sx={{ color: 'text.secondary' }}>
              {t('times.until', { when: format.when(new Date(mayCorrectUntil)) })}
            </Typography>
          )}
        </>
      )}
      {asked && <ProposeTimesSheet work={work} name={name} onClose={() => setAsked(false)} />}
    </Box>
  );
}
