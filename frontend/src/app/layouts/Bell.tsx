import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { optionalLazyComponent } from '../lazy-component';

const NotificationBell = optionalLazyComponent(
  async () => (await import('../../features/notifications/components/NotificationBell')).NotificationBell,
  'notifications',
);

/** Fetches the bell before it is drawn. */
export const fetchBell = NotificationBell.fetch;

/** The bell of a dashboard's header; its space is reserved while it loads. */
export function Bell() {
  return (
    <Suspense fallback={<Box sx={{ width: 48, height: 48 }} />}>
      <NotificationBell />
    </Suspense>
  );
}
