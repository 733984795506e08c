import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CheckIcon from '@mui/icons-material/Check';
import PayIcon from '@mui/icons-material/CurrencyRupee';
import PinIcon from '@mui/icons-material/WrongLocationOutlined';
import type { Engagement, MyJobsSummary, ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { inIndia } from '@nukkad/contract/india-time';
import { PAGE_SIZE_MAX } from '@nukkad/contract/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  toApplications,
  toGivenWork,
  toManageJob,
  toPayOf,
  TO_RECEIVED_REQUESTS,
} from '../../../entities/hiring/paths';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { engagementsApi } from '../../../entities/engagement/engagements-api';
import { useFormat } from '../../../shared/i18n/format';
import { isFixed, isInvitation, isInvited } from '../../../entities/interview/model/allowed-interview-actions';
import { useInterviewWords } from '../../../entities/interview/hooks/useInterviewWords';
import { useMinute } from '../../../shared/clock/useMinute';
import { usePersonName } from '../../../entities/session/hooks/usePersonName';
import { type AgendaEntry, AgendaHour } from '../../../shared/ui/AgendaList';
import { Tag } from '../../../shared/ui/Tag';
import { useDayWords } from './useDayWords';

type Request = ReceivedInterviewRequest;

/** Maximum number of rows without an hour; the lists below have the rest. */
const SHOWN = 5;
/** Milliseconds after its time for which an interview stays in the list. */
const OVER_MS = 3_600_000;
/** Milliseconds for which the content below waits for a response. */
const PATIENCE_MS = 3000;
/** Query of work that requires an action of the employer. */
const DUE = { side: 'employer', state: 'due', limit: String(PAGE_SIZE_MAX) } as const;

/** A row with the number of items that it covers. */
type Task = AgendaEntry & { count: number };
/** A row of the day; `at` is its time. */
type TimedTask = Task & { at: number };

/** Icons in the margin for missing fields of a job. */
const SIGNS: Partial<Record<MyJobsSummary['waiting'][number]['reason'], ReactNode>> = {
  place: <PinIcon aria-hidden sx={{ color: 'warning.main' }} />,
  pay: <PayIcon aria-hidden sx={{ color: 'warning.main' }} />,
};

/** Returns the address at which a request is answered: beside its application if there is one. */
const toRequest = ({ job, applicationId }: Request): string =>
  job?.id && applicationId ? toManageJob(job.id, applicationId) : TO_RECEIVED_REQUESTS;

/** Returns whether the interview is upcoming, or has just started, on the Indian day of `now`. */
function isToday({ confirmedTime, taken, ...request }: Request, now: number): boolean {
  if (confirmedTime === null || taken || !isFixed(request)) return false;
  const moment = new Date(confirmedTime);
  return inIndia(moment).dayNumber === inIndia(new Date(now)).dayNumber && moment.getTime() > now - OVER_MS;
}

const sumOf = (tasks: readonly { count: number }[]): number => tasks.reduce((sum, { count }) => sum + count, 0);

/** Returns the number of pending items of a job for one reason. */
const countOf = ({
  reason,
  newApplicationCount,
}: Pick<MyJobsSummary['waiting'][number], 'reason' | 'newApplicationCount'>): { count: number } => ({
  count: reason === 'applications' ? newApplicationCount : 1,
});

const dayOf = (moment: number): number => inIndia(new Date(moment)).dayNumber;

/** Returns whether work is for the Indian day of `now`, or left over from an earlier day. */
const isDueToday = ({ startsAt }: Engagement, now: number): boolean => dayOf(Date.parse(startsAt)) <= dayOf(now);

/**
 * Returns the tasks that wait for the employer `now`, each with its link: the interviews of the day by the hour, then
 * new items. `known` is false until the server has responded, at most for three seconds, because a late response would
 * move the content below. `complete` is false while a part has not loaded: it may contain further tasks. `rest` is the
 * number of items that no row covers.
 */
