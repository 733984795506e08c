import VisibilityIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibleIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SignUpForm, SignUpRule } from '@nukkad/domain/auth';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PHONE_MAX } from '@nukkad/domain/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIsInBrowser } from '../../../shared/rendering/rendering';
import { TextInput } from '../../../shared/ui/TextInput';

const EMPTY: SignUpForm = { firstName: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' };
const REQUIRED = ['firstName', 'lastName', 'email', 'phone', 'password'] as const;

/** The fields that a broken rule speaks of. */
function fieldsOf(rule: SignUpRule, form: SignUpForm): readonly (keyof SignUpForm)[] {
  const fields = {
    passwordMismatch: ['confirmPassword'],
    weakPassword: ['password'],
    invalidEmail: ['email'],
    invalidPhone: ['phone'],
  } as const;
  return rule === 'missingInformation' ? REQUIRED.filter((field) => form[field].trim() === '') : fields[rule];
}

/** First step: who is it. The rules are checked in their order; the first broken one is told. */
export function DetailsStep({ register: create }: { register: (form: SignUpForm) => Promise<SignUpRule | null> }) {
  const { t } = useTranslation('signup');
  const [shown, setShown] = useState(false);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<SignUpForm>({ defaultValues: EMPTY });
  const { isSubmitting, errors } = formState;

  const submit = handleSubmit(async (form) => {
    const broken = await create(form);
    if (!broken) return;
    const fields = fieldsOf(broken, form);
    for (const field of fields) setError(field, { type: broken });
    if (fields[0]) setFocus(fields[0]);
  });
  const field = (name: keyof SignUpForm, maxLength: number) => ({
    ...register(name),
    label: t(`fields.${name}`),
    error: errors[name] && t(`rules.${errors[name].type as SignUpRule}.field`),
    inputProps: { maxLength, 'aria-required': name !== 'confirmPassword' },
  });
  const isInBrowser = useIsInBrowser();
  const passwordType = shown ? 'text' : 'password';

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      {/* nothing can be typed into the server's document that nobody would read */}
      <Box
        component="fieldset"
        disabled={!isInBrowser}
        sx={{ display: 'grid', gap: 2.5, minWidth: 0, m: 0, p: 0, border: 0 }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput {...field('firstName', NAME_MAX)} autoComplete="given-name" />
          <TextInput {...field('lastName', NAME_MAX)} autoComplete="family-name" />
        </Box>
        <TextInput
          {...field('email', EMAIL_MAX)}
          type="email"
          autoComplete="email"
          placeholder={t('placeholders.email')}
        />
        <TextInput {...field('phone', PHONE_MAX)} type="tel" autoComplete="tel" placeholder={t('placeholders.phone')} />
        <TextInput
          {...field('password', PASSWORD_MAX)}
          type={passwordType}
          autoComplete="new-password"
          hint={t('passwordHint')}
          endAdornment={
            <IconButton
              edge="end"
              aria-label={t(shown ? 'hidePassword' : 'showPassword')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityIcon aria-hidden /> : <VisibleIcon aria-hidden />}
            </IconButton>
          }
        />
        <TextInput {...field('confirmPassword', PASSWORD_MAX)} type={passwordType} autoComplete="new-password" />
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {t(isSubmitting ? 'creating' : 'create')}
        </Button>
      </Box>
    </Box>
  );
}
