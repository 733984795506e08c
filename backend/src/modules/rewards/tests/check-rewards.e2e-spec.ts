import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { PiiCipher } from '../../../common/security/pii-cipher.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { saveMessage, saveTalk } from '../../messaging/tests/conversation.factory.js';
import { saveMessageReport } from '../../messaging/tests/message-report.factory.js';
import { UpiIds } from '../../engagements/engagements.public.js';
import { saveSuspension } from '../../moderation/tests/suspension.factory.js';
import { saveReferral } from './referral.factory.js';
import { arrangeRewards, OLD, type RewardsMoney } from './rewards-money.js';

/** Fields of a suspension that an upheld appeal ended. */
const LIFTED = { liftedAt: new Date() };

describe('the check of rewards', () => {
  let test: TestApp;
  let money: RewardsMoney;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    money = await arrangeRewards(test);
    staff = await seeker(test, { staffRole: 'support' });
  });

  const decide = (by: Person, id: string | undefined, decision: 'pay' | 'refuse', state = 'review') =>
    by.post(`/api/admin/payouts/${id}/decision`).send({ state, decision, reason: 'The papers show it.' });
  const saveUpiId = async (userId: string, upiId: string): Promise<void> => {
    const upiIds = new UpiIds(test.app.get(PiiCipher, { strict: false }));
    await test.dataSource.query('INSERT INTO payees (user_id, upi_id_encrypted) VALUES ($1, $2)', [
      userId,
      await upiIds.seal(userId, upiId),
    ]);
  };

  it('records no reward for an invited person who does not count', async () => {
    await money.invite({ phoneVerifiedAt: null });
    expect(await money.check()).toBe(0);
    expect(await money.payouts()).toEqual([]);
  });

  it('refuses a reward for an account with the same UPI id, and clears the debt', async () => {
    // accounts without a part in the reward have ids as well
    for (const upiId of ['ravi@upi', 'meena@upi']) await saveUpiId((await seeker(test)).id, upiId);
    const friend = await money.invite();
    await saveUpiId(friend.id, 'asha@upi');
    await saveUpiId(money.inviter.id, 'Asha@upi');
    await money.check();
    expect(await money.payouts()).toEqual(['refused same_person']);
    expect(await money.balances()).toEqual({});
    expect((await money.rewards()).invited).toMatchObject([{ step: 'refused', why: 'same_person' }]);
  });

  it('refuses a reward for a phone that another account already has', async () => {
    const young = new Date();
    const friend = await money.invite({ createdAt: young });
    await money.check();
    await seeker(test, { phone: friend.phone, phoneVerifiedAt: new Date('2025-01-01T10:00:00Z') });
    await money.check();
    expect(await money.payouts()).toEqual(['refused same_person']);
  });

  it('passes fifty accounts from one device to the staff, who pay at most three of them', async () => {
    for (let index = 0; index < 50; index++) await money.invite({}, 'one-device');
    await money.check();
    expect(new Set(await money.payouts())).toEqual(new Set(['review cluster']));
    const ids = await money.payoutIds();
    const answers = await Promise.all(ids.slice(0, 8).map((id) => decide(staff, id, 'pay')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 409, 409, 409, 409, 409]);
    expect((await money.payouts()).filter((one) => one.startsWith('payable'))).toHaveLength(3);
  });

  it('pays ₹1,000 in a month of India automatically, and passes the excess to the staff', async () => {
    for (let index = 0; index < 11; index++) await money.invite();
    await money.check();
    const states = await money.payouts();
    expect(states.filter((state) => state === 'payable')).toHaveLength(10);
    expect(states.filter((state) => state === 'review month')).toHaveLength(1);
    const { body } = await staff.get('/api/admin/money-desk').expect(200);
    expect(body.payouts).toMatchObject({ found: 1, items: [{ why: 'month', monthSum: '100000', mayDecide: true }] });
  });

  it.each([
    ['passes a reward to the staff while the invited person is suspended', 'invited', {}, 'review reported'],
    ['passes a reward to the staff while the inviting person is suspended', 'inviter', {}, 'review reported'],
    ['pays a reward after the suspension of the invited person was lifted', 'invited', LIFTED, 'payable'],
    ['pays a reward after the suspension of the inviting person was lifted', 'inviter', LIFTED, 'payable'],
    ['pays a reward while another person is suspended', 'other', {}, 'payable'],
  ])('%s', async (_rule, side, fields, expected) => {
    const friend = await money.invite();
    const userId = { invited: friend.id, inviter: money.inviter.id }[side] ?? (await seeker(test)).id;
    await saveSuspension(test.dataSource, { userId, ...fields });
    await money.check();
    expect(await money.payouts()).toEqual([expected]);
  });

  it('counts the accounts of one device for each inviting person separately', async () => {
    const stranger = await seeker(test, { createdAt: OLD });
    for (let index = 0; index < 3; index++) {
      await money.invite({}, 'one-device');
      const { id: invitedId } = await seeker(test, { createdAt: OLD });
      await saveReferral(test.dataSource, { inviterId: stranger.id, invitedId, origin: 'one-device' });
    }
    for (let index = 0; index < 2; index++) await money.invite({}, 'another-device');
    await money.check();
    expect(new Set(await money.payouts())).toEqual(new Set(['payable']));
  });

  it('sums the payouts of the month of one person alone, except refused and earlier ones', async () => {
    const stranger = await seeker(test, { createdAt: OLD });
    for (let index = 0; index < 2; index++) {
      const { id: invitedId } = await seeker(test, { createdAt: OLD });
      await saveReferral(test.dataSource, { inviterId: stranger.id, invitedId });
    }
    for (let index = 0; index < 10; index++) await money.invite();
    await money.check();
    const change = (set: string): Promise<unknown> =>
      test.dataSource.query(
        `UPDATE payment_payouts SET ${set} WHERE id = (
           SELECT id FROM payment_payouts WHERE user_id = $1 AND payable_at > now() - interval '1 day' LIMIT 1)`,
        [money.inviter.id],
      );
    await change(`payable_at = payable_at - interval '32 days'`);
    await change(`status = 'refused', why = 'staff'`);
    for (let index = 0; index < 3; index++) await money.invite();
    await money.check();
    const states = await money.payouts();
    expect(states.slice(12).sort()).toEqual(['payable', 'payable', 'review month']);
  });

  it('records no reward for a person who left before the invited person counted', async () => {
    await money.invite();
    await test.dataSource.query('UPDATE users SET erased_at = now() WHERE id = $1', [money.inviter.id]);
    expect(await money.check()).toBe(0);
    expect(await money.payouts()).toEqual([]);
  });

  it('refuses an open reward for an invited person who left, and pays a decided one', async () => {
    const friend = await money.invite();
    await money.check();
    const young = await money.invite({ createdAt: new Date() });
    await money.check();
    expect(await money.payouts()).toEqual(['payable', 'earned']);
    await test.dataSource.query('UPDATE users SET erased_at = now() WHERE id = ANY ($1)', [[friend.id, young.id]]);
    await money.check();
    expect(await money.payouts()).toEqual(['payable', 'refused left']);
  });

  it('pays a reward for accounts with different UPI ids, and passes one to the staff about a hidden message of a side', async () => {
    const friend = await money.invite();
    await saveUpiId(friend.id, 'friend@upi');
    await saveUpiId(money.inviter.id, 'asha@upi');
    const other = await money.invite();
    const talk = await saveTalk(test, {});
    const report = async (senderId: string, decision: object = {}): Promise<unknown> => {
      const { id: messageId } = await saveMessage(test.dataSource, { conversationId: talk.id, senderId });
      return saveMessageReport(test.dataSource, { messageId, reporterId: talk.owner.id, ...decision });
    };
    const hide = (senderId: string): Promise<unknown> => report(senderId, { state: 'hidden', decidedAt: new Date() });
    // neither a hidden message of others nor a report without a decision matters
    await hide(talk.worker.id);
    await report(friend.id);
    await money.check();
    expect(await money.payouts()).toEqual(['payable', 'payable']);
    const late = await money.invite();
    await hide(late.id);
    await money.check();
    expect(other.id).not.toBe(late.id);
    expect(await money.payouts()).toEqual(['payable', 'payable', 'review reported']);
  });

  it('decides the other rewards when the UPI id of one person is unreadable', async () => {
    await saveUpiId(money.inviter.id, 'asha@upi');
    const broken = await money.invite();
    await test.dataSource.query('INSERT INTO payees (user_id, upi_id_encrypted) VALUES ($1, $2)', [
      broken.id,
      'unreadable',
    ]);
    await money.invite();
    await money.check();
    expect(await money.payouts()).toEqual(['earned', 'payable']);
  });

  it('refuses the rewards of a person who left', async () => {
    await money.invite();
    await money.check();
    expect(await money.payouts()).toEqual(['payable']);
    await test.dataSource.query('UPDATE users SET erased_at = now() WHERE id = $1', [money.inviter.id]);
    await money.check();
    expect(await money.payouts()).toEqual(['refused left']);
    expect(await money.balances()).toEqual({});
  });
});
