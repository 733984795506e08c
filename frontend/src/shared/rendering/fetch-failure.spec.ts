import { describe, expect, it, jest } from '@jest/globals';
import { isFetchFailure } from './fetch-failure';

describe('isFetchFailure', () => {
  it.each([
    [
      'a script in Chromium',
      new TypeError('Failed to fetch dynamically imported module: https://a.in/assets/x.js'),
      true,
    ],
    ['a script in Firefox', new TypeError('error loading dynamically imported module: https://a.in/assets/x.js'), true],
    ['a script in Safari', new TypeError('Importing a module script failed.'), true],
    ['an answer in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), true],
    ['an answer in Safari', new TypeError('Load failed'), true],
    ['the cause of an error', new Error('A part', { cause: new TypeError('Failed to fetch') }), true],
    ['a missing function', new TypeError('data.toSorted is not a function'), false],
    ['a missing class', new TypeError('Intl.Segmenter is not a constructor'), false],
    ['a broken assumption', new Error('Loading the plan failed'), false],
    ['something else that is thrown', { status: 500 }, false],
  ])('distinguishes a failed fetch from a fault of the page: %s', (_name, error, expected) => {
    expect(isFetchFailure(error)).toBe(expected);
  });

  it('is true of any failure without a network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(isFetchFailure(new Error('anything'))).toBe(true);
  });
});
