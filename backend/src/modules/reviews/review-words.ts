import { screenReview } from '@nukkad/screening/review-screen';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import { wordsRefused } from './reviews.errors.js';

/** Rejects texts that are not allowed in a review or a reply, with the reason. Texts are never edited. */
export function refuseReviewWords(author: EngagementSide, field: string, text: string): void {
  const [finding] = screenReview(author, text);
  if (finding) throw wordsRefused(field, finding);
}
