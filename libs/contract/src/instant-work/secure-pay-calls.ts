import { z } from 'zod';
import { SCHEDULED_HOURS_MAX } from './instant-jobs.js';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, REASON_MAX } from '../limits.js';
import { optionalText, plainText, queryNumber, requiredText } from '../primitives.js';

/** A side's statement of what is owed: hours of work, in quarters, and the reason. */
export const OpenContestSchema = z
  .strictObject({
    hours: z.number().min(0).max(SCHEDULED_HOURS_MAX).multipleOf(0.25),
    reason: requiredText(REASON_MAX),
  })
  .meta({ id: 'OpenContest' });
export type OpenContest = z.infer<typeof OpenContestSchema>;

/** The other side accepts the opener's hours, or explains its refusal; then the staff propose a division. */
export const AnswerContestSchema = z
  .strictObject({ agrees: z.boolean(), text: optionalText(REASON_MAX).default('') })
  .meta({ id: 'AnswerContest' });
export type AnswerContest = z.infer<typeof AnswerContestSchema>;

/** My statement, the newest line first. */
export const ListStatementQuerySchema = z.strictObject({
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListStatementQuery = z.infer<typeof ListStatementQuerySchema>;
