import { isAbsolute, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { buildWhatChanged } from './build.js';
import { checkDataDirectory } from './checks-before-start.js';
import { Child } from './child.js';
import { ownDatabase, sharedDatabase } from './database.js';
import { BUNDLED } from './server.js';
import { readSettings, serverEnvironment } from './settings.js';
import { Shutdown } from './shutdown.js';
import { databaseNote } from './start.js';
import { Steps } from './steps.js';

/** Runs one command of the server (`staff`, `gazetteer:import`) on its database, starting the embedded one if need be. */
export async function main(command: string): Promise<void> {
  const shutdown = new Shutdown();
  try {
    const [settings, steps] = [readSettings(process.env), new Steps()];
    await checkDataDirectory(settings.dataDir);
    const [database] = await Promise.all([
      steps.run(
        'database',
        async () => sharedDatabase(settings) ?? ownDatabase(settings, steps, shutdown),
        (found) => databaseNote(found, settings),
      ),
      steps.run(
        'build',
        () => buildWhatChanged(shutdown),
        (text) => text,
      ),
    ]);
    const args = process.argv.slice(2).map((arg) => (!isAbsolute(arg) && existsSync(arg) ? resolve(arg) : arg));
    const child = new Child({
      args: [BUNDLED, command, ...args],
      env: { ...serverEnvironment(settings, database), NUKKAD_DEMO: '0' },
      onLine: (line) => steps.say(line),
    });
    shutdown.add(() => child.stop(500));
    await child.success();
    await shutdown.finish();
  } catch (error) {
    await shutdown.fail(error);
  }
}
