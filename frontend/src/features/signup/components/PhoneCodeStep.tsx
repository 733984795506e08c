import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CODE_LENGTH } from '@nukkad/domain/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWholeCode } from '../../../shared/session/whole-code';
import { TextInput } from '../../../shared/ui/TextInput';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import type { PhoneSignupState } from '../hooks/usePhoneSignup';
import { textedCode } from '../model/texted-code';
import type { PhoneSignup } from '../model/phone-signup';

/** The code that was sent to the number: it is tried with its last digit, typed or read from the text by the browser. */
export function PhoneCodeStep({ signup, waiting }: { signup: PhoneSignupState; waiting: PhoneSignup }) {
  const { t } = useTranslation('signup');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState(false);
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
    setCode('');
    field.current?.focus();
  };
  const type = (typed: string): void => {
    setCode(typed);
    if (typed !== code && isWholeCode(typed) && !busy) void give(typed);
  };
  const resend = async (): Promise<void> => {
    setAgain(false);
    setAgain(await attempt(() => signup.send(waiting)));
    field.current?.focus();
  };

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const stop = new AbortController();
    void textedCode(stop.signal).then((read) => {
      if (read) type(read);
    });
    return () => stop.abort();
  }, []);

  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="quick-title"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void give(code);
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {t(again ? 'quick.codeAgain' : 'quick.codeText', { phone: waiting.phone })}
      </Typography>
      <TextInput
        ref={field}
        label={t('quick.code')}
        error={problem ?? undefined}
        value={code}
        onChange={(event) => type(event.target.value)}
        autoComplete="one-time-code"
        inputProps={{ inputMode: 'numeric', maxLength: CODE_LENGTH * 2, readOnly: busy, translate: 'no' }}
        sx={{ fontSize: '1.5rem', letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' }}
      />
      <Box role="alert" sx={visuallyHidden}>
        {problem}
      </Box>
      <Button type="submit" variant="contained" size="large" disabled={busy || code.trim() === ''}>
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
