import { importSpecs } from '../../../../test/import-specs.js';

await importSpecs(import.meta.dirname);
