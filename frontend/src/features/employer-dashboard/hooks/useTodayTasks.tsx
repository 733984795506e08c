import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CheckIcon from '@mui/icons-material/Check';
import PayIcon from '@mui/icons-material/CurrencyRupee';
import PinIcon from '@mui/icons-material/WrongLocationOutlined';
import type { MyJobsSummary, ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { inIndia } from '@nukkad/domain/india-time';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApplications, toManageJob, toPayOf, TO_RECEIVED_REQUESTS } from '../../../shared/hiring/paths';
import { hiringApi } from '../../../shared/hiring/hiring-api';
import { useFormat } from '../../../shared/i18n/format';
import { isFixed, isInvitation, isInvited } from '../../../shared/interviews/allowed-interview-actions';
import { useInterviewWords } from '../../../shared/interviews/useInterviewWords';
import { useMinute } from '../../../shared/interviews/useMinute';
import { fullName } from '../../../shared/session/display-name';
import { type LedgerEntry, LedgerHour } from '../../../shared/ui/Ledger';
import { Tag } from '../../../shared/ui/Tag';
import { useDayWords } from './useDayWords';

type Request = ReceivedInterviewRequest;

/** Most rows; the lists below have the rest. */
const SHOWN = 5;
/** How long after its time an interview still stands there. */
const OVER_MS = 3_600_000;
/** How long what stands below is held back for an answer. */
const PATIENCE_MS = 3000;

/** What stands in the margin of what is missing in a job. */
const SIGNS: Partial<Record<MyJobsSummary['waiting'][number]['reason'], ReactNode>> = {
  place: <PinIcon aria-hidden sx={{ color: 'warning.main' }} />,
  pay: <PayIcon aria-hidden sx={{ color: 'warning.main' }} />,
};

/** Where a request is answered: beside its application if there is one. */
const toRequest = ({ job, applicationId }: Request): string =>
  job?.id && applicationId ? toManageJob(job.id, applicationId) : TO_RECEIVED_REQUESTS;

/** Whether it is still to come, or has just begun, on the Indian day of `now`. */
function isToday({ confirmedTime, taken, ...request }: Request, now: number): boolean {
  if (confirmedTime === null || taken || !isFixed(request)) return false;
  const moment = new Date(confirmedTime);
  return inIndia(moment).dayNumber === inIndia(new Date(now)).dayNumber && moment.getTime() > now - OVER_MS;
}

/**
 * What waits for the employer `now`, each with the way to it: the interviews of the day by the hour, then what is new. `known` is
 * false until the server has answered, or for three seconds: what stands below would move when the answer came.
 */
export function useTodayTasks(): {
  now: number;
  rows: LedgerEntry[];
  count: number;
  activeJobs: number;
  known: boolean;
} {
  const { t } = useTranslation('employer-dashboard');
  const format = useFormat();
  const day = useDayWords();
  const words = useInterviewWords();
  const now = useMinute();
  const { data: summary, isLoading: loadingJobs } = hiringApi.useGetMyJobsSummaryQuery();
  // the list further down is asked for at the same time, not after what waits has come
  hiringApi.usePageMyJobsInfiniteQuery({ active: true });
  const { data: requests = [], isLoading: loadingRequests } = hiringApi.useListReceivedInterviewRequestsQuery();

  const fresh = <Tag tone="fresh">{t('waiting.new')}</Tag>;
  const open = { word: t('waiting.open'), icon: ArrowForwardIcon };
  const answer = { word: t('waiting.answer'), icon: CheckIcon };
  const nameOf = ({ seeker }: Request): string => fullName({ ...seeker, email: '' }) || t('waiting.somebody');
  const today = requests
    .filter((request) => isToday(request, now))
    .sort((a, b) => (a.confirmedTime ?? '').localeCompare(b.confirmedTime ?? ''));
  const asking = requests.filter((request) => request.status === 'pending' && !request.taken && !isInvitation(request));
  const first = asking[0];

  const all: LedgerEntry[] = [
    ...today.map((request) => ({
      key: request.id,
      margin: <LedgerHour {...day.hour(new Date(request.confirmedTime ?? ''))} />,
      title: t(`waiting.today.${request.type}`, { name: nameOf(request) }),
      about: words.title(request),
      action: { ...open, to: toRequest(request) },
    })),
    ...requests
      .filter((request) => isInvited('employer', request))
      .map((request) => ({
        key: request.id,
        margin: fresh,
        title: t('waiting.anotherTime', { name: nameOf(request) }),
        about: `${words.title(request)} · ${format.when(new Date(request.proposal?.time ?? now))}`,
        action: { ...answer, to: toRequest(request) },
      })),
    ...(first
      ? [
          {
            key: 'interviews',
            margin: fresh,
            title: t('waiting.interviews', { count: asking.length }),
            about:
              asking.length === 1
                ? [nameOf(first), words.title(first)].join(' · ')
                : [...new Set(asking.map(words.title))].join(', '),
            action: { ...answer, to: TO_RECEIVED_REQUESTS },
          },
        ]
      : []),
    ...(summary?.waiting ?? []).map(({ id, title, reason, newApplicationCount }) => ({
      key: `${reason}-${id}`,
      margin: SIGNS[reason] ?? fresh,
      title:
        reason === 'applications' ? t('waiting.applications', { count: newApplicationCount }) : t(`waiting.${reason}`),
      about: title,
      action:
        reason === 'pay'
          ? { word: t('waiting.addPay'), icon: PayIcon, to: toPayOf(id) }
          : { ...open, to: reason === 'applications' ? toApplications(id) : toManageJob(id) },
    })),
  ];
  // once only: what is held back asks again for what failed
  const [known, setKnown] = useState(false);
  const answered = !loadingJobs && !loadingRequests;
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (answered && !known) setKnown(true);
  return {
    now,
    rows: all.slice(0, SHOWN),
    count: all.length,
    activeJobs: summary?.active ?? 0,
    known: known || answered,
  };
}
