import ForumIcon from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import { PAGE_SIZE_MAX } from '@nukkad/contract/limits';
import type { Side } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { useToast } from '../../../shared/ui/toast/useToast';
import { messagesApi } from '../api/messages-api';
import { useOpenConversation } from '../hooks/useOpenConversation';
import { UnreadBadge } from './UnreadBadge';

interface Props {
  application: { id: string; status: string };
  side: Side;
  /** The person or job of the conversation, for screen reader users, who do not see the button's position. */
  about: string;
  /** The job of the conversations on the page; all jobs if absent. */
  jobId?: string;
}

/** Opens the conversation of an application, and shows its number of unread messages. */
export function ConversationButton({ application, side, about, jobId }: Props) {
  const { t } = useTranslation('messages/recent');
  const { toast } = useToast();
  const { open } = useOpenConversation();
  // one call for all buttons of a page
  const { data } = messagesApi.useListConversationsQuery({
    side,
    ...(jobId === undefined ? {} : { jobId }),
    limit: String(PAGE_SIZE_MAX),
  });
  const [openConversation, { isLoading }] = messagesApi.useOpenConversationMutation();
  const known = data?.find(({ applicationId }) => applicationId === application.id);
  // a withdrawn application allows no new conversation
  if (!known && application.status === 'withdrawn') return null;

  const show = async () => {
    if (known) return open(known.id);
    try {
      open((await openConversation({ id: application.id }).unwrap()).id);
    } catch (error) {
      const description = (error as ApiError).detail ?? t('failed.text');
      toast({ title: t('failed.title'), description, variant: 'destructive' });
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<ForumIcon />}
      aria-haspopup="dialog"
      disabled={isLoading}
      onClick={() => void show()}
      sx={{ gap: 0.5 }}
    >
      <span>
        {t('open')}
        <Box component="span" sx={visuallyHidden}>{` ${about}`}</Box>
      </span>
      <UnreadBadge count={known?.unreadCount ?? 0} />
    </Button>
  );
}
