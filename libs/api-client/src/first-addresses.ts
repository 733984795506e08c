/**
 * Addresses of the calls that a signed-in page draws first, in the form in which the client writes them. They are
 * duplicated here because the client is not loaded yet when they are called (`early-calls.ts`); a spec of the pages
 * compares them with the actual calls.
 */
export const FIRST_ADDRESSES = {
  account: '/api/auth/user',
  bell: '/api/notifications?limit=1',
  jobRequests: '/api/job-requests',
  interviews: '/api/interview-requests',
  applications: '/api/my-applications',
  firstApplications: '/api/my-applications?limit=20',
  jobsSummary: '/api/my-jobs/summary',
  activeJobs: '/api/my-jobs?limit=5&active=true',
  receivedInterviews: '/api/received-interview-requests',
  dueEngagements: '/api/engagements?side=employer&state=due&limit=100',
} as const;

interface Place {
  latitude: number;
  longitude: number;
}
const placeOf = ({ latitude, longitude }: Place): string => `latitude=${latitude}&longitude=${longitude}`;

/** The latest conversations of a side of the market. */
export const conversationsAddress = (side: string): string => `/api/conversations?side=${side}&limit=5`;

/** Jobs within `radius` kilometres, in an order. */
export const jobsAddress = (place: Place, radius: number, order: string): string =>
  `/api/ai-jobs?${placeOf(place)}&radius=${radius}&${order}`;

/** Returns the address of the jobs around a place with the most views. */
export const hotJobsAddress = (place: Place): string => `/api/hot-jobs?${placeOf(place)}`;

/** The figures of a seeker at a place. */
export const seekerStatsAddress = (place: Place): string => `/api/seeker-stats?${placeOf(place)}`;
