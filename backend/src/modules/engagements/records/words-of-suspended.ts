import type { Engagement, EngagementSide } from '@nukkad/contract/instant-work/engagements';
import { OTHER_SIDE } from './engagement-people.js';

/**
 * Returns a view of an engagement without the words that one side wrote in its disputes. A suspended account may still
 * claim its money, and the staff read its statements, but it sends no words to people.
 */
export function withoutWordsOf(author: EngagementSide, view: Engagement): Engagement {
  const { payCase, correction, securePayment } = view;
  const contest = securePayment?.contest ?? null;
  const of = <Words>(by: EngagementSide | null, words: Words, none: Words): Words => (by === author ? none : words);
  return {
    ...view,
    payCase: payCase && {
      ...payCase,
      text: of('worker', payCase.text, ''),
      answer: of('employer', payCase.answer, null),
      appeal: of(payCase.appealBy, payCase.appeal, null),
    },
    ...(correction && {
      correction: {
        ...correction,
        reason: of(correction.by, correction.reason, ''),
        answer: of(OTHER_SIDE[correction.by], correction.answer, null),
        appeal: of(correction.appealBy, correction.appeal, null),
      },
    }),
    ...(securePayment && {
      securePayment: {
        ...securePayment,
        contest: contest && {
          ...contest,
          reason: of(contest.by, contest.reason, ''),
          answer: of(OTHER_SIDE[contest.by], contest.answer, ''),
        },
      },
    }),
  };
}
