// Starts PostgreSQL and Redis of this machine on free loopback ports in a temporary folder, runs the command after `--`
// with TEST_SERVER_URL and TEST_REDIS_URL set, and ends both, also after SIGINT, SIGTERM and SIGHUP.
import { buildTools } from './build-tools.mjs';

await buildTools();
const { main } = await import('../dist/native-engines/main.js');
await main(process.argv.slice(2));
