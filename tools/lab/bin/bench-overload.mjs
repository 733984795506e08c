// Sends mixed reads to the product over an increasing number of connections, and reports answered and refused calls and
// their latencies.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('bench/bench-overload.js', { startsServers: true });
