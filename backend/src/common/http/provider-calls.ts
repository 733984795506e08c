const PROVIDER_CALLS = /^\/api\/provider-events(?:\/|$)/;

/**
 * Returns whether a path belongs to the calls of providers: of payments, text messages and WhatsApp. Their bodies are
 * signed bytes, sessions do not apply, and no page can make a browser sign a body, so that they need no header beside
 * the signature.
 */
export const isProviderCall = (path: string): boolean => PROVIDER_CALLS.test(path);
