import { fetchTextsAgain, i18n, listReplaced, TEXTS_ARRIVED } from '../../../shared/i18n/i18n';

/** Delay before replaced texts are fetched again, in milliseconds; it doubles with each failure. */
const FETCH_AGAIN_MS = 5000;
const FETCH_AGAIN_MAX_MS = 300_000;

/**
 * Fetches the texts of the page's language again that English replaces: after a delay that grows, and when the network
 * returns, until all have arrived. Draws the page with those that arrive. Returns a function that ends this. Browsers
 * other than Chromium may cache the failure of a file until the page is loaded again.
 */
export function followReplacedTexts(): () => void {
  let delay = FETCH_AGAIN_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFetching = false;
  let isEnded = false;
  const schedule = (): void => {
    if (!isFetching && !isEnded && listReplaced().length > 0) timer ??= setTimeout(() => void fetchAgain(), delay);
  };
  const fetchAgain = async (): Promise<void> => {
    if (isFetching) return;
    isFetching = true;
    clearTimeout(timer);
    timer = undefined;
    const arrived = await Promise.all(listReplaced().map((namespace) => fetchTextsAgain(namespace).catch(() => false)));
    if (arrived.includes(true)) i18n.emit(TEXTS_ARRIVED);
    delay = arrived.includes(false) ? Math.min(2 * delay, FETCH_AGAIN_MAX_MS) : FETCH_AGAIN_MS;
    isFetching = false;
    schedule();
  };
  const onOnline = (): void => void fetchAgain();
  schedule();
  i18n.on('failedLoading', schedule);
  i18n.on('languageChanged', schedule);
  window.addEventListener('online', onOnline);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    i18n.off('failedLoading', schedule);
    i18n.off('languageChanged', schedule);
    window.removeEventListener('online', onOnline);
  };
}
