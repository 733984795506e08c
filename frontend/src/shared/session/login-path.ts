import type { Language } from '@nukkad/domain/languages';
import { deviceLanguage } from '../i18n/language-preference';

/**
 * Where the browser goes to sign in. The provider's page speaks the language of the device; a page in another language
 * says so.
 */
export function loginPath(language: Language, role?: 'job-seeker' | 'employer'): string {
  const query = new URLSearchParams();
  if (role) query.set('role', role);
  if (language !== deviceLanguage()) query.set('language', language);
  return `/api/login${query.size > 0 ? `?${query}` : ''}`;
}
