// Computes calls, processors, rows and bytes of the product for a number of accounts, from stated assumptions and measured costs.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('simulation/sim-country.js');
