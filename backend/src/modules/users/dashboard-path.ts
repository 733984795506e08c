import type { UserRole } from '@nukkad/domain/users';

/** Where an account finds its own things in the front end: a link for readers of either side. */
export const dashboardPathOf = (role: UserRole): string => (role === 'employer' ? '/employer' : '/job-seeker');
