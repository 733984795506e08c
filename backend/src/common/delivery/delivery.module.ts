import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { DevelopmentOutboxController } from './development-outbox.controller.js';
import { DevelopmentOutbox, OutboxMailSender, OutboxTextSender } from './development-outbox.js';
import { OutboxMessageEntity } from './entities/outbox-message.entity.js';
import { MailSender, PushSender, TextSender } from './message.js';
import { PushKeys } from './push-keys.js';
import { SmtpMailSender } from './smtp-mail-sender.js';
import { TwilioTextSender } from './twilio-text-sender.js';
import { WebPushSender } from './web-push-sender.js';

/**
 * Senders of mails, text messages and push messages: real ones where they are configured, otherwise the development outbox.
 * Push needs no configuration, because browsers name their push services.
 */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxMessageEntity])],
  controllers: [DevelopmentOutboxController],
  providers: [
    DevelopmentOutbox,
    PushKeys,
    {
      provide: PushSender,
      inject: [APP_CONFIG, PushKeys],
      useFactory: (config: AppConfig, keys: PushKeys): PushSender => new WebPushSender(config, keys),
    },
    {
      provide: MailSender,
      inject: [APP_CONFIG, DevelopmentOutbox],
      useFactory: (config: AppConfig, outbox: DevelopmentOutbox): MailSender =>
        config.SMTP_URL ? new SmtpMailSender(config) : new OutboxMailSender(outbox),
    },
    {
      provide: TextSender,
      inject: [APP_CONFIG, DevelopmentOutbox],
      useFactory: (config: AppConfig, outbox: DevelopmentOutbox): TextSender =>
        config.TWILIO_ACCOUNT_SID ? new TwilioTextSender(config) : new OutboxTextSender(outbox),
    },
  ],
  exports: [DevelopmentOutbox, MailSender, PushKeys, PushSender, TextSender],
})
export class DeliveryModule {}
