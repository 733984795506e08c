import { CODE_LENGTH } from '@nukkad/domain/limits';
import { digitsOf } from '@nukkad/domain/typed-digits';

/** Whether a one-time code has all its digits, in any script and whatever stands between them. */
export const isCompleteCode = (typed: string): boolean => digitsOf(typed).length === CODE_LENGTH;
