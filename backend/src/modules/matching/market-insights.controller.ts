import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type HotJob,
  HotJobSchema,
  type PositionQuery,
  PositionQuerySchema,
  type SalaryStat,
  SalaryStatSchema,
} from '@nukkad/contract/jobs/insights';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { HotJobsReadModel } from './hot-jobs.read-model.js';
import { SalaryStatsReadModel } from './salary-stats.read-model.js';

/** Activity in the market near by. */
@ApiTags('matching')
@Controller('api')
export class MarketInsightsController {
  constructor(
    private readonly hotJobs: HotJobsReadModel,
    private readonly salaryStats: SalaryStatsReadModel,
  ) {}

  @Get('hot-jobs')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'List the jobs within 20 km with most views and applications in the last 7 days',
    response: z.array(HotJobSchema),
  })
  listHotJobs(@Query({ schema: PositionQuerySchema }) position: PositionQuery): Promise<HotJob[]> {
    return this.hotJobs.listNearby(position);
  }

  @Get('salary-stats')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Retrieve the pay by category within 20 km, in rupees per hour',
    response: z.array(SalaryStatSchema),
  })
  getSalaryStats(@Query({ schema: PositionQuerySchema }) position: PositionQuery): Promise<SalaryStat[]> {
    return this.salaryStats.listNearby(position);
  }
}
