// Judges the order of the search by a synthetic market in which it is known what everybody wants.
import { runBuilt } from './built.mjs';

runBuilt('evaluation/eval-matching.js');
