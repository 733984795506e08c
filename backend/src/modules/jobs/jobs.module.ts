import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobReviewsModule } from '../job-reviews/job-reviews.public.js';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { PlacesModule } from '../places/places.public.js';
import { UsersModule } from '../users/users.public.js';
import { WagesModule } from '../wages/wages.public.js';
import { AppliedKinds } from './applied-kinds.js';
import { ApplicationResumeReadModel } from './application-resume.read-model.js';
import { ApplicationAnswerComposer } from './application-answer.composer.js';
import { ApplicantJob } from './applicant-job.js';
import { ApplicationNotifier } from './application-notifier.js';
import { ApplicationController } from './application.controller.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsReadModel } from './applications.read-model.js';
import { CloseUnansweredUseCase } from './close-unanswered.use-case.js';
import { CountAnswersUseCase } from './count-answers.use-case.js';
import { CreateApplicationUseCase } from './create-application.use-case.js';
import { CreateJobUseCase } from './create-job.use-case.js';
import { EmployerAnswersRepository } from './employer-answers.repository.js';
import { EmployerResponseRecorder } from './employer-response-recorder.js';
import { ApplicationEventEntity } from './entities/application-event.entity.js';
import { ApplicationEntity } from './entities/application.entity.js';
import { EmployerAnswersEntity } from './entities/employer-answers.entity.js';
import { FileEntity } from './entities/file.entity.js';
import { JobViewEntity } from './entities/job-view.entity.js';
import { JobEntity } from './entities/job.entity.js';
import { ExpireJobsUseCase } from './expire-jobs.use-case.js';
import { JobReadingRepository } from './job-reading.repository.js';
import { RereadJobsUseCase } from './reread-jobs.use-case.js';
import { ShowHiddenJobsUseCase } from './show-hidden-jobs.use-case.js';
import { JobActivityReadModel } from './job-activity.read-model.js';
import { JobListReadModel } from './job-list.read-model.js';
import { JobPlaces } from './job-place.js';
import { JobController } from './job.controller.js';
import { JobLocks } from './job-locks.js';
import { JobRepository } from './job.repository.js';
import { JobsSchedule } from './jobs.schedule.js';
import { NewApplicationComposer } from './new-application.composer.js';
import { OwnApplicationController } from './own-application.controller.js';
import { OwnJobsReadModel } from './own-jobs.read-model.js';
import { PublicJobController } from './public-job.controller.js';
import { PublicJobsReadModel } from './public-jobs.read-model.js';
import { RecordJobViewUseCase } from './record-job-view.use-case.js';
import { RejectApplicationsUseCase } from './reject-applications.use-case.js';
import { RemindEmployersUseCase } from './remind-employers.use-case.js';
import { ReportJobUseCase } from './report-job.use-case.js';
import { ResumeFiles } from './resume-files.js';
import { ReviewedJobsSource } from './reviewed-jobs-source.js';
import { SetApplicationNoteUseCase } from './set-application-note.use-case.js';
import { UpdateApplicationUseCase } from './update-application.use-case.js';
import { UpdateJobUseCase } from './update-job.use-case.js';
import { WaitingApplicationsComposer } from './waiting-applications.composer.js';
import { WithdrawApplicationUseCase } from './withdraw-application.use-case.js';
import { EmployerResponses } from './employer-responses.js';
import { JobsPersonalData } from './jobs-personal-data.js';

/** Jobs, applications and resumes. */
@Module({
  imports: [
    DiscoveryModule,
    UsersModule,
    PlacesModule,
    NotificationsModule,
    JobReviewsModule,
    WagesModule,
    TypeOrmModule.forFeature([
      JobEntity,
      JobViewEntity,
      ApplicationEntity,
      ApplicationEventEntity,
      EmployerAnswersEntity,
      FileEntity,
    ]),
  ],
  controllers: [JobController, OwnApplicationController, ApplicationController, PublicJobController],
  providers: [
    PublicJobsReadModel,
    JobRepository,
    JobLocks,
    JobListReadModel,
    OwnJobsReadModel,
    JobActivityReadModel,
    JobPlaces,
    CreateJobUseCase,
    UpdateJobUseCase,
    RecordJobViewUseCase,
    ReportJobUseCase,
    ReviewedJobsSource,
    ExpireJobsUseCase,
    ShowHiddenJobsUseCase,
    JobReadingRepository,
    RereadJobsUseCase,
    ApplicationRepository,
    ApplicationsReadModel,
    ApplicationResumeReadModel,
    ResumeFiles,
    CreateApplicationUseCase,
    WithdrawApplicationUseCase,
    UpdateApplicationUseCase,
    RejectApplicationsUseCase,
    SetApplicationNoteUseCase,
    ApplicantJob,
    ApplicationNotifier,
    NewApplicationComposer,
    ApplicationAnswerComposer,
    WaitingApplicationsComposer,
    EmployerResponseRecorder,
    EmployerResponses,
    EmployerAnswersRepository,
    CountAnswersUseCase,
    RemindEmployersUseCase,
    CloseUnansweredUseCase,
    JobsSchedule,
    JobsPersonalData,
    AppliedKinds,
  ],
  exports: [JobListReadModel, ApplicationsReadModel, EmployerResponseRecorder, JobLocks, JobPlaces],
})
export class JobsModule {}
