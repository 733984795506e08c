import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Service {
  build?: string;
  environment?: Record<string, string | number>;
  healthcheck?: { test: string[] };
}

/** Workspaces that the server runs from. */
const SERVED = ['backend', 'libs/contract', 'libs/screening', 'libs/language'];

const lines = text('Dockerfile').split('\n');
const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
const services = (parse(text('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> }).services;

describe('the image', () => {
  it('contains every package folder that the server is resolved from', () => {
    const lock = JSON.parse(text('package-lock.json')) as { packages: Record<string, object> };
    const folders = new Set(
      Object.keys(lock.packages).flatMap((path) => /^((?:.*?\/)?node_modules)\//.exec(path)?.[1] ?? []),
    );
    const needed = ['node_modules', ...SERVED.map((folder) => `${folder}/node_modules`)];
    expect([...folders]).toContain('backend/node_modules'); // else this proves nothing
    for (const folder of needed) {
      expect(lastStage).toContain(`COPY --from=dependencies /app/${folder} ${folder}`);
    }
  });

  it('returns the memory of pictures to the system, as npm start does', () => {
    expect(lastStage).toContain('ENV MALLOC_MMAP_THRESHOLD_=131072');
    expect(text('tools/src/start/server.ts')).toContain("MALLOC_MMAP_THRESHOLD_: '131072'");
  });

  it('can copy those folders whether or not they contain a package', () => {
    const made = /&& mkdir -p (.+)/.exec(text('Dockerfile'))?.[1]?.split(' ');
    expect(made).toEqual(SERVED.map((folder) => `${folder}/node_modules`));
  });

  it('asks the server of calls whether it is well, on the port that it serves', () => {
    const probe = lastStage.find((line) => line.includes('/api/health/live')) ?? '';
    expect(probe).toContain("'http://127.0.0.1:'+process.env.PORT+'/api/health/live'");
  });
});

describe('the composition', () => {
  it('asks a worker, which serves no calls, where it answers', () => {
    const { environment, healthcheck } = services['worker'] ?? {};
    expect(environment).toMatchObject({ ROLE: 'worker', METRICS_PORT: expect.any(Number) });
    expect(healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${environment?.['METRICS_PORT']}/metrics`);
  });

  it('defines no probe for the other services of the image', () => {
    const own = Object.entries(services).filter(([, service]) => service.build && service.healthcheck);
    expect(own.map(([name]) => name)).toEqual(['worker']);
  });
});
