const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** Returns whether the storage rejects writes because its disk is full, a quota is exhausted, or it is read-only. */
export function isStorageFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && FULL_CODES.has(code);
}
