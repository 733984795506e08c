import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.public.js';
import { EngagementsModule } from '../engagements/engagements.public.js';
import { SupportModule } from '../support/support.public.js';
import { UsersModule } from '../users/users.public.js';
import { ReportUpiChangeUseCase } from './report-upi-change.use-case.js';
import { UpiReportController } from './upi-report.controller.js';

/** Reports of owners that another person replaced their UPI id. */
@Module({
  imports: [UsersModule, AuthModule, EngagementsModule, SupportModule],
  controllers: [UpiReportController],
  providers: [ReportUpiChangeUseCase],
})
export class UpiReportsModule {}
