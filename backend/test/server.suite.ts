import { importSpecs } from './import-specs.js';

await importSpecs(import.meta.dirname);
