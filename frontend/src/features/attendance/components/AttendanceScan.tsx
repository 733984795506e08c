import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import LoginIcon from '@mui/icons-material/LockOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import {
  ATTENDANCE_LATE_HOURS,
  ATTENDANCE_SIGN_IN_MINUTES,
  type AttendancePhase,
  attendanceStepStart,
  readAttendanceToken,
} from '@nukkad/contract/attendance/attendance';
import { CONTEST_OPENING_HOURS } from '@nukkad/contract/payments/contests';
import { WORK_ROUNDED_TO_MINUTES } from '@nukkad/contract/instant-work/paid-hours';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useFormat } from '../../../shared/i18n/format';
import { LoginLink } from '../../../entities/session/components/LoginLink';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { useScan } from '../hooks/useScan';

const WORK_PAGE = '/instant-requests';

const LOOKS = {
  good: { icon: CheckIcon, color: 'success.main' },
  waits: { icon: ScheduleIcon, color: 'warning.main' },
  bad: { icon: ErrorIcon, color: 'error.main' },
  signIn: { icon: LoginIcon, color: 'primary.text' },
} as const;

/** One result in large letters, which is read at the door of a shop. */
function Result({ look, title, children }: { look: keyof typeof LOOKS; title: string; children?: ReactNode }) {
  const { icon: Icon, color } = LOOKS[look];
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Icon aria-hidden sx={{ fontSize: 56, color }} />
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Confirmed({ phase, work }: { phase: AttendancePhase; work: Engagement }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const noted = phase === 'end' && work.status === 'started' ? work.claim : null;
  const at = phase === 'start' ? work.startedAt : (noted?.at ?? work.endedAt);
  return (
    <Result look="good" title={t(noted ? 'noted.title' : `confirmed.${phase}`)}>
      <Typography sx={{ fontSize: '1.0625rem' }}>{joinFacts(work.title, work.company)}</Typography>
      {at !== null && (
        <Typography component="p" variant="pay">
          {format.when(new Date(at))}
        </Typography>
      )}
      {noted && <Typography>{t('noted.text', { hours: CONTEST_OPENING_HOURS })}</Typography>}
      <Typography sx={{ color: 'text.secondary' }}>{t('rounded', { minutes: WORK_ROUNDED_TO_MINUTES })}</Typography>
      <RouteButton to={`${WORK_PAGE}?engagement=${work.id}`} variant="contained" size="large">
        {t('open')}
      </RouteButton>
    </Result>
  );
}

/** The way on from a scan that is not counted: the code with four digits, which the work has as well. */
function OtherWay() {
  const { t } = useTranslation('attendance');
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t('refused.code')}</Typography>
      <RouteButton to={WORK_PAGE} variant="outlined" size="large">
        {t('open')}
      </RouteButton>
    </>
  );
}

/** The start or end of work by the shop's code, which the worker has scanned with the phone's camera. */
export function AttendanceScan({ phase, token }: { phase: AttendancePhase; token: string }) {
  const { t } = useTranslation('attendance');
  const claim = readAttendanceToken(token);
  if (claim === null) {
    return (
      <Result look="bad" title={t('unreadable')}>
        <OtherWay />
      </Result>
    );
  }
  return <ReadableScan phase={phase} token={token} shownAt={new Date(attendanceStepStart(claim.step))} />;
}

/**
 * `shownAt` is the time at which the shop showed the code, as the code states it, because the clock of a phone without
 * a network may be wrong.
 */
function ReadableScan({ phase, token, shownAt }: { phase: AttendancePhase; token: string; shownAt: Date }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const { pathname } = useLocation();
  const { scan, retry } = useScan(phase, token);
  if (scan.state === 'checking') return <Result look="waits" title={t('checking')} />;
  if (scan.state === 'confirmed') return <Confirmed phase={phase} work={scan.work} />;
  if (scan.state === 'signed-out')
    return (
      <Result look="signIn" title={t(`signIn.${phase}`)}>
        <Typography>{t('signIn.kept', { minutes: ATTENDANCE_SIGN_IN_MINUTES })}</Typography>
        <LoginLink wish={{ returnTo: pathname }} variant="contained" size="large">
          {t('shared:nav.signIn')}
        </LoginLink>
      </Result>
    );
  if (scan.state === 'waiting')
    return (
      <Result look="waits" title={t(scan.reason === undefined ? 'waiting.title' : 'waiting.later')}>
        <Typography>
          {scan.reason ??
            t(scan.isStored ? 'waiting.text' : 'waiting.notStored', {
              when: format.when(shownAt),
              hours: ATTENDANCE_LATE_HOURS,
            })}
        </Typography>
        <Button variant="contained" size="large" onClick={retry}>
          {t('waiting.retry')}
        </Button>
      </Result>
    );
  return (
    <Result look="bad" title={t(`refused.${phase}`)}>
      <Typography>{scan.reason ?? t('shared:failure.text')}</Typography>
      <OtherWay />
    </Result>
  );
}
