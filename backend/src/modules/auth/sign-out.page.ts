import { BRAND } from '@nukkad/contract/platform/brand';
import type { Language } from '@nukkad/contract/languages';
import { translate } from '../../common/i18n/translate.js';
import type { AuthPage } from './auth-page.js';
import { html, Markup } from '../../common/http/markup.js';

const page = (language: Language, form: Markup): AuthPage => ({
  language,
  title: translate(language, 'auth:signOut.title', { brand: BRAND }),
  body: html`<p>${translate(language, 'auth:signOut.question')}</p>
    ${form}`,
});

/** Asks whether to sign out, when another site sent the browser here. */
export const signOutPage = (language: Language): AuthPage =>
  page(
    language,
    html`<form method="post" action="/api/logout">
      <button class="wide">${translate(language, 'auth:signOut.button')}</button>
    </form>`,
  );

/** Returns the provider's confirmation page, shown without evidence of who signs out; `form` is the provider's form. */
export const providerSignOutPage = (language: Language, form: string): AuthPage =>
  page(
    language,
    html`${new Markup(form)}<button class="wide" form="op.logoutForm" name="logout" value="yes">
        ${translate(language, 'auth:signOut.button')}
      </button>`,
  );
