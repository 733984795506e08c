// Evaluates the text search by typical queries and the jobs that are correct for them, compared with three other
// searches.
import { runBuilt } from './built.mjs';

runBuilt('evaluation/eval-search.js');
