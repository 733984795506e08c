import { Injectable } from '@nestjs/common';
import {
  type Decided,
  DecidesMessage,
  type Decision,
  type MessageDecider,
} from '../notifications/notifications.public.js';
import { requestPage } from './instant-hire-notifier.js';
import { RespondToJobRequestUseCase } from './respond-to-job-request.use-case.js';

/** Accepts or declines an offer of work with a button of its message; the subject is the request. */
@Injectable()
@DecidesMessage('instant-hire:notice.request', 'instant-hire:notice.reopened')
export class JobRequestDecider implements MessageDecider {
  constructor(private readonly respond: RespondToJobRequestUseCase) {}

  async decide({ userId, subjectId, answer }: Decision): Promise<Decided> {
    const response = answer === 'yes' ? 'accepted' : 'declined';
    const { message } = await this.respond.execute(userId, subjectId, { response });
    return { text: message, link: requestPage(subjectId) };
  }
}
