import { addressOf } from '@nukkad/api-client/first-page-call';
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
  email?: string | null | undefined;
  /** The number that it fills in where there is no address. */
  phone?: string | null | undefined;
  /** The sign-up that was completed in this browser is proof enough; after an idle time a new proof is asked for. */
  after?: 'sign-up' | 'idle';
}

/**
 * Where the browser goes to sign in. The provider's page speaks the language of the device; a page in another language
 * says so.
 */
export function loginPath(language: Language, wish: LoginWish = {}): string {
  return addressOf('logIn', {
    ...wish,
    returnTo: wish.returnTo || undefined,
    email: wish.email || undefined,
    phone: (!wish.email && wish.phone) || undefined,
    language: language === deviceLanguage() ? undefined : language,
  });
}
