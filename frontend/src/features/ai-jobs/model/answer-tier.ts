import type { AiJob, MatchReason } from '@nukkad/domain/ai-jobs';
import { ANSWER_TIERS, type AnswerTier, isSimilarOnly } from '@nukkad/domain/answer-tiers';

/** How well a job answers the search text, as its reason has it. */
export const tierOf = ({ params }: Pick<MatchReason, 'params'>): AnswerTier =>
  ANSWER_TIERS.find((tier) => tier === params['tier']) ?? 'related';

/** Whether a text was searched for and the job is not what was asked for, but similar work. */
export function isSimilarWork({ matchReasons }: Pick<AiJob, 'matchReasons'>): boolean {
  const text = matchReasons.find(({ code }) => code === 'text');
  return text !== undefined && isSimilarOnly(tierOf(text));
}
