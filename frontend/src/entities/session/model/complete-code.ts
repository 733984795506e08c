import { CODE_LENGTH } from '@nukkad/contract/limits';
import { digitsOf } from '@nukkad/contract/typing/typed-digits';

/** Returns whether a one-time code has all its digits, in any script and with any separators. */
export const isCompleteCode = (typed: string): boolean => digitsOf(typed).length === CODE_LENGTH;
