import DirectIcon from '@mui/icons-material/CurrencyRupee';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import ShieldIcon from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import type { JobRequest } from '@nukkad/api-client/generated/api.gen';
import { ASAP_START_HOURS } from '@nukkad/contract/instant-work/instant-jobs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import { walkingMinutes } from '../../../../entities/job/model/walking-time';
import { Pictogram } from '../../../../shared/ui/Pictogram';
import type { WorkSpan } from '../model/work-span';

function Fact({ icon, value, note }: { icon: ReactNode; value: string; note: string }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        px: 0.5,
        py: 1,
        fontSize: '0.8125rem',
        lineHeight: 1.35,
        color: 'text.secondary',
        textAlign: 'center',
        minWidth: 0,
        '& svg': { color: 'primary.text', mb: 0.25 },
      }}
    >
      {icon}
      <Box
        component="b"
        sx={{ fontSize: '1.0625rem', fontWeight: 720, fontStretch: '86%', color: 'text.primary', lineHeight: 1.3 }}
      >
        {value}
      </Box>
      <span>{note}</span>
    </Box>
  );
}

interface Props {
  request: JobRequest;
  /** Time of the work, as far as known. */
  span: WorkSpan | null;
}

/** The most important facts after the pay: distance, time, and way of payment. */
export function PendingRequestFacts({ request, span }: Props) {
  const { t } = useTranslation(['instant-work/requests', 'engagement']);
  const format = useFormat();
  const times = useWorkTimes();
  const { job, distanceKm } = request;
  const minutes = walkingMinutes(distanceKm);
  const when =
    job.urgency === 'asap' || !span
      ? { value: format.day(new Date(request.createdAt)), note: t('facts.asap', { count: ASAP_START_HOURS }) }
      : { value: times.hours(span.from, span.to), note: times.day(span.from, span.to) };
  const secure = job.paymentMethod === 'platform';
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        m: 0,
        p: 0,
        listStyle: 'none',
        borderRadius: '14px',
        bgcolor: 'background.default',
      }}
    >
      <Fact
        icon={<Pictogram name={minutes === null ? 'stone' : 'walk'} size={26} />}
        value={format.km(distanceKm)}
        note={minutes === null ? t('facts.away') : t('facts.onFoot', { minutes })}
      />
      <Fact icon={<ScheduleIcon aria-hidden sx={{ fontSize: 26 }} />} {...when} />
      <Fact
        icon={
          secure ? <ShieldIcon aria-hidden sx={{ fontSize: 26 }} /> : <DirectIcon aria-hidden sx={{ fontSize: 26 }} />
        }
        value={t(`engagement:${secure ? 'secure' : 'direct'}`)}
        note={t(secure ? 'facts.reserved' : 'facts.fromEmployer')}
      />
    </Box>
  );
}
