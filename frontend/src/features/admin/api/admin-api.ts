import { api } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';
import type { AuditAction } from '@nukkad/contract/platform/audit';
import type { AppealStatus } from '@nukkad/contract/instant-work/work-appeals';
import type { JobReviewState } from '@nukkad/contract/jobs/job-reviews';
import type { MessageReportState } from '@nukkad/contract/messages/message-reports';
import type { PayCaseList } from '@nukkad/contract/instant-work/pay-cases';
import type { ReviewCaseList } from '@nukkad/contract/reviews/review-calls';
import type { ContestList } from '@nukkad/contract/payments/staff-contests';
import type { SuspensionAppealState } from '@nukkad/contract/accounts/suspensions';
import type { SupportKind, SupportStatus } from '@nukkad/contract/support/support';
import type { CorrectionList } from '@nukkad/contract/instant-work/time-corrections';

const APPEALS_TAG = 'Appeals';
const PAY_CASES_TAG = 'PayCases';
const TIMES_TAG = 'TimeCorrections';
const CONTESTS_TAG = 'Contests';
const MONEY_TAG = 'MoneyDesk';
const REVIEW_CASES_TAG = 'ReviewCases';
const DEAD_LETTERS_TAG = 'DeadLetters';
const AUDIT_TAG = 'AuditEntries';
const SUPPORT_TAG = 'SupportRequests';
const JOB_REVIEWS_TAG = 'JobReviews';
const MESSAGE_REPORTS_TAG = 'MessageReports';
const SUSPENSIONS_TAG = 'Suspensions';
const PAGE_SIZE = '20';

/** Filter of the list of requests. */
interface SupportFilter {
  status: SupportStatus | 'all';
  kind: SupportKind | 'all';
  search: string;
}

