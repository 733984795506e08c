/** Something the user can put right; the message is one sentence with the remedy. */
export class UserError extends Error {}

/** Returns the text to print for an error: never a stack. */
export function userMessageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim() || 'It stopped without saying why.';
}
