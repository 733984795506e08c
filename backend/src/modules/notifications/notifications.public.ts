// Public interface of this module for other modules.
export type { Attachment } from '../../common/delivery/message.js';
export { CaseComposer } from './case-composer.js';
export { DirectMessages } from './direct-messages.js';
export type { BellKey, Message, Param, Params, TextRef } from './message.js';
export {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
  type Paragraph,
} from './message-composer.js';
export { type Decided, DecidesMessage, type Decision, type MessageDecider } from './message-decider.js';
export { Messenger } from './messenger.js';
export { NotificationsModule } from './notifications.module.js';
export { listSmsTemplates } from './sms-templates.js';
export { listWhatsAppTemplates, type WhatsAppTemplateConfig } from './whatsapp/whatsapp-templates.js';
