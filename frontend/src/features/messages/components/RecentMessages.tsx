import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { RECENT_MESSAGES_ID } from '../../../entities/hiring/paths';
import { useFormat } from '../../../shared/i18n/format';
import { LocalisedJobLine } from '../../../entities/job/components/LocalisedJobLine';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Panel } from '../../../shared/ui/Panel';
import { messagesApi } from '../api/messages-api';
import { useOpenConversation } from '../hooks/useOpenConversation';
import { UnreadBadge } from './UnreadBadge';

/** Number of conversations in the card. */
const SHOWN = 5;

function Row({ conversation, link }: { conversation: Conversation; link: Pick<LinkProps, 'to' | 'state'> }) {
  const { t } = useTranslation('messages/recent');
  const format = useFormat();
  const { other, job, lastMessage, unreadCount } = conversation;
  const isUnread = unreadCount > 0;
  const snippet = (text: string): string => {
    if (!lastMessage?.mine) return text;
    return lastMessage.held.length > 0 ? t('held', { text }) : t('mine', { text });
  };
  return (
    <Box component="li" sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box
        component={Link}
        {...link}
        preventScrollReset
        sx={{
          display: 'block',
          mx: -1,
          px: 1,
          py: 1.5,
          borderRadius: '8px',
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'background.tint' },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1, flexWrap: 'wrap' }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {other.name}
          </Box>
          <UnreadBadge count={unreadCount} />
          {lastMessage && (
            <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: '0.9375rem' }}>
              {format.relative(new Date(lastMessage.createdAt))}
            </Box>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {job.title}
          <LocalisedJobLine job={job} />
        </Typography>
        {lastMessage && (
          <Typography
            data-excerpt
            sx={{
              display: '-webkit-box',
              mt: 0.25,
              overflow: 'hidden',
              overflowWrap: 'anywhere',
              fontWeight: isUnread ? 600 : 400,
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 2,
            }}
          >
            {lastMessage.hidden ? t('hidden') : snippet(lastMessage.text || t('erased'))}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Recent Messages: the employer's latest conversations, each with a link to it. */
export function RecentMessages() {
  const { t } = useTranslation('messages/recent');
  const { link } = useOpenConversation();
  const { data, isError, refetch } = messagesApi.useListConversationsQuery({ side: 'employer', limit: String(SHOWN) });
  return (
    <Panel title={t('title')} headingId={RECENT_MESSAGES_ID}>
      {!data && !isError && <ListSkeleton cards={2} inBoard />}
      {!data && isError && <LoadFailed small title={t('loadFailed')} onRetry={refetch} />}
      {data?.length === 0 && (
        <>
          <Typography>{t('empty.title')}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('empty.text')}</Typography>
        </>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ mx: 0, my: -1, p: 0, listStyle: 'none' }}>
          {data.map((conversation) => (
            <Row key={conversation.id} conversation={conversation} link={link(conversation.id)} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
