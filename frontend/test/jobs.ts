import type { Job } from '@nukkad/api-client/generated/api.gen';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import type { Position } from '@nukkad/contract/places/geo';
import { FALLBACK_POSITION } from '@nukkad/contract/limits';

let count = 0;
const DEGREE_KM = 111.195;

/** Returns the position at these distances in kilometres north and east of the fallback. */
export const awayFromFallback = (northKm: number, eastKm: number): Position => ({
  latitude: FALLBACK_POSITION.latitude + northKm / DEGREE_KM,
  longitude:
    FALLBACK_POSITION.longitude + eastKm / (DEGREE_KM * Math.cos((FALLBACK_POSITION.latitude * Math.PI) / 180)),
});

/** Returns a job of a search in the shape of the server's response. */
export function anAiJob(changes: Partial<AiJob> = {}): AiJob {
  count += 1;
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    title: 'Parcel delivery executive',
    company: 'Kaveri Logistics',
    description: 'Deliver parcels by scooter.',
    location: 'Indiranagar, Bengaluru',
    locationStatus: 'resolved',
    distance: 2.4,
    jobType: 'part_time',
    category: 'delivery',
    minRate: 120,
    maxRate: 150,
    rateType: 'hourly',
    currency: 'INR',
    requiredSkills: ['Two-wheeler'],
    hoursPerWeek: 20,
    status: 'open',
    isActive: true,
    createdAt: new Date().toISOString(),
    employerAnswers: null,
    ...awayFromFallback(0, 2.4),
    matchScore: 72,
    matchReasons: [
      { code: 'distance', points: 30, max: 40, params: { km: 2.4 } },
      { code: 'pay', points: 12, max: 20, params: { hourlyPay: 135, expected: 120 } },
      { code: 'skills', points: 0, max: 20, params: { matched: [], required: 2 } },
    ],
    hasApplied: false,
    ...changes,
  };
}

/** Returns the job of a search in the shape of its own call. */
export function asJob(job: AiJob): Job {
  const { latitude: _latitude, longitude: _longitude, matchScore: _score, matchReasons: _reasons, ...rest } = job;
  const { hasApplied: _applied, ...own } = rest;
  return own;
}

/** A page of jobs with the headers of a list. */
export const jobsAnswer = (jobs: readonly unknown[], total: string = String(jobs.length), cursor?: string): Response =>
  Response.json(jobs, {
    headers: {
      'X-Total-Count': total,
      ...(cursor ? { Link: `</api/ai-jobs?limit=20&cursor=${cursor}>; rel="next"` } : {}),
    },
  });

/** Answers a search with the jobs of the requested group. */
export const jobGroups =
  (asked: readonly unknown[], similar: readonly unknown[] = []) =>
  ({ query }: { query: URLSearchParams }): Response =>
    jobsAnswer(query.get('group') === 'similar' ? similar : asked);
