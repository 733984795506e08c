// Measures how soon a code is mailed, alone and while two thousand other mails wait.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('bench/bench-codes.js', { startsServers: true });
