import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { saveMessage, saveTalk } from '../../messaging/tests/conversation.factory.js';
import { ReferralEntity } from '../../rewards/rewards.public.js';
import { saveReferral } from '../../rewards/tests/referral.factory.js';
import {
  AboutPerson,
  ContactReadModel,
  FormerContacts,
  PersonalDataRegistry,
  PhoneIdentities,
  type UserEntity,
  UserRepository,
} from '../../users/users.public.js';
import { GatherJoinedUseCase } from '../gather-joined.use-case.js';
import { type Joining, joiningOf } from './joining.js';
import { forgetWaits, messagesTo } from './messages.js';
import { saveRowsAbout } from './rows-about.js';

const NO_ADDRESS = { email: null, emailVerifiedAt: null };
/**
 * Tables that still contain rows about an account after it was joined: retained texts of the product, and records of
 * who did an action.
 */
const STILL_ABOUT = [
  'outbox_messages',
  'verification_codes',
  'users',
  'job_reviews',
  'message_reports',
  'suspensions',
  'support_entries',
  'engagement_appeals',
  'payment_payouts',
  'payment_reconciliation_rows',
  'review_cases',
];

describe('joinAccounts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const userOf = async (id: string): Promise<UserEntity> =>
    (await test.app.get(UserRepository, { strict: false }).findById(test.dataSource.manager, id)) as UserEntity;
  const apply = async (person: Person, jobId: string): Promise<string> =>
    (await person.post('/api/applications').send({ jobId, coverMessage: 'I cook.' }).expect(201)).body.id;
  const newJob = async (owner?: Person) =>
    (await saveJob(test.dataSource, { employerId: (owner ?? (await employer(test))).id })).id;
  /** Creates two accounts of one person with all codes verified. */
  async function verified(own: Partial<UserEntity>, others: Partial<UserEntity>) {
    const other = await seeker(test, others);
    const person = await seeker(test, own);
    const steps = joiningOf(test, person, other.user.email ?? String(other.user.phone));
    await steps.verify();
    return { other, person, steps };
  }

  it('moves the applications and conversations of an account with only a number to one with an address', async () => {
    const other = await seeker(test, NO_ADDRESS);
    const talk = await saveTalk(test, { worker: other });
    await saveMessage(test.dataSource, { conversationId: talk.id, senderId: other.id, text: 'Hello' });
    const person = await seeker(test, { phone: null, phoneVerifiedAt: null });
    const ownJob = await newJob();
    await apply(person, ownJob);
    const steps = joiningOf(test, person, String(other.user.phone));
    await steps.verify();
    const { body } = await steps.join().expect(200);
    expect(body).toMatchObject({
      id: person.id,
      email: person.user.email,
      phone: other.user.phone,
      pendingPhone: null,
    });

    const { body: list } = await person.get('/api/my-applications').expect(200);
    expect(list.map((one: { jobId: string }) => one.jobId).toSorted()).toEqual([talk.job.id, ownJob].toSorted());
    const { body: talks } = await person.get('/api/conversations').expect(200);
    expect(JSON.stringify(talks)).toContain(talk.id);
    await person.post(`/api/conversations/${talk.id}/messages`).send({ text: 'It is me' }).expect(201);
    await other.get('/api/auth/user').expect(401);
    const phones = test.app.get(PhoneIdentities, { strict: false });
    expect(await phones.find(test.dataSource.manager, String(other.user.phone))).toBe(person.id);
  });

  it('records the number that the other account replaces, for notices about the money of the account', async () => {
    const { person, steps } = await verified({}, NO_ADDRESS);
    await steps.join().expect(200);
    const former: { id: string }[] = await test.dataSource.query(`SELECT id FROM former_contacts WHERE user_id = $1`, [
      person.id,
    ]);
    expect(former).toHaveLength(1);
    const contact = await test.app
      .get(FormerContacts, { strict: false })
      .find(test.dataSource.manager, String(former[0]?.id));
    expect(contact).toMatchObject({ channel: 'sms', address: person.user.phone });
  });

  it('leaves an empty row that points to the remaining account', async () => {
    const { other, person, steps } = await verified(
      { firstName: 'Asha' },
      { ...NO_ADDRESS, firstName: 'Usha', bio: 'I bake.' },
    );
    await steps.join().expect(200);
    expect(await userOf(other.id)).toMatchObject({
      joinedInto: person.id,
      erasedAt: expect.any(Date),
      firstName: '',
      bio: '',
      phone: null,
      email: `erased-${other.id}@invalid`,
      passwordHash: null,
    });
    const contacts = await test.app.get(ContactReadModel, { strict: false }).findByIds([other.id]);
    expect(contacts.get(other.id)).toMatchObject({ id: other.id, firstName: 'Asha', email: person.user.email });
  });

  it('transfers address and password to an account with only a number, and fills empty fields of its profile', async () => {
    const { other, person, steps } = await verified(
      { ...NO_ADDRESS, firstName: 'Asha', lastName: '', skills: [], city: '' },
      { phone: null, phoneVerifiedAt: null, passwordHash: 'digest', bio: 'I bake.', skills: ['baking'], city: 'Hubli' },
    );
    await steps.join().expect(200);
    expect(await userOf(person.id)).toMatchObject({
      email: other.user.email,
      phone: person.user.phone,
      passwordHash: 'digest',
      firstName: 'Asha',
      lastName: '',
      bio: 'I bake.',
      skills: ['baking'],
      city: 'Hubli',
    });
  });

  it.each([
    ['moves the referral of the joined account to one that nobody invited', false],
    ['keeps the own referral of an account that was invited, too', true],
  ])('%s', async (_, isInvited) => {
    const { other, person, steps } = await verified({ phone: null, phoneVerifiedAt: null }, NO_ADDRESS);
    const [inviter, ownInviter, stranger] = [await seeker(test), await seeker(test), await seeker(test)];
    await saveReferral(test.dataSource, { invitedId: stranger.id, inviterId: inviter.id });
    await saveReferral(test.dataSource, { invitedId: other.id, inviterId: inviter.id });
    if (isInvited) await saveReferral(test.dataSource, { invitedId: person.id, inviterId: ownInviter.id });
    await steps.join().expect(200);
    const referral = await test.dataSource.getRepository(ReferralEntity).findOneBy({ invitedId: person.id });
    expect(referral?.inviterId).toBe(isInvited ? ownInviter.id : inviter.id);
  });

  it('notifies both accounts, and each address and number that no longer signs in', async () => {
    const { other, person, steps } = await verified({}, {});
    await steps.join().expect(200);
    for (const address of [person.user.email, other.user.email, String(other.user.phone)]) {
      const told = (await messagesTo(test, address)).map(({ text }) => text).join('\n');
      expect(told).toMatch(/We joined the Nukkad account with this (email|number) with another one/);
    }
    const { body } = await person.get('/api/notifications').expect(200);
    expect(JSON.stringify(body)).toContain('Your two accounts are now one');
  });

  it('withdraws the second application to one job and erases its texts', async () => {
    const other = await seeker(test, NO_ADDRESS);
    const person = await seeker(test);
    const jobId = await newJob();
    const kept = await apply(person, jobId);
    const second = await apply(other, jobId);
    const steps = joiningOf(test, person, String(other.user.phone));
    await steps.verify();
    await steps.join().expect(200);
    const rows: object[] = await test.dataSource.query(
      `SELECT id, seeker_id, status, cover_message FROM applications WHERE job_id = $1 ORDER BY id = $2 DESC`,
      [jobId, kept],
    );
    expect(rows).toEqual([
      { id: kept, seeker_id: person.id, status: 'submitted', cover_message: 'I cook.' },
      { id: second, seeker_id: other.id, status: 'withdrawn', cover_message: '' },
    ]);
  });

  it('leaves rows about the other account only where they record who did an action', async () => {
    const other = await seeker(test);
    const talk = await saveTalk(test, { worker: other });
    await saveMessage(test.dataSource, { conversationId: talk.id, senderId: other.id, text: 'Hello' });
    await saveRowsAbout(test.dataSource, other.id, 'zqjoinedqz');
    const aboutPerson = test.app.get(AboutPerson, { strict: false });
    const { manager } = test.dataSource;
    const tables = test.app.get(PersonalDataRegistry, { strict: false }).listTables();
    for (const { table, about, joined } of tables.toReversed()) {
      if (typeof joined === 'string' || !('refused' in joined)) continue;
      await test.dataSource.transaction(async (tx) => {
        // a trigger protects papers from deletion; other triggers cascade the deletion of a row's dependents
        if (table === 'papers') await tx.query(`SET LOCAL session_replication_role = replica`);
        await aboutPerson.query(tx, `DELETE FROM ${table} t WHERE ${about}`, [other.id]);
      });
    }
    await test.dataSource.query(`DELETE FROM conversation_members WHERE user_id <> $1 AND user_id <> $2`, [
      other.id,
      talk.owner.id,
    ]);
    const person = await seeker(test);
    const steps = joiningOf(test, person, String(other.user.phone));
    await steps.verify();
    await steps.join().expect(200);
    const left = new Set<string>();
    for (const { table, about } of tables) {
      const rows = await aboutPerson.query<object[]>(manager, `SELECT FROM ${table} t WHERE ${about}`, [other.id]);
      if (rows.length > 0) left.add(table);
    }
    expect([...left].filter((table) => !STILL_ABOUT.includes(table))).toEqual([]);
    const moved = tables.filter(({ joined }) => typeof joined !== 'string' && 'set' in joined);
    const counts: number[] = [];
    for (const { table, about } of moved) {
      const rows = await aboutPerson.query<object[]>(manager, `SELECT FROM ${table} t WHERE ${about}`, [person.id]);
      counts.push(rows.length);
    }
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(12);
  });

  it('joins once for two concurrent requests, and in one direction for concurrent requests of both accounts', async () => {
    const { other, person, steps } = await verified({}, {});
    const back: Joining = joiningOf(test, other, String(person.user.phone));
    await back.wish();
    await back.verifyOther();
    await test.dataSource.query(`UPDATE account_joinings SET own_proven_at = now()`);
    const answers = await Promise.all([steps.join(), back.join(), steps.join()]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect(statuses.slice(1).every((status) => status === 409 || status === 401)).toBe(true);
    const rows: object[] = await test.dataSource.query(
      `SELECT FROM users WHERE id IN ($1, $2) AND erased_at IS NOT NULL`,
      [person.id, other.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('changes nothing when it fails before its last statement, and can be repeated', async () => {
    const other = await seeker(test, NO_ADDRESS);
    await apply(other, await newJob());
    const person = await seeker(test);
    const steps = joiningOf(test, person, String(other.user.phone));
    await steps.verify();
    const before = [await userOf(person.id), await userOf(other.id)];
    await test.dataSource.query(
      `ALTER TABLE security_notices ADD CONSTRAINT stopped CHECK (kind <> 'joined') NOT VALID`,
    );
    await steps.join().expect(500);
    await test.dataSource.query(`ALTER TABLE security_notices DROP CONSTRAINT stopped`);
    expect([await userOf(person.id), await userOf(other.id)]).toEqual(before);
    expect((await other.get('/api/my-applications').expect(200)).body).toHaveLength(1);
    await steps.join().expect(200);
    expect((await person.get('/api/my-applications').expect(200)).body).toHaveLength(1);
  });

  it('moves rows written concurrently for the other account', async () => {
    const { other, person, steps } = await verified({}, NO_ADDRESS);
    await steps.join().expect(200);
    const due: unknown = await test.dataSource.query(
      `SELECT round(extract(epoch FROM next_relay_at - now())) BETWEEN 50 AND 60 AS "inAMinute"
       FROM outbox WHERE task = 'account.gather-joined' AND payload ->> 'from' = $1`,
      [other.id],
    );
    expect(due).toEqual([{ inAMinute: true }]);
    await saveApplication(test.dataSource, { jobId: await newJob(), seekerId: other.id });
    await test.runTasks();
    expect((await person.get('/api/my-applications').expect(200)).body).toHaveLength(1);
    expect(await userOf(person.id)).toMatchObject({ email: person.user.email, phone: other.user.phone });
    await test.app.get(GatherJoinedUseCase, { strict: false }).execute({ from: person.id });
    expect((await userOf(person.id)).erasedAt).toBeNull();
  });

  it('follows a chain of joined accounts to the last one', async () => {
    const { other, person, steps } = await verified({}, NO_ADDRESS);
    await steps.join().expect(200);
    const third = await seeker(test);
    const next = joiningOf(test, third, person.user.email);
    await forgetWaits(test);
    await next.verify();
    await next.join().expect(200);
    expect((await userOf(other.id)).joinedInto).toBe(third.id);
  });

  it('rejects joining without both codes, after the deadline, and for obstacles that arose after the offer', async () => {
    const other = await seeker(test, NO_ADDRESS);
    const person = await seeker(test);
    const steps = joiningOf(test, person, String(other.user.phone));
    await steps.wish();
    await steps.join().expect(409);
    await steps.verifyOther();
    await steps.join().expect(409);
    const late = await verified({}, NO_ADDRESS);
    await test.dataSource.query(`UPDATE account_joinings SET proven_at = proven_at - interval '16 minutes'`);
    const { body } = await late.steps.join().expect(409);
    expect(body.detail).toContain("don't work any more");
    const hiring = await verified({}, NO_ADDRESS);
    await newJob(hiring.other);
    await hiring.steps.join().expect(409);
    expect((await userOf(hiring.other.id)).joinedInto).toBeNull();
  });

  it('rejects joining when the own code was entered for another account than the last verified one', async () => {
    const { person } = await verified({}, NO_ADDRESS);
    const next = await seeker(test, NO_ADDRESS);
    const steps = joiningOf(test, person, String(next.user.phone));
    await forgetWaits(test);
    await steps.wish();
    await steps.verifyOther();
    await steps.join().expect(409);
    expect((await userOf(next.id)).joinedInto).toBeNull();
  });

  it('returns 400 for an unknown channel', async () => {
    const person = await seeker(test);
    await person.post('/api/user/contact-changes/fax/joining').expect(400);
  });
});
