// Evaluates the order of search results in a synthetic market with known preferences of all seekers.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('evaluation/eval-matching.js');
