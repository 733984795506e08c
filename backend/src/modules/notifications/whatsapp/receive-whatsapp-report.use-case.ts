import { Injectable } from '@nestjs/common';
import { stopAnswerOf } from '@nukkad/contract/messages/stop-words';
import { Counter } from 'prom-client';
import { Transactions } from '../../../common/database/transactions.js';
import { malformed, notFound } from '../../../common/errors/common.errors.js';
import { metrics } from '../../../common/observability/metrics.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { DeliveryReports } from '../delivery-reports.js';
import { answerButtonTask } from '../tasks/answer-button.task.js';
import { confirmWhatsappAnswerTask } from '../tasks/confirm-whatsapp-answer.task.js';
import { WhatsAppButtons } from './whatsapp-buttons.js';
import { WhatsAppChoices } from './whatsapp-choices.js';
import { STOPPED_CODE } from './whatsapp-client.js';
import { isSignedReport, readReport } from './whatsapp-report.js';
import type { ReceivedMessage, ReportedStatus } from './whatsapp-schemas.js';
import { WhatsAppService } from './whatsapp-service.js';

const refusedReports = new Counter({
  name: 'whatsapp_reports_refused_total',
  help: 'Reports of WhatsApp without a valid signature',
  registers: [metrics],
});

/** Receives reports of WhatsApp: states of messages, and answers of people. Each effect is idempotent: reports are repeated. */
@Injectable()
export class ReceiveWhatsAppReport {
  constructor(
    private readonly service: WhatsAppService,
    private readonly transactions: Transactions,
    private readonly reports: DeliveryReports,
    private readonly choices: WhatsAppChoices,
    private readonly buttons: WhatsAppButtons,
    private readonly outbox: Outbox,
  ) {}

  /** Throws notFound when this server does not send by WhatsApp, and malformed without a valid signature. */
  async execute(body: Buffer, signature: string): Promise<void> {
    if (!this.service.client) throw notFound();
    if (!isSignedReport(body, signature, this.service.secrets)) {
      refusedReports.inc();
      throw malformed();
    }
    const report = readReport(body, this.service.phoneNumberId);
    for (const status of report?.statuses ?? []) await this.recordStatus(status);
    for (const message of report?.messages ?? [])
      await (message.pressed === null ? this.answer(message) : this.press(message, message.pressed));
  }

  private async recordStatus({ key, to, status, code }: ReportedStatus): Promise<void> {
    if (status === null) return;
    await this.transactions.run(async (tx) => {
      await this.reports.record(tx, { deliveryId: key, channel: 'whatsapp', state: status });
      if (code !== STOPPED_CODE) return;
      // the number of the report: the reader may have another one by now
      if (to === null) await this.choices.endByReader(tx, key);
      else await this.choices.end(to, 'stop', tx);
    });
  }

  /** Records a pressed button, whose decision a task carries out; the message has been read then. */
  private async press({ from, id }: ReceivedMessage, payload: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const pressed = await this.buttons.press(tx, { from, payload, id });
      if (!pressed) return;
      const { deliveryId } = pressed;
      if (deliveryId !== null) await this.reports.record(tx, { deliveryId, channel: 'whatsapp', state: 'read' });
      await this.outbox.add(tx, answerButtonTask, pressed);
    });
  }

  /** Ends or resumes the messages of a number; other messages have no effect. */
  private async answer(message: ReceivedMessage): Promise<void> {
    const answer = stopAnswerOf(message.text);
    if (answer === null) return;
    await this.transactions.run(async (tx) => {
      const userId = await this.choices.answer(tx, answer, message);
      if (userId !== null) await this.outbox.add(tx, confirmWhatsappAnswerTask, { userId, answer });
    });
  }
}
