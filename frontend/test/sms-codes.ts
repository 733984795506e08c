import { act } from '@testing-library/react';

type Asked = CredentialRequestOptions & { otp?: { transport: string[] } };
type Read = (credential: { code: string }) => void;

/** Simulates a browser that reads codes from SMS with the user's permission. */
export function fakeSmsCodes() {
  let waits = 0;
  let reader: Read | null = null;
  const get = ({ signal, otp }: Asked) =>
    new Promise((resolve: Read, reject) => {
      if (!otp?.transport.includes('sms')) throw new TypeError('only codes of SMS are read here');
      waits += 1;
      reader = resolve;
      signal?.addEventListener('abort', () => {
        if (reader === resolve) reader = null;
        reject(new DOMException('nobody waits any more', 'AbortError'));
      });
    });
  Object.defineProperty(window, 'OTPCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  return {
    /** Returns how often the page waited for an SMS. */
    waits: () => waits,
    /** Returns whether the page waits for a code now. */
    isAwaited: () => reader !== null,
    /** Delivers an SMS with a code; it is lost if the page does not wait for it. */
    arrives: (code: string) =>
      act(async () => {
        reader?.({ code });
        reader = null;
      }),
  };
}

/** A browser that reads no SMS. */
export function noSmsCodes(): void {
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
