// Builds the named TypeScript projects (by default that of the working folder) with the native compiler. TypeScript 6
// is installed as well for the tools that call a compiler from JavaScript.
import { spawn } from 'node:child_process';
import compilerPath from '../../node_modules/typescript-7/lib/getExePath.js';

// More checkers share out the files of a program, but each checks the types they have in common once more.
const ONE_CHECKER = ['--checkers', '1', '--builders', '1'];

const compiler = spawn(compilerPath(), ['-b', ...ONE_CHECKER, ...process.argv.slice(2)], { stdio: 'inherit' });
const stop = () => compiler.kill();
process.on('exit', stop).on('SIGTERM', stop).on('SIGINT', stop);
compiler.on('exit', (code) => (process.exitCode = code ?? 1));
