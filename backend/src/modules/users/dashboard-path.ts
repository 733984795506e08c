import type { UserRole } from '@nukkad/contract/accounts/users';

/** Returns the path of an account's dashboard in the front end: a link for readers of either side. */
export const dashboardPathOf = (role: UserRole): string => (role === 'employer' ? '/employer' : '/job-seeker');
