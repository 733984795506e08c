import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DeferTask, PermanentTaskFailure } from '../../../common/queue/task.js';
import { ReaderStopped } from '../../../common/delivery/message.js';
import { WhatsAppClient } from '../whatsapp/whatsapp-client.js';
import { SIMULATED_NUMBER, type SimulatedMessage, WhatsAppSimulator } from '../whatsapp/whatsapp-simulator.js';

const MESSAGE = {
  key: 'delivery',
  to: '+919812345678',
  template: 'instant_hire_request',
  language: 'kn',
  values: ['ಅಡುಗೆ', '₹600'],
  buttons: ['yes.token', 'no.token'],
};
const TEMPLATES: Record<string, { text: string; buttons: string[] }> = {
  instant_hire_request: { text: '{{1}}: {{2}}.', buttons: ['ಹೌದು', 'ಬೇಡ'] },
  plain: { text: 'Hello.', buttons: [] },
};

describe('WhatsAppClient', () => {
  const accepted: SimulatedMessage[] = [];
  let simulator: WhatsAppSimulator;
  let url: string;
  beforeAll(async () => {
    simulator = new WhatsAppSimulator({
      findTemplate: (name) => TEMPLATES[name] ?? null,
      keep: async (message) => void accepted.push(message),
    });
    url = await simulator.listen();
  });
  afterAll(() => simulator.close());
  beforeEach(() => {
    accepted.length = 0;
    simulator.faults.length = 0;
    simulator.stopped.clear();
  });

  const clientWith = (access: object = {}): WhatsAppClient =>
    new WhatsAppClient({ ...SIMULATED_NUMBER, baseUrl: async () => url, ...access });
  const failure = (client = clientWith(), message: object = {}): Promise<unknown> =>
    client.sendTemplate({ ...MESSAGE, ...message }).catch((error: unknown) => error);

  it('sends a template in the language of its reader, with a key for its reports', async () => {
    await clientWith().sendTemplate(MESSAGE);
    const buttons = [
      { label: 'ಹೌದು', payload: 'yes.token' },
      { label: 'ಬೇಡ', payload: 'no.token' },
    ];
    expect(accepted).toEqual([{ key: 'delivery', to: '919812345678', text: 'ಅಡುಗೆ: ₹600.', buttons }]);
  });

  it('sends a template without values, and an answer', async () => {
    await clientWith().sendTemplate({ ...MESSAGE, template: 'plain', values: [], buttons: [] });
    await clientWith().sendAnswer({ to: '+919812345678', text: 'Bye.' });
    expect(accepted.map(({ text }) => text)).toEqual(['Hello.', 'Bye.']);
  });

  it.each([
    ['an unknown template', { template: 'other' }],
    ['a missing button', { buttons: ['yes.token'] }],
    ['a missing value', { values: ['one'] }],
    ['an empty value', { values: ['one', ''] }],
    ['a line break in a value', { values: ['one', 'two\nthree'] }],
  ])('fails permanently with %s', async (_what, message) => {
    expect(await failure(clientWith(), message)).toBeInstanceOf(PermanentTaskFailure);
    expect(accepted).toEqual([]);
  });

  it('reports a reader who has ended the messages', async () => {
    simulator.stopped.add('919812345678');
    expect(await failure()).toBeInstanceOf(ReaderStopped);
  });

  it.each([131_056, 130_429, 80_007])('waits after the code %i of too many messages', async (code) => {
    simulator.faults.push({ code, status: 400 });
    expect(await failure()).toBeInstanceOf(DeferTask);
  });

  it.each([132_001, 131_026, 100])('fails permanently after the code %i', async (code) => {
    simulator.faults.push({ code, status: 400 });
    expect(await failure()).toBeInstanceOf(PermanentTaskFailure);
  });

  it.each(['bad-gateway', 'unknown-shape'] as const)('may be repeated after the fault %s', async (fault) => {
    simulator.faults.push(fault);
    const error = await failure();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PermanentTaskFailure);
  });

  it('may be repeated with other credentials, and after silence', async () => {
    expect(await failure(clientWith({ token: 'wrong' }))).toMatchObject({ message: 'WhatsApp answered 190' });
    simulator.faults.push('silence');
    expect(await failure(clientWith({ timeoutMs: 50 }))).toMatchObject({ name: 'TimeoutError' });
  });
});
