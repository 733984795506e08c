import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EngagementsModule } from '../engagements/engagements.public.js';
import { JobReviewsModule } from '../job-reviews/job-reviews.public.js';
import { JobsModule } from '../jobs/jobs.public.js';
import { MatchingModule } from '../matching/matching.public.js';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { PaymentsModule } from '../payments/payments.public.js';
import { UsersModule } from '../users/users.public.js';
import { WagesModule } from '../wages/wages.public.js';
import { Acceptance } from './acceptance.js';
import { AcceptedWorkReadModel } from './accepted-work.read-model.js';
import { AskEveryoneUseCase } from './ask-everyone.use-case.js';
import { BookingRelease } from './booking-release.js';
import { CancelEngagementUseCase } from './cancel-engagement.use-case.js';
import { CancelInstantJobUseCase } from './cancel-instant-job.use-case.js';
import { CandidatesReadModel } from './candidates.read-model.js';
import { CreateInstantJobUseCase } from './create-instant-job.use-case.js';
import { DispatchWaveUseCase } from './dispatch-wave.use-case.js';
import { Dispatcher } from './dispatcher.js';
import { InstantJobEntity } from './entities/instant-job.entity.js';
import { JobRequestEntity } from './entities/job-request.entity.js';
import { ExpireInstantJobsUseCase } from './expire-instant-jobs.use-case.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { HireNoticeRepository } from './hire-notice.repository.js';
import { HiringNameReadModel } from './hiring-name.read-model.js';
import { InstantHirePersonalData } from './instant-hire-personal-data.js';
import { InstantHireSchedule } from './instant-hire.schedule.js';
import { InstantJobCancellation } from './instant-job-cancellation.js';
import { InstantJobController } from './instant-job.controller.js';
import { InstantJobAdmission } from './instant-job-admission.js';
import { InstantJobLaunch } from './instant-job-launch.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { InstantJobsReadModel } from './instant-jobs.read-model.js';
import { AcceptedWorkComposer } from './accepted-work.composer.js';
import { FilledWorkComposer } from './filled-work.composer.js';
import { JobRequestDecider } from './job-request.decider.js';
import { JobRequestComposer } from './job-request.composer.js';
import { JobRequestController } from './job-request.controller.js';
import { JobRequestRepository } from './job-request.repository.js';
import { JobRequestsReadModel } from './job-requests.read-model.js';
import { OpeningRelease } from './opening-release.js';
import { RespondToJobRequestUseCase } from './respond-to-job-request.use-case.js';
import { ReviewedInstantJobs } from './reviewed-instant-jobs.js';
import { SendHireNoticesUseCase } from './send-hire-notices.use-case.js';
import { SetStandbyUseCase } from './set-standby.use-case.js';
import { StartTimesReadModel } from './start-times.read-model.js';
import { UndoJobRequestUseCase } from './undo-job-request.use-case.js';
import { WavePolicy } from './wave-policy.js';

/** Instant jobs and the requests that offer them to workers. */
@Module({
  imports: [
    UsersModule,
    JobsModule,
    JobReviewsModule,
    WagesModule,
    MatchingModule,
    NotificationsModule,
    EngagementsModule,
    PaymentsModule,
    TypeOrmModule.forFeature([InstantJobEntity, JobRequestEntity]),
  ],
  controllers: [InstantJobController, JobRequestController],
  providers: [
    InstantJobAdmission,
    InstantJobLaunch,
    InstantJobRepository,
    JobRequestRepository,
    HireNoticeRepository,
    CandidatesReadModel,
    StartTimesReadModel,
    AcceptedWorkReadModel,
    HiringNameReadModel,
    InstantJobsReadModel,
    JobRequestsReadModel,
    InstantHireNotifier,
    AcceptedWorkComposer,
    FilledWorkComposer,
    JobRequestComposer,
    JobRequestDecider,
    WavePolicy,
    Dispatcher,
    Acceptance,
    OpeningRelease,
    BookingRelease,
    CreateInstantJobUseCase,
    RespondToJobRequestUseCase,
    UndoJobRequestUseCase,
    SetStandbyUseCase,
    InstantJobCancellation,
    ReviewedInstantJobs,
    CancelInstantJobUseCase,
    CancelEngagementUseCase,
    AskEveryoneUseCase,
    DispatchWaveUseCase,
    ExpireInstantJobsUseCase,
    SendHireNoticesUseCase,
    InstantHireSchedule,
    InstantHirePersonalData,
  ],
})
export class InstantHireModule {}
