import { testStatements } from '../../../../test/statement-table.js';
import type { LockedApplication } from '../../jobs/jobs.public.js';
import { ConversationRepository } from '../conversation.repository.js';
import { MessageReportRepository } from '../message-report.repository.js';
import { saveApplied, saveMessage, saveTalk } from './conversation.factory.js';
import { saveMessageReport } from './message-report.factory.js';

const HELD = `UPDATE messages SET held = '{phone_number}'`;
const READ = 'UPDATE conversation_members SET read_at = clock_timestamp()';

testStatements(
  'conversations',
  { talks: ConversationRepository, reports: MessageReportRepository },
  async (test) => {
    const { dataSource } = test;
    // other conversations of the same people, with rows that precede the rows of the subject
    const [first, next] = [await saveTalk(test), await saveApplied(test)];
    const talks = [await saveTalk(test, { worker: first.worker }), await saveTalk(test, { owner: first.owner })];
    for (const { id, owner, worker } of talks) {
      await saveMessage(dataSource, { conversationId: id, senderId: owner.id, text: 'Elsewhere.' });
      await saveMessage(dataSource, { conversationId: id, senderId: worker.id, text: 'Elsewhere.' });
    }
    await dataSource.query(
      'UPDATE conversation_members SET read_at = clock_timestamp() WHERE conversation_id = ANY ($1::uuid[])',
      [talks.map(({ id }) => id)],
    );
    const talk = await saveTalk(test, { worker: first.worker, owner: first.owner });
    const { id: messageId } = await saveMessage(dataSource, { conversationId: talk.id, senderId: talk.owner.id });
    const { id: reportId } = await saveMessageReport(dataSource, { messageId, reporterId: talk.worker.id });
    return {
      ...{ elsewhereId: talks[0]!.id, foreignId: talks[1]!.id, title: talk.job.title },
      ...{ talkId: talk.id, applicationId: talk.application.id, workerId: talk.worker.id, ownerId: talk.owner.id },
      ...{ messageId, reportId, newId: next.application.id, seekerId: next.worker.id, employerId: next.owner.id },
    };
  },
  {
    'talks.lockApplication': {
      run: ({ talks }, tx, { workerId, applicationId }) => talks.lockApplication(tx, workerId, applicationId),
      locks: ['applications'],
    },
    'talks.find': { run: ({ talks }, tx, { applicationId }) => talks.find(tx, applicationId) },
    'talks.insert': {
      run: ({ talks }, tx, { newId, seekerId, employerId }) =>
        talks.insert(tx, { id: newId, seekerId, employerId } as LockedApplication),
      changes: ['conversation_members', 'conversation_members', 'conversations'],
      never: ['INSERT INTO conversations (application_id) VALUES (:newId)'],
    },
    'talks.lock': {
      run: ({ talks }, tx, { workerId, talkId }) => talks.lock(tx, workerId, talkId),
      locks: ['applications', 'conversations'],
      returns: { otherId: ':ownerId', side: 'job_seeker' },
    },
    'talks.lock (by the employer)': {
      run: ({ talks }, tx, { ownerId, talkId }) => talks.lock(tx, ownerId, talkId),
      locks: ['applications', 'conversations'],
      returns: { otherId: ':workerId', side: 'employer' },
    },
    'talks.listRecentTexts': {
      run: ({ talks }, tx, { ownerId, talkId }) => talks.listRecentTexts(tx, ownerId, talkId),
      never: [HELD, `UPDATE messages SET created_at = now() - interval '11 minutes'`],
    },
    'talks.write': {
      run: ({ talks }, tx, { ownerId, talkId }) =>
        talks.write(tx, ownerId, { conversationId: talkId, text: 'Hello.', held: [] }),
      changes: ['conversations', 'messages'],
    },
    'talks.hasUnread': {
      run: ({ talks }, tx, { workerId, talkId }) => talks.hasUnread(tx, workerId, talkId),
      never: [
        ...[HELD, READ, 'UPDATE messages SET hidden_at = now()', 'UPDATE messages SET sender_id = :workerId'],
        'DELETE FROM messages WHERE conversation_id = :talkId',
      ],
    },
    'talks.setDigest': {
      run: ({ talks }, tx, { workerId, talkId }) => talks.setDigest(tx, workerId, talkId),
      changes: ['conversation_members'],
    },
    'talks.setDigest (the time)': {
      run: ({ talks }, tx, { workerId, talkId }) => talks.setDigest(tx, workerId, talkId),
      changes: ['conversation_members'],
      given: `UPDATE conversation_members SET digest_task = NULL`,
      never: [
        ...[HELD, READ, 'UPDATE messages SET hidden_at = now()', 'UPDATE messages SET sender_id = :workerId'],
        'DELETE FROM messages WHERE conversation_id = :talkId',
      ],
    },
    'talks.read': {
      run: ({ talks }, tx, { workerId, talkId, messageId }) => talks.read(tx, workerId, talkId, messageId),
      changes: ['conversation_members'],
      never: [HELD, 'UPDATE messages SET conversation_id = :elsewhereId WHERE id = :messageId'],
    },
    'talks.read (an own message that is held)': {
      given: HELD,
      run: ({ talks }, tx, { ownerId, talkId, messageId }) => talks.read(tx, ownerId, talkId, messageId),
      changes: ['conversation_members'],
    },
    'talks.senderOf': {
      run: ({ talks }, tx, { workerId, messageId }) => talks.senderOf(tx, workerId, messageId),
      never: [HELD, 'UPDATE messages SET conversation_id = :foreignId WHERE id = :messageId'],
    },
    'talks.senderOf (an own message that is held)': {
      given: HELD,
      run: ({ talks }, tx, { ownerId, messageId }) => talks.senderOf(tx, ownerId, messageId),
    },
    'talks.report': {
      run: ({ talks }, tx, { ownerId, messageId }) =>
        talks.report(tx, ownerId, messageId, { reason: 'asks_for_money', note: '' }),
      changes: ['message_reports'],
      never: ['UPDATE message_reports SET reporter_id = :ownerId WHERE id = :reportId'],
    },
    'reports.lockReport': {
      run: ({ reports }, tx, { reportId }) => reports.lockReport(tx, reportId),
      locks: ['message_reports'],
      returns: {
        messageId: ':messageId',
        conversationId: ':talkId',
        senderId: ':ownerId',
        senderSide: 'employer',
        title: ':title',
      },
    },
    'reports.decideReport': {
      run: ({ reports }, tx, { reportId, ownerId }) =>
        reports.decideReport(tx, reportId, { by: ownerId, decision: 'hidden', note: 'Money.' }),
      changes: ['message_reports'],
      never: [
        `UPDATE message_reports SET state = 'dismissed', decided_by = :ownerId, decided_at = now() - interval '1 day'`,
      ],
    },
    'reports.hideMessage': {
      run: ({ reports }, tx, { messageId }) => reports.hideMessage(tx, messageId),
      changes: ['messages'],
      never: [`UPDATE messages SET hidden_at = now() - interval '1 day'`],
    },
  },
);
