/** What a link says in the server's document that preloads a script once the page has been painted. */
export const DEFERRED_PRELOAD = 'deferred-modulepreload';

/** Begins to fetch the scripts that the document names for later. */
export function fetchDeferredScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${DEFERRED_PRELOAD}"]`))
    link.rel = 'modulepreload';
}
