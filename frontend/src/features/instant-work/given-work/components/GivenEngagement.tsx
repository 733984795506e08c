import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import {
  BUSY_STATUSES,
  FREE_CANCELLATION_HOURS,
  NO_SHOW_AFTER_MINUTES,
} from '@nukkad/contract/instant-work/engagements';
import { isCorrectionClosed } from '@nukkad/contract/instant-work/time-corrections';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompensationWords } from '../../../../entities/payment/hooks/useCompensationWords';
import { isUnreserved } from '../../../../entities/payment/model/payment-tag';
import { inOneLine } from '../../../../shared/i18n/follow-facts';
import { ENGAGEMENT } from '../../../../entities/hiring/paths';
import { useFormat } from '../../../../shared/i18n/format';
import { timesOfWork } from '../../../../entities/engagement/model/agreed-times';
import { CallButton } from '../../../../entities/engagement/components/CallButton';
import { CannotCallNotice } from '../../../../entities/engagement/components/CannotCallNotice';
import { moneyRange } from '../../../../shared/i18n/money-range';
import { PayCasePart } from '../../../../entities/engagement/components/PayCasePart';
import { ReviewLineText } from '../../../../entities/review/components/ReviewLineText';
import { WorkReview } from '../../../../entities/review/components/WorkReview';
import { usePayWords } from '../../../../entities/engagement/hooks/usePayWords';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import { useMinute } from '../../../../shared/clock/useMinute';
import { localisedAddress } from '../../../../entities/job/model/localised-address';
import { LocalisedJobLine } from '../../../../entities/job/components/LocalisedJobLine';
import { useOverlayParam } from '../../../../shared/overlay/useOverlayParam';
import { ListSkeleton } from '../../../../shared/ui/ListSkeleton';
import { PayAmount } from '../../../../shared/ui/PayAmount';
import { Sheet } from '../../../../shared/ui/Sheet';
import { Tile } from '../../../../shared/ui/Tile';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import { lazyPart } from '../../../../shared/rendering/lazy-part';
import { useEmployerWorkActions } from '../hooks/useEmployerWorkActions';
import { mayCancel, mayReportNoShow } from '../model/work-steps';
import { ConfirmPart } from './ConfirmPart';
import { PayPart } from './PayPart';
import { GivenWorkReasonSheet } from './GivenWorkReasonSheet';
import { GivenPayment } from './GivenPayment';
import { WorkState } from './WorkState';

const TimesPart = lazyPart(
  async () => (await import('../../../../entities/engagement/components/TimesPart')).TimesPart,
);

const block = { pt: 2, mt: 2, borderTop: '1px solid', borderColor: 'divider' } as const;

const inSentences = (...sentences: (string | undefined)[]): string => sentences.filter(Boolean).join(' ');

/** The worker, the job and the time. */
function Facts({ work }: { work: Engagement }) {
  const { t } = useTranslation('instant-work/given-work');
  const times = useWorkTimes();
  const pay = usePayWords()(work);
  const { category, location, place, other } = work;
  const { from, to } = timesOfWork(work);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Tile category={category} />
      <Box sx={{ flex: '1 1 8.5rem', minWidth: 0, lineHeight: 1.45 }}>
        <b>{times.period(from, to)}</b>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {localisedAddress(location, place)}
        </Box>
        <Box component="span" sx={{ display: 'block', fontWeight: 620, whiteSpace: 'nowrap' }}>
          {inOneLine(pay.amount, pay.period)}
        </Box>
        {other.reviews && (
          <Box component="span" sx={{ display: 'block' }}>
            <ReviewLineText line={other.reviews} about="worker" />
          </Box>
        )}
        <WorkState work={work} />
      </Box>
      {other.phone && <CallButton name={other.name || t('shared:person.worker')} phone={other.phone} />}
    </Box>
  );
}

/** Hours and the sum that is owed for them, the same for both sides. */
function Due({ work }: { work: Engagement }) {
  const { t } = useTranslation('instant-work/given-work');
  const format = useFormat();
  const times = useWorkTimes();
  const { t: instant } = useTranslation('engagement');
  const { hours, paidHours, paidHoursReason: reason, dueFrom, dueTo, currency } = work;
  if (hours === null) return null;
  return (
    <Box sx={{ mb: 2 }}>
      {/* for work that ended at once, the paid hours alone are shown */}
      {hours > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('worked', { duration: times.length(hours) })}</Typography>
      )}
      {paidHours !== null && reason !== null && reason !== 'worked' && (
        <Typography>{instant(`paidHours.because.${reason}`, { paid: times.length(paidHours) })}</Typography>
      )}
      {dueFrom === null || dueTo === null ? (
        <PayAmount quiet amount={t('dueUnknown')} />
      ) : (
        <PayAmount size={44} amount={moneyRange(format, currency, dueFrom, dueTo)} />
      )}
      {dueFrom !== dueTo && <Typography>{t('dueRange')}</Typography>}
    </Box>
  );
}

