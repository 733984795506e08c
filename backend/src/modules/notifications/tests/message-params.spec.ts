import { describe, expect, it } from '@jest/globals';
import { storedParams, wordedParams } from '../message-params.js';

const MOMENT = new Date('2026-11-24T11:00:00Z');

describe('the params of a message', () => {
  it.each([
    ['en', 'Tuesday, 24 November, 4:30 pm', 'Tuesday, 24 November'],
    ['hi', 'मंगलवार, 24 नवंबर, शाम 4:30 बजे', 'मंगलवार, 24 नवंबर'],
    ['kn', 'ಮಂಗಳವಾರ, ನವೆಂಬರ್ 24, ಸಂಜೆ 4:30 ಗಂಟೆ', 'ಮಂಗಳವಾರ, ನವೆಂಬರ್ 24'],
  ] as const)('are formatted in %s, with moments and days in spoken form', (language, at, on) => {
    const stored = storedParams({ title: 'South Indian cook', count: 3, at: MOMENT, on: { day: MOMENT } });
    expect(wordedParams(stored, language)).toEqual({ title: 'South Indian cook', count: 3, at, on });
  });

  it('of interviews are formatted also where the moment was stored as a number', () => {
    expect(wordedParams({ at: MOMENT.getTime() }, 'en')).toEqual({ at: 'Tuesday, 24 November, 4:30 pm' });
  });
});
