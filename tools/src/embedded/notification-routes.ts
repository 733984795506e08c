import type { ListenChange } from './sql-inspection.js';

/**
 * Listeners per channel. The engine has one session, so it delivers every notification to the connection that runs a
 * statement; the routes determine its recipients.
 */
export class NotificationRoutes<Listener> {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly pending = new Map<Listener, ListenChange[]>();

  /** Records LISTEN and UNLISTEN of a running transaction. */
  note(listener: Listener, changes: readonly ListenChange[]): void {
    if (changes.length > 0) this.pending.set(listener, [...(this.pending.get(listener) ?? []), ...changes]);
  }

  /**
   * Ends a listener's transaction. Returns the channels the engine must listen to again (an UNLISTEN removed them for
   * others).
   */
  settle(listener: Listener, committed: boolean): string[] {
    const changes = this.pending.get(listener);
    if (!changes) return [];
    this.pending.delete(listener);
    if (!committed) return [];
    for (const change of changes) this.apply(listener, change);
    return changes.some((change) => change.kind === 'unlisten') ? [...this.listeners.keys()] : [];
  }

  /** Removes a listener. Returns the channels without listeners. */
  remove(listener: Listener): string[] {
    this.pending.delete(listener);
    const before = [...this.listeners.keys()];
    this.apply(listener, { kind: 'unlisten', channel: null });
    return before.filter((channel) => !this.listeners.has(channel));
  }

  /** Returns the listeners of a channel. */
  listenersOf(channel: string): Iterable<Listener> {
    return this.listeners.get(channel) ?? [];
  }

  private apply(listener: Listener, { kind, channel }: ListenChange): void {
    if (kind === 'listen' && channel !== null) {
      this.listeners.set(channel, (this.listeners.get(channel) ?? new Set()).add(listener));
      return;
    }
    for (const [name, set] of this.listeners) {
      if ((channel === null || channel === name) && set.delete(listener) && set.size === 0) this.listeners.delete(name);
    }
  }
}
