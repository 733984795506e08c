import { DEMO_ACCOUNTS, type DemoAccount } from '@nukkad/domain/auth';
import { CODE_LENGTH, EMAIL_MAX, PASSWORD_MAX } from '@nukkad/domain/limits';
import { type Language, LANGUAGES } from '@nukkad/domain/languages';
import type { Side } from '@nukkad/domain/users';
import { translate } from '../../common/i18n/translate.js';
import type { AuthPage } from './auth-page.js';
import { html, type Markup } from '../../common/http/markup.js';

/** The steps of signing in: with a password; asking for a code; giving it; a right password of an unproven mailbox. */
export const SIGN_IN_STEPS = ['password', 'email', 'code', 'unverified'] as const;
export type SignInStep = (typeof SIGN_IN_STEPS)[number];

export interface SignInView {
  step: SignInStep;
  language: Language;
  /** Path of this sign-in. */
  base: string;
  email: string;
  /** See PasswordProof; empty when no right password was given. */
  proof: string;
  error?: string | undefined;
  demo: boolean;
  /** The side of the market that the sign-in is for. */
  side: Side;
}

const OWN_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', kn: 'ಕನ್ನಡ' };
const DEMO_LABELS: Record<DemoAccount['role'], string> = {
  job_seeker: 'seeker',
  employer: 'employer',
  support: 'support',
};

const hidden = (name: string, value: string): Markup => html`<input type="hidden" name="${name}" value="${value}" />`;

/** Hidden fields that carry a sign-in from page to page. */
const carried = (view: SignInView): Markup => html`${hidden('lang', view.language)}${hidden('proof', view.proof)}`;

const languageChoice = (view: SignInView, label: string): Markup =>
  html`<form class="languages" method="post" action="${view.base}/view" aria-label="${label}">
    ${hidden('step', view.step)}${hidden('email', view.email)}${hidden('proof', view.proof)}${LANGUAGES.map(
      (language) =>
        html`<button
          class="quiet"
          name="lang"
          value="${language}"
          lang="${language}"
          aria-pressed="${String(language === view.language)}"
        >
          ${OWN_NAMES[language]}
        </button>`,
    )}
  </form>`;

function emailField(view: SignInView, label: string): Markup {
  const invalid = view.error ? html` aria-invalid="true" aria-describedby="error"` : null;
  return html`<label for="email">${label}</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="username"
      required
      maxlength="${EMAIL_MAX}"
      value="${view.email}"
      ${invalid}
    />`;
}

function passwordStep(view: SignInView, text: (key: string) => string): Markup {
  const invalid = view.error ? html` aria-invalid="true" aria-describedby="error"` : null;
  return html`${view.side === 'employer' && html`<p class="soft">${text('newEmployer')}</p>`}
    <form class="card" method="post" action="${view.base}">
      ${carried(view)}${emailField(view, text('email'))}
      <label for="password">${text('password')}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        required
        maxlength="${PASSWORD_MAX}"
        ${invalid}
      />
      <button class="wide">${text('signIn')}</button>
    </form>
    <p><a class="link" href="${view.base}/code?lang=${view.language}">${text('codeInstead')}</a></p>
    ${view.demo && demoAccounts(text)}`;
}

const demoAccounts = (text: (key: string) => string): Markup =>
  html`<section class="card" aria-labelledby="demo">
    <h2 id="demo">${text('demoTitle')}</h2>
    <dl>
      ${DEMO_ACCOUNTS.map(
        (account) =>
          html`<dt>${text(`demo.${DEMO_LABELS[account.role]}`)}</dt>
            <dd>${account.email}</dd>
            <dd>${account.password}</dd>`,
      )}
    </dl>
  </section>`;

const emailStep = (view: SignInView, text: (key: string) => string): Markup =>
  html`<p class="soft">${text('codeHint')}</p>
    <form class="card" method="post" action="${view.base}/code">
      ${carried(view)}${emailField(view, text('email'))}
      <button class="wide">${text('sendCode')}</button>
    </form>
    <p><a class="link" href="${view.base}?lang=${view.language}">${text('passwordInstead')}</a></p>`;

function codeStep(view: SignInView, text: (key: string, words?: Record<string, string>) => string): Markup {
  const invalid = view.error ? html` aria-invalid="true" aria-describedby="error"` : null;
  return html`<p class="notice" role="status">${text('codeSent', { email: view.email })}</p>
    <form class="card" method="post" action="${view.base}/verify">
      ${carried(view)}${hidden('email', view.email)}
      <label for="code">${text('code')}</label>
      <input
        id="code"
        class="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        required
        maxlength="${CODE_LENGTH * 2}"
        ${invalid}
      />
      <button class="wide">${text('signIn')}</button>
    </form>
    <form method="post" action="${view.base}/code">
      ${carried(view)}${hidden('email', view.email)}
      <button class="quiet">${text('sendAnother')}</button>
    </form>`;
}

const unverifiedStep = (view: SignInView, text: (key: string, words?: Record<string, string>) => string): Markup =>
  html`<p class="notice" role="status">${text('unverified', { email: view.email })}</p>
    <form class="card" method="post" action="${view.base}/code">
      ${carried(view)}${hidden('email', view.email)}
      <button class="wide">${text('sendCode')}</button>
    </form>`;

/** The page of a step. It needs no script. */
export function signInPage(view: SignInView): AuthPage {
  const text = (key: string, words: Record<string, string> = {}): string =>
    translate(view.language, `auth:signIn.${key}`, words);
  const steps = { password: passwordStep, email: emailStep, code: codeStep, unverified: unverifiedStep };
  return {
    language: view.language,
    title: text('title'),
    choice: languageChoice(view, translate(view.language, 'auth:pages.language')),
    body: html`${view.error && html`<p class="error" id="error" role="alert">${view.error}</p>`}${steps[view.step](view, text)}`,
  };
}
