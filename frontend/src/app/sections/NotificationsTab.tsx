import Box from '@mui/material/Box';
import { NotificationList } from '../../features/notifications/components/NotificationList';
import { boardStyles } from '../../shared/ui/board-styles';

/** The notifications of the account, as a tab of a page. */
export function NotificationsTab() {
  return (
    <Box sx={{ ...boardStyles, maxWidth: 720, overflow: 'hidden', '& li:last-of-type > *': { borderBottom: 0 } }}>
      <NotificationList />
    </Box>
  );
}
