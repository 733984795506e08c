import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOneTimeCode } from '../../../entities/session/hooks/useOneTimeCode';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { profileApi } from '../api/profile-api';
import { contactsOf, shownContact } from '../model/contacts';
import { JoinAccount } from './JoinAccount';

interface Props {
  user: CurrentUser;
  channel: ContactChannel;
  /** The address or number that waits for its code. */
  waiting: string;
  /** Whether the code is the next step, because the user has just requested it. */
  isNext?: boolean;
}

/** Prefix of the problem codes for a correct code of another account; their sentences say so. */
const HAS_ACCOUNT = 'account.joining.hasAccount.';

/**
 * A new address or number, which replaces the old one when its code is entered here, or the present one, which the code
 * verifies. The code is submitted with its last digit.
 */
export function PendingContact({ user, channel, waiting, isNext = false }: Props) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const [hasAccount, setHasAccount] = useState<string>();
  const [texts, setTexts] = useState(1);
  const field = useRef<HTMLInputElement>(null);
  const [confirm, confirming] = profileApi.useConfirmContactChangeMutation();
  const [cancel, cancelling] = profileApi.useCancelContactChangeMutation();
  const [update, updating] = profileApi.useUpdateProfileMutation();
  const [send, sending] = profileApi.useSendContactCodeMutation();
  const busy = confirming.isLoading || cancelling.isLoading || updating.isLoading || sending.isLoading;
  const isInUse = contactsOf(user)[channel].value === waiting;
  /** The address or number of the account itself, and its channel. */
  const own = user.email ?? user.phone ?? '';
  const ownChannel = user.email ? 'email' : 'phone';

  useEffect(() => {
    if (isNext) field.current?.focus();
  }, [isNext]);

  const attempt = async (call: () => Promise<unknown>, done?: string) => {
    try {
      await call();
      if (done) toast({ title: done });
    } catch (error) {
      const { detail, problem } = error as ApiError;
      if (problem?.code?.startsWith(HAS_ACCOUNT)) {
        setHasAccount(detail);
        return;
      }
      toast({
        title: t('failed'),
        description: detail ?? t('pending.failed'),
        variant: 'destructive',
      });
    }
  };
  const give = (given: string) =>
    void attempt(
      () => confirm({ channel, confirmContact: { code: given } }).unwrap(),
      t(isInUse ? `unverified.verified.${channel}` : `pending.confirmed.${channel}`),
    );
  const sendAgain = () =>
    void attempt(async () => {
      await (isInUse ? send({ channel }) : update({ updateProfile: { [channel]: waiting } })).unwrap();
      setTexts(texts + 1);
    }, t('pending.sent'));
  const entry = useOneTimeCode({
    smsCount: channel === 'phone' && hasAccount === undefined ? texts : 0,
    busy,
    onComplete: give,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give(entry.code);
  };
  const keep = (
    <Button disabled={busy} onClick={() => void attempt(() => cancel({ channel }).unwrap())}>
      {isInUse ? t('unverified.later') : t(`pending.keep.${channel}`)}
    </Button>
  );
  if (hasAccount !== undefined) {
    return (
      <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.tint' }}>
        <JoinAccount channel={channel} said={hasAccount} own={own} ownChannel={ownChannel} keep={keep} />
      </Box>
    );
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.tint' }}>
      <Box sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {isInUse
          ? t('unverified.enter', { waiting: shownContact(channel, waiting) })
          : t(`pending.${channel}`, { waiting })}
      </Box>
      <TextInput {...entry.field} ref={field} label={t('pending.code')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" disabled={busy || entry.code.trim() === ''}>
          {t(isInUse ? 'unverified.verify' : 'pending.confirm')}
        </Button>
        <Button disabled={busy} onClick={sendAgain}>
          {t('pending.resend')}
        </Button>
        {keep}
      </Box>
    </Box>
  );
}
