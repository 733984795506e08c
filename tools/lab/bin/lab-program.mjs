import { runBuilt } from '../../bin/built.mjs';

/** Runs a compiled program of the laboratory; see `runBuilt`. */
export const runLabProgram = (program, options) =>
  runBuilt(program, { ...options, folder: 'tools/lab', project: '@nukkad/lab' });
