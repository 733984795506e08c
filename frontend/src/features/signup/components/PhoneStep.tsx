import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { NAME_MAX, PHONE_MAX } from '@nukkad/contract/limits';
import { typedPhone } from '@nukkad/contract/typing/typed-phone';
import type { Side } from '@nukkad/contract/accounts/users';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';
import { type PhoneSignup, SIDES } from '../model/phone-signup';
import { BrowserFields } from './BrowserFields';

/** The two roles as large radio buttons. */
function RoleChoice({ initial }: { initial: Side }) {
  const { t } = useTranslation('signup');
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 620 }}>
        {t('quick.side')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }}>
        {SIDES.map((side) => (
          <Box
            component="label"
            key={side}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 56,
              px: 1.5,
              py: 1,
              border: '1px solid',
              borderColor: 'text.placeholder',
              borderRadius: 1,
              fontWeight: 620,
              cursor: 'pointer',
              overflowWrap: 'anywhere',
              '&:has(:checked)': { borderColor: 'primary.text', bgcolor: 'primary.tint' },
              '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.text', outlineOffset: '2px' },
            }}
          >
            <Box
              component="input"
              type="radio"
              name="side"
              value={side}
              defaultChecked={side === initial}
              sx={{ flexShrink: 0, width: 22, height: 22, m: 0, accentColor: 'currentcolor', color: 'primary.text' }}
            />
            {t(`quick.sides.${side}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface Props {
  side: Side;
  /** Resolves to the error text, or null. */
  onSend: (signup: PhoneSignup) => Promise<string | null>;
  /** Called when the user focuses a field. */
  onBegin: () => void;
}

/** First step of the sign-up by phone: number, name and side; the code follows. */
export function PhoneStep({ side, onSend, onBegin }: Props) {
  const { t } = useTranslation('signup');
  const [isSending, setSending] = useState(false);
  const [wrong, setWrong] = useState<{ phone?: string; name?: string }>({});
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const { currentTarget: form } = event;
    const text = (name: string): string =>
      form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value.trim() ?? '';
    const isHiring = form.querySelector('input[value="employer"]:checked') !== null;
    const [phone, name] = [typedPhone(text('mobile')), text('name')];
    setProblem(null);
    setWrong({ ...(phone ? {} : { phone: t('quick.noPhone') }), ...(name ? {} : { name: t('quick.noName') }) });
    if (!phone || !name) {
      form.querySelector<HTMLInputElement>(`input[name="${phone ? 'name' : 'mobile'}"]`)?.focus();
      return;
    }
    setSending(true);
    setProblem(await onSend({ phone, name, side: isHiring ? 'employer' : 'job_seeker' }));
    setSending(false);
  };

  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="quick-title"
      onFocus={onBegin}
      onInput={() => setWrong({})}
      onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
    >
      <BrowserFields>
        <TextInput
          name="mobile"
          label={t('quick.phone')}
          error={wrong.phone}
          type="tel"
          autoComplete="tel"
          placeholder={t('quick.phonePlaceholder')}
          inputProps={{ maxLength: PHONE_MAX, 'aria-required': true }}
        />
        <TextInput
          name="name"
          label={t('quick.name')}
          error={wrong.name}
          autoComplete="name"
          inputProps={{ maxLength: NAME_MAX, 'aria-required': true }}
        />
        <RoleChoice initial={side} />
        {problem && (
          <Typography role="alert" sx={{ color: 'error.main', fontWeight: 620 }}>
            {problem}
          </Typography>
        )}
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          {t(isSending ? 'quick.sending' : 'quick.send')}
        </Button>
      </BrowserFields>
    </Box>
  );
}
