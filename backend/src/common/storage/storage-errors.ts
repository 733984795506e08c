const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** The storage takes no more files: its disk is full, a quota is used up, or it is read-only. */
export function isStorageFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && FULL_CODES.has(code);
}
