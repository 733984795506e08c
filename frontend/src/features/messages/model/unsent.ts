import { draftStore } from '../../../shared/drafts/draft-store';

/** A message on its way. One that failed stays, with the server's sentence if there was one, until it is tried again. */
export interface Unsent {
  key: string;
  text: string;
  failed: boolean;
  detail?: string | undefined;
}

/** What somebody has written in a conversation and the server does not have. */
export interface Desk {
  draft: string;
  unsent: readonly Unsent[];
}

const EMPTY: Desk = { draft: '', unsent: [] };

const nameOf = (conversationId: string): string => `conversation:${conversationId}`;

/** Desks by conversation, for as long as the page lives: closing a conversation loses nothing. A draft outlasts a reload. */
class Desks {
  private readonly desks = new Map<string, Desk>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly of = (conversationId: string): Desk => {
    const known = this.desks.get(conversationId);
    if (known) return known;
    const draft = draftStore.read(nameOf(conversationId));
    const desk = typeof draft === 'string' ? { ...EMPTY, draft } : EMPTY;
    this.desks.set(conversationId, desk);
    return desk;
  };

  draft(conversationId: string, draft: string): void {
    draftStore.keep(nameOf(conversationId), draft);
    this.put(conversationId, { ...this.of(conversationId), draft });
  }

  /** Adds a message, or changes the one of the same key. */
  keep(conversationId: string, message: Unsent): void {
    const desk = this.of(conversationId);
    const known = desk.unsent.some(({ key }) => key === message.key);
    const unsent = known
      ? desk.unsent.map((kept) => (kept.key === message.key ? message : kept))
      : [...desk.unsent, message];
    this.put(conversationId, { ...desk, unsent });
  }

  drop(conversationId: string, key: string): void {
    const desk = this.of(conversationId);
    this.put(conversationId, { ...desk, unsent: desk.unsent.filter((kept) => kept.key !== key) });
  }

  private put(conversationId: string, desk: Desk): void {
    this.desks.set(conversationId, desk);
    for (const listener of this.listeners) listener();
  }
}

export const desks = new Desks();
