import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import { useTranslation } from 'react-i18next';
import { PapersOfWork } from '../../../entities/paper/components/PapersOfWork';
import { CompensationRules } from '../../../entities/payment/components/CompensationRules';
import { OwedAtEnd } from '../../../entities/payment/components/OwedAtEnd';
import { PracticeNotice } from '../../../entities/payment/components/PracticeNotice';
import { PriceLines } from '../../../entities/payment/components/PriceLines';
import { SecurePayStatus } from '../../../entities/payment/components/SecurePayStatus';
import { usePartnerName } from '../../../entities/payment/hooks/usePaymentWords';
import { canReserve, isUnreserved } from '../../../entities/payment/model/payment-tag';
import { STATEMENT_PATH } from '../../../entities/payment/payment-paths';
import { INSTANT_WORK_PATH, ENGAGEMENT, toGivenWork } from '../../../entities/hiring/paths';
import { engagementsApi } from '../../../entities/engagement/engagements-api';
import { timesOfWork } from '../../../entities/engagement/model/agreed-times';
import { useWorkTimes } from '../../../entities/engagement/hooks/useWorkTimes';
import { boardStyles } from '../../../shared/ui/board-styles';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Tile } from '../../../shared/ui/Tile';
import { ContestPart } from './ContestPart';
import { ReservePart } from './ReservePart';

/** Milliseconds between two refreshes of a payment that the user may be making in another app. */
const LOOK_MS = 5000;

const toWork = ({ id, side }: Engagement): string =>
  side === 'employer' ? toGivenWork(id) : `${INSTANT_WORK_PATH}?${ENGAGEMENT}=${id}`;

/** The other side, the title and the time of the work. */
function WorkLine({ work }: { work: Engagement }) {
  const times = useWorkTimes();
  const { from, to } = timesOfWork(work);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Tile category={work.category} />
      <Box sx={{ minWidth: 0, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', typography: 'h3' }}>
          {work.title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {times.period(from, to)}
        </Box>
      </Box>
    </Box>
  );
}

/** The price for the employer before and after the payment, and the compensation if the work falls through. */
function PriceOfWork({ work, payment }: { work: Engagement; payment: SecurePayment }) {
  const { t } = useTranslation('secure-pay');
  const times = useWorkTimes();
  const partnerOf = usePartnerName();
  const { price } = payment;
  if (price === null) return null;
  const paise = (line: keyof typeof price): bigint => parsePaise(price[line]);
  return (
    <Box component="section" aria-label={t('reserve.details')} sx={{ display: 'grid', gap: 2 }}>
      <PriceLines
        price={{
          ...{ wage: paise('wage'), fee: paise('fee'), total: paise('total') },
          tax: paise('cgst') + paise('sgst') + paise('igst'),
        }}
        duration={times.length(work.agreedHours)}
        isPaid={!isUnreserved(payment.state)}
      />
      {work.status === 'booked' && (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('reserve.where', { partner: partnerOf(payment) })}
          </Typography>
          <CompensationRules late={parsePaise(payment.lateCancellation)} turnedAway={parsePaise(payment.turnedAway)} />
        </>
      )}
    </Box>
  );
}

function PaymentOfWork({ work, payment }: { work: Engagement; payment: SecurePayment }) {
  const { t } = useTranslation('secure-pay');
  const name = work.other.name || t(`shared:person.${work.side === 'employer' ? 'worker' : 'employer'}`);
  const isReserving = work.side === 'employer' && work.status === 'booked' && canReserve(payment.state);
  return (
    <Box sx={{ ...boardStyles, display: 'grid', gap: 2.5, p: { xs: 2, md: 3 }, maxWidth: 620 }}>
      <WorkLine work={work} />
      {isReserving ? (
        <>
          {payment.practice && <PracticeNotice />}
          <ReservePart id={work.id} payment={payment} name={name} />
        </>
      ) : (
        <SecurePayStatus payment={payment} side={work.side} name={name}>
          <OwedAtEnd payment={payment} side={work.side} name={name} />
        </SecurePayStatus>
      )}
      <ContestPart work={work} payment={payment} name={name} />
      {(isReserving || !isUnreserved(payment.state)) && <PriceOfWork work={work} payment={payment} />}
      <PapersOfWork engagementId={work.id} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RouteButton to={toWork(work)} variant="outlined">
          {t('work')}
        </RouteButton>
        <RouteButton to={STATEMENT_PATH} variant="outlined">
          {t('payment:statement')}
        </RouteButton>
      </Box>
    </Box>
  );
}

/** The payment of one engagement for either of its sides: its reservation, its state, and contested hours. */
export function Payment({ id }: { id: string }) {
  const { t } = useTranslation('secure-pay');
  const { currentData: seen } = engagementsApi.endpoints.getEngagement.useQueryState({ id });
  const isAwaited =
    seen?.side === 'employer' && seen.securePayment !== undefined && canReserve(seen.securePayment.state);
  const {
    currentData: work,
    error,
    isFetching,
    refetch,
  } = engagementsApi.useGetEngagementQuery(
    { id },
    { pollingInterval: isAwaited ? LOOK_MS : 0, skipPollingIfUnfocused: true },
  );
  if (!work) {
    if (!error || isFetching) return <ListSkeleton cards={2} />;
    const isGone = 'status' in error && (error.status === 404 || error.status === 400);
    if (!isGone) return <LoadFailed title={t('failedToLoad')} onRetry={refetch} />;
    return (
      <EmptyState scene="empty" title={t('gone')}>
        <RouteButton to={STATEMENT_PATH} variant="contained">
          {t('payment:statement')}
        </RouteButton>
      </EmptyState>
    );
  }
  const { securePayment: payment } = work;
  if (payment) return <PaymentOfWork work={work} payment={payment} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>{t('direct')}</Typography>
      <PapersOfWork engagementId={work.id} />
      <RouteButton to={toWork(work)} variant="outlined">
        {t('work')}
      </RouteButton>
    </Box>
  );
}
