import { addressOf } from '@nukkad/api-client/first-page-call';
import type { SignInRole } from '@nukkad/contract/accounts/auth';
import type { Language } from '@nukkad/contract/languages';
import { deviceLanguage } from '../../../shared/i18n/language-preference';

/** Parameters of a sign-in. */
export interface LoginWish {
  /** The side of the market that the account joins. */
  role?: SignInRole;
  /** The page to return to: a path of this site, which the server validates. */
  returnTo?: string | undefined;
  /** The address that the provider's page fills in. */
  email?: string | null | undefined;
  /** The number that prefills the form if there is no address. */
  phone?: string | null | undefined;
  /**
   * Reason of the sign-in: after a completed sign-up in this browser no further proof is required; after an idle time a
   * new proof is required, and for a call that requires a recent sign-in as well.
   */
  after?: 'sign-up' | 'idle' | 'confirm';
}

/**
 * Returns the address of the sign-in. The provider's page uses the language of the device unless the address contains
 * another one.
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
