import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { openPayCaseActions } from '@nukkad/contract/instant-work/pay-cases';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { moneyRange } from '../../../shared/i18n/money-range';
import { engagementsApi } from '../engagements-api';
import { Statement, StatementForm } from './Statements';

type PayCase = NonNullable<Engagement['payCase']>;

/**
 * A pay case: the records of both sides, the decision, and the possible statements of this side. Needs the texts
 * `engagement`.
 */
export function PayCasePart({ work, payCase, name }: { work: Engagement; payCase: PayCase; name: string }) {
  const { t } = useTranslation('engagement');
  const format = useFormat();
  const [answer] = engagementsApi.useAnswerPayCaseMutation();
  const [appeal] = engagementsApi.useAppealPayCaseMutation();
  const { id, side, currency } = work;
  const { status, claimedAmount, receivedAmount, owedAmount, appealBy, mayAppealUntil } = payCase;
  const money = (amount: number): string => moneyRange(format, currency, amount);
  const nameOf = (by: 'worker' | 'employer'): string => (by === side ? t('payCase.you') : name);
  const open = openPayCaseActions(status, side);
  const when = (iso: string | null): string => (iso === null ? '' : format.when(new Date(iso)));
  return (
    <Box
      component="section"
      aria-label={t('payCase.title')}
      sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: 'background.tint' }}
    >
      <Box role="status">
        <Typography variant="h3">{t('payCase.title')}</Typography>
        <Typography>{t(`payCase.status.${status}.${side}`, { name, when: when(payCase.answerUntil) })}</Typography>
      </Box>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        <Statement by={joinFacts(nameOf('worker'), when(payCase.openedAt))}>
          {claimedAmount === null
            ? t('payCase.gotUnknown', { got: money(receivedAmount) })
            : t('payCase.got', { got: money(receivedAmount), claimed: money(claimedAmount) })}
          {payCase.text && ` ${payCase.text}`}
        </Statement>
        {payCase.answer !== null && (
          <Statement by={joinFacts(nameOf('employer'), when(payCase.answeredAt))}>{payCase.answer}</Statement>
        )}
        {appealBy && <Statement by={t('payCase.appealOf', { name: nameOf(appealBy) })}>{payCase.appeal}</Statement>}
        {owedAmount !== null && (
          <Statement by={joinFacts(t('payCase.decidedBy'), when(payCase.decidedAt))}>
            <b>{owedAmount > 0 ? t('payCase.owed', { amount: money(owedAmount) }) : t('payCase.nothingOwed')}</b>{' '}
            {payCase.decision}
          </Statement>
        )}
      </Box>
      {open.answer && (
        <StatementForm
          key="answer"
          draft={`answer-pay-case:${payCase.id}`}
          label={t('payCase.answerLabel')}
          action={t('payCase.answer')}
          sentences={[t('payCase.sentences.cash'), t('payCase.sentences.soon'), t('payCase.sentences.agreed')]}
          onSend={(text) => answer({ id, answerPayCase: { text } }).unwrap()}
        />
      )}
      {open.appeal && mayAppealUntil !== null && (
        <>
          <Typography>{t('payCase.mayAppeal', { when: when(mayAppealUntil) })}</Typography>
          <StatementForm
            key="appeal"
            draft={`appeal-pay-case:${payCase.id}`}
            label={t('payCase.appealLabel')}
            action={t('payCase.appeal')}
            sentences={[]}
            onSend={(text) => appeal({ id, appealPayCase: { text } }).unwrap()}
          />
        </>
      )}
    </Box>
  );
}