export function useTodayTasks(): {
  now: number;
  rows: AgendaEntry[];
  count: number;
  rest: number;
  activeJobs: number;
  known: boolean;
  complete: boolean;
  failed: boolean;
  retry: () => void;
} {
  const { t } = useTranslation('employer-dashboard');
  const format = useFormat();
  const day = useDayWords();
  const words = useInterviewWords();
  const now = useMinute();
  const jobs = hiringApi.useGetMyJobsSummaryQuery();
  const summary = jobs.data;
  // prefetches the list further down in parallel, instead of after the tasks
  hiringApi.usePageMyJobsInfiniteQuery({ active: true });
  const received = hiringApi.useListReceivedInterviewRequestsQuery();
  const requests = received.data ?? [];
  const given = engagementsApi.useListEngagementsQuery(DUE);
  const work = given.data?.filter((one) => isDueToday(one, now)) ?? [];

  const fresh = <Tag tone="fresh">{t('waiting.new')}</Tag>;
  const open = { word: t('waiting.open'), icon: ArrowForwardIcon };
  const answer = { word: t('waiting.answer'), icon: CheckIcon };
  const personName = usePersonName();
  const nameOf = ({ seeker, applicationId }: Request): string =>
    personName(seeker, applicationId === null ? 'seeker' : 'applicant');
  const today = requests
    .filter((request) => isToday(request, now))
    .sort((a, b) => (a.confirmedTime ?? '').localeCompare(b.confirmedTime ?? ''));
  const asking = requests.filter((request) => request.status === 'pending' && !request.taken && !isInvitation(request));
  const first = asking[0];

  /** Returns the row of a worker who is coming for instant work or is at work, with the next action. */
  const workTask = (one: Engagement): TimedTask => {
    const { id, title, status, startsAt, claim, other } = one;
    const at = Date.parse(startsAt);
    const isBooked = status === 'booked';
    const isDone = status === 'done';
    const isClaim = claim?.by === 'worker';
    const state = isClaim ? `says.${claim.phase}` : isBooked ? 'today.in-person' : isDone ? 'toPay' : 'atWork';
    return {
      at,
      key: id,
      margin: isDone ? SIGNS.pay : dayOf(at) === dayOf(now) ? <AgendaHour {...day.hour(new Date(at))} /> : fresh,
      title: t(`waiting.${state}`, { name: other.name }),
      about: isBooked ? title : joinFacts(title, format.when(new Date(at), new Date(one.endsAt))),
      action: { ...(isClaim ? answer : open), to: toGivenWork(id) },
      count: 1,
    };
  };

  const timed: TimedTask[] = [
    ...today.map((request) => ({
      at: Date.parse(request.confirmedTime ?? ''),
      key: request.id,
      margin: <AgendaHour {...day.hour(new Date(request.confirmedTime ?? ''))} />,
      title: t(`waiting.today.${request.type}`, { name: nameOf(request) }),
      about: words.title(request),
      action: { ...open, to: toRequest(request) },
      count: 1,
    })),
    ...work.map(workTask),
  ].sort((a, b) => a.at - b.at);
  const others: Task[] = [
    ...requests
      .filter((request) => isInvited('employer', request))
      .map((request) => ({
        key: request.id,
        margin: fresh,
        title: t('waiting.anotherTime', { name: nameOf(request) }),
        about: joinFacts(words.title(request), format.when(new Date(request.proposal?.time ?? now))),
        action: { ...answer, to: toRequest(request) },
        count: 1,
      })),
    ...(first
      ? [
          {
            key: 'interviews',
            margin: fresh,
            title: t('waiting.interviews', { count: asking.length }),
            about:
              asking.length === 1
                ? joinFacts(nameOf(first), words.title(first))
                : [...new Set(asking.map(words.title))].join(', '),
            action: { ...answer, to: TO_RECEIVED_REQUESTS },
            count: asking.length,
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
      ...countOf({ reason, newApplicationCount }),
    })),
  ];
  // set once only, because a retry of failed content must not hide the page again
  const [known, setKnown] = useState(false);
  const parts = [jobs, received, given];
  const answered = parts.every(({ isLoading }) => !isLoading);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (answered && !known) setKnown(true);
  const named = sumOf(others) - sumOf((summary?.waiting ?? []).map(countOf));
  const count = sumOf(timed) + named + (summary?.waitingCount ?? 0);
  const rows = [...timed, ...others.slice(0, SHOWN)];
  return {
    now,
    rows,
    count,
    rest: count - sumOf(rows),
    activeJobs: summary?.active ?? 0,
    known: known || answered,
    complete: parts.every(({ data }) => data !== undefined),
    failed: parts.some(({ data, isError }) => isError && data === undefined),
    retry: () => {
      for (const { data, refetch } of parts) if (data === undefined) void refetch();
    },
  };
}
