/** Attribute value of a link in the server's document that preloads a script after the first paint. */
export const DEFERRED_PRELOAD = 'deferred-modulepreload';

/** Starts to fetch the deferred scripts that the document names. */
export function fetchDeferredScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${DEFERRED_PRELOAD}"]`))
    link.rel = 'modulepreload';
}
