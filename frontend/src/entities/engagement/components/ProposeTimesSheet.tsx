import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { REASON_MAX } from '@nukkad/contract/limits';
import { CORRECTION_ANSWER_HOURS } from '@nukkad/contract/instant-work/time-corrections';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { moneyRange } from '../../../shared/i18n/money-range';
import { useDraft } from '../../session/hooks/useDraft';
import { engagementsApi } from '../engagements-api';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { clockFieldOf, momentOfField } from '../model/clock-field';
import { payForTimes } from '../model/pay-for-times';
import { ClockFields } from './ClockFields';

/** Proposes other times of finished work, with a reason. Needs the texts `engagement`. */
export function ProposeTimesSheet({ work, name, onClose }: { work: Engagement; name: string; onClose: () => void }) {
  const { t } = useTranslation('engagement');
  const { toast } = useToast();
  const formId = useId();
  const [propose, { isLoading }] = engagementsApi.useProposeTimesMutation();
  const { text, setText, send } = useDraft(`times:${work.id}`);
  const [times, setTimes] = useState({
    from: clockFieldOf(work.startedAt ?? work.startsAt),
    to: clockFieldOf(work.endedAt ?? work.endsAt),
  });
  const [errors, setErrors] = useState<{ times?: string; reason?: string }>({});
  const format = useFormat();
  const [startedAt, endedAt] = [momentOfField(times.from), momentOfField(times.to)];
  const isPeriod = startedAt !== null && endedAt !== null && startedAt < endedAt;
  const due = isPeriod ? payForTimes(work, { startedAt, endedAt }) : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reason = text.trim();
    if (!isPeriod) return setErrors({ times: t('times.wrong') });
    if (reason === '') return setErrors({ reason: t('times.missing') });
    try {
      await send(() => propose({ id: work.id, proposeTimes: { startedAt, endedAt, reason } }).unwrap());
      toast({ title: t('times.sent') });
      onClose();
    } catch (failure) {
      setErrors({ times: (failure as ApiError).detail ?? t('payCase.failed') });
    }
  };
  return (
    <Sheet
      open
      holdsInput
      title={t('times.title')}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} variant="contained" size="large" disabled={isLoading}>
          {t('times.propose')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Typography sx={{ mb: 2 }}>{t('times.text', { name, hours: CORRECTION_ANSWER_HOURS })}</Typography>
        <ClockFields
          {...times}
          error={errors.times}
          onChange={(next) => {
            setErrors({});
            setTimes(next);
          }}
        />
        {due && (
          <Typography role="status" sx={{ mb: 2 }}>
            {t('times.sum', { amount: moneyRange(format, work.currency, due.from, due.to) })}
          </Typography>
        )}
        <TextInput
          multiline
          minRows={2}
          label={t('times.reason')}
          value={text}
          error={errors.reason}
          onChange={(event) => {
            setErrors({});
            setText(event.target.value);
          }}
          inputProps={{ maxLength: REASON_MAX, 'aria-required': true }}
        />
      </form>
    </Sheet>
  );
}
