// Runs made-up cities in virtual time through the use cases of instant hire, and compares ways to dispatch.
import { runBuilt } from './built.mjs';

runBuilt('simulation/sim-dispatch.js');
