import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { STOPPED_CODE } from './whatsapp-client.js';

const LOOPBACK = '127.0.0.1';
const SECOND_MS = 1000;

/** Access of the product to its simulated phone number. */
export const SIMULATED_NUMBER = {
  phoneNumberId: '100000000000001',
  token: 'practice-token',
  secret: 'practice-secret',
};

const PATH = new RegExp(`^/v\\d+\\.\\d+/${SIMULATED_NUMBER.phoneNumberId}/messages$`);

const addressed = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^\d{6,15}$/),
};
const SentSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...addressed,
    type: z.literal('template'),
    biz_opaque_callback_data: z.string().max(512),
    template: z.strictObject({
      name: z.string().regex(/^[a-z0-9_]{1,512}$/),
      language: z.strictObject({ code: z.string().min(2) }),
      components: z.array(
        z.discriminatedUnion('type', [
          z.strictObject({
            type: z.literal('body'),
            parameters: z.array(z.strictObject({ type: z.literal('text'), text: z.string() })),
          }),
          z.strictObject({
            type: z.literal('button'),
            sub_type: z.literal('quick_reply'),
            index: z.string().regex(/^\d$/),
            parameters: z.tuple([z.strictObject({ type: z.literal('payload'), payload: z.string().min(1).max(128) })]),
          }),
        ]),
      ),
    }),
  }),
  z.strictObject({
    ...addressed,
    type: z.literal('text'),
    text: z.strictObject({ body: z.string().min(1).max(4096) }),
  }),
]);

/** A message that the simulated service accepted. */
export interface SimulatedMessage {
  /** Reports about the message contain it; the id of the message where it has none. */
  key: string;
  /** Without a plus. */
  to: string;
  text: string;
  buttons: { label: string; payload: string }[];
}

/** A template as the simulated service knows it: its text with `{{1}}`, and the labels of its buttons. */
interface SimulatedTemplate {
  text: string;
  buttons: readonly string[];
}

/** Storage and templates of the simulated service. */
interface SimulatedAccount {
  keep: (message: SimulatedMessage) => Promise<void>;
  /** Returns a template; null if there is none. */
  findTemplate: (name: string, language: string) => SimulatedTemplate | null;
}

/** A fault of the next call: it is refused with a code, or answered by a faulty server. */
type SimulatedFault = { code: number; status: number } | 'bad-gateway' | 'unknown-shape' | 'silence';

/** Parameters of a template may contain neither line breaks nor four spaces in a row. */
const UNUSABLE_VALUE = /[\n\t]| {4}/;
const PLACE = /\{\{(\d+)\}\}/g;

/** Codes of the service. */
const CODES = { credentials: 190, invalid: 100, template: 132_001, count: 132_000, value: 132_018 } as const;

/** The simulated WhatsApp Cloud API, on the loopback interface. */
export class WhatsAppSimulator {
  readonly faults: SimulatedFault[] = [];
  /** Numbers that have ended the messages of the product, without a plus. */
  readonly stopped = new Set<string>();
  private readonly server: Server;

  constructor(private readonly account: SimulatedAccount) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
  }

  /** Listens on a free port; returns the address of the API. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(0, LOOPBACK, resolve);
    });
    this.server.unref();
    return `http://${LOOPBACK}:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = this.faults.shift();
    if (fault === 'silence') return;
    const { status, body } = await this.answerTo(request, Buffer.concat(chunks).toString('utf8'), fault);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }

  private async answerTo(
    { method, url = '', headers }: IncomingMessage,
    text: string,
    fault: SimulatedFault | undefined,
  ): Promise<Answer> {
    if (headers.authorization !== `Bearer ${SIMULATED_NUMBER.token}`) return refusal(401, CODES.credentials);
    if (method !== 'POST' || !PATH.test(url)) return refusal(404, CODES.invalid);
    if (fault === 'bad-gateway') return { status: 502, body: {} };
    if (fault === 'unknown-shape') return { status: 200, body: { messages: [] } };
    if (typeof fault === 'object') return refusal(fault.status, fault.code);
    const sent = SentSchema.safeParse(JSON.parse(text));
    if (!sent.success) return refusal(400, CODES.invalid);
    if (this.stopped.has(sent.data.to)) return refusal(400, STOPPED_CODE);
    return this.accept(sent.data);
  }

  private async accept(sent: z.output<typeof SentSchema>): Promise<Answer> {
    const id = `wamid.${randomUUID()}`;
    const { to } = sent;
    if (sent.type === 'text') {
      await this.account.keep({ key: id, to, text: sent.text.body, buttons: [] });
    } else {
      const { name, language, components } = sent.template;
      const template = this.account.findTemplate(name, language.code);
      if (template === null) return refusal(404, CODES.template);
      const values = components.flatMap((one) => (one.type === 'body' ? one.parameters.map(({ text }) => text) : []));
      const pressable = components.flatMap((one) => (one.type === 'button' ? [one] : []));
      if (new Set(template.text.match(PLACE)).size !== values.length) return refusal(400, CODES.count);
      if (pressable.map(({ index }) => index).join() !== [...template.buttons.keys()].join())
        return refusal(400, CODES.count);
      if (values.some((value) => value === '' || UNUSABLE_VALUE.test(value))) return refusal(400, CODES.value);
      const text = template.text.replace(PLACE, (_place, number: string) => values[Number(number) - 1] ?? '');
      const buttons = template.buttons.map((label, index) => ({
        label,
        payload: pressable[index]?.parameters[0].payload ?? '',
      }));
      await this.account.keep({ key: sent.biz_opaque_callback_data, to, text, buttons });
    }
    const contacts = [{ input: to, wa_id: to }];
    return {
      status: 200,
      body: { messaging_product: 'whatsapp', contacts, messages: [{ id, message_status: 'accepted' }] },
    };
  }
}

interface Answer {
  status: number;
  body: object;
}

const refusal = (status: number, code: number): Answer => ({
  status,
  body: { error: { message: `(#${code})`, type: 'OAuthException', code, fbtrace_id: 'practice' } },
});

/** Returns the bytes of a report of the simulated service. */
function reportOf(content: object): Buffer {
  const metadata = { display_phone_number: '15550000001', phone_number_id: SIMULATED_NUMBER.phoneNumberId };
  const changes = [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...content } }];
  return Buffer.from(
    JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '200000000000001', changes }] }),
  );
}

const stamp = (at: Date): string => String(Math.floor(at.getTime() / SECOND_MS));

/** Returns the report of a state of a message. `to`: the number of its reader without a plus, which WhatsApp may omit. */
export const statusReport = (key: string, status: string, code?: number, to?: string): Buffer => {
  const errors = code === undefined ? {} : { errors: [{ code }] };
  const recipient = to === undefined ? {} : { recipient_id: to };
  const about = { id: `wamid.${randomUUID()}`, status, timestamp: stamp(new Date()), biz_opaque_callback_data: key };
  return reportOf({ statuses: [{ ...about, ...recipient, ...errors }] });
};

/** Returns the report of a text of a person. `from` is without a plus. */
export const textReport = (from: string, body: string, at = new Date()): Buffer =>
  reportOf({
    messages: [{ id: `wamid.${randomUUID()}`, from, timestamp: stamp(at), type: 'text', text: { body } }],
  });

/** Returns the report of a pressed button. `from` is without a plus. */
export const pressReport = (from: string, payload: string, id = `wamid.${randomUUID()}`): Buffer =>
  reportOf({
    messages: [{ id, from, timestamp: stamp(new Date()), type: 'button', button: { payload, text: 'button' } }],
  });
