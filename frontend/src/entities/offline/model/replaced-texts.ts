import { i18n, replaced } from '../../../shared/i18n/i18n';
import { loadLocale } from '../../../shared/i18n/locale-files';

/** Delay before replaced texts are fetched again, in milliseconds; it doubles with each failure. */
const FETCH_AGAIN_MS = 5000;
const FETCH_AGAIN_MAX_MS = 300_000;

/** Fetches texts, as `<language>/<namespace>`, that English replaces; without them, English remains. */
async function fetchReplaced(key: string): Promise<void> {
  const [language = '', ...path] = key.split('/');
  const namespace = path.join('/');
  const texts = await loadLocale(namespace, language).catch(() => null);
  if (!texts) return;
  replaced.delete(key);
  i18n.addResourceBundle(language, namespace, texts, false, true);
  // draws the page again
  if (language === i18n.language) i18n.emit('languageChanged', language);
}

/**
 * Fetches the texts again that English replaces: after a delay that grows, and when the network returns, until all have
 * arrived. Shows each as it arrives. Returns a function that ends this.
 */
export function followReplacedTexts(): () => void {
  let delay = FETCH_AGAIN_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const schedule = (): void => {
    if (replaced.size > 0 && !isEnded) timer ??= setTimeout(() => void fetchAgain(), delay);
  };
  const fetchAgain = async (): Promise<void> => {
    clearTimeout(timer);
    await Promise.all(Array.from(replaced, fetchReplaced));
    timer = undefined;
    delay = replaced.size > 0 ? Math.min(2 * delay, FETCH_AGAIN_MAX_MS) : FETCH_AGAIN_MS;
    schedule();
  };
  const onOnline = (): void => void fetchAgain();
  schedule();
  i18n.on('failedLoading', schedule);
  window.addEventListener('online', onOnline);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    i18n.off('failedLoading', schedule);
    window.removeEventListener('online', onOnline);
  };
}
