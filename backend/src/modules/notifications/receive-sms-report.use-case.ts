import { Inject, Injectable } from '@nestjs/common';
import { stopAnswerOf } from '@nukkad/contract/messages/stop-words';
import { Counter } from 'prom-client';
import { Transactions } from '../../common/database/transactions.js';
import { isSignedByTwilio, SMS_STOPPED_CODE } from '../../common/delivery/twilio-text-sender.js';
import { malformed } from '../../common/errors/common.errors.js';
import { metrics } from '../../common/observability/metrics.js';
import { Outbox } from '../../common/queue/outbox.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { TextNews } from '../users/users.public.js';
import { DeliveryReports } from './delivery-reports.js';
import type { ReportedState } from './entities/message-delivery.entity.js';
import { confirmTextAnswerTask } from './tasks/confirm-text-answer.task.js';

const refusedReports = new Counter({
  name: 'sms_reports_refused_total',
  help: 'Reports about text messages without a valid signature',
  registers: [metrics],
});

/** States of the gateway that change a delivery. A network rejects a text only after the gateway has accepted it. */
const STATES: Readonly<Record<string, ReportedState>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** A report of the gateway: its signed parameters, and the path with the delivery that they are about, if any. */
interface SmsReport {
  body: Buffer;
  signature: string;
  /** Path and query of the request. */
  path: string;
  deliveryId: string | null;
}

/** Receives reports of the gateway for text messages, and answers of people. They are repeated and arrive in any order. */
@Injectable()
export class ReceiveSmsReport {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly reports: DeliveryReports,
    private readonly news: TextNews,
    private readonly outbox: Outbox,
  ) {}

  /** Throws malformed without a valid signature of the gateway. */
  async execute({ body, signature, path, deliveryId }: SmsReport): Promise<void> {
    const { TWILIO_AUTH_TOKEN: token, publicUrl } = this.config;
    const params = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
    const request = { signature, url: `${publicUrl}${path}`, params };
    if (token === undefined || !(await isSignedByTwilio(token, request))) {
      refusedReports.inc();
      throw malformed();
    }
    if (deliveryId === null) return this.answer(params['From'] ?? '', params['Body'] ?? '');
    const state = STATES[params['MessageStatus'] ?? ''];
    if (state === undefined) return;
    await this.transactions.run(async (tx) => {
      await this.reports.record(tx, { deliveryId, channel: 'sms', state });
      if (params['ErrorCode'] === String(SMS_STOPPED_CODE)) await this.news.set(tx, params['To'] ?? '', false);
    });
  }

  /** Ends or resumes news by text message for a number, and confirms it once; other texts have no effect. */
  private async answer(from: string, text: string): Promise<void> {
    const answer = stopAnswerOf(text);
    if (answer === null) return;
    await this.transactions.run(async (tx) => {
      const userId = await this.news.set(tx, from, answer === 'start');
      if (userId !== null) await this.outbox.add(tx, confirmTextAnswerTask, { userId, answer });
    });
  }
}
