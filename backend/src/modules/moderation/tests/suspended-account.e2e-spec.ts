import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { JobEntity } from '../../jobs/entities/job.entity.js';
import { formatDateTime } from '../../../common/dates/format-date.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, employer, type Person, seeker } from '../../jobs/tests/people.js';
import { endNow, saveSuspension } from './suspension.factory.js';

describe('a suspended account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  const suspendedPerson = async (person: Promise<Person>): Promise<Person> => {
    const { id } = await person;
    await saveSuspension(test.dataSource, { userId: id });
    return person;
  };

  it('gets the reason, the end and the way to appeal, in the language of the page', async () => {
    const person = await seeker(test);
    const { endsAt } = await saveSuspension(test.dataSource, { userId: person.id });
    const apply = (language: string) =>
      person.post('/api/applications').set('Accept-Language', language).send({}).expect(403);
    const { body } = await apply('en');
    expect(body).toMatchObject({ title: 'Account suspended', code: 'moderation.suspended' });
    expect(body.detail).toContain(`Your account is suspended until ${formatDateTime(endsAt, 'en')}. Reason: fraud.`);
    expect(body.detail).toContain('You can appeal once');
    expect((await apply('hi')).body.title).toBe('अकाउंट ब्लॉक है');
  });

  it('can read, and can withdraw its own requests', async () => {
    const person = await suspendedPerson(bothSides(test));
    const other = await employer(test);
    const wanted = await saveJob(test.dataSource, { employerId: other.id });
    const application = await saveApplication(test.dataSource, { jobId: wanted.id, seekerId: person.id });
    await person.get(`/api/jobs/${wanted.id}`).expect(200);
    await person.post(`/api/applications/${application.id}/withdraw`).expect(200);
    await person.patch('/api/user/availability').send({ available: false }).expect(200);
    await person.patch('/api/user/availability').send({ radiusKm: 5 }).expect(403);

    const own = await saveJob(test.dataSource, { employerId: person.id });
    const status = async () => (await test.dataSource.getRepository(JobEntity).findOneByOrFail({ id: own.id })).status;
    await person.patch(`/api/jobs/${own.id}`).send({ title: 'Another title' }).expect(403);
    await person.patch(`/api/jobs/${own.id}`).send({ status: 'closed', title: 'Another title' }).expect(403);
    await person.patch(`/api/jobs/${own.id}`).send({ status: 'closed' }).expect(200);
    await person.patch(`/api/jobs/${own.id}`).send({ status: 'open' }).expect(403);
    expect(await status()).toBe('closed');
  });

  it('may reject applications without a message, and do nothing else with them', async () => {
    const person = await suspendedPerson(employer(test));
    const job = await saveJob(test.dataSource, { employerId: person.id });
    const applicationOf = async () =>
      (await saveApplication(test.dataSource, { jobId: job.id, seekerId: (await seeker(test)).id })).id;
    const [first, second] = [await applicationOf(), await applicationOf()];
    for (const answer of [{ status: 'hired' }, { status: 'rejected', message: 'Call me.' }]) {
      await person.patch(`/api/applications/${first}`).send(answer).expect(403);
    }
    await person.patch(`/api/applications/${first}`).send({ status: 'rejected' }).expect(200);
    const many = { applicationIds: [second], reason: 'too_far' };
    await person
      .post(`/api/jobs/${job.id}/applications/reject`)
      .send({ ...many, message: 'Call me.' })
      .expect(403);
    await person.post(`/api/jobs/${job.id}/applications/reject`).send(many).expect(200);
  });

  it('may make all calls again after the suspension', async () => {
    const person = await suspendedPerson(seeker(test));
    const job = await saveJob(test.dataSource, { employerId: (await employer(test)).id });
    const apply = () => person.post('/api/applications').send({ jobId: job.id, coverMessage: 'I live near by.' });
    await apply().expect(403);
    await endNow(test.dataSource, person.id);
    await apply().expect(201);
  });
});
