import { saveNotification } from '../../src/modules/notifications/tests/notification.factory.js';
import { inHours } from '../../src/modules/interviews/tests/interview.factory.js';
import { ResumeFiles } from '../../src/modules/jobs/resume-files.js';
import { Avatars } from '../../src/modules/users/avatars.js';
import { saveSupportRequest } from '../../src/modules/support/tests/support-request.factory.js';
import { saveAvailability } from '../../src/modules/users/tests/availability.factory.js';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';
import { keepFiles } from './kept-files.js';
import { countOf, EVERY_5_MINUTES, EVERY_HOUR, EVERY_MINUTE, type Round, valuesOf } from './round.js';

/** Schedules that delete obsolete data, by name. */
export const HOUSEKEEPING_ROUNDS: Record<string, Round> = {
  housekeeping: {
    cron: EVERY_HOUR,
    reason: 'keys and limits of the last hours fill tables that every call reads',
    arrange: async ({ dataSource }) => {
      for (const [key, from] of Object.entries({ a: '-9 days', b: '-1 second', c: '1 hour' })) {
        await dataSource.query(
          `INSERT INTO rate_limits (key, hits, expires_at) VALUES ($1, '{}', clock_timestamp() + $2::interval)`,
          [key, from],
        );
      }
      const read = () => valuesOf(dataSource, 'SELECT key AS value FROM rate_limits ORDER BY key');
      return { read, before: ['a', 'b', 'c'], after: ['c'] };
    },
  },
  'personal-texts.encrypt': {
    cron: EVERY_5_MINUTES,
    reason: 'a process of an earlier release stores plain text',
    arrange: async ({ dataSource }) => {
      for (const message of ['I cannot sign in.', '']) await saveSupportRequest(dataSource, { message });
      const read = () =>
        valuesOf(
          dataSource,
          `SELECT CASE WHEN message LIKE 'v1.%' THEN 'encrypted' ELSE message END AS value FROM support_requests ORDER BY 1`,
        );
      return { read, before: ['', 'I cannot sign in.'], after: ['', 'encrypted'] };
    },
  },
  'auth-housekeeping': {
    cron: EVERY_HOUR,
    reason: 'what somebody entered to sign up or in does not stay after it expired',
    arrange: async ({ dataSource }) => {
      const { id: userId } = await saveUser(dataSource);
      for (const [id, from] of Object.entries({ a: '-9 days', b: '-1 second', c: '1 hour' })) {
        await dataSource.query(
          `INSERT INTO sessions (id, user_id, expires_at) VALUES ($1, $2, clock_timestamp() + $3::interval)`,
          [id, userId, from],
        );
      }
      const read = () => valuesOf(dataSource, 'SELECT id AS value FROM sessions ORDER BY id');
      return { read, before: ['a', 'b', 'c'], after: ['c'] };
    },
  },
  'provider-housekeeping': {
    cron: EVERY_HOUR,
    reason: 'the state of the embedded provider is useless after it expired',
    arrange: async ({ dataSource }) => {
      for (const [id, from] of Object.entries({ a: '-9 days', b: '-1 second', c: '1 hour' })) {
        await dataSource.query(
          `INSERT INTO oidc_payloads (kind, id, payload, expires_at)
           VALUES ('Session', $1, '{}', clock_timestamp() + $2::interval)`,
          [id, from],
        );
      }
      const read = () => valuesOf(dataSource, 'SELECT id AS value FROM oidc_payloads ORDER BY id');
      return { read, before: ['a', 'b', 'c'], after: ['c'] };
    },
  },
  'account-housekeeping': {
    cron: EVERY_HOUR,
    reason: 'an account whose erasure was given up goes on the day that its owner was told',
    arrange: async ({ dataSource }) => {
      const leaving = (from: string): Promise<unknown> =>
        saveUser(dataSource).then(({ id }) =>
          dataSource.query('UPDATE users SET deletion_due_at = clock_timestamp() + $2::interval WHERE id = $1', [
            id,
            from,
          ]),
        );
      for (const from of ['-9 days', '-1 second', '1 hour']) await leaving(from);
      return { read: () => countOf(dataSource, ['account.erase']), before: [0], after: [2] };
    },
  },
  'work-records.delete-expired': {
    cron: EVERY_HOUR,
    reason: 'a record that expired a day ago is of no use to its worker, and its entry is free for another',
    arrange: async ({ dataSource }) => {
      const { id } = await saveUser(dataSource);
      for (const [position, from] of ['-9 days', '-25 hours', '-23 hours'].entries()) {
        await dataSource.query(
          `INSERT INTO work_record_statuses (list, position, key_id, expires_at)
           VALUES (0, $1, 'key', clock_timestamp() + $2::interval)`,
          [position, from],
        );
        await dataSource.query(
          `INSERT INTO work_records (worker_id, list, position, credential, summary, shifts, work_digest)
           VALUES ($1, 0, $2, '', '', 1, '')`,
          [id, position],
        );
      }
      const read = async () => [
        await valuesOf(dataSource, 'SELECT position AS value FROM work_records ORDER BY position'),
        await valuesOf(dataSource, 'SELECT position AS value FROM work_record_statuses ORDER BY position'),
      ];
      return {
        read,
        before: [
          [0, 1, 2],
          [0, 1, 2],
        ],
        after: [[2], [2]],
      };
    },
  },
  'users.former-contacts': {
    cron: EVERY_HOUR,
    reason: 'a contact that its owner gave up is not kept longer than it protects the account',
    arrange: async ({ dataSource }) => {
      const { id: userId } = await saveUser(dataSource);
      for (const days of [400, 8, 6]) {
        await dataSource.query(
          `INSERT INTO former_contacts (user_id, channel, address, replaced_at) VALUES ($1, 'email', $2, $3)`,
          [userId, String(days), inHours(-24 * days)],
        );
      }
      const read = () => valuesOf(dataSource, 'SELECT address AS value FROM former_contacts ORDER BY replaced_at');
      return { read, before: ['400', '8', '6'], after: ['6'] };
    },
  },
  'engagements-housekeeping': {
    cron: EVERY_HOUR,
    reason: 'a replaced UPI id is not kept longer than somebody may report it',
    arrange: async ({ dataSource }) => {
      const { id: userId } = await saveUser(dataSource);
      for (const days of [400, 31, 29]) {
        await dataSource.query(
          `INSERT INTO upi_changes (user_id, previous_encrypted, changed_at) VALUES ($1, $2, $3)`,
          [userId, String(days), inHours(-24 * days)],
        );
      }
      const read = () =>
        valuesOf(dataSource, 'SELECT previous_encrypted AS value FROM upi_changes ORDER BY changed_at');
      return { read, before: ['400', '31', '29'], after: ['29'] };
    },
  },
  'notifications-housekeeping': {
    cron: EVERY_HOUR,
    reason: 'the bell keeps what it told for half a year',
    arrange: async ({ dataSource }) => {
      const { id: userId } = await saveUser(dataSource);
      for (const days of [400, 181, 179]) {
        await saveNotification(dataSource, { userId, createdAt: inHours(-24 * days), link: `/${days}` });
      }
      const read = () => valuesOf(dataSource, 'SELECT link AS value FROM notifications ORDER BY created_at');
      return { read, before: ['/400', '/181', '/179'], after: ['/179'] };
    },
  },
  'jobs.files': {
    cron: EVERY_HOUR,
    reason: 'a resume that belongs to no application goes within the hour',
    arrange: async (test) => {
      const { id: ownerId } = await saveUser(test.dataSource);
      const content = Buffer.from('%PDF-1.4');
      return keepFiles(test, 'files', () =>
        test.app.get(ResumeFiles).storeFile(ownerId, { name: 'resume.pdf', kind: 'pdf', content }),
      );
    },
  },
  'users.avatars': {
    cron: EVERY_HOUR,
    reason: 'a picture that its owner took away goes within the hour',
    arrange: async (test) => {
      const { id: userId } = await saveUser(test.dataSource);
      return keepFiles(test, 'avatars', () => test.app.get(Avatars).storePicture(userId, Buffer.from('picture')));
    },
  },
  'users.availability': {
    cron: EVERY_MINUTE,
    reason: 'an open page shows within a minute that nobody asks any more, whatever became of the task',
    arrange: async ({ dataSource }) => {
      for (const [radiusKm, hours] of Object.entries([-9 * 24, -0.01, 1])) {
        const { id } = await saveUser(dataSource);
        await saveAvailability(dataSource, id, { radiusKm: Number(radiusKm) + 1, endsAt: inHours(hours) });
      }
      const on = 'SELECT radius_km AS value FROM worker_availabilities WHERE available ORDER BY radius_km';
      const read = async (): Promise<unknown> => ({
        on: await valuesOf(dataSource, on),
        told: (await valuesOf(dataSource, `SELECT topic AS value FROM events`)).length,
      });
      return { read, before: { on: [1, 2, 3], told: 0 }, after: { on: [3], told: 2 } };
    },
  },
  'users.positions': {
    cron: EVERY_HOUR,
    reason: 'where somebody was is deleted 30 days after they were last available',
    arrange: async ({ dataSource }) => {
      for (const days of [400, 31, 29]) {
        const { id } = await saveUser(dataSource);
        const off = { available: false, switchedOffAt: inHours(-24 * days) };
        await saveAvailability(dataSource, id, off);
      }
      const read = () =>
        valuesOf(dataSource, 'SELECT point IS NOT NULL AS value FROM worker_availabilities ORDER BY switched_off_at');
      return { read, before: [true, true, true], after: [false, false, true] };
    },
  },
};
