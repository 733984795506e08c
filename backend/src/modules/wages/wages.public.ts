// Public interface of this module for the start of the product and other modules.
export { importMinimumWages } from './import-minimum-wages.use-case.js';
export { MinimumWageFileError } from './minimum-wage-file.js';
export { MinimumWages } from './minimum-wages.read-model.js';
export { WagesModule } from './wages.module.js';
