import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { bothSides, type Person, seeker } from '../../jobs/tests/people.js';
import { inHours, saveEngagement } from './engagement.factory.js';

const PATH = '/api/engagements';

describe('GET /api/engagements', () => {
  let test: TestApp;
  let person: Person;
  let other: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    [person, other] = [await bothSides(test), await bothSides(test)];
  });

  /** Work of the person on both sides, in an order that no list has. */
  const several = async (): Promise<void> => {
    const works = { workerId: person.id, employerId: other.id };
    const hires = { workerId: other.id, employerId: person.id };
    await saveEngagement(test.dataSource, { ...works, title: 'later', startsAt: inHours(50) });
    await saveEngagement(test.dataSource, { ...hires, title: 'long ago', status: 'cancelled', startsAt: inHours(-90) });
    await saveEngagement(test.dataSource, { ...works, title: 'lately', status: 'done', startsAt: inHours(-20) });
    await saveEngagement(test.dataSource, { ...works, title: 'now', status: 'started', startsAt: inHours(-1) });
    await saveEngagement(test.dataSource, { ...hires, title: 'soon', startsAt: inHours(20) });
    const stranger = await seeker(test);
    await saveEngagement(test.dataSource, { workerId: stranger.id, employerId: other.id, title: 'not mine' });
  };
  const titles = async (query = ''): Promise<string[]> => {
    const { body } = await person.get(`${PATH}${query}`).expect(200);
    return (body as { title: string }[]).map(({ title }) => title);
  };

  it.each([
    ['', ['now', 'soon', 'later', 'lately', 'long ago']],
    ['?state=current', ['now', 'soon', 'later']],
    ['?state=past', ['lately', 'long ago']],
    ['?side=worker', ['now', 'later', 'lately']],
    ['?side=employer', ['soon', 'long ago']],
    ['?side=employer&state=past', ['long ago']],
  ])('lists for "%s" upcoming engagements by start, then past ones, newest first', async (query, expected) => {
    await several();
    expect(await titles(query)).toEqual(expected);
  });

  it('lists for "?state=due" current engagements, and completed ones with an open step about the money', async () => {
    const works = { workerId: person.id, employerId: other.id, status: 'done' as const };
    const hires = { workerId: other.id, employerId: person.id, status: 'done' as const };
    const paid = { paidAmount: '300', paidAt: inHours(-1) };
    await saveEngagement(test.dataSource, { ...hires, title: 'to pay', startsAt: inHours(-5) });
    await saveEngagement(test.dataSource, { ...hires, title: 'paid', startsAt: inHours(-6), ...paid });
    await saveEngagement(test.dataSource, {
      ...hires,
      title: 'held',
      startsAt: inHours(-7),
      paymentMethod: 'platform',
    });
    await saveEngagement(test.dataSource, { ...works, title: 'unpaid', startsAt: inHours(-8) });
    await saveEngagement(test.dataSource, { ...works, title: 'to confirm', startsAt: inHours(-9), ...paid });
    await saveEngagement(test.dataSource, {
      ...{ ...works, title: 'confirmed', startsAt: inHours(-10), ...paid, receivedAt: inHours(-1) },
    });
    await saveEngagement(test.dataSource, { ...hires, title: 'soon', status: 'booked', startsAt: inHours(2) });
    await saveEngagement(test.dataSource, { ...hires, title: 'off', status: 'cancelled', startsAt: inHours(-3) });
    expect(await titles('?state=due')).toEqual(['soon', 'to pay', 'to confirm']);
    expect(await titles('?state=due&side=employer')).toEqual(['soon', 'to pay']);
  });

  it('returns consistent pages, each of its own list', async () => {
    await several();
    const seen: string[] = [];
    let next: string | undefined = `${PATH}?limit=2`;
    const links: string[] = [];
    while (next) {
      const answer: { body: unknown; headers: Record<string, string> } = await person.get(next).expect(200);
      seen.push(...(answer.body as { title: string }[]).map(({ title }) => title));
      next = /<(.*)>/.exec(answer.headers['link'] ?? '')?.[1];
      if (next) links.push(next);
    }
    expect(seen).toEqual(['now', 'soon', 'later', 'lately', 'long ago']);
    expect(links).toHaveLength(2);
    const cursor = new URL(links[0] as string, 'http://localhost').searchParams.get('cursor');
    await person.get(`${PATH}?state=past&cursor=${cursor}`).expect(400);
    await other.get(`${PATH}?cursor=${cursor}`).expect(400);
  });

  it('returns an empty list without engagements', async () => {
    expect(await titles()).toEqual([]);
  });
});
