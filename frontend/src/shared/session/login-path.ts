import type { SignInRole } from '@nukkad/domain/auth';
import type { Language } from '@nukkad/domain/languages';
import { deviceLanguage } from '../i18n/language-preference';

/** What a sign-in is asked for with. */
export interface LoginWish {
  /** The side of the market that the account takes. */
  role?: SignInRole;
  /** The page to come back to: a path of this site, which the server checks. */
  returnTo?: string | undefined;
  /** The address that the provider's page fills in. */
  email?: string | undefined;
  /** The sign-up that was completed in this browser is proof enough. */
  afterSignUp?: boolean;
}

/**
 * Where the browser goes to sign in. The provider's page speaks the language of the device; a page in another language
 * says so.
 */
export function loginPath(language: Language, { role, returnTo, email, afterSignUp }: LoginWish = {}): string {
  const query = new URLSearchParams();
  if (role) query.set('role', role);
  if (returnTo) query.set('returnTo', returnTo);
  if (email) query.set('email', email);
  if (afterSignUp) query.set('after', 'sign-up');
  if (language !== deviceLanguage()) query.set('language', language);
  return `/api/login${query.size > 0 ? `?${query}` : ''}`;
}
