import { EICAR } from '../../src/common/storage/tests/fake-clamd.js';
import { SupportFiles } from '../../src/modules/support/support-files.js';
import { saveSupportRequest, supportStaff } from '../../src/modules/support/tests/support-request.factory.js';
import { keepFiles } from './kept-files.js';
import { EVERY_5_MINUTES, EVERY_HOUR, EVERY_MINUTE, type Round, valuesOf } from './round.js';

/** Schedules of the support desk, by name. */
export const SUPPORT_ROUNDS: Record<string, Round> = {
  'support.files': {
    cron: EVERY_HOUR,
    reason: 'a file that belongs to no request goes within the hour',
    arrange: (test) =>
      keepFiles(test, 'support_files', () =>
        test.app.get(SupportFiles).storeFile({ name: 'bill.pdf', content: Buffer.from('%PDF-1.4') }),
      ),
  },
  'support.scan': {
    cron: EVERY_MINUTE,
    reason: 'staff wait for a file until it was looked at',
    arrange: async (test) => {
      const files = test.app.get(SupportFiles);
      for (const text of ['letter', EICAR, 'left over']) {
        const { id } = await saveSupportRequest(test.dataSource);
        const fileId = await files.storeFile({ name: `${text.length}.txt`, content: Buffer.from(text) });
        await files.attach(test.dataSource.manager, fileId, id);
      }
      await test.dataSource.query(
        `UPDATE support_files SET scan_tried_at = clock_timestamp() - interval '9 days' WHERE name = '9.txt'`,
      );
      const read = () => valuesOf(test.dataSource, 'SELECT scan AS value FROM support_files ORDER BY size');
      return { read, before: [null, null, null], after: ['clean', 'clean', 'infected'] };
    },
  },
  'support.delete-old': {
    cron: EVERY_HOUR,
    reason: 'what people wrote to the support goes a year after it was solved',
    arrange: async ({ dataSource }) => {
      for (const days of [900, 366, 364]) {
        await saveSupportRequest(dataSource, { status: 'solved', solvedFor: days, message: `${days} days ago` });
      }
      const read = () => valuesOf(dataSource, 'SELECT message AS value FROM support_requests ORDER BY message');
      return {
        read,
        before: ['364 days ago', '366 days ago', '900 days ago'],
        after: ['364 days ago'],
      };
    },
  },
  'support.remind': {
    cron: EVERY_5_MINUTES,
    reason: 'staff are reminded of a grievance or an order in time to act on it',
    arrange: async (test) => {
      const staff = await supportStaff(test);
      for (const dueIn of [-9, 1, 6]) await saveSupportRequest(test.dataSource, { kind: 'grievance', dueIn });
      const read = async (): Promise<unknown> =>
        (await valuesOf(test.dataSource, 'SELECT id AS value FROM notifications WHERE user_id = $1', [staff.id]))
          .length;
      return { read, before: 0, after: 2 };
    },
  },
};
