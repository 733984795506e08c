import type { Language } from '@nukkad/domain/languages';
import { translate } from '../../common/i18n/translate.js';
import type { AuthPage } from './auth-page.js';
import { html } from '../../common/http/markup.js';

/** What can stop a sign-in on the provider's side: it is too old, we are too busy, too much came from one
 * address, or it went wrong. */
export type SignInProblem = 'expired' | 'busy' | 'tooMany' | 'failed';

/** A page that says what stopped the sign-in and starts a new one at `again`. */
export const problemPage = (language: Language, problem: SignInProblem, again: string): AuthPage => ({
  language,
  title: translate(language, 'auth:signIn.title'),
  body: html`<p role="alert">${translate(language, `auth:signIn.problem.${problem}`)}</p>
    <p><a class="button" href="${again}">${translate(language, 'auth:signIn.again')}</a></p>`,
});
