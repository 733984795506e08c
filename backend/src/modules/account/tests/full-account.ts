import sharp from 'sharp';
import { expect } from '@jest/globals';
import type { TestApp } from '../../../../test/app.js';
import { saveInterviewRequest } from '../../interviews/tests/interview.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, type Person } from '../../jobs/tests/people.js';
import { PDF } from '../../jobs/tests/sample-files.js';
import { Books } from '../../ledger/tests/books.js';
import { saveRowsAbout } from './rows-about.js';

/** Creates all data that a person can leave behind, on both sides of the market, with `mark` in the typed texts. */
export async function saveFullAccount(
  test: TestApp,
  mark: string,
  phone: string,
): Promise<{ person: Person; other: Person }> {
  const person = await bothSides(test);
  const other = await bothSides(test);
  const email = `${mark}@example.com`;
  await test.dataSource.query(`UPDATE users SET first_name = $2, email = $3, phone = $4 WHERE id = $1`, [
    person.id,
    mark,
    email,
    `+91${phone}`,
  ]);
  const theirJob = await saveJob(test.dataSource, { employerId: other.id });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await person.post('/api/user/avatar').attach('avatar', picture, 'me.png').expect(200);
  const applied = await person
    .post('/api/applications')
    .set('Idempotency-Key', `key-${mark}`)
    .field({ jobId: theirJob.id, coverMessage: `${mark} wants it` })
    .attach('resume', Buffer.concat([PDF, Buffer.from(`% ${mark}`)]), `${mark}.pdf`)
    .expect(201);
  const ownJob = (
    await person.post('/api/jobs').send({
      title: `${mark} cook`,
      company: `${mark} kitchen`,
      description: `${mark} cooks`,
      jobType: 'part_time',
      category: 'food_service',
      location: `${mark} road, Bengaluru`,
      requiredSkills: [mark],
    })
  ).body as { id: string };
  const received = await other.post('/api/applications').send({ jobId: ownJob.id, coverMessage: 'Hello' }).expect(201);
  // the mail about an application is sent unless the application is answered before
  await test.runTasks();
  await person
    .patch(`/api/applications/${received.body.id}`)
    .send({ status: 'shortlisted', message: `${mark} likes you` })
    .expect(200);
  await person.post(`/api/jobs/${theirJob.id}/report`).send({ reason: 'other', text: mark }).expect(204);
  await person.post(`/api/jobs/${theirJob.id}/views`).expect((answer) => expect(answer.status).toBeLessThan(300));
  const { body: talk } = await person.post(`/api/applications/${applied.body.id}/conversation`);
  await person
    .post(`/api/conversations/${talk.id}/messages`)
    .send({ text: `${mark} writes` })
    .expect(201);
  const { body: said } = await other.post(`/api/conversations/${talk.id}/messages`).send({ text: 'Hello you' });
  await person.post(`/api/messages/${said.id}/report`).send({ reason: 'other', note: mark });
  await saveInterviewRequest(test.dataSource, { seekerId: person.id, jobId: theirJob.id, employerId: other.id });
  await test.dataSource.query(
    `INSERT INTO interview_changes (request_id, kind, side) SELECT id, 'proposed', 'seeker' FROM interview_requests WHERE seeker_id = $1`,
    [person.id],
  );
  await saveInterviewRequest(test.dataSource, {
    seekerId: other.id,
    jobId: ownJob.id,
    employerId: person.id,
    status: 'confirmed',
  });
  await person.post('/api/interview-requests').send({
    jobType: 'delivery',
    interviewMode: 'phone',
    timeSlot: '9:00 AM - 11:00 AM',
  });
  await person.get('/api/rewards').expect(200);
  await person
    .patch('/api/user/profile')
    .send({ email: `${mark}.new@example.com`, phone: `${phone.slice(0, 5)} ${phone.slice(5).replace(/^./, '7')}` })
    .expect(200);
  await new Books(test, { worker: person.id }).post('wage.settled', `settlement:${person.id}`, { wage: '600.00' });
  await saveRowsAbout(test.dataSource, person.id, mark);
  await test.runTasks();
  return { person, other };
}
