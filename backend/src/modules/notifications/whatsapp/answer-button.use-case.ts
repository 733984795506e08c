import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@nukkad/contract/languages';
import { BRAND } from '@nukkad/contract/platform/brand';
import { accountDeletionPending } from '../../../common/errors/common.errors.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { problemOf } from '../../../common/http/problem.filter.js';
import { runInRequest } from '../../../common/context/request-context.js';
import { translate } from '../../../common/i18n/translate.js';
import type { TaskContext, TaskHandler, TaskPayloads } from '../../../common/queue/task.js';
import { HandlesTask } from '../../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import type { AppConfig } from '../../../config/environment.js';
import { ContactReadModel } from '../../users/users.public.js';
import { MessageDeciders } from '../message-deciders.js';
import { type ButtonRefusal, WhatsAppButtons } from './whatsapp-buttons.js';
import { WhatsAppChoices } from './whatsapp-choices.js';
import { WhatsAppService } from './whatsapp-service.js';

const NAME = 'notifications.answer-button';

/** Carries out the decision of a pressed button with the use case of its page, and answers with the result, or why it is not possible. */
@Injectable()
@HandlesTask(NAME)
export class AnswerButton implements TaskHandler<typeof NAME> {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly contacts: ContactReadModel,
    private readonly choices: WhatsAppChoices,
    private readonly buttons: WhatsAppButtons,
    private readonly deciders: MessageDeciders,
    private readonly service: WhatsAppService,
  ) {}

  async execute({ userId, deliveryId, refusal }: TaskPayloads[typeof NAME], { taskId }: TaskContext): Promise<void> {
    const reader = (await this.contacts.findByIds([userId])).get(userId);
    if (!reader) return;
    const { language } = reader;
    const text =
      refusal || deliveryId === null
        ? this.explain(language, refusal ?? 'unknown')
        : await runInRequest({ requestId: taskId, language, userId }, () => this.decide(userId, deliveryId, language));
    const to = await this.choices.findNumber(userId);
    if (to === null) return;
    if ((await this.service.sendAnswer({ to, text })) === 'stopped') await this.choices.end(to, 'stop');
  }

  /** Returns the answer to a decision. A fault that may pass is thrown, so that the task runs again. */
  private async decide(userId: string, deliveryId: string, language: Language): Promise<string> {
    const recorded = await this.buttons.findDecision(userId, deliveryId);
    const decider = recorded && this.deciders.findDecider(recorded.decision.text);
    if (!recorded || !decider) return this.explain(language, 'unknown');
    // the account may have changed since the press
    if (recorded.refusal) {
      await this.buttons.withdrawDecision(deliveryId);
      return this.explain(language, recorded.refusal);
    }
    try {
      const { text, link } = await decider.decide({ userId, ...recorded.decision });
      return `${text}\n${this.config.publicUrl}${link}`;
    } catch (error) {
      if (!(error instanceof DomainError) || error.errorClass === 'unavailable' || error.errorClass === 'tooMany')
        throw error;
      return problemOf(error, language).detail;
    }
  }

  private explain(language: Language, refusal: ButtonRefusal): string {
    if (refusal === 'leaving') return problemOf(accountDeletionPending(), language).detail;
    const words = { brand: BRAND, address: this.config.publicUrl };
    return translate(language, `notifications:whatsapp.refused.${refusal}`, words);
  }
}
