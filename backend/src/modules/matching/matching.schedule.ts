import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { UpdateEmployerStandingsUseCase } from './update-employer-standings.use-case.js';
import { RecountHeatUseCase } from './recount-heat.use-case.js';

@Injectable()
export class MatchingSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly judgeEmployers: UpdateEmployerStandingsUseCase,
    private readonly recountHeat: RecountHeatUseCase,
  ) {}

  @Cron(CronExpression.EVERY_10_MINUTES, { name: 'matching.standings', waitForCompletion: true })
  updateStandings(): Promise<void> {
    return this.scheduledJobs.run('matching.standings', () => this.judgeEmployers.execute());
  }

  @Cron(CronExpression.EVERY_10_MINUTES, { name: 'matching.heat', waitForCompletion: true })
  recount(): Promise<void> {
    return this.scheduledJobs.run('matching.heat', () => this.recountHeat.execute());
  }
}
