const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** The service that stores files cannot be reached, is too busy, or did not answer in time. */
export class StorageUnavailable extends Error {}

/** The service that stores files accepts no more of them. */
export class StorageFull extends Error {}

/** Returns whether the storage rejects writes because its disk is full, a quota is exhausted, or it is read-only. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageFull) return true;
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && FULL_CODES.has(code);
}
