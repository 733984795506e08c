// Sends mixed reads to the product over an increasing number of connections, and reports answered and refused calls and
// their latencies.
import { runBuilt } from './built.mjs';

runBuilt('bench/bench-overload.js');
