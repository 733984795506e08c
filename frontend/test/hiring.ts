import type {
  EmployerStats,
  HireHint,
  JobApplication,
  MyJobsSummary,
  OwnJob,
  ReceivedInterviewRequest,
} from '@nukkad/api-client/generated/api.gen';
import type { Answer } from './fake-server';
import { aSeeker } from './people';

let count = 0;
const newId = (): string => `10000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
const DAY_MS = 86_400_000;
/** Returns the moment `days` days from now; negative for the past. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Returns a signed-in employer in the shape of the server's response. */
export const anEmployer = (changes: Parameters<typeof aSeeker>[0] = {}) =>
  aSeeker({ firstName: 'Ravi', lastName: 'Kumar', email: 'ravi@example.com', role: 'employer', ...changes });

/** Returns an employer's own job in the shape of the server's response. */
export const anOwnJob = (changes: Partial<OwnJob> = {}): OwnJob => ({
  id: newId(),
  title: 'Waiter for the evening',
  company: 'Udupi Upahara',
  description: 'Serve ten tables.\nEvery evening.',
  location: 'Koramangala, Bengaluru',
  locationStatus: 'resolved',
  jobType: 'part_time',
  category: 'food_service',
  minRate: 120,
  maxRate: 150,
  rateType: 'hourly',
  currency: 'INR',
  requiredSkills: ['Billing'],
  hoursPerWeek: 24,
  status: 'open',
  isActive: true,
  createdAt: inDays(-2),
  latitude: 12.93,
  longitude: 77.62,
  expiresAt: inDays(28),
  applicationCount: 0,
  newApplicationCount: 0,
  hiredCount: 0,
  viewCount: 0,
  employerAnswers: null,
  pipeline: { submitted: 0, viewed: 0, shortlisted: 0, hired: 0, rejected: 0, withdrawn: 0 },
  updatedAt: inDays(-2),
  ...changes,
});

/** Returns the hint of the hire form about people and pay nearby; empty by default. */
export const aHireHint = (changes: Partial<HireHint> = {}): HireHint => ({
  seekers: null,
  pay: null,
  minimumWage: null,
  ...changes,
});

/** Returns an application to one of the employer's jobs. */
export const aReceivedApplication = (changes: Partial<JobApplication> = {}): JobApplication => ({
  id: newId(),
  status: 'submitted',
  coverMessage: 'I live two streets away.',
  employerMessage: null,
  reason: null,
  note: '',
  resume: null,
  createdAt: inDays(-1),
  events: [],
  applicant: {
    id: newId(),
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    phone: '+919876543210',
    bio: '',
    profileImageUrl: null,
    skills: [],
    preferredCategories: [],
    expectedRate: null,
  },
  ...changes,
});

/** Returns an employer's received interview request; for one of the employer's jobs by default. */
export const aReceivedRequest = (changes: Partial<ReceivedInterviewRequest> = {}): ReceivedInterviewRequest => ({
  id: newId(),
  type: 'in-person',
  status: 'pending',
  askedBy: 'seeker',
  jobType: null,
  timeSlot: null,
  requestedTime: inDays(1),
  confirmedTime: null,
  place: null,
  phone: null,
  proposal: null,
  message: null,
  endedBy: null,
  job: { id: newId(), title: 'Waiter for the evening', company: 'Udupi Upahara' },
  createdAt: inDays(-1),
  broadcast: false,
  taken: false,
  applicationId: null,
  seeker: { firstName: 'Asha', lastName: 'Rao' },
  ...changes,
});

const sum = (jobs: readonly OwnJob[], count: (job: OwnJob) => number): number =>
  jobs.reduce((total, job) => total + count(job), 0);

/** Returns the figures of these jobs. */
const statsOf = (jobs: readonly OwnJob[]): EmployerStats => ({
  activeJobs: jobs.filter((job) => job.isActive).length,
  applications: sum(jobs, (job) => job.applicationCount),
  profileViews: sum(jobs, (job) => job.viewCount),
  hired: sum(jobs, (job) => job.hiredCount),
});

/** Returns the summary of these jobs, newest first. */
const summaryOf = (jobs: readonly OwnJob[]): MyJobsSummary => {
  const waiting = (
    reason: 'place' | 'applications' | 'pay',
    waits: (job: OwnJob) => boolean,
  ): MyJobsSummary['waiting'] =>
    jobs.filter(waits).map(({ id, title, newApplicationCount }) => ({ id, title, reason, newApplicationCount }));
  const all = [
    ...waiting('place', (job) => job.isActive && job.locationStatus === 'unresolved'),
    ...waiting('applications', (job) => job.newApplicationCount > 0),
    ...waiting('pay', (job) => job.isActive && job.minRate === null && job.maxRate === null),
  ];
  return {
    active: jobs.filter((job) => job.isActive).length,
    inactive: jobs.filter((job) => !job.isActive).length,
    waitingCount: all.reduce(
      (sum, { reason, newApplicationCount }) => sum + (reason === 'applications' ? newApplicationCount : 1),
      0,
    ),
    waiting: all.slice(0, 4),
  };
};

/** Returns one page of `items` in the shape of the server; its cursor is the position in the list. */
export function aPageOf(items: readonly object[], query: URLSearchParams): Response {
  const [start, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit') ?? 100)];
  const end = start + limit;
  const headers: HeadersInit = end < items.length ? { Link: `</x?cursor=${end}>; rel="next"` } : {};
  return Response.json(items.slice(start, end), { headers });
}

const FIGURES: Record<string, (job: OwnJob) => number> = {
  views: (job) => job.viewCount,
  applications: (job) => job.applicationCount,
  hired: (job) => job.hiredCount,
};

/** Returns the server's answers about these jobs. */
export const jobAnswers = (jobs: readonly OwnJob[]): Record<string, Answer> => ({
  'GET /api/my-jobs': ({ query }) => {
    const active = query.get('active');
    return aPageOf(active === null ? jobs : jobs.filter((job) => String(job.isActive) === active), query);
  },
  'GET /api/my-jobs/summary': () => summaryOf(jobs),
  'GET /api/my-jobs/by-figure': ({ query }) => {
    const count = FIGURES[query.get('figure') ?? ''] ?? (() => 0);
    return aPageOf(
      jobs.filter((job) => count(job) > 0).sort((a, b) => count(b) - count(a)),
      query,
    );
  },
  ...Object.fromEntries(jobs.map((job) => [`GET /api/my-jobs/${job.id}`, () => job])),
});

/** Returns the server's answers to an employer: these jobs with their figures, no requests, no applications. */
export const employerAnswers = (jobs: readonly OwnJob[] = []): Record<string, Answer> => ({
  'GET /api/auth/user': () => anEmployer(),
  ...jobAnswers(jobs),
  'GET /api/employer-stats': () => statsOf(jobs),
  'GET /api/received-interview-requests': () => [],
  'GET /api/engagements': () => [],
  ...Object.fromEntries(
    jobs.flatMap((job) => [
      [`GET /api/jobs/${job.id}/applications`, () => []],
      [`GET /api/jobs/${job.id}/activity`, () => []],
    ]),
  ),
});
