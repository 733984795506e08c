import { BaselineExtensions1763500000000 } from './1763500000000-baseline-extensions.js';
import { BaselineUsers1763500001000 } from './1763500001000-baseline-users.js';
import { BaselineCommon1763500002000 } from './1763500002000-baseline-common.js';
import { BaselinePlaces1763500003000 } from './1763500003000-baseline-places.js';
import { BaselineWages1763500004000 } from './1763500004000-baseline-wages.js';
import { BaselineAuth1763500005000 } from './1763500005000-baseline-auth.js';
import { BaselineSecondFactor1763500006000 } from './1763500006000-baseline-second-factor.js';
import { BaselineIdentityProvider1763500007000 } from './1763500007000-baseline-identity-provider.js';
import { BaselineAccount1763500008000 } from './1763500008000-baseline-account.js';
import { BaselineNotifications1763500009000 } from './1763500009000-baseline-notifications.js';
import { BaselineRewards1763500010000 } from './1763500010000-baseline-rewards.js';
import { BaselineSupport1763500011000 } from './1763500011000-baseline-support.js';
import { BaselineModeration1763500012000 } from './1763500012000-baseline-moderation.js';
import { BaselineJobs1763500013000 } from './1763500013000-baseline-jobs.js';
import { BaselineMatching1763500014000 } from './1763500014000-baseline-matching.js';
import { BaselineInterviews1763500015000 } from './1763500015000-baseline-interviews.js';
import { BaselineMessaging1763500016000 } from './1763500016000-baseline-messaging.js';
import { BaselineInstantHire1763500017000 } from './1763500017000-baseline-instant-hire.js';
import { BaselineEngagements1763500018000 } from './1763500018000-baseline-engagements.js';
import { BaselineJobReviews1763500019000 } from './1763500019000-baseline-job-reviews.js';
import { BaselineSavedSearches1763500020000 } from './1763500020000-baseline-saved-searches.js';
import { BaselineLedger1763500021000 } from './1763500021000-baseline-ledger.js';
import { BaselinePayments1763500022000 } from './1763500022000-baseline-payments.js';
import { BaselinePapers1763500023000 } from './1763500023000-baseline-papers.js';
import { BaselineReviews1763500024000 } from './1763500024000-baseline-reviews.js';
import { BaselineReviewTotals1763500025000 } from './1763500025000-baseline-review-totals.js';
import { BaselineWorkRecords1763500026000 } from './1763500026000-baseline-work-records.js';
import { MarkFinalPayments1763600210000 } from './1763600210000-mark-final-payments.js';
import { FindPlainSupportTexts1763600211000 } from './1763600211000-find-plain-support-texts.js';
import { FindPlainDetails1763600212000 } from './1763600212000-find-plain-details.js';
import { FindPlainPlaces1763600213000 } from './1763600213000-find-plain-places.js';
import { AddYearlyPay1763600220000 } from './1763600220000-add-yearly-pay.js';
import { FindPlainContacts1763600221000 } from './1763600221000-find-plain-contacts.js';
import { DigestPhones1763600230000 } from './1763600230000-digest-phones.js';
import { DigestDestinations1763600241000 } from './1763600241000-digest-destinations.js';

/** All migrations, oldest first: the baselines, then the changes since. */
export const MIGRATIONS = [
  BaselineExtensions1763500000000,
  BaselineUsers1763500001000,
  BaselineCommon1763500002000,
  BaselinePlaces1763500003000,
  BaselineWages1763500004000,
  BaselineAuth1763500005000,
  BaselineSecondFactor1763500006000,
  BaselineIdentityProvider1763500007000,
  BaselineAccount1763500008000,
  BaselineNotifications1763500009000,
  BaselineRewards1763500010000,
  BaselineSupport1763500011000,
  BaselineModeration1763500012000,
  BaselineJobs1763500013000,
  BaselineMatching1763500014000,
  BaselineInterviews1763500015000,
  BaselineMessaging1763500016000,
  BaselineInstantHire1763500017000,
  BaselineEngagements1763500018000,
  BaselineJobReviews1763500019000,
  BaselineSavedSearches1763500020000,
  BaselineLedger1763500021000,
  BaselinePayments1763500022000,
  BaselinePapers1763500023000,
  BaselineReviews1763500024000,
  BaselineReviewTotals1763500025000,
  BaselineWorkRecords1763500026000,
  MarkFinalPayments1763600210000,
  FindPlainSupportTexts1763600211000,
  FindPlainDetails1763600212000,
  FindPlainPlaces1763600213000,
  AddYearlyPay1763600220000,
  FindPlainContacts1763600221000,
  DigestPhones1763600230000,
  DigestDestinations1763600241000,
];
