/** Settings of the place of the queues in Redis. */
interface RedisSettings {
  REDIS_URL?: string | undefined;
  REDIS_SENTINELS: readonly string[];
  REDIS_CLUSTER: readonly string[];
  REDIS_PASSWORD?: string | undefined;
}

/** Throws what `refuse` returns if two places of Redis are set, or a password without nodes. */
export function checkRedisSettings(
  { REDIS_URL, REDIS_SENTINELS, REDIS_CLUSTER, REDIS_PASSWORD }: RedisSettings,
  refuse: (sentence: string) => Error,
): void {
  const nodes = [REDIS_SENTINELS.length > 0, REDIS_CLUSTER.length > 0];
  if ([REDIS_URL !== undefined, ...nodes].filter(Boolean).length > 1) {
    throw refuse('Set REDIS_URL, REDIS_SENTINELS or REDIS_CLUSTER: the queues are in one place.');
  }
  if (REDIS_PASSWORD !== undefined && !nodes.includes(true)) {
    throw refuse('REDIS_PASSWORD belongs to REDIS_SENTINELS or REDIS_CLUSTER: REDIS_URL contains its own password.');
  }
}
