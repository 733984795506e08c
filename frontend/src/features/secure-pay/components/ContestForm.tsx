import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import { REASON_MAX } from '@nukkad/contract/limits';
import { SCHEDULED_HOURS_MAX } from '@nukkad/contract/instant-work/instant-jobs';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentsApi } from '../../../entities/payment/payments-api';
import { useDraft } from '../../../entities/session/hooks/useDraft';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { payFor, typedHours } from '../model/contested-hours';

interface Props {
  work: Engagement;
  payment: SecurePayment;
  /** The name of the other side. */
  name: string;
}

/** Form for the correct hours and the reason; the result cannot exceed the reserved sum. */
export function ContestForm({ work, payment, name }: Props) {
  const { t } = useTranslation('secure-pay');
  const { toast } = useToast();
  const [openContest, { isLoading }] = paymentsApi.useOpenContestMutation();
  const { text, setText, send } = useDraft(`contest:${work.id}`);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<{ hours?: string; reason?: string }>({});
  const reserved = parsePaise(payment.wage);
  const hours = typedHours(typed, SCHEDULED_HOURS_MAX);
  const pay = hours === null ? null : payFor(hours, work.maxRate, reserved);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reason = text.trim();
    if (hours === null) return setWrong({ hours: t('contest.wrong', { most: SCHEDULED_HOURS_MAX }) });
    if (reason === '') return setWrong({ reason: t('contest.missing') });
    try {
      await send(() => openContest({ id: work.id, openContest: { hours, reason } }).unwrap());
      toast({ title: t('contest.sent', { name }) });
    } catch (failure) {
      setWrong({ reason: (failure as ApiError).detail ?? t('account.failed') });
    }
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1.5 }}>
      <NumberInput
        label={t('contest.hours')}
        hint={t('contest.hint')}
        value={typed}
        error={wrong.hours}
        onChange={(event) => {
          setWrong({});
          setTyped(event.target.value);
        }}
      />
      <Typography role="status">
        {pay && `${t('contest.comesTo', { amount: formatPaise(pay.owed) })} `}
        {(pay === null || pay.owed > pay.within) && t('contest.ceiling', { reserved: formatPaise(reserved) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['later', 'earlier', 'break'] as const).map((key) => (
          <Button key={key} variant="quiet" onClick={() => setText(t(`contest.sentences.${key}`))}>
            {t(`contest.sentences.${key}`)}
          </Button>
        ))}
      </Box>
      <TextInput
        multiline
        minRows={2}
        label={t('contest.reason')}
        value={text}
        error={wrong.reason}
        onChange={(event) => {
          setWrong({});
          setText(event.target.value);
        }}
        inputProps={{ maxLength: REASON_MAX, 'aria-required': true }}
      />
      <Button type="submit" variant="contained" size="large" disabled={isLoading} sx={{ justifySelf: 'start' }}>
        {t('contest.send')}
      </Button>
    </Box>
  );
}
