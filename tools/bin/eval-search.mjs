// Judges the text search by what people type and the jobs that would be right for it, next to three other searches.
import { runBuilt } from './built.mjs';

runBuilt('evaluation/eval-search.js');
