import { lazy, Suspense } from 'react';
import { useOpenConversation } from '../hooks/useOpenConversation';

const ConversationSheet = lazy(async () => ({ default: (await import('./ConversationSheet')).ConversationSheet }));

/** The conversation that the address names, over the page; nothing when it names none. */
export function LinkedConversation() {
  const { value: openId, close } = useOpenConversation();
  if (openId === null) return null;
  return (
    <Suspense>
      <ConversationSheet key={openId} id={openId} onClose={close} />
    </Suspense>
  );
}
