import { ReaderStopped } from '../../../common/delivery/message.js';
import { callProvider, traceHeaders } from '../../../common/observability/tracing.js';
import { DeferTask, PermanentTaskFailure } from '../../../common/queue/task.js';
import { AcceptedSchema, RefusalSchema } from './whatsapp-schemas.js';

/** Timeout of a call in milliseconds; its task retries later. */
const TIMEOUT_MS = 8000;
const VERSION = 'v23.0';
const BAD_REQUEST = 400;
const SERVER_ERROR = 500;
/** Statuses that do not concern the message: wrong credentials, and too many calls. */
const NOT_JUDGED: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);
/** Codes of too many messages, to one person or in total, and of a temporary fault of the service. */
const LATER: ReadonlySet<number> = new Set([4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 133_004]);
const LATER_SECONDS = 60;
/** Code of a person who has ended the messages of the product in WhatsApp itself. */
export const STOPPED_CODE = 131_050;

/** A template message. The values fill its places in order. */
interface TemplateMessage {
  /** Reports about the message contain it. */
  key: string;
  /** E.164. */
  to: string;
  template: string;
  language: string;
  values: readonly string[];
  /** Contents that pressed buttons report, in the order of the buttons of the template. */
  buttons: readonly string[];
}

/** A text, possible only after a message of its reader. */
export interface AnswerMessage {
  /** E.164. */
  to: string;
  text: string;
}

interface WhatsAppAccess {
  /** Address of the API, known once the simulator listens. */
  baseUrl: () => Promise<string>;
  phoneNumberId: string;
  token: string;
  timeoutMs?: number;
}

/** Calls the WhatsApp Cloud API: with a timeout, with validated answers, and with errors that state whether a call may be repeated. */
export class WhatsAppClient {
  constructor(private readonly access: WhatsAppAccess) {}

  /**
   * Sends a template. The service has accepted it then; whether it is delivered, is reported. Throws ReaderStopped when the reader
   * has ended the messages, PermanentTaskFailure when the message is refused, DeferTask when the service demands a wait, and any
   * other error for a retry.
   */
  async sendTemplate({ key, to, template, language, values, buttons }: TemplateMessage): Promise<void> {
    const body =
      values.length > 0 ? [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }] : [];
    const pressable = buttons.map((payload, index) => ({
      ...{ type: 'button', sub_type: 'quick_reply', index: String(index) },
      parameters: [{ type: 'payload', payload }],
    }));
    const components = [...body, ...pressable];
    await this.send(to, {
      biz_opaque_callback_data: key,
      type: 'template',
      template: { name: template, language: { code: language }, components },
    });
  }

  /** Sends a text within 24 hours after a message of its reader. Throws as `sendTemplate` does. */
  async sendAnswer({ to, text }: AnswerMessage): Promise<void> {
    await this.send(to, { type: 'text', text: { body: text } });
  }

  private async send(to: string, message: object): Promise<void> {
    const addressed = { messaging_product: 'whatsapp', recipient_type: 'individual', to: to.replace(/^\+/, '') };
    await callProvider('whatsapp', 'send', async () => {
      const { status, body } = await this.post({ ...addressed, ...message });
      if (status >= BAD_REQUEST) throw refusalOf(status, body);
      if (!AcceptedSchema.safeParse(body).success) throw new Error('WhatsApp answered in an unknown shape');
    });
  }

  private async post(body: object): Promise<{ status: number; body: unknown }> {
    const { phoneNumberId, token, timeoutMs = TIMEOUT_MS } = this.access;
    const response = await fetch(new URL(`/${VERSION}/${phoneNumberId}/messages`, await this.access.baseUrl()), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...traceHeaders() },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  }
}

function refusalOf(status: number, body: unknown): Error {
  const code = RefusalSchema.safeParse(body).data?.error.code ?? null;
  if (code === STOPPED_CODE) return new ReaderStopped(`refused ${code}`);
  if (code !== null && LATER.has(code)) return new DeferTask({ seconds: LATER_SECONDS });
  if (NOT_JUDGED.has(status) || status >= SERVER_ERROR) return new Error(`WhatsApp answered ${code ?? status}`);
  return new PermanentTaskFailure(`refused ${code ?? status}`);
}
