import type * as OidcProvider from 'oidc-provider';

const NOTICE = 'Unsupported runtime';

/**
 * Loads the identity provider package when it is first needed. On Node 20 it warns on import that a later release is
 * supported longer; that is known and documented, and must not stand in the middle of an operator's start output.
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
