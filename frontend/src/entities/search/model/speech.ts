/** The used part of the browser's speech recognition, which TypeScript's library does not declare. */
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

/**
 * Returns the browser's speech recognition; undefined if it has none, and on pages over plain http, which may not
 * record.
 */
export const speechRecognition = (): (new () => Recognition) | undefined => {
  if (window.isSecureContext === false) return undefined;
  const browser = window as Speaking;
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};
