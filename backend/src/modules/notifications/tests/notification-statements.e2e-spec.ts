import { testStatements } from '../../../../test/statement-table.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { DeliveryReportRepository } from '../delivery-report.repository.js';
import { NotificationRepository } from '../notification.repository.js';
import { PushSubscriptionRepository } from '../push-subscription.repository.js';
import { saveNotification } from './notification.factory.js';
import { savePushSubscription } from './push-subscription.factory.js';

const KEY = { text: 'jobs:notice.newApplication', link: '/employer' } as const;
const READ = `UPDATE notifications SET read_at = now() - interval '1 day'`;
const ANOTHER_TEXT = `UPDATE notifications SET text = 'other'`;
const ANOTHER_PAGE = `UPDATE notifications SET link = '/'`;
const ENDED = `UPDATE sessions SET expires_at = now() - interval '1 hour'`;

const CONFIRMED = `UPDATE message_deliveries SET shown_at = now() - interval '1 hour'`;
const reportedIs = (state: string): string => `UPDATE message_deliveries SET reported = '${state}'`;

testStatements(
  'notifications, devices and reports about messages',
  { notices: NotificationRepository, devices: PushSubscriptionRepository, reports: DeliveryReportRepository },
  async ({ dataSource }) => {
    const { id: userId } = await saveUser(dataSource);
    const { id: noticeId } = await saveNotification(dataSource, { userId });
    const deviceId = await savePushSubscription(dataSource, userId);
    const rows: { sessionId: string; endpoint: string }[] = await dataSource.query(
      'SELECT session_id AS "sessionId", endpoint FROM push_subscriptions WHERE id = $1',
      [deviceId],
    );
    const deliveries: { id: string; batchId: string }[] = await dataSource.query(
      `INSERT INTO message_deliveries (recipient_id, channel, text, urgency, state, sent_at, batch_id)
       VALUES ($1, 'push', 'jobs:notice.newApplication', 'normal', 'sent', now(), gen_random_uuid())
       RETURNING id, batch_id AS "batchId"`,
      [userId],
    );
    const [{ id: deliveryId, batchId } = { id: '', batchId: '' }] = deliveries;
    const { sessionId = '', endpoint = '' } = rows[0] ?? {};
    return { userId, noticeId, deviceId, sessionId, endpoint, deliveryId, batchId };
  },
  {
    'notices.add': {
      run: ({ notices }, tx, { userId }) =>
        notices.add(tx, [
          { id: '7e0b3c5e-0a55-4d8f-9d5e-0d2f3b1c4a5d', userId, params: {}, aboutId: null, ...KEY } as never,
        ]),
      changes: ['notifications'],
    },
    'notices.remove': {
      run: ({ notices }, tx, { userId }) => notices.remove(tx, userId, KEY as never),
      changes: ['notifications'],
      never: [ANOTHER_TEXT, ANOTHER_PAGE],
    },
    'notices.markSeen': {
      run: ({ notices }, tx, { userId }) => notices.markSeen(tx, userId, KEY as never),
      changes: ['notifications'],
      never: [READ, ANOTHER_TEXT, ANOTHER_PAGE],
    },
    'notices.countUnread': {
      run: ({ notices }, tx, { userId }) => notices.countUnread(tx, userId),
      never: [READ],
    },
    'notices.markRead': {
      run: ({ notices }, tx, { userId, noticeId }) => notices.markRead(tx, userId, noticeId),
      changes: ['notifications'],
      never: [READ],
    },
    'notices.markAllRead': {
      run: ({ notices }, tx, { userId }) => notices.markAllRead(tx, userId),
      changes: ['notifications'],
      never: [READ],
    },
    'notices.hasNotification': {
      run: ({ notices }, tx, { userId, noticeId }) => notices.hasNotification(tx, userId, noticeId),
    },
    'devices.save (another endpoint)': {
      run: ({ devices }, tx, { userId, sessionId }) =>
        devices.save(tx, { userId, sessionId }, { endpoint: `https://push.test/${sessionId}`, p256dh: 'p', auth: 'a' }),
      changes: ['push_subscriptions'],
      locks: ['advisory'],
    },
    'devices.save (a renewal)': {
      run: ({ devices }, tx, { userId, sessionId, endpoint }) =>
        devices.save(
          tx,
          { userId, sessionId },
          { endpoint: `https://push.test/${userId}`, p256dh: 'p', auth: 'a', replaces: endpoint },
        ),
      changes: ['push_subscriptions'],
      locks: ['advisory'],
    },
    'devices.save (the same endpoint)': {
      run: async ({ devices }, tx, { userId, sessionId, endpoint }) => {
        await devices.save(tx, { userId, sessionId }, { endpoint, p256dh: 'new', auth: 'new' });
        return tx.query('SELECT id, auth FROM push_subscriptions WHERE endpoint = $1', [endpoint]);
      },
      changes: ['push_subscriptions'],
      locks: ['advisory', 'push_subscriptions'],
      values: ['endpoint'],
      returns: [{ id: ':deviceId', auth: 'new' }],
    },
    'devices.save (no renewal of another session)': {
      run: async ({ devices }, tx, { userId, sessionId, deviceId }, { endpoint: replaces }) => {
        await devices.save(
          tx,
          { userId, sessionId },
          { endpoint: 'https://push.test/', p256dh: 'p', auth: 'a', replaces },
        );
        return tx.query('SELECT id FROM push_subscriptions WHERE (id, user_id, session_id) = ($1, $2, $3)', [
          ...[deviceId, userId, sessionId],
        ]);
      },
      locks: ['advisory'],
    },
    'devices.removeOfSession': {
      run: ({ devices }, tx, { sessionId }) => devices.removeOfSession(tx, sessionId),
      changes: ['push_subscriptions'],
    },
    'devices.removeEnded': {
      run: ({ devices }, _tx, { deviceId }) => devices.removeEnded(deviceId),
      changes: ['push_subscriptions'],
    },
    'devices.find': {
      run: ({ devices }, _tx, { deviceId }) => devices.find(deviceId),
      never: [ENDED, `${ENDED} WHERE id = :sessionId`],
    },
    'devices.recordAccepted': {
      run: ({ devices }, _tx, { deviceId }) => devices.recordAccepted(deviceId),
      changes: ['push_subscriptions'],
    },
    'devices.listDevices': {
      run: async ({ devices }, _tx, { userId, sessionId }) =>
        (await devices.listDevices(userId, sessionId)).filter(({ current }) => current),
      never: [ENDED, `${ENDED} WHERE id = :sessionId`],
    },
    'reports.storeReport': {
      run: ({ reports }, tx, { deliveryId }) =>
        reports.storeReport(tx, { deliveryId, channel: 'push', state: 'delivered' }),
      changes: ['message_deliveries'],
      returns: [{ id: ':deliveryId', recipientId: ':userId' }],
      never: [reportedIs('delivered'), reportedIs('read'), `UPDATE message_deliveries SET channel = 'sms'`],
    },
    'reports.storeReport (about a batch, after an earlier state)': {
      given: reportedIs('failed'),
      run: ({ reports }, tx, { batchId }) =>
        reports.storeReport(tx, { deliveryId: batchId, channel: 'push', state: 'delivered' }),
      changes: ['message_deliveries'],
      returns: [{ id: ':deliveryId', recipientId: ':userId' }],
    },
    'reports.storeReport (a failure)': {
      run: async ({ reports }, tx, { deliveryId }) => {
        await reports.storeReport(tx, { deliveryId, channel: 'push', state: 'failed' });
        return tx.query(
          `SELECT id, state, reason FROM message_deliveries WHERE reported = 'failed' AND suppressed_at IS NOT NULL`,
        );
      },
      changes: ['message_deliveries'],
      returns: [{ id: ':deliveryId', state: 'suppressed', reason: 'undelivered' }],
      never: [reportedIs('delivered')],
    },
    'reports.storeReport (delivered after a failure)': {
      given: `UPDATE message_deliveries SET state = 'suppressed', reason = 'undelivered', suppressed_at = now(), reported = 'failed'`,
      run: async ({ reports }, tx, { deliveryId }) => {
        await reports.storeReport(tx, { deliveryId, channel: 'push', state: 'delivered' });
        return tx.query(
          `SELECT id, state FROM message_deliveries WHERE reported = 'delivered' AND reason IS NULL AND suppressed_at IS NULL`,
        );
      },
      changes: ['message_deliveries'],
      returns: [{ id: ':deliveryId', state: 'sent' }],
    },
    'reports.markShown': {
      run: ({ reports }, _tx, { deliveryId }) => reports.markShown(deliveryId),
      changes: ['message_deliveries'],
      never: [CONFIRMED, `UPDATE message_deliveries SET channel = 'sms'`],
    },
  },
);
