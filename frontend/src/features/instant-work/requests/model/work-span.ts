import type { JobRequest } from '@nukkad/api-client/generated/api.gen';

const HOUR_MS = 3_600_000;

/** Start and end of the work. */
export interface WorkSpan {
  from: Date;
  to: Date;
}

type Terms = Pick<JobRequest['job'], 'startTime' | 'endTime' | 'duration'>;

/** Returns the time of a request's work: that of the job, otherwise from `chosen` on; null while neither is known. */
export function workSpanOf({ startTime, endTime, duration }: Terms, chosen?: string): WorkSpan | null {
  const start = startTime ?? chosen;
  if (start === undefined) return null;
  const from = new Date(start);
  return { from, to: startTime && endTime ? new Date(endTime) : new Date(from.getTime() + duration * HOUR_MS) };
}

/** Returns the hours of work: those between the job's start and end, otherwise its duration. */
export function workHoursOf(job: Terms): number {
  const span = job.endTime === null ? null : workSpanOf(job);
  return span ? (span.to.getTime() - span.from.getTime()) / HOUR_MS : job.duration;
}
