import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { WhatsAppPhone } from '../../notifications/tests/whatsapp-phone.js';
import { inHours, requestById } from './interview.factory.js';

describe('the buttons of an invitation to an interview in WhatsApp', () => {
  let test: TestApp;
  let owner: Person;
  let phone: WhatsAppPhone;
  let worker: Person;
  let id: string;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    // without a mail address the invitation is a text message
    [owner, worker] = await Promise.all([employer(test), seeker(test, { email: null, emailVerifiedAt: null })]);
    phone = await WhatsAppPhone.createPhone(test, worker);
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id, company: 'Rava' });
    const application = await saveApplication(test.dataSource, { jobId, seekerId: worker.id });
    const visit = { type: 'in-person', time: inHours(40).toISOString(), place: '12 Church Street' };
    const { body } = await owner.post(`/api/applications/${application.id}/interview`).send(visit).expect(201);
    id = (body as { id: string }).id;
    await test.runTasks();
  });

  const press = async (payload: string): Promise<void> => {
    await phone.press(payload).expect(200);
    await test.runTasks();
  };
  const statusOf = async () => (await requestById(test, id)).status;
  const lastText = async () => (await phone.messages()).at(-1)?.text;
  const texts = async () => (await phone.messages()).map(({ text }) => text);

  it('accept the time and the place of the message', async () => {
    const { yes } = await phone.buttons();
    await press(yes);
    expect(await statusOf()).toBe('confirmed');
    expect(await texts()).toContainEqual(
      expect.stringMatching(new RegExp(`^You said yes. .*\\n.*section=request-interview&interview=${id}$`)),
    );
  });

  it('refuse the invitation', async () => {
    const { no } = await phone.buttons();
    await press(no);
    expect(await statusOf()).toBe('declined');
    expect(await lastText()).toMatch(/^You said no\./);
  });

  it('decide nothing about a time that the message did not name', async () => {
    const { yes } = await phone.buttons();
    const change = { time: inHours(50).toISOString(), place: '9 Brigade Road' };
    await owner.post(`/api/interview-requests/${id}/proposal`).send(change).expect(200);
    await press(yes);
    expect(await statusOf()).toBe('pending');
    expect(await texts()).toContain('The suggested time has changed. Please look again.');
  });

  it('report the decision that the page made before', async () => {
    const { yes } = await phone.buttons();
    const { proposedTime } = await requestById(test, id);
    const answer = { answer: 'accepted', time: proposedTime?.toISOString() };
    await worker.post(`/api/interview-requests/${id}/proposal/answer`).send(answer).expect(200);
    await press(yes);
    expect(await statusOf()).toBe('confirmed');
    expect(await texts()).toContainEqual(expect.stringMatching(/^You said yes\./));
  });
});
