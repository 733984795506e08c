// Evaluates the order of search results in a synthetic market with known preferences of all seekers.
import { runBuilt } from './built.mjs';

runBuilt('evaluation/eval-matching.js');
