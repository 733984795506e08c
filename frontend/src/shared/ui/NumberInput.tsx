import type { ComponentProps } from 'react';
import { TextInput } from './TextInput';

/** Longest text that is read as a number: "2 lakh 50 thousand rupees only". */
const NUMBER_TEXT_MAX = 60;

/**
 * A field for an amount, hours or another number, as text: a field of the browser's own kind hands on nothing where it does not know
 * what was typed, as "15k" or digits of Kannada. Read it by the readers of the domain's `typed-amount`, and say what was not understood.
 */
export function NumberInput({ inputProps, ...props }: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      autoComplete="off"
      {...props}
      inputProps={{ inputMode: 'decimal', maxLength: NUMBER_TEXT_MAX, ...inputProps }}
    />
  );
}
