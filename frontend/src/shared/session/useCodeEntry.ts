import { CODE_LENGTH } from '@nukkad/domain/limits';
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { textedCode } from './texted-code';
import { isWholeCode } from './whole-code';

interface Options {
  /** How many texts have gone out; each is waited for. 0 where none is: no code was asked for, or it goes by mail. */
  texts: number;
  /** Whether a call is under way: then nothing is tried by itself. */
  busy: boolean;
  /** Tries a code. */
  onWhole: (code: string) => void;
}

/** A code that is being entered: it is tried with its last digit, typed or read from its text by the browser (WebOTP). */
export function useCodeEntry({ texts, busy, onWhole }: Options) {
  const [code, setCode] = useState('');
  const enter = (entered: string): void => {
    setCode(entered);
    if (entered !== code && isWholeCode(entered) && !busy) onWhole(entered);
  };
  const onRead = useEffectEvent(enter);
  useEffect(() => {
    if (texts === 0) return undefined;
    const stop = new AbortController();
    void textedCode(stop.signal).then((read) => {
      if (read && !stop.signal.aborted) onRead(read);
    });
    return () => stop.abort();
  }, [texts]);
  return {
    code,
    clear: () => setCode(''),
    /** What the field of the code is given; there is room for spaces between the digits. */
    field: {
      value: code,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => enter(target.value),
      autoComplete: 'one-time-code',
      inputProps: { inputMode: 'numeric', maxLength: CODE_LENGTH * 2, translate: 'no' },
    } as const,
  };
}
