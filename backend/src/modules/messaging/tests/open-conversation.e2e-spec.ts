import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { JobEntity } from '../../jobs/jobs.public.js';
import { ConversationMemberEntity } from '../entities/conversation-member.entity.js';
import { ConversationEntity } from '../entities/conversation.entity.js';
import { type Applied, saveApplied, saveMessage, saveTalk } from './conversation.factory.js';

describe('POST /api/applications/{id}/conversation', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const pathOf = ({ application }: Applied): string => `/api/applications/${application.id}/conversation`;
  const standing = ({ application }: Applied): Promise<ConversationEntity[]> =>
    test.dataSource.getRepository(ConversationEntity).findBy({ applicationId: application.id });

  it('returns to the seeker the conversation that the employer opened', async () => {
    const applied = await saveApplied(test);
    const { owner, worker, job, application } = applied;
    const { body } = await owner.post(pathOf(applied)).expect(200);
    expect(body).toMatchObject({
      applicationId: application.id,
      side: 'employer',
      applicationStatus: 'submitted',
      job: { id: job.id, title: job.title, company: job.company },
      other: { name: `${worker.user.firstName} ${worker.user.lastName}` },
      lastMessage: null,
      unreadCount: 0,
      closed: false,
    });
    const seen = await worker.post(pathOf(applied)).expect(200);
    expect(seen.body).toMatchObject({
      id: body.id,
      side: 'job_seeker',
      other: { name: `${owner.user.firstName} ${owner.user.lastName}` },
    });
    expect(await standing(applied)).toHaveLength(1);
    const members = await test.dataSource.getRepository(ConversationMemberEntity).findBy({ conversationId: body.id });
    expect(members.map(({ userId, side }) => [side, userId]).sort()).toEqual([
      ['employer', owner.id],
      ['job_seeker', worker.id],
    ]);
  });

  it('returns the occupation of the job in the languages other than its title’s', async () => {
    const applied = await saveApplied(test, { title: 'Night rider' });
    await test.dataSource.getRepository(JobEntity).update(applied.job.id, { occupationIds: ['delivery_rider'] });
    const { body } = await applied.worker.post(pathOf(applied)).expect(200);
    expect(body.job.occupation).toMatchObject({ hi: 'डिलीवरी राइडर', kn: 'ಡೆಲಿವರಿ ರೈಡರ್' });
  });

  it('opens one conversation for concurrent calls', async () => {
    const applied = await saveApplied(test);
    const { owner, worker } = applied;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? owner : worker).post(pathOf(applied))),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(10).fill(200));
    const [row, ...more] = await standing(applied);
    expect(more).toEqual([]);
    expect(new Set(answers.map((answer) => answer.body.id))).toEqual(new Set([row?.id]));
    expect(
      await test.dataSource.getRepository(ConversationMemberEntity).countBy({ conversationId: row?.id ?? '' }),
    ).toBe(2);
  });

  it('opens after any decision, but not after the withdrawal of the application', async () => {
    for (const status of ['viewed', 'shortlisted', 'hired', 'rejected'] as const) {
      const applied = await saveApplied(test, { status });
      await applied.worker.post(pathOf(applied)).expect(200);
    }
    const withdrawn = await saveApplied(test, { status: 'withdrawn' });
    for (const person of [withdrawn.owner, withdrawn.worker]) {
      const { body } = await person.post(pathOf(withdrawn)).expect(409);
      expect(body.detail).toContain('withdrawn');
    }
    expect(await standing(withdrawn)).toEqual([]);
    const talk = await saveTalk(test, { status: 'withdrawn' });
    await saveMessage(test.dataSource, { conversationId: talk.id, senderId: talk.worker.id });
    const { body } = await talk.owner.post(pathOf(talk)).expect(200);
    expect(body).toMatchObject({ id: talk.id, closed: true, unreadCount: 1 });
  });
});
