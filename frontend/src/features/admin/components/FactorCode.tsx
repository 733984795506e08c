import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import { CODE_LENGTH } from '@nukkad/domain/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';

const RECOVERY_CODE_MAX = 32;

interface Props {
  button: string;
  /** How many recovery codes may stand in for the app; absent where none may. */
  recoveryCodesLeft?: number;
  /** Takes the code; rejects with what the server said. */
  onCode: (code: string) => Promise<unknown>;
}

/** Takes a code of the app, or a recovery code in its place. A wrong one leaves the field ready for the next. */
export function FactorCode({ button, recoveryCodesLeft = 0, onCode }: Props) {
  const { t } = useTranslation('admin');
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), [way]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setError(t('factor.code.missing'));
    setBusy(true);
    try {
      await onCode(code);
    } catch (refusal) {
      setError((refusal as ApiError).detail ?? t('factor.code.failed'));
      setCode('');
      setBusy(false);
      field.current?.focus();
    }
  };
  const change = (next: typeof way) => {
    setWay(next);
    setCode('');
    setError(undefined);
  };
  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
      <TextInput
        ref={field}
        label={t(`factor.code.${way}`)}
        hint={way === 'app' ? t('factor.code.appHint') : t('factor.code.left', { count: recoveryCodesLeft })}
        error={error}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
        autoComplete={way === 'app' ? 'one-time-code' : 'off'}
        inputProps={{
          ...(way === 'app'
            ? { inputMode: 'numeric', maxLength: CODE_LENGTH * 2 }
            : { autoCapitalize: 'characters', spellCheck: false, maxLength: RECOVERY_CODE_MAX }),
          'aria-required': true,
          readOnly: busy,
          translate: 'no',
          dir: 'ltr',
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {button}
        </Button>
        {recoveryCodesLeft > 0 && (
          <Button disabled={busy} onClick={() => change(way === 'app' ? 'recovery' : 'app')}>
            {t(way === 'app' ? 'factor.code.useRecovery' : 'factor.code.useApp')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
