import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { ReviewDecision } from '@nukkad/contract/reviews/reviews';
import { REASON_MAX } from '@nukkad/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../session/hooks/useDraft';
import { useFormat } from '../../../shared/i18n/format';
import { TextInput } from '../../../shared/ui/TextInput';
import { reviewsApi } from '../reviews-api';

interface Props {
  reviewId: string;
  decision: ReviewDecision;
}

function AppealForm({ reviewId }: { reviewId: string }) {
  const { t } = useTranslation('review');
  const { text, setText, send } = useDraft(`review-appeal:${reviewId}`);
  const [error, setError] = useState<string>();
  const [appeal, { isLoading }] = reviewsApi.useAppealReviewMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError(t('appeal.missing'));
    try {
      await send(() => appeal({ id: reviewId, appealReview: { text: text.trim() } }).unwrap());
    } catch (failure) {
      setError((failure as ApiError).detail ?? t('failed'));
    }
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1 }}>
      <TextInput
        multiline
        minRows={2}
        label={t('appeal.label')}
        value={text}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setText(event.target.value);
        }}
        inputProps={{ maxLength: REASON_MAX, 'aria-required': true }}
      />
      <Button type="submit" variant="outlined" disabled={isLoading} sx={{ justifySelf: 'start' }}>
        {t('appeal.send')}
      </Button>
    </Box>
  );
}

/** A decision of the staff about a review, and the one appeal against it. Needs the texts `review`. */
export function ReviewDecisionPart({ reviewId, decision }: Props) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { status, outcome, reason, mayAppealUntil } = decision;
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography role="status">
        {status === 'open' || outcome === null ? t('decision.open') : t(`decision.${outcome}`)}{' '}
        {status === 'appealed' && t('decision.appealed')}
      </Typography>
      {reason !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{t('decision.reason', { reason })}</Typography>}
      {mayAppealUntil !== null && !isOpen && (
        <>
          <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
            {t('appeal.action')}
          </Button>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('appeal.until', { day: format.day(new Date(mayAppealUntil)) })}
          </Typography>
        </>
      )}
      {mayAppealUntil !== null && isOpen && <AppealForm reviewId={reviewId} />}
    </Box>
  );
}
