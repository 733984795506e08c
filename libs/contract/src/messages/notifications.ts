import { z } from 'zod';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../limits.js';
import { isoDateTime, plainText, queryNumber } from '../primitives.js';

/** Days after which a notification is removed. */
export const NOTIFICATION_DAYS = 180;

/** A notification in the reader's language. `link` is a path of the front end. */
export const NotificationSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    message: z.string(),
    link: z.string(),
    isRead: z.boolean(),
    createdAt: isoDateTime,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof NotificationSchema>;

export const NotificationListQuerySchema = z.strictObject({
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type NotificationListQuery = z.infer<typeof NotificationListQuerySchema>;

/** Number of unread notifications. */
export const UnreadCountSchema = z.object({ unread: z.int32().min(0) }).meta({ id: 'UnreadCount' });
export type UnreadCount = z.infer<typeof UnreadCountSchema>;
