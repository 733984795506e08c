import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../config/environment.js';
import { PermanentTaskFailure } from '../../queue/task.js';
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
  data?: unknown;
}

/** A sender whose requests go nowhere: each is noted and answered with `statusCode`. */
function sender(statusCode: number, body: object): { sender: TwilioTextSender; sent: Sent[] } {
  const sent: Sent[] = [];
  const transport = {
    request: (request: Sent) => {
      sent.push(request);
      return Promise.resolve({ statusCode, body: JSON.stringify(body), headers: {} });
    },
  };
  return { sender: new TwilioTextSender(CONFIG, transport as never), sent };
}

describe('TwilioTextSender', () => {
  it('posts the text to the messages of the account', async () => {
    const { sender: texts, sent } = sender(201, { sid: 'SM1' });
    await texts.send(MESSAGE);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'post', data: { To: MESSAGE.to, From: '+15550100', Body: MESSAGE.text } });
    expect(sent[0]?.uri).toContain('/Accounts/AC00000000000000000000000000000000/Messages.json');
  });

  it('gives up on a number that is no number', async () => {
    const { sender: texts } = sender(400, { code: 21211, message: 'invalid', status: 400 });
    await expect(texts.send(MESSAGE)).rejects.toThrow(new PermanentTaskFailure('refused 21211'));
  });

  it('leaves a fault of the provider to be tried again', async () => {
    const { sender: texts } = sender(503, { code: 20503, message: 'busy', status: 503 });
    const failure = await texts.send(MESSAGE).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(PermanentTaskFailure);
    expect(failure).toBeInstanceOf(Error);
  });
});
