import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { letReviewsPass, type ReviewedWork, reviewedWork, reviewNoticesTo } from './review-work.js';

describe('POST /api/reviews/{id}/reply', () => {
  let test: TestApp;
  let work: ReviewedWork;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    work = await reviewedWork(test);
  });

  it('is accepted once from the reviewed side, and visible to the author', async () => {
    const { employer: id } = await work.reveal();
    const reply = { text: 'I left at the agreed time.' };
    const { body } = await work.worker.post(`/api/reviews/${id}/reply`).send(reply).expect(200);
    expect(body.theirs).toMatchObject({ id, reply: reply.text, mayReplyUntil: null });
    expect((await work.view('employer')).mine).toMatchObject({ reply: reply.text });
    await work.worker.post(`/api/reviews/${id}/reply`).send(reply).expect(200);
    expect((await work.worker.post(`/api/reviews/${id}/reply`).send({ text: 'And more.' })).status).toBe(409);
    expect(await reviewNoticesTo(test, work.owner.id)).toEqual(['revealed', 'replied']);
  });

  it('returns 404 to the author and before the reveal, and 409 after 30 days', async () => {
    await work.review('employer', { again: false });
    const { id: hidden } = (await work.view('employer')).mine;
    expect((await work.worker.post(`/api/reviews/${hidden}/reply`).send({ text: 'Why?' })).status).toBe(404);
    await work.review('worker');
    expect((await work.owner.post(`/api/reviews/${hidden}/reply`).send({ text: 'Why?' })).status).toBe(404);
    await letReviewsPass(test, 30 * 24);
    expect((await work.worker.post(`/api/reviews/${hidden}/reply`).send({ text: 'Why?' })).status).toBe(409);
  });

  it('returns 400 for an insult', async () => {
    const { employer: id } = await work.reveal();
    const { status, body } = await work.worker.post(`/api/reviews/${id}/reply`).send({ text: 'You bastard.' });
    expect([status, body.code]).toEqual([400, 'reviews.refused.abuse']);
  });
});
