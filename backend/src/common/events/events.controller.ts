import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { type EventStreamQuery, EventStreamQuerySchema } from '@nukkad/contract/platform/events';
import type { Response } from 'express';
import { Operation } from '../http/operation.js';
import { CurrentPrincipal, type Principal } from '../security/principal.js';
import { EventHub } from './event-hub.js';
import { readPosition } from './event-position.js';
import { EventStream } from './event-stream.js';

/** Streams the changes of the signed-in account as they happen. */
@ApiTags('events')
@Controller('api')
export class EventsController {
  constructor(private readonly hub: EventHub) {}

  @Get('events')
  @ApiHeader({
    name: 'Last-Event-ID',
    description: 'The id of the last received message; a browser sends it when it reconnects.',
    required: false,
  })
  @Operation({
    summary: 'Stream the changes that concern the account, as server-sent events',
    stream:
      'An open stream. `change`: a list of `{topic, subject?}`, the changes since the previous message; `reset`: too many ' +
      'changes were missed, reload all data; `beat`: a heartbeat every 20 seconds; `end`: the session has ended. The stream ' +
      'resumes after the message with the id in `Last-Event-ID` or `lastEventId`.',
  })
  async streamEvents(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: EventStreamQuerySchema }) query: EventStreamQuery,
    @Headers('last-event-id') header: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const seen = header || query.lastEventId;
    const since = seen === undefined ? null : readPosition(seen);
    const stream = new EventStream({ userId: principal.userId, sessionId: principal.sessionId }, response);
    response.on('close', () => this.hub.removeStream(stream));
    await this.hub.join(stream, since, seen !== undefined && since === null);
  }
}
