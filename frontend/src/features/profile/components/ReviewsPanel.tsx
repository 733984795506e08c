import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { REVIEW_COUNTED_DAYS, REVIEW_SHARE_MIN } from '@nukkad/contract/reviews/review-rules';
import type { PendingReview, ReviewSide, ReviewSummary } from '@nukkad/contract/reviews/reviews';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewLine } from '../../../entities/job/hooks/useReviewLine';
import { ReviewAnswers } from '../../../entities/review/components/ReviewAnswers';
import { WorkReview } from '../../../entities/review/components/WorkReview';
import { reviewsApi } from '../../../entities/review/reviews-api';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';

/** Farther from the other sections than its own parts are from each other. */
const section = { display: 'grid', gap: 1.5, pt: 2 } as const;
const plainList = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;

/** Work that waits for the user's review; one press opens the questions in its place. */
function Pending({ work }: { work: PendingReview }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const name = work.otherName || (work.side === 'worker' ? work.company : t('shared:person.worker'));
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{joinFacts(work.title, name)}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('reviews.until', { day: format.day(new Date(work.closesAt)) })}
      </Typography>
      {isOpen ? (
        <WorkReview engagementId={work.engagementId} name={name} isPending />
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
  const { text, label } = useReviewLine()(summary.line, about);
  return (
    <Box component="section" aria-label={t(`reviews.as.${about}`)} sx={section}>
      <Typography variant="h3">{t(`reviews.as.${about}`)}</Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="h2" component="p">
          {text}
        </Typography>
        {label && <Typography sx={{ fontWeight: 620, color: 'success.main' }}>{label}</Typography>}
      </Box>
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
  // both parts appear together, so that neither moves the other
  const isLoading = !failed && (!summary.data || !shown);
  const isEmpty = summary.data?.worker === null && summary.data.employer === null;
  return (
    <PanelFrame
      title={t('entries.reviews')}
      text={t('reviews.text', { days: REVIEW_COUNTED_DAYS, min: REVIEW_SHARE_MIN })}
      onClose={onClose}
    >
      {isLoading && <ListSkeleton cards={2} />}
      {!isLoading && shown && shown.length > 0 && (
        <Box component="section" aria-label={t('reviews.waiting')} sx={section}>
          <Typography variant="h3">{t('reviews.waiting')}</Typography>
          <Box component="ul" sx={plainList}>
            {shown.map((work) => (
              <Pending key={work.engagementId} work={work} />
            ))}
          </Box>
        </Box>
      )}
      {failed && <LoadFailed small title={t('reviews.failed')} onRetry={() => void failed.refetch()} />}
      {!isLoading && summary.data?.worker && <SideSummary about="worker" summary={summary.data.worker} />}
      {!isLoading && summary.data?.employer && <SideSummary about="employer" summary={summary.data.employer} />}
      {isEmpty && <Typography>{t('reviews.none')}</Typography>}
    </PanelFrame>
  );
}
