import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type DeadLetter,
  type DeadLetterListQuery,
  DeadLetterListQuerySchema,
  DeadLetterSchema,
  type RetriedDeadLetters,
  RetriedDeadLettersSchema,
  type RetryDeadLetters as RetryDeadLettersInput,
  RetryDeadLettersSchema,
} from '@nukkad/contract/platform/operations';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../common/security/principal.js';
import { DeadLetterListReadModel } from './dead-letter-list.read-model.js';
import { RetryDeadLetter } from './retry-dead-letter.use-case.js';
import { RetryDeadLetters } from './retry-dead-letters.use-case.js';

/** Tasks that were given up, for the staff. */
@ApiTags('operations')
@RequiresStaff()
@Controller('api/admin/dead-letters')
export class DeadLetterController {
  constructor(
    private readonly deadLetters: DeadLetterListReadModel,
    private readonly retryOne: RetryDeadLetter,
    private readonly retryAll: RetryDeadLetters,
  ) {}

  @Get()
  @Operation({
    summary: 'Staff: list failed tasks, newest first',
    response: z.array(DeadLetterSchema),
    headers: PAGE_HEADERS,
  })
  async listDeadLetters(
    @Query({ schema: DeadLetterListQuerySchema }) query: DeadLetterListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeadLetter[]> {
    return sendPage(request, response, await this.deadLetters.listPage(query));
  }

  @Post('retry')
  @Operation({
    summary: 'Staff: run up to 1,000 failed tasks of a kind again',
    response: RetriedDeadLettersSchema,
  })
  retryDeadLetters(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: RetryDeadLettersSchema }) { task }: RetryDeadLettersInput,
  ): Promise<RetriedDeadLetters> {
    return this.retryAll.execute(principal.userId, task);
  }

  @Post(':id/retry')
  @Operation({ summary: 'Staff: run a failed task again', response: RetriedDeadLettersSchema })
  retryDeadLetter(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<RetriedDeadLetters> {
    return this.retryOne.execute(principal.userId, id);
  }
}
