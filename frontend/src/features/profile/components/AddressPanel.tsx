import { CITY_MAX, STREET_MAX, UpdateAddressSchema, ZIP_MAX } from '@nukkad/contract/accounts/account';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';
import { profileApi } from '../api/profile-api';
import { useSettingsForm } from '../hooks/useSettingsForm';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';

const valuesOf = ({ street, city, state, zipCode, country }: CurrentUser) => ({
  street,
  city,
  state,
  zipCode,
  country,
});

/** The postal address of the account. */
export function AddressPanel({ user, onClose }: PanelProps) {
  const { t } = useTranslation('profile');
  const [update] = profileApi.useUpdateAddressMutation();
  const { register, submit, errorOf, isSaving } = useSettingsForm({
    user,
    valuesOf,
    check: (values) => UpdateAddressSchema.safeParse(values),
    save: (updateAddress) => update({ updateAddress }).unwrap(),
    words: { saved: t('address.saved'), failed: t('address.failed') },
    onDone: onClose,
  });
  const field = (name: keyof ReturnType<typeof valuesOf>, maxLength: number) => ({
    ...register(name),
    label: t(`address.${name}`),
    error: errorOf(name),
    inputProps: { maxLength },
  });
  return (
    <PanelFrame title={t('entries.address')} onClose={onClose} onSubmit={(event) => void submit(event)} busy={isSaving}>
      <TextInput {...field('street', STREET_MAX)} autoComplete="street-address" />
      <TextInput {...field('city', CITY_MAX)} autoComplete="address-level2" />
      <TextInput {...field('state', CITY_MAX)} autoComplete="address-level1" />
      <TextInput {...field('zipCode', ZIP_MAX)} autoComplete="postal-code" placeholder="560001" />
      <TextInput {...field('country', CITY_MAX)} autoComplete="country-name" />
    </PanelFrame>
  );
}
