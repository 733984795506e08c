// npm run words:diff -- [COMMIT]   which texts of the search evaluation the data reads otherwise than that of a commit (HEAD)
import { runBuilt } from './built.mjs';

runBuilt('words/words-diff.js');
