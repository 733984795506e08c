import { Injectable } from '@nestjs/common';
import { UPI_CHANGE_RETENTION_DAYS } from '@nukkad/contract/payments/upi-changes';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { deleteExpiredRows, type ExpiredRows } from '../../common/schedule/delete-expired-rows.js';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { AskStaffAboutTimesUseCase } from './time-corrections/ask-staff-about-times.use-case.js';
import { FinishCorrectionsUseCase } from './time-corrections/finish-corrections.use-case.js';
import { FinishPayCasesUseCase } from './pay-cases/finish-pay-cases.use-case.js';
import { RemindWorkersUseCase } from './work/remind-workers.use-case.js';
import { SettleWorkUseCase } from './work/settle-work.use-case.js';

const EXPIRED_ROWS: readonly ExpiredRows[] = [
  ['upi_changes', `changed_at < statement_timestamp() - interval '${UPI_CHANGE_RETENTION_DAYS} days'`],
];

@Injectable()
export class EngagementsSchedule {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly settleWork: SettleWorkUseCase,
    private readonly reminders: RemindWorkersUseCase,
    private readonly payCases: FinishPayCasesUseCase,
    private readonly corrections: FinishCorrectionsUseCase,
    private readonly unanswered: AskStaffAboutTimesUseCase,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { name: 'engagements.settle', waitForCompletion: true })
  settle(): Promise<void> {
    return this.scheduledJobs.run('engagements.settle', () => this.settleWork.execute());
  }

  @Cron(CronExpression.EVERY_MINUTE, { name: 'engagements.remind', waitForCompletion: true })
  remind(): Promise<void> {
    return this.scheduledJobs.run('engagements.remind', () => this.reminders.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'engagements.finish-pay-cases', waitForCompletion: true })
  finishPayCases(): Promise<void> {
    return this.scheduledJobs.run('engagements.finish-pay-cases', () => this.payCases.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'engagements.finish-corrections', waitForCompletion: true })
  finishCorrections(): Promise<void> {
    return this.scheduledJobs.run('engagements.finish-corrections', () => this.corrections.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'engagements.ask-staff-about-times', waitForCompletion: true })
  askStaffAboutTimes(): Promise<void> {
    return this.scheduledJobs.run('engagements.ask-staff-about-times', () => this.unanswered.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'engagements-housekeeping', waitForCompletion: true })
  deleteOldRecords(): Promise<void> {
    return this.scheduledJobs.run('engagements-housekeeping', () => deleteExpiredRows(this.dataSource, EXPIRED_ROWS));
  }
}
