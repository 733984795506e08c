import type { DataSource } from 'typeorm';
import { insertRow } from '../../../../test/insert-row.js';
import { NotificationEntity } from '../entities/notification.entity.js';

/** Builds an unsaved notification: by default unread, without an account, with the text of a new application. */
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
  return insertRow(dataSource.getRepository(NotificationEntity), buildNotification(fields));
}
