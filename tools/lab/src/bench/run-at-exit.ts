/** Runs `work` when the process ends, also by Ctrl-C or SIGTERM: the servers that it started would remain. */
export function runAtExit(work: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  process.once('exit', work);
}
