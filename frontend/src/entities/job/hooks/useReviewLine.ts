import type { ReviewLine } from '@nukkad/contract/reviews/review-line';
import type { ReviewSide } from '@nukkad/contract/reviews/reviews';
import { useTranslation } from 'react-i18next';

/** A line in words; `label` if the answers are sufficient for a reliable rating. */
export interface ReviewLineWords {
  text: string;
  label: string | null;
}

/** Words the review line of an account in the page's language. */
export function useReviewLine(): (line: ReviewLine, about: ReviewSide) => ReviewLineWords {
  const { t } = useTranslation('shared');
  return (line, about) =>
    line.shown === 'share'
      ? {
          text: t(`review.share.${about}`, { again: line.again, of: line.of }),
          label: line.label === undefined ? null : t(`review.most.${about}`),
        }
      : { text: line.done === 0 ? t('review.new') : t('review.done', { count: line.done }), label: null };
}
