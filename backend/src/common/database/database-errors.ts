const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENETUNREACH',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '55P03',
  '25P03',
  '53000',
  '53200',
]);
/** PgBouncer reports a lost or unavailable server by this code, and PostgreSQL a defect, such as a wrong number of parameters. */
const PROTOCOL_VIOLATION = '08P01';
const READ_ONLY_CODES = new Set(['25006', '53100']);
/** The last ones are TypeORM's, when a connection broke between two statements of a transaction. */
const CONNECTION_TEXT =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|client was closed|client has encountered a connection error|timeout expired|query runner (was )?already released|transaction is not started yet/i;
const RETRYABLE_CODES = new Set(['40001', '40P01']);

interface Coded {
  code?: unknown;
  driverError?: unknown;
  message?: unknown;
  constraint?: unknown;
  /** The place in the source of PostgreSQL that reports the error; a pooler has none. */
  file?: unknown;
  routine?: unknown;
}

const innerOf = (error: unknown): Coded | undefined => ((error as Coded | undefined)?.driverError ?? error) as Coded;

/** Returns the PostgreSQL or socket error code of `error`, also if TypeORM wraps it. */
export function databaseCode(error: unknown): string | undefined {
  const outer = error as Coded | undefined;
  const inner = outer?.driverError as Coded | undefined;
  const code = inner?.code ?? outer?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Returns whether the database responds but rejects writes, because its disk is full or it is read-only. */
export const isDatabaseReadOnly = (error: unknown): boolean => READ_ONLY_CODES.has(databaseCode(error) ?? '');

/**
 * Returns whether the database is unreachable, shutting down, read-only or too busy: the same call may succeed shortly.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== undefined && CONNECTION_CODES.has(code)) return true;
  if (code === PROTOCOL_VIOLATION) return isFromPooler(error);
  if (isDatabaseReadOnly(error)) return true;
  const { message } = (error ?? {}) as Coded;
  return typeof message === 'string' && CONNECTION_TEXT.test(message);
}

/** Returns whether a pooler reports the error: PostgreSQL names the place in its source in each of its errors. */
function isFromPooler(error: unknown): boolean {
  const { file, routine } = innerOf(error) ?? {};
  return file === undefined && routine === undefined;
}

/** Returns whether `error` is a serialisation failure or deadlock: the transaction can be retried. */
export const isRetryable = (error: unknown): boolean => RETRYABLE_CODES.has(databaseCode(error) ?? '');

/** Returns whether `error` is a violation of the unique constraint `constraint`. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return databaseCode(error) === '23505' && innerOf(error)?.constraint === constraint;
}
