const listeners = new Set<() => void>();

/** The way to the support from anywhere on a page: its chat listens. */
export const supportChat = {
  /** Opens the chat. */
  open(): void {
    for (const listener of listeners) listener();
  },
  onOpen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
