import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { REVIEW_COUNTED_DAYS, REVIEW_SHARE_MIN } from '@nukkad/contract/reviews/review-rules';
import type { PendingReview, ReviewSide, ReviewSummary } from '@nukkad/contract/reviews/reviews';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewAnswers } from '../../../entities/review/components/ReviewAnswers';
import { ReviewLineText } from '../../../entities/review/components/ReviewLineText';
import { WorkReview } from '../../../entities/review/components/WorkReview';
import { reviewsApi } from '../../../entities/review/reviews-api';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';

const plainList = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;

/** Work that waits for the user's review; one press opens the questions in its place. */
function Pending({ work }: { work: PendingReview }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const name = work.otherName || (work.side === 'worker' ? work.company : t('shared:person.worker'));
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {joinFacts(work.title, name)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('reviews.until', { day: format.day(new Date(work.closesAt)) })}
      </Typography>
      {isOpen ? (
        <WorkReview engagementId={work.engagementId} name={name} />
      ) : (
        <Button variant="contained" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
          {t('reviews.answer')}
        </Button>
      )}
    </Box>
  );
}

/** The public line about one side of the account, and the answers behind it. */
function SideSummary({ about, summary }: { about: ReviewSide; summary: NonNullable<ReviewSummary[ReviewSide]> }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const author: ReviewSide = about === 'worker' ? 'employer' : 'worker';
  return (
    <Box component="section" aria-label={t(`reviews.as.${about}`)} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{t(`reviews.as.${about}`)}</Typography>
      <Typography variant="h2" component="p">
        <ReviewLineText line={summary.line} about={about} />
      </Typography>
      {summary.answers.length > 0 && (
        <Box component="ul" sx={plainList}>
          {summary.answers.map((answer, index) => (
            <Box
              component="li"
              // reviews have no id, so that no user can link one with its author
              key={index}
              sx={{ pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
            >
              <ReviewAnswers author={author} again={answer.again} facts={answer.facts} note="" record={{}} />
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {answer.countsUntil === null
                  ? t('reviews.together')
                  : t('reviews.counts', { day: format.day(new Date(answer.countsUntil)) })}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/**
 * Reviews of the account by others, with the period for which they count, and the work that waits for the user's
 * review.
 */
export function ReviewsPanel({ onClose }: PanelProps) {
  const { t } = useTranslation('profile');
  const summary = reviewsApi.useGetReviewSummaryQuery();
  const pending = reviewsApi.useListPendingReviewsQuery();
  // work stays in the list while the user answers its questions
  const [shown, setShown] = useState<readonly PendingReview[]>();
  if (pending.data && shown === undefined) setShown(pending.data);
  const failed = [summary, pending].find(({ isError, data }) => isError && data === undefined);
  const isEmpty = summary.data?.worker === null && summary.data.employer === null;
  return (
    <PanelFrame
      title={t('entries.reviews')}
      text={t('reviews.text', { days: REVIEW_COUNTED_DAYS, min: REVIEW_SHARE_MIN })}
      onClose={onClose}
    >
      {failed && <LoadFailed small title={t('reviews.failed')} onRetry={() => void failed.refetch()} />}
      {!failed && (!summary.data || !shown) && <ListSkeleton cards={2} />}
      {shown && shown.length > 0 && (
        <Box component="section" aria-label={t('reviews.waiting')} sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="h3">{t('reviews.waiting')}</Typography>
          <Box component="ul" sx={plainList}>
            {shown.map((work) => (
              <Pending key={work.engagementId} work={work} />
            ))}
          </Box>
        </Box>
      )}
      {summary.data?.worker && <SideSummary about="worker" summary={summary.data.worker} />}
      {summary.data?.employer && <SideSummary about="employer" summary={summary.data.employer} />}
      {isEmpty && <Typography>{t('reviews.none')}</Typography>}
    </PanelFrame>
  );
}
