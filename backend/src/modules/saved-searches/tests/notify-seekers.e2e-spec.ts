import { describe, expect, it, jest } from '@jest/globals';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { seeker } from '../../jobs/tests/people.js';
import { deliverAll } from '../../notifications/tests/deliveries.js';
import { saveSuspension } from '../../moderation/tests/suspension.factory.js';
import { NoticeRepository } from '../notice.repository.js';
import { NotifySeekersUseCase } from '../notify-seekers.use-case.js';
import { notifiedSeeker } from './notified-seeker.js';

const DAY_MS = 86_400_000;

describe('a seeker with a saved search', () => {
  const here = notifiedSeeker();
  const tell = (): Promise<number> => here.test.app.get(NotifySeekersUseCase).notifyDue();
  const set = (id: string, change: string) =>
    here.test.dataSource.query(`UPDATE jobs SET ${change} WHERE id = $1`, [id]);

  it('gets a notice of the first job at once, by bell, mail and text, and of the next ones a day later', async () => {
    await here.test.dataSource.query(`UPDATE users SET text_news = true WHERE id = $1`, [here.worker.id]);
    await here.save({ search: 'cook' });
    await here.post('Night cook');
    expect(await here.bell()).toMatchObject([
      {
        title: 'New work for you',
        message: '"Night cook" at Udupi matches a search you saved.',
        link: '/job-seeker?section=ai-jobs&q=cook',
      },
    ]);
    const [mail] = await here.mailsTo(here.worker);
    expect(mail?.subject).toBe('New work for you: Night cook');
    expect(mail?.text).toContain(`${here.test.url}/job-seeker?section=ai-jobs&q=cook`);
    const [text] = (await here.test.api.get(`/api/dev/outbox?to=${encodeURIComponent(here.worker.user.phone ?? '')}`))
      .body;
    expect(text.text).toContain('New work for you: Night cook.');

    await here.post('Helper who can cook');
    await here.post('Cook');
    expect(await here.bell()).toHaveLength(1);
    await here.passHours(23);
    expect(await tell()).toBe(0);
    await here.passHours(1);
    expect(await tell()).toBe(1);
    expect((await here.bell())[0]?.message).toMatch(
      /^New jobs that match your saved searches: 2\. Best match: "(Cook|Helper who can cook)" at Udupi\.$/,
    );
    const [second] = await here.mailsTo(here.worker);
    expect(second?.text).toContain('• Cook – Udupi, MG Road, Bengaluru');
    expect(second?.text).toContain('• Helper who can cook – Udupi, MG Road, Bengaluru');
    expect(await tell()).toBe(0);
  });

  it.each([
    ['more relevant', [0.9, 0.1], 'Older cook'],
    ['newest of equally relevant', [0.5, 0.5], 'Newer cook'],
  ])('gets the name of the %s job', async (_which, relevances, best) => {
    await here.save({ search: 'cook' });
    await here.post('Cook');
    await here.bell();
    for (const [index, title] of ['Older cook', 'Newer cook'].entries()) {
      const { id } = await here.post(title);
      await here.test.runTasks();
      await set(id, `created_at = now() - interval '${2 - index} hours'`);
      await here.test.dataSource.query(`UPDATE saved_search_matches SET relevance = $2 WHERE job_id = $1`, [
        ...[id, relevances[index]],
      ]);
    }
    await here.passHours(24);
    await tell();
    expect((await here.bell())[0]?.message).toContain(`"${best}"`);
  });

  it('gets one notice of an advertisement posted again, and another once the first has ended', async () => {
    await here.save({ search: 'cook' });
    await here.post('Night cook');
    await here.post('NIGHT COOK!!');
    expect(await here.bell()).toHaveLength(1);
    await here.passHours(24);
    await here.post('Night cook.');
    expect(await here.bell()).toHaveLength(1);
    await here.test.dataSource.query(`UPDATE jobs SET status = 'closed'`);
    await here.post('Night cook');
    await here.passHours(24);
    await tell();
    expect(await here.bell()).toHaveLength(2);
  });

  it('gets only the bell in quiet hours, and mail and text after them', async () => {
    await here.test.dataSource.query(`UPDATE users SET text_news = true WHERE id = $1`, [here.worker.id]);
    const quiet = (isQuiet: boolean) =>
      here.test.dataSource.query(
        `UPDATE users SET quiet_hours = $2, quiet_from = '00:00', quiet_until = '23:59' WHERE id = $1`,
        [here.worker.id, isQuiet],
      );
    await quiet(true);
    await here.save({ search: 'cook' });
    await here.post('Cook');
    expect(await here.bell()).toHaveLength(1);
    const sent: unknown = await here.test.dataSource.query('SELECT channel FROM outbox_messages');
    expect(sent).toEqual([]);
    await quiet(false);
    await deliverAll(here.test);
    expect(await here.mailsTo(here.worker)).toHaveLength(1);
  });

  it('gets a mail with up to five jobs, and the number of further ones', async () => {
    await here.save({ search: 'cook' });
    await here.post('Cook');
    await here.bell();
    for (let number = 1; number <= 7; number++) await here.post(`Cook ${number}`);
    await here.test.runTasks();
    await here.passHours(24);
    await tell();
    await here.bell();
    const [mail] = await here.mailsTo(here.worker);
    expect(mail?.text.match(/• Cook \d/g)).toHaveLength(5);
    expect(mail?.text).toContain('And 2 more.');
  });

  it('gets one notice of a job found by several searches', async () => {
    await here.save({ search: 'cook' });
    await here.save({ search: 'night cook' });
    const job = await here.post('Night cook');
    expect((await here.bell()).map(({ message }) => message)).toEqual([
      '"Night cook" at Udupi matches a search you saved.',
    ]);
    await here.passHours(48);
    await here.save({ search: 'cook', radius: 5 });
    await set(job.id, `status = 'closed'`);
    await set(job.id, `status = 'open'`);
    expect(await here.bell()).toHaveLength(1);
    expect(await tell()).toBe(0);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['closed', (id) => set(id, `status = 'closed'`)],
    ['past its time', (id) => set(id, `renewed_at = now() - interval '2 days', expires_at = now() - interval '1 day'`)],
    ['hidden with its employer', () => saveSuspension(here.test.dataSource, { userId: here.owner.id })],
    ['applied to', (jobId) => saveApplication(here.test.dataSource, { jobId, seekerId: here.worker.id })],
    ['of a search that is paused', () => here.test.dataSource.query(`UPDATE saved_searches SET paused_at = now()`)],
  ])('gets no notice of a job that is %s by then, and the day does not count', async (_state, change) => {
    await here.save({ search: 'cook' });
    await here.post('Cook');
    await here.bell();
    const { id } = await here.post('Night cook');
    await here.test.runTasks();
    await change(id);
    await here.passHours(24);
    expect(await tell()).toBe(0);
    expect(await here.told()).toEqual(['Cook']);
    const rows = await here.test.dataSource.query(
      `SELECT due_at, told_at < now() - interval '23 hours' AS long FROM saved_search_notices WHERE user_id = $1`,
      [here.worker.id],
    );
    expect(rows).toEqual([{ due_at: null, long: true }]);
  });

  it('gets a notice of a job that closed unreported and opened again', async () => {
    await here.save({ search: 'cook' });
    await here.post('Cook');
    await here.bell();
    const { id } = await here.post('Night cook');
    await here.test.runTasks();
    await set(id, `status = 'closed'`);
    await here.passHours(24);
    await tell();
    await set(id, `status = 'open'`);
    await here.bell();
    expect(await here.told()).toEqual(['Cook', 'Night cook']);
  });

  it('gets no mail about a job that closed during quiet hours, and the text for the remaining jobs', async () => {
    await here.save({ search: 'cook' });
    await here.post('Cook');
    await here.bell();
    const ids = [(await here.post('Cook for a hostel')).id, (await here.post('Night cook')).id];
    await here.test.runTasks();
    await here.passHours(24);
    await tell();
    await set(ids[0]!, `status = 'closed'`);
    await here.test.dataSource.query(`UPDATE message_deliveries SET created_at = created_at WHERE state = 'queued'`);
    await deliverAll(here.test);
    expect((await here.mailsTo(here.worker))[0]?.subject).toBe('New work for you: Night cook');

    await here.passHours(24);
    const { id } = await here.post('Cook for a school');
    await here.test.dataSource.query(`DELETE FROM outbox WHERE task = 'notifications.deliver-message'`);
    const before = (await here.mailsTo(here.worker)).length;
    await here.test.dataSource.query(
      `UPDATE users SET quiet_hours = true, quiet_from = '00:00', quiet_until = '23:59' WHERE id = $1`,
      [here.worker.id],
    );
    await here.test.runTasks();
    await set(id, `status = 'closed'`);
    await here.test.dataSource.query(`UPDATE users SET quiet_hours = false WHERE id = $1`, [here.worker.id]);
    await deliverAll(here.test);
    expect(await here.mailsTo(here.worker)).toHaveLength(before);
  });

  it('gets one notice from two concurrent workers', async () => {
    const others = await Promise.all([seeker(here.test), seeker(here.test)]);
    await here.save({ search: 'cook' });
    for (const other of others) await here.save({ search: 'cook' }, other);
    await here.post('Cook');
    await here.test.dataSource.query(`DELETE FROM outbox WHERE task = 'saved-searches.notify-seekers'`);
    await here.test.runTasks();
    await here.test.dataSource.query(`UPDATE saved_search_notices SET due_at = now() WHERE due_at IS NOT NULL`);
    const counts = await Promise.all([tell(), tell(), tell()]);
    expect(counts.reduce((sum, count) => sum + count, 0) + (await tell())).toBeLessThanOrEqual(3);
    expect(await here.bell()).toHaveLength(1);
    for (const other of others) expect(await here.bell(other)).toHaveLength(1);
  });

  it('gets the notice from one process, which locks the due row', async () => {
    await here.save({ search: 'cook' });
    await here.post('Cook');
    await here.test.dataSource.query(`UPDATE saved_search_notices SET due_at = now()`);
    const locked: unknown = await here.test.dataSource.transaction(async (tx) => {
      const userIds = await here.test.app.get(NoticeRepository).lockDue(tx, 10);
      expect(userIds).toEqual([here.worker.id]);
      return tx.query(
        `SELECT xmax::text = (pg_current_xact_id()::text::bigint % 4294967296)::text AS locked FROM saved_search_notices`,
      );
    });
    expect(locked).toEqual([{ locked: true }]);
  });

  it('gets one notice although the process crashes before the commit', async () => {
    await here.save({ search: 'cook' });
    const notices = here.test.app.get(NoticeRepository);
    const settle = jest.spyOn(notices, 'settle').mockRejectedValue(new Error('the process has died'));
    await here.post('Cook');
    await here.test.runTasks();
    expect(settle).toHaveBeenCalled();
    expect(await here.told()).toEqual([]);
    settle.mockRestore();
    expect(await tell()).toBe(1);
    expect(await here.bell()).toHaveLength(1);
    expect(await here.mailsTo(here.worker)).toHaveLength(1);
  });

  it('waits a day by the clock of the database, whatever the clock of the process', async () => {
    await here.save({ search: 'cook' });
    await here.post('Cook');
    await here.bell();
    const skewed = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY_MS);
    await here.post('Night cook').finally(() => skewed.mockRestore());
    await here.bell();
    expect(await tell()).toBe(0);
    expect(await here.told()).toEqual(['Cook']);
  });

  it('gets a later notice of a job that was posted during a notice', async () => {
    await here.save({ search: 'cook' });
    await here.post('Cook');
    await here.test.runTasks();
    const late = await here.post('Night cook');
    await here.test.runTasks();
    expect(await here.told()).toEqual(['Cook']);
    await here.passHours(24);
    await tell();
    expect(await here.told()).toEqual(['Cook', late.title]);
  });
});
