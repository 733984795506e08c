/** Fake of the browser's EventSource: records the opened streams, and dispatches the events of a test. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];

  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error('no stream was opened');
    return last;
  }

  /** Streams that are still open. */
  static get open(): FakeEventSource[] {
    return FakeEventSource.opened.filter((source) => source.readyState !== FakeEventSource.CLOSED);
  }

  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  /** A message of the server. */
  say(event: string, data: unknown, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId }));
  }

  /** The server refuses the stream. */
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** Installs the fake in the page; returns a function that removes it. */
export function installEventSource(): () => void {
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
  return () => void Reflect.deleteProperty(globalThis, 'EventSource');
}
