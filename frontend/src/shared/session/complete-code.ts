import { CODE_LENGTH } from '@nukkad/domain/limits';

const COMPLETE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** Whether a one-time code has all its digits, however they are spaced. */
export const isCompleteCode = (typed: string): boolean => COMPLETE.test(typed.replace(/\s/g, ''));
