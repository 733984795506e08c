import { z } from 'zod';
import { ReviewLineSchema } from './review-line.js';
import { REVIEW_CASE_STATUSES, REVIEW_STATUSES } from './review-rules.js';

const moment = z.iso.datetime({ offset: true });
const SIDES = ['worker', 'employer'] as const;
export type ReviewSide = (typeof SIDES)[number];

/** Facts that an employer answers about a worker, and a worker about an employer, in the order in which they are asked. */
export const WORKER_FACTS = ['came_on_time', 'did_the_work', 'took_care', 'was_polite'] as const;
export const EMPLOYER_FACTS = ['paid_as_agreed', 'paid_on_time', 'as_described', 'safe_and_respectful'] as const;
export const FACT_ANSWERS = ['yes', 'no', 'cant_say'] as const;
export type FactAnswer = (typeof FACT_ANSWERS)[number];
export type ReviewFact = (typeof WORKER_FACTS)[number] | (typeof EMPLOYER_FACTS)[number];

/** Questions to a worker after a no-show of the employer: there was no work, so no pay was due. */
const NO_SHOW_FACTS = ['as_described', 'safe_and_respectful'] as const satisfies readonly ReviewFact[];

/** Returns the facts that an author of this side is asked: about completed work, or about a no-show of the employer. */
export function factsOf(author: ReviewSide, isDone = true): readonly ReviewFact[] {
  if (author === 'employer') return WORKER_FACTS;
  return isDone ? EMPLOYER_FACTS : NO_SHOW_FACTS;
}

const answer = z.enum(FACT_ANSWERS).optional();
/** The facts that were answered. */
export const reviewFacts = {
  came_on_time: answer,
  did_the_work: answer,
  took_care: answer,
  was_polite: answer,
  paid_as_agreed: answer,
  paid_on_time: answer,
  as_described: answer,
  safe_and_respectful: answer,
};
export const ReviewFactsSchema = z.object(reviewFacts).meta({ id: 'ReviewFacts' });
export type ReviewFacts = z.infer<typeof ReviewFactsSchema>;

/** Answers of the record of the work to the same questions; absent if it has none. */
export const ReviewRecordSchema = z.object({
  came_on_time: z.enum(['yes', 'no']).optional(),
  paid_as_agreed: z.enum(['yes', 'no']).optional(),
  paid_on_time: z.enum(['yes', 'no']).optional(),
});
export type ReviewRecord = z.infer<typeof ReviewRecordSchema>;

/** A decision of the staff about a review, or a report that waits for it. `mayAppealUntil`: null where this reader may not appeal. */
export const ReviewDecisionSchema = z.object({
  status: z.enum(REVIEW_CASE_STATUSES),
  outcome: z.enum(['kept', 'removed']).nullable(),
  reason: z.string(),
  decidedAt: moment.nullable(),
  mayAppealUntil: moment.nullable(),
});
export type ReviewDecision = z.infer<typeof ReviewDecisionSchema>;

const answers = { id: z.uuid(), again: z.boolean(), facts: ReviewFactsSchema, note: z.string(), reply: z.string() };

/**
 * The reader's review. `isFinished`: no more questions are open. `status` is `hidden` until the window is revealed,
 * also while the staff examine it.
 */
export const OwnReviewSchema = z.object({
  ...answers,
  isFinished: z.boolean(),
  status: z.enum(REVIEW_STATUSES),
  changedAt: moment,
  decision: ReviewDecisionSchema.nullable(),
});
export type OwnReview = z.infer<typeof OwnReviewSchema>;

/** The review of the other side. `mayReplyUntil`: null where I replied, or may not. `decision` is about my report. */
export const OtherReviewSchema = z.object({
  ...answers,
  mayReplyUntil: moment.nullable(),
  mayReport: z.boolean(),
  decision: ReviewDecisionSchema.nullable(),
});
export type OtherReview = z.infer<typeof OtherReviewSchema>;

/**
 * The reviews of one engagement as the reader's side sees them: `not_open` before the work is settled, and where this
 * side may not review it; `open` until `closesAt`; `revealed` after both have finished, or the time has ended. `theirs`
 * is null until then. `isGrouped`: the workers of this shift are counted together, and their employer cannot see the
 * author of an answer. `asks` are the facts that this side is asked. `record` contains the answers of the record of the
 * work.
 */
