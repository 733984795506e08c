import { Injectable } from '@nestjs/common';
import { BRAND } from '@nukkad/contract/platform/brand';
import { translate } from '../../../common/i18n/translate.js';
import type { TaskHandler, TaskPayloads } from '../../../common/queue/task.js';
import { HandlesTask } from '../../../common/queue/task-runner.js';
import { WhatsAppChoices } from './whatsapp-choices.js';
import { WhatsAppService } from './whatsapp-service.js';

const NAME = 'notifications.confirm-whatsapp-answer';

/** Confirms STOP and START, within the time in which WhatsApp permits an answer. */
@Injectable()
@HandlesTask(NAME)
export class ConfirmWhatsAppAnswer implements TaskHandler<typeof NAME> {
  constructor(
    private readonly choices: WhatsAppChoices,
    private readonly service: WhatsAppService,
  ) {}

  async execute({ userId, answer }: TaskPayloads[typeof NAME]): Promise<void> {
    const reader = await this.choices.findConfirmed(userId, answer);
    if (!reader) return;
    const text = translate(reader.language, `notifications:whatsapp.confirmed.${answer}`, { brand: BRAND });
    await this.service.sendAnswer({ to: reader.phone, text });
  }
}
