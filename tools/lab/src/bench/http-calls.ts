const NEAR = 'latitude=12.9716&longitude=77.5946';

/** Who makes a call; nobody is signed in as `guest`. */
export type Caller = 'seeker' | 'employer' | 'guest';

/** A call of the benchmark. */
export interface BenchCall {
  path: string;
  caller: Caller;
}

/** The check of a supervisor, by which the calls are judged: everything that a call passes, without an account or a statement. */
export const HEALTH: BenchCall = { path: '/api/health/live', caller: 'guest' };

/** The fifteen calls that browsers make most: those of the first screen of each role, of the search, and of what is open all day. */
export const BUSIEST: readonly BenchCall[] = [
  { path: '/api/auth/user', caller: 'seeker' },
  { path: '/api/notifications', caller: 'seeker' },
  { path: `/api/ai-jobs?${NEAR}`, caller: 'seeker' },
  { path: `/api/ai-jobs?${NEAR}&search=cook`, caller: 'seeker' },
  { path: `/api/hot-jobs?${NEAR}`, caller: 'seeker' },
  { path: '/api/places?query=Indiranagar', caller: 'seeker' },
  { path: '/api/my-applications', caller: 'seeker' },
  { path: '/api/job-requests', caller: 'seeker' },
  { path: '/api/engagements', caller: 'seeker' },
  { path: '/api/conversations', caller: 'seeker' },
  { path: `/api/seeker-stats?${NEAR}`, caller: 'seeker' },
  { path: '/api/my-jobs', caller: 'employer' },
  { path: '/api/instant-jobs', caller: 'employer' },
  { path: '/api/employer-stats', caller: 'employer' },
  { path: '/api/public/jobs', caller: 'seeker' },
];

/** Limits of the fixed cost: the median time of a call, as a multiple of the health check of the same run. */
export const LIMITS: readonly { path: string; ofHealth: number }[] = [
  { path: '/api/auth/user', ofHealth: 2 },
  { path: '/api/notifications', ofHealth: 2 },
  { path: `/api/ai-jobs?${NEAR}`, ofHealth: 4 },
];
