import { lazySection } from '../lazy-component';

/** The tabs of Instant Requests, in their order. */
export const INSTANT_TABS = ['requests', 'post', 'notifications'] as const;
export type InstantTab = (typeof INSTANT_TABS)[number];

/** The default tab: accounts that only hire start with posting. */
const firstTab = (isSeeker: boolean): InstantTab => (isSeeker ? 'requests' : 'post');

/** Returns the tab in the address; the default tab of the account if the address names no valid one. */
export function instantTabOf(search: URLSearchParams, isSeeker: boolean): InstantTab {
  const named = search.get('tab');
  return INSTANT_TABS.find((tab) => tab === named) ?? firstTab(isSeeker);
}

/** Where a tab is. For `to` of links. */
export const toInstantTab = (tab: InstantTab, isSeeker: boolean): string =>
  tab === 'requests' && isSeeker ? '/instant-requests' : `/instant-requests?tab=${tab}`;

/** The content of each tab; it is fetched when the tab is opened for the first time. */
export const INSTANT_TAB_PARTS = {
  requests: lazySection(
    async () => (await import('./JobRequestsTab')).JobRequestsTab,
    ...[
      'instant-work/requests',
      'engagement',
      'clock',
      'instant-work/availability',
      'instant-work/engagements',
      'dashboard',
      'payment',
    ],
  ),
  post: lazySection(
    async () => (await import('./InstantHiringSection')).InstantHiringSection,
    ...['instant-work/jobs', 'instant-work/given-work', 'engagement', 'hiring', 'job', 'payment'],
  ),
  notifications: lazySection(async () => (await import('./NotificationsTab')).NotificationsTab, ...['notifications']),
} as const;
