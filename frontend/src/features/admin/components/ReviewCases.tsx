import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReviewCase as StaffReviewCase } from '@nukkad/api-client/generated/api.gen';
import { UNSAFE_DAYS } from '@nukkad/contract/reviews/review-rules';
import { REASON_MAX } from '@nukkad/contract/limits';
import { REVIEW_CASE_LISTS } from '@nukkad/contract/reviews/review-calls';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ReviewAnswers } from '../../../entities/review/components/ReviewAnswers';
import { useFormat } from '../../../shared/i18n/format';
import { Tag } from '../../../shared/ui/Tag';
import { adminApi } from '../api/admin-api';
import { toUser } from '../model/admin-sections';
import { AdminList } from './AdminList';
import { DecisionForm } from './DecisionForm';
import { FactList } from './FactList';
import { FilterButtons } from './FilterButtons';

/** The review that a case is about, with the record of the work beside its answers. */
function CaseReview({ review }: { review: NonNullable<StaffReviewCase['review']> }) {
  const { t } = useTranslation('admin');
  const { author, again, facts, note, record, reply } = review;
  return (
    <Box sx={{ my: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{t(`reviewCases.by.${author}`)}</Typography>
      <ReviewAnswers author={author} again={again} facts={facts} note={note} record={record} />
      {reply !== '' && <Typography sx={{ mt: 1 }}>{t('reviewCases.reply', { reply })}</Typography>}
    </Box>
  );
}

function ReviewCase({ reviewCase }: { reviewCase: StaffReviewCase }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [decide] = adminApi.useDecideReviewCaseMutation();
  const { id, kind, status, review, employerId, outcome, appealedBy, mayDecide } = reviewCase;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.5 }}>
        <Tag tone={kind === 'unsafe' ? 'bad' : 'waiting'}>{t(`reviewCases.kind.${kind}`)}</Tag>
        {status === 'appealed' && <Tag tone="bad">{t('reviewCases.appealed')}</Tag>}
      </Box>
      <Typography variant="h3" component="h2">
        {review ? review.title : t('reviewCases.place')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {format.relative(new Date(reviewCase.openedAt))}
      </Typography>
      {review && <CaseReview review={review} />}
      <FactList
        facts={[
          ...(review
            ? [[t('reviewCases.work'), format.when(new Date(review.startsAt), new Date(review.endsAt))] as const]
            : []),
          ...(reviewCase.reportReason === null
            ? []
            : [[t('reviewCases.reason'), t(`review:report.reasons.${reviewCase.reportReason}`)] as const]),
          ...(reviewCase.reportText === '' ? [] : [[t('reviewCases.words'), reviewCase.reportText] as const]),
          ...(reviewCase.unsafeAnswers === null
            ? []
            : [
                [
                  t('reviewCases.unsafe'),
                  t('reviewCases.unsafeCount', { count: reviewCase.unsafeAnswers, days: UNSAFE_DAYS }),
                ] as const,
              ]),
          ...(employerId === null
            ? []
            : [
                [
                  t('reviewCases.employer'),
                  <RouterLink key="employer" to={toUser(employerId)}>
                    {t('reviewCases.open')}
                  </RouterLink>,
                ] as const,
              ]),
          ...(outcome === null ? [] : [[t(`reviewCases.outcome.${outcome}`), reviewCase.reason] as const]),
          ...(appealedBy === null ? [] : [[t(`reviewCases.appealOf.${appealedBy}`), reviewCase.appeal] as const]),
        ]}
      />
      {mayDecide && (
        <DecisionForm
          maxLength={REASON_MAX}
          reasonHint={t('reviewCases.reasonHint')}
          decisions={[
            { value: 'keep', label: t(review ? 'reviewCases.keep' : 'reviewCases.close') },
            ...(review ? [{ value: 'remove' as const, label: t('reviewCases.remove'), destructive: true }] : []),
          ]}
          onDecide={(decision: 'keep' | 'remove', reason) =>
            decide({
              id,
              decideReviewCase: {
                state: status,
                decision,
                reason,
                ...(review && { reviewChangedAt: review.changedAt }),
              },
            }).unwrap()
          }
        />
      )}
    </>
  );
}

/**
 * Reviews that the staff decide about: reported reviews, held reviews, and places that several workers reported as
 * unsafe.
 */
export function ReviewCases() {
  const { t } = useTranslation('admin');
  const asked = useSearchParams()[0].get('list');
  const chosen = REVIEW_CASE_LISTS.find((known) => known === asked) ?? 'to_decide';
  const list = adminApi.usePageReviewCasesInfiniteQuery(chosen, { refetchOnMountOrArgChange: true });
  return (
    <>
      <FilterButtons
        parameter="list"
        values={REVIEW_CASE_LISTS}
        chosen={chosen}
        label={t('list.filter')}
        wordOf={(value) => t(`reviewCases.list.${value}`)}
      />
      <AdminList
        list={list}
        label={t('sections.review-cases')}
        none={t('reviewCases.none')}
        row={(reviewCase) => <ReviewCase reviewCase={reviewCase} />}
      />
    </>
  );
}
