import { importFiles } from './import-specs.js';
import { shareOfNativeSpecs } from './native-specs.js';

await importFiles(shareOfNativeSpecs(0, 2, `${import.meta.dirname}/..`));
