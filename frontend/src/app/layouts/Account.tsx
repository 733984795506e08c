import { lazyPart } from '../lazy-part';

/** The profile menu of the dashboards, fetched when it is first opened. */
export const Account = lazyPart(
  async () => (await import('../../features/profile/components/AccountDrawer')).AccountDrawer,
  'profile',
  'jobs',
);
