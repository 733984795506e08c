import type { DataSource } from 'typeorm';
import { insertRow } from '../../../../test/insert-row.js';
import type { TestApp } from '../../../../test/app.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { ApplicationEntity, JobEntity } from '../../jobs/jobs.public.js';
import { ConversationMemberEntity } from '../entities/conversation-member.entity.js';
import { ConversationEntity } from '../entities/conversation.entity.js';
import { MessageEntity } from '../entities/message.entity.js';

/** An application with its two sides. */
export interface Applied {
  owner: Person;
  worker: Person;
  job: JobEntity;
  application: ApplicationEntity;
}

/** Same, with an open conversation. */
export interface Talk extends Applied {
  id: string;
}

/** Creates an application to a job: by default of a new seeker to a new employer. */
export async function saveApplied(
  test: TestApp,
  fields: { owner?: Person; worker?: Person; title?: string } & Partial<Pick<ApplicationEntity, 'status'>> = {},
): Promise<Applied> {
  const owner = fields.owner ?? (await employer(test));
  const worker = fields.worker ?? (await seeker(test));
  const job = await saveJob(test.dataSource, {
    employerId: owner.id,
    ...(fields.title === undefined ? {} : { title: fields.title }),
  });
  const application = await saveApplication(test.dataSource, {
    jobId: job.id,
    seekerId: worker.id,
    status: fields.status ?? 'submitted',
  });
  return { owner, worker, job, application };
}

/** Creates a conversation without messages. */
export async function saveTalk(test: TestApp, fields: Parameters<typeof saveApplied>[1] = {}): Promise<Talk> {
  const applied = await saveApplied(test, fields);
  const conversations = test.dataSource.getRepository(ConversationEntity);
  const { id } = await insertRow(conversations, { applicationId: applied.application.id });
  await test.dataSource.getRepository(ConversationMemberEntity).insert([
    { conversationId: id, userId: applied.worker.id, side: 'job_seeker' },
    { conversationId: id, userId: applied.owner.id, side: 'employer' },
  ]);
  return { ...applied, id };
}

/** Builds an unsaved message: by default a shown one. */
export const buildMessage = (
  fields: Partial<MessageEntity> & { conversationId: string; senderId: string },
): Partial<MessageEntity> => ({ text: 'See you on Monday.', held: [], ...fields });

/** Stores a message made by `buildMessage`. */
export async function saveMessage(
  dataSource: DataSource,
  fields: Partial<MessageEntity> & { conversationId: string; senderId: string },
): Promise<MessageEntity> {
  return insertRow(dataSource.getRepository(MessageEntity), buildMessage(fields));
}

/** Returns the member row of a person in a conversation. */
export const memberOf = (test: TestApp, { id }: Talk, person: Person): Promise<ConversationMemberEntity> =>
  test.dataSource.getRepository(ConversationMemberEntity).findOneByOrFail({ conversationId: id, userId: person.id });
