// Public interface of this module for the application and other modules.
export { AccountCodes } from './account-codes.js';
export { AUTH_PAGE_HEADERS, type AuthPage, documentOf, SCRIPT_PATH, sendAuthPage } from './auth-page.js';
export { FONTS_PATH, serveFonts } from './auth-page.fonts.js';
export { AUTH_PAGE_STYLE } from './auth-page.style.js';
export { invalidCode, weakPassword } from './auth.errors.js';
export { AuthModule } from './auth.module.js';
export { type ClosedSessionsListener, OnSessionsClosed } from './closed-sessions.js';
export { ENTERED_CODES_PER_IP, SENT_CODES_PER_IP, takeBackCode } from './code-sending.js';
export { cookieName, cookieOptions, isSignedIn, readCookie, signedInHint } from './cookies.js';
export { DeviceSessions } from './device-sessions.js';
export {
  afterLogoutUrl,
  loginCallbackUrl,
  ONCE_PARAMETER,
  PROVIDER_ALGORITHM,
  PROVIDER_CLIENT_ID,
  PROVIDER_PATH,
  providerClientSecret,
  providerIssuer,
  SIDE_PARAMETER,
} from './identity-provider-settings.js';
export { loginNameOf } from './login-name.js';
export { OneTimeSignIns } from './one-time-sign-ins.js';
export { pageLanguage } from './page-language.js';
export { PasswordHasher } from './password-hasher.js';
export { passwordWeakness } from './password-strength.js';
export { SendSignInCode } from './send-sign-in-code.use-case.js';
export { SessionGuard } from './session.guard.js';
export { Sessions } from './sessions.js';
export { landingOf, restartAddress, signInGoal } from './sign-in-goal.js';
export { providerSignOutPage } from './sign-out.page.js';
export { SignInWithCode } from './sign-in-with-code.use-case.js';
export { SignInWithPassword } from './sign-in-with-password.use-case.js';
export { IS_STAFF_IDLE, StaffActivity } from './staff-activity.js';
export { hashToken } from './token.js';
