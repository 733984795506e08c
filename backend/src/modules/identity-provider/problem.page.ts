import type { Language } from '@nukkad/contract/languages';
import { translate } from '../../common/i18n/translate.js';
import { type AuthPage } from '../auth/auth.public.js';
import { html } from '../../common/http/markup.js';

/**
 * Problems that stop a sign-in at the provider: it has expired, the server is busy, one address sent too many requests,
 * or an error occurred.
 */
export type SignInProblem = 'expired' | 'busy' | 'tooMany' | 'failed';

/** Returns a page that shows the problem and starts a new sign-in at `again`. */
export const problemPage = (language: Language, problem: SignInProblem, again: string): AuthPage => ({
  language,
  title: translate(language, 'auth:signIn.title'),
  body: html`<p role="alert">${translate(language, `auth:signIn.problem.${problem}`)}</p>
    <p><a class="button" href="${again}">${translate(language, 'auth:signIn.again')}</a></p>`,
});
