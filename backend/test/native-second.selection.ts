import { importFiles } from './import-specs.js';
import { shareOfNativeSpecs } from './native-specs.js';

await importFiles(shareOfNativeSpecs(1, 2, `${import.meta.dirname}/..`));
