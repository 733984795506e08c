// Times postings, balances and the nightly comparison on native PostgreSQL, with every commit on disk.
import { runBuilt } from './built.mjs';

runBuilt('bench/bench-ledger.js');
