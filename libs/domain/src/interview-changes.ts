import { z } from 'zod';
import { INTERVIEW_MESSAGE_MAX, INTERVIEW_STATUSES, InterviewProposalSchema } from './interviews.js';
import { LOCATION_MAX } from './limits.js';
import { isoDateTime, optionalText, phoneNumber, plainText, requiredLine } from './primitives.js';

const message = optionalText(INTERVIEW_MESSAGE_MAX).optional();

/** Taking back a request, or calling an interview off; the message goes to the other side. */
export const CancelInterviewRequestSchema = z
  .strictObject({ message })
  .default({})
  .meta({ id: 'CancelInterviewRequest' });
export type CancelInterviewRequest = z.infer<typeof CancelInterviewRequestSchema>;

/**
 * Another time. The employer says where it is then; for a confirmed interview that may be left out when it stays as it
 * was. A seeker proposes a time alone.
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
 * The answer to a proposal. Its time, and where it was to be when that is given, are named so that nobody accepts one that
 * was replaced meanwhile.
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

/** What became of an interview whose time has passed; `no-show` says that the other side was not there. */
export const INTERVIEW_OUTCOMES = ['completed', 'no-show'] as const;
export type InterviewOutcome = (typeof INTERVIEW_OUTCOMES)[number];
export const MarkInterviewSchema = z
  .strictObject({ outcome: z.enum(INTERVIEW_OUTCOMES) })
  .meta({ id: 'MarkInterview' });
export type MarkInterview = z.infer<typeof MarkInterviewSchema>;

/** How an interview stands after a change. */
export const InterviewStateSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(INTERVIEW_STATUSES),
    confirmedTime: isoDateTime.nullable(),
    proposal: InterviewProposalSchema.nullable(),
  })
  .meta({ id: 'InterviewState' });
export type InterviewState = z.infer<typeof InterviewStateSchema>;
