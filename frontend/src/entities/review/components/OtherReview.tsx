import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { REVIEW_NOTE_MAX } from '@nukkad/contract/reviews/review-rules';
import {
  type OtherReview as OtherReviewAnswer,
  REVIEW_REPORT_REASONS,
  type ReviewRecord,
  type ReviewReportReason,
  type ReviewSide,
} from '@nukkad/contract/reviews/reviews';
import { REASON_MAX } from '@nukkad/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../session/hooks/useDraft';
import { useFormat } from '../../../shared/i18n/format';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { reviewsApi } from '../reviews-api';
import { ReviewAnswers } from './ReviewAnswers';
import { ReviewDecisionPart } from './ReviewDecisionPart';

interface Props {
  review: OtherReviewAnswer;
  /** The side that wrote it. */
  author: ReviewSide;
  record: ReviewRecord;
}

function ReplyForm({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useTranslation('review');
  const { text, setText, send } = useDraft(`review-reply:${reviewId}`);
  const [error, setError] = useState<string>();
  const [reply, { isLoading }] = reviewsApi.useReplyToReviewMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError(t('reply.missing'));
    try {
      await send(() => reply({ id: reviewId, replyToReview: { text: text.trim() } }).unwrap());
      onClose();
    } catch (failure) {
      const { detail, problem } = failure as ApiError;
      setError(problem?.errors?.[0]?.message ?? detail ?? t('failed'));
    }
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1 }}>
      <TextInput
        multiline
        minRows={2}
        label={t('reply.label')}
        hint={t('reply.hint')}
        value={text}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setText(event.target.value);
        }}
        inputProps={{ maxLength: REVIEW_NOTE_MAX, 'aria-required': true }}
      />
      <Button type="submit" variant="contained" disabled={isLoading} sx={{ justifySelf: 'start' }}>
        {t('reply.send')}
      </Button>
    </Box>
  );
}

function ReportForm({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useTranslation('review');
  const { toast } = useToast();
  const labelId = useId();
  const [reason, setReason] = useState<ReviewReportReason | null>(null);
  const { text, setText, send } = useDraft(`review-report:${reviewId}`);
  const [report, { isLoading }] = reviewsApi.useReportReviewMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === null) return;
    try {
      await send(() => report({ id: reviewId, reportReview: { reason, text: text.trim() } }).unwrap());
      toast({ title: t('report.done') });
      onClose();
    } catch (failure) {
      toast({ title: (failure as ApiError).detail ?? t('failed'), variant: 'destructive' });
    }
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Box id={labelId} sx={{ fontWeight: 550 }}>
          {t('report.label')}
        </Box>
        <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {REVIEW_REPORT_REASONS.map((one) => (
            <Chip
              key={one}
              clickable
              label={t(`report.reasons.${one}`)}
              aria-pressed={one === reason}
              color={one === reason ? 'primary' : 'default'}
              variant={one === reason ? 'filled' : 'outlined'}
              onClick={() => setReason(one)}
              sx={{ minHeight: 48, borderRadius: '24px', px: 0.5 }}
            />
          ))}
        </Box>
      </div>
      <TextInput
        multiline
        minRows={2}
        label={t('report.text')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ maxLength: REASON_MAX }}
      />
      <Button type="submit" variant="contained" disabled={isLoading || reason === null} sx={{ justifySelf: 'start' }}>
        {t('report.send')}
      </Button>
    </Box>
  );
}

/** The review of the other side, with one reply and one report. Needs the texts `review`. */
export function OtherReview({ review, author, record }: Props) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const [open, setOpen] = useState<'reply' | 'report' | null>(null);
  const close = () => setOpen(null);
  const { id, reply, mayReplyUntil, mayReport, decision } = review;
  return (
    <>
      <ReviewAnswers author={author} {...review} record={record} />
      {reply !== '' && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <b>{t('reply.own')}</b> {reply}
        </Typography>
      )}
      {open === null && (mayReplyUntil !== null || mayReport) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {mayReplyUntil !== null && (
            <Button variant="outlined" onClick={() => setOpen('reply')}>
              {t('reply.action')}
            </Button>
          )}
          {mayReport && (
            <Button color="inherit" onClick={() => setOpen('report')} sx={{ color: 'text.secondary' }}>
              {t('report.action')}
            </Button>
          )}
        </Box>
      )}
      {open === null && mayReplyUntil !== null && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('reply.until', { day: format.day(new Date(mayReplyUntil)) })}
        </Typography>
      )}
      {open === 'reply' && <ReplyForm reviewId={id} onClose={close} />}
      {open === 'report' && <ReportForm reviewId={id} onClose={close} />}
      {decision && <ReviewDecisionPart reviewId={id} decision={decision} />}
    </>
  );
}
