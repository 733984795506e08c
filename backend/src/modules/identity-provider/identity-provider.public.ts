// Public interface of this module for the application and other modules.
export { IdentityProviderModule } from './identity-provider.module.js';
export { mountIdentityProvider } from './mount-identity-provider.js';
