import { WHATSAPP_WORDING } from '@nukkad/contract/messages/whatsapp';
import type { Test } from 'supertest';
import type { TestApp } from '../../../../test/app.js';
import { type SentMessage, sentMessages } from '../../../../test/sent-messages.js';
import type { Person } from '../../jobs/tests/people.js';
import type { Message } from '../message.js';
import { Messenger } from '../messenger.js';
import { signReport } from '../whatsapp/whatsapp-report.js';
import { pressReport, SIMULATED_NUMBER, textReport } from '../whatsapp/whatsapp-simulator.js';

const PATH = '/api/provider-events/whatsapp';

/** The phone of a person who chose WhatsApp, at the simulated service. */
export class WhatsAppPhone {
  private constructor(
    private readonly test: TestApp,
    private readonly person: Person,
  ) {}

  /** Chooses WhatsApp for a person, and returns the phone. */
  static async createPhone(test: TestApp, person: Person): Promise<WhatsAppPhone> {
    await person.put('/api/whatsapp').send({ wording: WHATSAPP_WORDING }).expect(200);
    return new WhatsAppPhone(test, person);
  }

  /** The number without its plus. */
  get number(): string {
    return (this.person.user.phone ?? '').slice(1);
  }

  /** Sends a message to the person, by all channels that are due. */
  async receive(message: Message): Promise<void> {
    await this.test.dataSource.transaction((tx) => this.test.app.get(Messenger).send(tx, this.person.id, message));
    await this.test.runTasks();
  }

  /** Presses a button; `id` identifies the press in its reports. */
  press(payload: string, id?: string): Test {
    return this.report(pressReport(this.number, payload, id));
  }

  /** Writes a text. */
  write(text: string): Test {
    return this.report(textReport(this.number, text));
  }

  /** Returns the messages that arrived, in their order. */
  async messages(): Promise<Pick<SentMessage, 'text' | 'buttons'>[]> {
    const sent = await sentMessages(this.test, { channel: 'whatsapp', to: `+${this.number}` });
    return sent.map(({ text, buttons }) => ({ text, buttons }));
  }

  /** Returns the contents of the buttons of the newest offer. */
  async buttons(): Promise<{ yes: string; no: string }> {
    const offers = (await this.messages()).filter(({ buttons }) => (buttons ?? []).length > 0);
    const [yes, no] = offers.at(-1)?.buttons ?? [];
    return { yes: yes?.payload ?? '', no: no?.payload ?? '' };
  }

  private report(body: Buffer): Test {
    return this.test.api
      .post(PATH)
      .set('X-Hub-Signature-256', signReport(body, SIMULATED_NUMBER.secret))
      .set('Content-Type', 'application/json')
      .send(body.toString('utf8'));
  }
}
