import { spawnSync } from 'node:child_process';

/** Returns the reply of the Redis server at a port of 127.0.0.1 to a command; empty if it does not answer. */
export const callRedis = (port: number, ...command: string[]): string =>
  spawnSync('redis-cli', ['-p', String(port), ...command], { encoding: 'utf8' }).stdout?.trim() ?? '';
