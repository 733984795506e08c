import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { DevelopmentOutboxController } from './development-outbox.controller.js';
import { DevelopmentOutbox, OutboxMailSender, OutboxTextSender } from './development-outbox.js';
import { OutboxMessageEntity } from './entities/outbox-message.entity.js';
import { MailSender, TextSender } from './message.js';
import { SmtpMailSender } from './smtp-mail-sender.js';
import { TwilioTextSender } from './twilio-text-sender.js';

/** Mails and texts: real senders where they are configured, the development outbox elsewhere. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxMessageEntity])],
  controllers: [DevelopmentOutboxController],
  providers: [
    DevelopmentOutbox,
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
  exports: [MailSender, TextSender],
})
export class DeliveryModule {}
