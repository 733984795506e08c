// Public interface of this module for the application and other modules.
export { resetSecondFactor } from './reset-second-factor.use-case.js';
export { SecondFactorModule } from './second-factor.module.js';
