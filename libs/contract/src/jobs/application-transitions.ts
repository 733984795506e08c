import type { ApplicationStatus } from './applications.js';

/** The side that moves an application. */
export type Mover = 'employer' | 'seeker';

/** Transitions that each side may choose, by status. Steps may be skipped, but not reversed. */
export const APPLICATION_TRANSITIONS: Record<Mover, Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  employer: {
    submitted: ['viewed', 'shortlisted', 'hired', 'rejected'],
    viewed: ['viewed', 'shortlisted', 'hired', 'rejected'],
    shortlisted: ['shortlisted', 'hired', 'rejected'],
    hired: ['hired'],
    rejected: ['rejected'],
    withdrawn: [],
  },
  seeker: {
    submitted: ['withdrawn'],
    viewed: ['withdrawn'],
    shortlisted: ['withdrawn'],
    hired: [],
    rejected: [],
    withdrawn: ['withdrawn'],
  },
};

/** Returns the statuses from which `mover` can reach `to`. */
export const applicationSourcesOf = (mover: Mover, to: ApplicationStatus): ApplicationStatus[] => {
  const moves = APPLICATION_TRANSITIONS[mover];
  return (Object.keys(moves) as ApplicationStatus[]).filter((from) => moves[from].includes(to));
};
