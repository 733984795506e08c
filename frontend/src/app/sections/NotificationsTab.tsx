import Box from '@mui/material/Box';
import { NotificationList } from '../../features/notifications/components/NotificationList';
import { boardLook } from '../../shared/ui/board-look';

/** What the account was told, as a tab of a page. */
export function NotificationsTab() {
  return (
    <Box sx={{ ...boardLook, maxWidth: 720, overflow: 'hidden', '& li:last-of-type > *': { borderBottom: 0 } }}>
      <NotificationList />
    </Box>
  );
}
