import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@nukkad/domain/limits';
import { plainDigits } from '@nukkad/domain/typed-digits';
import { hashToken } from './token.js';

/** Without letters and digits that are taken for each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Codes of 80 random bits, in groups that can be copied by hand. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

/** What is stored of a code, however it is written: with or without spaces and dashes, in capitals or not. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(
    plainDigits(code.normalize('NFKC'))
      .replace(/[^a-z0-9]/gi, '')
      .toUpperCase(),
  );
