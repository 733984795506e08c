// Times how new jobs find saved searches on a native PostgreSQL, and compares with judging every search.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('bench/bench-saved-searches.js');
