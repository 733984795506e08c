/** Fake of the channel between the tabs of a browser, which jsdom lacks. */
export class FakeChannel extends EventTarget {
  static all = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close(): void {
    FakeChannel.all.delete(this);
  }
}

/** Installs the fake channel; returns a function that removes it. */
export function installBroadcastChannel(): () => void {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  return () => Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}
