// Times instant hire on a native PostgreSQL with 100,000 available workers: posting, a rush for one job, and messages over
// both queue engines against these engines alone.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('bench/bench-dispatch.js', { startsServers: true });
