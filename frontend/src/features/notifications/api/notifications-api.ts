import { requestOf } from '@nukkad/api-client/contract-call';
import { api, type Notification } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';

const NOTIFICATIONS_TAG = 'Notifications';
const PAGE_SIZE = 20;

/** Reads the number of unread notifications from a response; each response with notifications contains it. */
const readUnread = (_newest: Notification[], meta: { response?: Response } | undefined): number =>
  Number(meta?.response?.headers.get('X-Unread-Count') ?? 0);

const listsApi = api.enhanceEndpoints({ addTagTypes: [NOTIFICATIONS_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    /** How many notifications are unread. */
    unreadCount: build.query<number, void>({
      query: () => requestOf('listNotifications', { limit: '1' }),
      transformResponse: readUnread,
      providesTags: [NOTIFICATIONS_TAG],
    }),

    /** The notifications of the account, page by page, newest first. */
    pageNotifications: build.infiniteQuery<PageOf<'listNotifications'>, void, string | null>({
      ...pagedEndpoint('listNotifications', () => ({ limit: String(PAGE_SIZE) })),
      providesTags: [NOTIFICATIONS_TAG],
    }),
  }),
});

/**
 * Marks the notifications for which `isMeant` is true as read in the cache, or as unread. Adds the identifiers of
 * changed ones to `changed`.
 */
const showRead = (isMeant: (notification: Notification) => boolean, isRead = true, changed: string[] = []) =>
  listsApi.util.updateQueryData('pageNotifications', undefined, ({ pages }) => {
    for (const notification of pages.flatMap((page) => page.items)) {
      if (!isMeant(notification) || notification.isRead === isRead) continue;
      notification.isRead = isRead;
      changed.push(notification.id);
    }
  });

const showUnread = (unread: number) => listsApi.util.updateQueryData('unreadCount', undefined, () => unread);

/** The calls about notifications. A read notification is shown as read at once. */
export const notificationsApi = listsApi.enhanceEndpoints({
  endpoints: {
    markNotificationRead: {
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const changed: string[] = [];
        dispatch(showRead((notification) => notification.id === id, true, changed));
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(showUnread(answer.data.unread));
        else dispatch(showRead((notification) => changed.includes(notification.id), false));
      },
    },
    markAllNotificationsRead: {
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(showRead(() => true));
        dispatch(showUnread(answer.data.unread));
      },
    },
  },
});