export const EngagementReviewSchema = z
  .object({
    engagementId: z.uuid(),
    side: z.enum(SIDES),
    state: z.enum(['not_open', 'open', 'revealed']),
    closesAt: moment.nullable(),
    mayReview: z.boolean(),
    isGrouped: z.boolean(),
    asks: z.array(z.enum([...WORKER_FACTS, ...EMPLOYER_FACTS])),
    mine: OwnReviewSchema.nullable(),
    theirs: OtherReviewSchema.nullable(),
    record: ReviewRecordSchema,
  })
  .meta({ id: 'EngagementReview' });
export type EngagementReview = z.infer<typeof EngagementReviewSchema>;

/**
 * Work awaiting the reader's review until `closesAt`. `again` is the reader's first answer, if already given; null
 * otherwise.
 */
export const PendingReviewSchema = z
  .object({
    engagementId: z.uuid(),
    side: z.enum(SIDES),
    title: z.string(),
    company: z.string(),
    otherName: z.string(),
    startsAt: moment,
    endsAt: moment,
    closesAt: moment,
    again: z.boolean().nullable(),
  })
  .meta({ id: 'PendingReview' });
export type PendingReview = z.infer<typeof PendingReviewSchema>;

/**
 * An answer that counts for me: without the date where it is counted together with others, and until when it counts. `facts` are those
 * of the answer; empty where it is counted together.
 */
const CountedAnswerSchema = z.object({
  again: z.boolean(),
  facts: ReviewFactsSchema,
  countsUntil: moment.nullable(),
});
/**
 * The public rating of one side of the reader's account, and the answers behind it: newest first, grouped answers last.
 */
const SideSummarySchema = z.object({ line: ReviewLineSchema, answers: z.array(CountedAnswerSchema) });
export const ReviewSummarySchema = z
  .object({ worker: SideSummarySchema.nullable(), employer: SideSummarySchema.nullable() })
  .meta({ id: 'ReviewSummary' });
export type ReviewSummary = z.infer<typeof ReviewSummarySchema>;

/** Reasons for a report of a review. */
export const REVIEW_REPORT_REASONS = ['untrue', 'insulting', 'personal_details', 'pressure', 'other'] as const;
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

/**
 * Reasons for a case about a review or an employer: it is reported, it was written right after a decision, or several
 * answers are "not safe".
 */
export const REVIEW_CASE_KINDS = ['reported', 'held', 'unsafe'] as const;
export type ReviewCaseKind = (typeof REVIEW_CASE_KINDS)[number];

/**
 * A case as the staff see it, without the identities of the people. `author` wrote the review about the other side; the
 * review is null in a case about several answers "not safe", which names the employer (`employerId`) and the number of
 * answers. `mayDecide`: it awaits a decision of this reader. `changedAt` of the review is sent with the decision, which
 * is refused if the author changed the review since.
 */
export const ReviewCaseSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(REVIEW_CASE_KINDS),
    status: z.enum(REVIEW_CASE_STATUSES),
    openedAt: moment,
    reportReason: z.enum(REVIEW_REPORT_REASONS).nullable(),
    reportText: z.string(),
    review: z
      .object({
        id: z.uuid(),
        engagementId: z.uuid(),
        author: z.enum(SIDES),
        status: z.enum(REVIEW_STATUSES),
        again: z.boolean(),
        facts: ReviewFactsSchema,
        note: z.string(),
        reply: z.string(),
        changedAt: moment,
        title: z.string(),
        startsAt: moment,
        endsAt: moment,
        record: ReviewRecordSchema,
      })
      .nullable(),
    employerId: z.uuid().nullable(),
    unsafeAnswers: z.int32().nullable(),
    outcome: z.enum(['kept', 'removed']).nullable(),
    reason: z.string(),
    decidedAt: moment.nullable(),
    appeal: z.string(),
    appealedBy: z.enum(SIDES).nullable(),
    appealedAt: moment.nullable(),
    mayDecide: z.boolean(),
  })
  .meta({ id: 'ReviewCase' });
export type ReviewCase = z.infer<typeof ReviewCaseSchema>;

export const BIAS_GROUPS = ['category', 'area', 'language'] as const;
/**
 * Yes-shares of one month by groups of the reviewed people; `gap` is the distance to the overall share, in percentage
 * points.
 */
export const ReviewBiasSchema = z
  .object({
    month: z.string(),
    side: z.enum(SIDES),
    group: z.enum(BIAS_GROUPS),
    value: z.string(),
    again: z.int32(),
    answers: z.int32(),
    gap: z.int32(),
    isMarked: z.boolean(),
  })
  .meta({ id: 'ReviewBias' });
export type ReviewBias = z.infer<typeof ReviewBiasSchema>;
