import type { Conversation } from '@nukkad/api-client/generated/api.gen';
import type { Interview } from '../../../shared/interviews/allowed-interview-actions';

const HOUR_MS = 3_600_000;
/** Hours before an interview in person from which somebody may be on the way, and after its time until which they may be late. */
const ON_THE_WAY_HOURS = { before: 3, after: 1 } as const;

/** How two people stand, as far as it decides what they usually write. */
export type Standing = 'open' | 'meeting' | 'onTheWay' | 'phone' | 'hired' | 'rejected';

/** What each side usually writes, by how they stand; its words stand below `ready` in the texts. */
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

/** How the two sides of a conversation stand at the moment `now`; `meeting` is the interview that both hold free, if there is one. */
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
