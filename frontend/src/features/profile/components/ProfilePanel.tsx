import CheckIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { type ContactChannel, UpdateProfileSchema } from '@nukkad/contract/accounts/account';
import { BIO_MAX, EMAIL_MAX, NAME_MAX, PHONE_MAX } from '@nukkad/contract/limits';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';
import { profileApi } from '../api/profile-api';
import { useSettingsForm } from '../hooks/useSettingsForm';
import { contactsOf } from '../model/contacts';
import { AvatarField } from './AvatarField';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';
import { UnverifiedContacts } from './UnverifiedContacts';

const valuesOf = ({ firstName, lastName, email, phone, bio }: CurrentUser) => ({
  firstName,
  lastName,
  email: email ?? '',
  phone: phone ?? '',
  bio,
});

type Values = ReturnType<typeof valuesOf>;

/**
 * Profile Settings: picture, name, address, number and a bio. A new address or number waits for its code; an unverified
 * one is listed above them all, with the button to verify it.
 */
export function ProfilePanel({ user, onClose }: PanelProps) {
  const { t } = useTranslation('profile');
  const [update] = profileApi.useUpdateProfileMutation();
  /** Removes the empty address of an account without one, because it is optional there. */
  const wished = ({ email, ...others }: Values) => (email === '' && !user.email ? others : { ...others, email });
  const { register, watch, submit, errorOf, isSaving } = useSettingsForm({
    user,
    valuesOf,
    check: (values) => UpdateProfileSchema.safeParse(wished(values)),
    save: (values) => update({ updateProfile: wished(values) }).unwrap(),
    words: { saved: t('profile.saved'), failed: t('profile.failed') },
    onDone: onClose,
  });
  const field = (name: keyof Values) => ({
    ...register(name),
    label: t(`profile.${name}`),
    error: errorOf(name),
  });
  /** Returns the field of an address or number, with its verification state while it contains the present value. */
  const contact = (channel: ContactChannel, hint?: string) => {
    const { value, isVerified } = contactsOf(user)[channel];
    const isInUse = Boolean(value) && watch(channel) === value;
    return {
      ...field(channel),
      hint: isInUse && !isVerified ? t('unverified.hint') : hint,
      endAdornment: isInUse && isVerified && (
        <InputAdornment position="end">
          <CheckIcon color="success" fontSize="small" titleAccess={t('profile.verified')} />
        </InputAdornment>
      ),
    };
  };
  return (
    <PanelFrame
      title={t('entries.settings')}
      notice={<UnverifiedContacts user={user} />}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={isSaving}
    >
      <AvatarField user={user} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextInput {...field('firstName')} autoComplete="given-name" inputProps={{ maxLength: NAME_MAX }} />
        <TextInput {...field('lastName')} autoComplete="family-name" inputProps={{ maxLength: NAME_MAX }} />
      </Box>
      <TextInput
        {...contact('email', t('profile.codeHint'))}
        type="email"
        autoComplete="email"
        inputProps={{ maxLength: EMAIL_MAX }}
      />
      <TextInput
        {...contact('phone')}
        type="tel"
        autoComplete="tel"
        placeholder="+91 98765 43210"
        inputProps={{ maxLength: PHONE_MAX, inputMode: 'tel' }}
      />
      <TextInput {...field('bio')} multiline minRows={3} maxRows={8} inputProps={{ maxLength: BIO_MAX }} />
    </PanelFrame>
  );
}
