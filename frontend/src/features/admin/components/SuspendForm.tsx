import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import {
  SUSPENSION_DAYS_MAX,
  SUSPENSION_REASONS,
  SUSPENSION_TEXT_MAX,
  SUSPENSION_TEXT_MIN,
  type SuspensionReason,
} from '@nukkad/contract/accounts/suspensions';
import { typedNumber } from '@nukkad/contract/typing/typed-amount';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { SelectInput } from '../../../shared/ui/SelectInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { adminApi } from '../api/admin-api';

const DAYS_AT_FIRST = '7';

/** Suspends an account for some days, with a reason and a text for its owner. */
export function SuspendForm({ userId }: { userId: string }) {
  const { t } = useTranslation('admin');
  const { toast } = useToast();
  const headingId = useId();
  const [suspend, { isLoading }] = adminApi.useSuspendUserMutation();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { reason: '' as SuspensionReason | '', text: '', days: DAYS_AT_FIRST },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ reason, text, days }) => {
    if (reason === '') return;
    try {
      await suspend({
        id: userId,
        suspendUser: { reason, text: text.trim(), days: typedNumber(days) ?? NaN },
      }).unwrap();
      toast({ title: t('users.suspend.done') });
    } catch (error) {
      toast({ title: t('users.suspend.failed'), description: (error as ApiError).detail, variant: 'destructive' });
    }
  });
  const fits = (days: string): boolean => {
    const count = typedNumber(days);
    return count !== null && Number.isInteger(count) && count >= 1 && count <= SUSPENSION_DAYS_MAX;
  };
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography id={headingId} variant="h3">
        {t('users.suspend.title')}
      </Typography>
      <SelectInput
        {...register('reason', { validate: (value) => value !== '' })}
        label={t('users.suspend.reason')}
        placeholder={t('users.suspend.choose')}
        required
        error={errors.reason && t('users.suspend.missingReason')}
        options={SUSPENSION_REASONS.map((value) => ({ value, label: t(`suspensionReasons.${value}`) }))}
      />
      <TextInput
        {...register('text', { validate: (value) => value.trim().length >= SUSPENSION_TEXT_MIN })}
        label={t('users.suspend.text')}
        hint={t('users.suspend.hint', { minimum: SUSPENSION_TEXT_MIN, maximum: SUSPENSION_TEXT_MAX })}
        error={errors.text && t('users.suspend.missingText', { minimum: SUSPENSION_TEXT_MIN })}
        multiline
        minRows={3}
        inputProps={{ maxLength: SUSPENSION_TEXT_MAX, 'aria-required': true }}
      />
      <NumberInput
        {...register('days', { validate: fits })}
        label={t('users.suspend.days')}
        error={errors.days && t('users.suspend.badDays', { max: SUSPENSION_DAYS_MAX })}
        inputProps={{ 'aria-required': true }}
      />
      <Button type="submit" variant="outlined" color="error" disabled={isLoading} sx={{ justifySelf: 'start' }}>
        {t('users.suspend.send')}
      </Button>
    </Box>
  );
}
