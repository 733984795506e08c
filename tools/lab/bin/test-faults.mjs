// Kills and stops processes of the product and its engines under load, and verifies by the history of calls that nothing was
// lost and nothing happened twice.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('faults/test-faults.js', { startsServers: true });
