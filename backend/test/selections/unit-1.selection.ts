import { importShare } from '../import-specs.js';

await importShare(import.meta.filename);
