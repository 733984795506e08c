import { describe, expect, it } from '@jest/globals';
import { givenWork } from '../../../test/instant-jobs';
import { timesOfWork } from './model/agreed-times';

const at = (clock: string): string => new Date(`2026-02-02T${clock}:00+05:30`).toISOString();
const soon = { startsAt: at('14:05'), endsAt: at('19:05'), agreedHours: 4 };

describe('times of work', () => {
  it.each([
    ['the latest times of booked work that starts with the arrival of the worker', {}, '15:05', '19:05'],
    ['its hours from the start, once it has started', { status: 'started', startedAt: at('14:30') }, '14:30', '18:30'],
    [
      'its start and end, once it is done',
      { status: 'done', startedAt: at('14:30'), endedAt: at('18:00') },
      '14:30',
      '18:00',
    ],
    ['work with a time of its own', { endsAt: at('18:05') }, '14:05', '18:05'],
  ] as const)('shows %s', (_name, changes, from, to) => {
    const shown = timesOfWork(givenWork({ ...soon, ...changes }));
    expect([shown.from.toISOString(), shown.to.toISOString()]).toEqual([at(from), at(to)]);
  });
});
