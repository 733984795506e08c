import { describe, expect, it } from '@jest/globals';
import { linkConfiguration, poolerConfiguration, proxyConfiguration } from './cluster-configuration.js';

describe('the configuration of HAProxy', () => {
  const lines = proxyConfiguration({ front: 1, database: 2, apis: [3, 4], primary: 5, standby: 6 }).split('\n');

  it('checks each server by its readiness', () => {
    expect(lines).toContain('  option httpchk GET /api/health/ready');
    expect(lines.filter((line) => /server api\d 127\.0\.0\.1:[34] check$/.test(line))).toHaveLength(2);
  });

  it('repeats only calls that have one effect', () => {
    expect(lines).toContain('  http-request disable-l7-retry if !METH_GET !{ req.hdr(idempotency-key) -m found }');
  });

  it('returns the time of a retry while no server answers', () => {
    expect(lines.filter((line) => line.startsWith('  http-error status 503 '))).toEqual([
      expect.stringMatching(/ hdr Retry-After 2$/),
    ]);
  });

  it('leaves no connection at the standby while the primary answers', () => {
    expect(lines).toContain('  server standby 127.0.0.1:6 check backup');
    expect(lines).toContain(
      '  server primary 127.0.0.1:5 check on-marked-down shutdown-sessions on-marked-up shutdown-backup-sessions',
    );
  });
});

describe('the configuration of PgBouncer', () => {
  const text = poolerConfiguration(7, 8);

  it('sets each time limit itself that it does not pass on', () => {
    const ignored = /^ignore_startup_parameters = (.*)$/m.exec(text)?.[1]?.split(',') ?? [];
    const limits = ignored.filter((name) => name.endsWith('timeout'));
    expect(limits).toHaveLength(3);
    expect(limits.filter((name) => !text.includes(`SET ${name} = `))).toEqual([]);
  });

  it('pools transactions of the database behind the proxy', () => {
    expect(text).toContain('pool_mode = transaction');
    expect(text).toContain('host=127.0.0.1 port=8 ');
  });
});

describe('the configuration of a link', () => {
  const lines = linkConfiguration([
    { name: 'pooler', port: 1, target: 2 },
    { name: 'replica', port: 3, target: 4 },
  ]).split('\n');

  it('forwards each port to its target', () => {
    const at = lines.indexOf('listen replica');
    expect(lines.slice(at, at + 3)).toEqual(['listen replica', '  bind 127.0.0.1:3', '  server replica 127.0.0.1:4']);
    expect(lines.filter((line) => line.startsWith('listen '))).toHaveLength(2);
  });

  it('ends no connection that is silent during a partition', () => {
    expect(lines).toContain('  timeout client 1h');
    expect(lines).toContain('  timeout server 1h');
  });
});
