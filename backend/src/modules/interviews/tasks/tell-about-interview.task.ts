import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'interviews.spread-broadcast': { requestId: string };
    'interviews.tell-employer': { requestId: string; employerId: string };
    'interviews.tell-change': { changeId: string; userId: string };
    'interviews.remind-day': { requestId: string; userId: string };
    'interviews.remind-hour': { requestId: string; userId: string };
  }
}

/** A broadcast was made: each employer near by whose jobs fit is told. */
export const SPREAD_BROADCAST = defineTask('interviews.spread-broadcast');
/** An employer hears of a request that they may answer. */
export const TELL_INTERVIEW_EMPLOYER = defineTask('interviews.tell-employer', 'notifications');
/** One of the two hears what happened to an interview request. */
export const TELL_INTERVIEW_CHANGE = defineTask('interviews.tell-change', 'notifications');
/** One of the two is reminded of an interview within a day. */
export const REMIND_INTERVIEW_DAY = defineTask('interviews.remind-day', 'notifications');
/** One of the two is reminded of an interview within the hour. */
export const REMIND_INTERVIEW_HOUR = defineTask('interviews.remind-hour', 'notifications');
