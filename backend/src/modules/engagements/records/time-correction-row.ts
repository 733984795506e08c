import {
  CORRECTION_ANSWER_HOURS,
  CORRECTION_APPEAL_DAYS,
  openCorrectionActions,
  type TimeCorrection,
} from '@nukkad/contract/instant-work/time-corrections';
import type { TimeCorrectionEntity } from '../entities/time-correction.entity.js';

/** A row of `CORRECTION_COLUMNS`. */
export interface CorrectionRow {
  correctionId: string;
  correctionStatus: TimeCorrectionEntity['status'];
  proposedBy: TimeCorrectionEntity['proposedBy'];
  proposedAt: Date;
  recordedFrom: Date;
  recordedTo: Date;
  proposedFrom: Date;
  proposedTo: Date;
  correctionReason: string;
  correctionAnswer: string | null;
  correctionAnsweredAt: Date | null;
  correctionAnswerUntil: Date;
  decidedFrom: Date | null;
  decidedTo: Date | null;
  correctionDecision: string | null;
  correctionDecidedAt: Date | null;
  correctionAppealBy: TimeCorrectionEntity['appealBy'];
  correctionAppeal: string | null;
  correctionAppealUntil: Date | null;
}

const ANSWER_UNTIL = `tc.proposed_at + interval '${CORRECTION_ANSWER_HOURS} hours'`;
const APPEAL_UNTIL = `tc.decided_at + interval '${CORRECTION_APPEAL_DAYS} days'`;

/** SQL: the columns of the correction `tc` that both sides see. */
export const CORRECTION_COLUMNS = {
  answerUntil: ANSWER_UNTIL,
  all: `tc.id AS "correctionId", tc.status AS "correctionStatus", tc.proposed_by AS "proposedBy",
    tc.proposed_at AS "proposedAt", tc.recorded_from AS "recordedFrom", tc.recorded_to AS "recordedTo",
    tc.started_at AS "proposedFrom", tc.ended_at AS "proposedTo", tc.reason AS "correctionReason",
    tc.answer AS "correctionAnswer", tc.answered_at AS "correctionAnsweredAt", ${ANSWER_UNTIL} AS "correctionAnswerUntil",
    tc.decided_from AS "decidedFrom", tc.decided_to AS "decidedTo", tc.decision AS "correctionDecision",
    tc.decided_at AS "correctionDecidedAt", tc.appeal_by AS "correctionAppealBy", tc.appeal AS "correctionAppeal",
    CASE WHEN ${APPEAL_UNTIL} > clock_timestamp() THEN ${APPEAL_UNTIL} END AS "correctionAppealUntil"`,
};

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Returns the correction in the view of both sides; either of them may appeal. */
export function correctionOf(row: CorrectionRow): TimeCorrection {
  const { correctionStatus: status, proposedBy: by } = row;
  return {
    ...{ id: row.correctionId, status, by, proposedAt: row.proposedAt.toISOString() },
    ...{ recordedFrom: row.recordedFrom.toISOString(), recordedTo: row.recordedTo.toISOString() },
    ...{ startedAt: row.proposedFrom.toISOString(), endedAt: row.proposedTo.toISOString() },
    ...{ reason: row.correctionReason, answer: row.correctionAnswer, answeredAt: iso(row.correctionAnsweredAt) },
    answerUntil: row.correctionAnswerUntil.toISOString(),
    ...{ decidedFrom: iso(row.decidedFrom), decidedTo: iso(row.decidedTo), decision: row.correctionDecision },
    ...{
      decidedAt: iso(row.correctionDecidedAt),
      appealBy: row.correctionAppealBy,
      appeal: row.correctionAppeal,
    },
    mayAppealUntil: openCorrectionActions({ status, by }, by).appeal ? iso(row.correctionAppealUntil) : null,
  };
}
