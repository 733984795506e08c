import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobReview } from '@nukkad/api-client/generated/api.gen';
import { REASON_MAX } from '@nukkad/contract/limits';
import { JOB_REVIEW_STATES } from '@nukkad/contract/jobs/job-reviews';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { payParts } from '../../../entities/job/model/pay-parts';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { PayAmount } from '../../../shared/ui/PayAmount';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { Tag } from '../../../shared/ui/Tag';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { adminApi } from '../api/admin-api';
import { AdminList } from './AdminList';
import { DecisionForm } from './DecisionForm';
import { FilterButtons } from './FilterButtons';

function Pay({ pay }: { pay: NonNullable<JobReview['pay']> }) {
  const { t } = useTranslation('shared');
  const { amount, period } = payParts(pay, t);
  return <PayAmount amount={amount} period={period} quiet={period === undefined} />;
}

function Review({ review }: { review: JobReview }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [decide] = adminApi.useDecideJobReviewMutation();
  return (
    <>
      <Typography variant="h3" component="h2">
        {review.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {joinFacts(t(`jobReviews.kind.${review.kind}`), review.company, format.relative(new Date(review.createdAt)))}
      </Typography>
      {review.pay && <Pay pay={review.pay} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
        {review.reasons.map((reason) => (
          <Tag key={reason} tone="waiting">
            {t(`jobReviews.reasons.${reason}`)}
          </Tag>
        ))}
      </Box>
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{review.description}</Typography>
      {review.requiredSkills.length > 0 && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {joinFacts(...review.requiredSkills)}
        </Typography>
      )}
      {/* instant work has no page for others, and a job that was taken down has none any more */}
      {review.kind === 'job' && review.state !== 'removed' && (
        <RouteLink to={`/jobs/${review.jobId}`}>
          {t('jobReviews.page')}
          <Box component="span" sx={visuallyHidden}>{` ${review.title}`}</Box>
        </RouteLink>
      )}
      {review.reports.map((report) => (
        <Typography key={`${report.createdAt} ${report.text}`} sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {t('jobReviews.report', { reason: t(`jobReviews.reportReasons.${report.reason}`) })}
          {report.text && ` ${t('jobReviews.reportText', { text: report.text })}`}
        </Typography>
      ))}
      {review.state === 'open' ? (
        <DecisionForm
          maxLength={REASON_MAX}
          decisions={[
            { value: 'keep', label: t('jobReviews.keep') },
            { value: 'remove', label: t('jobReviews.remove'), destructive: true },
          ]}
          onDecide={(decision, reason) => decide({ id: review.id, decideJobReview: { decision, reason } }).unwrap()}
        />
      ) : (
        <Typography sx={{ mt: 1 }}>{t('decision.was', { text: review.decision ?? '' })}</Typography>
      )}
    </>
  );
}

/** Jobs with a doubtful text or a report; staff keep them or take them down. */
export function JobReviews() {
  const { t } = useTranslation('admin');
  const asked = useSearchParams()[0].get('status');
  const state = JOB_REVIEW_STATES.find((known) => known === asked) ?? 'open';
  const list = adminApi.usePageJobReviewsInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  return (
    <>
      <FilterButtons
        parameter="status"
        values={JOB_REVIEW_STATES}
        chosen={state}
        label={t('list.filter')}
        wordOf={(value) => t(`jobReviews.state.${value}`)}
      />
      <AdminList
        list={list}
        label={t('sections.job-reviews')}
        none={t('jobReviews.none')}
        row={(review) => <Review review={review} />}
      />
    </>
  );
}
