import { beforeEach, describe, expect, it } from '@jest/globals';
import { messagesTo } from '../../account/tests/messages.js';
import { CloseUnansweredUseCase } from '../close-unanswered.use-case.js';
import { ApplicationEntity } from '../entities/application.entity.js';
import { RemindEmployersUseCase } from '../remind-employers.use-case.js';
import { saveJob } from './job.factory.js';
import { seeker } from './people.js';
import { backdateApplication, saveWaitingApplication, listNoticeTitles } from './waiting-application.js';
import { workerAndOwner } from './worker-and-owner.js';

describe('a reminder of unanswered applications', () => {
  const sides = workerAndOwner();
  let jobId: string;

  const saveOwnJob = async (title: string): Promise<string> =>
    (await saveJob(sides.test.dataSource, { employerId: sides.owner.id, title })).id;
  beforeEach(async () => {
    jobId = await saveOwnJob('Night cook');
  });

  /** Stores an application of another seeker to the job. */
  const apply = async (days: number): Promise<string> =>
    saveWaitingApplication(sides.test, { jobId, seekerId: (await seeker(sides.test)).id }, days);
  const remind = (): Promise<number> => sides.test.app.get(RemindEmployersUseCase).execute();
  /** Returns the number of applications in each reminder to the employer, by job title. */
  const reminders = async (): Promise<string[]> =>
    (await messagesTo(sides.test, sides.owner.user.email))
      .map(({ subject, text }) => `${subject}, ${/or more: \d+/.exec(text)?.[0]}`)
      .sort();

  it('is sent to an employer once for each job', async () => {
    for (let index = 0; index < 3; index++) await apply(4);
    jobId = await saveOwnJob('Morning cook');
    await apply(4);
    expect(await remind()).toBe(2);
    expect(await reminders()).toEqual([
      'Waiting for your reply: Morning cook, or more: 1',
      'Waiting for your reply: Night cook, or more: 3',
    ]);
    expect(await listNoticeTitles(sides.owner)).toEqual(Array(2).fill('People are waiting for your reply'));
  });

  it('includes all applications of a job although another process has one of them', async () => {
    await apply(3.1);
    await apply(3.2);
    await sides.test.dataSource.transaction(async (tx) => {
      // the other process has the first application, and not yet the second
      await tx.query(`SELECT FROM jobs WHERE id = $1 FOR NO KEY UPDATE`, [jobId]);
      expect(await remind()).toBe(0);
    });
    expect(await remind()).toBe(1);
    expect(await reminders()).toEqual(['Waiting for your reply: Night cook, or more: 2']);
  });

  it('is sent by one of two processes that remind at the same time', async () => {
    for (let index = 0; index < 3; index++) await apply(4);
    const counts = await Promise.all([remind(), remind()]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await reminders()).toEqual(['Waiting for your reply: Night cook, or more: 3']);
  });

  it('is not sent after seven days, nor about an application that was closed before the mail', async () => {
    const late = await apply(7.01);
    expect(await remind()).toBe(0);
    const { remindedAt } = await sides.test.dataSource.getRepository(ApplicationEntity).findOneByOrFail({ id: late });
    expect(remindedAt).toBeNull();
    const id = await apply(4);
    expect(await remind()).toBe(1);
    await backdateApplication(sides.test, id, 4);
    expect(await sides.test.app.get(CloseUnansweredUseCase).execute()).toBe(2);
    expect(await reminders()).toEqual([]);
  });

  it('is a notice without a mail for an employer without mail news', async () => {
    await sides.test.dataSource.query(`UPDATE users SET mail_news = false WHERE id = $1`, [sides.owner.id]);
    await apply(4);
    expect(await remind()).toBe(1);
    expect(await reminders()).toEqual([]);
    expect(await listNoticeTitles(sides.owner)).toEqual(['People are waiting for your reply']);
  });
});
