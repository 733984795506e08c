// npm run words -- "nal theek karna"   what a search text means, and the line of libs/language/data behind each part
import { runBuilt } from './built.mjs';

await runBuilt('words/words.js');
