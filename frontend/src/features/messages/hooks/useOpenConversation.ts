import { useSearchParams } from 'react-router-dom';

const CONVERSATION = 'conversation';

/** The conversation that the address names, so that a link opens it and going back closes it. */
export function useOpenConversation() {
  const [search, setSearch] = useSearchParams();
  return {
    openId: search.get(CONVERSATION),
    /** The address with this conversation open. For `to` of links. */
    toConversation: (id: string): string => {
      const next = new URLSearchParams(search);
      next.set(CONVERSATION, id);
      return `?${next}`;
    },
    open: (id: string): void =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        next.set(CONVERSATION, id);
        return next;
      }),
    close: (): void =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(CONVERSATION);
          return next;
        },
        { replace: true },
      ),
  };
}
