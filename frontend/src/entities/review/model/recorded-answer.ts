import type { ReviewFact, ReviewRecord } from '@nukkad/contract/reviews/reviews';

/** Returns the answer of the record of the work to a question; undefined if the record has none. */
export const recordedAnswer = (record: ReviewRecord, fact: ReviewFact): 'yes' | 'no' | undefined =>
  fact === 'came_on_time' || fact === 'paid_as_agreed' || fact === 'paid_on_time' ? record[fact] : undefined;
