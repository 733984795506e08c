import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { EngagementReview } from '@nukkad/contract/reviews/reviews';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { boardStyles } from '../../../shared/ui/board-styles';
import { reviewsApi } from '../reviews-api';
import { OtherReview } from './OtherReview';
import { ReviewAnswers } from './ReviewAnswers';
import { ReviewDecisionPart } from './ReviewDecisionPart';
import { ReviewForm } from './ReviewForm';

interface Props {
  engagementId: string;
  /** The name of the other side. */
  name: string;
  /** Whether the work is known to wait for a review; otherwise nothing may be drawn, and no skeleton is. */
  isPending?: boolean;
}

const NOT_FOUND = 404;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ ...boardStyles, display: 'grid', gap: 1.5, p: 2 }}>
      {children}
    </Box>
  );
}

/** The own answers, which may be changed until the reviews are shown. */
function OwnReview({ review, name, onChange }: { review: EngagementReview; name: string; onChange: () => void }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const { mine, side, state, closesAt, record, mayReview, isGrouped } = review;
  if (mine === null) return null;
  return (
    <>
      <Typography variant="h3" component="p">
        {t('mine')}
      </Typography>
      <ReviewAnswers author={side} {...mine} record={record} />
      {state === 'open' && closesAt !== null && mine.status !== 'removed' && (
        <Typography sx={{ color: 'text.secondary' }}>
          {isGrouped && side === 'worker'
            ? t('grouped')
            : t(isGrouped ? 'hiddenShift' : 'hidden', { name, day: format.day(new Date(closesAt)) })}
        </Typography>
      )}
      {state === 'open' && mayReview && (
        <Button variant="outlined" onClick={onChange} sx={{ justifySelf: 'start' }}>
          {t('change')}
        </Button>
      )}
      {mine.reply !== '' && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <b>{t('replyOf', { name })}</b> {mine.reply}
        </Typography>
      )}
      {mine.decision && <ReviewDecisionPart reviewId={mine.id} decision={mine.decision} />}
    </>
  );
}

/**
 * The reviews of one engagement. Draws nothing before the work is settled, and nothing for a side that may not review
 * it.
 */
export function ReviewParts({ review, name }: { review: EngagementReview; name: string }) {
  const { t } = useTranslation('review');
  const [isChanging, setChanging] = useState(false);
  const { state, mine, theirs, mayReview, isGrouped, side, record } = review;
  if (state === 'not_open') return null;
  const asks = state === 'open' && mayReview && (mine === null || !mine.isFinished || isChanging);
  return (
    <>
      {asks && (
        <Part title={t('title')}>
          <ReviewForm review={review} name={name} onFinish={() => setChanging(false)} />
        </Part>
      )}
      {!asks && mine !== null && (
        <Part title={t('mine')}>
          <OwnReview review={review} name={name} onChange={() => setChanging(true)} />
        </Part>
      )}
      {state === 'revealed' && (
        <Part title={t('theirs', { name })}>
          <Typography variant="h3" component="p">
            {t('theirs', { name })}
          </Typography>
          {theirs === null ? (
            <Typography>{t(isGrouped && side === 'employer' ? 'grouped' : 'none', { name })}</Typography>
          ) : (
            <OtherReview review={theirs} author={side === 'worker' ? 'employer' : 'worker'} record={record} />
          )}
        </Part>
      )}
    </>
  );
}

/** The reviews of one engagement, as one of its sides sees them. Needs the texts `review`. */
export function WorkReview({ engagementId, name, isPending = false }: Props) {
  const { t } = useTranslation('review');
  const {
    currentData: review,
    error,
    isFetching,
    refetch,
  } = reviewsApi.useGetEngagementReviewQuery({ id: engagementId });
  if (review) return <ReviewParts review={review} name={name} />;
  if (error && !isFetching && (error as ApiError).status !== NOT_FOUND)
    return <LoadFailed small title={t('loadFailed')} onRetry={() => void refetch()} />;
  return isPending ? <ListSkeleton cards={1} /> : null;
}
