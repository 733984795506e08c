import { CODE_LENGTH } from '@nukkad/domain/limits';

const WHOLE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** Whether all digits of a code are there, however they are spaced. */
export const isWholeCode = (typed: string): boolean => WHOLE.test(typed.replace(/\s/g, ''));
