import { describe, expect, it } from '@jest/globals';
import { StorageFull, StorageUnavailable } from '../../storage/storage-errors.js';
import { asDomainError, problemOf } from '../problem.filter.js';

const failure = (code: string): Error => Object.assign(new Error(code), { code });
const outcome = (code: string): unknown => {
  const error = asDomainError(failure(code));
  return error && { key: error.key, retryAfterSeconds: error.options.retryAfterSeconds };
};

describe('asDomainError', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', '53100', '25006'])(
    'reports for %s that nothing can be saved',
    (code) => {
      expect(outcome(code)).toEqual({ key: 'errors:notSaved', retryAfterSeconds: 60 });
    },
  );

  it.each(['ECONNREFUSED', '57P01', '53200', '53300'])('reports for %s that the server is busy', (code) => {
    expect(outcome(code)).toEqual({ key: 'errors:unavailable', retryAfterSeconds: 5 });
  });

  it('reports that the server is busy, or that nothing can be saved, for a storage of files that is', () => {
    expect(asDomainError(new StorageUnavailable())?.key).toBe('errors:unavailable');
    expect(asDomainError(new StorageFull())?.key).toBe('errors:notSaved');
  });

  it.each(['EACCES', '23505'])('treats an error with code %s as a defect', (code) => {
    expect(outcome(code)).toBeNull();
  });
});

describe('problemOf', () => {
  it('reports a defect as an internal error without details', () => {
    expect(problemOf(null, 'en')).toEqual({
      type: 'about:blank',
      title: 'Something went wrong',
      status: 500,
      detail: 'Something went wrong on our side. Please try again.',
      code: 'errors.unexpected',
    });
  });
});
