import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Transactions } from '../../../common/database/transactions.js';
import { BookingCancellations, type CancelledBooking } from '../records/booking-cancellations.js';
import { EngagementsPersonalData } from '../engagements-personal-data.js';
import { inHours, noticesTo, saveAppeal } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

describe('the personal data of accepted work', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });
  const leave = (userId: string) =>
    test.app.get(Transactions).run((tx) => test.app.get(EngagementsPersonalData).onDeletionRequested(tx, userId));

  it.each([
    ['worker', 'employer'],
    ['employer', 'worker'],
  ] as const)(
    'cancels the upcoming work of a leaving %s, and notifies the %s and the booking module',
    async (gone, other) => {
      const heard: CancelledBooking[] = [];
      const registry = test.app.get(BookingCancellations);
      const notifyListeners = registry.notifyListeners.bind(registry);
      registry.notifyListeners = async (tx, booking) => {
        heard.push(booking);
        await notifyListeners(tx, booking);
      };
      const ahead = await pair.book({ startsAt: inHours(30) });
      const underWay = await pair.book({ status: 'started', startsAt: inHours(-1) });
      await leave(pair.side(gone).id);
      registry.notifyListeners = notifyListeners;
      const row = await pair.row(ahead);
      expect(row).toMatchObject({ status: 'cancelled', endedBy: gone, breach: null });
      expect((await pair.row(underWay)).status).toBe('started');
      expect(await noticesTo(test.dataSource, pair.side(other).id)).toEqual(['cancelled']);
      const { instantJobId, workerId } = row;
      expect(heard).toEqual([{ engagementId: ahead, instantJobId, workerId, by: gone }]);
    },
  );

  it('exports the data to its person, with the UPI id in plain text, and without the other side’s opinion', async () => {
    const id = await pair.book({ status: 'no_show', startsAt: inHours(-5) });
    const done = await pair.book({ status: 'done', startsAt: inHours(-50), askAgain: false });
    await saveAppeal(test.dataSource, await pair.row(id));
    await pair.worker.put('/api/user/upi').send({ upiId: 'asha@ybl' }).expect(200);
    const { body } = await pair.worker.get('/api/user/export').expect(200);
    expect(body.data.engagements.map((row: { id: string }) => row.id).sort()).toEqual([id, done].sort());
    expect(body.data.engagements[0]).not.toHaveProperty('point');
    expect(body.data.appeals).toMatchObject([{ engagement_id: id, text: 'I was there.' }]);
    expect(body.data.payees).toMatchObject([{ user_id: pair.worker.id, upi_id: 'asha@ybl' }]);
    for (const hidden of ['ask_again', 'upi_id_encrypted', 'v1.']) expect(JSON.stringify(body)).not.toContain(hidden);
    const { body: forOwner } = await pair.owner.get('/api/user/export').expect(200);
    expect(forOwner.data.engagementsGiven).toHaveLength(2);
    expect(JSON.stringify(forOwner)).not.toContain(pair.worker.id);
  });
});
