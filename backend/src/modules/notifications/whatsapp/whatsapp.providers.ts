import type { Provider } from '@nestjs/common';
import { MessageDeciders } from '../message-deciders.js';
import { AnswerButton } from './answer-button.use-case.js';
import { ChooseWhatsApp } from './choose-whatsapp.use-case.js';
import { ConfirmWhatsAppAnswer } from './confirm-whatsapp-answer.use-case.js';
import { LeaveWhatsApp } from './leave-whatsapp.use-case.js';
import { ReceiveWhatsAppReport } from './receive-whatsapp-report.use-case.js';
import { WhatsAppButtons } from './whatsapp-buttons.js';
import { WhatsAppChannel } from './whatsapp-channel.js';
import { WhatsAppChoices } from './whatsapp-choices.js';
import { WhatsAppService } from './whatsapp-service.js';
import { WhatsAppSettingsReadModel } from './whatsapp-settings.read-model.js';
import { WhatsAppTemplates } from './whatsapp-templates.js';

/** Providers of the channel WhatsApp. */
export const WHATSAPP_PROVIDERS: readonly Provider[] = [
  WhatsAppTemplates,
  WhatsAppService,
  WhatsAppChoices,
  WhatsAppButtons,
  MessageDeciders,
  WhatsAppChannel,
  WhatsAppSettingsReadModel,
  ChooseWhatsApp,
  LeaveWhatsApp,
  ReceiveWhatsAppReport,
  ConfirmWhatsAppAnswer,
  AnswerButton,
];
