import type { ComponentProps } from 'react';
import { TextInput } from './TextInput';

/** Maximum length of a text that is parsed as a number: "2 lakh 50 thousand rupees only". */
const NUMBER_TEXT_MAX = 60;

/**
 * A text field for an amount, hours or another number. A native number field returns no value for input that it cannot
 * parse, such as "15k" or Kannada digits. Parse the value with `typed-amount` of the contract, and show unparsable input
 * as an error.
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
