import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskHandler, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { ContactReadModel } from '../users/users.public.js';
import { DirectMessages } from './direct-messages.js';

const NAME = 'notifications.confirm-text-answer';
const TEXTS = { stop: 'notifications:texts.ended', start: 'notifications:texts.resumed' } as const;

/** Confirms STOP and START by text message. */
@Injectable()
@HandlesTask(NAME)
export class ConfirmTextAnswer implements TaskHandler<typeof NAME> {
  constructor(
    private readonly contacts: ContactReadModel,
    private readonly messages: DirectMessages,
  ) {}

  /** Does nothing when the account has no verified number any more. */
  async execute({ userId, answer }: TaskPayloads[typeof NAME], { taskId: key }: TaskContext): Promise<void> {
    const contact = (await this.contacts.findByIds([userId])).get(userId);
    if (!contact?.phone || !contact.phoneVerified) return;
    const { phone: to, language } = contact;
    await this.messages.send({ key, channel: 'sms', to, language }, { text: TEXTS[answer] });
  }
}
