// Builds a cluster from Debian packages on loopback ports (HAProxy, PgBouncer, a primary, a synchronous standby and a read
// replica of PostgreSQL, two servers, two workers), kills or stops each part under load, and compares outages and losses with
// their targets.
import { runLabProgram } from './lab-program.mjs';

await runLabProgram('cluster/test-cluster.js', { startsServers: true });
