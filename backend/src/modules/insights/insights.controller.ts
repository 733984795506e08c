import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type EmployerStats,
  EmployerStatsSchema,
  type PositionQuery,
  PositionQuerySchema,
  type SeekerStats,
  SeekerStatsSchema,
} from '@nukkad/contract/jobs/insights';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal, RequiresSide } from '../../common/security/principal.js';
import { EmployerStatsReadModel } from './employer-stats.read-model.js';
import { SeekerStatsReadModel } from './seeker-stats.read-model.js';

/** Statistics of current activity. */
@ApiTags('insights')
@Controller('api')
export class InsightsController {
  constructor(
    private readonly seekerStats: SeekerStatsReadModel,
    private readonly employerStats: EmployerStatsReadModel,
  ) {}

  @Get('seeker-stats')
  @RequiresSide('job_seeker')
  @Operation({
    summary: 'Count the jobs within 20 km of a position, and the pending activities of the seeker',
    response: SeekerStatsSchema,
  })
  getSeekerStats(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: PositionQuerySchema }) position: PositionQuery,
  ): Promise<SeekerStats> {
    return this.seekerStats.getSeekerStats(principal.userId, position);
  }

  @Get('employer-stats')
  @RequiresSide('employer')
  @Operation({ summary: 'Retrieve the results of all jobs of the employer', response: EmployerStatsSchema })
  getEmployerStats(@CurrentPrincipal() principal: Principal): Promise<EmployerStats> {
    return this.employerStats.getEmployerStats(principal.userId);
  }
}
