import { userMessageOf } from '../start/user-error.js';
import { runCommand } from './run-command.js';

/** Runs the command after `--` in the arguments, and ends this process with its exit code. */
export async function main(args: readonly string[]): Promise<void> {
  const separator = args.indexOf('--');
  const command = separator < 0 ? [] : args.slice(separator + 1);
  if (command.length === 0) {
    process.stderr.write('Use: node tools/bin/native-engines.mjs -- COMMAND [ARGUMENT…]\n');
    process.exit(2);
  }
  try {
    process.exit(await runCommand(command));
  } catch (error) {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  }
}
