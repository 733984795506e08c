import { describe, expect, it } from '@jest/globals';
import { saveBroadcast, saveInterviewRequest } from '../../interviews/tests/interview.factory.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { employer, seeker } from '../../jobs/tests/people.js';
import { searching, titles } from './searching.js';

describe('GET /api/ai-jobs', () => {
  const at = searching();
  const { post, search } = at;

  describe('the profile', () => {
    const first = async (fields: Parameters<typeof seeker>[1]) =>
      titles((await search({}, await seeker(at.test, fields))).body)[0];

    it.each([
      ['skills', { skills: ['Cooking'] }, { skillIds: ['cooking'] }, {}],
      ['declared categories', { preferredCategories: ['retail' as const] }, { category: 'retail' as const }, {}],
      ['the expected rate', { expectedRate: 400 }, { hourlyPay: 500 }, { hourlyPay: 200 }],
      ['hours', { workHours: ['weekends' as const] }, { hoursPerWeek: 12 }, { hoursPerWeek: 60 }],
    ])('affects the score: %s', async (_name, profile, liked, other) => {
      await post('Other', 1.9, other);
      await post('Liked', 2, liked);
      expect(await first({})).toBe('Other');
      expect(await first(profile)).toBe('Liked');
    });

    it('counts the hours of all parts of the day in which the seeker can work', async () => {
      await post('Forty-eight hours', 2, { hoursPerWeek: 48 });
      const worker = await seeker(at.test, { workHours: ['mornings', 'evenings'] });
      const hours = (await search({}, worker)).body[0]!.matchReasons.find(({ code }) => code === 'hours')!;
      expect(hours.max).toBeGreaterThan(0);
      expect(hours.points).toBe(hours.max);
    });

    it('is learned from the seeker’s own activity', async () => {
      await post('Other', 1.9, { category: 'retail' });
      await post('Liked', 2, { category: 'cleaning' });
      const before = await post('Before', 30, { category: 'cleaning', status: 'closed' });
      expect(titles((await search()).body)[0]).toBe('Other');
      await saveApplication(at.test.dataSource, { jobId: before.id, seekerId: at.worker.id });
      expect(titles((await search()).body)[0]).toBe('Liked');
    });

    /** Possible actions of the seeker on a delivery job. */
    const SIGNALS_MAX: Record<string, (jobId: string, seekerId: string) => Promise<unknown>> = {
      'applied for': (jobId, seekerId) => saveApplication(at.test.dataSource, { jobId, seekerId }),
      'was rejected for': (jobId, seekerId) =>
        saveApplication(at.test.dataSource, { jobId, seekerId, status: 'rejected' }),
      'was shortlisted for': (jobId, seekerId) =>
        saveApplication(at.test.dataSource, { jobId, seekerId, status: 'shortlisted' }),
      'was shortlisted and then rejected for': async (jobId, seekerId) => {
        const { id } = await saveApplication(at.test.dataSource, { jobId, seekerId, status: 'shortlisted' });
        await at.test.dataSource.query(`UPDATE applications SET status = 'rejected' WHERE id = $1`, [id]);
        await at.test.dataSource.query(
          `INSERT INTO application_events (application_id, status) VALUES ($1, 'rejected')`,
          [id],
        );
      },
      'was hired for': (jobId, seekerId) => saveApplication(at.test.dataSource, { jobId, seekerId, status: 'hired' }),
      'applied for and withdrew from': (jobId, seekerId) =>
        saveApplication(at.test.dataSource, { jobId, seekerId, status: 'withdrawn' }),
      'asked for an interview about': (jobId, seekerId) =>
        saveInterviewRequest(at.test.dataSource, { jobId, seekerId, employerId: at.owner.id }),
      'was declined an interview about': (jobId, seekerId) =>
        saveInterviewRequest(at.test.dataSource, { jobId, seekerId, employerId: at.owner.id, status: 'declined' }),
      'asked everybody for an interview of the kind of': (_jobId, seekerId) =>
        saveBroadcast(at.test.dataSource, { seekerId, category: 'delivery' }),
      'asked for an interview and cancelled it about': (jobId, seekerId) =>
        saveInterviewRequest(at.test.dataSource, { jobId, seekerId, employerId: at.owner.id, status: 'cancelled' }),
    };

    it.each([
      ['applied for', 6],
      ['was rejected for', 6],
      ['was shortlisted for', 9],
      ['was shortlisted and then rejected for', 9],
      ['was hired for', 9],
      ['applied for and withdrew from', null],
      ['asked for an interview about', 9],
      ['was declined an interview about', 9],
      ['asked everybody for an interview of the kind of', 9],
      ['asked for an interview and cancelled it about', null],
    ])('scores a category that the seeker %s with %p of 18 points', async (act, points) => {
      await post('Same category', 2, { category: 'delivery' });
      await post('Another category', 2, { category: 'retail' });
      const { id } = await post('Before', 30, { category: 'delivery', status: 'closed' });
      await SIGNALS_MAX[act]!(id, at.worker.id);
      const { body } = await search();
      const liking = Object.fromEntries(
        body.map(({ title, matchReasons }) => [title, matchReasons.find(({ code }) => code === 'category')]),
      );
      if (points === null) {
        expect(liking).toEqual({ 'Same category': undefined, 'Another category': undefined });
      } else {
        expect(liking).toMatchObject({
          'Same category': { points, max: 18 },
          'Another category': { points: 0, max: 18 },
        });
      }
    });

    it('ignores the activity of other seekers', async () => {
      await post('Same category', 2, { category: 'delivery' });
      const other = await seeker(at.test);
      await saveBroadcast(at.test.dataSource, { seekerId: other.id, category: 'delivery' });
      expect((await search()).body[0]!.matchReasons.map(({ code }) => code)).not.toContain('category');
    });

    it('ranks a job of an employer who answers before one of an employer who does not', async () => {
      const silent = await employer(at.test);
      await post('Silent', 1.95, { employerId: silent.id });
      await post('Answers', 2);
      await at.test.dataSource.query(
        `INSERT INTO employer_standings (employer_id, standing) VALUES ($1, 0.1), ($2, 0.9)`,
        [silent.id, at.owner.id],
      );
      expect(titles((await search()).body)).toEqual(['Answers', 'Silent']);
    });
  });
});
