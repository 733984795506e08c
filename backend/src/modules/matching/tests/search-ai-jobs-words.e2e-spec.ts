import { beforeEach, describe, expect, it } from '@jest/globals';
import { jobMeaning } from '../../jobs/job-meaning.js';
import { searching, titles } from './searching.js';

describe('GET /api/ai-jobs', () => {
  const at = searching();

  /** Stores a job as it is read when an employer posts it. */
  const post = (title: string, km: number, { description = '', requiredSkills = [] as string[] } = {}) => {
    const fields = { description, requiredSkills, jobType: 'contract' as const, hoursPerWeek: null };
    const read = { title, ...fields, category: 'food_service' as const };
    return at.post(title, km, { ...read, ...jobMeaning(read) });
  };
  const asked = async (text: string) => titles((await at.search({ search: text })).body);

  describe('a job without work in its title', () => {
    beforeEach(async () => {
      await post('Join our team', 1, { description: 'Small hotel. We need a waiter.' });
      await post('Waiter', 6);
      await post('Come and see', 2, { requiredSkills: ['Table service'] });
      await post('Night guard', 1, { description: 'Our waiter brings you tea.' });
    });

    it('is found by the work in its description, after jobs with the work in their title', async () => {
      const { body } = await at.search({ search: 'waiter' });
      expect(titles(body).slice(0, 2)).toEqual(['Waiter', 'Join our team']);
      expect(titles(body)).not.toContain('Night guard');
      const text = body.map(({ matchReasons }) => matchReasons.find(({ code }) => code === 'text')!);
      expect(text[0]!.points).toBeGreaterThan(text[1]!.points);
      expect(body[0]!.matchScore).toBeGreaterThan(body[1]!.matchScore);
    });

    it('is found by its required skills', async () => {
      expect(await asked('waiter')).toContain('Come and see');
    });
  });

  it('finds a job by the beginning of a word of its title that is no word of the language', async () => {
    await post('Quizzanova host', 1);
    await post('Waiter', 1);
    expect(await asked('quizza')).toEqual(['Quizzanova host']);
  });

  describe('a word for a sex', () => {
    beforeEach(async () => {
      await post('Sales boy', 2);
      await post('Sales girl', 2);
    });

    it.each(['sales work for girls', 'ladies sales work', 'male sales person', 'लड़कियों के लिए sales', 'ಹುಡುಗರಿಗೆ sales'])(
      'neither filters nor sorts: %j',
      async (text) => {
        const { body } = await at.search({ search: text });
        expect(titles(body).sort()).toEqual(['Sales boy', 'Sales girl']);
        expect(body[0]!.matchScore).toBe(body[1]!.matchScore);
      },
    );
  });

  describe('pay in the text', () => {
    beforeEach(async () => {
      await post('HR executive', 1);
      await post('Cook', 3);
    });

    it.each(['cook 200/hr', 'cook 200 rs per hr', 'cook 200 per hr'])(
      'is not interpreted as human resources: %j',
      async (text) => {
        expect(await asked(text)).toEqual(['Cook']);
      },
    );

    it('lists only jobs with that pay where the text names no work', async () => {
      expect(await asked('200/hr')).toEqual([]);
      await at.post('Guard', 2, { minRate: 180, maxRate: 240, hourlyPay: 210 });
      expect(await asked('200/hr')).toEqual(['Guard']);
    });
  });

  describe('an ordinary word that is nearly the name of work', () => {
    it.each([
      ['ship', 'Shop helper'],
      ['diver', 'Driver'],
      ['book', 'Cook'],
    ])('is not corrected to the work: %j', async (text, title) => {
      await post(title, 1);
      expect(await asked(text)).toEqual([]);
    });
  });
});
