import type { JobRequest } from '@nukkad/api-client/generated/api.gen';

let count = 0;
const MINUTE_MS = 60_000;

/** Returns the moment `minutes` minutes from now. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** Returns a request in the shape of the worker's response; to be answered within 47 minutes by default. */
export function aJobRequest({
  job,
  ...changes
}: Partial<Omit<JobRequest, 'job'>> & { job?: Partial<JobRequest['job']> } = {}): JobRequest {
  const number = String((count += 1)).padStart(12, '0');
  return {
    id: `20000000-0000-4000-8000-${number}`,
    status: 'pending',
    expiresAt: inMinutes(47.5),
    createdAt: inMinutes(-12.5),
    respondedAt: null,
    undoUntil: null,
    engagementId: null,
    mayStandBy: true,
    distanceKm: 1.4,
    interviewAt: null,
    startTimes: [],
    job: {
      id: `30000000-0000-4000-8000-${number}`,
      title: 'Grocery delivery partner',
      company: 'Sri Balaji Provisions',
      description: 'Fifteen orders around BTM.',
      category: 'delivery',
      location: 'BTM 2nd Stage, Bengaluru',
      currency: 'INR',
      minRate: 140,
      maxRate: 160,
      rateType: 'hourly',
      paymentMethod: 'platform',
      urgency: 'asap',
      startTime: null,
      endTime: null,
      duration: 4,
      openings: 1,
      requiredSkills: ['Two-wheeler'],
      ...job,
    },
    ...changes,
  };
}
