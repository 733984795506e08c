// measured.mjs FILE COMMAND ARGUMENTS…: runs a command, ends as it ends, and writes the processor seconds of everything it
// started into FILE.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpuSecondsOfDescendants } from '../dist/test-run/cpu-time.js';

const [file, command, ...args] = process.argv.slice(2);
const { status } = spawnSync(command, args, { stdio: 'inherit' });
writeFileSync(file, JSON.stringify({ cpuSeconds: cpuSecondsOfDescendants() }));
process.exit(status ?? 1);
