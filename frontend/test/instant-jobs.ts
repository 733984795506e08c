import type { BookedWorker, Engagement, InstantJob, InstantJobBoard, Wave } from '@nukkad/api-client/generated/api.gen';
import { type Answer, problem } from './fake-server';
import { aSecurePayQuote } from './secure-pay-quote';
import { aHireHint, aPageOf, anEmployer } from './hiring';

const MINUTE_MS = 60_000;
let count = 0;
const newId = (): string => `30000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;

/** Returns the moment `minutes` minutes from now; negative for the past. */
export const minutesAway = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** Returns an employer's instant job in the shape of the server's response: open, for one worker, for another hour. */
export const anInstantJob = (changes: Partial<InstantJob> = {}): InstantJob => ({
  id: newId(),
  title: 'Helper for a wedding lunch',
  company: 'Udupi Upahara',
  description: 'Serve 200 guests.',
  category: 'event_staff',
  location: 'Koramangala, Bengaluru',
  latitude: 12.93524,
  longitude: 77.62447,
  minRate: 150,
  maxRate: 180,
  rateType: 'hourly',
  currency: 'INR',
  urgency: 'within_24h',
  duration: 4,
  maxRadius: 20,
  requiredSkills: ['Serving'],
  paymentMethod: 'direct',
  startTime: null,
  endTime: null,
  openings: 3,
  filled: 0,
  status: 'open',
  expiresAt: minutesAway(52.5),
  createdAt: minutesAway(-8),
  workersFound: 24,
  asked: 10,
  nextWaveAt: minutesAway(2.5),
  cancelReason: null,
  ...changes,
});

/** Returns a worker who accepted an instant job. */
export const aBookedWorker = (changes: Partial<BookedWorker> = {}): BookedWorker => ({
  requestId: newId(),
  engagementId: newId(),
  workStatus: 'booked',
  name: 'Manju K.',
  phone: '+919876543210',
  distance: 'under_2',
  fit: 'strong',
  reliability: 'always',
  keptCount: 12,
  startsAt: minutesAway(6 * 60),
  respondedAt: minutesAway(-6),
  ...changes,
});

/** Returns a wave of requests. */
export const aWave = (changes: Partial<Wave> = {}): Wave => ({
  wave: 1,
  regulars: false,
  sentAt: minutesAway(-8),
  maxKm: 5,
  asked: 10,
  accepted: 2,
  declined: 5,
  waiting: 3,
  ...changes,
});

/** Returns an instant job with its workers. */
export const aBoard = (changes: Partial<InstantJobBoard> = {}): InstantJobBoard => ({
  ...anInstantJob(),
  waves: [],
  accepted: [],
  standby: [],
  ...changes,
});

/** Returns accepted work in the shape of its employer's response: it starts in half an hour. */
export const givenWork = (changes: Partial<Engagement> = {}): Engagement => ({
  id: newId(),
  side: 'employer',
  status: 'booked',
  title: 'Helper for a wedding lunch',
  company: 'Udupi Upahara',
  category: 'event_staff',
  location: 'Koramangala, Bengaluru',
  instantJobId: newId(),
  startsAt: minutesAway(30),
  endsAt: minutesAway(30 + 4 * 60),
  agreedHours: 4,
  minRate: 140,
  maxRate: 140,
  rateType: 'hourly',
  currency: 'INR',
  paymentMethod: 'direct',
  other: { name: 'Manju K.', phone: '+919876543210' },
  startedAt: null,
  endedAt: null,
  claim: null,
  hours: null,
  paidHours: null,
  paidHoursReason: null,
  dueFrom: null,
  dueTo: null,
  paidAmount: null,
  paidAt: null,
  receivedAt: null,
  payCase: null,
  mayReportPayFrom: null,
  endedBy: null,
  reason: null,
  freeUntil: minutesAway(-90),
  consequence: 'late_cancellation',
  breach: null,
  breachBy: null,
  appeal: null,
  mayAppealUntil: null,
  ...changes,
});

/** Returns an instant job in the shape of the list: without its workers. */
const asListed = (job: InstantJob | InstantJobBoard): InstantJob => {
  const { waves: _waves, accepted: _accepted, standby: _standby, ...listed } = { ...aBoard(), ...job };
  return listed;
};

/** Returns the server's answers to an employer on the page of instant requests. */
export const instantAnswers = (jobs: readonly (InstantJob | InstantJobBoard)[] = []): Record<string, Answer> => ({
  'GET /api/auth/user': () => anEmployer(),
  'GET /api/instant-jobs': ({ query }) => aPageOf(jobs.map(asListed), query),
  'GET /api/instant-jobs/regulars': () => [],
  'GET /api/engagements': () => [],
  'GET /api/hire-hint': () => aHireHint(),
  'GET /api/secure-pay/quote': () => aSecurePayQuote(),
  'GET /api/places': () => [],
  'GET /api/places/nearest': () => problem(404, 'Not found'),
  ...Object.fromEntries(jobs.map((job) => [`GET /api/instant-jobs/${job.id}`, () => job])),
});

/** Returns a newly opened pay case about ₹480, of which ₹300 arrived. */
export const aPayCase = (
  changes: Partial<NonNullable<Engagement['payCase']>> = {},
): NonNullable<Engagement['payCase']> => ({
  id: newId(),
  status: 'opened',
  openedAt: minutesAway(-30),
  claimedAmount: 480,
  receivedAmount: 300,
  text: 'Only a part came.',
  answer: null,
  answeredAt: null,
  answerUntil: minutesAway(47 * 60),
  owedAmount: null,
  decision: null,
  decidedAt: null,
  appealBy: null,
  appeal: null,
  mayAppealUntil: null,
  ...changes,
});

/** Returns times that the worker proposed: an hour more than the four that were recorded. */
export const aCorrection = (
  changes: Partial<NonNullable<Engagement['correction']>> = {},
): NonNullable<Engagement['correction']> => ({
  id: newId(),
  status: 'proposed',
  by: 'worker',
  proposedAt: minutesAway(-30),
  recordedFrom: minutesAway(-6 * 60),
  recordedTo: minutesAway(-2 * 60),
  startedAt: minutesAway(-6 * 60),
  endedAt: minutesAway(-60),
  reason: 'I stayed an hour longer.',
  answer: null,
  answeredAt: null,
  answerUntil: minutesAway(47 * 60),
  decidedFrom: null,
  decidedTo: null,
  decision: null,
  decidedAt: null,
  appealBy: null,
  appeal: null,
  mayAppealUntil: null,
  ...changes,
});
