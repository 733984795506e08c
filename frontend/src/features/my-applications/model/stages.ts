import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';

export type StageName = ApplicationStatus | 'interview' | 'unanswered';

/** A step of an application: `done`, `now` (the present step), still `open`, or `ended` without the job. */
export interface Stage {
  name: StageName;
  state: 'done' | 'now' | 'open' | 'ended';
  /** Time of the step, past or planned. */
  at?: string;
}

const ENDS: readonly ApplicationStatus[] = ['rejected', 'withdrawn'];

/**
 * Returns the steps of an application from sent to hired. Skipped steps and steps that can no longer happen are left
 * out, so that only real events are shown as done. An interview, with its time, replaces the shortlist step.
 */
export function stagesOf({ events, reason }: Pick<MyApplication, 'events' | 'reason'>, interviewAt?: string): Stage[] {
  const timeOf = (status: ApplicationStatus): string | undefined =>
    events.findLast((event) => event.status === status)?.at;
  const steps: { name: StageName; at: string | undefined }[] = [
    { name: 'submitted', at: timeOf('submitted') },
    { name: 'viewed', at: timeOf('viewed') },
    interviewAt === undefined
      ? { name: 'shortlisted', at: timeOf('shortlisted') }
      : { name: 'interview', at: interviewAt },
    { name: 'hired', at: timeOf('hired') },
  ];
  const end = events.findLast(({ status }) => ENDS.includes(status));
  const last = steps.findLastIndex(({ at }) => at !== undefined);
  const stages = steps.flatMap(({ name, at }, index): Stage[] => {
    if (at !== undefined) return [{ name, at, state: index < last || name === 'hired' || end ? 'done' : 'now' }];
    return index < last || end ? [] : [{ name, state: 'open' }];
  });
  if (!end) return stages;
  return [...stages, { name: reason === 'no_answer' ? 'unanswered' : end.status, at: end.at, state: 'ended' }];
}
