import { lazyComponent } from '../lazy-component';

/** The profile menu of the dashboards, fetched when it is first opened. */
export const Account = lazyComponent(
  async () => (await import('../../features/profile/components/AccountDrawer')).AccountDrawer,
  'profile',
  'job',
  'review',
  'work-record',
);
