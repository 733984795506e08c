import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import { REASON_MAX } from '@nukkad/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentsApi } from '../../../entities/payment/payments-api';
import { useFormat } from '../../../shared/i18n/format';
import { useWorkTimes } from '../../../entities/engagement/hooks/useWorkTimes';
import { isContestOver } from '../../../entities/payment/model/contest-over';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { ContestForm } from './ContestForm';

type Contest = NonNullable<SecurePayment['contest']>;

interface Props {
  work: Engagement;
  payment: SecurePayment;
  /** The name of the other side. */
  name: string;
}

/** The actions of this side in a contest. */
function ContestActions({ id, contest }: { id: string; contest: Contest }) {
  const { t } = useTranslation('secure-pay');
  const { toast } = useToast();
  const [answer, answering] = paymentsApi.useAnswerContestMutation();
  const [withdraw, withdrawing] = paymentsApi.useWithdrawContestMutation();
  const [accept, accepting] = paymentsApi.useAcceptProposalMutation();
  const [appeal, appealing] = paymentsApi.useAppealProposalMutation();
  const [text, setText] = useState('');
  const busy = [answering, withdrawing, accepting, appealing].some(({ isLoading }) => isLoading);
  const attempt = async (call: Promise<unknown>) => {
    try {
      await call;
      toast({ title: t('contest.done') });
    } catch (failure) {
      toast({ title: (failure as ApiError).detail ?? t('account.failed'), variant: 'destructive' });
    }
  };
  const answerButton = (agrees: boolean) => (
    <Button
      variant="outlined"
      size="large"
      disabled={busy}
      onClick={() => void attempt(answer({ id, answerContest: { agrees, text: text.trim() } }).unwrap())}
      sx={{ justifySelf: 'start' }}
    >
      {t(agrees ? 'contest.agree' : 'contest.disagree')}
    </Button>
  );
  return (
    <>
      {contest.mayAnswer && answerButton(true)}
      {contest.mayAnswer && (
        <TextInput
          multiline
          minRows={2}
          label={t('contest.why')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputProps={{ maxLength: REASON_MAX }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {contest.mayAnswer && answerButton(false)}
        {contest.mayAccept && (
          <Button variant="contained" disabled={busy} onClick={() => void attempt(accept({ id }).unwrap())}>
            {t('contest.accept')}
          </Button>
        )}
        {contest.mayAppeal && (
          <Button variant="outlined" disabled={busy} onClick={() => void attempt(appeal({ id }).unwrap())}>
            {t('contest.appeal')}
          </Button>
        )}
        {contest.mayWithdraw && (
          <Button variant="outlined" disabled={busy} onClick={() => void attempt(withdraw({ id }).unwrap())}>
            {t('contest.withdraw')}
          </Button>
        )}
      </Box>
    </>
  );
}

/** Contested hours: the statement of the side, the amount that is paid at once, and the deadline of the next step. */
function OpenedContest({ work, contest, name }: Omit<Props, 'payment'> & { contest: Contest }) {
  const { t } = useTranslation('secure-pay');
  const format = useFormat();
  const times = useWorkTimes();
  const by = contest.by === work.side ? 'you' : 'other';
  const money = (paise: string): string => formatPaise(parsePaise(paise));
  const isOver = isContestOver(contest.state);
  const words = {
    ...{ name, duration: times.length(contest.hours), amount: money(contest.claimed) },
    when: contest.dueAt === null ? '' : format.when(new Date(contest.dueAt)),
    proposed: contest.proposed === null ? '' : money(contest.proposed),
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        pl: 1.5,
        borderLeft: '3px solid',
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <div>
        <Typography sx={{ fontWeight: 600 }}>{t(`contest.said.${by}`, words)}</Typography>
        <Typography>{contest.reason}</Typography>
        {contest.answer && <Typography sx={{ mt: 0.5 }}>{contest.answer}</Typography>}
      </div>
      {!isOver && parsePaise(contest.undisputed) > 0n && (
        <Typography>{t('contest.undisputed', { amount: money(contest.undisputed) })}</Typography>
      )}
      {[contest.proposalReason, contest.decisionReason]
        .filter((reason) => reason !== '')
        .map((reason) => (
          <Typography key={reason}>{t('contest.staffReason', { reason })}</Typography>
        ))}
      <Typography role="status">{t(`contest.state.${isOver ? 'over' : contest.state}.${by}`, words)}</Typography>
      <ContestActions id={work.id} contest={contest} />
    </Box>
  );
}

/** The statements about the hours, and the contest form until its deadline. */
export function ContestPart({ work, payment, name }: Props) {
  const { t } = useTranslation('secure-pay');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { contest, mayContestUntil } = payment;
  if (contest !== null) return <OpenedContest work={work} contest={contest} name={name} />;
  if (mayContestUntil === null) return null;
  return (
    <Box component="section" aria-label={t('contest.title')} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {!isOpen && (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {t('payment:wrongHours')}
        </Button>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        {t('contest.until', { when: format.when(new Date(mayContestUntil)) })}
      </Typography>
      {isOpen && (
        <Box sx={{ width: '100%' }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('contest.title')}
          </Typography>
          <ContestForm work={work} payment={payment} name={name} />
        </Box>
      )}
    </Box>
  );
}
