// Times the search on a native PostgreSQL against a market of a million jobs that it makes, and against scoring all of them.
import { runBuilt } from './built.mjs';

runBuilt('bench/bench-search.js');
