import { CITY_MAX, STREET_MAX, UpdateBillingSchema, ZIP_MAX } from '@nukkad/contract/accounts/account';
import { EMAIL_MAX, NAME_MAX } from '@nukkad/contract/limits';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';
import { profileApi } from '../api/profile-api';
import { useSettingsForm } from '../hooks/useSettingsForm';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';

const valuesOf = (user: CurrentUser) => ({
  billingName: user.billingName,
  billingEmail: user.billingEmail,
  billingAddress: user.billingAddress,
  billingCity: user.billingCity,
  billingState: user.billingState,
  billingZip: user.billingZip,
  billingCountry: user.billingCountry,
});

/** The billing details of the account. */
export function BillingPanel({ user, onClose }: PanelProps) {
  const { t } = useTranslation('profile');
  const [update] = profileApi.useUpdateBillingMutation();
  const { register, submit, errorOf, isSaving } = useSettingsForm({
    user,
    valuesOf,
    check: (values) => UpdateBillingSchema.safeParse(values),
    save: (updateBilling) => update({ updateBilling }).unwrap(),
    words: { saved: t('billing.saved'), failed: t('billing.failed') },
    onDone: onClose,
  });
  const field = (name: keyof ReturnType<typeof valuesOf>, maxLength: number) => ({
    ...register(name),
    label: t(`billing.${name}`),
    error: errorOf(name),
    inputProps: { maxLength },
  });
  return (
    <PanelFrame title={t('entries.billing')} onClose={onClose} onSubmit={(event) => void submit(event)} busy={isSaving}>
      <TextInput {...field('billingName', NAME_MAX * 2)} autoComplete="billing name" />
      <TextInput {...field('billingEmail', EMAIL_MAX)} type="email" autoComplete="billing email" />
      <TextInput {...field('billingAddress', STREET_MAX)} autoComplete="billing street-address" />
      <TextInput {...field('billingCity', CITY_MAX)} autoComplete="billing address-level2" />
      <TextInput {...field('billingState', CITY_MAX)} autoComplete="billing address-level1" />
      <TextInput {...field('billingZip', ZIP_MAX)} autoComplete="billing postal-code" placeholder="560001" />
      <TextInput {...field('billingCountry', CITY_MAX)} autoComplete="billing country-name" />
    </PanelFrame>
  );
}
