import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../config/environment.js';
import { PermanentTaskFailure } from '../../queue/task.js';
import { ReaderStopped } from '../message.js';
import { TwilioTextSender } from '../twilio-text-sender.js';

const CONFIG = readConfig({
  DATABASE_URL: 'postgres://127.0.0.1/x',
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+15550100',
});
const MESSAGE = { key: 'task-1', to: '+919876543210', text: 'Code 123456' };

interface Sent {
  method: string;
  uri: string;
  headers: Record<string, string>;
  data?: unknown;
  params?: unknown;
}
/** A message as Twilio lists it. */
interface Listed {
  body: string;
  status: string;
  date_created: string;
}

/**
 * Returns a sender with a fake transport: each request is recorded and answered with `statusCode`, and list requests
 * return `listed`.
 */
function sender(
  statusCode: number,
  body: object,
  listed: Listed[] = [],
  config = CONFIG,
): { sender: TwilioTextSender; sent: Sent[] } {
  const sent: Sent[] = [];
  const transport = {
    request: (request: Sent) => {
      sent.push(request);
      const answer =
        request.method === 'get'
          ? { statusCode: 200, body: { messages: listed, next_page_uri: null } }
          : { statusCode, body };
      return Promise.resolve({ ...answer, body: JSON.stringify(answer.body), headers: {} });
    },
  };
  return { sender: new TwilioTextSender(config, transport as never), sent };
}

describe('TwilioTextSender', () => {
  it('posts the text to the messages of the account', async () => {
    const { sender: texts, sent } = sender(201, { sid: 'SM1' });
    await texts.send(MESSAGE);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'post', data: { To: MESSAGE.to, From: '+15550100', Body: MESSAGE.text } });
    expect(sent[0]?.uri).toContain('/Accounts/AC00000000000000000000000000000000/Messages.json');
  });

  it('names the address for reports with the key of the message, where the gateway can call it', async () => {
    const { sender: texts, sent } = sender(201, { sid: 'SM1' }, [], { ...CONFIG, publicUrl: 'https://nukkad.in' });
    await texts.send({ ...MESSAGE, key: 'a b' });
    const address = 'https://nukkad.in/api/provider-events/sms?delivery=a+b';
    expect(sent[0]).toMatchObject({ data: { StatusCallback: address } });
    const { sender: local, sent: sentLocally } = sender(201, { sid: 'SM1' });
    await local.send(MESSAGE);
    expect(sentLocally[0]?.data).not.toHaveProperty('StatusCallback');
  });

  it('fails permanently for an invalid number', async () => {
    const { sender: texts } = sender(400, { code: 21211, message: 'invalid', status: 400 });
    await expect(texts.send(MESSAGE)).rejects.toThrow(new PermanentTaskFailure('refused 21211'));
  });

  it('reports a number whose owner has ended the messages at the gateway', async () => {
    const { sender: texts } = sender(400, { code: 21610, message: 'unsubscribed recipient', status: 400 });
    const failure = await texts.send(MESSAGE).catch((error: unknown) => error);
    expect(failure).toEqual(new ReaderStopped('refused 21610'));
    expect(failure).toBeInstanceOf(ReaderStopped);
  });

  it('fails temporarily for an error of the provider', async () => {
    const { sender: texts } = sender(503, { code: 20503, message: 'busy', status: 503 });
    const failure = await texts.send(MESSAGE).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(PermanentTaskFailure);
    expect(failure).toBeInstanceOf(Error);
  });

  it('carries the key of the message, the same for each try, and asks nothing when it is sent first', async () => {
    const { sender: texts, sent } = sender(201, { sid: 'SM1' });
    for (const key of ['one', 'other', 'one']) await texts.send({ ...MESSAGE, key });
    expect(sent.map(({ method }) => method)).toEqual(['post', 'post', 'post']);
    expect(sent.map(({ headers }) => headers['I-Twilio-Idempotency-Token'])).toEqual(['one', 'other', 'one']);
  });

  it.each([
    ['nothing', [], true],
    ['the same words, and will deliver them', [{}], false],
    ['the same words behind those of a trial', [{ body: `Sent from a trial account - ${MESSAGE.text}` }], false],
    ['the same words, but lost them', [{ status: 'undelivered' }], true],
    ['the same words from before', [{ date_created: 'Tue, 24 Nov 2026 09:59:59 +0000' }], true],
    ['other words', [{ body: 'Code 999999' }], true],
  ])('looks for an earlier attempt at Twilio before a retry, which has %s', async (_what, listed, goesOut) => {
    const SAME = { body: MESSAGE.text, status: 'queued', date_created: 'Tue, 24 Nov 2026 10:00:00 +0000' };
    const messages = listed.map((fields) => ({ ...SAME, ...fields }));
    const { sender: texts, sent } = sender(201, { sid: 'SM1' }, messages);
    await texts.send({ ...MESSAGE, perhapsSentSince: new Date('2026-11-24T10:00:00.700Z') });
    expect(sent.map(({ method }) => method)).toEqual(goesOut ? ['get', 'post'] : ['get']);
    expect(sent[0]).toMatchObject({ params: { To: MESSAGE.to } });
  });
});
