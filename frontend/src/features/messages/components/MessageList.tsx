import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Conversation, Message } from '@nukkad/api-client/generated/api.gen';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWaiting } from '../../../entities/offline/hooks/useIsWaiting';
import type { Unsent } from '../model/composer-slice';
import { Bubble, BubbleNote, MessageBubble } from './MessageBubble';

interface Props {
  conversation: Conversation;
  /** Oldest first. */
  messages: readonly Message[];
  unsent: readonly Unsent[];
  /** The text in the field; shown among the messages once nobody can write any more. */
  draft: string;
  /** Loads earlier messages, if there are any. */
  onEarlier?: (() => void) | undefined;
  onReport: (message: Message) => void;
  onEdit: (text: string) => void;
  onSendAgain: (message: Unsent) => void;
  onTakeBack: (message: Unsent) => void;
}

/** The messages, oldest first, and those that are being sent; scrolled to the end. */
export function MessageList(props: Props) {
  const { conversation, messages, unsent, draft, onEarlier, onReport, onEdit, onSendAgain, onTakeBack } = props;
  const { t } = useTranslation('messages');
  const running = useIsWaiting('sendMessage') ? 'write.waiting' : 'write.sending';
  const end = useRef<HTMLDivElement>(null);
  const last = unsent.at(-1)?.key ?? messages.at(-1)?.id;
  useEffect(() => {
    // void, because newer browsers return a promise, which an effect must not return
    void end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  const { closed } = conversation;
  const other = conversation.other.name;
  return (
    <>
      {onEarlier && (
        <Box sx={{ display: 'flex', justifyContent: 'center', mb: 1 }}>
          <Button onClick={onEarlier}>{t('earlier')}</Button>
        </Box>
      )}
      {messages.length === 0 && unsent.length === 0 && (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>{t('none', { name: other })}</Typography>
      )}
      <Box role="log" aria-label={t('log')}>
        <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {messages.map((message) => (
            <MessageBubble
              key={message.id}
              message={message}
              who={message.mine ? t('you') : other}
              onReport={() => onReport(message)}
              onEdit={closed ? undefined : () => onEdit(message.text)}
            />
          ))}
          {unsent.map((message) => (
            <Bubble key={message.key} mine who={t('you')} text={message.text} warned={message.failed}>
              <BubbleNote>
                {!message.failed && <span>{t(running)}</span>}
                {message.failed && (
                  <>
                    <Box component="span" role="alert" sx={{ color: 'error.main' }}>
                      {message.detail ?? t('write.failed')}
                    </Box>
                    {!closed && (
                      <>
                        <Button onClick={() => onSendAgain(message)} sx={{ px: 1 }}>
                          {t('write.again')}
                        </Button>
                        <Button onClick={() => onTakeBack(message)} sx={{ px: 1 }}>
                          {t('write.edit')}
                        </Button>
                      </>
                    )}
                  </>
                )}
              </BubbleNote>
            </Bubble>
          ))}
          {closed && draft !== '' && (
            <Bubble mine who={t('you')} text={draft} warned>
              <BubbleNote>{t('write.notSent')}</BubbleNote>
            </Bubble>
          )}
        </Box>
      </Box>
      <div ref={end} />
    </>
  );
}
