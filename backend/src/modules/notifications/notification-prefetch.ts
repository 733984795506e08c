import { Injectable } from '@nestjs/common';
import { NotificationListQuerySchema } from '@nukkad/contract/messages/notifications';
import type { Request } from 'express';
import type { AccountPrefetch, PrefetchesWithSession } from '../../common/security/session-prefetch.js';
import { notificationsAsJson, type StoredNotifications } from './notification-list.read-model.js';

/** Reads the first page of notifications together with its session. */
@Injectable()
export class NotificationPrefetch implements PrefetchesWithSession {
  private readonly prefetched = new WeakMap<Request, StoredNotifications>();

  planPrefetch(request: Request): AccountPrefetch | null {
    const query = NotificationListQuerySchema.safeParse(request.query);
    // a cursor is checked with the account, which is not known yet
    if (!query.success || query.data.cursor !== undefined) return null;
    return {
      sql: (add) => notificationsAsJson('u.id', query.data.limit, null, add),
      receive: (value) => void this.prefetched.set(request, value as StoredNotifications),
    };
  }

  /** Returns the notifications prefetched for the request. */
  prefetchedNotifications(request: Request): StoredNotifications | undefined {
    return this.prefetched.get(request);
  }
}
