// npm run words:diff -- [COMMIT]   which texts of the search evaluation the data reads otherwise than that of a commit (HEAD)
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('evaluation/words-diff.js');
