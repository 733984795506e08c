import type { DataSource } from 'typeorm';
import { insertRow } from '../../../../test/insert-row.js';
import { ApplicationEntity } from '../entities/application.entity.js';
import { ApplicationEventEntity } from '../entities/application-event.entity.js';

type Fields = Partial<ApplicationEntity> & { jobId: string; seekerId: string };

/** Builds an unsaved application: by default just submitted. */
export const buildApplication = (fields: Fields): Partial<ApplicationEntity> => ({
  coverMessage: 'I know every lane between Indiranagar and MG Road.',
  status: 'submitted',
  employerMessage: null,
  resumeFileId: null,
  ...fields,
});

/** Stores an application made by `buildApplication`, with its time line. */
export async function saveApplication(dataSource: DataSource, fields: Fields): Promise<ApplicationEntity> {
  const repository = dataSource.getRepository(ApplicationEntity);
  const application = await insertRow(repository, buildApplication(fields));
  const { id, status } = application;
  const events = dataSource.getRepository(ApplicationEventEntity);
  await events.insert({ applicationId: id, status: 'submitted' });
  if (status !== 'submitted') await events.insert({ applicationId: id, status });
  return application;
}
