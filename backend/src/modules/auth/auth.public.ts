// Public interface of this module for the application and other modules.
export { AccountCodes } from './account-codes.js';
export { invalidCode, weakPassword } from './auth.errors.js';
export { AuthModule } from './auth.module.js';
export { isSignedIn, signedInHint } from './cookies.js';
export { DeviceSessions } from './device-sessions.js';
export { mountIdentityProvider } from './mount-identity-provider.js';
export { PasswordHasher } from './password-hasher.js';
export { passwordWeakness } from './password-strength.js';
export { resetSecondFactor } from './reset-second-factor.use-case.js';
export { SessionGuard } from './session.guard.js';
export { Sessions } from './sessions.js';
