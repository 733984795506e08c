import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@nukkad/contract/languages';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { Transactions } from '../../../common/database/transactions.js';
import { Bookings } from '../engagements.public.js';
import { inHours } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

describe('messages about accepted work', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['outbox', 'outbox_messages']) await test.dataSource.query(`DELETE FROM ${table}`);
    pair = await pairOf(test);
  });

  const inLanguage = (language: Language) => test.dataSource.query('UPDATE users SET language = $1', [language]);
  const sentTo = async (
    person: 'worker' | 'employer',
  ): Promise<{ channel: string; subject: string; text: string }[]> => {
    await test.runTasks();
    const { email, phone } = pair.side(person).user;
    const sent = await sentMessages(test, { to: [email, phone] });
    return sent.toSorted((one, other) => one.channel.localeCompare(other.channel));
  };
  const done = () => pair.book({ status: 'done', startsAt: inHours(-10) });
  const cancel = (id: string, by: 'worker' | 'employer') =>
    test.app.get(Transactions).run((tx) => test.app.get(Bookings).cancel(tx, id, { by, reason: 'My bus broke down.' }));

  it.each(LANGUAGES)('report a payment in %s by mail and text, with the sum and the page', async (language) => {
    await inLanguage(language);
    const id = await done();
    await pair.owner.post(`/api/engagements/${id}/payment`).send({ amount: 480 }).expect(200);
    const sent = await sentTo('worker');
    expect(sent.map(({ channel }) => channel)).toEqual(['email', 'sms']);
    expect(sent[0]?.text).toMatch(/₹480/);
    // registered templates write the sum alike in each language; the rupee sign would double the cost of an English text
    expect(sent[1]?.text).toContain('Rs 480');
    expect(sent[0]?.text).toContain(`/instant-requests?engagement=${id}`);
    expect(JSON.stringify(sent)).not.toMatch(/\{\{|engagements:/);
  });

  it.each(LANGUAGES)('report a no-show in %s with the reason and the right to appeal', async (language) => {
    await inLanguage(language);
    const id = await pair.book({ startsAt: inHours(-1) });
    await pair.owner.post(`/api/engagements/${id}/no-show`).send({ reason: 'Nobody came to the gate.' }).expect(200);
    const sent = await sentTo('worker');
    expect(sent.map(({ channel }) => channel)).toEqual(['email', 'sms']);
    expect(sent[0]?.text).toContain('Nobody came to the gate.');
    for (const { text } of sent) expect(text).toContain('14');
    expect(JSON.stringify(sent)).not.toMatch(/\{\{|engagements:/);
  });

  it('give the employer the name of the worker who cancelled, and the reason', async () => {
    await cancel(await pair.book(), 'worker');
    const [mail, text] = await sentTo('employer');
    expect(mail?.subject).toContain('Work cancelled: Delivery helper');
    expect(mail?.text).toContain('They wrote: My bus broke down.');
    expect(text?.text).toMatch(/^Nukkad: Asha Rao cancelled Delivery helper/);
  });

  it('give the worker the company that cancelled', async () => {
    await cancel(await pair.book(), 'employer');
    expect((await sentTo('worker'))[0]?.text).toContain('Namma Tiffin cancelled the work "Delivery helper".');
  });

  it('state hours and the amount owed, also for a range of pay and without pay', async () => {
    for (const [pay, due] of [
      [{ minRate: 120 }, 'To be paid: ₹480.'],
      [{ minRate: 100 }, 'To be paid: ₹400-₹480.'],
      [{ minRate: 0, maxRate: 0 }, ''],
    ] as const) {
      await test.dataSource.query('DELETE FROM outbox_messages');
      const id = await pair.book({ status: 'started', startsAt: inHours(-4), ...pay });
      await pair.owner
        .post(`/api/engagements/${id}/end`)
        .send({ code: await pair.code(id) })
        .expect(200);
      const [mail] = await sentTo('worker');
      expect(mail?.text).toContain('Hours: 4');
      if (due) expect(mail?.text).toContain(due);
      else expect(mail?.text).not.toContain('To be paid');
    }
  });

  it('about a claim are not sent once it is confirmed', async () => {
    const id = await pair.book({ startsAt: inHours(-0.1) });
    await pair.worker.post(`/api/engagements/${id}/start`).send({}).expect(200);
    await pair.owner.post(`/api/engagements/${id}/start`).send({}).expect(200);
    expect(await sentTo('employer')).toEqual([]);
    await pair.worker.post(`/api/engagements/${id}/end`).send({}).expect(200);
    expect((await sentTo('employer')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Please confirm the end: Delivery helper'),
    ]);
  });
});
