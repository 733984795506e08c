import { describe, expect, it } from '@jest/globals';
import { tooMany, unavailable } from '../../../common/errors/common.errors.js';
import { signInErrorOf } from '../sign-in-failure.js';

const coded = (fields: object, message = 'x'): Error => Object.assign(new Error(message), fields);

describe('signInErrorOf', () => {
  it.each([
    ['a person who declined', coded({ error: 'access_denied' }), 'refused'],
    ['a provider that is busy', coded({ error: 'temporarily_unavailable' }), 'unavailable'],
    ['a provider that does not answer', coded({ code: 'OAUTH_TIMEOUT' }), 'unavailable'],
    ['a web page where a provider should be', coded({ code: 'OAUTH_RESPONSE_IS_NOT_CONFORM' }), 'unavailable'],
    ['a refused connection', new TypeError('fetch failed'), 'unavailable'],
    ['a refused connection below', coded({ cause: new TypeError('fetch failed') }), 'unavailable'],
    ['a database that is away', coded({ code: 'ECONNREFUSED' }), 'unavailable'],
    ['too much to do', unavailable(), 'unavailable'],
    ['too many requests', tooMany(3), 'failed'],
    ['a provider that refuses the request', coded({ error: 'invalid_grant' }), 'failed'],
    ['a check that failed', coded({ code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' }), 'failed'],
    ['a defect', new TypeError('x is undefined'), 'failed'],
    ['nothing', undefined, 'failed'],
  ])('reports the error of %s', (_what, error, told) => expect(signInErrorOf(error)).toBe(told));
});
