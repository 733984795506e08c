import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import type { SupportRequest } from '@nukkad/contract/support/support';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import type { Person } from '../../jobs/tests/people.js';
import { handOver, MAIL_SECRET, SUPPORT_ADDRESS } from './mails.js';
import { saveSupportRequest, supportStaff } from './support-request.factory.js';

/** The default sender of mails. */
export const ASHA = 'asha@example.com';

/** The application with one support account; there are no requests before each test. */
export interface ReceivingMails {
  readonly test: TestApp;
  readonly staff: Person;
  /** Hands a mail over; expects 204. */
  deliver(mail: string | Buffer): Promise<unknown>;
  read(id: string): Promise<SupportRequest>;
  all(): Promise<SupportRequest[]>;
  /** Returns the only request. */
  only(): Promise<SupportRequest>;
  /** Returns the titles of the bell notices of `staff`. */
  titles(): Promise<string[]>;
  /** Runs all tasks; returns the mails sent to an address. */
  mailsTo(recipient: string): Promise<{ subject: string; text: string }[]>;
  /** Stores a request of ASHA. */
  asked(fields?: object): Promise<{ id: string; reference: string }>;
  download(id: string, fileId: string): Promise<Buffer>;
}

/** Sets up the tests of a `describe` block about incoming mails. */
export function receivingMails(): ReceivingMails {
  let test: TestApp;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp({ INBOUND_MAIL_SECRET: MAIL_SECRET, SUPPORT_MAIL_ADDRESS: SUPPORT_ADDRESS });
    staff = await supportStaff(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['support_requests', 'support_files', 'rate_limits', 'notifications', 'outbox']) {
      await test.dataSource.query(`DELETE FROM ${table}`);
    }
    await test.dataSource.query('DELETE FROM outbox_messages');
  });
  const read: ReceivingMails['read'] = async (id) =>
    (await staff.get(`/api/admin/support-requests/${id}`).expect(200)).body as SupportRequest;
  const all: ReceivingMails['all'] = async () => {
    const { body } = await staff.get('/api/admin/support-requests').expect(200);
    return Promise.all((body as { id: string }[]).map(({ id }) => read(id)));
  };
  return {
    get test() {
      return test;
    },
    get staff() {
      return staff;
    },
    deliver: async (mail) => handOver(test, mail).expect(204),
    read,
    all,
    only: async () => {
      const [request, ...more] = await all();
      expect(more).toEqual([]);
      return request!;
    },
    titles: async () =>
      ((await staff.get('/api/notifications').expect(200)).body as { title: string }[]).map(({ title }) => title),
    mailsTo: async (recipient) => {
      await test.runTasks();
      return sentMessages(test, { to: recipient });
    },
    asked: (fields = {}) => saveSupportRequest(test.dataSource, { email: ASHA, ...fields }),
    download: async (id, fileId) =>
      (await staff.get(`/api/admin/support-requests/${id}/mail-files/${fileId}`).buffer(true).expect(200))
        .body as Buffer,
  };
}
