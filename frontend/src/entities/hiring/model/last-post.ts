/** The two kinds of jobs: instant work, and a permanent advertisement. */
export type PostKind = 'instant' | 'job';

const PREFIX = 'last-post:';

/** Returns the kind that an account posted last on this device; `job` by default. */
export function lastPostKind(userId: string): PostKind {
  try {
    return localStorage.getItem(PREFIX + userId) === 'instant' ? 'instant' : 'job';
  } catch {
    // the browser refuses storage
    return 'job';
  }
}

/** Stores the last kind of job that an account posted. */
export function keepLastPostKind(userId: string, kind: PostKind): void {
  try {
    localStorage.setItem(PREFIX + userId, kind);
  } catch {
    return;
  }
}
