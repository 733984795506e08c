/** Says where the key of the encrypted columns of a backup is; `keys` is the value of PII_KEYS. */
export const keyNote = (keys = ''): string =>
  keys.split(',').some((key) => key.trim() !== '')
    ? 'Keep PII_KEYS apart from it: without them nobody reads what is encrypted.'
    : 'The key of the encrypted columns is in this backup: set PII_KEYS.';
