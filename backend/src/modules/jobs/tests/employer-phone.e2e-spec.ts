import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import { HIRED_PHONE_DAYS } from '@nukkad/contract/limits';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { EraseAccountUseCase } from '../../account/erase-account.use-case.js';
import type { UserEntity } from '../../users/users.public.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, fromNow, type Person, seeker } from './people.js';

const PATH = '/api/my-applications';

describe('the number of an employer', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  /** Creates a seeker with an application in this status to a job of `owner`. */
  async function applicant(owner: Person, status: ApplicationStatus = 'hired') {
    const worker = await seeker(test);
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveApplication(test.dataSource, { jobId: job.id, seekerId: worker.id, status });
    const told = async (): Promise<unknown> => (await worker.get(PATH).expect(200)).body[0].employerPhone;
    return { worker, job, id, told };
  }

  it('is returned to the hired applicant from the decision on', async () => {
    const owner = await employer(test);
    const { id, told } = await applicant(owner, 'shortlisted');
    expect(await told()).toBeNull();
    await owner.patch(`/api/applications/${id}`).send({ status: 'hired' }).expect(200);
    expect(await told()).toBe(owner.user.phone);
  });

  it.each(['submitted', 'viewed', 'shortlisted', 'rejected', 'withdrawn'] as const)(
    'is not returned while the application is %s',
    async (status) => {
      expect(await (await applicant(await employer(test), status)).told()).toBeNull();
    },
  );

  it('is not returned to other applicants', async () => {
    const owner = await employer(test);
    const { job, told } = await applicant(owner);
    const other = await seeker(test);
    await saveApplication(test.dataSource, { jobId: job.id, seekerId: other.id });
    expect((await other.get(PATH).expect(200)).body).toMatchObject([{ jobId: job.id, employerPhone: null }]);
    const stranger = await seeker(test);
    expect((await stranger.get(PATH).expect(200)).body).toEqual([]);
    expect(await told()).toBe(owner.user.phone);
  });

  it.each([
    ['', HIRED_PHONE_DAYS - 0.01, true],
    ['no longer ', HIRED_PHONE_DAYS + 0.01, false],
  ])('is %sreturned %d days after the day of hiring', async (_no, days, isTold) => {
    const owner = await employer(test);
    const { id, told } = await applicant(owner);
    await test.dataSource.query(
      `UPDATE application_events SET at = $2 WHERE application_id = $1 AND status = 'hired'`,
      [id, fromNow(-days)],
    );
    expect(await told()).toBe(isTold ? owner.user.phone : null);
  });

  it.each<[string, Partial<UserEntity>]>([
    ['has none', { phone: null, phoneVerifiedAt: null }],
    ['has not verified it', { phoneVerifiedAt: null }],
    ['is suspended', { suspendedUntil: fromNow(1) }],
  ])('is not returned for an employer who %s', async (_what, fields) => {
    expect(await (await applicant(await employer(test, fields))).told()).toBeNull();
  });

  it('is returned again after a suspension', async () => {
    const owner = await employer(test, { suspendedUntil: fromNow(-1) });
    expect(await (await applicant(owner)).told()).toBe(owner.user.phone);
  });

  it('is deleted with the account', async () => {
    const owner = await employer(test, { deletionDueAt: fromNow(-1) });
    const { told } = await applicant(owner);
    expect(await told()).toBe(owner.user.phone);
    await test.app.get(EraseAccountUseCase, { strict: false }).execute({ userId: owner.id });
    expect(await told()).toBeNull();
  });

  it('is not part of the hired applicant’s export, nor of the response to a withdrawal', async () => {
    const owner = await employer(test);
    const { worker } = await applicant(owner);
    const { text } = await worker.get('/api/user/export').expect(200);
    expect(text).not.toContain(owner.user.phone);
    const { worker: leaving, id } = await applicant(owner, 'shortlisted');
    const { body } = await leaving.post(`/api/applications/${id}/withdraw`).expect(200);
    expect(body).toMatchObject({ status: 'withdrawn', employerPhone: null });
  });

  it('is queried once for any number of applications', async () => {
    const worker = await seeker(test);
    const owners = await Promise.all([employer(test), employer(test), employer(test)]);
    for (const { id } of owners) {
      const job = await saveJob(test.dataSource, { employerId: id });
      await saveApplication(test.dataSource, { jobId: job.id, seekerId: worker.id, status: 'hired' });
    }
    const asked = jest.spyOn(test.dataSource, 'query');
    const { body } = await worker.get(PATH).expect(200);
    const reads = asked.mock.calls.filter(([sql]) => /FROM (applications a|users asked)/.test(String(sql)));
    asked.mockRestore();
    expect(reads).toHaveLength(2);
    expect(body.map((one: { employerPhone: string }) => one.employerPhone)).toEqual(
      owners.map(({ user }) => user.phone).toReversed(),
    );
  });
});
