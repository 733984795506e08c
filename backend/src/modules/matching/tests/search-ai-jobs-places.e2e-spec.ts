import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AiJob, MatchReason } from '@nukkad/contract/matching/ai-jobs';
import type { JobEntity } from '../../jobs/jobs.public.js';
import { pointAt } from '../../jobs/tests/job.factory.js';
import { searching, titles } from './searching.js';

const JP_NAGAR = pointAt(12.9063, 77.5857);
const MYSURU = pointAt(12.3052, 76.6552);
const reason = (job: AiJob | undefined, code: MatchReason['code']): MatchReason['params'] =>
  job?.matchReasons.find((each) => each.code === code)?.params ?? {};

describe('GET /api/ai-jobs', () => {
  const at = searching();
  const { post, search } = at;
  const cook: Partial<JobEntity> = { category: 'food_service', occupationIds: ['cook'] };

  describe('around a place that the text names', () => {
    beforeEach(async () => {
      await post('Cook near by', 1, cook);
      await post('Cook in JP Nagar', 0, { ...cook, point: JP_NAGAR });
      await post('Cook in Hebbal', 7, cook);
      await post('Billing clerk in JP Nagar', 0, { category: 'retail', point: JP_NAGAR });
      await post('Cook in Mysuru', 0, { ...cook, point: MYSURU });
    });

    it.each([
      'cook jp nagar',
      'cook JPNagar',
      'J.P. Nagar cook',
      'cook near jp nagar',
      'जेपी नगर में रसोइया',
      'ಜೆ.ಪಿ. ನಗರದಲ್ಲಿ ಅಡುಗೆಯವರು',
      'cook 560078',
    ])('ranks the requested work at the place first, and the work elsewhere next: %j', async (text) => {
      const { body, headers } = await search({ search: text });
      expect(titles(body)).toEqual(['Cook in JP Nagar', 'Cook near by', 'Cook in Hebbal']);
      expect(headers['x-total-count']).toBe('3');
    });

    it.each(['jp nagar', 'jobs in jp nagar'])(
      'lists any work where the text names none, nearest first: %j',
      async (text) => {
        const { body } = await search({ search: text, sort: 'distance' });
        expect(titles(body).slice(0, 2).sort()).toEqual(['Billing clerk in JP Nagar', 'Cook in JP Nagar']);
        expect(body).toHaveLength(4);
      },
    );

    it('measures from the place, and returns the distance from the user', async () => {
      const { body } = await search({ search: 'cook jp nagar' });
      expect(reason(body[0], 'distance')).toEqual({ km: 0, place: 'JP Nagar' });
      expect(body[0]!.distance).toBeCloseTo(8, 0);
    });

    it('searches in a city that is far away', async () => {
      const { body } = await search({ search: 'cook mysuru' });
      expect(titles(body)).toEqual(['Cook in Mysuru']);
      expect(body[0]!.distance).toBeGreaterThan(100);
    });

    it('searches around the user where the text names the user’s own city', async () => {
      const { body } = await search({ search: 'cook bangalore' });
      expect(titles(body)).toEqual(['Cook near by', 'Cook in Hebbal', 'Cook in JP Nagar']);
      expect(reason(body[0], 'distance')).toEqual({ km: 1 });
    });
  });

  describe('with conditions in the text', () => {
    beforeEach(async () => {
      await post('Cook by day', 1, { ...cook, hourlyPay: 80 });
      await post('Cook at night', 6, { ...cook, hourlyPay: 120, conditionIds: ['night', 'room_included'] });
      await post('Guard at night', 2, { category: 'security', conditionIds: ['night'] });
    });

    it.each([
      ['cook night shift', ['Cook at night', 'Cook by day']],
      ['raat mein cook', ['Cook at night', 'Cook by day']],
      ['cook 100 per hour', ['Cook at night', 'Cook by day']],
      ['cook no night shift', ['Cook by day', 'Cook at night']],
      ['night shift', ['Guard at night', 'Cook at night']],
      ['night shift with room', ['Cook at night', 'Guard at night']],
      ['not cook', ['Guard at night']],
    ])('sorts by the conditions, and hides no requested work: %j', async (text, expected) => {
      expect(titles((await search({ search: text })).body)).toEqual(expected);
    });

    it('returns the conditions that a job meets', async () => {
      const { body } = await search({ search: 'cook night shift 100 per hour' });
      expect(reason(body[0], 'text')).toMatchObject({ met: ['night', 'pay'] });
      expect(reason(body[1], 'text')).toMatchObject({ unmet: ['night', 'pay'] });
      const excluding = await search({ search: 'cook no night shift' });
      expect(reason(excluding.body[0], 'text')).toMatchObject({ met: ['not:night'] });
    });

    it('shows work that meets none of them, or is excluded, as similar work', async () => {
      const { body } = await search({ search: 'night shift', group: 'similar' });
      expect(titles(body)).toEqual(['Cook by day']);
      const excluded = await search({ search: 'not cook', group: 'similar' });
      expect(titles(excluded.body).sort()).toEqual(['Cook at night', 'Cook by day']);
      expect(reason(excluded.body[0], 'text')).toMatchObject({ unmet: ['not:work'] });
    });
  });
});
