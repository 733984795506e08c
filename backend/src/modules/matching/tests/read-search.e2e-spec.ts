import { describe, expect, it } from '@jest/globals';
import { seeker } from '../../jobs/tests/people.js';
import { searching } from './searching.js';

describe('GET /api/search-readings', () => {
  const at = searching();

  it('returns the interpretation of a text, in the language of the request', async () => {
    const worker = await seeker(at.test);
    const text = 'cook night shift jayanagar 15000';
    const query = new URLSearchParams({ search: text, latitude: '12.97', longitude: '77.6' }).toString();
    const { body } = await worker.get(`/api/search-readings?${query}`).set('Accept-Language', 'kn').expect(200);
    expect(body).toMatchObject({ work: 'cook' });
    expect(body.parts).toEqual([
      { kind: 'place', spans: [{ start: 17, end: 26 }], label: 'ಜಯನಗರ', latitude: 12.9279, longitude: 77.5838 },
      { kind: 'pay', spans: [{ start: 27, end: 32 }], rate: 15000, per: 'month' },
      { kind: 'condition', condition: 'night', isExcluded: false, spans: [{ start: 5, end: 16 }] },
    ]);
  });

  it.each([
    ['part time cook', 'en', 'part time cook', [{ kind: 'job_type', jobType: 'part_time' }]],
    ['driver but not truck', 'en', 'driver', [{ kind: 'excluded_work', words: 'truck' }]],
    ['रात की ड्यूटी नहीं चाहिए गार्ड', 'hi', 'गार्ड', [{ kind: 'condition', condition: 'night', isExcluded: true }]],
    ['इंदिरानगर में रसोइया', 'hi', 'रसोइया', [{ kind: 'place', label: 'इंदिरानगर' }]],
    ['cook 560011', 'kn', 'cook', [{ kind: 'place', label: 'ಜಯನಗರ' }]],
    ['ಅಡುಗೆ ಕೆಲಸ ದಿನಕ್ಕೆ 700', 'kn', 'ಅಡುಗೆ ಕೆಲಸ', [{ kind: 'pay', rate: 700, per: 'day' }]],
  ])('interprets %j, requested in %s, as the work %j and the rest as parts', async (search, language, work, parts) => {
    const worker = await seeker(at.test);
    const query = new URLSearchParams({ search, latitude: '12.97', longitude: '77.6' }).toString();
    const { body } = await worker.get(`/api/search-readings?${query}`).set('Accept-Language', language).expect(200);
    expect({ search, ...body }).toMatchObject({ search, work, parts });
  });

  it.each([
    ['latitude', 'longitude'],
    ['longitude', 'latitude'],
  ])('returns 400 for a position that has only a %s', async (given, missing) => {
    const worker = await seeker(at.test);
    const query = new URLSearchParams({ search: 'cook jayanagar', [given]: '12.97' }).toString();
    const { body } = await worker.get(`/api/search-readings?${query}`).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ field: missing })]);
  });
});
