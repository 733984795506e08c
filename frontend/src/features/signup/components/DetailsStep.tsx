import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { SignUpForm, SignUpRule } from '@nukkad/contract/accounts/auth';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PHONE_MAX } from '@nukkad/contract/limits';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserFields } from './BrowserFields';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { chipStyles } from '../../../shared/ui/chip-styles';
import { TextInput } from '../../../shared/ui/TextInput';

type Field = keyof SignUpForm;

const chip = { ...chipStyles('background.tint'), mt: 0.5 } as const;

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

/** The ending of most email addresses in India, which a tap adds. */
const USUAL_ENDING = '@gmail.com';

const inputOf = (form: HTMLFormElement, field: Field): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${field}"]`);

/** Reads the typed values of the fields. */
function readForm(form: HTMLFormElement): SignUpForm {
  const text = (field: Field): string => inputOf(form, field)?.value ?? '';
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
  const [mailbox, setMailbox] = useState('');
  /** Whether the user has typed the confirmation. */
  const confirms = useRef(false);

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
    if (fields[0]) inputOf(element, fields[0])?.focus();
  };
  const clearError = (name: Field): void => {
    if (name in errors) setErrors(({ [name]: _changed, ...others }) => others);
  };
  /**
   * Copies a password that can be read into its confirmation, and clears the copy of a password that can't, until the
   * user changes the confirmation.
   */
  const confirm = (form: HTMLFormElement, isReadable: boolean): void => {
    const confirmation = inputOf(form, 'confirmPassword');
    if (!confirmation || confirms.current) return;
    confirmation.value = isReadable ? (inputOf(form, 'password')?.value ?? '') : '';
    clearError('confirmPassword');
  };
  const onInput = ({ target, currentTarget: form }: FormEvent<HTMLFormElement>): void => {
    const { name, value } = target as HTMLInputElement & { name: Field };
    clearError(name);
    if (name === 'email') setMailbox(value.trim());
    if (name === 'confirmPassword') confirms.current = value !== '';
    if (name === 'password') confirm(form, shown);
  };
  const endEmail = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    const email = form && inputOf(form, 'email');
    if (!email) return;
    email.value = mailbox + USUAL_ENDING;
    clearError('email');
    setMailbox(email.value);
    inputOf(form, 'phone')?.focus();
  };
  const toggle = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    if (!shown && form) confirm(form, true);
    setShown(!shown);
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
      onInput={onInput}
      onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
    >
      <BrowserFields>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput {...field('firstName', NAME_MAX)} autoComplete="given-name" />
          <TextInput {...field('lastName', NAME_MAX)} autoComplete="family-name" />
        </Box>
        <div>
          <TextInput
            {...field('email', EMAIL_MAX)}
            type="email"
            autoComplete="email"
            placeholder={t('placeholders.email')}
          />
          {mailbox !== '' && !mailbox.includes('@') && (
            <ButtonBase aria-label={t('emailEnding', { ending: USUAL_ENDING })} onClick={endEmail} sx={chip}>
              {USUAL_ENDING}
            </ButtonBase>
          )}
        </div>
        <TextInput {...field('phone', PHONE_MAX)} type="tel" autoComplete="tel" placeholder={t('placeholders.phone')} />
        <PasswordInput
          {...field('password', PASSWORD_MAX)}
          autoComplete="new-password"
          hint={t('passwordHint')}
          shown={shown}
          toggle={{ label: t(shown ? 'hidePassword' : 'showPassword'), onClick: toggle }}
        />
        <PasswordInput {...field('confirmPassword', PASSWORD_MAX)} autoComplete="new-password" shown={shown} />
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {t(isSubmitting ? 'creating' : 'create')}
        </Button>
      </BrowserFields>
    </Box>
  );
}
