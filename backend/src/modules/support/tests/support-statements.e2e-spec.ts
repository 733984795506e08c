import { randomUUID } from 'node:crypto';
import { testStatements } from '../../../../test/statement-table.js';
import { saveUser } from '../../users/tests/user.factory.js';
import type { InboundMail } from '../mail-reader.js';
import { SupportMailRepository } from '../support-mail.repository.js';
import { SupportReminderRepository } from '../support-reminder.repository.js';
import { type ArrivedRequest, SupportRequestRepository } from '../support-request.repository.js';
import { saveSupportRequest } from './support-request.factory.js';

const aRequest = (userId: string, digest: string): ArrivedRequest =>
  ({
    ...{ userId, digest, kind: 'support', firstName: 'Asha', lastName: 'Rao', email: '', city: '', message: 'Help.' },
    language: 'en',
  }) as ArrivedRequest;
const aMail = (digest: string): InboundMail => ({
  ...{
    digest,
    from: 'asha@example.com',
    name: 'Asha',
    subject: 'Help',
    text: 'Please.',
    isCut: false,
    reference: null,
  },
  ...{ isAutomatic: false, isSenderDoubtful: false, unreached: [], files: [], leftOut: [] },
});
const GRIEVANCE = `UPDATE support_requests SET kind = 'grievance'`;
const OVERDUE = `UPDATE support_requests SET kind = 'grievance', due_at = now() + interval '40 hours' WHERE id = :requestId`;
const UNACKNOWLEDGED = `UPDATE support_requests SET kind = 'grievance', created_at = now() - interval '21 hours' WHERE id = :requestId`;
const ANSWERED = `UPDATE support_requests SET answered_at = now()`;
const SOLVED = `UPDATE support_requests SET status = 'solved', solved_at = now()`;
const NO_ADDRESS = `UPDATE support_requests SET email = ''`;
const UNREACHABLE = `UPDATE support_requests SET email = '', user_id = NULL`;
const ERASED = `UPDATE support_requests SET email = ''; UPDATE users SET erased_at = now()`;

