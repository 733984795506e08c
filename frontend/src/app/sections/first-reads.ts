import { wasCalledEarly } from '@nukkad/api-client/early-calls';
import { conversationsAddress, FIRST_ADDRESSES } from '@nukkad/api-client/first-addresses';
import type { Side } from '@nukkad/contract/accounts/users';
import { messagesApi } from '../../features/messages/api/messages-api';
import { notificationsApi } from '../../features/notifications/api/notifications-api';
import type { AppStore } from '../store';

/** A read of a page, with the address that the first script calls for it. */
export type FirstRead = readonly [address: string, read: (dispatch: AppStore['dispatch']) => PromiseLike<unknown>];

/** Options of a first read: the components that draw its answer subscribe to it later. */
export const UNSUBSCRIBED = { subscribe: false } as const;

/** The reads of the frame on one side of the market. */
export const readsOfFrame = (side: Side): readonly FirstRead[] => [
  [
    FIRST_ADDRESSES.bell,
    (dispatch) => dispatch(notificationsApi.endpoints.unreadCount.initiate(undefined, UNSUBSCRIBED)),
  ],
  [
    conversationsAddress(side),
    (dispatch) => dispatch(messagesApi.endpoints.listConversations.initiate({ side, limit: '5' }, UNSUBSCRIBED)),
  ],
];

/**
 * Stores the answers to the calls that the first script has sent, so that the first drawing of a page contains them: a
 * skeleton before it would double the work of a slow phone. Sends no call itself. Settles when all are stored.
 */
export const storeFirstAnswers = (reads: readonly FirstRead[], { dispatch }: AppStore): Promise<unknown> =>
  Promise.all(reads.filter(([address]) => wasCalledEarly(address)).map(([, read]) => read(dispatch)));
