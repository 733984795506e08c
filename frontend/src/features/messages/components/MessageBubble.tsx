import FlagIcon from '@mui/icons-material/FlagOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Message } from '@nukkad/api-client/generated/api.gen';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';

/** One message bubble: the user's own are on the right. */
export function Bubble(props: { mine: boolean; who: string; text: string; warned?: boolean; children?: ReactNode }) {
  const { mine, who, text, warned = false, children } = props;
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', alignItems: mine ? 'flex-end' : 'flex-start' }}>
      <Box
        sx={{
          maxWidth: '85%',
          px: 1.5,
          py: 1,
          border: '1px solid',
          borderColor: warned ? 'warning.main' : 'transparent',
          borderRadius: mine ? '12px 12px 4px 12px' : '12px 12px 12px 4px',
          bgcolor: mine ? 'primary.tint' : 'background.tint',
        }}
      >
        <Box component="span" sx={visuallyHidden}>
          {who}
        </Box>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
      {children}
    </Box>
  );
}

/** The small line below a message. */
export function BubbleNote({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        px: 0.5,
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      {children}
    </Box>
  );
}

interface Props {
  message: Message;
  /** The author, for screen reader users, who do not see the side of the bubble. */
  who: string;
  onReport: () => void;
  /** Copies a held message into the field for editing; absent if nobody can write any more. */
  onEdit?: (() => void) | undefined;
}

/**
 * A message with its time and read status; held messages show the reason, messages of the other side a report button.
 */
export function MessageBubble({ message, who, onReport, onEdit }: Props) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  const { mine, text, held, createdAt, read, reported, hidden } = message;
  const warned = held.length > 0;
  return (
    <Bubble
      mine={mine}
      who={who}
      text={hidden ? t('messages/recent:hidden') : text || t('messages/recent:erased')}
      warned={warned}
    >
      {warned && (
        <Box sx={{ maxWidth: '85%', mt: 0.5, px: 0.5, color: 'warning.main' }}>
          <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
            <WarningIcon aria-hidden fontSize="small" />
            {t('held.title')}
          </Typography>
          {held.map((reason) => (
            <Typography key={reason} variant="body2">
              {t(`held.${reason}`)}
            </Typography>
          ))}
          {onEdit && (
            <Button onClick={onEdit} sx={{ ml: -1, px: 1 }}>
              {t('held.edit')}
            </Button>
          )}
        </Box>
      )}
      <BubbleNote>
        <time dateTime={createdAt}>{format.when(new Date(createdAt))}</time>
        {mine && read && <span>{t('read')}</span>}
        {!mine && reported && <span>{t('reported')}</span>}
        {!mine && !reported && !hidden && (
          <Button
            color="inherit"
            startIcon={<FlagIcon />}
            aria-haspopup="dialog"
            onClick={onReport}
            sx={{ px: 1, fontSize: 'inherit', fontWeight: 400 }}
          >
            {t('report.action')}
          </Button>
        )}
      </BubbleNote>
    </Bubble>
  );
}
