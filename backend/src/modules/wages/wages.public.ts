// What the start of the product and other modules may use of this one.
export { importMinimumWages } from './import-minimum-wages.use-case.js';
export { MinimumWageFileError } from './minimum-wage-file.js';
export { MinimumWages } from './minimum-wages.read-model.js';
export { WagesModule } from './wages.module.js';
