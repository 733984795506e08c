import type { SupportKind } from '@nukkad/contract/support/support';

type Listener = (kind: SupportKind | undefined) => void;
const listeners = new Set<Listener>();
let pending: [SupportKind | undefined] | null = null;

/** Opens the support chat from any part of a page; the chat subscribes to it. An event, and no state of the application. */
export const supportChat = {
  /** Opens the chat, optionally for a kind of request; if the chat is not loaded yet, as soon as it is. */
  open(kind?: SupportKind): void {
    if (listeners.size === 0) pending = [kind];
    for (const listener of listeners) listener(kind);
  },
  onOpen(listener: Listener): () => void {
    listeners.add(listener);
    if (pending) listener(pending[0]);
    pending = null;
    return () => listeners.delete(listener);
  },
};
