// Migrates the database of DATABASE_URL in a separate process, as a starting instance does, and reports to its parent
// which migrations ran.
import { readConfig } from '../dist/config/environment.js';
import { migrateDatabase, migrateQueue } from '../dist/start/migrate.js';

const config = readConfig(process.env);
const ran = await migrateDatabase(config);
await migrateQueue(config);
process.send(ran, () => process.exit(0));
