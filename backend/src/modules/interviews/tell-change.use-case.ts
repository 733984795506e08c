import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FIXED_STATUSES, type InterviewSide } from '@nukkad/domain/interviews';
import { DataSource } from 'typeorm';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { InterviewChangeEntity } from './entities/interview-change.entity.js';
import { InterviewMail, type InterviewMailKind } from './interview-mail.js';
import { endOf, type InterviewNews, InterviewNewsReadModel } from './interview-news.read-model.js';

/** What the appointment of the other one depends on: it goes out at once, whatever they said about news. */
const URGENT: readonly InterviewMailKind[] = ['confirmed', 'booked', 'moved', 'cancelled'];

/** One of the two hears by mail what happened to a request, with what it does to their calendar. */
@Injectable()
@HandlesTask('interviews.tell-change')
export class TellInterviewChangeUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly news: InterviewNewsReadModel,
    private readonly mail: InterviewMail,
  ) {}

  /** Does nothing when the request or the reader is gone, or something else has happened since. */
  async execute(
    { changeId, userId }: TaskPayloads['interviews.tell-change'],
    { taskId: key }: TaskContext,
  ): Promise<void> {
    const change = await this.dataSource.getRepository(InterviewChangeEntity).findOneBy({ id: changeId });
    const news = change && (await this.news.load(change.requestId));
    if (!news) return;
    const reader = sideOf(news, userId);
    const kind = reader && kindFor(change, news, reader);
    if (!kind) return;
    await this.mail.send(kind, news, userId, key, URGENT.includes(kind) && change.side !== reader);
  }
}

function sideOf(news: InterviewNews, userId: string): InterviewSide | null {
  if (userId === news.seeker_id) return 'seeker';
  return userId === news.employer_id ? 'employer' : null;
}

const isAt = (time: Date | null, of: Date | null): boolean => time !== null && time.getTime() === of?.getTime();

/** Which mail tells the reader of the change; null when it does not stand any more: a later change has its own mail. */
function kindFor(change: InterviewChangeEntity, news: InterviewNews, reader: InterviewSide): InterviewMailKind | null {
  const { kind, side, time } = change;
  const isFixed = FIXED_STATUSES.some((status) => status === news.status) && isAt(news.confirmed_time, time);
  switch (kind) {
    case 'confirmed':
      if (!isFixed) return null;
      return reader === 'seeker' && side === 'employer' ? 'confirmed' : 'booked';
    case 'moved':
      return isFixed ? 'moved' : null;
    case 'proposed':
      return isAt(news.proposed_time, time) && news.proposed_by === side ? 'proposed' : null;
    case 'refused':
      if (news.status === 'pending') return 'refusedPending';
      return news.status === 'confirmed' ? 'refused' : null;
    case 'declined':
    case 'expired':
      if (news.status !== kind) return null;
      return endOf(kind, news);
    case 'cancelled':
      if (news.status !== kind) return null;
      return side === reader ? 'withdrawn' : 'cancelled';
    default:
      return null;
  }
}
