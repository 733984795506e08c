import ShieldIcon from '@mui/icons-material/GppMaybeOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { Conversation, Message } from '@nukkad/api-client/generated/api.gen';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { LocalisedJobLine } from '../../../entities/job/components/LocalisedJobLine';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Sheet } from '../../../shared/ui/Sheet';
import { messagesApi } from '../api/messages-api';
import { useComposer } from '../hooks/useComposer';
import { useMarkAsRead } from '../hooks/useMarkAsRead';
import { Composer } from './Composer';
import { MessageList } from './MessageList';
import { ReadySentences } from './ReadySentences';
import { ReportSheet } from './ReportSheet';
import { boardStyles } from '../../../shared/ui/board-styles';

/** Reserves the height of a line. */
const NO_LINE_YET = '\u00a0';

/** Returns the name of the other side: the shop for a seeker, the person for an employer. */
const whom = ({ side, job, other }: Conversation): string => (side === 'job_seeker' ? job.company : other.name);

/** A conversation: the messages, a warning about fraud, and the composer. */
export function ConversationSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('messages');
  const { data: conversation, error, refetch } = messagesApi.useGetConversationQuery({ id });
  const list = messagesApi.usePageMessagesInfiniteQuery(id);
  const outgoing = useComposer(id);
  const [reporting, setReporting] = useState<Message | null>(null);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const newestFirst = list.data?.pages.flatMap((page) => page.items);
  useMarkAsRead(conversation, newestFirst?.[0]);

  const edit = (text: string) => {
    outgoing.setDraft(text);
    field.current?.focus();
  };
  const gone = (error as ApiError | undefined)?.status === 404;
  const failed = !gone && ((error && !conversation) || (list.isError && !list.data));
  const loadAgain = () => {
    void refetch();
    void list.refetch();
  };
  const shown = conversation && newestFirst;
  const seeks = conversation?.side === 'job_seeker';
  const other = conversation?.other.name;
  const lastOwn = outgoing.unsent.at(-1)?.text ?? newestFirst?.find(({ mine }) => mine)?.text;
  return (
    <>
      <Sheet
        open
        tall
        holdsInput={outgoing.draft !== ''}
        onClose={onClose}
        title={conversation ? whom(conversation) : t('title')}
        subtitle={
          conversation ? (
            <>
              {joinFacts(conversation.job.title, seeks && other !== conversation.job.company && other)}
              <LocalisedJobLine job={conversation.job} />
            </>
          ) : (
            NO_LINE_YET
          )
        }
        actions={
          shown &&
          !conversation.closed && (
            <Box sx={{ display: 'grid', gap: 1, width: '100%', minWidth: 0 }}>
              {/* a user who has started to type needs no suggestions */}
              {outgoing.draft === '' && (
                <ReadySentences conversation={conversation} lastOwn={lastOwn} onSend={outgoing.sendText} />
              )}
              <Composer ref={field} draft={outgoing.draft} onDraft={outgoing.setDraft} onSend={outgoing.sendDraft} />
            </Box>
          )
        }
      >
        {!shown && !gone && !failed && <ListSkeleton cards={2} />}
        {gone && <EmptyState scene="empty" title={t('gone.title')} text={t('gone.text')} />}
        {failed && <LoadFailed title={t('loadFailed')} onRetry={loadAgain} />}
        {shown && (
          <>
            <Box
              sx={{
                display: 'flex',
                gap: 1,
                mb: 2,
                p: 1.5,
                ...boardStyles,
                // seekers, who may be asked for money, always see the warning, whatever the length of the conversation
                ...(seeks && { position: 'sticky', top: 0, zIndex: 1 }),
              }}
            >
              <ShieldIcon aria-hidden sx={{ color: 'warning.main' }} />
              <Typography variant="body2">{t(seeks ? 'beware.job_seeker' : 'beware.employer')}</Typography>
            </Box>
            <MessageList
              conversation={conversation}
              messages={[...newestFirst].reverse()}
              unsent={outgoing.unsent}
              draft={outgoing.draft}
              onEarlier={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
              onReport={setReporting}
              onEdit={edit}
              onSendAgain={outgoing.sendAgain}
              onTakeBack={(message) => {
                outgoing.takeBack(message);
                field.current?.focus();
              }}
            />
            {conversation.closed && <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('closed')}</Typography>}
          </>
        )}
      </Sheet>
      {reporting && <ReportSheet message={reporting} onClose={() => setReporting(null)} />}
    </>
  );
}
