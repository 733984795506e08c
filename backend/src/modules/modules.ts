import { AccountModule } from './account/account.module.js';
import { AuthModule } from './auth/auth.public.js';
import { EngagementsModule } from './engagements/engagements.module.js';
import { IdentityProviderModule } from './identity-provider/identity-provider.public.js';
import { InsightsModule } from './insights/insights.module.js';
import { InstantHireModule } from './instant-hire/instant-hire.module.js';
import { InterviewsModule } from './interviews/interviews.module.js';
import { JobReviewsModule } from './job-reviews/job-reviews.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LedgerModule } from './ledger/ledger.public.js';
import { MatchingModule } from './matching/matching.module.js';
import { MessagingModule } from './messaging/messaging.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { PapersModule } from './papers/papers.public.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PlacesModule } from './places/places.module.js';
import { ReviewTotalsModule } from './review-totals/review-totals.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { RewardsModule } from './rewards/rewards.module.js';
import { SavedSearchesModule } from './saved-searches/saved-searches.module.js';
import { SecondFactorModule } from './second-factor/second-factor.public.js';
import { SupportModule } from './support/support.module.js';
import { UpiReportsModule } from './upi-reports/upi-reports.module.js';
import { UsersModule } from './users/users.module.js';
import { WagesModule } from './wages/wages.module.js';
import { WorkRecordsModule } from './work-records/work-records.public.js';

/** The product's domains. */
export const MODULES = [
  UsersModule,
  AuthModule,
  SecondFactorModule,
  IdentityProviderModule,
  AccountModule,
  PlacesModule,
  NotificationsModule,
  ModerationModule,
  JobReviewsModule,
  JobsModule,
  InterviewsModule,
  MessagingModule,
  MatchingModule,
  InsightsModule,
  InstantHireModule,
  RewardsModule,
  OperationsModule,
  EngagementsModule,
  PaymentsModule,
  ReviewTotalsModule,
  ReviewsModule,
  PapersModule,
  SupportModule,
  UpiReportsModule,
  SavedSearchesModule,
  WagesModule,
  LedgerModule,
  WorkRecordsModule,
];
