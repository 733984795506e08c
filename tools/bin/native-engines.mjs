// Starts PostgreSQL and Redis of this machine on free loopback ports in a temporary folder, runs the command behind `--`
// with TEST_SERVER_URL and TEST_REDIS_URL set, and ends both.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const POSTGRES_ROOT = '/usr/lib/postgresql';
const READY_MS = 20_000;

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(port) {
  const end = Date.now() + READY_MS;
  while (Date.now() < end) {
    const open = await new Promise((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.end());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

/** PostgreSQL refuses to run as root; there is always the account that its package made. */
const asPostgres = (command) =>
  process.getuid?.() === 0 ? ['su', ['postgres', '-c', command]] : ['sh', ['-c', command]];

const folder = mkdtempSync(join(tmpdir(), 'nukkad-native-'));
chmodSync(folder, 0o755);
const data = join(folder, 'pg');
mkdirSync(data);
if (process.getuid?.() === 0) spawnSync('chown', ['postgres', data]);
const version = readdirSync(POSTGRES_ROOT).sort((a, b) => Number(b) - Number(a))[0];
const bin = join(POSTGRES_ROOT, version, 'bin');
const [pgPort, redisPort] = [await freePort(), await freePort()];

const init = spawnSync(...asPostgres(`${bin}/initdb -D ${data} -A trust -E UTF8 --locale=C.UTF-8`), {
  encoding: 'utf8',
});
if (init.status !== 0) throw new Error(init.stderr);
const settings = `-p ${pgPort} -k ${data} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
const control = (action) => spawnSync(...asPostgres(`${bin}/pg_ctl -D ${data} -w ${action}`), { stdio: 'ignore' });
const redis = spawn(
  'redis-server',
  ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--maxmemory-policy', 'noeviction'],
  { cwd: folder, stdio: 'ignore' },
);
let status;
try {
  control(`-o "${settings}" -l ${data}/log start`);
  await Promise.all([answers(pgPort), answers(redisPort)]);
  const [command, ...args] = process.argv.slice(process.argv.indexOf('--') + 1);
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_SERVER_URL: `postgres://postgres@127.0.0.1:${pgPort}/postgres`,
      TEST_REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    },
  });
  status = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
} finally {
  redis.kill('SIGTERM');
  control('-m fast stop');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
