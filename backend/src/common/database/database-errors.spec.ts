import { describe, expect, it } from '@jest/globals';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
} from 'typeorm';
import { isDatabaseUnavailable, isRetryable, isUniqueViolation } from './database-errors.js';

const coded = (code: string, more: object = {}): Error => Object.assign(new Error('x'), { code, ...more });
const wrapped = (code: string, more: object = {}): Error => new QueryFailedError('SELECT 1', [], coded(code, more));

describe('database errors', () => {
  it.each([
    ['the server is restarted', '57P01'],
    ['the server crashed', '57P02'],
    ['the server starts', '57P03'],
    ['a statement took too long', '57014'],
    ['all connections are taken', '53300'],
    ['a lock was not given', '55P03'],
    ['the disk is full', '53100'],
    ['the server is read-only', '25006'],
    ['the pooler lost its server, or has none', '08P01'],
    ['no connection can be established', '08001'],
    ['the server rejects connections', '08004'],
    ['nobody listens', 'ECONNREFUSED'],
    ['the connection was cut', 'ECONNRESET'],
  ])('reports the database as unavailable after an error code: %s', (_what, code) => {
    expect([coded(code), wrapped(code)].map(isDatabaseUnavailable)).toEqual([true, true]);
  });

  it.each(['timeout exceeded when trying to connect', 'Query read timeout', 'Connection terminated unexpectedly'])(
    'reports the database as unavailable after the message "%s"',
    (message) => {
      expect(isDatabaseUnavailable(new Error(message))).toBe(true);
    },
  );

  it.each([QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError, TransactionNotStartedError])(
    'the connection broke between two statements of a transaction (%p): the database is unavailable',
    (BrokenTransaction) => {
      expect(isDatabaseUnavailable(new BrokenTransaction())).toBe(true);
    },
  );

  it('a defect in the protocol that PostgreSQL reports is none, such as a wrong number of parameters', () => {
    const place = { severity: 'ERROR', file: 'postgres.c', line: '1756', routine: 'exec_bind_message' };
    expect([coded('08P01', place), wrapped('08P01', place)].map(isDatabaseUnavailable)).toEqual([false, false]);
  });

  it.each([coded('23505'), coded('42601'), new Error('x'), null, undefined, 'x'])('a defect is none: %#', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it('runs a transaction again only after a serialisation failure or a deadlock', () => {
    expect(['40001', '40P01', '23505', '57P01'].filter((code) => isRetryable(wrapped(code)))).toEqual([
      '40001',
      '40P01',
    ]);
  });

  it('identifies the violated unique constraint', () => {
    const error = wrapped('23505', { constraint: 'users_email' });
    expect(isUniqueViolation(error, 'users_email')).toBe(true);
    expect(isUniqueViolation(error, 'users_phone')).toBe(false);
    expect(isUniqueViolation(wrapped('23514', { constraint: 'users_email' }), 'users_email')).toBe(false);
  });
});
