import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { InterviewMail } from './interview-mail.js';
import { InterviewNewsReadModel } from './interview-news.read-model.js';

/** An employer hears by mail of a request that waits for an answer. */
@Injectable()
@HandlesTask('interviews.tell-employer')
export class TellInterviewEmployerUseCase {
  constructor(
    private readonly mail: InterviewMail,
    private readonly news: InterviewNewsReadModel,
    private readonly broadcasts: BroadcastRepository,
  ) {}

  /** Does nothing when the request is decided or gone, or the employer turned it down already. */
  async execute(
    { requestId, employerId }: TaskPayloads['interviews.tell-employer'],
    { taskId: key }: TaskContext,
  ): Promise<void> {
    const news = await this.news.load(requestId);
    if (news?.status !== 'pending') return;
    if (news.category && (await this.broadcasts.hasDeclined(employerId, requestId))) return;
    await this.mail.send(news.category ? 'broadcast' : 'asked', news, employerId, key, false);
  }
}
