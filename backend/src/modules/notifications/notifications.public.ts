// What other modules may use of this one.
export type { Notice } from './notification.repository.js';
export { Notifications } from './notifications.js';
export { NotificationsModule } from './notifications.module.js';
