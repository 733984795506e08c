// Runs made-up cities in virtual time through the use cases of instant hire, and compares ways to dispatch.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('simulation/sim-dispatch.js');
