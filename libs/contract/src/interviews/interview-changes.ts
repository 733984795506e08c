import { z } from 'zod';
import { INTERVIEW_MESSAGE_MAX, INTERVIEW_STATUSES, InterviewProposalSchema } from './interviews.js';
import { LOCATION_MAX } from '../limits.js';
import { isoDateTime, optionalText, phoneNumber, plainText, requiredLine } from '../primitives.js';

const message = optionalText(INTERVIEW_MESSAGE_MAX).optional();

/** Withdraws a request or cancels an interview; the message is sent to the other side. */
export const CancelInterviewRequestSchema = z
  .strictObject({ message })
  .default({})
  .meta({ id: 'CancelInterviewRequest' });
export type CancelInterviewRequest = z.infer<typeof CancelInterviewRequestSchema>;

/**
 * Another time. The employer states the place; for a confirmed interview it may be omitted if it stays the same. A
 * seeker proposes a time only.
 */
export const ProposeInterviewTimeSchema = z
  .strictObject({
    time: isoDateTime,
    place: requiredLine(LOCATION_MAX).optional(),
    phone: phoneNumber.optional(),
    message,
  })
  .meta({ id: 'ProposeInterviewTime' });
export type ProposeInterviewTime = z.infer<typeof ProposeInterviewTimeSchema>;

/**
 * The answer to a proposal. It names the proposed time, and the place if there is one, so that a proposal that was
 * replaced meanwhile cannot be accepted.
 */
export const AnswerInterviewProposalSchema = z
  .strictObject({
    answer: z.enum(['accepted', 'refused']),
    time: isoDateTime,
    place: plainText(LOCATION_MAX).nullable().optional(),
    phone: phoneNumber.nullable().optional(),
  })
  .meta({ id: 'AnswerInterviewProposal' });
export type AnswerInterviewProposal = z.infer<typeof AnswerInterviewProposalSchema>;

/** Result of an interview whose time has passed; `no-show` reports the absence of the other side. */
export const INTERVIEW_OUTCOMES = ['completed', 'no-show'] as const;
export type InterviewOutcome = (typeof INTERVIEW_OUTCOMES)[number];
export const MarkInterviewSchema = z
  .strictObject({ outcome: z.enum(INTERVIEW_OUTCOMES) })
  .meta({ id: 'MarkInterview' });
export type MarkInterview = z.infer<typeof MarkInterviewSchema>;

/** State of an interview after a change. */
export const InterviewStateSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(INTERVIEW_STATUSES),
    confirmedTime: isoDateTime.nullable(),
    proposal: InterviewProposalSchema.nullable(),
  })
  .meta({ id: 'InterviewState' });
export type InterviewState = z.infer<typeof InterviewStateSchema>;
