import { main as start } from './start.js';

/** Works on tasks beside a server that runs with ROLE=api. */
export async function main(): Promise<void> {
  await start('worker');
}
