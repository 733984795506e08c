import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@nukkad/contract/limits';
import { plainDigits } from '@nukkad/contract/typing/typed-digits';
import { hashToken } from '../auth/auth.public.js';

/** Omits letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Codes of 80 random bits, in groups that can be copied by hand. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

/** Returns the stored form of a code, independent of spaces, dashes and case. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(
    plainDigits(code.normalize('NFKC'))
      .replace(/[^a-z0-9]/gi, '')
      .toUpperCase(),
  );
