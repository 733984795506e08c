import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ASAP_START_HOURS } from '@nukkad/contract/instant-work/instant-jobs';
import { useTranslation } from 'react-i18next';
import { PaymentTag } from '../../../../entities/payment/components/PaymentTag';
import { useFormat } from '../../../../shared/i18n/format';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import { timesOfWork } from '../../../../entities/engagement/model/agreed-times';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import { isWorkToCome } from '../model/allowed-work-actions';
import { WorkDirections } from './WorkDirections';

const HOUR_MS = 3_600_000;

interface Props {
  id: string;
  location: string;
  /** Time of the acceptance of work that starts within the hour; null for work with a fixed time. */
  acceptedAt: string | null;
  onOpen: () => void;
}

/** The next steps after an acceptance: time and place, the directions, and a button to all details. */
export function NextSteps({ id, location, acceptedAt, onOpen }: Props) {
  const { t } = useTranslation('instant-work/engagements');
  const format = useFormat();
  const times = useWorkTimes();
  const { data: work } = engagementsApi.useGetEngagementQuery({ id });
  const latest = acceptedAt === null ? null : new Date(Date.parse(acceptedAt) + ASAP_START_HOURS * HOUR_MS);
  const span = work && timesOfWork(work);
  const period = span ? times.period(span.from, span.to) : '';
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {/* reserves the line before the time is known */}
      <Box sx={{ minHeight: 'calc(1em * var(--leading))', fontSize: '1.0625rem', fontWeight: 680 }}>
        {latest && (!work || work.status === 'booked') ? t('startBy', { when: format.when(latest) }) : period}
      </Box>
      {work?.securePayment && <PaymentTag payment={work.securePayment} side="worker" />}
      {(!work || isWorkToCome(work.status)) && (
        <WorkDirections location={location} point={work?.mapPoint} other={work?.other} />
      )}
      <Button variant="outlined" aria-haspopup="dialog" onClick={onOpen}>
        {t('open')}
      </Button>
    </Box>
  );
}
