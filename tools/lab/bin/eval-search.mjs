// Evaluates the text search by typical queries and the jobs that are correct for them, compared with three other
// searches.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('evaluation/eval-search.js');
