/** As much of the browser's speech recognition as is used; TypeScript's library does not know it. */
export interface Recognition {
  lang: string;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
  stop: () => void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

type Speaking = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>;

/** The browser's speech recognition; undefined where it has none, and on pages over plain http, which may not listen. */
export const speechRecognition = (): (new () => Recognition) | undefined => {
  if (window.isSecureContext === false) return undefined;
  const browser = window as Speaking;
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};
