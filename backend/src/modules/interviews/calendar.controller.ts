import { Controller, Delete, Get, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CALENDAR_DAYS_MAX,
  type CalendarEntry,
  CalendarEntrySchema,
  CalendarFeedSchema,
  CalendarQuerySchema,
} from '@nukkad/contract/interviews/calendar';
import { plainText } from '@nukkad/contract/primitives';
import type { Response } from 'express';
import { z } from 'zod';
import { notFound } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal, Public } from '../../common/security/principal.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { ContactReadModel } from '../users/users.public.js';
import { CalendarFeeds } from './calendar-feeds.js';
import { CalendarReadModel } from './calendar.read-model.js';
import { CreateCalendarFeedUseCase } from './create-calendar-feed.use-case.js';
import { DeleteCalendarFeedUseCase } from './delete-calendar-feed.use-case.js';
import { interviewCalendar } from './interview-calendar.js';
import { rangeTooLong } from './interviews.errors.js';

type Feed = z.infer<typeof CalendarFeedSchema>;
const DAY_MS = 86_400_000;

/** The calendar and its iCalendar feed. */
@ApiTags('calendar')
@Controller('api')
export class CalendarController {
  constructor(
    private readonly calendar: CalendarReadModel,
    private readonly feeds: CalendarFeeds,
    private readonly createFeed: CreateCalendarFeedUseCase,
    private readonly deleteFeed: DeleteCalendarFeedUseCase,
    private readonly contacts: ContactReadModel,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get('calendar')
  @Operation({ summary: 'List the confirmed interviews between two days', response: z.array(CalendarEntrySchema) })
  listCalendarEntries(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: CalendarQuerySchema }) { from, to }: z.infer<typeof CalendarQuerySchema>,
  ): Promise<CalendarEntry[]> {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days < 1 || days > CALENDAR_DAYS_MAX) throw rangeTooLong();
    return this.calendar.listBetween(principal.userId, from, to);
  }

  @Get('calendar-feed')
  @Operation({
    summary: 'Retrieve the secret address of the calendar feed; null without one',
    response: CalendarFeedSchema,
  })
  async getCalendarFeed(@CurrentPrincipal() principal: Principal): Promise<Feed> {
    const secret = await this.feeds.findSecret(principal.userId);
    return { url: secret ? `${this.config.publicUrl}/api/calendar/${secret}.ics` : null };
  }

  @Post('calendar-feed')
  @Operation({
    summary: 'Create an address of the calendar feed, and revoke the previous one',
    response: CalendarFeedSchema,
  })
  async createCalendarFeed(@CurrentPrincipal() principal: Principal): Promise<Feed> {
    await this.createFeed.execute(principal.userId);
    return this.getCalendarFeed(principal);
  }

  @Delete('calendar-feed')
  @Operation({ summary: 'Revoke the address of the calendar feed', response: CalendarFeedSchema })
  async deleteCalendarFeed(@CurrentPrincipal() principal: Principal): Promise<Feed> {
    await this.deleteFeed.execute(principal.userId);
    return { url: null };
  }

  @Get('calendar/:file')
  @Public()
  @Operation({ summary: 'Retrieve the calendar feed of a secret address (iCalendar)', produces: 'text/calendar' })
  async getCalendarFile(
    @Param('file', { schema: plainText(100) }) file: string,
    @Res() response: Response,
  ): Promise<void> {
    const userId = file.endsWith('.ics') ? await this.feeds.findOwner(file.slice(0, -'.ics'.length)) : null;
    if (!userId) throw notFound();
    const language = (await this.contacts.findByIds([userId])).get(userId)?.language ?? 'en';
    response.type('text/calendar').send(interviewCalendar(await this.calendar.listForFeed(userId), language));
  }
}
