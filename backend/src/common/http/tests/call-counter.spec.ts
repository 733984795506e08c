import { describe, expect, it } from '@jest/globals';
import { CallCounter } from '../call-counter.js';
import { subscriberOf } from '../subscriber.js';

const LIMIT = 60;

/** Creates a counter with its own clock, which begins at the start of a window. */
function counter() {
  let seconds = 600;
  const calls = new CallCounter(60, () => seconds * 1000);
  return {
    at: (second: number) => {
      seconds = 600 + second;
    },
    call: (caller = 'asha') => calls.count(caller, LIMIT),
    /** Returns the number of allowed calls among `tries`. */
    passing: (tries: number) =>
      Array.from({ length: tries }, () => calls.count('asha', LIMIT).allowed).filter(Boolean).length,
  };
}

describe('calls', () => {
  it('are allowed up to the limit, with the number of remaining calls', () => {
    const { call, passing } = counter();
    expect(call()).toEqual({ allowed: true, remaining: 59, seconds: 60 });
    expect(passing(100)).toBe(59);
    expect(call()).toEqual({ allowed: false, remaining: 0, seconds: 60 });
    expect(call('bela')).toMatchObject({ allowed: true, remaining: 59 });
  });

  it('are not allowed twice as often around the end of a window', () => {
    const { at, passing } = counter();
    at(59);
    expect(passing(100)).toBe(60);
    at(61);
    expect(passing(100)).toBe(1);
    at(90);
    expect(passing(100)).toBe(29);
    at(119);
    expect(passing(100)).toBe(29);
  });

  it('pass again after the seconds that were named', () => {
    const { at, call, passing } = counter();
    at(59);
    passing(60);
    at(61);
    passing(60);
    const { seconds } = call();
    at(61 + seconds - 1);
    expect(call().allowed).toBe(false);
    at(61 + seconds + 0.1);
    expect(call().allowed).toBe(true);
  });

  it('resets the count of a caller after a pause', () => {
    const { at, passing } = counter();
    passing(60);
    at(180);
    expect(passing(100)).toBe(60);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:db8:1:2:bbbb:1:2:3', '2001:db8:1:2'],
    ['2001:0DB8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('counts the address %s as the subscriber %s', (ip, subscriber) => {
    expect(subscriberOf(ip)).toBe(subscriber);
  });
});
