import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { DeleteAccount as Proof } from '@nukkad/contract/accounts/account';
import { PASSWORD_MAX } from '@nukkad/contract/limits';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useOneTimeCode } from '../../../entities/session/hooks/useOneTimeCode';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { profileApi } from '../api/profile-api';

/**
 * Deletes the account in a week: with the password, or with a code from the mailbox, or from the phone without one,
 * submitted with its last digit.
 */
export function DeleteAccount({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const format = useFormat();
  const [way, setWay] = useState<'password' | 'code'>(user.hasPassword ? 'password' : 'code');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [codesSent, setCodesSent] = useState(0);
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
      entry.clear();
      setCodesSent(codesSent + 1);
    });
  const give = (proof: Proof) => void attempt(() => deleteAccount({ deleteAccount: proof }).unwrap());
  const entry = useOneTimeCode({
    smsCount: user.email || deleting.data ? 0 : codesSent,
    busy,
    onComplete: (code) => give({ code }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give(way === 'password' ? { password } : { code: entry.code });
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
  const canDelete = way === 'password' || codesSent > 0;
  const proof = way === 'password' ? password : entry.code;
  return (
    <Box component="form" noValidate aria-labelledby="delete-account" onSubmit={submit}>
      <Typography id="delete-account" variant="subtitle2" component="h3">
        {t('data.deleteTitle')}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>{t('data.deleteText')}</Typography>
      {way === 'password' && (
        <PasswordInput
          label={t('password.currentPassword')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          inputProps={{ maxLength: PASSWORD_MAX }}
          shown={shown}
          toggle={{ label: t(shown ? 'password.hide' : 'password.show'), onClick: () => setShown(!shown) }}
        />
      )}
      {way === 'code' && codesSent > 0 && (
        <TextInput
          {...entry.field}
          label={t('pending.code')}
          hint={t('data.codeSent', { email: user.email ?? user.phone })}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {canDelete && (
          <Button type="submit" variant="contained" color="error" disabled={busy || proof.trim() === ''}>
            {t('data.delete')}
          </Button>
        )}
        <Button variant={canDelete ? 'text' : 'outlined'} disabled={busy} onClick={() => void askForCode()}>
          {t(codesSent > 0 ? 'pending.resend' : user.email ? 'data.sendCode' : 'data.textCode')}
        </Button>
      </Box>
    </Box>
  );
}
