import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EngagementsModule } from '../engagements/engagements.public.js';
import { JobsModule } from '../jobs/jobs.public.js';
import { UsersModule } from '../users/users.public.js';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { AnswerInterviewProposalUseCase } from './answer-interview-proposal.use-case.js';
import { AnswerableReadModel } from './answerable.read-model.js';
import { AppointmentReadModel } from './appointment.read-model.js';
import { AppointmentRepository } from './appointment.repository.js';
import { AskNewEmployersUseCase } from './ask-new-employers.use-case.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { CalendarFeeds } from './calendar-feeds.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarReadModel } from './calendar.read-model.js';
import { CancelInterviewRequestUseCase } from './cancel-interview-request.use-case.js';
import { CreateCalendarFeedUseCase } from './create-calendar-feed.use-case.js';
import { CreateInterviewRequestUseCase } from './create-interview-request.use-case.js';
import { DeleteCalendarFeedUseCase } from './delete-calendar-feed.use-case.js';
import { CalendarFeedEntity } from './entities/calendar-feed.entity.js';
import { InterviewAskEntity } from './entities/interview-ask.entity.js';
import { InterviewChangeEntity } from './entities/interview-change.entity.js';
import { InterviewRequestEntity } from './entities/interview-request.entity.js';
import { InterviewNotifier } from './interview-notifier.js';
import { InvitationDecider } from './invitation.decider.js';
import { InterviewChangeComposer } from './interview-change.composer.js';
import { InterviewListReadModel } from './interview-list.read-model.js';
import { InterviewMessage } from './interview-message.js';
import { InterviewMessageDataReadModel } from './interview-message-data.read-model.js';
import { InterviewResponses } from './interview-responses.js';
import { InterviewReminderComposer } from './interview-reminder.composer.js';
import { InterviewRequestComposer } from './interview-request.composer.js';
import { InterviewController } from './interview.controller.js';
import { InterviewRepository } from './interview.repository.js';
import { InterviewsSchedule } from './interviews.schedule.js';
import { InviteToInterviewUseCase } from './invite-to-interview.use-case.js';
import { MarkInterviewUseCase } from './mark-interview.use-case.js';
import { ProposeInterviewTimeUseCase } from './propose-interview-time.use-case.js';
import { RespondToInterviewRequestUseCase } from './respond-to-interview-request.use-case.js';
import { SeekerTimes } from './seeker-times.js';
import { SendRemindersUseCase } from './send-reminders.use-case.js';
import { SettleInterviewsUseCase } from './settle-interviews.use-case.js';
import { FanOutBroadcastUseCase } from './fan-out-broadcast.use-case.js';
import { InterviewPlaces } from './interview-places.js';
import { InterviewsPersonalData } from './interviews-personal-data.js';

/** Interview requests, the calendar, and its feed. */
@Module({
  imports: [
    UsersModule,
    JobsModule,
    EngagementsModule,
    NotificationsModule,
    TypeOrmModule.forFeature([InterviewRequestEntity, InterviewAskEntity, InterviewChangeEntity, CalendarFeedEntity]),
  ],
  controllers: [InterviewController, CalendarController],
  providers: [
    InterviewRepository,
    SeekerTimes,
    BroadcastRepository,
    AppointmentRepository,
    InterviewsPersonalData,
    AnswerableReadModel,
    AppointmentReadModel,
    InterviewMessageDataReadModel,
    InterviewNotifier,
    InterviewListReadModel,
    InterviewMessage,
    InterviewPlaces,
    InterviewRequestComposer,
    InterviewChangeComposer,
    InvitationDecider,
    InterviewReminderComposer,
    CreateInterviewRequestUseCase,
    InviteToInterviewUseCase,
    CancelInterviewRequestUseCase,
    RespondToInterviewRequestUseCase,
    ProposeInterviewTimeUseCase,
    AnswerInterviewProposalUseCase,
    MarkInterviewUseCase,
    SendRemindersUseCase,
    SettleInterviewsUseCase,
    AskNewEmployersUseCase,
    FanOutBroadcastUseCase,
    CalendarReadModel,
    CalendarFeeds,
    CreateCalendarFeedUseCase,
    DeleteCalendarFeedUseCase,
    InterviewsSchedule,
    InterviewResponses,
  ],
})
export class InterviewsModule {}
