import type { ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { TO_RECEIVED_REQUESTS, toManageJob } from '../../../entities/hiring/paths';
import { isFixed, isInvitation, isInvited } from '../../../entities/interview/model/allowed-interview-actions';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { AgendaHour } from '../../../shared/ui/AgendaList';
import type { TaskParts } from '../hooks/useTaskParts';
import { dayOf, type Task, type TimedTask } from './today-task';

type Request = ReceivedInterviewRequest;

/** Milliseconds after its time for which an interview stays in the list. */
const OVER_MS = 3_600_000;

/** Returns the address at which a request is answered: beside its application if there is one. */
const toRequest = ({ job, applicationId }: Request): string =>
  job?.id && applicationId ? toManageJob(job.id, applicationId) : TO_RECEIVED_REQUESTS;

/** Returns whether the interview is upcoming, or has just started, on the Indian day of `now`. */
function isToday({ confirmedTime, taken, ...request }: Request, now: number): boolean {
  if (confirmedTime === null || taken || !isFixed(request)) return false;
  const moment = Date.parse(confirmedTime);
  return dayOf(moment) === dayOf(now) && moment > now - OVER_MS;
}

/** Returns the rows of the interviews of the day, in no order, and of the requests that wait for an answer. */
export function listInterviewTasks(
  requests: readonly Request[],
  now: number,
  { t, format, day, interviewWords: words, personName, fresh, open, answer }: TaskParts,
): { timed: TimedTask[]; others: Task[] } {
  const nameOf = ({ seeker, applicationId }: Request): string =>
    personName(seeker, applicationId === null ? 'seeker' : 'applicant');
  const asking = requests.filter((request) => request.status === 'pending' && !request.taken && !isInvitation(request));
  const first = asking[0];
  return {
    timed: requests
      .filter((request) => isToday(request, now))
      .map((request) => ({
        at: Date.parse(request.confirmedTime ?? ''),
        key: request.id,
        margin: <AgendaHour {...day.hour(new Date(request.confirmedTime ?? ''))} />,
        title: t(`waiting.today.${request.type}`, { name: nameOf(request) }),
        about: words.title(request),
        action: { ...open, to: toRequest(request) },
        count: 1,
      })),
    others: [
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
    ],
  };
}
