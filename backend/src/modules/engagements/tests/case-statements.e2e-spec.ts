import { testStatements } from '../../../../test/statement-table.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { PayCaseRepository } from '../records/pay-case.repository.js';
import { TimeCorrectionRepository } from '../records/time-correction.repository.js';
import { inHours, saveEngagement } from './engagement.factory.js';

const TIMES = { startedAt: inHours(-9), endedAt: inHours(-4) };
const casesAre = (status: string, days = 1): string =>
  `UPDATE pay_cases SET status = '${status}', decided_at = now() - interval '${days} days',
     closed_at = CASE WHEN '${status}' IN ('final', 'settled') THEN now() END`;
const correctionsAre = (status: string, days = 1): string =>
  `UPDATE time_corrections SET status = '${status}', decided_at = now() - interval '${days} days',
     closed_at = CASE WHEN '${status}' IN ('final', 'agreed') THEN now() END`;
const UNANSWERED = `UPDATE time_corrections SET proposed_at = now() - interval '50 hours'`;

testStatements(
  'cases about pay and times',
  { cases: PayCaseRepository, corrections: TimeCorrectionRepository },
  async ({ dataSource }) => {
    const [{ id: workerId }, { id: employerId }] = [
      await saveUser(dataSource),
      await saveUser(dataSource, { role: 'employer' }),
    ];
    const sides = { workerId, employerId, status: 'done' } as const;
    const { id: workId } = await saveEngagement(dataSource, { ...sides, startsAt: inHours(-9) });
    const { id: nextId } = await saveEngagement(dataSource, { ...sides, startsAt: inHours(-90) });
    const cases: { id: string }[] = await dataSource.query(
      `INSERT INTO pay_cases (engagement_id, worker_id, employer_id, received_amount, text)
       VALUES ($1, $2, $3, 300, '') RETURNING id`,
      [workId, workerId, employerId],
    );
    const corrections: { id: string }[] = await dataSource.query(
      `INSERT INTO time_corrections (engagement_id, worker_id, employer_id, proposed_by, recorded_from, recorded_to, started_at,
         ended_at, reason)
       SELECT id, worker_id, employer_id, 'worker', started_at, ended_at, started_at, ended_at, '' FROM engagements
       WHERE id = $1 RETURNING id`,
      [workId],
    );
    const [caseId, correctionId] = [cases[0]?.id ?? '', corrections[0]?.id ?? ''];
    return { workerId, employerId, workId, nextId, caseId, correctionId };
  },
  {
    'cases.insert': {
      run: ({ cases }, tx, { nextId }) => cases.insert(tx, nextId, { claimedAmount: 480, receivedAmount: 1, text: '' }),
      changes: ['pay_cases'],
      never: ['UPDATE pay_cases SET engagement_id = :nextId WHERE id = :caseId'],
    },
    'cases.lockOfEngagement': {
      run: ({ cases }, tx, { workId }) => cases.lockOfEngagement(tx, workId),
      locks: ['pay_cases'],
    },
    'cases.lockById': {
      run: ({ cases }, tx, { caseId }) => cases.lockById(tx, caseId),
      locks: ['engagements', 'pay_cases'],
    },
    'cases.answer': {
      run: ({ cases }, tx, { caseId }) => cases.answer(tx, caseId, 'I paid.'),
      changes: ['pay_cases'],
      never: [casesAre('decided')],
    },
    'cases.decide': {
      run: ({ cases }, tx, { caseId, employerId }) =>
        cases.decide(tx, caseId, { to: 'decided', by: employerId, owedAmount: 9, reason: 'True.' }),
      changes: ['pay_cases'],
      never: [casesAre('final'), casesAre('decided')],
    },
    'cases.decide (an appeal)': {
      given: casesAre('appealed'),
      run: ({ cases }, tx, { caseId, employerId }) =>
        cases.decide(tx, caseId, { to: 'final', by: employerId, owedAmount: 9, reason: 'True.' }),
      changes: ['pay_cases'],
      never: [casesAre('decided')],
    },
    'cases.appeal': {
      given: casesAre('decided'),
      run: ({ cases }, tx, { caseId }) => cases.appeal(tx, caseId, 'worker', 'No.'),
      changes: ['pay_cases'],
      never: [casesAre('final')],
    },
    'cases.settle': {
      run: ({ cases }, tx, { workId }) => cases.settle(tx, workId),
      changes: ['pay_cases'],
      never: [casesAre('final')],
    },
    'cases.endAppealTime': {
      given: `${casesAre('decided', 40)}; ${casesAre('decided', 41)} WHERE id = :caseId`,
      run: ({ cases }, tx) => cases.endAppealTime(tx, 1),
      changes: ['pay_cases'],
      locks: ['pay_cases'],
      never: [casesAre('appealed', 40), casesAre('decided', 1)],
    },
    'cases.endAppealTime (without those that are passed over)': {
      given: casesAre('decided', 40),
      run: ({ cases }, tx, _own, { caseId }) => cases.endAppealTime(tx, 2, [caseId]),
      changes: ['pay_cases'],
      locks: ['pay_cases'],
    },
    'corrections.insert': {
      run: ({ corrections }, tx, { nextId }) =>
        corrections.insert(tx, nextId, { by: 'worker', ...TIMES, reason: 'Late.' }),
      changes: ['time_corrections'],
      never: ['UPDATE time_corrections SET engagement_id = :nextId WHERE id = :correctionId'],
    },
    'corrections.lockOfEngagement': {
      run: ({ corrections }, tx, { workId }) => corrections.lockOfEngagement(tx, workId),
      locks: ['time_corrections'],
    },
    'corrections.lockById': {
      run: ({ corrections }, tx, { correctionId }) => corrections.lockById(tx, correctionId),
      locks: ['engagements', 'time_corrections'],
    },
    'corrections.overlapsOtherWork': {
      run: ({ corrections }, tx, { nextId }) => corrections.overlapsOtherWork(tx, nextId, TIMES),
      locks: ['advisory'],
      never: [
        `UPDATE engagements SET status = 'cancelled'`,
        `UPDATE engagements SET started_at = now() - interval '3 hours', ended_at = now()`,
        `UPDATE engagements SET started_at = now() - interval '20 hours', ended_at = now() - interval '10 hours'`,
      ],
    },
    'corrections.agree': {
      run: ({ corrections }, tx, { correctionId }) => corrections.agree(tx, correctionId),
      changes: ['time_corrections'],
      never: [correctionsAre('decided')],
    },
    'corrections.contest': {
      run: ({ corrections }, tx, { correctionId }) => corrections.contest(tx, correctionId, 'No.'),
      changes: ['time_corrections'],
      never: [correctionsAre('decided')],
    },
    'corrections.decide': {
      given: correctionsAre('contested'),
      run: ({ corrections }, tx, { correctionId, employerId }) =>
        corrections.decide(tx, correctionId, { to: 'decided', by: employerId, ...TIMES, reason: 'True.' }),
      changes: ['time_corrections'],
      never: [correctionsAre('final'), correctionsAre('decided')],
    },
    'corrections.decide (an appeal)': {
      given: correctionsAre('appealed'),
      run: ({ corrections }, tx, { correctionId, employerId }) =>
        corrections.decide(tx, correctionId, { to: 'final', by: employerId, ...TIMES, reason: 'True.' }),
      changes: ['time_corrections'],
      never: [correctionsAre('decided')],
    },
    'corrections.appeal': {
      given: correctionsAre('decided'),
      run: ({ corrections }, tx, { correctionId }) => corrections.appeal(tx, correctionId, 'worker', 'No.'),
      changes: ['time_corrections'],
      never: [correctionsAre('final')],
    },
    'corrections.applyTimes': {
      run: ({ corrections }, tx, { workId }) => corrections.applyTimes(tx, workId, TIMES),
      changes: ['engagements'],
      never: ['DELETE FROM time_corrections'],
    },
    'corrections.claimUnanswered': {
      given: `${UNANSWERED}; UPDATE time_corrections SET proposed_at = now() - interval '60 hours' WHERE id = :correctionId`,
      run: ({ corrections }, tx) => corrections.claimUnanswered(tx, 1),
      changes: ['time_corrections'],
      locks: ['time_corrections'],
      never: [
        ...[correctionsAre('contested'), `UPDATE time_corrections SET staff_asked_at = now()`],
        `UPDATE time_corrections SET proposed_at = now() - interval '1 hour'`,
      ],
    },
    'corrections.claimUnanswered (without those that are passed over)': {
      given: UNANSWERED,
      run: ({ corrections }, tx, _own, { correctionId }) => corrections.claimUnanswered(tx, 2, [correctionId]),
      changes: ['time_corrections'],
      locks: ['time_corrections'],
    },
    'corrections.endAppealTime': {
      given: `${correctionsAre('decided', 40)}; ${correctionsAre('decided', 41)} WHERE id = :correctionId`,
      run: ({ corrections }, tx) => corrections.endAppealTime(tx, 1),
      changes: ['time_corrections'],
      locks: ['time_corrections'],
      never: [correctionsAre('appealed', 40), correctionsAre('decided', 1)],
    },
    'corrections.endAppealTime (without those that are passed over)': {
      given: correctionsAre('decided', 40),
      run: ({ corrections }, tx, _own, { correctionId }) => corrections.endAppealTime(tx, 2, [correctionId]),
      changes: ['time_corrections'],
      locks: ['time_corrections'],
    },
  },
);
