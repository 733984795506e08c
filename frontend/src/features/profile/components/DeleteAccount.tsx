import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { CODE_LENGTH, PASSWORD_MAX } from '@nukkad/domain/limits';
import type { CurrentUser } from '@nukkad/domain/users';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { profileApi } from '../api/profile-api';

/** Ends the account in a week: with the password, or with a code from the mailbox, or from the phone without one. */
export function DeleteAccount({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const format = useFormat();
  const [way, setWay] = useState<'password' | 'code'>(user.hasPassword ? 'password' : 'code');
  const [proof, setProof] = useState('');
  const [isSent, setSent] = useState(false);
  const [sendCode, sending] = profileApi.useSendDeletionCodeMutation();
  const [deleteAccount, deleting] = profileApi.useDeleteAccountMutation();
  const busy = sending.isLoading || deleting.isLoading;

  const attempt = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (error) {
      toast({
        title: t('failed'),
        description: (error as ApiError).detail ?? t('data.failed'),
        variant: 'destructive',
      });
    }
  };
  const askForCode = () =>
    attempt(async () => {
      await sendCode().unwrap();
      setWay('code');
      setProof('');
      setSent(true);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() =>
      deleteAccount({ deleteAccount: way === 'password' ? { password: proof } : { code: proof } }).unwrap(),
    );
  };

  if (deleting.data) {
    return (
      <Box role="status">
        <Typography sx={{ mb: 2 }}>
          {t('data.deleted', { day: format.day(new Date(deleting.data.deletionDueAt)) })}
        </Typography>
        <Button variant="contained" href="/">
          {t('data.leave')}
        </Button>
      </Box>
    );
  }
  const canDelete = way === 'password' || isSent;
  return (
    <Box component="form" noValidate aria-labelledby="delete-account" onSubmit={submit}>
      <Typography id="delete-account" variant="subtitle2" component="h3">
        {t('data.deleteTitle')}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>{t('data.deleteText')}</Typography>
      {canDelete && (
        <TextInput
          label={t(way === 'password' ? 'password.currentPassword' : 'pending.code')}
          hint={way === 'code' ? t('data.codeSent', { email: user.email ?? user.phone }) : undefined}
          type={way === 'password' ? 'password' : 'text'}
          autoComplete={way === 'password' ? 'current-password' : 'one-time-code'}
          value={proof}
          onChange={(event) => setProof(event.target.value)}
          inputProps={
            way === 'password' ? { maxLength: PASSWORD_MAX } : { inputMode: 'numeric', maxLength: CODE_LENGTH * 2 }
          }
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {canDelete && (
          <Button type="submit" variant="contained" color="error" disabled={busy || proof.trim() === ''}>
            {t('data.delete')}
          </Button>
        )}
        <Button variant={canDelete ? 'text' : 'outlined'} disabled={busy} onClick={() => void askForCode()}>
          {t(isSent ? 'pending.resend' : user.email ? 'data.sendCode' : 'data.textCode')}
        </Button>
      </Box>
    </Box>
  );
}
