// Times how new jobs find saved searches on a native PostgreSQL, and compares with judging every search.
import { runBuilt } from './built.mjs';

runBuilt('bench/bench-saved-searches.js');
