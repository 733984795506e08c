import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours } from '../../engagements/tests/engagement.factory.js';
import { type Pair, pairOf } from '../../engagements/tests/engagement-pair.js';
import { seeker } from '../../jobs/tests/people.js';
import { readPdf } from './pdf-text.js';

describe('getPaperPdf', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });

  /** Creates the pay slip of work that was paid in cash. */
  const confirmed = async (fields: object = {}): Promise<{ id: string; number: string }> => {
    const paid = { status: 'done' as const, startsAt: inHours(-10), paidAmount: '480.50', paidAt: inHours(-1) };
    const engagementId = await pair.book({ ...paid, ...fields });
    await pair.worker.post(`/api/engagements/${engagementId}/receipt`).expect(200);
    const { body } = await pair.worker.get(`/api/user/papers?engagementId=${engagementId}`).expect(200);
    return (body as { id: string; number: string }[])[0]!;
  };
  const open = (side: 'worker' | 'owner', id: string, language = 'en') =>
    pair[side].get(`/api/papers/${id}/pdf?language=${language}`).buffer(true).responseType('blob');

  it.each([
    ['en', 'Pay slip'],
    ['hi', 'पे स्लिप'],
    ['kn', 'ಪೇ ಸ್ಲಿಪ್'],
  ])('returns a pay slip in the language %s with its number, amount and parties', async (language, title) => {
    const { id, number } = await confirmed();
    const { body, headers } = await open('worker', id, language).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining(`filename=${number.replaceAll('/', '-')}.pdf`),
    });
    const [page = ''] = await readPdf(body as Buffer);
    const { body: paper } = await pair.worker.get(`/api/papers/${id}`).expect(200);
    const { worker, employer } = (paper as { pay: { worker: string; employer: string } }).pay;
    for (const text of [title, number, '₹480.50', worker, employer]) expect(page).toContain(text);
  });

  it('returns the same bytes to both sides', async () => {
    const { id } = await confirmed();
    const [first, second] = [await open('worker', id), await open('owner', id)];
    expect((first.body as Buffer).equals(second.body as Buffer)).toBe(true);
  });

  it('returns 409 for a name in a script that the faces do not have', async () => {
    const { id } = await confirmed({ title: 'தமிழ் உதவியாளர்' });
    const { body } = await pair.worker.get(`/api/papers/${id}/pdf?language=en`).expect(409);
    expect(body).toMatchObject({ detail: expect.stringContaining('Print the page') });
  });

  it('returns 404 to users who are not party to the engagement, and for a paper that does not exist', async () => {
    const { id } = await confirmed();
    await (await seeker(test)).get(`/api/papers/${id}/pdf?language=en`).expect(404);
    await pair.worker.get(`/api/papers/${randomUUID()}/pdf?language=en`).expect(404);
  });

  it.each(['', '?language=ta'])('returns 400 for the query "%s"', async (query) => {
    const { id } = await confirmed();
    await pair.worker.get(`/api/papers/${id}/pdf${query}`).expect(400);
  });
});
