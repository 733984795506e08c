import { draftStore } from '../../../shared/drafts/draft-store';

/** A pending message. A failed one stays, with the server's sentence if there was one, until it is retried. */
export interface Unsent {
  key: string;
  text: string;
  failed: boolean;
  detail?: string | undefined;
}

/** The user's texts in a conversation that the server does not have yet. */
export interface ComposerState {
  draft: string;
  unsent: readonly Unsent[];
}

const EMPTY: ComposerState = { draft: '', unsent: [] };

const PREFIX = 'conversation:';
const nameOf = (conversationId: string): string => PREFIX + conversationId;

/**
 * The unsent texts by conversation for the lifetime of the page: closing a conversation loses nothing. Drafts survive a
 * reload.
 */
class ComposerStore {
  private readonly states = new Map<string, ComposerState>();
  private readonly listeners = new Set<() => void>();

  constructor() {
    // the queue of offline writes returns a refused message to its draft
    draftStore.subscribe((name, value) => {
      if (name.startsWith(PREFIX)) this.showDraft(name.slice(PREFIX.length), typeof value === 'string' ? value : '');
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly of = (conversationId: string): ComposerState => {
    const known = this.states.get(conversationId);
    if (known) return known;
    const draft = draftStore.read(nameOf(conversationId));
    const state = typeof draft === 'string' ? { ...EMPTY, draft } : EMPTY;
    this.states.set(conversationId, state);
    return state;
  };

  draft(conversationId: string, draft: string): void {
    draftStore.keep(nameOf(conversationId), draft);
  }

  /** Adds a message, or replaces the one with the same key. */
  keep(conversationId: string, message: Unsent): void {
    const state = this.of(conversationId);
    const known = state.unsent.some(({ key }) => key === message.key);
    const unsent = known
      ? state.unsent.map((kept) => (kept.key === message.key ? message : kept))
      : [...state.unsent, message];
    this.put(conversationId, { ...state, unsent });
  }

  drop(conversationId: string, key: string): void {
    const state = this.of(conversationId);
    this.put(conversationId, { ...state, unsent: state.unsent.filter((kept) => kept.key !== key) });
  }

  private showDraft(conversationId: string, draft: string): void {
    const state = this.of(conversationId);
    if (state.draft !== draft) this.put(conversationId, { ...state, draft });
  }

  private put(conversationId: string, state: ComposerState): void {
    this.states.set(conversationId, state);
    for (const listener of this.listeners) listener();
  }
}

export const composerStore = new ComposerStore();
