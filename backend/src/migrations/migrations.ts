import { CreateCommon1763600000000 } from './1763600000000-create-common.js';
import { CreateUsers1763600001000 } from './1763600001000-create-users.js';
import { CreateSessions1763600002000 } from './1763600002000-create-sessions.js';
import { CreateSignUps1763600003000 } from './1763600003000-create-sign-ups.js';
import { CreateOidcPayloads1763600004000 } from './1763600004000-create-oidc-payloads.js';
import { CreatePlaces1763600010000 } from './1763600010000-create-places.js';
import { CreateJobs1763600020000 } from './1763600020000-create-jobs.js';
import { CreateApplications1763600021000 } from './1763600021000-create-applications.js';
import { CreateJobListings1763600030000 } from './1763600030000-create-job-listings.js';
import { KeepJobListings1763600031000 } from './1763600031000-keep-job-listings.js';
import { CreateJobHeat1763600032000 } from './1763600032000-create-job-heat.js';
import { CreateInterviews1763600040000 } from './1763600040000-create-interviews.js';
import { CreateReferrals1763600050000 } from './1763600050000-create-referrals.js';
import { SlideRateLimits1763600055000 } from './1763600055000-slide-rate-limits.js';
import { CreateEvents1763600060000 } from './1763600060000-create-events.js';
import { CreateNotifications1763600061000 } from './1763600061000-create-notifications.js';
import { CreateConversations1763600065000 } from './1763600065000-create-conversations.js';
import { AddAccountSettings1763600070000 } from './1763600070000-add-account-settings.js';
import { CreateAvatars1763600071000 } from './1763600071000-create-avatars.js';
import { KnowDevices1763600072000 } from './1763600072000-know-devices.js';
import { KnowWhoIsNamed1763600073000 } from './1763600073000-know-who-is-named.js';
import { AnswerApplications1763600075000 } from './1763600075000-answer-applications.js';
import { ChangeInterviews1763600080000 } from './1763600080000-change-interviews.js';
import { ListNewestPlaced1763600085000 } from './1763600085000-list-newest-placed.js';
import { KeepNasalsApart1763600086000 } from './1763600086000-keep-nasals-apart.js';
import { KeepNoPointStatistics1763600087000 } from './1763600087000-keep-no-point-statistics.js';
import { DisplaceSeekers1763600092000 } from './1763600092000-displace-seekers.js';
import { SignInAfterSignUp1763600093000 } from './1763600093000-sign-in-after-sign-up.js';
import { NameQueues1763600094000 } from './1763600094000-name-queues.js';
import { CreateMessageDeliveries1763600095000 } from './1763600095000-create-message-deliveries.js';
import { TrackDeliveries1763600096000 } from './1763600096000-track-deliveries.js';
import { CreateWorkerAvailabilities1763600097000 } from './1763600097000-create-worker-availabilities.js';
import { CreateInstantJobs1763600098000 } from './1763600098000-create-instant-jobs.js';
import { CreateEngagements1763600099000 } from './1763600099000-create-engagements.js';
import { ListAvailabilityTerms1763600100000 } from './1763600100000-list-availability-terms.js';
import { IndexOpenRequests1763600101000 } from './1763600101000-index-open-requests.js';
import { KeepUnsentNotices1763600102000 } from './1763600102000-keep-unsent-notices.js';
import { CreateAuditEntries1763600102500 } from './1763600102500-create-audit-entries.js';
import { CreateSupportRequests1763600108000 } from './1763600108000-create-support-requests.js';
import { CreateSuspensions1763600112000 } from './1763600112000-create-suspensions.js';
import { DecideMessageReports1763600113000 } from './1763600113000-decide-message-reports.js';
import { ScanSupportFiles1763600115000 } from './1763600115000-scan-support-files.js';
import { HideJobsOfSuspended1763600116500 } from './1763600116500-hide-jobs-of-suspended.js';
import { ListJobsByConditions1763600117000 } from './1763600117000-list-jobs-by-conditions.js';
import { YieldToUnseenJobs1763600118000 } from './1763600118000-yield-to-unseen-jobs.js';
import { WatchAcknowledgements1763600116000 } from './1763600116000-watch-acknowledgements.js';
import { TakeInSupportMails1763600114000 } from './1763600114000-take-in-support-mails.js';
import { CreateJobReviews1763600105000 } from './1763600105000-create-job-reviews.js';
import { CreateMinimumWages1763600106000 } from './1763600106000-create-minimum-wages.js';
import { AskStaffForSecondFactor1763600111000 } from './1763600111000-ask-staff-for-second-factor.js';
import { CreateSavedSearches1763600119000 } from './1763600119000-create-saved-searches.js';
import { InviteToInterviews1763600121000 } from './1763600121000-invite-to-interviews.js';
import { LetAccountsHaveNoEmail1763600122000 } from './1763600122000-let-accounts-have-no-email.js';
import { ReadJobMeanings1763600124000 } from './1763600124000-read-job-meanings.js';
import { JoinAccounts1763600125000 } from './1763600125000-join-accounts.js';
import { KeepPlacesOfWork1763600126000 } from './1763600126000-keep-places-of-work.js';
import { IndexExpiryOfListings1763600127000 } from './1763600127000-index-expiry-of-listings.js';
import { ReadJobMeaningsAgain1763600128000 } from './1763600128000-read-job-meanings-again.js';
import { ReadInvertedTitles1763600129000 } from './1763600129000-read-inverted-titles.js';
import { ReadAdvertisedWork1763600130000 } from './1763600130000-read-advertised-work.js';
import { ReadInflectedTitles1763600131000 } from './1763600131000-read-inflected-titles.js';
import { ReadWorkByCategory1763600132000 } from './1763600132000-read-work-by-category.js';
import { KeepAgreedHours1763600137000 } from './1763600137000-keep-agreed-hours.js';
import { CreatePayCases1763600138000 } from './1763600138000-create-pay-cases.js';
import { TakeOrdersOfAuthorities1763600140000 } from './1763600140000-take-orders-of-authorities.js';
import { PaceTexts1763600144000 } from './1763600144000-pace-texts.js';
import { KeepCertainCities1763600146000 } from './1763600146000-keep-certain-cities.js';
import { MarkDoubtfulSenders1763600147000 } from './1763600147000-mark-doubtful-senders.js';
import { CreatePayments1763600152000 } from './1763600152000-create-payments.js';
import { CreateLedger1763600154000 } from './1763600154000-create-ledger.js';
import { DecideContests1763600156000 } from './1763600156000-decide-contests.js';
import { ReservePayments1763600157000 } from './1763600157000-reserve-payments.js';
import { CoverRefunds1763600158000 } from './1763600158000-cover-refunds.js';
import { ReturnWages1763600160000 } from './1763600160000-return-wages.js';
import { ReconcilePayments1763600161000 } from './1763600161000-reconcile-payments.js';
import { ExplainContests1763600162000 } from './1763600162000-explain-contests.js';
import { CreateReviews1763600165000 } from './1763600165000-create-reviews.js';
import { ReviewMoney1763600170000 } from './1763600170000-review-money.js';
import { IssuePapers1763600172000 } from './1763600172000-issue-papers.js';
import { ProveAttendance1763600177000 } from './1763600177000-prove-attendance.js';
import { CreateWorkRecords1763600178000 } from './1763600178000-create-work-records.js';
import { MarkFirstAnswers1763600179000 } from './1763600179000-mark-first-answers.js';
import { CountEarlierWork1763600180000 } from './1763600180000-count-earlier-work.js';
import { LimitPaperRetention1763600183000 } from './1763600183000-limit-paper-retention.js';
import { PayRewards1763600184000 } from './1763600184000-pay-rewards.js';
import { ChainAuditEntries1763600185000 } from './1763600185000-chain-audit-entries.js';
import { VersionJobReadings1763600190000 } from './1763600190000-version-job-readings.js';
import { PushNotifications1763600191000 } from './1763600191000-push-notifications.js';
import { AwaitReplacedUpiIds1763600194000 } from './1763600194000-await-replaced-upi-ids.js';
import { RecordFormerContacts1763600195000 } from './1763600195000-record-former-contacts.js';
import { CorrectTimes1763600196000 } from './1763600196000-correct-times.js';
import { RecordEndsOfCorrectedWork1763600197000 } from './1763600197000-record-ends-of-corrected-work.js';
import { AskStaffAboutTimes1763600203000 } from './1763600203000-ask-staff-about-times.js';
import { DeliverByWhatsApp1763600204000 } from './1763600204000-deliver-by-whatsapp.js';
import { DecideByButton1763600205000 } from './1763600205000-decide-by-button.js';
import { IndexDueCorrections1763600207000 } from './1763600207000-index-due-corrections.js';
import { TraceTasks1763600208000 } from './1763600208000-trace-tasks.js';
import { IndexReferencesAndTimes1763600209000 } from './1763600209000-index-references-and-times.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  CreateCommon1763600000000,
  CreateUsers1763600001000,
  CreateSessions1763600002000,
  CreateSignUps1763600003000,
  CreateOidcPayloads1763600004000,
  CreatePlaces1763600010000,
  CreateJobs1763600020000,
  CreateApplications1763600021000,
  CreateJobListings1763600030000,
  KeepJobListings1763600031000,
  CreateJobHeat1763600032000,
  CreateInterviews1763600040000,
  CreateReferrals1763600050000,
  SlideRateLimits1763600055000,
  CreateEvents1763600060000,
  CreateNotifications1763600061000,
  CreateConversations1763600065000,
  AddAccountSettings1763600070000,
  CreateAvatars1763600071000,
  KnowDevices1763600072000,
  KnowWhoIsNamed1763600073000,
  AnswerApplications1763600075000,
  ChangeInterviews1763600080000,
  ListNewestPlaced1763600085000,
  KeepNasalsApart1763600086000,
  KeepNoPointStatistics1763600087000,
  DisplaceSeekers1763600092000,
  SignInAfterSignUp1763600093000,
  NameQueues1763600094000,
  CreateMessageDeliveries1763600095000,
  TrackDeliveries1763600096000,
  CreateWorkerAvailabilities1763600097000,
  CreateInstantJobs1763600098000,
  CreateEngagements1763600099000,
  ListAvailabilityTerms1763600100000,
  IndexOpenRequests1763600101000,
  KeepUnsentNotices1763600102000,
  CreateAuditEntries1763600102500,
  CreateJobReviews1763600105000,
  CreateMinimumWages1763600106000,
  CreateSupportRequests1763600108000,
  AskStaffForSecondFactor1763600111000,
  CreateSuspensions1763600112000,
  DecideMessageReports1763600113000,
  TakeInSupportMails1763600114000,
  ScanSupportFiles1763600115000,
  WatchAcknowledgements1763600116000,
  HideJobsOfSuspended1763600116500,
  ListJobsByConditions1763600117000,
  YieldToUnseenJobs1763600118000,
  CreateSavedSearches1763600119000,
  InviteToInterviews1763600121000,
  LetAccountsHaveNoEmail1763600122000,
  ReadJobMeanings1763600124000,
  JoinAccounts1763600125000,
  KeepPlacesOfWork1763600126000,
  IndexExpiryOfListings1763600127000,
  ReadJobMeaningsAgain1763600128000,
  ReadInvertedTitles1763600129000,
  ReadAdvertisedWork1763600130000,
  ReadInflectedTitles1763600131000,
  ReadWorkByCategory1763600132000,
  KeepAgreedHours1763600137000,
  CreatePayCases1763600138000,
  TakeOrdersOfAuthorities1763600140000,
  PaceTexts1763600144000,
  KeepCertainCities1763600146000,
  MarkDoubtfulSenders1763600147000,
  CreatePayments1763600152000,
  CreateLedger1763600154000,
  DecideContests1763600156000,
  ReservePayments1763600157000,
  CoverRefunds1763600158000,
  ReturnWages1763600160000,
  ReconcilePayments1763600161000,
  ExplainContests1763600162000,
  CreateReviews1763600165000,
  ReviewMoney1763600170000,
  IssuePapers1763600172000,
  ProveAttendance1763600177000,
  CreateWorkRecords1763600178000,
  MarkFirstAnswers1763600179000,
  CountEarlierWork1763600180000,
  LimitPaperRetention1763600183000,
  PayRewards1763600184000,
  ChainAuditEntries1763600185000,
  VersionJobReadings1763600190000,
  PushNotifications1763600191000,
  AwaitReplacedUpiIds1763600194000,
  RecordFormerContacts1763600195000,
  CorrectTimes1763600196000,
  RecordEndsOfCorrectedWork1763600197000,
  AskStaffAboutTimes1763600203000,
  DeliverByWhatsApp1763600204000,
  DecideByButton1763600205000,
  IndexDueCorrections1763600207000,
  TraceTasks1763600208000,
  IndexReferencesAndTimes1763600209000,
];
