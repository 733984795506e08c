import { Module } from '@nestjs/common';
import { EmployerStatsReadModel } from './employer-stats.read-model.js';
import { MatchingModule } from '../matching/matching.public.js';
import { InsightsController } from './insights.controller.js';
import { SeekerStatsReadModel } from './seeker-stats.read-model.js';

/** Figures for the dashboards. */
@Module({
  imports: [MatchingModule],
  controllers: [InsightsController],
  providers: [SeekerStatsReadModel, EmployerStatsReadModel],
})
export class InsightsModule {}
