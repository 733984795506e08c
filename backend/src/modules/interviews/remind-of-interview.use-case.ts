import { Injectable } from '@nestjs/common';
import { FIXED_STATUSES } from '@nukkad/domain/interviews';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { InterviewMail } from './interview-mail.js';
import { InterviewText } from './interview-text.js';
import { InterviewNewsReadModel } from './interview-news.read-model.js';

const HOUR_SECONDS = 3600;
/** Seconds before the interview between which a reminder says something. */
const BOUNDS = {
  day: { most: 24 * HOUR_SECONDS, least: HOUR_SECONDS },
  hour: { most: HOUR_SECONDS, least: 0 },
} as const;

/**
 * One of the two is reminded of an interview by mail: the day before as other news, in the last hour in any case, and then
 * by a text as well.
 */
@Injectable()
@HandlesTask('interviews.remind-day', 'interviews.remind-hour')
export class RemindOfInterviewUseCase {
  constructor(
    private readonly news: InterviewNewsReadModel,
    private readonly mail: InterviewMail,
    private readonly text: InterviewText,
  ) {}

  /** Does nothing when the interview was called off, is over, or moved to another time. */
  async execute(
    { requestId, userId }: TaskPayloads['interviews.remind-day'],
    { task, taskId: key }: TaskContext,
  ): Promise<void> {
    const lead = task === 'interviews.remind-day' ? 'day' : 'hour';
    const news = await this.news.load(requestId);
    if (!news || !FIXED_STATUSES.some((status) => status === news.status)) return;
    const { most, least } = BOUNDS[lead];
    const left = news.seconds_left ?? 0;
    if (left > most || left <= least) return;
    if (userId !== news.seeker_id && userId !== news.employer_id) return;
    await this.mail.send(lead === 'day' ? 'reminderDay' : 'reminderHour', news, userId, key, lead === 'hour');
    if (lead === 'hour') await this.text.remind(news, userId, key);
  }
}
