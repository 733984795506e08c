// Times the search on a native PostgreSQL against a market of a million jobs that it makes, and against scoring all of them.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('bench/bench-search.js');
