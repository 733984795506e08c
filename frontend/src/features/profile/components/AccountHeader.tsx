import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CONTACT_CHANNELS } from '@nukkad/contract/accounts/account';
import { formatPhone } from '@nukkad/contract/typing/format-phone';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../entities/session/components/Avatar';
import { usePersonName } from '../../../entities/session/hooks/usePersonName';
import { contactsOf } from '../model/contacts';
import { PendingContact } from './PendingContact';
import { SignOutLink } from './SignOutLink';

interface Props {
  user: CurrentUser;
  /** Whether Profile Settings are open, where the present address or number is verified with its code. */
  inSettings: boolean;
}

/** The signed-in user: picture, name, address (or number, without one) and role; and contacts that wait for a code. */
export function AccountHeader({ user, inSettings }: Props) {
  const { t } = useTranslation('profile');
  const contacts = contactsOf(user);
  const nameOf = usePersonName();
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Avatar user={user} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" translate="no" sx={{ overflowWrap: 'anywhere' }}>
            {nameOf(user, 'self')}
          </Typography>
          <Typography variant="body2" translate="no" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email ?? (user.phone && formatPhone(user.phone))}
          </Typography>
          <Box
            component="span"
            sx={{
              display: 'inline-block',
              mt: 1,
              px: 1,
              py: 0.25,
              borderRadius: '6px',
              bgcolor: 'primary.tint',
              color: 'primary.text',
              fontSize: '0.8125rem',
              fontWeight: 650,
            }}
          >
            {t(`role.badge.${user.role}`)}
          </Box>
          <SignOutLink account={user.id} size="small" sx={{ display: 'flex', width: 'fit-content', mt: 0.5, ml: -1 }}>
            {t('notYou')}
          </SignOutLink>
        </Box>
      </Box>
      {CONTACT_CHANNELS.map((channel) => {
        const { value, waiting } = contacts[channel];
        if (!waiting || (inSettings && waiting === value)) return null;
        return <PendingContact key={channel} user={user} channel={channel} waiting={waiting} />;
      })}
    </Box>
  );
}
