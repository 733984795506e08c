import type { ApiError } from '@nukkad/api-client/base-query';
import { brokenPasswordRule } from '@nukkad/contract/accounts/account';
import { PASSWORD_MAX } from '@nukkad/contract/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { profileApi } from '../api/profile-api';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/**
 * Changes the password. The two rules are checked in order and shown as messages; the server checks the old password.
 */
export function PasswordPanel({ user, onClose }: PanelProps) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const [shown, setShown] = useState(false);
  const [change] = profileApi.useChangePasswordMutation();
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: EMPTY });

  const save = async ({ currentPassword, newPassword, confirmPassword }: typeof EMPTY) => {
    const rule = brokenPasswordRule(newPassword, confirmPassword);
    if (rule) {
      toast({ title: t(`password.${rule}`), variant: 'destructive' });
      return;
    }
    try {
      await change({ changePassword: { currentPassword, newPassword } }).unwrap();
    } catch (error) {
      toast({
        title: t('failed'),
        description: (error as ApiError).detail ?? t('password.failed'),
        variant: 'destructive',
      });
      return;
    }
    reset(EMPTY);
    toast({ title: t('password.saved') });
    onClose();
  };
  if (!user.hasPassword) {
    return (
      <PanelFrame title={t('entries.password')} text={t('password.elsewhere')} onClose={onClose} children={null} />
    );
  }
  const field = (name: keyof typeof EMPTY) => ({
    ...register(name),
    shown,
    label: t(`password.${name}`),
    inputProps: { maxLength: PASSWORD_MAX },
  });
  return (
    <PanelFrame
      title={t('entries.password')}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit(save)(event)}
      busy={formState.isSubmitting}
    >
      <PasswordInput
        {...field('currentPassword')}
        autoComplete="current-password"
        toggle={{ label: t(shown ? 'password.hide' : 'password.show'), onClick: () => setShown(!shown) }}
      />
      <PasswordInput {...field('newPassword')} autoComplete="new-password" hint={t('password.hint')} />
      <PasswordInput {...field('confirmPassword')} autoComplete="new-password" />
    </PanelFrame>
  );
}
