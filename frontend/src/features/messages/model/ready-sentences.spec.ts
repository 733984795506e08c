import { describe, expect, it } from '@jest/globals';
import { holdReasonsOf } from '@nukkad/screening/message-screen';
import en from '../locales/en.json';
import hi from '../locales/hi.json';
import kn from '../locales/kn.json';
import { READY_SENTENCES, standingOf } from './ready-sentences';

const NOW = Date.parse('2026-11-30T10:00:00+05:30');
const at = (time: string, type: 'in-person' | 'phone' = 'in-person') => ({
  type,
  confirmedTime: `2026-11-${time}:00+05:30`,
});

describe('the situation of the two sides of a conversation', () => {
  it.each([
    ['open before anything is agreed', 'viewed', undefined, 'open'],
    ['a meeting while it is far', 'shortlisted', at('30T16:00'), 'meeting'],
    ['on the way in the hours before', 'viewed', at('30T12:59'), 'onTheWay'],
    ['on the way within the hour after the time', 'viewed', at('30T09:05'), 'onTheWay'],
    ['open once the meeting is over', 'viewed', at('30T08:30'), 'open'],
    ['a call by phone, without travel', 'viewed', at('30T10:30', 'phone'), 'phone'],
    ['hired, whatever was agreed before', 'hired', at('30T12:00'), 'hired'],
    ['rejected, whatever was agreed before', 'rejected', at('30T12:00'), 'rejected'],
    ['open while a time is only proposed', 'viewed', { type: 'in-person', confirmedTime: null }, 'open'],
  ] as const)('is %s', (_words, status, meeting, standing) => {
    expect(standingOf(status, meeting, NOW)).toBe(standing);
  });
});

describe.each(Object.entries({ en, hi, kn }))('the ready sentences in %s', (_language, { ready }) => {
  it.each(['job_seeker', 'employer'] as const)(
    'of a %s are all written, offered and shown to the other side',
    (side) => {
      const words: Record<string, string> = ready[side];
      const offered = new Set<string>(Object.values(READY_SENTENCES[side]).flat());
      expect(Object.keys(words).sort()).toEqual([...offered].sort());
      for (const one of Object.values(words)) {
        expect([one, holdReasonsOf(side, one)]).toEqual([one, []]);
        // nor after each other one, as parts of one sentence
        for (const before of Object.values(words))
          expect([before, one, holdReasonsOf(side, one, [before])]).toEqual([before, one, []]);
      }
    },
  );
});
