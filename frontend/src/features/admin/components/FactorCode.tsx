import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOneTimeCode } from '../../../entities/session/hooks/useOneTimeCode';
import { TextInput } from '../../../shared/ui/TextInput';

const RECOVERY_CODE_MAX = 32;

type TypedIn = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

interface Props {
  button: string;
  /** Number of recovery codes that can replace a code of the app; absent where recovery codes are not accepted. */
  recoveryCodesLeft?: number;
  /** Submits the code; rejects with the error of the server. */
  onCode: (code: string) => Promise<unknown>;
}

/**
 * Accepts a code of the app, submitted with its last digit, or a recovery code instead. After a wrong code the field is
 * ready for the next.
 */
export function FactorCode({ button, recoveryCodesLeft = 0, onCode }: Props) {
  const { t } = useTranslation('admin');
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const [recoveryCode, setRecoveryCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), [way]);
  const clear = () => {
    entry.clear();
    setRecoveryCode('');
  };
  const give = async (code: string) => {
    setBusy(true);
    try {
      await onCode(code);
    } catch (refusal) {
      setError((refusal as ApiError).detail ?? t('factor.code.failed'));
      clear();
      setBusy(false);
      field.current?.focus();
    }
  };
  const entry = useOneTimeCode({ smsCount: 0, busy, onComplete: (code) => void give(code) }); // the app sends no SMS
  const { inputProps, onChange, ...input } =
    way === 'app'
      ? entry.field
      : {
          value: recoveryCode,
          onChange: (event: TypedIn) => setRecoveryCode(event.target.value),
          autoComplete: 'off',
          inputProps: { autoCapitalize: 'characters', spellCheck: false, maxLength: RECOVERY_CODE_MAX },
        };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (input.value.trim() === '') setError(t('factor.code.missing'));
    else void give(input.value);
  };
  const change = (next: typeof way) => {
    setWay(next);
    clear();
    setError(undefined);
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <TextInput
        {...input}
        ref={field}
        label={t(`factor.code.${way}`)}
        hint={way === 'app' ? t('factor.code.appHint') : t('factor.code.left', { count: recoveryCodesLeft })}
        error={error}
        onChange={(event) => {
          setError(undefined);
          onChange(event);
        }}
        inputProps={{ ...inputProps, 'aria-required': true, readOnly: busy, translate: 'no', dir: 'ltr' }}
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
