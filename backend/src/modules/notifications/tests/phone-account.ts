import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { inIndia, momentInIndia } from '@nukkad/contract/india-time';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sendUnchecked } from '../../../../test/effects/checked-messages.js';
import { type TextMessage, TextSender } from '../../../common/delivery/message.js';
import { savePhoneUser } from '../../users/tests/user.factory.js';
import { DeliverMessageUseCase } from '../deliver-message.use-case.js';
import type { Composed, Delivery } from '../message-composer.js';
import { MessageComposers } from '../message-composers.js';
import { MessageDeliveryRepository } from '../message-delivery.repository.js';
import { Messenger } from '../messenger.js';

/** A day completely in the past, so that any hour of it is valid. */
const YESTERDAY = inIndia(new Date()).dayNumber - 1;

/** An account with only a phone number, the texts sent to it, and the tasks of its messages. */
export class PhoneAccount {
  test!: TestApp;
  worker!: Awaited<ReturnType<typeof savePhoneUser>>;
  texts: TextMessage[] = [];

  /** Empties messages and tasks, and creates the account; every message is composed and every text is sent. */
  async reset(): Promise<void> {
    await this.test.dataSource.query('DELETE FROM outbox');
    await this.test.dataSource.query('DELETE FROM message_deliveries');
    this.worker = await savePhoneUser(this.test.dataSource);
    this.composeWith(() => Promise.resolve({}));
    this.texts = [];
    jest
      .spyOn(this.test.app.get(TextSender), 'send')
      .mockImplementation((text) => Promise.resolve(void this.texts.push(text)));
  }

  /** Replaces the composer of all messages. */
  composeWith(compose: (delivery: Delivery) => Promise<Composed | null>): void {
    jest.spyOn(this.test.app.get(MessageComposers), 'findComposer').mockReturnValue({ compose });
  }

  /** Sends a message of the kind `text` to an account, by default to the worker. */
  async send(text: string, fields: object = {}, to: { id: string } = this.worker): Promise<void> {
    await this.test.dataSource.transaction((tx) =>
      this.test.app.get(Messenger).send(tx, to.id, {
        ...{ text, link: '/?section=applications' },
        params: { title: 'Cook', company: 'Ravi Tiffins', applicant: 'Asha', other: 'Ravi', number: 1, count: 1 },
        ...fields,
      }),
    );
  }

  async listDeliveryIds(): Promise<string[]> {
    const rows = await this.test.dataSource.query<{ id: string }[]>('SELECT id FROM message_deliveries');
    return rows.map(({ id }) => id);
  }

  async deliver(deliveryId: string): Promise<void> {
    await this.test.app.get(DeliverMessageUseCase).execute({ deliveryId }, { attempt: 1 });
  }

  /** Makes all deliveries due, and runs their tasks. */
  async runDue(): Promise<void> {
    await this.test.dataSource.query('UPDATE message_deliveries SET due_at = now() WHERE due_at IS NOT NULL');
    await this.test.dataSource.query('UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL');
    await this.test.runTasks();
  }

  /** Moves all earlier batches so many hours into the past. */
  async passHours(hours: number): Promise<void> {
    await this.test.dataSource.query(
      'UPDATE message_deliveries SET batched_at = batched_at - make_interval(hours => $1)',
      [hours],
    );
  }

  /** Returns the state of each text, with its reason, in order of creation. */
  async listStates(): Promise<string[]> {
    const rows: { state: string; reason: string | null }[] = await this.test.dataSource.query(
      `SELECT state, reason FROM message_deliveries WHERE channel = 'sms' ORDER BY created_at, id`,
    );
    return rows.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state));
  }

  /** Sets the database's clock for the rate of texts to `hour` in India. */
  setHour(hour: number): void {
    const deliveries = this.test.app.get(MessageDeliveryRepository);
    const claim = deliveries.claimBatch.bind(deliveries);
    jest.spyOn(deliveries, 'claimBatch').mockImplementation((delivery, kinds, nextTime) =>
      claim(delivery, kinds, (now, earlier) => {
        const shift = momentInIndia(YESTERDAY, hour).getTime() - now.getTime();
        const next = nextTime(
          new Date(now.getTime() + shift),
          earlier.map((moment) => new Date(moment.getTime() + shift)),
        );
        return new Date(next.getTime() - shift);
      }),
    );
  }
}

/** Creates the application for the tests of a `describe` block, and a new account before each of them. */
export function setUpPhoneAccount(): PhoneAccount {
  const account = new PhoneAccount();
  let checkAgain: () => void;
  beforeAll(async () => {
    account.test = await createTestApp();
    // All kinds are sent to one account, regardless of their usual recipient.
    checkAgain = sendUnchecked(account.test.app);
  });
  beforeEach(() => account.reset());
  afterEach(() => void jest.restoreAllMocks());
  afterAll(async () => {
    checkAgain();
    await account.test.close();
  });
  return account;
}
