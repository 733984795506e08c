import { DEMO_ACCOUNTS, type DemoAccount } from '@nukkad/contract/accounts/auth';
import { CODE_LENGTH, EMAIL_MAX, PASSWORD_MAX } from '@nukkad/contract/limits';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@nukkad/contract/languages';
import type { Side } from '@nukkad/contract/accounts/users';
import { translate } from '../../common/i18n/translate.js';
import { type AuthPage, loginNameOf } from '../auth/auth.public.js';
import { html, type Markup } from '../../common/http/markup.js';

/**
 * The steps of a sign-in: choosing code or password; entering the code; verifying the mailbox after a right password.
 */
export const SIGN_IN_STEPS = ['password', 'code', 'unverified'] as const;
export type SignInStep = (typeof SIGN_IN_STEPS)[number];

export interface SignInView {
  step: SignInStep;
  language: Language;
  /** Path of this sign-in. */
  base: string;
  /** Address or number, as far as it is known. */
  login: string;
  /** See PasswordProof; empty when no right password was given. */
  proof: string;
  error?: string | undefined;
  demo: boolean;
  /** The side of the market that the sign-in is for. */
  side: Side;
}

type Text = (key: string, words?: Record<string, string>) => string;

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
    ${hidden('step', view.step)}${hidden('login', view.login)}${hidden('proof', view.proof)}${LANGUAGES.map(
      (language) =>
        html`<button
          class="quiet"
          name="lang"
          value="${language}"
          lang="${language}"
          aria-pressed="${String(language === view.language)}"
        >
          ${LANGUAGE_NAMES[language]}
        </button>`,
    )}
  </form>`;

const invalidOf = (view: SignInView): Markup | null =>
  view.error ? html` aria-invalid="true" aria-describedby="error"` : null;

const loginField = (view: SignInView, text: Text): Markup =>
  html`<label for="login">${text('login')}</label>
    <input
      id="login"
      name="login"
      inputmode="email"
      autocomplete="username"
      autocapitalize="none"
      spellcheck="false"
      data-number="${text('typeNumber')}"
      data-letters="${text('typeEmail')}"
      required
      maxlength="${EMAIL_MAX}"
      value="${view.login}"
      ${invalidOf(view)}
    />`;

/**
 * Enter presses the first button of a form: a hidden "Sign in", so that a typed password is submitted and no code is
 * requested.
 */
const passwordStep = (view: SignInView, text: Text): Markup =>
  html`<p class="soft">${text(view.side === 'employer' ? 'newEmployer' : 'codeHint')}</p>
    <form class="card" method="post" action="${view.base}">
      <button class="unseen" tabindex="-1" aria-hidden="true">${text('signIn')}</button>
      ${carried(view)}${loginField(view, text)}
      <button class="wide" formaction="${view.base}/code" formnovalidate>${text('sendCode')}</button>
      <p class="or">${text('or')}</p>
      <label for="password">${text('password')}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        autocapitalize="none"
        spellcheck="false"
        data-show="${text('showPassword')}"
        required
        maxlength="${PASSWORD_MAX}"
        ${invalidOf(view)}
      />
      <button class="wide second">${text('signIn')}</button>
    </form>
    ${view.demo && demoAccounts(text)}`;

const demoAccounts = (text: Text): Markup =>
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

const codeStep = (view: SignInView, text: Text): Markup =>
  html`<p class="notice" role="status">${text('codeSent', { login: view.login })}</p>
    <form class="card" method="post" action="${view.base}/verify">
      ${carried(view)}${hidden('login', view.login)}
      <label for="code">${text('code')}</label>
      <input
        id="code"
        class="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        autofocus
        required
        data-length="${CODE_LENGTH}"
        ${loginNameOf(view.login)?.channel === 'sms' ? html`data-texted` : null}
        maxlength="${CODE_LENGTH * 4}"
        ${invalidOf(view)}
      />
      <button class="wide">${text('signIn')}</button>
    </form>
    <form method="post" action="${view.base}/code">
      ${carried(view)}${hidden('login', view.login)}
      <button class="quiet again">${text('sendAnother')}</button>
    </form>
    <p><a class="link" href="${view.base}?lang=${view.language}">${text('otherLogin')}</a></p>`;

const unverifiedStep = (view: SignInView, text: Text): Markup =>
  html`<p class="notice" role="status">${text('unverified', { email: view.login })}</p>
    <form class="card" method="post" action="${view.base}/code">
      ${carried(view)}${hidden('login', view.login)}
      <button class="wide">${text('sendCode')}</button>
    </form>`;

/**
 * Returns the page of a step. It works without its script, which submits a code at its last digit and can show the
 * password.
 */
export function signInPage(view: SignInView): AuthPage {
  const text: Text = (key, words = {}) => translate(view.language, `auth:signIn.${key}`, words);
  const steps = { password: passwordStep, code: codeStep, unverified: unverifiedStep };
  return {
    language: view.language,
    title: text('title'),
    hasScript: true,
    choice: languageChoice(view, translate(view.language, 'auth:pages.language')),
    body: html`${view.error && html`<p class="error" id="error" role="alert">${view.error}</p>`}${steps[view.step](view, text)}`,
  };
}
