import { describe, expect, it } from '@jest/globals';
import { cookieValue } from './cookie-value.js';

describe('cookieValue', () => {
  it.each([
    ['lang=kn', 'kn'],
    ['a=1; lang=kn; b=2', 'kn'],
    [' lang = kn ', 'kn'],
    ['lang=kn; lang=hi', 'kn'],
    ['lang="kn"', '"kn"'],
    ['lang=a%20b=c', 'a%20b=c'],
    ['lang=', undefined],
    ['language=kn; xlang=hi', undefined],
    ['lang', undefined],
    [undefined, undefined],
  ])('reads of the header %p the value %p', (cookie, value) => {
    expect(cookieValue({ headers: { cookie } }, 'lang')).toBe(value);
  });

  it.each(['__proto__', 'constructor', 'toString'])('reads no value of the name %s, which is not sent', (name) => {
    expect(cookieValue({ headers: { cookie: 'lang=kn' } }, name)).toBeUndefined();
  });
});
