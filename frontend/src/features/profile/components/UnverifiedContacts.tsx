import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import { CONTACT_CHANNELS, type ContactChannel } from '@nukkad/contract/accounts/account';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../shared/ui/toast/useToast';
import { profileApi } from '../api/profile-api';
import { contactsOf, shownContact } from '../model/contacts';
import { PendingContact } from './PendingContact';

/** An unverified address or number, and the button that sends a code to it. */
function Unverified({ channel, value, onSend }: { channel: ContactChannel; value: string; onSend: () => void }) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const [send, { isLoading }] = profileApi.useSendContactCodeMutation();
  const sendCode = async () => {
    onSend();
    try {
      await send({ channel }).unwrap();
      toast({ title: t('pending.sent') });
    } catch (error) {
      toast({
        title: t('failed'),
        description: (error as ApiError).detail ?? t('pending.failed'),
        variant: 'destructive',
      });
    }
  };
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.tint' }}>
      <Box sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {t(`unverified.${channel}`, { own: shownContact(channel, value) })}
      </Box>
      <Button variant="contained" disabled={isLoading} onClick={() => void sendCode()}>
        {t('unverified.send')}
      </Button>
    </Box>
  );
}

/** The unverified contacts of the account: the button to verify one, and then the field for its code. */
export function UnverifiedContacts({ user }: { user: CurrentUser }) {
  const contacts = contactsOf(user);
  const [asked, setAsked] = useState<ContactChannel>();
  return CONTACT_CHANNELS.map((channel) => {
    const { value, waiting, isVerified } = contacts[channel];
    if (!value || isVerified) return null;
    if (!waiting) {
      return <Unverified key={channel} channel={channel} value={value} onSend={() => setAsked(channel)} />;
    }
    if (waiting !== value) return null;
    return <PendingContact key={channel} user={user} channel={channel} waiting={waiting} isNext={asked === channel} />;
  });
}
