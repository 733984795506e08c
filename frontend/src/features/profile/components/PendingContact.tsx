import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { ContactChannel } from '@nukkad/domain/account';
import { CODE_LENGTH } from '@nukkad/domain/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { profileApi } from '../api/profile-api';

interface Props {
  channel: ContactChannel;
  /** The address or number that waits for its code. */
  waiting: string;
}

/** A new address or number: it takes the place of the old one when its code is entered here. */
export function PendingContact({ channel, waiting }: Props) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const [code, setCode] = useState('');
  const [confirm, confirming] = profileApi.useConfirmContactChangeMutation();
  const [cancel, cancelling] = profileApi.useCancelContactChangeMutation();
  const [update, sending] = profileApi.useUpdateProfileMutation();
  const busy = confirming.isLoading || cancelling.isLoading || sending.isLoading;

  const attempt = async (call: () => Promise<unknown>, done?: string) => {
    try {
      await call();
      if (done) toast({ title: done });
    } catch (error) {
      toast({
        title: t('failed'),
        description: (error as ApiError).detail ?? t('pending.failed'),
        variant: 'destructive',
      });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => confirm({ channel, confirmContact: { code } }).unwrap(), t(`pending.confirmed.${channel}`));
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ mt: 2, p: 1.5, borderRadius: 1, bgcolor: 'background.tint' }}
    >
      <Box sx={{ mb: 1, overflowWrap: 'anywhere' }}>{t(`pending.${channel}`, { waiting })}</Box>
      <TextInput
        label={t('pending.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        inputProps={{ inputMode: 'numeric', maxLength: CODE_LENGTH * 2 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" disabled={busy || code.trim() === ''}>
          {t('pending.confirm')}
        </Button>
        <Button
          disabled={busy}
          onClick={() =>
            void attempt(() => update({ updateProfile: { [channel]: waiting } }).unwrap(), t('pending.sent'))
          }
        >
          {t('pending.resend')}
        </Button>
        <Button disabled={busy} onClick={() => void attempt(() => cancel({ channel }).unwrap())}>
          {t(`pending.keep.${channel}`)}
        </Button>
      </Box>
    </Box>
  );
}
