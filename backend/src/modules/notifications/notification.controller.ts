import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Notification,
  type NotificationListQuery,
  NotificationListQuerySchema,
  NotificationSchema,
  type UnreadCount,
  UnreadCountSchema,
} from '@nukkad/contract/messages/notifications';
import { INTEGER_MAX } from '@nukkad/contract/limits';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { CurrentPrincipal, type Principal } from '../../common/security/principal.js';
import { PrefetchWithSession } from '../../common/security/session-prefetch.js';
import { MarkAllNotificationsRead } from './mark-all-notifications-read.use-case.js';
import { MarkNotificationRead } from './mark-notification-read.use-case.js';
import { NotificationListReadModel } from './notification-list.read-model.js';
import { NotificationPrefetch } from './notification-prefetch.js';

/** The notifications of an account. */
@ApiTags('notifications')
@Controller('api')
export class NotificationController {
  constructor(
    private readonly notifications: NotificationListReadModel,
    private readonly notificationPrefetch: NotificationPrefetch,
    private readonly markOne: MarkNotificationRead,
    private readonly markAll: MarkAllNotificationsRead,
  ) {}

  @Get('notifications')
  @PrefetchWithSession(NotificationPrefetch)
  @Operation({
    summary: 'List the notifications of the account, newest first',
    response: z.array(NotificationSchema),
    headers: {
      ...PAGE_HEADERS,
      'X-Unread-Count': {
        description: 'Total number of unread notifications',
        schema: { type: 'integer', minimum: 0, maximum: INTEGER_MAX },
      },
    },
  })
  async listNotifications(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: NotificationListQuerySchema }) query: NotificationListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Notification[]> {
    const prefetched = this.notificationPrefetch.prefetchedNotifications(request);
    const page = await this.notifications.listNotifications(principal.userId, query, prefetched);
    response.setHeader('X-Unread-Count', String(page.unread));
    return sendPage(request, response, page);
  }

  @Post('notifications/:id/read')
  @Operation({ summary: 'Mark a notification as read', response: UnreadCountSchema })
  markNotificationRead(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<UnreadCount> {
    return this.markOne.execute(principal.userId, id);
  }

  @Post('notifications/read-all')
  @Operation({ summary: 'Mark all notifications as read', response: UnreadCountSchema })
  markAllNotificationsRead(@CurrentPrincipal() principal: Principal): Promise<UnreadCount> {
    return this.markAll.execute(principal.userId);
  }
}
