import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { UserEntity } from '../../users/users.public.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, fromNow, type Person, seeker } from './people.js';
import { PDF } from './sample-files.js';

describe('GET /api/jobs/{id}/applications', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  it('lists the applicants of a job, newest first, and marks nothing', async () => {
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    const other = await saveJob(test.dataSource, { employerId: owner.id });
    const asha = await seeker(test, { firstName: 'Asha', lastName: 'Rao', phone: null });
    const ravi = await seeker(test, { firstName: 'ರವಿ', lastName: '' });
    await ravi
      .post('/api/applications')
      .field('jobId', job.id)
      .field('coverMessage', 'ನಾನು ಬರುತ್ತೇನೆ')
      .attach('resume', PDF, 'ರವಿ.pdf')
      .expect(201);
    await asha.post('/api/applications').send({ jobId: job.id, coverMessage: 'Hello' }).expect(201);
    await saveApplication(test.dataSource, { jobId: other.id, seekerId: asha.id });
    for (let twice = 0; twice < 2; twice++) {
      const { body } = await owner.get(`/api/jobs/${job.id}/applications`).expect(200);
      expect(body).toMatchObject([
        {
          status: 'submitted',
          coverMessage: 'Hello',
          employerMessage: null,
          resume: null,
          events: [{ status: 'submitted' }],
          applicant: { id: asha.id, firstName: 'Asha', lastName: 'Rao', email: asha.user.email, phone: null },
        },
        {
          status: 'submitted',
          coverMessage: 'ನಾನು ಬರುತ್ತೇನೆ',
          resume: { name: 'ರವಿ.pdf', size: PDF.length },
          applicant: { id: ravi.id, firstName: 'ರವಿ', phone: ravi.user.phone },
        },
      ]);
    }
  });

  it.each([
    ['verified', {}, true],
    ['not verified', { phoneVerifiedAt: null }, false],
    ['of a suspended account', { suspendedUntil: fromNow(1) }, false],
  ])('returns a number that is %s only where calls are allowed', async (_what, fields, isShown) => {
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    const asha = await seeker(test, fields);
    await saveApplication(test.dataSource, { jobId: job.id, seekerId: asha.id });
    const { body } = await owner.get(`/api/jobs/${job.id}/applications`).expect(200);
    expect(body).toMatchObject([{ applicant: { id: asha.id, phone: isShown ? asha.user.phone : null } }]);
  });

  it('returns an applicant’s profile, with the picture', async () => {
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    const profile = {
      ...{ bio: 'I cook.', profileImageUrl: '/api/avatars/1', skills: ['Cooking'] },
      ...{ preferredCategories: ['food_service'], expectedRate: 120 },
    } satisfies Parameters<typeof seeker>[1];
    const asha = await seeker(test, profile);
    const shy = await seeker(test);
    await saveApplication(test.dataSource, { jobId: job.id, seekerId: asha.id });
    await saveApplication(test.dataSource, { jobId: job.id, seekerId: shy.id });
    const { body } = await owner.get(`/api/jobs/${job.id}/applications`).expect(200);
    const applicantOf = ({ id }: Person) =>
      body.find(({ applicant }: { applicant: { id: string } }) => applicant.id === id).applicant;
    expect(applicantOf(asha)).toMatchObject(profile);
    expect(applicantOf(shy)).toMatchObject({ bio: '', profileImageUrl: null });
  });

  it('returns the number of an applicant only while it is verified and the account is not suspended', async () => {
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    const unverified = await seeker(test, { phoneVerifiedAt: null });
    const suspended = await seeker(test);
    for (const { id } of [unverified, suspended])
      await saveApplication(test.dataSource, { jobId: job.id, seekerId: id });
    const phones = async () => {
      const { body } = await owner.get(`/api/jobs/${job.id}/applications`).expect(200);
      return new Map(
        body.map(({ applicant }: { applicant: { id: string; phone: string | null } }) => [
          applicant.id,
          applicant.phone,
        ]),
      );
    };
    const before = await phones();
    expect(before.get(unverified.id)).toBeNull();
    expect(before.get(suspended.id)).toBe(suspended.user.phone);
    await test.dataSource.getRepository(UserEntity).update(suspended.id, { suspendedUntil: fromNow(1) });
    expect((await phones()).get(suspended.id)).toBeNull();
  });

  it('contains no number and no e-mail address of an applicant while the employer is suspended', async () => {
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    const { id, user } = await seeker(test);
    await saveApplication(test.dataSource, { jobId: job.id, seekerId: id });
    const contact = async () => {
      const { body } = await owner.get(`/api/jobs/${job.id}/applications`).expect(200);
      return { email: body[0].applicant.email, phone: body[0].applicant.phone };
    };
    expect(await contact()).toEqual({ email: user.email, phone: user.phone });
    const users = test.dataSource.getRepository(UserEntity);
    await users.update(owner.id, { suspendedUntil: fromNow(1) });
    expect(await contact()).toEqual({ email: null, phone: null });
    await users.update(owner.id, { suspendedUntil: null });
  });

  it('returns the list in pages', async () => {
    const job = await saveJob(test.dataSource, { employerId: owner.id, status: 'closed' });
    const another = await saveJob(test.dataSource, { employerId: owner.id });
    for (let index = 0; index < 3; index++) {
      await saveApplication(test.dataSource, { jobId: job.id, seekerId: (await seeker(test)).id });
    }
    const first = await owner.get(`/api/jobs/${job.id}/applications?limit=2`).expect(200);
    expect(first.body).toHaveLength(2);
    const path = /<([^>]+)>; rel="next"/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const second = await owner.get(path).expect(200);
    expect(second.body).toHaveLength(1);
    await owner.get(path.replace(job.id, another.id)).expect(400);
  });

  it('returns 400 for an unknown cursor', async () => {
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    await owner.get(`/api/jobs/${job.id}/applications?cursor=x`).expect(400);
  });
});
