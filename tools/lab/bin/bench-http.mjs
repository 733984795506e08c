// Makes the fifteen busiest calls at 1, 8, 32 and 200 connections beside a bare handler of Nest, and compares the time of a
// signed-in read with that of a health check.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('bench/bench-http.js', { startsServers: true });