function OpenWork({ work, onClose }: { work: Engagement; onClose: () => void }) {
  const { t } = useTranslation('instant-work/given-work');
  const format = useFormat();
  const now = useMinute();
  const actions = useEmployerWorkActions(work);
  const [asked, setAsked] = useState<'cancel' | 'noShow' | 'appeal' | null>(null);
  const { id, status, other, title, reason, endedBy, freeUntil, consequence, breachBy, appeal, mayAppealUntil } = work;
  const name = other.name || t('shared:person.worker');
  const subtitle = (
    <>
      {title}
      <LocalisedJobLine job={{ occupation: work.occupation }} />
    </>
  );
  const isBusy = BUSY_STATUSES.some((busy) => busy === status);
  const isLate = consequence === 'late_cancellation' || Date.parse(freeUntil) < now;
  // times in question change the pay, so they precede it; they stay where they are while they are answered
  const [isTimesFirst] = useState(() => work.correction !== undefined && !isCorrectionClosed(work.correction.status));
  const times = (work.correction ?? work.mayCorrectUntil) && (
    // above the payment it keeps its room while it is fetched
    <Suspense fallback={isTimesFirst ? <ListSkeleton cards={1} /> : null}>
      <TimesPart work={work} name={name} />
    </Suspense>
  );
  const compensation = useCompensationWords()(work.securePayment, name);
  const consequences = {
    cancel: inSentences(
      isLate
        ? t('cancel.late', { name, hours: FREE_CANCELLATION_HOURS })
        : t('cancel.free', { name, when: format.when(new Date(freeUntil)) }),
      compensation?.employerCancels(isLate),
    ),
    noShow: inSentences(t('noShow.consequence', { name }), compensation?.employerCancels(false)),
    appeal: t('appeal.text'),
  };
  const close = () => {
    actions.forget();
    setAsked(null);
  };
  return (
    <Sheet open holdsInput onClose={onClose} title={name} subtitle={subtitle}>
      <Facts work={work} />
      {work.securePayment && <GivenPayment work={work} payment={work.securePayment} name={name} />}
      {isBusy && (
        <Box sx={{ ...block, display: 'grid', gap: 2 }}>
          <ConfirmPart work={work} actions={actions} now={now} />
          <CannotCallNotice other={other} name={name} />
        </Box>
      )}
      {status === 'done' && (
        <Box sx={block}>
          <Due work={work} />
          {isTimesFirst && <Box sx={{ mb: 2 }}>{times}</Box>}
          {work.payCase && (
            <Box sx={{ mb: 2 }}>
              <PayCasePart work={work} payCase={work.payCase} name={name} />
            </Box>
          )}
          {(!work.securePayment || isUnreserved(work.securePayment.state)) && <PayPart work={work} actions={actions} />}
          {!isTimesFirst && <Box sx={{ mt: 2 }}>{times}</Box>}
        </Box>
      )}
      {!isBusy && (
        <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
          <WorkReview engagementId={id} name={name} />
        </Box>
      )}
      {(status === 'cancelled' || status === 'no_show') && (
        <Box sx={block}>
          <Typography>{t(`over.${status}.${endedBy ?? 'employer'}`, { name })}</Typography>
          {reason && <Typography sx={{ color: 'text.secondary' }}>{t('over.reason', { reason })}</Typography>}
          {breachBy === 'employer' && appeal && <Typography sx={{ mt: 1 }}>{t(`appeal.is.${appeal}`)}</Typography>}
          {breachBy === 'employer' && mayAppealUntil && (
            <Button variant="outlined" onClick={() => setAsked('appeal')} sx={{ mt: 1 }}>
              {t('appeal.action')}
            </Button>
          )}
        </Box>
      )}
      {(mayReportNoShow(work, now) || mayCancel(work)) && (
        <Box sx={{ ...block, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayReportNoShow(work, now) && (
            <Button variant="outlined" color="error" onClick={() => setAsked('noShow')}>
              {t('noShow.action')}
            </Button>
          )}
          {mayCancel(work) && (
            <Button variant="outlined" onClick={() => setAsked('cancel')}>
              {t('cancel.action')}
            </Button>
          )}
        </Box>
      )}
      {status === 'booked' && !mayReportNoShow(work, now) && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {t('noShow.later', { minutes: NO_SHOW_AFTER_MINUTES })}
        </Typography>
      )}
      {asked && (
        <GivenWorkReasonSheet
          engagementId={id}
          what={asked}
          consequence={consequences[asked]}
          counts={asked === 'noShow' || isLate}
          busy={actions.busy}
          error={actions.refused[asked === 'appeal' ? 'text' : 'reason']}
          onSend={{ cancel: actions.cancel, noShow: actions.reportNoShow, appeal: actions.appeal }[asked]}
          onClose={close}
        />
      )}
    </Sheet>
  );
}

/**
 * The work that the address names, if the signed-in user is its employer: its start and end, its pay, and the ways to
 * report problems.
 */
export function GivenEngagement() {
  const { value, close } = useOverlayParam(ENGAGEMENT);
  const { currentData: work } = engagementsApi.useGetEngagementQuery(value === null ? skipToken : { id: value });
  return work?.side === 'employer' ? <OpenWork key={work.id} work={work} onClose={close} /> : null;
}
