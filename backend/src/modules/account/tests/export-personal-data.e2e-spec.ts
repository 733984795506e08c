import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { digestsOf } from '../../../../test/contact-digests-of.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { formOf } from '../../auth/tests/sign-up-form.js';
import { pointAt, saveJob } from '../../jobs/tests/job.factory.js';
import { employer, seeker } from '../../jobs/tests/people.js';
import { PDF } from '../../jobs/tests/sample-files.js';
import { forgetWaits } from './messages.js';
import { PersonalDataRegistry } from '../../users/users.public.js';

describe('exportPersonalData', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('is a download of all data about the person alone', async () => {
    const owner = await employer(test, { firstName: 'Meena', bio: 'I hire.' });
    const worker = await seeker(test, { bio: 'I cook.', passwordHash: 'a-hash-of-a-password' });
    const stranger = await seeker(test, { bio: 'I sing.' });
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    for (const { id } of [worker, stranger]) {
      await saveApplication(test.dataSource, { jobId: job.id, seekerId: id, coverMessage: `Words of ${id}` });
    }
    await test.dataSource.query(`UPDATE applications SET note = 'What the employer thinks'`);
    const { body, headers } = await worker.get('/api/user/export').expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="nukkad-my-data.json"');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.data.account).toMatchObject([{ id: worker.id, email: worker.user.email, bio: 'I cook.' }]);
    expect(body.data.applications).toMatchObject([{ cover_message: `Words of ${worker.id}` }]);
    expect(body.data.sessions).toHaveLength(1);
    const text = JSON.stringify(body);
    for (const secret of ['a-hash-of-a-password', 'What the employer thinks', stranger.id, 'I sing.', 'I hire.']) {
      expect(text).not.toContain(secret);
    }
    const received = await owner.get('/api/user/export').expect(200);
    expect(received.body.data.jobs).toMatchObject([{ id: job.id, title: job.title }]);
    expect(received.body.data.applicationsReceived).toHaveLength(2);
    expect(JSON.stringify(received.body)).not.toContain('Words of');
  });

  it('contains the messages of the development outbox to a person, and none to an account of the staff', async () => {
    const [person, staff] = [await seeker(test), await seeker(test, { staffRole: 'support' })];
    for (const { user } of [person, staff]) {
      await test.dataSource.query(
        `INSERT INTO outbox_messages (key, channel, recipient, subject, text) VALUES ($1, 'email', $1, 'News', 'About Asha Rao')`,
        [user.email],
      );
    }
    const keptOf = async (reader: typeof person) =>
      (await reader.get('/api/user/export').expect(200)).body.data.keptMessages;
    expect(await keptOf(person)).toMatchObject([{ recipient: person.user.email, text: 'About Asha Rao' }]);
    expect(await keptOf(staff)).toEqual([]);
  });

  it('contains no data of the owner of an unverified address', async () => {
    const person = await seeker(test);
    const form = formOf({ firstName: 'Stranger', email: 'stranger.of.export@example.com' });
    await test.api.post('/api/auth/signup').send(form).expect(201);
    await test.api.post('/api/auth/send-email-verification').send({ email: form.email }).expect(202);
    await test.dataSource.query(`UPDATE verification_codes SET requested_at = requested_at - interval '2 days'`);
    await person.patch('/api/user/profile').send({ email: form.email, phone: form.phone }).expect(200);
    const { body } = await person.get('/api/user/export').expect(200);
    expect(body.data.signUps).toEqual([]);
    expect(body.data.codesAskedFor.map((code: { user_id: string }) => code.user_id)).toEqual([person.id, person.id]);
    expect(JSON.stringify(body)).not.toContain('Stranger');
  });

  it('contains the codes that anybody asked for at the verified address of the person', async () => {
    const person = await seeker(test);
    const form = formOf({ email: 'asked.of.export@example.com' });
    await test.api.post('/api/auth/signup').send(form).expect(201);
    await test.api.post('/api/auth/send-email-verification').send({ email: form.email }).expect(202);
    // as a process of an earlier release stores it
    await test.dataSource.query(
      `UPDATE verification_codes SET destination = $1, destination_digest = NULL, user_id = NULL, sign_up_id = NULL
       WHERE destination_digest = ANY($2)`,
      [person.user.email, digestsOf(test, form.email)],
    );
    await forgetWaits(test);
    await test.api.post('/api/auth/send-email-verification').send({ email: person.user.email }).expect(202);
    const { body } = await person.get('/api/user/export').expect(200);
    const codes = body.data.codesAskedFor as { destination: string }[];
    expect(codes.map(({ destination }) => destination)).toEqual([person.user.email, person.user.email]);
  });

  it('contains the files', async () => {
    const owner = await employer(test);
    const worker = await seeker(test);
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    await worker
      .post('/api/applications')
      .field({ jobId: job.id, coverMessage: 'Here I am.' })
      .attach('resume', PDF, 'me.pdf')
      .expect(201);
    const { body } = await worker.get('/api/user/export').expect(200);
    expect(body.data.files).toMatchObject([{ name: 'me.pdf', content: PDF.toString('base64') }]);
    expect(JSON.stringify(body)).not.toContain('storage_key');
  });

  it('exports places in a readable form', async () => {
    const owner = await employer(test);
    await saveJob(test.dataSource, { employerId: owner.id, point: pointAt(12.97, 77.59) });
    const { body } = await owner.get('/api/user/export').expect(200);
    expect(body.data.jobs[0].point).toMatchObject({ type: 'Point', coordinates: [77.59, 12.97] });
  });

  it('contains a list for every exported table, also when it is empty', async () => {
    const person = await seeker(test);
    const { body } = await person.get('/api/user/export').expect(200);
    const lists = test.app
      .get(PersonalDataRegistry, { strict: false })
      .listTables()
      .flatMap(({ shown }) => shown?.as ?? []);
    expect(Object.keys(body.data).toSorted()).toEqual([...new Set(lists)].toSorted());
  });

  it('allows ten exports an hour', async () => {
    const person = await seeker(test);
    for (let index = 0; index < 10; index++) await person.get('/api/user/export').expect(200);
    await person.get('/api/user/export').expect(429);
  });
});
