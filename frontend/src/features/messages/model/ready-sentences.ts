import type { Conversation } from '@nukkad/api-client/generated/api.gen';
import type { Interview } from '../../../entities/interview/model/allowed-interview-actions';

const HOUR_MS = 3_600_000;
/**
 * Hours before an interview in person from which a participant may be on the way, and hours after its time until which
 * a participant may be late.
 */
const ON_THE_WAY_HOURS = { before: 3, after: 1 } as const;

/** The situation of two people, as far as it determines their usual messages. */
export type Standing = 'open' | 'meeting' | 'onTheWay' | 'phone' | 'hired' | 'rejected';

/** Usual messages of each side by situation; the texts are below `ready`. */
export const READY_SENTENCES = {
  job_seeker: {
    open: ['stillOpen', 'whatHours', 'whatPay', 'whenMeet'],
    meeting: ['where', 'whatToBring', 'willCome', 'whatPay'],
    onTheWay: ['onTheWay', 'late', 'where', 'arrived'],
    phone: ['freeNow', 'callLater', 'whatHours', 'whatPay'],
    hired: ['firstDay', 'onTheWay', 'late', 'where', 'whenPaid'],
    rejected: ['thanks', 'otherWork'],
  },
  employer: {
    open: ['whenStart', 'whichHours', 'doneBefore', 'comeMeet'],
    meeting: ['asPlanned', 'bringCard', 'whichHours', 'whenStart'],
    onTheWay: ['reachWhen', 'waiting', 'noHurry'],
    phone: ['freeNow', 'callLater', 'whichHours', 'whenStart'],
    hired: ['whenStart', 'bringCard', 'reachWhen', 'goodWork'],
    rejected: ['thanks', 'nextTime'],
  },
} as const satisfies Record<Conversation['side'], Record<Standing, readonly string[]>>;

/**
 * Returns the situation of the two sides of a conversation at `now`; `meeting` is the interview with a time that both
 * agreed on, if there is one.
 */
export function standingOf(
  status: Conversation['applicationStatus'],
  meeting: Pick<Interview, 'type' | 'confirmedTime'> | undefined,
  now: number,
): Standing {
  if (status === 'hired' || status === 'rejected') return status;
  if (!meeting?.confirmedTime) return 'open';
  const hoursAhead = (Date.parse(meeting.confirmedTime) - now) / HOUR_MS;
  if (hoursAhead < -ON_THE_WAY_HOURS.after) return 'open';
  if (meeting.type === 'phone') return 'phone';
  return hoursAhead <= ON_THE_WAY_HOURS.before ? 'onTheWay' : 'meeting';
}
