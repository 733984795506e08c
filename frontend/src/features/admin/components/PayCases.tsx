import Typography from '@mui/material/Typography';
import type { StaffPayCase } from '@nukkad/api-client/generated/api.gen';
import { REASON_MAX } from '@nukkad/contract/limits';
import { PAY_CASE_LISTS } from '@nukkad/contract/instant-work/pay-cases';
import { typedAmount } from '@nukkad/contract/typing/typed-amount';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { moneyRange } from '../../../shared/i18n/money-range';
import { minusRupees } from '../../../shared/i18n/rupee-sums';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { adminApi } from '../api/admin-api';
import { useProofFacts } from '../hooks/useProofFacts';
import { AdminList } from './AdminList';
import { DecisionForm } from './DecisionForm';
import { FactList } from './FactList';
import { FilterButtons } from './FilterButtons';

/** Form for the remaining debt and its reason. */
function Decision({ payCase }: { payCase: StaffPayCase }) {
  const { t } = useTranslation('admin');
  const [decide] = adminApi.useDecidePayCaseMutation();
  const { claimedAmount, receivedAmount } = payCase;
  const [typed, setTyped] = useState(claimedAmount === null ? '' : String(minusRupees(claimedAmount, receivedAmount)));
  const amount = typedAmount(typed);
  return (
    <>
      <NumberInput
        label={t('payCases.amount')}
        hint={t('payCases.amountHint')}
        error={amount === null && typed !== '' ? t('payCases.wrong') : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ mt: 1.5 }}
      />
      <DecisionForm
        maxLength={REASON_MAX}
        decisions={[
          { value: 'decide', label: t(payCase.status === 'appealed' ? 'payCases.final' : 'payCases.decide') },
        ]}
        blocked={amount === null ? t('payCases.wrong') : undefined}
        onDecide={(_decision, reason) =>
          amount === null
            ? Promise.reject(new Error('An amount that is not understood decides nothing.'))
            : decide({ id: payCase.id, decidePayCase: { state: payCase.status, owedAmount: amount, reason } }).unwrap()
        }
      />
    </>
  );
}

function PayCase({ payCase }: { payCase: StaffPayCase }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const proofFacts = useProofFacts();
  const { currency, claimedAmount, receivedAmount, owedAmount, dueFrom, dueTo, paidAmount, appealBy } = payCase;
  const money = (from: number, to = from): string => moneyRange(format, currency, from, to);
  const period = (from: string | null, to: string | null): string =>
    from !== null && to !== null ? format.when(new Date(from), new Date(to)) : '—';
  const got =
    claimedAmount === null
      ? money(receivedAmount)
      : t('payCases.reported', { got: money(receivedAmount), claimed: money(claimedAmount) });
  return (
    <>
      <Typography variant="h3" component="h2">
        {payCase.title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {format.relative(new Date(payCase.openedAt))}
      </Typography>
      <FactList
        facts={[
          [t('payCases.agreed'), period(payCase.startsAt, payCase.endsAt)],
          [t('payCases.work'), period(payCase.startedAt, payCase.endedAt)],
          ...proofFacts(payCase.proofs),
          [t('payCases.due'), dueFrom === null || dueTo === null ? '—' : money(dueFrom, dueTo)],
          [t('payCases.said'), paidAmount === null ? '—' : money(paidAmount)],
          [t('payCases.got'), got],
          [t('payCases.worker'), payCase.text || '—'],
          [t('payCases.employer'), payCase.answer ?? t('payCases.unanswered')],
          ...(owedAmount === null
            ? []
            : [[t('payCases.owed'), `${money(owedAmount)}. ${payCase.decision ?? ''}`] as const]),
          ...(appealBy ? [[t('payCases.appeal', { by: t(`payCases.by.${appealBy}`) }), payCase.appeal] as const] : []),
        ]}
      />
      {payCase.mayDecide && <Decision payCase={payCase} />}
    </>
  );
}

/** Pay cases of workers. */
export function PayCases() {
  const { t } = useTranslation('admin');
  const asked = useSearchParams()[0].get('list');
  const chosen = PAY_CASE_LISTS.find((known) => known === asked) ?? 'to_decide';
  const list = adminApi.usePagePayCasesInfiniteQuery(chosen);
  return (
    <>
      <FilterButtons
        parameter="list"
        values={PAY_CASE_LISTS}
        chosen={chosen}
        label={t('list.filter')}
        wordOf={(value) => t(`payCases.list.${value}`)}
      />
      <AdminList
        list={list}
        label={t('sections.pay-cases')}
        none={t('payCases.none')}
        row={(payCase) => <PayCase payCase={payCase} />}
      />
    </>
  );
}
