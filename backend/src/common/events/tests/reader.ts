import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Change } from '@nukkad/contract/platform/events';

/** One message of a stream. */
export interface Message {
  event: string;
  id: string | undefined;
  data: unknown;
}

interface ReaderOptions {
  lastEventId?: string;
  header?: string;
  acceptEncoding?: string;
}

/** Reads a stream of events as a browser does. */
export class Reader {
  readonly messages: Message[] = [];
  /** Milliseconds that the stream asked to wait before a reconnect, the newest last. */
  readonly retries: number[] = [];
  closed = false;
  private text = '';

  private constructor(private readonly answer: IncomingMessage) {
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => this.take(chunk));
    answer.on('close', () => (this.closed = true));
    answer.on('error', () => (this.closed = true));
  }

  /** Opens a stream and waits for its headers. */
  static open(url: string, cookie: string | undefined, options: ReaderOptions = {}): Promise<Reader> {
    const query = options.lastEventId === undefined ? '' : `?lastEventId=${options.lastEventId}`;
    const headers = {
      ...(cookie === undefined ? {} : { cookie }),
      ...(options.header === undefined ? {} : { 'last-event-id': options.header }),
      ...(options.acceptEncoding === undefined ? {} : { 'accept-encoding': options.acceptEncoding }),
    };
    return new Promise((resolve, reject) => {
      get(`${url}/api/events${query}`, { headers, agent: false }, (answer) => resolve(new Reader(answer))).on(
        'error',
        reject,
      );
    });
  }

  get status(): number | undefined {
    return this.answer.statusCode;
  }

  get headers(): IncomingHttpHeaders {
    return this.answer.headers;
  }

  /** Every change so far, in order of arrival. */
  get changes(): Change[] {
    return this.messages.filter((message) => message.event === 'change').flatMap((message) => message.data as Change[]);
  }

  get subjects(): (string | undefined)[] {
    return this.changes.map((change) => change.subject);
  }

  /**
   * Returns the content of the first message, which holds the missed events. A notification in flight may repeat some
   * of them.
   */
  get missed(): (string | undefined)[] {
    const [first] = this.messages;
    return first?.event === 'change' ? (first.data as Change[]).map(({ subject }) => subject) : [];
  }

  /** The id to go on from. */
  get lastId(): string | undefined {
    return this.messages.findLast((message) => message.id !== undefined)?.id;
  }

  /** Stops reading without closing: a reader that is too slow. */
  pause(): void {
    this.answer.pause();
  }

  close(): void {
    this.answer.destroy();
  }

  private take(chunk: string): void {
    const blocks = (this.text + chunk).split('\n\n');
    this.text = blocks.pop() ?? '';
    for (const block of blocks) this.read(block);
  }

  private read(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
    );
    const retry = fields.get('retry');
    if (retry !== undefined) this.retries.push(Number(retry));
    const event = fields.get('event');
    if (event === undefined) return;
    this.messages.push({ event, id: fields.get('id'), data: JSON.parse(fields.get('data') ?? 'null') });
  }
}
