import { WORK_CODE_LENGTH } from '@nukkad/contract/instant-work/engagements';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../../shared/ui/TextInput';
import { codeDigits } from '../model/work-steps';

interface Props {
  label: string;
  hint: string;
  busy: boolean;
  error: string | undefined;
  /** Receives the complete code; resolves to whether it was correct. */
  onCode: (code: string) => Promise<boolean>;
  onChange: () => void;
}

/**
 * Accepts the code that the worker shows, and submits it with its last digit. After a wrong code the field is ready for
 * the next.
 */
export function CodeField({ label, hint, busy, error, onCode, onChange }: Props) {
  const { t } = useTranslation('instant-work/given-work');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const change = async (text: string) => {
    const code = codeDigits(text);
    setTyped(code);
    if (code.length > 0) onChange();
    if (code.length < WORK_CODE_LENGTH || busy) return;
    if (await onCode(code)) return;
    setTyped('');
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      label={label}
      hint={busy ? t('code.checking') : hint}
      error={error}
      value={typed}
      onChange={(event) => void change(event.target.value)}
      autoComplete="one-time-code"
      inputProps={{
        inputMode: 'numeric',
        readOnly: busy,
        translate: 'no',
        dir: 'ltr',
      }}
      sx={{
        maxWidth: 180,
        '& input': {
          fontSize: '1.875rem',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          letterSpacing: '0.2em',
          py: 1,
        },
      }}
    />
  );
}
