import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { EngagementEntity } from '../../engagements/engagements.public.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { WhatsAppPhone } from '../../notifications/tests/whatsapp-phone.js';
import { WhatsAppButtons } from '../../notifications/whatsapp/whatsapp-buttons.js';
import { WhatsAppService } from '../../notifications/whatsapp/whatsapp-service.js';
import { requestById, saveInstantJob, saveJobRequest } from './instant-hire.factory.js';

const USED = 'You have already answered this.';

describe('the buttons of an offer of work in WhatsApp', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  let phone: WhatsAppPhone;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    [owner, worker] = await Promise.all([employer(test), seeker(test)]);
    phone = await WhatsAppPhone.createPhone(test, worker);
  });

  /** Offers work, and returns the request and the contents of the buttons of its message. */
  const offer = async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveJobRequest(test.dataSource, job, worker.id);
    const { title, location } = job;
    await phone.receive({
      text: 'instant-hire:notice.request',
      params: { title, location, company: job.company ?? '' },
      link: `/instant-requests?request=${id}`,
      urgency: 'immediate',
      subjectId: id,
    });
    return { id, jobId: job.id, ...(await phone.buttons()) };
  };
  const press = async (payload: string, id?: string, by = phone): Promise<void> => {
    await by.press(payload, id).expect(200);
    await test.runTasks();
  };
  const statusOf = async (id: string) => (await requestById(test.dataSource, id)).status;
  const countWork = () => test.dataSource.getRepository(EngagementEntity).countBy({ workerId: worker.id });
  const countMessagesTo = async (recipient: string): Promise<number> =>
    (await sentMessages(test, { channel: 'whatsapp', to: recipient })).length;
  /** The answers after the offer. */
  const answers = async () => (await phone.messages()).slice(1).map(({ text }) => text);

  it('are Yes and No, with a token that the database does not contain', async () => {
    const { yes, no } = await offer();
    const [message] = await phone.messages();
    expect(message?.buttons).toEqual([
      { label: 'Yes', payload: expect.stringMatching(/^yes\./) },
      { label: 'No', payload: expect.stringMatching(/^no\./) },
    ]);
    const token = yes.replace('yes.', '');
    expect(no).toBe(`no.${token}`);
    const rows: unknown[] = await test.dataSource.query('SELECT * FROM message_decisions');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('accept the work once, whichever way the press is repeated', async () => {
    const { id, yes, no } = await offer();
    await press(yes, 'wamid.first');
    expect(await statusOf(id)).toBe('accepted');
    await press(yes, 'wamid.first');
    expect(await answers()).toEqual([
      expect.stringMatching(new RegExp(`^The work is yours. .*\\n.*/instant-requests\\?request=${id}$`)),
    ]);
    await press(no, 'wamid.second');
    expect((await answers()).at(-1)).toBe(USED);
    expect(await statusOf(id)).toBe('accepted');
    expect(await countWork()).toBe(1);
  });

  it('decline the work, and mark its notification as read', async () => {
    const { id, no } = await offer();
    await press(no);
    expect(await statusOf(id)).toBe('declined');
    expect(await answers()).toEqual([expect.stringMatching(/^You declined\./)]);
    const { body } = await worker.get('/api/notifications').expect(200);
    expect((body as { isRead: boolean }[]).map(({ isRead }) => isRead)).toEqual([true]);
  });

  it('make one decision when both are pressed at once', async () => {
    const { id, yes, no } = await offer();
    await Promise.all([phone.press(yes).expect(200), phone.press(no).expect(200)]);
    await test.runTasks();
    expect(await answers()).toHaveLength(2);
    expect(await answers()).toContain(USED);
    const status = await statusOf(id);
    expect(['accepted', 'declined']).toContain(status);
    expect(await countWork()).toBe(status === 'accepted' ? 1 : 0);
  });

  it('make one decision for all attempts to send the offer', async () => {
    const { id, yes } = await offer();
    const [decision]: { delivery_id: string }[] = await test.dataSource.query(`SELECT * FROM message_decisions`);
    const deliveryId = decision?.delivery_id ?? '';
    await press(yes);
    const inAnHour = new Date(Date.now() + 3_600_000);
    const [, no = ''] = await test.app.get(WhatsAppButtons, { strict: false }).issue(deliveryId, inAnHour);
    await press(no);
    expect((await answers()).at(-1)).toBe(USED);
    expect(await statusOf(id)).toBe('accepted');
  });

  it('answer with the decision after a fault between the decision and its answer', async () => {
    const { id, yes } = await offer();
    test.app.get(WhatsAppService, { strict: false }).simulator?.faults.push('bad-gateway');
    await press(yes);
    expect(await statusOf(id)).toBe('accepted');
    expect(await answers()).toEqual([]);
    await test.dataSource.query(`UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL AND attempts > 0`);
    await test.runTasks();
    expect(await answers()).toEqual([expect.stringMatching(/^The work is yours\./)]);
    expect(await countWork()).toBe(1);
  });

  it('decide nothing after the end of the offer', async () => {
    const { id, yes } = await offer();
    await test.dataSource.query(`UPDATE message_decisions SET expires_at = clock_timestamp()`);
    await press(yes);
    expect(await answers()).toEqual(['This offer is over.']);
    expect(await statusOf(id)).toBe('pending');
  });

  it('explain that others took the work', async () => {
    const { id, jobId, yes } = await offer();
    await test.dataSource.query(`UPDATE instant_jobs SET filled = openings, status = 'filled' WHERE id = $1`, [jobId]);
    await press(yes);
    expect(await answers()).toEqual(['This job has already been filled']);
    expect(await statusOf(id)).toBe('pending');
  });

  it('decide nothing for another account, or a number that the account does not have any more', async () => {
    const { id, yes } = await offer();
    const other = await WhatsAppPhone.createPhone(test, await seeker(test));
    await press(yes, undefined, other);
    expect((await other.messages()).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^This button no longer works\./),
    ]);
    await press('yes.guessed', undefined, other);
    await test.dataSource.query(`UPDATE users SET phone = '+919800000001' WHERE id = $1`, [worker.id]);
    await press(yes);
    expect(await statusOf(id)).toBe('pending');
    // nor is anything sent to the new number, for which nobody chose WhatsApp
    expect(await countMessagesTo('+919800000001')).toBe(0);
  });

  it('send no answer to a number that the account has not verified', async () => {
    const { yes } = await offer();
    await phone.press(yes).expect(200);
    await test.dataSource.query(`UPDATE users SET phone = '+919800000002', phone_verified_at = NULL WHERE id = $1`, [
      worker.id,
    ]);
    await test.runTasks();
    expect(await countMessagesTo('+919800000002')).toBe(0);
  });

  it('let a suspended account decline, and not accept', async () => {
    const { id, yes, no } = await offer();
    await test.dataSource.query(`UPDATE users SET suspended_until = now() + interval '1 day' WHERE id = $1`, [
      worker.id,
    ]);
    await press(yes);
    expect(await answers()).toEqual([expect.stringMatching(/^Your account is suspended/)]);
    expect(await statusOf(id)).toBe('pending');
    await press(no);
    expect(await statusOf(id)).toBe('declined');
  });

  it.each([
    ['suspended', 'suspended_until', /^Your account is suspended/],
    ['scheduled for deletion', 'deletion_due_at', /^This account will be deleted soon/],
  ])('accept nothing for an account that is %s between the press and its task', async (_state, column, answer) => {
    const { id, yes } = await offer();
    await phone.press(yes).expect(200);
    await test.dataSource.query(`UPDATE users SET ${column} = now() + interval '1 day' WHERE id = $1`, [worker.id]);
    await test.runTasks();
    expect(await answers()).toEqual([expect.stringMatching(answer)]);
    expect(await statusOf(id)).toBe('pending');
    await test.dataSource.query(`UPDATE users SET ${column} = NULL WHERE id = $1`, [worker.id]);
    await press(yes, 'wamid.later');
    expect(await statusOf(id)).toBe('accepted');
  });

  it('accept the work although WhatsApp refuses the answer for good', async () => {
    const { id, yes } = await offer();
    test.app.get(WhatsAppService, { strict: false }).simulator?.faults.push({ code: 131_047, status: 400 });
    await press(yes);
    expect(await statusOf(id)).toBe('accepted');
    expect(await answers()).toEqual([]);
    const tasks: unknown[] = await test.dataSource.query(
      `SELECT done_at IS NOT NULL AS "isDone", outcome LIKE 'failed:%' AS "isDead" FROM outbox WHERE task = 'notifications.answer-button'`,
    );
    expect(tasks).toEqual([{ isDone: true, isDead: false }]);
  });

  it('decide nothing for an account that is being deleted', async () => {
    const { id, yes } = await offer();
    await test.dataSource.query(`UPDATE users SET deletion_due_at = now() + interval '1 day' WHERE id = $1`, [
      worker.id,
    ]);
    await press(yes);
    expect(await answers()).toEqual([expect.stringMatching(/^This account will be deleted soon/)]);
    expect(await statusOf(id)).toBe('pending');
  });

  it('are the only way to decide: a text is no answer', async () => {
    const { id } = await offer();
    for (const text of ['Yes', 'yes please', 'हाँ', 'No']) await phone.write(text).expect(200);
    await test.runTasks();
    expect(await statusOf(id)).toBe('pending');
    expect(await answers()).toEqual([]);
  });
});