/** The calls of the staff. A decided item leaves its list and appears in the audit log. */
export const adminApi = api
  .enhanceEndpoints({
    addTagTypes: [
      ...([APPEALS_TAG, DEAD_LETTERS_TAG, AUDIT_TAG, SUPPORT_TAG] as const),
      ...([JOB_REVIEWS_TAG, MESSAGE_REPORTS_TAG, SUSPENSIONS_TAG, PAY_CASES_TAG] as const),
      ...([CONTESTS_TAG, MONEY_TAG, REVIEW_CASES_TAG, TIMES_TAG] as const),
    ],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Support requests of one status, or all, that contain these words, page by page, newest first. */
      pageSupportRequests: build.infiniteQuery<PageOf<'listSupportRequests'>, SupportFilter, string | null>({
        ...pagedEndpoint('listSupportRequests', ({ status, kind, search }: SupportFilter) => ({
          limit: PAGE_SIZE,
          ...(status !== 'all' && { status }),
          ...(kind !== 'all' && { kind }),
          ...(search && { search }),
        })),
        providesTags: [SUPPORT_TAG],
      }),

      /** Appeals of one status, page after page, the newest first. */
      pageAppeals: build.infiniteQuery<PageOf<'listAppeals'>, AppealStatus, string | null>({
        ...pagedEndpoint('listAppeals', (status: AppealStatus) => ({ status, limit: PAGE_SIZE })),
        providesTags: [APPEALS_TAG],
      }),

      /** Cases about money of one list, page after page, the newest first. */
      pagePayCases: build.infiniteQuery<PageOf<'listPayCases'>, PayCaseList, string | null>({
        ...pagedEndpoint('listPayCases', (list: PayCaseList) => ({ list, limit: PAGE_SIZE })),
        providesTags: [PAY_CASES_TAG],
      }),

      /** Corrections of working times of one list, page after page, the newest first. */
      pageTimeCorrections: build.infiniteQuery<PageOf<'listTimeCorrections'>, CorrectionList, string | null>({
        ...pagedEndpoint('listTimeCorrections', (list: CorrectionList) => ({ list, limit: PAGE_SIZE })),
        providesTags: [TIMES_TAG],
      }),

      /** Contested hours of one list, page after page, the most urgent first. */
      pageContests: build.infiniteQuery<PageOf<'listContests'>, ContestList, string | null>({
        ...pagedEndpoint('listContests', (list: ContestList) => ({ list, limit: PAGE_SIZE })),
        providesTags: [CONTESTS_TAG],
      }),

      /** Cases about reviews of one list, page after page, the newest first. */
      pageReviewCases: build.infiniteQuery<PageOf<'listReviewCases'>, ReviewCaseList, string | null>({
        ...pagedEndpoint('listReviewCases', (list: ReviewCaseList) => ({ list, limit: PAGE_SIZE })),
        providesTags: [REVIEW_CASES_TAG],
      }),

      /** Job reviews in one state, page by page, newest first. */
      pageJobReviews: build.infiniteQuery<PageOf<'listJobReviews'>, JobReviewState, string | null>({
        ...pagedEndpoint('listJobReviews', (state: JobReviewState) => ({ state, limit: PAGE_SIZE })),
        providesTags: [JOB_REVIEWS_TAG],
      }),

      /** Reported messages of one state, page after page, the newest first. */
      pageMessageReports: build.infiniteQuery<PageOf<'listMessageReports'>, MessageReportState, string | null>({
        ...pagedEndpoint('listMessageReports', (state: MessageReportState) => ({ state, limit: PAGE_SIZE })),
        providesTags: [MESSAGE_REPORTS_TAG],
      }),

      /** Suspensions with an appeal of one state, page after page, the newest first. */
      pageSuspensionAppeals: build.infiniteQuery<PageOf<'listSuspensionAppeals'>, SuspensionAppealState, string | null>(
        {
          ...pagedEndpoint('listSuspensionAppeals', (state: SuspensionAppealState) => ({ state, limit: PAGE_SIZE })),
          providesTags: [SUSPENSIONS_TAG],
        },
      ),

      /** Tasks that were given up, page after page, the latest first. */
      pageDeadLetters: build.infiniteQuery<PageOf<'listDeadLetters'>, void, string | null>({
        ...pagedEndpoint('listDeadLetters', () => ({ limit: PAGE_SIZE })),
        providesTags: [DEAD_LETTERS_TAG],
      }),

      /** Reads and decisions of staff, page by page; optionally of one action. */
      pageAuditEntries: build.infiniteQuery<PageOf<'listAuditEntries'>, AuditAction | '', string | null>({
        ...pagedEndpoint('listAuditEntries', (action: AuditAction | '') => ({
          limit: PAGE_SIZE,
          ...(action && { action }),
        })),
        providesTags: [AUDIT_TAG],
      }),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      listQueues: { providesTags: [DEAD_LETTERS_TAG] },
      getSupportRequest: { providesTags: [SUPPORT_TAG] },
      // a refusal means that another member of staff was faster: their decision is fetched as well
      updateSupportRequest: { invalidatesTags: [SUPPORT_TAG, AUDIT_TAG] },
      replyToSupportRequest: { invalidatesTags: [SUPPORT_TAG, AUDIT_TAG] },
      getMessageReport: { providesTags: [MESSAGE_REPORTS_TAG] },
      searchUsers: { providesTags: [SUSPENSIONS_TAG] },
      getUser: { providesTags: [SUSPENSIONS_TAG] },
      suspendUser: { invalidatesTags: [SUSPENSIONS_TAG, AUDIT_TAG] },
      reinstateUser: { invalidatesTags: [SUSPENSIONS_TAG, AUDIT_TAG] },
      decideSuspensionAppeal: { invalidatesTags: [SUSPENSIONS_TAG, AUDIT_TAG] },
      decideMessageReport: { invalidatesTags: [MESSAGE_REPORTS_TAG, AUDIT_TAG] },
      decideJobReview: { invalidatesTags: [JOB_REVIEWS_TAG, AUDIT_TAG] },
      decideAppeal: { invalidatesTags: [APPEALS_TAG, AUDIT_TAG] },
      decideContest: { invalidatesTags: [CONTESTS_TAG, AUDIT_TAG] },
      getMoneyDesk: { providesTags: [MONEY_TAG] },
      getProviderBalance: { providesTags: [MONEY_TAG] },
      countWaitingMoney: { providesTags: [MONEY_TAG, CONTESTS_TAG] },
      getPosting: { providesTags: [MONEY_TAG] },
      explainDifference: { invalidatesTags: [MONEY_TAG, AUDIT_TAG] },
      reversePosting: { invalidatesTags: [MONEY_TAG, AUDIT_TAG] },
      decidePayout: { invalidatesTags: [MONEY_TAG, AUDIT_TAG] },
      decideReversal: { invalidatesTags: [MONEY_TAG, AUDIT_TAG] },
      decideReviewCase: { invalidatesTags: [REVIEW_CASES_TAG, AUDIT_TAG] },
      decideTimes: { invalidatesTags: [TIMES_TAG, AUDIT_TAG] },
      decidePayCase: { invalidatesTags: [PAY_CASES_TAG, AUDIT_TAG] },
      retryDeadLetter: { invalidatesTags: [DEAD_LETTERS_TAG, AUDIT_TAG] },
      retryDeadLetters: { invalidatesTags: [DEAD_LETTERS_TAG, AUDIT_TAG] },
    },
  });
