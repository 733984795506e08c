import type * as OidcProvider from 'oidc-provider';

const NOTICE = 'Unsupported runtime';

/**
 * Loads the identity provider package at first use. On Node 20 the package logs a warning on import that a later
 * release has longer support; the warning is known and documented, and is suppressed because it clutters the start
 * output.
 */
export async function loadOidcProvider(): Promise<typeof OidcProvider> {
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes(NOTICE)) warn(...parts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