testStatements(
  'support requests',
  { requests: SupportRequestRepository, mails: SupportMailRepository, reminders: SupportReminderRepository },
  async ({ dataSource }) => {
    const { id: userId } = await saveUser(dataSource);
    const { id: requestId, reference } = await saveSupportRequest(dataSource, { userId });
    const [digest, mailDigest] = [randomUUID(), randomUUID()];
    await dataSource.query('UPDATE support_requests SET digest = $2 WHERE id = $1', [requestId, digest]);
    const [entry]: { id: string }[] = await dataSource.query(
      `INSERT INTO support_entries (request_id, text) VALUES ($1, 'Please.') RETURNING id`,
      [requestId],
    );
    await dataSource.query(
      `INSERT INTO support_mails (digest, request_id, entry_id, is_automatic, is_cut, left_out, is_sender_doubtful)
       VALUES ($1, $2, $3, false, false, '{}', false)`,
      [mailDigest, requestId, entry?.id],
    );
    return { userId, requestId, reference, digest, mailDigest, entryId: entry?.id ?? '' };
  },
  {
    'requests.lockRepeated': {
      run: ({ requests }, tx, { digest }) => requests.lockRepeated(tx, digest),
      locks: ['advisory'],
      never: [`UPDATE support_requests SET created_at = now() - interval '11 minutes'`],
    },
    'requests.insert': {
      run: ({ requests }, tx, { userId }) => requests.insert(tx, aRequest(userId, randomUUID())),
      changes: ['support_requests'],
      values: ['userId'],
    },
    'requests.change': {
      run: async ({ requests }, tx, { requestId }) =>
        (await requests.change(tx, requestId, 1, { status: 'waiting', isAnswer: true })) === 'changed',
      changes: ['support_requests'],
      never: ['UPDATE support_requests SET version = 2', `UPDATE support_requests SET status = 'solved'`],
    },
    'requests.change (refused by the status)': {
      given: `UPDATE support_requests SET status = 'solved'`,
      run: async ({ requests }, tx, { requestId }) =>
        (await requests.change(tx, requestId, 1, { status: 'waiting' })) === 'refused',
      never: ['UPDATE support_requests SET version = 2'],
    },
    'requests.findAccountOfSender': {
      run: ({ requests }, tx, { requestId }) => requests.findAccountOfSender(tx, requestId),
    },
    'requests.findRecipient': { run: ({ requests }, tx, { requestId }) => requests.findRecipient(tx, requestId) },
    'requests.addAnswer': {
      run: ({ requests }, tx, { requestId, userId }) => requests.addAnswer(tx, requestId, userId, 'Done.'),
      changes: ['support_entries'],
      values: ['userId'],
    },
    'requests.addWords': {
      run: ({ requests }, tx, { requestId }) => requests.addWords(tx, requestId, 'Thanks.'),
      changes: ['support_entries', 'support_requests'],
    },
    'requests.recordAcknowledgement': {
      run: ({ requests }, tx, { requestId }) => requests.recordAcknowledgement(tx, requestId),
      changes: ['support_requests'],
      never: [`UPDATE support_requests SET acknowledged_at = now() - interval '1 day'`],
    },
    'requests.recordSent': {
      run: ({ requests }, tx, { entryId }) => requests.recordSent(tx, entryId),
      changes: ['support_entries'],
      never: [`UPDATE support_entries SET sent_at = now() - interval '1 day'`],
    },
    'reminders.claimUnreminded': {
      given: OVERDUE,
      run: ({ reminders }, tx) => reminders.claimUnreminded(tx),
      changes: ['support_requests'],
      never: [
        ...[ANSWERED, SOLVED, UNREACHABLE, ERASED],
        `UPDATE support_requests SET reminded_at = now()`,
        `UPDATE support_requests SET due_at = now() + interval '60 hours'`,
      ],
    },
    'reminders.claimUnreminded (an order without an address)': {
      given: `${OVERDUE}; UPDATE support_requests SET kind = 'order', due_at = now() + interval '90 minutes', email = '', user_id = NULL WHERE id = :requestId`,
      run: ({ reminders }, tx) => reminders.claimUnreminded(tx),
      changes: ['support_requests'],
    },
    'reminders.claimUnreminded (a sender with an account alone)': {
      given: `${OVERDUE}; ${NO_ADDRESS}`,
      run: ({ reminders }, tx) => reminders.claimUnreminded(tx),
      changes: ['support_requests'],
    },
    'reminders.claimUnreminded (the last time)': {
      given: `${OVERDUE}; UPDATE support_requests SET due_at = now() + interval '1 hour', reminded_at = now() - interval '30 hours' WHERE id = :requestId`,
      run: ({ reminders }, tx) => reminders.claimUnreminded(tx),
      changes: ['support_requests'],
      never: [
        `UPDATE support_requests SET due_at = now() + interval '30 hours'`,
        `UPDATE support_requests SET due_at = now() + interval '10 hours', reminded_at = now() - interval '2 hours'`,
      ],
    },
    'reminders.claimUnacknowledged': {
      given: UNACKNOWLEDGED,
      run: ({ reminders }, tx) => reminders.claimUnacknowledged(tx),
      changes: ['support_requests'],
      never: [
        ...[ANSWERED, SOLVED, UNREACHABLE, ERASED],
        `UPDATE support_requests SET kind = 'support'`,
        `UPDATE support_requests SET acknowledged_at = now()`,
        `UPDATE support_requests SET unacknowledged_told_at = now()`,
        `UPDATE support_requests SET created_at = now()`,
      ],
    },
    'requests.isAnswerDue': {
      given: GRIEVANCE,
      run: ({ requests }, tx, { requestId }) => requests.isAnswerDue(tx, requestId),
      never: [`UPDATE support_requests SET kind = 'support'`, ANSWERED, UNREACHABLE, ERASED],
    },
    'requests.isAnswerDue (a sender with an account alone)': {
      given: `${GRIEVANCE}; ${NO_ADDRESS}`,
      run: ({ requests }, tx, { requestId }) => requests.isAnswerDue(tx, requestId),
    },
    'requests.lockOwn': {
      run: ({ requests }, tx, { userId, reference }) => requests.lockOwn(tx, userId, reference),
      locks: ['support_requests'],
    },
    'requests.lockOld': {
      given: `UPDATE support_requests SET status = 'solved', solved_at = now() - interval '366 days' WHERE id = :requestId`,
      run: ({ requests }, tx) => requests.lockOld(tx),
      locks: ['support_requests'],
      never: [
        `UPDATE support_requests SET status = 'waiting'`,
        `UPDATE support_requests SET solved_at = now() - interval '364 days'`,
      ],
    },
    'requests.delete': {
      run: ({ requests }, tx, { requestId }) => requests.delete(tx, [requestId]),
      changes: ['support_entries', 'support_mails', 'support_requests'],
    },
    'mails.isKnown': { run: ({ mails }, tx, { mailDigest }) => mails.isKnown(mailDigest, tx) },
    'mails.lockKnown': { run: ({ mails }, tx, { mailDigest }) => mails.lockKnown(tx, mailDigest), locks: ['advisory'] },
    'mails.lockNamed': {
      run: ({ mails }, tx, { reference }) => mails.lockNamed(tx, reference),
      locks: ['support_requests'],
    },
    'mails.insertRequest': {
      run: ({ mails }, tx, { reference }) =>
        mails.insertRequest(tx, aMail(randomUUID()), { firstName: 'Asha', lastName: '' }, reference),
      changes: ['support_requests'],
      values: ['reference'],
    },
    'mails.insert': {
      run: ({ mails }, tx, { requestId, entryId }) => mails.insert(tx, aMail(randomUUID()), requestId, entryId),
      changes: ['support_mails'],
    },
  },
);
