import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FIXED_STATUSES } from '@nukkad/contract/interviews/interviews';
import type { MessageDecision } from '@nukkad/contract/messages/whatsapp';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { translate } from '../../common/i18n/translate.js';
import {
  type Decided,
  DecidesMessage,
  type Decision,
  type MessageDecider,
} from '../notifications/notifications.public.js';
import { AnswerInterviewProposalUseCase } from './answer-interview-proposal.use-case.js';
import { InterviewChangeEntity } from './entities/interview-change.entity.js';
import { type InterviewMessageData, InterviewMessageDataReadModel } from './interview-message-data.read-model.js';
import { currentMessageKind, textOf } from './interview-message-kind.js';
import { proposalChanged } from './interviews.errors.js';

/**
 * Accepts or refuses an invitation with a button of its message. The subject is the change that invited, so that the button accepts
 * only the time and the place that the message named.
 */
@Injectable()
@DecidesMessage(textOf('invited'))
export class InvitationDecider implements MessageDecider {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly messageData: InterviewMessageDataReadModel,
    private readonly answerProposal: AnswerInterviewProposalUseCase,
  ) {}

  async decide({ userId, subjectId, answer }: Decision): Promise<Decided> {
    const change = await this.dataSource.getRepository(InterviewChangeEntity).findOneBy({ id: subjectId });
    const news = change && (await this.messageData.load(change.requestId));
    if (!change || news?.seeker_id !== userId) throw notFound();
    if (!isMade(answer, news, change.time)) {
      const { proposed_time: time, proposed_place: place, proposed_phone: phone } = news;
      if (currentMessageKind(change, news, 'seeker') !== 'invited' || time === null) throw proposalChanged();
      const proposal = { time: time.toISOString(), place, phone };
      await this.answerProposal.execute(userId, news.id, {
        answer: answer === 'yes' ? 'accepted' : 'refused',
        ...proposal,
      });
    }
    return {
      text: translate(currentLanguage(), `interviews:decided.${answer}`),
      link: this.messageData.buildLink(news, 'seeker'),
    };
  }
}

/** Returns whether an earlier run, or the page, has made the same decision. */
function isMade(answer: MessageDecision, news: InterviewMessageData, time: Date | null): boolean {
  if (answer === 'no') return news.status === 'declined';
  return FIXED_STATUSES.some((status) => status === news.status) && news.confirmed_time?.getTime() === time?.getTime();
}
