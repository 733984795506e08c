import { CODE_LENGTH } from '@nukkad/contract/limits';
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { readSmsCode } from '../model/sms-code';
import { isCompleteCode } from '../model/complete-code';

/** Maximum length of the field: a code with other text that was copied with it. */
const CODE_TEXT_MAX = CODE_LENGTH * 4;

interface Options {
  /**
   * Number of SMS with a code that were sent; the hook waits for each. 0 if there is none: no code was requested, or it
   * was mailed.
   */
  smsCount: number;
  /** Whether a call is pending: then no code is submitted automatically. */
  busy: boolean;
  /** Submits a code. */
  onComplete: (code: string) => void;
}

/**
 * Entry of a one-time code: it is submitted once it is complete, typed or read from the SMS by the browser (WebOTP).
 */
export function useOneTimeCode({ smsCount, busy, onComplete }: Options) {
  const [code, setCode] = useState('');
  const enter = (entered: string): void => {
    setCode(entered);
    if (entered !== code && isCompleteCode(entered) && !busy) onComplete(entered);
  };
  const onRead = useEffectEvent(enter);
  useEffect(() => {
    if (smsCount === 0) return undefined;
    const stop = new AbortController();
    void readSmsCode(stop.signal).then((read) => {
      if (read && !stop.signal.aborted) onRead(read);
    });
    return () => stop.abort();
  }, [smsCount]);
  return {
    code,
    clear: () => setCode(''),
    /** Properties of the code's field, with room for separators between the digits. */
    field: {
      value: code,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => enter(target.value),
      autoComplete: 'one-time-code',
      inputProps: { inputMode: 'numeric', maxLength: CODE_TEXT_MAX, translate: 'no' },
    } as const,
  };
}
