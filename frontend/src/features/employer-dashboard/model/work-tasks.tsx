import PayIcon from '@mui/icons-material/CurrencyRupee';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { toGivenWork } from '../../../entities/hiring/paths';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { AgendaHour } from '../../../shared/ui/AgendaList';
import type { TaskParts } from '../hooks/useTaskParts';
import { dayOf, type TimedTask } from './today-task';

/** Returns whether work is for the Indian day of `now`, or left over from an earlier day. */
const isDueToday = ({ startsAt }: Engagement, now: number): boolean => dayOf(Date.parse(startsAt)) <= dayOf(now);

/** Returns the rows of workers who are coming for instant work or are at work, each with the next action. */
export function listWorkTasks(
  work: readonly Engagement[],
  now: number,
  { t, format, day, fresh, open, answer }: TaskParts,
): TimedTask[] {
  return work
    .filter((one) => isDueToday(one, now))
    .map((one) => {
      const { id, title, status, startsAt, claim, other } = one;
      const at = Date.parse(startsAt);
      const isBooked = status === 'booked';
      const isDone = status === 'done';
      const isClaim = claim?.by === 'worker';
      const state = isClaim ? `says.${claim.phase}` : isBooked ? 'today.in-person' : isDone ? 'toPay' : 'atWork';
      const hour = dayOf(at) === dayOf(now) ? <AgendaHour {...day.hour(new Date(at))} /> : fresh;
      return {
        at,
        key: id,
        margin: isDone ? <PayIcon aria-hidden sx={{ color: 'warning.main' }} /> : hour,
        title: t(`waiting.${state}`, { name: other.name }),
        about: isBooked ? title : joinFacts(title, format.when(new Date(at), new Date(one.endsAt))),
        action: { ...(isClaim ? answer : open), to: toGivenWork(id) },
        count: 1,
      };
    });
}
