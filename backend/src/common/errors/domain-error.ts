/** Classes of failure that a use case may report, and the HTTP status each becomes. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupportedType: 415,
  unprocessable: 422,
  tooMany: 429,
  unavailable: 503,
} as const;
export type ErrorClass = keyof typeof ERROR_STATUS;

export interface DomainErrorOptions {
  params?: Record<string, string | number>;
  /** List parameters by their keys; they are joined with commas in the reader's language. */
  lists?: Record<string, readonly string[]>;
  fields?: { field: string; key: string; params?: Record<string, string | number> }[];
  retryAfterSeconds?: number;
  /** Of a conflict: the current state, as far as the caller may see it. */
  current?: unknown;
}

/**
 * A failure that is reported to the user. `key` names its sentence in the locale files (`namespace:path`); a sibling
 * `<key>Title`, where present, is its title.
 */
export class DomainError extends Error {
  constructor(
    readonly errorClass: ErrorClass,
    readonly key: string,
    readonly options: DomainErrorOptions = {},
  ) {
    super(key);
  }
}
