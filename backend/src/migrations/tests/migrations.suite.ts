import { afterAll } from '@jest/globals';
import { importSpecs } from '../../../test/import-specs.js';
import { shareSpareDatabase } from '../../../test/spare-database.js';

afterAll(shareSpareDatabase());
await importSpecs(import.meta.dirname);
