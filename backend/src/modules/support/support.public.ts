// Public interface of this module for other modules.
export { RequestIntake } from './request-intake.js';
export { SupportModule } from './support.module.js';
