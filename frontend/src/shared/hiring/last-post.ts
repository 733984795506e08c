/** The two ways to hire: instant work, and a job that stays up. */
export type PostKind = 'instant' | 'job';

const PREFIX = 'last-post:';

/** The kind that an account posted last on this device; `job` when it posted none. */
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
