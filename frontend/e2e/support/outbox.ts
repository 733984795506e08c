import type { APIRequestContext } from '@playwright/test';
import { CODE_LENGTH } from '@nukkad/contract/limits';
import type { OutboxMessage } from '@nukkad/contract/platform/operations';
import { expect } from '@playwright/test';

const CODE = new RegExp(`\\b\\d{${CODE_LENGTH}}\\b`);

/** Mails and texts to an address, which are stored instead of sent, newest first. */
export class Outbox {
  constructor(private readonly request: APIRequestContext) {}

  /** All messages to `to`. */
  async messagesTo(to: string): Promise<OutboxMessage[]> {
    const response = await this.request.get('/api/dev/outbox', { params: { to } });
    expect(response.status()).toBe(200);
    return (await response.json()) as OutboxMessage[];
  }

  /** The subjects of all messages to `to`. */
  async subjectsTo(to: string): Promise<string[]> {
    return (await this.messagesTo(to)).map(({ subject }) => subject);
  }

  /**
   * Waits until `count` codes were sent to `to`, and returns the newest. Phone numbers are in the format of the
   * network.
   */
  async codeTo(to: string, count = 1): Promise<string> {
    const codes = async () =>
      (await this.messagesTo(to)).map(({ text }) => CODE.exec(text)?.[0]).filter((code) => code !== undefined);
    await expect.poll(async () => (await codes()).length, `codes sent to ${to}`).toBe(count);
    return (await codes())[0] as string;
  }
}
