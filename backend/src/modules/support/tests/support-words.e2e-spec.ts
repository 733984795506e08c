import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SupportReceipt, SupportRequest, SupportRequestSummary } from '@nukkad/contract/support/support';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { findTablesWith } from '../../../../test/stored-texts.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { saveSupportRequest, supportStaff } from './support-request.factory.js';

const PATH = '/api/my-support-requests';
const DESK = '/api/admin/support-requests';
/** Parts of every text of this spec. */
const CANARY = 'quetzalcoatlus';

describe('texts to the support', () => {
  let test: TestApp;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
    staff = await supportStaff(test);
  });
  afterAll(() => test.close());
  beforeEach(() => test.dataSource.query('DELETE FROM support_requests'));

  const search = async (words: string, filters = ''): Promise<string[]> => {
    const { body } = await staff.get(`${DESK}?search=${encodeURIComponent(words)}${filters}`).expect(200);
    return (body as SupportRequestSummary[]).map(({ reference }) => reference);
  };

  /** Sends a request, writes to it, and answers it. */
  async function converse(person: Person): Promise<{ reference: string; id: string }> {
    const sent = await person
      .post('/api/support-request')
      .set('Idempotency-Key', randomUUID())
      .send({ message: `First ${CANARY}`, city: 'Hubli' })
      .expect(201);
    const { reference } = sent.body as SupportReceipt;
    await person
      .post(`${PATH}/${reference}/messages`)
      .set('Idempotency-Key', randomUUID())
      .send({ text: `Second ${CANARY}` })
      .expect(201);
    const [row]: { id: string; version: number }[] = await test.dataSource.query(
      'SELECT id, version FROM support_requests WHERE reference = $1',
      [reference],
    );
    const { id = '', version } = row ?? {};
    await staff
      .post(`${DESK}/${id}/replies`)
      .set('Idempotency-Key', randomUUID())
      .send({ text: `Third ${CANARY}`, status: 'waiting', version })
      .expect(201);
    return { reference, id };
  }

  it('are in no table as plain text, and both sides read them', async () => {
    const person = await seeker(test);
    const { reference, id } = await converse(person);
    await test.runTasks();
    // the development outbox contains the mails as they are sent
    expect(await findTablesWith(test.dataSource, [CANARY], ['outbox_messages'])).toEqual([]);

    const own = (await person.get(`${PATH}/${reference}`).expect(200)).body as SupportRequest;
    const desk = (await staff.get(`${DESK}/${id}`).expect(200)).body as SupportRequest;
    for (const { message, entries } of [own, desk]) {
      expect(message).toBe(`First ${CANARY}`);
      expect(entries.map(({ text }) => text)).toEqual([`Second ${CANARY}`, `Third ${CANARY}`]);
    }
    const { body } = await person.get('/api/user/export').expect(200);
    expect(body.data.supportRequests).toMatchObject([{ id, message: `First ${CANARY}` }]);
    expect(body.data.supportEntries).toMatchObject([{ text: `Second ${CANARY}` }, { text: `Third ${CANARY}` }]);
  });

  it('are found by the staff by a part in any letter case, with the other filters', async () => {
    const { reference } = await converse(await seeker(test));
    await saveSupportRequest(test.dataSource, { message: 'Still plain text' });
    expect(await search('FIRST QUETZAL')).toEqual([reference]);
    expect(await search('quetzal', '&status=waiting')).toEqual([reference]);
    expect(await search('quetzal', '&status=solved')).toEqual([]);
    expect(await search('still plain')).toHaveLength(1);
  });

  it('are found among more requests than are decrypted at once, page by page', async () => {
    const saved: string[] = [];
    for (const age of [9, 8, 7]) {
      saved.unshift((await saveSupportRequest(test.dataSource, { age, message: `Old ${CANARY}` })).reference);
    }
    await test.dataSource.query(
      `INSERT INTO support_requests (reference, kind, first_name, last_name, email, city, message, language, digest, due_at)
       SELECT 'many ' || number, 'support', 'Asha', 'Rao', '', '', 'Other', 'en', 'many ' || number, clock_timestamp()
       FROM generate_series(1, 600) number`,
    );
    const first = await staff.get(`${DESK}?search=${CANARY}&limit=2`).expect(200);
    const next = /<(.*)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const second = await staff.get(next).expect(200);
    const pages = [first, second].map(({ body }) => (body as SupportRequestSummary[]).map((one) => one.reference));
    expect(pages).toEqual([saved.slice(0, 2), saved.slice(2)]);
    expect(second.headers['link']).toBeUndefined();
  });
});
