import { describe, expect, it } from '@jest/globals';
import { anInstantJob } from '../../../../../test/instant-jobs';
import { typed } from '../../../../entities/hiring/model/job-location';
import { readInstantJobForm } from './instant-job-check';
import {
  EMPTY_INSTANT_JOB_FORM,
  hoursOf,
  instantFormOf,
  type InstantJobForm,
  isInstantJobForm,
  isoAt,
} from './instant-job-form';

const FILLED: InstantJobForm = {
  ...EMPTY_INSTANT_JOB_FORM,
  ...{ title: 'Helper', category: 'delivery', location: { text: 'Koramangala', pin: null } },
};

describe('an instant job form', () => {
  it.each([
    ['15k', 15_000],
    ['1.5 lakh', 150_000],
    ['₹15,000/-', 15_000],
    ['१५०', 150],
    ['೧೫೦', 150],
    ['150.75', 150],
    ['', 0],
  ])('parses pay typed as "%s"', (typed, amount) => {
    expect(readInstantJobForm({ ...FILLED, minRate: typed, maxRate: typed })).toMatchObject({
      body: { minRate: amount, maxRate: amount },
    });
  });

  it.each(['much', '-1', '10k-15k', '15,00'])('refuses pay typed as %s', (typed) => {
    expect(readInstantJobForm({ ...FILLED, minRate: typed })).toEqual({ problems: { minRate: 'rate' } });
  });

  it.each([
    ['५', 5],
    ['10 km', 10],
    ['೧೦ ಕಿ.ಮೀ', 10],
    ['', 20],
  ])('parses a radius typed as "%s"', (typed, maxRadius) => {
    expect(readInstantJobForm({ ...FILLED, maxRadius: typed })).toMatchObject({ body: { maxRadius } });
  });

  it.each(['near', '0', '21', '5-10'])('refuses a radius typed as %s', (typed) => {
    expect(readInstantJobForm({ ...FILLED, maxRadius: typed })).toEqual({ problems: { maxRadius: 'radius' } });
  });

  it('requires a title with visible characters', () => {
    expect(readInstantJobForm({ ...FILLED, title: '\u3164\u200b' })).toEqual({ problems: { title: 'required' } });
  });

  it('sends the exact place of the job that it repeats', () => {
    const job = anInstantJob({ location: 'Gate 3, behind the temple', latitude: 12.93519, longitude: 77.62431 });
    expect(readInstantJobForm(instantFormOf(job, false, Date.now()))).toMatchObject({
      body: { location: 'Gate 3, behind the temple', latitude: 12.93519, longitude: 77.62431 },
    });
  });

  it.each([
    ['retains the exact place of a repeated job when a floor is added to its words', ', 2nd floor', true],
    ['drops the exact place of a repeated job when other words replace it', null, false],
  ])('%s', (_case, added, isKept) => {
    const job = anInstantJob({ location: 'Gate 3, Koramangala' });
    const form = instantFormOf(job, false, Date.now());
    const location = typed(form.location, added === null ? 'Domlur' : form.location.text + added);
    const read = readInstantJobForm({ ...form, location });
    expect('body' in read && read.body.latitude === job.latitude).toBe(isKept);
  });

  it.each([
    ['start and end', '2026-02-02T04:00:00.000Z', '2026-02-02T09:30:00.000Z', '2026-02-03T09:30', '2026-02-03T15:00'],
    ['a start alone', '2026-02-02T04:00:00.000Z', null, '2026-02-03T09:30', ''],
    ['no time', null, null, '', ''],
  ])('repeats a job with %s on the next day', (_which, startTime, endTime, start, end) => {
    const now = Date.parse('2026-02-02T10:00:00.000Z');
    const form = instantFormOf(anInstantJob({ startTime, endTime }), false, now);
    expect(form).toMatchObject({ startTime: start, endTime: end });
  });

  it('repeats stated pay, and leaves pay that was not stated blank', () => {
    expect(instantFormOf(anInstantJob({ minRate: 1, maxRate: 180 }), false, Date.now())).toMatchObject({
      minRate: '1',
      maxRate: '180',
    });
    expect(instantFormOf(anInstantJob({ minRate: 0, maxRate: 0 }), false, Date.now())).toMatchObject({
      minRate: '',
      maxRate: '',
    });
  });

  it.each([
    ['without times', {}, 8, 8],
    ['without hours', { hours: undefined }, 8, 4],
    ['scheduled from 9:00 to 12:20', { startTime: '2026-02-02T09:00', endTime: '2026-02-02T12:20' }, 8, 3],
    ['scheduled from 9:00 to 12:40', { startTime: '2026-02-02T09:00', endTime: '2026-02-02T12:40' }, 8, 4],
    ['scheduled with an end at the start', { startTime: '2026-02-02T09:00', endTime: '2026-02-02T09:00' }, 8, 8],
    ['scheduled without an end', { startTime: '2026-02-02T09:00' }, 8, 8],
  ])('has the hours of its times: %s', (_which, change, hours, expected) => {
    const isScheduled = 'startTime' in change;
    const form = { ...FILLED, hours, urgency: isScheduled ? ('scheduled' as const) : FILLED.urgency, ...change };
    expect(hoursOf(form)).toBe(expected);
  });

  it('ignores the times of work that is not scheduled', () => {
    const form = { ...FILLED, startTime: '2026-02-02T09:00', endTime: '2026-02-02T11:00' };
    expect(hoursOf({ ...form, urgency: 'asap' })).toBe(4);
    expect(isoAt('2026-02-02T09:00')).toBe('2026-02-02T03:30:00.000Z');
    expect(isoAt('')).toBeUndefined();
  });
});

describe('a stored draft', () => {
  it.each([
    ['as it was typed', { ...FILLED }, true],
    ['with hours', { ...FILLED, hours: 6 }, true],
    ['with hours as text', { ...FILLED, hours: '6' }, false],
    ['without a field', { ...FILLED, title: undefined }, false],
    ['with a number as text', { ...FILLED, openings: '1' }, false],
    ['with a place as text', { ...FILLED, location: 'Koramangala' }, false],
    ['without a place', { ...FILLED, location: undefined }, false],
    ['that is null', null, false],
    ['that is a text', 'title', false],
  ])('%s is recognised', (_which, stored, isRestored) => {
    expect(isInstantJobForm(stored)).toBe(isRestored);
  });
});
