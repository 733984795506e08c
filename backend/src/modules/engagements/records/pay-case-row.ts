import {
  openPayCaseActions,
  PAY_CASE_ANSWER_HOURS,
  PAY_CASE_APPEAL_DAYS,
  type PayCase,
} from '@nukkad/contract/instant-work/pay-cases';
import type { PayCaseEntity } from '../entities/pay-case.entity.js';

/** A row of `PAY_CASE_COLUMNS`. */
export interface PayCaseRow {
  caseId: string;
  caseStatus: PayCaseEntity['status'];
  openedAt: Date;
  claimedAmount: number | null;
  receivedAmount: number;
  caseText: string;
  answer: string | null;
  answeredAt: Date | null;
  answerUntil: Date;
  owedAmount: number | null;
  decision: string | null;
  decidedAt: Date | null;
  caseAppealBy: PayCaseEntity['appealBy'];
  caseAppeal: string | null;
  appealUntil: Date | null;
}

const ANSWER_UNTIL = `c.opened_at + interval '${PAY_CASE_ANSWER_HOURS} hours'`;

/** SQL: the columns of the case `c` that both sides see. */
export const PAY_CASE_COLUMNS = {
  answerUntil: ANSWER_UNTIL,
  all: `c.id AS "caseId", c.status AS "caseStatus", c.opened_at AS "openedAt", c.claimed_amount::float8 AS "claimedAmount",
    c.received_amount::float8 AS "receivedAmount", c.text AS "caseText", c.answer, c.answered_at AS "answeredAt",
    ${ANSWER_UNTIL} AS "answerUntil", c.owed_amount::float8 AS "owedAmount", c.decision, c.decided_at AS "decidedAt",
    c.appeal_by AS "caseAppealBy", c.appeal AS "caseAppeal",
    CASE WHEN c.decided_at + interval '${PAY_CASE_APPEAL_DAYS} days' > clock_timestamp()
      THEN c.decided_at + interval '${PAY_CASE_APPEAL_DAYS} days' END AS "appealUntil"`,
};

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Returns the case in the view of both sides; either of them may appeal. */
export const payCaseOf = (row: PayCaseRow): PayCase => ({
  ...{ id: row.caseId, status: row.caseStatus, openedAt: row.openedAt.toISOString(), claimedAmount: row.claimedAmount },
  ...{ receivedAmount: row.receivedAmount, text: row.caseText, answer: row.answer, answeredAt: iso(row.answeredAt) },
  ...{ answerUntil: row.answerUntil.toISOString(), owedAmount: row.owedAmount, decision: row.decision },
  ...{ decidedAt: iso(row.decidedAt), appealBy: row.caseAppealBy, appeal: row.caseAppeal },
  mayAppealUntil: openPayCaseActions(row.caseStatus, 'worker').appeal ? iso(row.appealUntil) : null,
});
