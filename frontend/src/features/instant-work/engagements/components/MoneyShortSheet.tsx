import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { PAY_CASE_ANSWER_HOURS } from '@nukkad/contract/instant-work/pay-cases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format';
import { moneyRange } from '../../../../shared/i18n/money-range';
import { amountOf } from '../../../../entities/engagement/model/typed-amount';
import { TextInput } from '../../../../shared/ui/TextInput';
import { useWorkActions } from '../hooks/useWorkActions';
import { WorkReasonSheet } from './WorkReasonSheet';

interface Props {
  work: Engagement;
  /** Whether no money arrived, or less than the sum in question. */
  what: 'no' | 'less';
  /** The sum in question; null while unknown. */
  sum: number | null;
  onClose: () => void;
}

/** Reports that the money did not arrive, or the missing amount, and opens a pay case. */
export function MoneyShortSheet({ work, what, sum, onClose }: Props) {
  const { t } = useTranslation('instant-work/engagements');
  const format = useFormat();
  const { busy, openPayCase } = useWorkActions(work.id);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const send = async (text: string): Promise<boolean> => {
    const got = what === 'no' ? 0 : amountOf(typed);
    const isRight = got !== null && (sum === null || got < sum);
    setWrong(!isRight);
    return isRight && openPayCase(got, text);
  };
  return (
    <WorkReasonSheet
      draft={`pay-case:${work.id}`}
      title={t(`money.short.${what}`)}
      label={t('money.short.label')}
      sentences={[t('money.short.sentences.later'), t('money.short.sentences.cut'), t('money.short.sentences.upi')]}
      confirm={t('money.short.confirm')}
      busy={busy}
      onConfirm={send}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {t('money.short.text', { other: work.other.name, hours: PAY_CASE_ANSWER_HOURS })}
      </Typography>
      {what === 'less' && (
        <TextInput
          label={t('money.short.amount')}
          value={typed}
          onChange={(event) => {
            setWrong(false);
            setTyped(event.target.value);
          }}
          error={
            wrong
              ? sum === null
                ? t('money.short.wrong')
                : t('money.short.wrongOf', { amount: moneyRange(format, work.currency, sum) })
              : undefined
          }
          startAdornment={<InputAdornment position="start">{work.currency === 'INR' ? '₹' : '$'}</InputAdornment>}
          inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
        />
      )}
    </WorkReasonSheet>
  );
}
