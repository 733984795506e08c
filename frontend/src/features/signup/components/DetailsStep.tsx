import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SignUpForm, SignUpRule } from '@nukkad/contract/accounts/auth';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PHONE_MAX } from '@nukkad/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserFields } from './BrowserFields';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { TextInput } from '../../../shared/ui/TextInput';

type Field = keyof SignUpForm;

const REQUIRED = ['firstName', 'lastName', 'email', 'phone', 'password'] as const;

/** Returns the fields that a broken rule concerns. */
function fieldsOf(rule: SignUpRule, form: SignUpForm): readonly Field[] {
  const fields = {
    passwordMismatch: ['confirmPassword'],
    weakPassword: ['password'],
    invalidEmail: ['email'],
    invalidPhone: ['phone'],
  } as const;
  return rule === 'missingInformation' ? REQUIRED.filter((field) => form[field].trim() === '') : fields[rule];
}

/** Reads the typed values of the fields. */
function readForm(form: HTMLFormElement): SignUpForm {
  const text = (field: Field): string => form.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.value ?? '';
  return {
    ...{ firstName: text('firstName'), lastName: text('lastName'), email: text('email'), phone: text('phone') },
    ...{ password: text('password'), confirmPassword: text('confirmPassword') },
  };
}

interface Props {
  register: (form: SignUpForm) => Promise<SignUpRule | null>;
  /** Called when the user focuses a field. */
  onBegin: () => void;
}

/** First step: name and contacts. The rules are checked in order; the first violation is shown. */
export function DetailsStep({ register, onBegin }: Props) {
  const { t } = useTranslation('signup');
  const [shown, setShown] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Field, SignUpRule>>>({});

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSubmitting) return;
    const { currentTarget: element } = event;
    const form = readForm(element);
    setSubmitting(true);
    const broken = await register(form);
    setSubmitting(false);
    const fields = broken ? fieldsOf(broken, form) : [];
    setErrors(Object.fromEntries(fields.map((field) => [field, broken])));
    element.querySelector<HTMLInputElement>(`input[name="${fields[0]}"]`)?.focus();
  };
  /** Clears the error of a field when the user changes it. */
  const clearError = ({ target }: FormEvent): void => {
    const { name } = target as HTMLInputElement;
    if (name in errors) setErrors(({ [name as Field]: _changed, ...others }) => others);
  };
  const field = (name: Field, maxLength: number) => ({
    name,
    label: t(`fields.${name}`),
    error: errors[name] && t(`rules.${errors[name]}.field`),
    inputProps: { maxLength, 'aria-required': name !== 'confirmPassword' },
  });

  return (
    <Box
      component="form"
      noValidate
      onFocus={onBegin}
      onInput={clearError}
      onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
    >
      <BrowserFields>
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
        <PasswordInput
          {...field('password', PASSWORD_MAX)}
          autoComplete="new-password"
          hint={t('passwordHint')}
          shown={shown}
          toggle={{ label: t(shown ? 'hidePassword' : 'showPassword'), onClick: () => setShown(!shown) }}
        />
        <PasswordInput {...field('confirmPassword', PASSWORD_MAX)} autoComplete="new-password" shown={shown} />
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {t(isSubmitting ? 'creating' : 'create')}
        </Button>
      </BrowserFields>
    </Box>
  );
}
