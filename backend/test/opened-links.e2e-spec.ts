import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { signIn } from '../src/modules/auth/tests/signed-in.js';
import { pairOf } from '../src/modules/engagements/tests/engagement-pair.js';
import { inHours } from '../src/modules/engagements/tests/engagement.factory.js';
import { requestById, saveInstantJob, saveJobRequest } from '../src/modules/instant-hire/tests/instant-hire.factory.js';
import { employer, type Person, seeker } from '../src/modules/jobs/tests/people.js';
import { WhatsAppPhone } from '../src/modules/notifications/tests/whatsapp-phone.js';
import { createTestApp, type TestApp } from './app.js';

/** Tables that record each request: when a session was used, and how many requests an address made. */
const OF_REQUESTS = ['sessions', 'rate_limits'];
/** Data of the installation, which no request changes. */
const INSTALLED = ['migrations', 'places', 'place_names', 'gazetteer_loads', 'spatial_ref_sys', 'search_terms'];

/** Programs that open a link before its reader does. */
const PROGRAMS = {
  'a preview of a messenger': { 'User-Agent': 'WhatsApp/2.24.20.89 A' },
  'a preview of a social network': { 'User-Agent': 'facebookexternalhit/1.1' },
  'a scanner of mails': { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Sec-Purpose': 'prefetch' },
};

describe('the links of messages', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    [owner, worker] = await Promise.all([employer(test), seeker(test)]);
  });

  /** Returns a digest of the rows of each table. */
  const digests = async (): Promise<unknown[]> => {
    const tables: { name: string }[] = await test.dataSource.query(
      `SELECT quote_ident(relname) AS name FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND NOT relname = ANY($1) ORDER BY 1`,
      [[...OF_REQUESTS, ...INSTALLED]],
    );
    const digest = ({ name }: { name: string }): string =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, chr(10) ORDER BY t::text), '')) AS rows FROM ${name} t`;
    return test.dataSource.query(tables.map(digest).join(' UNION ALL '));
  };
  /** Opens addresses with GET and HEAD, without following where they lead. Returns those that failed. */
  const open = async (addresses: readonly string[], headers: Record<string, string>): Promise<string[]> => {
    const failed: string[] = [];
    for (const address of addresses)
      for (const method of ['get', 'head'] as const) {
        const { status } = await request(test.app.getHttpServer())[method](address).set(headers);
        if (status >= 500) failed.push(`${method} ${address}: ${status}`);
      }
    return failed;
  };
  const shortAddresses = async (): Promise<string[]> => {
    const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM message_deliveries');
    return rows.map(({ id }) => `/t/${id.replaceAll('-', '').slice(0, 12)}`);
  };

  it('decide nothing and consume nothing when programs, friends and readers open them', async () => {
    const phone = await WhatsAppPhone.createPhone(test, worker);
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveJobRequest(test.dataSource, job, worker.id);
    const { title, location } = job;
    await phone.receive({
      text: 'instant-hire:notice.request',
      params: { title, location, company: job.company ?? '' },
      link: `/instant-requests?request=${id}`,
      urgency: 'immediate',
      subjectId: id,
    });
    const { yes } = await phone.buttons();
    const pair = await pairOf(test);
    const work = await pair.book({ status: 'booked', startsAt: inHours(0.1) });
    for (const upiId of ['asha@ybl', 'thief@ybl']) await pair.worker.put('/api/user/upi').send({ upiId }).expect(200);
    const [notice]: { link: string }[] = await test.dataSource.query(
      `SELECT link FROM notifications WHERE user_id = $1 AND text = 'engagements:upiReplaced'`,
      [pair.worker.id],
    );
    const report = notice?.link.split('#')[1] ?? '';
    expect(report).not.toBe('');
    const addresses = [
      ...(await shortAddresses()),
      ...[`/instant-requests?request=${id}`, `/job-requests/${id}/accept`, `/api/job-requests/${id}/respond`],
      ...[`/api/job-requests/${id}/respond?response=accepted`, `/api/provider-events/whatsapp?press=${yes}`],
      ...[`/upi-report/${report}`, `/api/upi-reports?token=${report}`, '/api/push/receipts', '/api/whatsapp'],
      ...[`/work/start/${'a'.repeat(43)}`, `/api/engagements/${work}/start`, `/api/engagements/${work}/cancel`],
    ];
    const friend = await seeker(test);
    const people = await Promise.all([friend, worker].map(({ user }) => signIn(test.app, user)));
    const before = await digests();
    for (const headers of [...Object.values(PROGRAMS), ...people.map((Cookie) => ({ Cookie }))])
      expect(await open(addresses, headers)).toEqual([]);
    expect(await digests()).toEqual(before);

    const accept = { response: 'accepted' };
    await friend.post(`/api/job-requests/${id}/respond`).send(accept).expect(404);
    await worker.post(`/api/job-requests/${id}/respond`).send(accept).expect(200);
    expect((await requestById(test.dataSource, id)).status).toBe('accepted');
    await test.api.post('/api/upi-reports').send({ token: report }).expect(200);
  });
});
