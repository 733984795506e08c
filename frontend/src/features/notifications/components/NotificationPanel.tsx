import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../shared/overlay/Drawer';
import { Popover } from '../../../shared/overlay/Popover';
import { useToast } from '../../../shared/ui/toast/useToast';
import { notificationsApi } from '../api/notifications-api';
import { NotificationList } from './NotificationList';
import { WaitingInvitations } from './WaitingInvitations';

interface Props {
  id: string;
  /** The bell; the panel is closed while it is null. */
  anchor: HTMLElement | null;
  unread: number;
  onClose: () => void;
}

/** The list under the bell; on a phone it covers the whole screen. */
export function NotificationPanel({ id, anchor, unread, onClose }: Props) {
  const { t } = useTranslation(['notifications', 'shared']);
  const { toast } = useToast();
  const wide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [markAll, { isLoading }] = notificationsApi.useMarkAllNotificationsReadMutation();

  const readAll = async () => {
    const { error } = await markAll();
    if (error) toast({ title: t('readAllFailed'), variant: 'destructive' });
  };
  const label = `${id}-title`;
  const content = (
    <>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          pl: 2,
          pr: 0.5,
          py: 0.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Typography id={label} variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {t('title')}
        </Typography>
        <Button disabled={unread === 0 || isLoading} onClick={() => void readAll()} sx={{ px: 1.5 }}>
          {t('readAll')}
        </Button>
        <IconButton aria-label={t('shared:close')} onClick={onClose}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Box>
      {anchor && (
        <>
          <WaitingInvitations />
          <NotificationList takesPlace />
        </>
      )}
    </>
  );
  const paper = { id, role: 'dialog', 'aria-modal': true, 'aria-labelledby': label } as const;
  if (!wide) {
    return (
      <Drawer
        anchor="right"
        open={anchor !== null}
        onClose={onClose}
        slotProps={{ paper: { ...paper, sx: { width: '100%', height: '100dvh' } } }}
      >
        {content}
      </Drawer>
    );
  }
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          ...paper,
          sx: {
            width: 400,
            maxHeight: 'min(600px, calc(100dvh - 96px))',
            mt: 0.5,
            borderRadius: '14px',
            boxShadow: 'var(--lift)',
          },
        },
      }}
    >
      {content}
    </Popover>
  );
}
