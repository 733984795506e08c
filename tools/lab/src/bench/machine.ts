import { cpus, totalmem } from 'node:os';

/** Returns a description of the machine that does not identify it. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} cores (${processors[0]?.model ?? 'unknown'}), ${memory} GB memory, Node ${process.versions.node}`;
}
