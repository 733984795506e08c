/** Attribute value of a link in the server's document that preloads a script after the first paint. */
export const DEFERRED_PRELOAD = 'deferred-modulepreload';

/** Begins to fetch the scripts that the document names for later. */
export function fetchDeferredScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${DEFERRED_PRELOAD}"]`))
    link.rel = 'modulepreload';
}
