import { Suspense } from 'react';
import { useOpenConversation } from '../hooks/useOpenConversation';
import { requireTexts } from '../../../shared/i18n/i18n';
import { lazyPart } from '../../../shared/rendering/lazy-part';

const ConversationSheet = lazyPart(async () => {
  const [part] = await Promise.all([import('./ConversationSheet'), requireTexts('messages', 'messages/recent')]);
  return part.ConversationSheet;
});

/** The conversation in the address, over the page; empty if it names none. */
export function LinkedConversation() {
  const { value: openId, close } = useOpenConversation();
  if (openId === null) return null;
  return (
    <Suspense>
      <ConversationSheet key={openId} id={openId} onClose={close} />
    </Suspense>
  );
}
