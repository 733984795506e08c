import type { DataSource } from 'typeorm';
import { NotificationEntity } from '../entities/notification.entity.js';

/** A notification that is not stored: unread, and without an account. Its words are those of a new application. */
export function buildNotification(fields: Partial<NotificationEntity> = {}): Partial<NotificationEntity> {
  return {
    text: 'jobs:notice.newApplication',
    params: { applicant: 'Asha Rao', title: 'Cook' },
    link: '/employer',
    readAt: null,
    ...fields,
  };
}

/** Stores a notification made by `buildNotification`. */
export async function saveNotification(
  dataSource: DataSource,
  fields: Partial<NotificationEntity> & { userId: string },
): Promise<NotificationEntity> {
  const repository = dataSource.getRepository(NotificationEntity);
  const { id } = await repository.save(repository.create(buildNotification(fields)));
  return repository.findOneByOrFail({ id });
}
