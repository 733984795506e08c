// Times postings, balances and the nightly comparison on native PostgreSQL, with every commit on disk.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('bench/bench-ledger.js');
