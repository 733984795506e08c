import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OutboxMessage } from '@nukkad/contract/platform/operations';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';

const PHONE_ONLY = { email: null as never, emailVerifiedAt: null };
const TIME = new Date(Date.now() + 48 * 3_600_000).toISOString();
const SHORT = /https?:\/\/\S+\/t\/[0-9a-f]{12}$/;

describe('a seeker and an employer with only a phone number', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  let applicationId: string;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test, PHONE_ONLY);
    worker = await seeker(test, { ...PHONE_ONLY, firstName: 'Asha', lastName: '', language: 'hi' });
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id, company: 'Rava', title: 'Cook' });
    ({ id: applicationId } = await saveApplication(test.dataSource, { jobId, seekerId: worker.id }));
  });
  afterAll(() => test.close());

  const textsTo = async (person: Person): Promise<string[]> => {
    await test.dataSource.query('UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL');
    await test.runTasks();
    const { body } = await test.api
      .get(`/api/dev/outbox?to=${encodeURIComponent(person.user.phone ?? '')}`)
      .expect(200);
    return (body as OutboxMessage[]).filter(({ channel }) => channel === 'sms').map(({ text }) => text);
  };
  /** Returns the newest text to a person, and the page of its address. */
  const newest = async (person: Person): Promise<{ text: string; page: string | undefined }> => {
    const [text = ''] = await textsTo(person);
    const { headers } = await test.api.get(new URL(SHORT.exec(text)?.[0] ?? '').pathname).expect(303);
    return { text, page: headers['location'] };
  };

  it('receive texts, each in their language, about the events between them', async () => {
    const body = { type: 'in-person', time: TIME, place: '12 Church Street' };
    const { body: invited } = await owner.post(`/api/applications/${applicationId}/interview`).send(body).expect(201);
    const { id } = invited as { id: string };
    expect(await newest(worker)).toEqual({
      text: expect.stringMatching(/^Nukkad: Rava ने इंटरव्यू के लिए बुलाया है, Cook: .*बजे।/u),
      page: expect.stringContaining(id),
    });

    await worker
      .post(`/api/interview-requests/${id}/proposal/answer`)
      .send({ answer: 'accepted', time: TIME })
      .expect(200);
    expect((await newest(owner)).text).toMatch(/^Nukkad: Asha accepted the interview for Cook: \d+ \w+.*[ap]m\. http/);

    await worker.post(`/api/interview-requests/${id}/cancel`).expect(200);
    expect((await newest(owner)).text).toMatch(/^Nukkad: Asha cancelled the interview for Cook/);

    await owner.patch(`/api/applications/${applicationId}`).send({ status: 'hired' }).expect(200);
    expect((await textsTo(worker))[0]).toMatch(
      /^Nukkad: जॉब आपकी हुई! Rava ने आपको Cook के लिए चुना है।.*section=applications$/u,
    );
    // the author of the action gets no text
    expect([(await textsTo(worker)).length, (await textsTo(owner)).length]).toEqual([2, 2]);
  });
});
