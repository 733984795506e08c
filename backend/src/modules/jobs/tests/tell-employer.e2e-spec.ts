import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OutboxMessage } from '@nukkad/contract/platform/operations';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { ApplicationEntity } from '../entities/application.entity.js';
import { quietNow } from '../../users/tests/user.factory.js';
import { DeliverMessageUseCase } from '../../notifications/deliver-message.use-case.js';
import { sendAndDeliver } from '../../notifications/tests/deliveries.js';
import { saveJob } from './job.factory.js';
import { employer, NOBODY, type Person, seeker } from './people.js';

describe('the mail about a new application', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const mailsTo = async (person: Person): Promise<OutboxMessage[]> =>
    (await test.api.get(`/api/dev/outbox?to=${encodeURIComponent(person.user.email)}`).expect(200)).body;

  it('is sent in the employer’s language', async () => {
    const worker = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
    for (const [language, subject, sentence] of [
      ['en', 'New application: Night cook', 'Asha Rao has applied to your job "Night cook".'],
      ['hi', 'नया आवेदन: Night cook', 'Asha Rao ने आपकी जॉब "Night cook" के लिए अप्लाई किया है।'],
      ['kn', 'ಹೊಸ ಅರ್ಜಿ: Night cook', 'Asha Rao ನಿಮ್ಮ "Night cook" ಜಾಬ್‌ಗೆ ಅರ್ಜಿ ಹಾಕಿದ್ದಾರೆ.'],
    ] as const) {
      const owner = await employer(test, { language, firstName: 'Meena' });
      const { id } = await saveJob(test.dataSource, { employerId: owner.id, title: 'Night cook' });
      await worker.post('/api/applications').send({ jobId: id, coverMessage: 'Secret words' }).expect(201);
      expect(await mailsTo(owner)).toEqual([]);
      expect(await test.runTasks()).toBe(1);
      const [mail, ...more] = await mailsTo(owner);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ channel: 'email', subject });
      expect(mail?.text).toContain(sentence);
      expect(mail?.text).toContain('Meena');
      expect(mail?.text).toContain(`${test.url}/employer`);
      expect(mail?.text).not.toContain('Secret words');
    }
  });

  it('is sent once, even if the task runs twice', async () => {
    const owner = await employer(test);
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    await (await seeker(test)).post('/api/applications').send({ jobId, coverMessage: 'Hello' }).expect(201);
    const [delivery]: { id: string }[] = await test.dataSource.query(
      `SELECT id FROM message_deliveries WHERE recipient_id = $1 AND channel = 'email'`,
      [owner.id],
    );
    const deliver = test.app.get(DeliverMessageUseCase);
    for (const attempt of [1, 2]) await deliver.execute({ deliveryId: delivery!.id }, { attempt });
    await test.runTasks(); // there is nothing left to deliver
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  it('is not sent for a deleted or withdrawn application', async () => {
    const owner = await employer(test);
    const worker = await seeker(test);
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const { body } = await worker.post('/api/applications').send({ jobId, coverMessage: 'Hello' }).expect(201);
    await worker.post(`/api/applications/${body.id}/withdraw`).expect(200);
    expect(await test.runTasks()).toBe(1);
    await sendAndDeliver(test, owner.id, { text: 'jobs:notice.newApplication', subjectId: NOBODY });
    expect(await mailsTo(owner)).toEqual([]);
    expect(await test.dataSource.getRepository(ApplicationEntity).countBy({ id: body.id })).toBe(1);
  });

  it('is not sent when the employer has answered the application meanwhile', async () => {
    const owner = await employer(test);
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const { body } = await (
      await seeker(test)
    )
      .post('/api/applications')
      .send({ jobId, coverMessage: 'Hello' })
      .expect(201);
    await owner.patch(`/api/applications/${body.id}`).send({ status: 'shortlisted' }).expect(200);
    await test.runTasks();
    expect(await mailsTo(owner)).toEqual([]);
  });

  it('is not sent to an employer without mail news', async () => {
    const owner = await employer(test, { mailNews: false });
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    await (await seeker(test)).post('/api/applications').send({ jobId, coverMessage: 'Hello' }).expect(201);
    expect(await test.runTasks()).toBe(1);
    expect(await mailsTo(owner)).toEqual([]);
  });

  it('is sent after the employer’s quiet hours', async () => {
    const owner = await employer(test, quietNow());
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    await (await seeker(test)).post('/api/applications').send({ jobId, coverMessage: 'Hello' }).expect(201);
    expect(await test.runTasks()).toBe(1);
    expect(await mailsTo(owner)).toEqual([]);
    const [task]: { waits: boolean }[] = await test.dataSource.query(
      `SELECT next_relay_at > clock_timestamp() AND done_at IS NULL AS waits FROM outbox ORDER BY created_at DESC LIMIT 1`,
    );
    expect(task?.waits).toBe(true);
    await test.dataSource.query(`UPDATE users SET quiet_hours = false WHERE id = $1`, [owner.id]);
    await test.dataSource.query(`UPDATE outbox SET next_relay_at = now(), attempts = 0 WHERE done_at IS NULL`);
    expect(await test.runTasks()).toBe(1);
    expect(await mailsTo(owner)).toHaveLength(1);
  });
});
