import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOneTimeCode } from '../../../entities/session/hooks/useOneTimeCode';
import { TextInput } from '../../../shared/ui/TextInput';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import type { PhoneSignupState } from '../hooks/usePhoneSignup';
import type { PhoneSignup } from '../model/phone-signup';

/**
 * The field of the code sent to the number: submitted with its last digit, typed or read from the text message by the
 * browser.
 */
export function PhoneCodeStep({ signup, waiting }: { signup: PhoneSignupState; waiting: PhoneSignup }) {
  const { t } = useTranslation('signup');
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState(false);
  const [texts, setTexts] = useState(1);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const attempt = async (call: () => Promise<string | null>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    const failed = await call();
    setProblem(failed);
    setBusy(false);
    return failed === null;
  };
  const give = async (given: string): Promise<void> => {
    if (await attempt(() => signup.give(given))) return;
    entry.clear();
    field.current?.focus();
  };
  const entry = useOneTimeCode({ smsCount: texts, busy, onComplete: (code) => void give(code) });
  const resend = async (): Promise<void> => {
    setAgain(false);
    const isSent = await attempt(() => signup.send(waiting));
    if (isSent) setTexts(texts + 1);
    setAgain(isSent);
    field.current?.focus();
  };

  useEffect(() => field.current?.focus(), []);

  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="quick-title"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void give(entry.code);
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {t(again ? 'quick.codeAgain' : 'quick.codeText', { phone: waiting.phone })}
      </Typography>
      <TextInput
        {...entry.field}
        ref={field}
        label={t('quick.code')}
        error={problem ?? undefined}
        readOnly={busy}
        sx={{ fontSize: '1.375rem', letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' }}
      />
      <Box role="alert" sx={visuallyHidden}>
        {problem}
      </Box>
      <Button type="submit" variant="contained" size="large" disabled={busy || entry.code.trim() === ''}>
        {t(busy ? 'quick.checking' : 'quick.start')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button disabled={busy} onClick={() => void resend()}>
          {t('quick.resend')}
        </Button>
        <Button disabled={busy} onClick={signup.startAgain}>
          {t('quick.change')}
        </Button>
      </Box>
    </Box>
  );
}
