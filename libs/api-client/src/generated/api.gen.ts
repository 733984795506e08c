import { firstPageApi as api } from './first-page.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLiveness: build.query<GetLivenessApiResponse, GetLivenessApiArg>({
      query: () => ({ url: `/api/health/live` }),
    }),
    getReadiness: build.query<GetReadinessApiResponse, GetReadinessApiArg>({
      query: () => ({ url: `/api/health/ready` }),
    }),
    addRole: build.mutation<AddRoleApiResponse, AddRoleApiArg>({
      query: (queryArg) => ({ url: `/api/user/roles`, method: 'POST', body: queryArg.addRole }),
    }),
    setName: build.mutation<SetNameApiResponse, SetNameApiArg>({
      query: (queryArg) => ({ url: `/api/user/name`, method: 'POST', body: queryArg.setName }),
    }),
    updateWorkPreferences: build.mutation<UpdateWorkPreferencesApiResponse, UpdateWorkPreferencesApiArg>({
      query: (queryArg) => ({ url: `/api/user/work-preferences`, method: 'PATCH', body: queryArg.workPreferences }),
    }),
    updateAddress: build.mutation<UpdateAddressApiResponse, UpdateAddressApiArg>({
      query: (queryArg) => ({ url: `/api/user/address`, method: 'PATCH', body: queryArg.updateAddress }),
    }),
    updateBilling: build.mutation<UpdateBillingApiResponse, UpdateBillingApiArg>({
      query: (queryArg) => ({ url: `/api/user/billing`, method: 'PATCH', body: queryArg.updateBilling }),
    }),
    updateNotificationPreferences: build.mutation<
      UpdateNotificationPreferencesApiResponse,
      UpdateNotificationPreferencesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/notification-preferences`,
        method: 'PATCH',
        body: queryArg.updateNotificationPreferences,
      }),
    }),
    setAvatar: build.mutation<SetAvatarApiResponse, SetAvatarApiArg>({
      query: (queryArg) => ({ url: `/api/user/avatar`, method: 'POST', body: queryArg.body }),
    }),
    removeAvatar: build.mutation<RemoveAvatarApiResponse, RemoveAvatarApiArg>({
      query: () => ({ url: `/api/user/avatar`, method: 'DELETE' }),
    }),
    getAvatar: build.query<GetAvatarApiResponse, GetAvatarApiArg>({
      query: (queryArg) => ({ url: `/api/avatars/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    getSuggestedKinds: build.query<GetSuggestedKindsApiResponse, GetSuggestedKindsApiArg>({
      query: () => ({ url: `/api/user/availability/kinds` }),
    }),
    updateAvailability: build.mutation<UpdateAvailabilityApiResponse, UpdateAvailabilityApiArg>({
      query: (queryArg) => ({ url: `/api/user/availability`, method: 'PATCH', body: queryArg.updateAvailability }),
    }),
    signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({ url: `/api/auth/signup`, method: 'POST', body: queryArg.signUp }),
    }),
    sendPhoneSignUpCode: build.mutation<SendPhoneSignUpCodeApiResponse, SendPhoneSignUpCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/send-phone-sign-up-code`,
        method: 'POST',
        body: queryArg.sendPhoneSignUpCode,
      }),
    }),
    signUpWithPhone: build.mutation<SignUpWithPhoneApiResponse, SignUpWithPhoneApiArg>({
      query: (queryArg) => ({ url: `/api/auth/sign-up-with-phone`, method: 'POST', body: queryArg.signUpWithPhone }),
    }),
    sendEmailVerification: build.mutation<SendEmailVerificationApiResponse, SendEmailVerificationApiArg>({
      query: (queryArg) => ({ url: `/api/auth/send-email-verification`, method: 'POST', body: queryArg.sendEmailCode }),
    }),
    sendPhoneVerification: build.mutation<SendPhoneVerificationApiResponse, SendPhoneVerificationApiArg>({
      query: (queryArg) => ({ url: `/api/auth/send-phone-verification`, method: 'POST', body: queryArg.sendPhoneCode }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({ url: `/api/auth/verify-email`, method: 'POST', body: queryArg.verifyEmail }),
    }),
    verifyPhone: build.mutation<VerifyPhoneApiResponse, VerifyPhoneApiArg>({
      query: (queryArg) => ({ url: `/api/auth/verify-phone`, method: 'POST', body: queryArg.verifyPhone }),
    }),
    listDemoAccounts: build.query<ListDemoAccountsApiResponse, ListDemoAccountsApiArg>({
      query: () => ({ url: `/api/demo-accounts` }),
    }),
    finishLogIn: build.query<FinishLogInApiResponse, FinishLogInApiArg>({
      query: () => ({ url: `/api/login/callback` }),
    }),
    logOut: build.query<LogOutApiResponse, LogOutApiArg>({
      query: () => ({ url: `/api/logout` }),
    }),
    confirmLogOut: build.mutation<ConfirmLogOutApiResponse, ConfirmLogOutApiArg>({
      query: () => ({ url: `/api/logout`, method: 'POST' }),
    }),
    getSecondFactor: build.query<GetSecondFactorApiResponse, GetSecondFactorApiArg>({
      query: () => ({ url: `/api/staff/second-factor` }),
    }),
    beginSecondFactor: build.mutation<BeginSecondFactorApiResponse, BeginSecondFactorApiArg>({
      query: () => ({ url: `/api/staff/second-factor`, method: 'POST' }),
    }),
    confirmSecondFactor: build.mutation<ConfirmSecondFactorApiResponse, ConfirmSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/staff/second-factor/confirmation`,
        method: 'POST',
        body: queryArg.secondFactorCode,
      }),
    }),
    verifySecondFactor: build.mutation<VerifySecondFactorApiResponse, VerifySecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/staff/second-factor/verification`,
        method: 'POST',
        body: queryArg.secondFactorCode,
      }),
    }),
    updateProfile: build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
      query: (queryArg) => ({ url: `/api/user/profile`, method: 'PATCH', body: queryArg.updateProfile }),
    }),
    sendContactCode: build.mutation<SendContactCodeApiResponse, SendContactCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/user/contact-changes/${encodeURIComponent(String(queryArg.channel))}/send-code`,
        method: 'POST',
      }),
    }),
    confirmContactChange: build.mutation<ConfirmContactChangeApiResponse, ConfirmContactChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/user/contact-changes/${encodeURIComponent(String(queryArg.channel))}/confirm`,
        method: 'POST',
        body: queryArg.confirmContact,
      }),
    }),
    cancelContactChange: build.mutation<CancelContactChangeApiResponse, CancelContactChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/user/contact-changes/${encodeURIComponent(String(queryArg.channel))}`,
        method: 'DELETE',
      }),
    }),
    sendJoiningCode: build.mutation<SendJoiningCodeApiResponse, SendJoiningCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/user/contact-changes/${encodeURIComponent(String(queryArg.channel))}/joining/send-code`,
        method: 'POST',
      }),
    }),
    offerJoining: build.mutation<OfferJoiningApiResponse, OfferJoiningApiArg>({
      query: (queryArg) => ({
        url: `/api/user/contact-changes/${encodeURIComponent(String(queryArg.channel))}/joining/offer`,
        method: 'POST',
        body: queryArg.confirmContact,
      }),
    }),
    joinAccounts: build.mutation<JoinAccountsApiResponse, JoinAccountsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/contact-changes/${encodeURIComponent(String(queryArg.channel))}/joining`,
        method: 'POST',
      }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({ url: `/api/user/change-password`, method: 'POST', body: queryArg.changePassword }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/user/sessions` }),
    }),
    revokeSession: build.mutation<RevokeSessionApiResponse, RevokeSessionApiArg>({
      query: (queryArg) => ({ url: `/api/user/sessions/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    revokeOtherSessions: build.mutation<RevokeOtherSessionsApiResponse, RevokeOtherSessionsApiArg>({
      query: () => ({ url: `/api/user/sessions/revoke-others`, method: 'POST' }),
    }),
    exportPersonalData: build.query<ExportPersonalDataApiResponse, ExportPersonalDataApiArg>({
      query: () => ({ url: `/api/user/export` }),
    }),
    sendDeletionCode: build.mutation<SendDeletionCodeApiResponse, SendDeletionCodeApiArg>({
      query: () => ({ url: `/api/user/deletion/send-code`, method: 'POST' }),
    }),
    deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
      query: (queryArg) => ({ url: `/api/user/deletion`, method: 'POST', body: queryArg.deleteAccount }),
    }),
    undoAccountDeletion: build.mutation<UndoAccountDeletionApiResponse, UndoAccountDeletionApiArg>({
      query: () => ({ url: `/api/user/deletion/undo`, method: 'POST' }),
    }),
    searchPlaces: build.query<SearchPlacesApiResponse, SearchPlacesApiArg>({
      query: (queryArg) => ({
        url: `/api/places`,
        params: {
          query: queryArg.query,
          limit: queryArg.limit,
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
        },
      }),
    }),
    getNearestPlace: build.query<GetNearestPlaceApiResponse, GetNearestPlaceApiArg>({
      query: (queryArg) => ({
        url: `/api/places/nearest`,
        params: {
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
        },
      }),
    }),
    getPlace: build.query<GetPlaceApiResponse, GetPlaceApiArg>({
      query: (queryArg) => ({ url: `/api/places/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    markNotificationRead: build.mutation<MarkNotificationReadApiResponse, MarkNotificationReadApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/${encodeURIComponent(String(queryArg.id))}/read`,
        method: 'POST',
      }),
    }),
    markAllNotificationsRead: build.mutation<MarkAllNotificationsReadApiResponse, MarkAllNotificationsReadApiArg>({
      query: () => ({ url: `/api/notifications/read-all`, method: 'POST' }),
    }),
    getPushSettings: build.query<GetPushSettingsApiResponse, GetPushSettingsApiArg>({
      query: () => ({ url: `/api/push` }),
    }),
    subscribeToPush: build.mutation<SubscribeToPushApiResponse, SubscribeToPushApiArg>({
      query: (queryArg) => ({ url: `/api/push/subscription`, method: 'PUT', body: queryArg.subscribeToPush }),
    }),
    unsubscribeFromPush: build.mutation<UnsubscribeFromPushApiResponse, UnsubscribeFromPushApiArg>({
      query: () => ({ url: `/api/push/subscription`, method: 'DELETE' }),
    }),
    confirmPush: build.mutation<ConfirmPushApiResponse, ConfirmPushApiArg>({
      query: (queryArg) => ({ url: `/api/push/receipts`, method: 'POST', body: queryArg.confirmPush }),
    }),
    receiveSmsReport: build.mutation<ReceiveSmsReportApiResponse, ReceiveSmsReportApiArg>({
      query: (queryArg) => ({
        url: `/api/provider-events/sms`,
        method: 'POST',
        body: queryArg.body,
        params: {
          delivery: queryArg.delivery,
        },
      }),
    }),
    getWhatsAppSettings: build.query<GetWhatsAppSettingsApiResponse, GetWhatsAppSettingsApiArg>({
      query: () => ({ url: `/api/whatsapp` }),
    }),
    chooseWhatsApp: build.mutation<ChooseWhatsAppApiResponse, ChooseWhatsAppApiArg>({
      query: (queryArg) => ({ url: `/api/whatsapp`, method: 'PUT', body: queryArg.chooseWhatsApp }),
    }),
    leaveWhatsApp: build.mutation<LeaveWhatsAppApiResponse, LeaveWhatsAppApiArg>({
      query: () => ({ url: `/api/whatsapp`, method: 'DELETE' }),
    }),
    receiveWhatsAppReport: build.mutation<ReceiveWhatsAppReportApiResponse, ReceiveWhatsAppReportApiArg>({
      query: (queryArg) => ({ url: `/api/provider-events/whatsapp`, method: 'POST', body: queryArg.body }),
    }),
    searchUsers: build.query<SearchUsersApiResponse, SearchUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    suspendUser: build.mutation<SuspendUserApiResponse, SuspendUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/suspension`,
        method: 'POST',
        body: queryArg.suspendUser,
      }),
    }),
    reinstateUser: build.mutation<ReinstateUserApiResponse, ReinstateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/suspension`,
        method: 'DELETE',
      }),
    }),
    listSuspensionAppeals: build.query<ListSuspensionAppealsApiResponse, ListSuspensionAppealsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/suspension-appeals`,
        params: {
          state: queryArg.state,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    decideSuspensionAppeal: build.mutation<DecideSuspensionAppealApiResponse, DecideSuspensionAppealApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/suspensions/${encodeURIComponent(String(queryArg.id))}/appeal-decision`,
        method: 'POST',
        body: queryArg.decideSuspensionAppeal,
      }),
    }),
    getSuspension: build.query<GetSuspensionApiResponse, GetSuspensionApiArg>({
      query: () => ({ url: `/api/user/suspension` }),
    }),
    appealSuspension: build.mutation<AppealSuspensionApiResponse, AppealSuspensionApiArg>({
      query: (queryArg) => ({ url: `/api/user/suspension/appeal`, method: 'POST', body: queryArg.appealSuspension }),
    }),
    listJobReviews: build.query<ListJobReviewsApiResponse, ListJobReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/job-reviews`,
        params: {
          state: queryArg.state,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    decideJobReview: build.mutation<DecideJobReviewApiResponse, DecideJobReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/job-reviews/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.decideJobReview,
      }),
    }),
    createJob: build.mutation<CreateJobApiResponse, CreateJobApiArg>({
      query: (queryArg) => ({ url: `/api/jobs`, method: 'POST', body: queryArg.createJob }),
    }),
    listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs`,
        params: {
          search: queryArg.search,
          category: queryArg.category,
          jobType: queryArg.jobType,
          location: queryArg.location,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listMyJobs: build.query<ListMyJobsApiResponse, ListMyJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/my-jobs`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          active: queryArg.active,
        },
      }),
    }),
    getMyJobsSummary: build.query<GetMyJobsSummaryApiResponse, GetMyJobsSummaryApiArg>({
      query: () => ({ url: `/api/my-jobs/summary` }),
    }),
    listMyJobsByFigure: build.query<ListMyJobsByFigureApiResponse, ListMyJobsByFigureApiArg>({
      query: (queryArg) => ({
        url: `/api/my-jobs/by-figure`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          figure: queryArg.figure,
        },
      }),
    }),
    getMyJob: build.query<GetMyJobApiResponse, GetMyJobApiArg>({
      query: (queryArg) => ({ url: `/api/my-jobs/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    getJob: build.query<GetJobApiResponse, GetJobApiArg>({
      query: (queryArg) => ({ url: `/api/jobs/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateJob: build.mutation<UpdateJobApiResponse, UpdateJobApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateJob,
      }),
    }),
    getJobActivity: build.query<GetJobActivityApiResponse, GetJobActivityApiArg>({
      query: (queryArg) => ({ url: `/api/jobs/${encodeURIComponent(String(queryArg.id))}/activity` }),
    }),
    reportJob: build.mutation<ReportJobApiResponse, ReportJobApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${encodeURIComponent(String(queryArg.id))}/report`,
        method: 'POST',
        body: queryArg.reportJob,
      }),
    }),
    recordJobView: build.mutation<RecordJobViewApiResponse, RecordJobViewApiArg>({
      query: (queryArg) => ({ url: `/api/jobs/${encodeURIComponent(String(queryArg.id))}/views`, method: 'POST' }),
    }),
    createApplication: build.mutation<CreateApplicationApiResponse, CreateApplicationApiArg>({
      query: (queryArg) => ({ url: `/api/applications`, method: 'POST', body: queryArg.createApplication }),
    }),
    listMyApplications: build.query<ListMyApplicationsApiResponse, ListMyApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/api/my-applications`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    withdrawApplication: build.mutation<WithdrawApplicationApiResponse, WithdrawApplicationApiArg>({
      query: (queryArg) => ({
        url: `/api/applications/${encodeURIComponent(String(queryArg.id))}/withdraw`,
        method: 'POST',
      }),
    }),
    listJobApplications: build.query<ListJobApplicationsApiResponse, ListJobApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${encodeURIComponent(String(queryArg.id))}/applications`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          status: queryArg.status,
        },
      }),
    }),
    getApplication: build.query<GetApplicationApiResponse, GetApplicationApiArg>({
      query: (queryArg) => ({ url: `/api/applications/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateApplication: build.mutation<UpdateApplicationApiResponse, UpdateApplicationApiArg>({
      query: (queryArg) => ({
        url: `/api/applications/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateApplication,
      }),
    }),
    rejectApplications: build.mutation<RejectApplicationsApiResponse, RejectApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${encodeURIComponent(String(queryArg.id))}/applications/reject`,
        method: 'POST',
        body: queryArg.rejectApplications,
      }),
    }),
    setApplicationNote: build.mutation<SetApplicationNoteApiResponse, SetApplicationNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/applications/${encodeURIComponent(String(queryArg.id))}/note`,
        method: 'PUT',
        body: queryArg.setApplicationNote,
      }),
    }),
    getApplicationResume: build.query<GetApplicationResumeApiResponse, GetApplicationResumeApiArg>({
      query: (queryArg) => ({ url: `/api/applications/${encodeURIComponent(String(queryArg.id))}/resume` }),
    }),
    getPublicJob: build.query<GetPublicJobApiResponse, GetPublicJobApiArg>({
      query: (queryArg) => ({ url: `/api/public/jobs/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    createInterviewRequest: build.mutation<CreateInterviewRequestApiResponse, CreateInterviewRequestApiArg>({
      query: (queryArg) => ({ url: `/api/interview-requests`, method: 'POST', body: queryArg.createInterviewRequest }),
    }),
    listInterviewRequests: build.query<ListInterviewRequestsApiResponse, ListInterviewRequestsApiArg>({
      query: () => ({ url: `/api/interview-requests` }),
    }),
    inviteToInterview: build.mutation<InviteToInterviewApiResponse, InviteToInterviewApiArg>({
      query: (queryArg) => ({
        url: `/api/applications/${encodeURIComponent(String(queryArg.id))}/interview`,
        method: 'POST',
        body: queryArg.inviteToInterview,
      }),
    }),
    cancelInterviewRequest: build.mutation<CancelInterviewRequestApiResponse, CancelInterviewRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/interview-requests/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
        body: queryArg.cancelInterviewRequest,
      }),
    }),
    proposeInterviewTime: build.mutation<ProposeInterviewTimeApiResponse, ProposeInterviewTimeApiArg>({
      query: (queryArg) => ({
        url: `/api/interview-requests/${encodeURIComponent(String(queryArg.id))}/proposal`,
        method: 'POST',
        body: queryArg.proposeInterviewTime,
      }),
    }),
    answerInterviewProposal: build.mutation<AnswerInterviewProposalApiResponse, AnswerInterviewProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/interview-requests/${encodeURIComponent(String(queryArg.id))}/proposal/answer`,
        method: 'POST',
        body: queryArg.answerInterviewProposal,
      }),
    }),
    markInterview: build.mutation<MarkInterviewApiResponse, MarkInterviewApiArg>({
      query: (queryArg) => ({
        url: `/api/interview-requests/${encodeURIComponent(String(queryArg.id))}/outcome`,
        method: 'POST',
        body: queryArg.markInterview,
      }),
    }),
    listReceivedInterviewRequests: build.query<
      ListReceivedInterviewRequestsApiResponse,
      ListReceivedInterviewRequestsApiArg
    >({
      query: () => ({ url: `/api/received-interview-requests` }),
    }),
    respondToInterviewRequest: build.mutation<RespondToInterviewRequestApiResponse, RespondToInterviewRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/interview-requests/${encodeURIComponent(String(queryArg.id))}/respond`,
        method: 'POST',
        body: queryArg.respondToInterviewRequest,
      }),
    }),
    listCalendarEntries: build.query<ListCalendarEntriesApiResponse, ListCalendarEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/calendar`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getCalendarFeed: build.query<GetCalendarFeedApiResponse, GetCalendarFeedApiArg>({
      query: () => ({ url: `/api/calendar-feed` }),
    }),
    createCalendarFeed: build.mutation<CreateCalendarFeedApiResponse, CreateCalendarFeedApiArg>({
      query: () => ({ url: `/api/calendar-feed`, method: 'POST' }),
    }),
    deleteCalendarFeed: build.mutation<DeleteCalendarFeedApiResponse, DeleteCalendarFeedApiArg>({
      query: () => ({ url: `/api/calendar-feed`, method: 'DELETE' }),
    }),
    getCalendarFile: build.query<GetCalendarFileApiResponse, GetCalendarFileApiArg>({
      query: (queryArg) => ({ url: `/api/calendar/${encodeURIComponent(String(queryArg.file))}` }),
    }),
    openConversation: build.mutation<OpenConversationApiResponse, OpenConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/applications/${encodeURIComponent(String(queryArg.id))}/conversation`,
        method: 'POST',
      }),
    }),
    listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations`,
        params: {
          side: queryArg.side,
          jobId: queryArg.jobId,
          applicationId: queryArg.applicationId,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
      query: (queryArg) => ({ url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages`,
        method: 'POST',
        body: queryArg.sendMessage,
      }),
    }),
    readConversation: build.mutation<ReadConversationApiResponse, ReadConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/read`,
        method: 'POST',
        body: queryArg.readConversation,
      }),
    }),
    reportMessage: build.mutation<ReportMessageApiResponse, ReportMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/messages/${encodeURIComponent(String(queryArg.id))}/report`,
        method: 'POST',
        body: queryArg.reportMessage,
      }),
    }),
    listMessageReports: build.query<ListMessageReportsApiResponse, ListMessageReportsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/message-reports`,
        params: {
          state: queryArg.state,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getMessageReport: build.query<GetMessageReportApiResponse, GetMessageReportApiArg>({
      query: (queryArg) => ({ url: `/api/admin/message-reports/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    decideMessageReport: build.mutation<DecideMessageReportApiResponse, DecideMessageReportApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/message-reports/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.decideMessageReport,
      }),
    }),
    searchAiJobs: build.query<SearchAiJobsApiResponse, SearchAiJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/ai-jobs`,
        params: {
          search: queryArg.search,
          category: queryArg.category,
          jobType: queryArg.jobType,
          minPay: queryArg.minPay,
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
          radius: queryArg.radius,
          sort: queryArg.sort,
          group: queryArg.group,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    readSearch: build.query<ReadSearchApiResponse, ReadSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/search-readings`,
        params: {
          search: queryArg.search,
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
        },
      }),
    }),
    listHotJobs: build.query<ListHotJobsApiResponse, ListHotJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/hot-jobs`,
        params: {
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
        },
      }),
    }),
    getSalaryStats: build.query<GetSalaryStatsApiResponse, GetSalaryStatsApiArg>({
      query: (queryArg) => ({
        url: `/api/salary-stats`,
        params: {
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
        },
      }),
    }),
    getHireHint: build.query<GetHireHintApiResponse, GetHireHintApiArg>({
      query: (queryArg) => ({
        url: `/api/hire-hint`,
        params: {
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
          location: queryArg.location,
          category: queryArg.category,
          skills: queryArg.skills,
        },
      }),
    }),
    getApplicationMatch: build.query<GetApplicationMatchApiResponse, GetApplicationMatchApiArg>({
      query: (queryArg) => ({ url: `/api/applications/${encodeURIComponent(String(queryArg.id))}/match` }),
    }),
    getSeekerStats: build.query<GetSeekerStatsApiResponse, GetSeekerStatsApiArg>({
      query: (queryArg) => ({
        url: `/api/seeker-stats`,
        params: {
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
        },
      }),
    }),
    getEmployerStats: build.query<GetEmployerStatsApiResponse, GetEmployerStatsApiArg>({
      query: () => ({ url: `/api/employer-stats` }),
    }),
    createInstantJob: build.mutation<CreateInstantJobApiResponse, CreateInstantJobApiArg>({
      query: (queryArg) => ({ url: `/api/instant-jobs`, method: 'POST', body: queryArg.createInstantJob }),
    }),
    listInstantJobs: build.query<ListInstantJobsApiResponse, ListInstantJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/instant-jobs`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listRegulars: build.query<ListRegularsApiResponse, ListRegularsApiArg>({
      query: () => ({ url: `/api/instant-jobs/regulars` }),
    }),
    getInstantJob: build.query<GetInstantJobApiResponse, GetInstantJobApiArg>({
      query: (queryArg) => ({ url: `/api/instant-jobs/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    askEveryone: build.mutation<AskEveryoneApiResponse, AskEveryoneApiArg>({
      query: (queryArg) => ({
        url: `/api/instant-jobs/${encodeURIComponent(String(queryArg.id))}/ask-everyone`,
        method: 'POST',
      }),
    }),
    cancelInstantJob: build.mutation<CancelInstantJobApiResponse, CancelInstantJobApiArg>({
      query: (queryArg) => ({
        url: `/api/instant-jobs/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
        body: queryArg.cancel,
      }),
    }),
    cancelEngagement: build.mutation<CancelEngagementApiResponse, CancelEngagementApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
        body: queryArg.cancel,
      }),
    }),
    listJobRequests: build.query<ListJobRequestsApiResponse, ListJobRequestsApiArg>({
      query: () => ({ url: `/api/job-requests` }),
    }),
    respondToJobRequest: build.mutation<RespondToJobRequestApiResponse, RespondToJobRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/job-requests/${encodeURIComponent(String(queryArg.id))}/respond`,
        method: 'POST',
        body: queryArg.respondToJobRequest,
      }),
    }),
    undoJobRequest: build.mutation<UndoJobRequestApiResponse, UndoJobRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/job-requests/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
      }),
    }),
    setStandby: build.mutation<SetStandbyApiResponse, SetStandbyApiArg>({
      query: (queryArg) => ({
        url: `/api/job-requests/${encodeURIComponent(String(queryArg.id))}/standby`,
        method: 'POST',
        body: queryArg.standby,
      }),
    }),
    getRewards: build.query<GetRewardsApiResponse, GetRewardsApiArg>({
      query: () => ({ url: `/api/rewards` }),
    }),
    listAuditEntries: build.query<ListAuditEntriesApiResponse, ListAuditEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit-entries`,
        params: {
          actorId: queryArg.actorId,
          action: queryArg.action,
          subjectId: queryArg.subjectId,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listDeadLetters: build.query<ListDeadLettersApiResponse, ListDeadLettersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/dead-letters`,
        params: {
          task: queryArg.task,
          channel: queryArg.channel,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    retryDeadLetters: build.mutation<RetryDeadLettersApiResponse, RetryDeadLettersApiArg>({
      query: (queryArg) => ({ url: `/api/admin/dead-letters/retry`, method: 'POST', body: queryArg.retryDeadLetters }),
    }),
    retryDeadLetter: build.mutation<RetryDeadLetterApiResponse, RetryDeadLetterApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/dead-letters/${encodeURIComponent(String(queryArg.id))}/retry`,
        method: 'POST',
      }),
    }),
    getOperator: build.query<GetOperatorApiResponse, GetOperatorApiArg>({
      query: () => ({ url: `/api/public/operator` }),
    }),
    listQueues: build.query<ListQueuesApiResponse, ListQueuesApiArg>({
      query: () => ({ url: `/api/admin/queues` }),
    }),
    listEngagements: build.query<ListEngagementsApiResponse, ListEngagementsApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements`,
        params: {
          side: queryArg.side,
          state: queryArg.state,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getEngagement: build.query<GetEngagementApiResponse, GetEngagementApiArg>({
      query: (queryArg) => ({ url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    getWorkCode: build.query<GetWorkCodeApiResponse, GetWorkCodeApiArg>({
      query: (queryArg) => ({ url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/code` }),
    }),
    startWork: build.mutation<StartWorkApiResponse, StartWorkApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/start`,
        method: 'POST',
        body: queryArg.confirmWork,
      }),
    }),
    endWork: build.mutation<EndWorkApiResponse, EndWorkApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/end`,
        method: 'POST',
        body: queryArg.endWork,
      }),
    }),
    reportNoShow: build.mutation<ReportNoShowApiResponse, ReportNoShowApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/no-show`,
        method: 'POST',
        body: queryArg.reportNoShow,
      }),
    }),
    appealBreach: build.mutation<AppealBreachApiResponse, AppealBreachApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/appeal`,
        method: 'POST',
        body: queryArg.appeal,
      }),
    }),
    getPayee: build.query<GetPayeeApiResponse, GetPayeeApiArg>({
      query: (queryArg) => ({ url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/payee` }),
    }),
    payEngagement: build.mutation<PayEngagementApiResponse, PayEngagementApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/payment`,
        method: 'POST',
        body: queryArg.payEngagement,
      }),
    }),
    confirmReceipt: build.mutation<ConfirmReceiptApiResponse, ConfirmReceiptApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/receipt`,
        method: 'POST',
      }),
    }),
    getUpi: build.query<GetUpiApiResponse, GetUpiApiArg>({
      query: () => ({ url: `/api/user/upi` }),
    }),
    updateUpi: build.mutation<UpdateUpiApiResponse, UpdateUpiApiArg>({
      query: (queryArg) => ({ url: `/api/user/upi`, method: 'PUT', body: queryArg.updateUpi }),
    }),
    getReliability: build.query<GetReliabilityApiResponse, GetReliabilityApiArg>({
      query: () => ({ url: `/api/user/reliability` }),
    }),
    listAppeals: build.query<ListAppealsApiResponse, ListAppealsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/appeals`,
        params: {
          status: queryArg.status,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    decideAppeal: build.mutation<DecideAppealApiResponse, DecideAppealApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/appeals/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.decideAppeal,
      }),
    }),
    openPayCase: build.mutation<OpenPayCaseApiResponse, OpenPayCaseApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/pay-case`,
        method: 'POST',
        body: queryArg.openPayCase,
      }),
    }),
    answerPayCase: build.mutation<AnswerPayCaseApiResponse, AnswerPayCaseApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/pay-case/answer`,
        method: 'POST',
        body: queryArg.answerPayCase,
      }),
    }),
    appealPayCase: build.mutation<AppealPayCaseApiResponse, AppealPayCaseApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/pay-case/appeal`,
        method: 'POST',
        body: queryArg.appealPayCase,
      }),
    }),
    listPayCases: build.query<ListPayCasesApiResponse, ListPayCasesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/pay-cases`,
        params: {
          list: queryArg.list,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    decidePayCase: build.mutation<DecidePayCaseApiResponse, DecidePayCaseApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/pay-cases/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.decidePayCase,
      }),
    }),
    reservePayment: build.mutation<ReservePaymentApiResponse, ReservePaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/reservation`,
        method: 'POST',
      }),
    }),
    listStatement: build.query<ListStatementApiResponse, ListStatementApiArg>({
      query: (queryArg) => ({
        url: `/api/user/statement`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    openContest: build.mutation<OpenContestApiResponse, OpenContestApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/contest`,
        method: 'POST',
        body: queryArg.openContest,
      }),
    }),
    answerContest: build.mutation<AnswerContestApiResponse, AnswerContestApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/contest/answer`,
        method: 'POST',
        body: queryArg.answerContest,
      }),
    }),
    withdrawContest: build.mutation<WithdrawContestApiResponse, WithdrawContestApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/contest/withdrawal`,
        method: 'POST',
      }),
    }),
    acceptProposal: build.mutation<AcceptProposalApiResponse, AcceptProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/contest/acceptance`,
        method: 'POST',
      }),
    }),
    appealProposal: build.mutation<AppealProposalApiResponse, AppealProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/contest/appeal`,
        method: 'POST',
      }),
    }),
    listContests: build.query<ListContestsApiResponse, ListContestsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contests`,
        params: {
          list: queryArg.list,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    decideContest: build.mutation<DecideContestApiResponse, DecideContestApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contests/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.decideContest,
      }),
    }),
    getShiftKey: build.query<GetShiftKeyApiResponse, GetShiftKeyApiArg>({
      query: (queryArg) => ({ url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/shift-key` }),
    }),
    confirmAttendance: build.mutation<ConfirmAttendanceApiResponse, ConfirmAttendanceApiArg>({
      query: (queryArg) => ({ url: `/api/attendance`, method: 'POST', body: queryArg.confirmAttendance }),
    }),
    proposeTimes: build.mutation<ProposeTimesApiResponse, ProposeTimesApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/times`,
        method: 'POST',
        body: queryArg.proposeTimes,
      }),
    }),
    answerTimes: build.mutation<AnswerTimesApiResponse, AnswerTimesApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/times/answer`,
        method: 'POST',
        body: queryArg.answerTimes,
      }),
    }),
    appealTimes: build.mutation<AppealTimesApiResponse, AppealTimesApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/times/appeal`,
        method: 'POST',
        body: queryArg.appealTimes,
      }),
    }),
    listTimeCorrections: build.query<ListTimeCorrectionsApiResponse, ListTimeCorrectionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/time-corrections`,
        params: {
          list: queryArg.list,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    decideTimes: build.mutation<DecideTimesApiResponse, DecideTimesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/time-corrections/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.decideTimes,
      }),
    }),
    receiveProviderEvent: build.mutation<ReceiveProviderEventApiResponse, ReceiveProviderEventApiArg>({
      query: (queryArg) => ({ url: `/api/provider-events/razorpay`, method: 'POST', body: queryArg.body }),
    }),
    getSecurePayQuote: build.query<GetSecurePayQuoteApiResponse, GetSecurePayQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/secure-pay/quote`,
        params: {
          wage: queryArg.wage,
        },
      }),
    }),
    getPayoutAccount: build.query<GetPayoutAccountApiResponse, GetPayoutAccountApiArg>({
      query: () => ({ url: `/api/user/payout-account` }),
    }),
    submitPayoutAccount: build.mutation<SubmitPayoutAccountApiResponse, SubmitPayoutAccountApiArg>({
      query: () => ({ url: `/api/user/payout-account`, method: 'POST' }),
    }),
    getMoneyDesk: build.query<GetMoneyDeskApiResponse, GetMoneyDeskApiArg>({
      query: () => ({ url: `/api/admin/money-desk` }),
    }),
    countWaitingMoney: build.query<CountWaitingMoneyApiResponse, CountWaitingMoneyApiArg>({
      query: () => ({ url: `/api/admin/money-desk/waiting` }),
    }),
    getProviderBalance: build.query<GetProviderBalanceApiResponse, GetProviderBalanceApiArg>({
      query: () => ({ url: `/api/admin/money-desk/balance` }),
    }),
    explainDifference: build.mutation<ExplainDifferenceApiResponse, ExplainDifferenceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/differences/${encodeURIComponent(String(queryArg.id))}/explanation`,
        method: 'POST',
        body: queryArg.explainDifference,
      }),
    }),
    getPosting: build.query<GetPostingApiResponse, GetPostingApiArg>({
      query: (queryArg) => ({ url: `/api/admin/postings/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    reversePosting: build.mutation<ReversePostingApiResponse, ReversePostingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/postings/${encodeURIComponent(String(queryArg.id))}/reversal`,
        method: 'POST',
        body: queryArg.reversePosting,
      }),
    }),
    decideReversal: build.mutation<DecideReversalApiResponse, DecideReversalApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reversals/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.decideReversal,
      }),
    }),
    decidePayout: build.mutation<DecidePayoutApiResponse, DecidePayoutApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payouts/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.decidePayout,
      }),
    }),
    listPendingReviews: build.query<ListPendingReviewsApiResponse, ListPendingReviewsApiArg>({
      query: () => ({ url: `/api/reviews/pending` }),
    }),
    getReviewSummary: build.query<GetReviewSummaryApiResponse, GetReviewSummaryApiArg>({
      query: () => ({ url: `/api/reviews/summary/me` }),
    }),
    replyToReview: build.mutation<ReplyToReviewApiResponse, ReplyToReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/reply`,
        method: 'POST',
        body: queryArg.replyToReview,
      }),
    }),
    reportReview: build.mutation<ReportReviewApiResponse, ReportReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/report`,
        method: 'POST',
        body: queryArg.reportReview,
      }),
    }),
    appealReview: build.mutation<AppealReviewApiResponse, AppealReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/appeal`,
        method: 'POST',
        body: queryArg.appealReview,
      }),
    }),
    getEngagementReview: build.query<GetEngagementReviewApiResponse, GetEngagementReviewApiArg>({
      query: (queryArg) => ({ url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/review` }),
    }),
    reviewEngagement: build.mutation<ReviewEngagementApiResponse, ReviewEngagementApiArg>({
      query: (queryArg) => ({
        url: `/api/engagements/${encodeURIComponent(String(queryArg.id))}/review`,
        method: 'PUT',
        body: queryArg.reviewEngagement,
      }),
    }),
    listReviewCases: build.query<ListReviewCasesApiResponse, ListReviewCasesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/review-cases`,
        params: {
          list: queryArg.list,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    decideReviewCase: build.mutation<DecideReviewCaseApiResponse, DecideReviewCaseApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/review-cases/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.decideReviewCase,
      }),
    }),
    listReviewBias: build.query<ListReviewBiasApiResponse, ListReviewBiasApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/review-bias`,
        params: {
          month: queryArg.month,
          side: queryArg.side,
        },
      }),
    }),
    listPapers: build.query<ListPapersApiResponse, ListPapersApiArg>({
      query: (queryArg) => ({
        url: `/api/user/papers`,
        params: {
          engagementId: queryArg.engagementId,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getYearlyPay: build.query<GetYearlyPayApiResponse, GetYearlyPayApiArg>({
      query: () => ({ url: `/api/user/yearly-pay` }),
    }),
    getPaper: build.query<GetPaperApiResponse, GetPaperApiArg>({
      query: (queryArg) => ({ url: `/api/papers/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    getPaperPdf: build.query<GetPaperPdfApiResponse, GetPaperPdfApiArg>({
      query: (queryArg) => ({
        url: `/api/papers/${encodeURIComponent(String(queryArg.id))}/pdf`,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    getTaxDetails: build.query<GetTaxDetailsApiResponse, GetTaxDetailsApiArg>({
      query: () => ({ url: `/api/user/tax-details` }),
    }),
    updateTaxDetails: build.mutation<UpdateTaxDetailsApiResponse, UpdateTaxDetailsApiArg>({
      query: (queryArg) => ({ url: `/api/user/tax-details`, method: 'PUT', body: queryArg.updateTaxDetails }),
    }),
    createSupportRequest: build.mutation<CreateSupportRequestApiResponse, CreateSupportRequestApiArg>({
      query: (queryArg) => ({ url: `/api/support-request`, method: 'POST', body: queryArg.createSupportRequest }),
    }),
    getOwnSupportRequest: build.query<GetOwnSupportRequestApiResponse, GetOwnSupportRequestApiArg>({
      query: (queryArg) => ({ url: `/api/my-support-requests/${encodeURIComponent(String(queryArg.reference))}` }),
    }),
    writeToOwnSupportRequest: build.mutation<WriteToOwnSupportRequestApiResponse, WriteToOwnSupportRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/my-support-requests/${encodeURIComponent(String(queryArg.reference))}/messages`,
        method: 'POST',
        body: queryArg.writeToOwnSupportRequest,
      }),
    }),
    listStaff: build.query<ListStaffApiResponse, ListStaffApiArg>({
      query: () => ({ url: `/api/admin/staff` }),
    }),
    listSupportRequests: build.query<ListSupportRequestsApiResponse, ListSupportRequestsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support-requests`,
        params: {
          status: queryArg.status,
          kind: queryArg.kind,
          assignee: queryArg.assignee,
          search: queryArg.search,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getSupportRequest: build.query<GetSupportRequestApiResponse, GetSupportRequestApiArg>({
      query: (queryArg) => ({ url: `/api/admin/support-requests/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateSupportRequest: build.mutation<UpdateSupportRequestApiResponse, UpdateSupportRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support-requests/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateSupportRequest,
      }),
    }),
    getSupportAttachment: build.query<GetSupportAttachmentApiResponse, GetSupportAttachmentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support-requests/${encodeURIComponent(String(queryArg.id))}/attachment`,
      }),
    }),
    getSupportMailFile: build.query<GetSupportMailFileApiResponse, GetSupportMailFileApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support-requests/${encodeURIComponent(String(queryArg.id))}/mail-files/${encodeURIComponent(String(queryArg.fileId))}`,
      }),
    }),
    replyToSupportRequest: build.mutation<ReplyToSupportRequestApiResponse, ReplyToSupportRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support-requests/${encodeURIComponent(String(queryArg.id))}/replies`,
        method: 'POST',
        body: queryArg.replyToSupportRequest,
      }),
    }),
    receiveSupportMail: build.mutation<ReceiveSupportMailApiResponse, ReceiveSupportMailApiArg>({
      query: (queryArg) => ({ url: `/api/inbound-mail`, method: 'POST', body: queryArg.body }),
    }),
    reportUpiChange: build.mutation<ReportUpiChangeApiResponse, ReportUpiChangeApiArg>({
      query: (queryArg) => ({ url: `/api/upi-reports`, method: 'POST', body: queryArg.reportUpiChange }),
    }),
    saveSearch: build.mutation<SaveSearchApiResponse, SaveSearchApiArg>({
      query: (queryArg) => ({ url: `/api/saved-searches`, method: 'POST', body: queryArg.saveSearch }),
    }),
    listSavedSearches: build.query<ListSavedSearchesApiResponse, ListSavedSearchesApiArg>({
      query: () => ({ url: `/api/saved-searches` }),
    }),
    updateSavedSearch: build.mutation<UpdateSavedSearchApiResponse, UpdateSavedSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/saved-searches/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateSavedSearch,
      }),
    }),
    deleteSavedSearch: build.mutation<DeleteSavedSearchApiResponse, DeleteSavedSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/saved-searches/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listWorkRecords: build.query<ListWorkRecordsApiResponse, ListWorkRecordsApiArg>({
      query: () => ({ url: `/api/work-records` }),
    }),
    makeWorkRecord: build.mutation<MakeWorkRecordApiResponse, MakeWorkRecordApiArg>({
      query: () => ({ url: `/api/work-records`, method: 'POST' }),
    }),
    getWorkRecord: build.query<GetWorkRecordApiResponse, GetWorkRecordApiArg>({
      query: (queryArg) => ({ url: `/api/work-records/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    revokeWorkRecord: build.mutation<RevokeWorkRecordApiResponse, RevokeWorkRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/work-records/${encodeURIComponent(String(queryArg.id))}/revoke`,
        method: 'POST',
      }),
    }),
    getWorkRecordIssuer: build.query<GetWorkRecordIssuerApiResponse, GetWorkRecordIssuerApiArg>({
      query: () => ({ url: `/api/work-record-issuer` }),
    }),
    getStatusList: build.query<GetStatusListApiResponse, GetStatusListApiArg>({
      query: (queryArg) => ({
        url: `/api/work-record-issuer/status-lists/${encodeURIComponent(String(queryArg.list))}`,
      }),
    }),
    listOutboxMessages: build.query<ListOutboxMessagesApiResponse, ListOutboxMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/outbox`,
        params: {
          to: queryArg.to,
        },
      }),
    }),
    streamEvents: build.query<StreamEventsApiResponse, StreamEventsApiArg>({
      query: (queryArg) => ({
        url: `/api/events`,
        headers: {
          'Last-Event-ID': queryArg['Last-Event-ID'],
        },
        params: {
          lastEventId: queryArg.lastEventId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as api };
export type GetLivenessApiResponse = /** status 200 Success */ Liveness;
export type GetLivenessApiArg = void;
export type GetReadinessApiResponse = /** status 200 Success */ Readiness;
export type GetReadinessApiArg = void;
export type AddRoleApiResponse = /** status 200 Success */ CurrentUser;
export type AddRoleApiArg = {
  addRole: AddRole;
};
export type SetNameApiResponse = /** status 200 Success */ CurrentUser;
export type SetNameApiArg = {
  setName: SetName;
};
export type UpdateWorkPreferencesApiResponse = /** status 200 Success */ CurrentUser;
export type UpdateWorkPreferencesApiArg = {
  workPreferences: WorkPreferences;
};
export type UpdateAddressApiResponse = /** status 200 Success */ CurrentUser;
export type UpdateAddressApiArg = {
  updateAddress: UpdateAddress;
};
export type UpdateBillingApiResponse = /** status 200 Success */ CurrentUser;
export type UpdateBillingApiArg = {
  updateBilling: UpdateBilling;
};
export type UpdateNotificationPreferencesApiResponse = /** status 200 Success */ CurrentUser;
export type UpdateNotificationPreferencesApiArg = {
  updateNotificationPreferences: UpdateNotificationPreferences;
};
export type SetAvatarApiResponse = /** status 200 Success */ CurrentUser;
export type SetAvatarApiArg = {
  body: {
    avatar: Blob;
  };
};
export type RemoveAvatarApiResponse = /** status 200 Success */ CurrentUser;
export type RemoveAvatarApiArg = void;
export type GetAvatarApiResponse = /** status 200 Success */ Blob;
export type GetAvatarApiArg = {
  id: string;
};
export type GetSuggestedKindsApiResponse = /** status 200 Success */ SuggestedKinds;
export type GetSuggestedKindsApiArg = void;
export type UpdateAvailabilityApiResponse = /** status 200 Success */ CurrentUser;
export type UpdateAvailabilityApiArg = {
  updateAvailability: UpdateAvailability;
};
export type SignUpApiResponse = /** status 201 Success */ Accepted;
export type SignUpApiArg = {
  signUp: SignUp;
};
export type SendPhoneSignUpCodeApiResponse = /** status 202 Success */ Accepted;
export type SendPhoneSignUpCodeApiArg = {
  sendPhoneSignUpCode: SendPhoneSignUpCode;
};
export type SignUpWithPhoneApiResponse = /** status 200 Success */ Verified;
export type SignUpWithPhoneApiArg = {
  signUpWithPhone: SignUpWithPhone;
};
export type SendEmailVerificationApiResponse = /** status 202 Success */ Accepted;
export type SendEmailVerificationApiArg = {
  sendEmailCode: SendEmailCode;
};
export type SendPhoneVerificationApiResponse = /** status 202 Success */ Accepted;
export type SendPhoneVerificationApiArg = {
  sendPhoneCode: SendPhoneCode;
};
export type VerifyEmailApiResponse = /** status 200 Success */ Verified;
export type VerifyEmailApiArg = {
  verifyEmail: VerifyEmail;
};
export type VerifyPhoneApiResponse = /** status 200 Success */ Verified;
export type VerifyPhoneApiArg = {
  verifyPhone: VerifyPhone;
};
export type ListDemoAccountsApiResponse = /** status 200 Success */ DemoAccount[];
export type ListDemoAccountsApiArg = void;
export type FinishLogInApiResponse = unknown;
export type FinishLogInApiArg = void;
export type LogOutApiResponse = /** status 200 A confirmation page, if the request comes from another site */ string;
export type LogOutApiArg = void;
export type ConfirmLogOutApiResponse = unknown;
export type ConfirmLogOutApiArg = void;
export type GetSecondFactorApiResponse = /** status 200 Success */ SecondFactor;
export type GetSecondFactorApiArg = void;
export type BeginSecondFactorApiResponse = /** status 201 Success */ SecondFactorSecret;
export type BeginSecondFactorApiArg = void;
export type ConfirmSecondFactorApiResponse = /** status 200 Success */ RecoveryCodes;
export type ConfirmSecondFactorApiArg = {
  secondFactorCode: SecondFactorCode;
};
export type VerifySecondFactorApiResponse = /** status 200 Success */ SecondFactor;
export type VerifySecondFactorApiArg = {
  secondFactorCode: SecondFactorCode;
};
export type UpdateProfileApiResponse = /** status 200 Success */ CurrentUser;
export type UpdateProfileApiArg = {
  updateProfile: UpdateProfile;
};
export type SendContactCodeApiResponse = /** status 200 Success */ CurrentUser;
export type SendContactCodeApiArg = {
  channel: 'email' | 'phone';
};
export type ConfirmContactChangeApiResponse = /** status 200 Success */ CurrentUser;
export type ConfirmContactChangeApiArg = {
  channel: 'email' | 'phone';
  confirmContact: ConfirmContact;
};
export type CancelContactChangeApiResponse = /** status 200 Success */ CurrentUser;
export type CancelContactChangeApiArg = {
  channel: 'email' | 'phone';
};
export type SendJoiningCodeApiResponse = /** status 202 Success */ Accepted;
export type SendJoiningCodeApiArg = {
  channel: 'email' | 'phone';
};
export type OfferJoiningApiResponse = /** status 200 Success */ JoiningOffer;
export type OfferJoiningApiArg = {
  channel: 'email' | 'phone';
  confirmContact: ConfirmContact;
};
export type JoinAccountsApiResponse = /** status 200 Success */ CurrentUser;
export type JoinAccountsApiArg = {
  channel: 'email' | 'phone';
};
export type ChangePasswordApiResponse = /** status 200 Success */ Accepted;
export type ChangePasswordApiArg = {
  changePassword: ChangePassword;
};
export type ListSessionsApiResponse = /** status 200 Success */ DeviceSession[];
export type ListSessionsApiArg = void;
export type RevokeSessionApiResponse = /** status 200 Success */ Revoked;
export type RevokeSessionApiArg = {
  id: string;
};
export type RevokeOtherSessionsApiResponse = /** status 200 Success */ Revoked;
export type RevokeOtherSessionsApiArg = void;
export type ExportPersonalDataApiResponse = /** status 200 Success */ PersonalExport;
export type ExportPersonalDataApiArg = void;
export type SendDeletionCodeApiResponse = /** status 202 Success */ Accepted;
export type SendDeletionCodeApiArg = void;
export type DeleteAccountApiResponse = /** status 200 Success */ AccountDeletion;
export type DeleteAccountApiArg = {
  deleteAccount: DeleteAccount;
};
export type UndoAccountDeletionApiResponse = /** status 200 Success */ CurrentUser;
export type UndoAccountDeletionApiArg = void;
export type SearchPlacesApiResponse = /** status 200 Success */ Place[];
export type SearchPlacesApiArg = {
  query: string;
  limit?: string;
  latitude?: string;
  longitude?: string;
};
export type GetNearestPlaceApiResponse = /** status 200 Success */ Place;
export type GetNearestPlaceApiArg = {
  latitude: string;
  longitude: string;
};
export type GetPlaceApiResponse = /** status 200 Success */ Place;
export type GetPlaceApiArg = {
  id: string;
};
export type ListNotificationsApiResponse = /** status 200 Success */ Notification[];
export type ListNotificationsApiArg = {
  limit?: string;
  cursor?: string;
};
export type MarkNotificationReadApiResponse = /** status 200 Success */ UnreadCount;
export type MarkNotificationReadApiArg = {
  id: string;
};
export type MarkAllNotificationsReadApiResponse = /** status 200 Success */ UnreadCount;
export type MarkAllNotificationsReadApiArg = void;
export type GetPushSettingsApiResponse = /** status 200 Success */ PushSettings;
export type GetPushSettingsApiArg = void;
export type SubscribeToPushApiResponse = /** status 200 Success */ PushSettings;
export type SubscribeToPushApiArg = {
  subscribeToPush: SubscribeToPush;
};
export type UnsubscribeFromPushApiResponse = /** status 200 Success */ PushSettings;
export type UnsubscribeFromPushApiArg = void;
export type ConfirmPushApiResponse = unknown;
export type ConfirmPushApiArg = {
  confirmPush: ConfirmPush;
};
export type ReceiveSmsReportApiResponse = unknown;
export type ReceiveSmsReportApiArg = {
  delivery?: string;
  body: Blob;
};
export type GetWhatsAppSettingsApiResponse = /** status 200 Success */ WhatsAppSettings;
export type GetWhatsAppSettingsApiArg = void;
export type ChooseWhatsAppApiResponse = /** status 200 Success */ WhatsAppSettings;
export type ChooseWhatsAppApiArg = {
  chooseWhatsApp: ChooseWhatsApp;
};
export type LeaveWhatsAppApiResponse = /** status 200 Success */ WhatsAppSettings;
export type LeaveWhatsAppApiArg = void;
export type ReceiveWhatsAppReportApiResponse = unknown;
export type ReceiveWhatsAppReportApiArg = {
  body: Blob;
};
export type SearchUsersApiResponse = /** status 200 Success */ StaffUserSummary[];
export type SearchUsersApiArg = {
  search: string;
};
export type GetUserApiResponse = /** status 200 Success */ StaffUser;
export type GetUserApiArg = {
  id: string;
};
export type SuspendUserApiResponse = /** status 201 Success */ Suspension;
export type SuspendUserApiArg = {
  id: string;
  suspendUser: SuspendUser;
};
export type ReinstateUserApiResponse = unknown;
export type ReinstateUserApiArg = {
  id: string;
};
export type ListSuspensionAppealsApiResponse = /** status 200 Success */ Suspension[];
export type ListSuspensionAppealsApiArg = {
  state?: 'open' | 'upheld' | 'rejected';
  limit?: string;
  cursor?: string;
};
export type DecideSuspensionAppealApiResponse = /** status 200 Success */ Suspension;
export type DecideSuspensionAppealApiArg = {
  id: string;
  decideSuspensionAppeal: DecideSuspensionAppeal;
};
export type GetSuspensionApiResponse = /** status 200 Success */ OwnSuspension;
export type GetSuspensionApiArg = void;
export type AppealSuspensionApiResponse = /** status 201 Success */ OwnSuspension;
export type AppealSuspensionApiArg = {
  appealSuspension: AppealSuspension;
};
export type ListJobReviewsApiResponse = /** status 200 Success */ JobReview[];
export type ListJobReviewsApiArg = {
  state?: 'open' | 'kept' | 'removed';
  limit?: string;
  cursor?: string;
};
export type DecideJobReviewApiResponse = /** status 200 Success */ JobReview;
export type DecideJobReviewApiArg = {
  id: string;
  decideJobReview: DecideJobReview;
};
export type CreateJobApiResponse = /** status 201 Success */ OwnJob;
export type CreateJobApiArg = {
  createJob: CreateJob;
};
export type ListJobsApiResponse = /** status 200 Success */ Job[];
export type ListJobsApiArg = {
  search?: string;
  category?: string;
  jobType?: string;
  location?: string;
  limit?: string;
  cursor?: string;
};
export type ListMyJobsApiResponse = /** status 200 Success */ OwnJob[];
export type ListMyJobsApiArg = {
  limit?: string;
  cursor?: string;
  active?: 'true' | 'false';
};
export type GetMyJobsSummaryApiResponse = /** status 200 Success */ MyJobsSummary;
export type GetMyJobsSummaryApiArg = void;
export type ListMyJobsByFigureApiResponse = /** status 200 Success */ OwnJob[];
export type ListMyJobsByFigureApiArg = {
  limit?: string;
  cursor?: string;
  figure: 'views' | 'applications' | 'hired';
};
export type GetMyJobApiResponse = /** status 200 Success */ OwnJob;
export type GetMyJobApiArg = {
  id: string;
};
export type GetJobApiResponse = /** status 200 Success */ Job;
export type GetJobApiArg = {
  id: string;
};
export type UpdateJobApiResponse = /** status 200 Success */ OwnJob;
export type UpdateJobApiArg = {
  id: string;
  updateJob: UpdateJob;
};
export type GetJobActivityApiResponse = /** status 200 Success */ JobActivityDay[];
export type GetJobActivityApiArg = {
  id: string;
};
export type ReportJobApiResponse = unknown;
export type ReportJobApiArg = {
  id: string;
  reportJob: ReportJob;
};
export type RecordJobViewApiResponse = unknown;
export type RecordJobViewApiArg = {
  id: string;
};
export type CreateApplicationApiResponse = /** status 201 Success */ MyApplication;
export type CreateApplicationApiArg = {
  createApplication: CreateApplication;
};
export type ListMyApplicationsApiResponse = /** status 200 Success */ MyApplication[];
export type ListMyApplicationsApiArg = {
  limit?: string;
  cursor?: string;
};
export type WithdrawApplicationApiResponse = /** status 200 Success */ MyApplication;
export type WithdrawApplicationApiArg = {
  id: string;
};
export type ListJobApplicationsApiResponse = /** status 200 Success */ JobApplication[];
export type ListJobApplicationsApiArg = {
  id: string;
  limit?: string;
  cursor?: string;
  status?: 'submitted' | 'viewed' | 'shortlisted' | 'hired' | 'rejected' | 'withdrawn';
};
export type GetApplicationApiResponse = /** status 200 Success */ JobApplication;
export type GetApplicationApiArg = {
  id: string;
};
export type UpdateApplicationApiResponse = /** status 200 Success */ JobApplication;
export type UpdateApplicationApiArg = {
  id: string;
  updateApplication: UpdateApplication;
};
export type RejectApplicationsApiResponse = /** status 200 Success */ RejectedApplications;
export type RejectApplicationsApiArg = {
  id: string;
  rejectApplications: RejectApplications;
};
export type SetApplicationNoteApiResponse = /** status 200 Success */ JobApplication;
export type SetApplicationNoteApiArg = {
  id: string;
  setApplicationNote: SetApplicationNote;
};
export type GetApplicationResumeApiResponse = /** status 200 Success */ Blob;
export type GetApplicationResumeApiArg = {
  id: string;
};
export type GetPublicJobApiResponse = /** status 200 Success */ PublicJob;
export type GetPublicJobApiArg = {
  id: string;
};
export type CreateInterviewRequestApiResponse = /** status 201 Success */ InterviewRequest;
export type CreateInterviewRequestApiArg = {
  createInterviewRequest: CreateInterviewRequest;
};
export type ListInterviewRequestsApiResponse = /** status 200 Success */ InterviewRequest[];
export type ListInterviewRequestsApiArg = void;
export type InviteToInterviewApiResponse = /** status 201 Success */ InterviewState;
export type InviteToInterviewApiArg = {
  id: string;
  inviteToInterview: InviteToInterview;
};
export type CancelInterviewRequestApiResponse = /** status 200 Success */ InterviewState;
export type CancelInterviewRequestApiArg = {
  id: string;
  cancelInterviewRequest: CancelInterviewRequest;
};
export type ProposeInterviewTimeApiResponse = /** status 200 Success */ InterviewState;
export type ProposeInterviewTimeApiArg = {
  id: string;
  proposeInterviewTime: ProposeInterviewTime;
};
export type AnswerInterviewProposalApiResponse = /** status 200 Success */ InterviewState;
export type AnswerInterviewProposalApiArg = {
  id: string;
  answerInterviewProposal: AnswerInterviewProposal;
};
export type MarkInterviewApiResponse = /** status 200 Success */ InterviewState;
export type MarkInterviewApiArg = {
  id: string;
  markInterview: MarkInterview;
};
export type ListReceivedInterviewRequestsApiResponse = /** status 200 Success */ ReceivedInterviewRequest[];
export type ListReceivedInterviewRequestsApiArg = void;
export type RespondToInterviewRequestApiResponse = /** status 200 Success */ InterviewAnswer;
export type RespondToInterviewRequestApiArg = {
  id: string;
  respondToInterviewRequest: RespondToInterviewRequest;
};
export type ListCalendarEntriesApiResponse = /** status 200 Success */ CalendarEntry[];
export type ListCalendarEntriesApiArg = {
  from: string;
  to: string;
};
export type GetCalendarFeedApiResponse = /** status 200 Success */ CalendarFeed;
export type GetCalendarFeedApiArg = void;
export type CreateCalendarFeedApiResponse = /** status 200 Success */ CalendarFeed;
export type CreateCalendarFeedApiArg = void;
export type DeleteCalendarFeedApiResponse = /** status 200 Success */ CalendarFeed;
export type DeleteCalendarFeedApiArg = void;
export type GetCalendarFileApiResponse = /** status 200 Success */ Blob;
export type GetCalendarFileApiArg = {
  file: string;
};
export type OpenConversationApiResponse = /** status 200 Success */ Conversation;
export type OpenConversationApiArg = {
  id: string;
};
export type ListConversationsApiResponse = /** status 200 Success */ Conversation[];
export type ListConversationsApiArg = {
  side?: 'job_seeker' | 'employer';
  jobId?: string;
  applicationId?: string;
  limit?: string;
  cursor?: string;
};
export type GetConversationApiResponse = /** status 200 Success */ Conversation;
export type GetConversationApiArg = {
  id: string;
};
export type ListMessagesApiResponse = /** status 200 Success */ Message[];
export type ListMessagesApiArg = {
  id: string;
  limit?: string;
  cursor?: string;
};
export type SendMessageApiResponse = /** status 201 Success */ Message;
export type SendMessageApiArg = {
  id: string;
  sendMessage: SendMessage;
};
export type ReadConversationApiResponse = /** status 200 Success */ Conversation;
export type ReadConversationApiArg = {
  id: string;
  readConversation: ReadConversation;
};
export type ReportMessageApiResponse = /** status 201 Success */ Message;
export type ReportMessageApiArg = {
  id: string;
  reportMessage: ReportMessage;
};
export type ListMessageReportsApiResponse = /** status 200 Success */ MessageReport[];
export type ListMessageReportsApiArg = {
  state?: 'open' | 'hidden' | 'dismissed';
  limit?: string;
  cursor?: string;
};
export type GetMessageReportApiResponse = /** status 200 Success */ ReportedConversation;
export type GetMessageReportApiArg = {
  id: string;
};
export type DecideMessageReportApiResponse = /** status 200 Success */ MessageReport;
export type DecideMessageReportApiArg = {
  id: string;
  decideMessageReport: DecideMessageReport;
};
export type SearchAiJobsApiResponse = /** status 200 Success */ AiJob[];
export type SearchAiJobsApiArg = {
  search?: string;
  category?:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  jobType?: 'part_time' | 'gig_work' | 'contract' | 'temporary';
  minPay?: string;
  latitude?: string;
  longitude?: string;
  radius?: string;
  sort?: 'match' | 'distance' | 'recent' | 'pay';
  group?: 'asked' | 'similar';
  limit?: string;
  cursor?: string;
};
export type ReadSearchApiResponse = /** status 200 Success */ SearchReading;
export type ReadSearchApiArg = {
  search: string;
  latitude?: string;
  longitude?: string;
};
export type ListHotJobsApiResponse = /** status 200 Success */ HotJob[];
export type ListHotJobsApiArg = {
  latitude: string;
  longitude: string;
};
export type GetSalaryStatsApiResponse = /** status 200 Success */ SalaryStat[];
export type GetSalaryStatsApiArg = {
  latitude: string;
  longitude: string;
};
export type GetHireHintApiResponse = /** status 200 Success */ HireHint;
export type GetHireHintApiArg = {
  latitude?: string;
  longitude?: string;
  location?: string;
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  skills?: string;
};
export type GetApplicationMatchApiResponse = /** status 200 Success */ ApplicationMatch;
export type GetApplicationMatchApiArg = {
  id: string;
};
export type GetSeekerStatsApiResponse = /** status 200 Success */ SeekerStats;
export type GetSeekerStatsApiArg = {
  latitude: string;
  longitude: string;
};
export type GetEmployerStatsApiResponse = /** status 200 Success */ EmployerStats;
export type GetEmployerStatsApiArg = void;
export type CreateInstantJobApiResponse = /** status 201 Success */ PostedInstantJob;
export type CreateInstantJobApiArg = {
  createInstantJob: CreateInstantJob;
};
export type ListInstantJobsApiResponse = /** status 200 Success */ InstantJob[];
export type ListInstantJobsApiArg = {
  limit?: string;
  cursor?: string;
};
export type ListRegularsApiResponse = /** status 200 Success */ Regular[];
export type ListRegularsApiArg = void;
export type GetInstantJobApiResponse = /** status 200 Success */ InstantJobBoard;
export type GetInstantJobApiArg = {
  id: string;
};
export type AskEveryoneApiResponse = /** status 200 Success */ InstantJobBoard;
export type AskEveryoneApiArg = {
  id: string;
};
export type CancelInstantJobApiResponse = /** status 200 Success */ InstantJobBoard;
export type CancelInstantJobApiArg = {
  id: string;
  cancel: Cancel;
};
export type CancelEngagementApiResponse = /** status 200 Success */ Engagement;
export type CancelEngagementApiArg = {
  id: string;
  cancel: Cancel;
};
export type ListJobRequestsApiResponse = /** status 200 Success */ JobRequest[];
export type ListJobRequestsApiArg = void;
export type RespondToJobRequestApiResponse = /** status 200 Success */ JobRequestAnswer;
export type RespondToJobRequestApiArg = {
  id: string;
  respondToJobRequest: RespondToJobRequest;
};
export type UndoJobRequestApiResponse = /** status 200 Success */ JobRequestAnswer;
export type UndoJobRequestApiArg = {
  id: string;
};
export type SetStandbyApiResponse = /** status 200 Success */ JobRequestAnswer;
export type SetStandbyApiArg = {
  id: string;
  standby: Standby;
};
export type GetRewardsApiResponse = /** status 200 Success */ Rewards;
export type GetRewardsApiArg = void;
export type ListAuditEntriesApiResponse = /** status 200 Success */ AuditEntry[];
export type ListAuditEntriesApiArg = {
  actorId?: string;
  action?:
    | 'appeal.decided'
    | 'appeals.listed'
    | 'attachment.read'
    | 'contest.decided'
    | 'contests.listed'
    | 'conversation.read'
    | 'dead_letter.retried'
    | 'dead_letters.retried'
    | 'difference.explained'
    | 'job_review.decided'
    | 'message_report.decided'
    | 'message_reports.listed'
    | 'money_desk.read'
    | 'pay_case.decided'
    | 'pay_cases.listed'
    | 'payout.decided'
    | 'posting.read'
    | 'posting.reversed'
    | 'reversal.decided'
    | 'review_case.decided'
    | 'review_cases.listed'
    | 'second_factor.reset'
    | 'staff.granted'
    | 'staff.revoked'
    | 'support_request.changed'
    | 'support_request.read'
    | 'support_request.replied'
    | 'support_requests.listed'
    | 'suspension_appeals.listed'
    | 'time_correction.decided'
    | 'time_corrections.listed'
    | 'user.read'
    | 'user.reinstated'
    | 'user.suspended'
    | 'users.searched';
  subjectId?: string;
  limit?: string;
  cursor?: string;
};
export type ListDeadLettersApiResponse = /** status 200 Success */ DeadLetter[];
export type ListDeadLettersApiArg = {
  task?: string;
  channel?: 'email' | 'sms' | 'push' | 'whatsapp';
  limit?: string;
  cursor?: string;
};
export type RetryDeadLettersApiResponse = /** status 200 Success */ RetriedDeadLetters;
export type RetryDeadLettersApiArg = {
  retryDeadLetters: RetryDeadLetters;
};
export type RetryDeadLetterApiResponse = /** status 200 Success */ RetriedDeadLetters;
export type RetryDeadLetterApiArg = {
  id: string;
};
export type GetOperatorApiResponse = /** status 200 Success */ Operator;
export type GetOperatorApiArg = void;
export type ListQueuesApiResponse = /** status 200 Success */ QueueState[];
export type ListQueuesApiArg = void;
export type ListEngagementsApiResponse = /** status 200 Success */ Engagement[];
export type ListEngagementsApiArg = {
  side?: 'worker' | 'employer';
  state?: 'current' | 'past' | 'due';
  limit?: string;
  cursor?: string;
};
export type GetEngagementApiResponse = /** status 200 Success */ Engagement;
export type GetEngagementApiArg = {
  id: string;
};
export type GetWorkCodeApiResponse = /** status 200 Success */ WorkCode;
export type GetWorkCodeApiArg = {
  id: string;
};
export type StartWorkApiResponse = /** status 200 Success */ Engagement;
export type StartWorkApiArg = {
  id: string;
  confirmWork: ConfirmWork;
};
export type EndWorkApiResponse = /** status 200 Success */ Engagement;
export type EndWorkApiArg = {
  id: string;
  endWork: EndWork;
};
export type ReportNoShowApiResponse = /** status 200 Success */ Engagement;
export type ReportNoShowApiArg = {
  id: string;
  reportNoShow: ReportNoShow;
};
export type AppealBreachApiResponse = /** status 200 Success */ Engagement;
export type AppealBreachApiArg = {
  id: string;
  appeal: Appeal;
};
export type GetPayeeApiResponse = /** status 200 Success */ Payee;
export type GetPayeeApiArg = {
  id: string;
};
export type PayEngagementApiResponse = /** status 200 Success */ Engagement;
export type PayEngagementApiArg = {
  id: string;
  payEngagement: PayEngagement;
};
export type ConfirmReceiptApiResponse = /** status 200 Success */ Engagement;
export type ConfirmReceiptApiArg = {
  id: string;
};
export type GetUpiApiResponse = /** status 200 Success */ Upi;
export type GetUpiApiArg = void;
export type UpdateUpiApiResponse = /** status 200 Success */ Upi;
export type UpdateUpiApiArg = {
  updateUpi: UpdateUpi;
};
export type GetReliabilityApiResponse = /** status 200 Success */ Reliability;
export type GetReliabilityApiArg = void;
export type ListAppealsApiResponse = /** status 200 Success */ StaffAppeal[];
export type ListAppealsApiArg = {
  status?: 'open' | 'upheld' | 'rejected';
  limit?: string;
  cursor?: string;
};
export type DecideAppealApiResponse = /** status 200 Success */ StaffAppeal;
export type DecideAppealApiArg = {
  id: string;
  decideAppeal: DecideAppeal;
};
export type OpenPayCaseApiResponse = /** status 200 Success */ Engagement;
export type OpenPayCaseApiArg = {
  id: string;
  openPayCase: OpenPayCase;
};
export type AnswerPayCaseApiResponse = /** status 200 Success */ Engagement;
export type AnswerPayCaseApiArg = {
  id: string;
  answerPayCase: AnswerPayCase;
};
export type AppealPayCaseApiResponse = /** status 200 Success */ Engagement;
export type AppealPayCaseApiArg = {
  id: string;
  appealPayCase: AppealPayCase;
};
export type ListPayCasesApiResponse = /** status 200 Success */ StaffPayCase[];
export type ListPayCasesApiArg = {
  list?: 'to_decide' | 'waiting' | 'closed';
  limit?: string;
  cursor?: string;
};
export type DecidePayCaseApiResponse = /** status 200 Success */ StaffPayCase;
export type DecidePayCaseApiArg = {
  id: string;
  decidePayCase: DecidePayCase;
};
export type ReservePaymentApiResponse = /** status 200 Success */ PaymentReservation;
export type ReservePaymentApiArg = {
  id: string;
};
export type ListStatementApiResponse = /** status 200 Success */ StatementLine[];
export type ListStatementApiArg = {
  limit?: string;
  cursor?: string;
};
export type OpenContestApiResponse = /** status 200 Success */ Engagement;
export type OpenContestApiArg = {
  id: string;
  openContest: OpenContest;
};
export type AnswerContestApiResponse = /** status 200 Success */ Engagement;
export type AnswerContestApiArg = {
  id: string;
  answerContest: AnswerContest;
};
export type WithdrawContestApiResponse = /** status 200 Success */ Engagement;
export type WithdrawContestApiArg = {
  id: string;
};
export type AcceptProposalApiResponse = /** status 200 Success */ Engagement;
export type AcceptProposalApiArg = {
  id: string;
};
export type AppealProposalApiResponse = /** status 200 Success */ Engagement;
export type AppealProposalApiArg = {
  id: string;
};
export type ListContestsApiResponse = /** status 200 Success */ StaffContest[];
export type ListContestsApiArg = {
  list?: 'to_decide' | 'waiting' | 'closed';
  limit?: string;
  cursor?: string;
};
export type DecideContestApiResponse = /** status 200 Success */ StaffContest;
export type DecideContestApiArg = {
  id: string;
  decideContest: DecideContest;
};
export type GetShiftKeyApiResponse = /** status 200 Success */ ShiftKey;
export type GetShiftKeyApiArg = {
  id: string;
};
export type ConfirmAttendanceApiResponse = /** status 200 Success */ Engagement;
export type ConfirmAttendanceApiArg = {
  confirmAttendance: ConfirmAttendance;
};
export type ProposeTimesApiResponse = /** status 200 Success */ Engagement;
export type ProposeTimesApiArg = {
  id: string;
  proposeTimes: ProposeTimes;
};
export type AnswerTimesApiResponse = /** status 200 Success */ Engagement;
export type AnswerTimesApiArg = {
  id: string;
  answerTimes: AnswerTimes;
};
export type AppealTimesApiResponse = /** status 200 Success */ Engagement;
export type AppealTimesApiArg = {
  id: string;
  appealTimes: AppealTimes;
};
export type ListTimeCorrectionsApiResponse = /** status 200 Success */ StaffTimeCorrection[];
export type ListTimeCorrectionsApiArg = {
  list?: 'to_decide' | 'waiting' | 'closed';
  limit?: string;
  cursor?: string;
};
export type DecideTimesApiResponse = /** status 200 Success */ StaffTimeCorrection;
export type DecideTimesApiArg = {
  id: string;
  decideTimes: DecideTimes;
};
export type ReceiveProviderEventApiResponse = unknown;
export type ReceiveProviderEventApiArg = {
  body: Blob;
};
export type GetSecurePayQuoteApiResponse = /** status 200 Success */ SecurePayQuote;
export type GetSecurePayQuoteApiArg = {
  wage: string;
};
export type GetPayoutAccountApiResponse = /** status 200 Success */ PayoutAccount;
export type GetPayoutAccountApiArg = void;
export type SubmitPayoutAccountApiResponse = /** status 200 Success */ PayoutAccount;
export type SubmitPayoutAccountApiArg = void;
export type GetMoneyDeskApiResponse = /** status 200 Success */ MoneyDesk;
export type GetMoneyDeskApiArg = void;
export type CountWaitingMoneyApiResponse = /** status 200 Success */ MoneyWaiting;
export type CountWaitingMoneyApiArg = void;
export type GetProviderBalanceApiResponse = /** status 200 Success */ ProviderBalance;
export type GetProviderBalanceApiArg = void;
export type ExplainDifferenceApiResponse = unknown;
export type ExplainDifferenceApiArg = {
  id: string;
  explainDifference: ExplainDifference;
};
export type GetPostingApiResponse = /** status 200 Success */ Posting;
export type GetPostingApiArg = {
  id: string;
};
export type ReversePostingApiResponse = /** status 200 Success */ Posting;
export type ReversePostingApiArg = {
  id: string;
  reversePosting: ReversePosting;
};
export type DecideReversalApiResponse = /** status 200 Success */ Posting;
export type DecideReversalApiArg = {
  id: string;
  decideReversal: DecideReversal;
};
export type DecidePayoutApiResponse = unknown;
export type DecidePayoutApiArg = {
  id: string;
  decidePayout: DecidePayout;
};
export type ListPendingReviewsApiResponse = /** status 200 Success */ PendingReview[];
export type ListPendingReviewsApiArg = void;
export type GetReviewSummaryApiResponse = /** status 200 Success */ ReviewSummary;
export type GetReviewSummaryApiArg = void;
export type ReplyToReviewApiResponse = /** status 200 Success */ EngagementReview;
export type ReplyToReviewApiArg = {
  id: string;
  replyToReview: ReplyToReview;
};
export type ReportReviewApiResponse = /** status 200 Success */ EngagementReview;
export type ReportReviewApiArg = {
  id: string;
  reportReview: ReportReview;
};
export type AppealReviewApiResponse = /** status 200 Success */ EngagementReview;
export type AppealReviewApiArg = {
  id: string;
  appealReview: AppealReview;
};
export type GetEngagementReviewApiResponse = /** status 200 Success */ EngagementReview;
export type GetEngagementReviewApiArg = {
  id: string;
};
export type ReviewEngagementApiResponse = /** status 200 Success */ EngagementReview;
export type ReviewEngagementApiArg = {
  id: string;
  reviewEngagement: ReviewEngagement;
};
export type ListReviewCasesApiResponse = /** status 200 Success */ ReviewCase[];
export type ListReviewCasesApiArg = {
  list?: 'to_decide' | 'closed';
  limit?: string;
  cursor?: string;
};
export type DecideReviewCaseApiResponse = /** status 200 Success */ ReviewCase;
export type DecideReviewCaseApiArg = {
  id: string;
  decideReviewCase: DecideReviewCase;
};
export type ListReviewBiasApiResponse = /** status 200 Success */ ReviewBias[];
export type ListReviewBiasApiArg = {
  month: string;
  side?: 'worker' | 'employer';
};
export type ListPapersApiResponse = /** status 200 Success */ PaperSummary[];
export type ListPapersApiArg = {
  engagementId?: string;
  limit?: string;
  cursor?: string;
};
export type GetYearlyPayApiResponse = /** status 200 Success */ YearlyPay;
export type GetYearlyPayApiArg = void;
export type GetPaperApiResponse = /** status 200 Success */ Paper;
export type GetPaperApiArg = {
  id: string;
};
export type GetPaperPdfApiResponse = /** status 200 Success */ Blob;
export type GetPaperPdfApiArg = {
  id: string;
  language: 'en' | 'hi' | 'kn';
};
export type GetTaxDetailsApiResponse = /** status 200 Success */ TaxDetails;
export type GetTaxDetailsApiArg = void;
export type UpdateTaxDetailsApiResponse = /** status 200 Success */ TaxDetails;
export type UpdateTaxDetailsApiArg = {
  updateTaxDetails: UpdateTaxDetails;
};
export type CreateSupportRequestApiResponse = /** status 201 Success */ SupportReceipt;
export type CreateSupportRequestApiArg = {
  createSupportRequest: CreateSupportRequest;
};
export type GetOwnSupportRequestApiResponse = /** status 200 Success */ OwnSupportRequest;
export type GetOwnSupportRequestApiArg = {
  reference: string;
};
export type WriteToOwnSupportRequestApiResponse = /** status 201 Success */ OwnSupportRequest;
export type WriteToOwnSupportRequestApiArg = {
  reference: string;
  writeToOwnSupportRequest: WriteToOwnSupportRequest;
};
export type ListStaffApiResponse = /** status 200 Success */ StaffMember[];
export type ListStaffApiArg = void;
export type ListSupportRequestsApiResponse = /** status 200 Success */ SupportRequestSummary[];
export type ListSupportRequestsApiArg = {
  status?: 'new' | 'open' | 'waiting' | 'solved';
  kind?: 'support' | 'grievance' | 'order';
  assignee?: string;
  search?: string;
  limit?: string;
  cursor?: string;
};
export type GetSupportRequestApiResponse = /** status 200 Success */ SupportRequest;
export type GetSupportRequestApiArg = {
  id: string;
};
export type UpdateSupportRequestApiResponse = /** status 200 Success */ SupportRequest;
export type UpdateSupportRequestApiArg = {
  id: string;
  updateSupportRequest: UpdateSupportRequest;
};
export type GetSupportAttachmentApiResponse = /** status 200 Success */ Blob;
export type GetSupportAttachmentApiArg = {
  id: string;
};
export type GetSupportMailFileApiResponse = /** status 200 Success */ Blob;
export type GetSupportMailFileApiArg = {
  id: string;
  fileId: string;
};
export type ReplyToSupportRequestApiResponse = /** status 201 Success */ SupportRequest;
export type ReplyToSupportRequestApiArg = {
  id: string;
  replyToSupportRequest: ReplyToSupportRequest;
};
export type ReceiveSupportMailApiResponse = unknown;
export type ReceiveSupportMailApiArg = {
  body: Blob;
};
export type ReportUpiChangeApiResponse = /** status 200 Success */ UpiReport;
export type ReportUpiChangeApiArg = {
  reportUpiChange: ReportUpiChange;
};
export type SaveSearchApiResponse = /** status 200 Success */ SavedSearch;
export type SaveSearchApiArg = {
  saveSearch: SaveSearch;
};
export type ListSavedSearchesApiResponse = /** status 200 Success */ SavedSearch[];
export type ListSavedSearchesApiArg = void;
export type UpdateSavedSearchApiResponse = /** status 200 Success */ SavedSearch;
export type UpdateSavedSearchApiArg = {
  id: string;
  updateSavedSearch: UpdateSavedSearch;
};
export type DeleteSavedSearchApiResponse = unknown;
export type DeleteSavedSearchApiArg = {
  id: string;
};
export type ListWorkRecordsApiResponse = /** status 200 Success */ WorkRecordList;
export type ListWorkRecordsApiArg = void;
export type MakeWorkRecordApiResponse = /** status 201 Success */ WorkRecord;
export type MakeWorkRecordApiArg = void;
export type GetWorkRecordApiResponse = /** status 200 Success */ WorkRecord;
export type GetWorkRecordApiArg = {
  id: string;
};
export type RevokeWorkRecordApiResponse = /** status 200 Success */ WorkRecord;
export type RevokeWorkRecordApiArg = {
  id: string;
};
export type GetWorkRecordIssuerApiResponse = /** status 200 Success */ WorkRecordIssuer;
export type GetWorkRecordIssuerApiArg = void;
export type GetStatusListApiResponse = /** status 200 Success */ Blob;
export type GetStatusListApiArg = {
  list: string;
};
export type ListOutboxMessagesApiResponse = /** status 200 Success */ OutboxMessage[];
export type ListOutboxMessagesApiArg = {
  to?: string;
};
export type StreamEventsApiResponse =
  /** status 200 An open stream. `change`: a list of `{topic, subject?}`, the changes since the previous message; `reset`: too many changes were missed, reload all data; `beat`: a heartbeat every 20 seconds; `end`: the session has ended. The stream resumes after the message with the id in `Last-Event-ID` or `lastEventId`. */ string;
export type StreamEventsApiArg = {
  lastEventId?: string;
  /** The id of the last received message; a browser sends it when it reconnects. */
  'Last-Event-ID'?: string;
};
export type Liveness = {
  status: 'ok';
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code?: string;
  current?: unknown;
  errors?: {
    field: string;
    message: string;
  }[];
};
export type Readiness = {
  status: 'ok';
  degraded: string[];
};
export type HoursWindow = {
  day: number;
  from: string;
  until: string;
};
export type Availability = {
  available: boolean;
  radiusKm: number;
  categories: (
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare'
  )[];
  hours: HoursWindow[] | null;
  endsAt: string | null;
  hasPosition: boolean;
};
export type NotificationPreferences = {
  mail: boolean;
  text: boolean;
  quietHours: boolean;
  quietFrom: string;
  quietUntil: string;
  urgentWorkInQuietHours: boolean;
};
export type CurrentUser = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  bio: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  billingName: string;
  billingEmail: string;
  billingAddress: string;
  billingCity: string;
  billingState: string;
  billingZip: string;
  billingCountry: string;
  profileImageUrl: string | null;
  role: 'job_seeker' | 'employer' | 'both';
  staffRole: 'support' | 'admin' | null;
  emailVerified: boolean;
  phoneVerified: boolean;
  hasPassword: boolean;
  availability: Availability;
  skills: string[];
  preferredCategories: (
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare'
  )[];
  expectedRate: number | null;
  workHours: ('mornings' | 'afternoons' | 'evenings' | 'nights' | 'weekends')[];
  needsName: boolean;
  pendingEmail: string | null;
  pendingPhone: string | null;
  notifications: NotificationPreferences;
  deletionDueAt: string | null;
  suspendedUntil: string | null;
};
export type AddRole = {
  role: 'job_seeker' | 'employer';
};
export type SetName =
  | {
      firstName: string;
      lastName?: string;
    }
  | {
      skip: true;
    };
export type WorkPreferences = {
  skills?: string[];
  preferredCategories?: (
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare'
  )[];
  expectedRate?: number | null;
  workHours?: ('mornings' | 'afternoons' | 'evenings' | 'nights' | 'weekends')[];
  language?: 'en' | 'hi' | 'kn';
};
export type UpdateAddress = {
  street?: string | null;
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
  country?: string | null;
};
export type UpdateBilling = {
  billingEmail?: string | null;
  billingName?: string | null;
  billingAddress?: string | null;
  billingCity?: string | null;
  billingState?: string | null;
  billingZip?: string | null;
  billingCountry?: string | null;
};
export type UpdateNotificationPreferences = {
  mail?: boolean;
  text?: boolean;
  quietHours?: boolean;
  quietFrom?: string;
  quietUntil?: string;
  urgentWorkInQuietHours?: boolean;
};
export type SuggestedKinds = {
  categories: (
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare'
  )[];
};
export type UpdateAvailability = {
  available?: boolean;
  latitude?: number;
  longitude?: number;
  radiusKm?: number | null;
  categories?:
    | (
        | 'food_service'
        | 'retail'
        | 'delivery'
        | 'cleaning'
        | 'tech_support'
        | 'event_staff'
        | 'gig'
        | 'sales'
        | 'telecalling'
        | 'accounts_finance'
        | 'hr_staffing'
        | 'supply_chain'
        | 'ecommerce'
        | 'office_education'
        | 'beauty_wellness'
        | 'security'
        | 'driving'
        | 'domestic_help'
        | 'construction'
        | 'healthcare'
      )[]
    | null;
  hours?: HoursWindow[] | null;
};
export type Accepted = {
  accepted: true;
};
export type SignUp = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword?: string;
  referralCode?: string;
};
export type SendPhoneSignUpCode = {
  phone: string;
};
export type Verified = {
  verified: true;
};
export type SignUpWithPhone = {
  phone: string;
  code: string;
  name: string;
  side: 'job_seeker' | 'employer';
  referralCode?: string;
};
export type SendEmailCode = {
  email: string;
};
export type SendPhoneCode = {
  phone: string;
};
export type VerifyEmail = {
  email: string;
  code: string;
};
export type VerifyPhone = {
  phone: string;
  code: string;
};
export type DemoAccount = {
  email: string;
  password: string;
  role: 'job_seeker' | 'employer' | 'support';
};
export type SecondFactor = {
  state: 'sign-in' | 'set-up' | 'code' | 'given';
  recoveryCodesLeft: number;
};
export type SecondFactorSecret = {
  uri: string;
  secret: string;
};
export type RecoveryCodes = {
  recoveryCodes: string[];
};
export type SecondFactorCode = {
  code: string;
};
export type UpdateProfile = {
  firstName?: string | null;
  lastName?: string | null;
  email?: string;
  phone?: string | null;
  bio?: string | null;
};
export type ConfirmContact = {
  code: string;
};
export type JoiningOffer = {
  signsIn: string[];
  ends: string[];
};
export type ChangePassword = {
  currentPassword: string;
  newPassword: string;
};
export type DeviceSession = {
  id: string;
  browser: 'chrome' | 'firefox' | 'safari' | 'edge' | 'samsung' | 'opera' | 'other';
  system: 'android' | 'ios' | 'windows' | 'mac' | 'linux' | 'chromeos' | 'other';
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
};
export type Revoked = {
  revoked: number;
};
export type PersonalExport = {
  exportedAt: string;
  data: {
    [key: string]: {
      [key: string]: unknown;
    }[];
  };
};
export type AccountDeletion = {
  deletionDueAt: string;
};
export type DeleteAccount =
  | {
      password: string;
    }
  | {
      code: string;
    };
export type Place = {
  id: string;
  name: string;
  kind: 'locality' | 'city' | 'postal_code';
  city: string;
  state: string;
  latitude: number;
  longitude: number;
};
export type Notification = {
  id: string;
  title: string;
  message: string;
  link: string;
  isRead: boolean;
  createdAt: string;
};
export type UnreadCount = {
  unread: number;
};
export type PushDevice = {
  browser: 'chrome' | 'firefox' | 'safari' | 'edge' | 'samsung' | 'opera' | 'other';
  system: 'android' | 'ios' | 'windows' | 'mac' | 'linux' | 'chromeos' | 'other';
  current: boolean;
  id: string;
};
export type PushSettings = {
  publicKey: string | null;
  devices: PushDevice[];
};
export type SubscribeToPush = {
  endpoint: string;
  p256dh: string;
  auth: string;
  replaces?: string;
};
export type ConfirmPush = {
  delivery: string;
  token: string;
};
export type WhatsAppSettings = {
  state: 'off' | 'no_phone' | 'not_chosen' | 'refused' | 'chosen' | 'stopped';
  phone: string | null;
  chosenAt: string | null;
};
export type ChooseWhatsApp = {
  wording: '2026-11';
};
export type StaffUserSummary = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  role: 'job_seeker' | 'employer' | 'both';
  staffRole: 'support' | 'admin' | null;
  createdAt: string;
  suspendedUntil: string | null;
};
export type StaffUser = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  role: 'job_seeker' | 'employer' | 'both';
  staffRole: 'support' | 'admin' | null;
  createdAt: string;
  suspendedUntil: string | null;
  emailVerified: boolean;
  phoneVerified: boolean;
  language: 'en' | 'hi' | 'kn';
  deletionDueAt: string | null;
  counts: {
    jobs: number;
    instantJobs: number;
    applications: number;
    reportsAbout: number;
    reportsMade: number;
    suspensions: number;
  };
  suspension: {
    id: string;
    user: {
      id: string;
      name: string;
    };
    reason: 'asks_for_money' | 'fraud' | 'abuse' | 'discrimination' | 'false_details' | 'did_not_come' | 'other';
    text: string;
    startsAt: string;
    endsAt: string;
    suspendedBy: {
      id: string;
      name: string;
    } | null;
    liftedAt: string | null;
    appeal: {
      text: string;
      createdAt: string;
      state: 'open' | 'upheld' | 'rejected';
      note: string | null;
      decidedAt: string | null;
    } | null;
    mayDecide: boolean;
  } | null;
};
export type Suspension = {
  id: string;
  user: {
    id: string;
    name: string;
  };
  reason: 'asks_for_money' | 'fraud' | 'abuse' | 'discrimination' | 'false_details' | 'did_not_come' | 'other';
  text: string;
  startsAt: string;
  endsAt: string;
  suspendedBy: {
    id: string;
    name: string;
  } | null;
  liftedAt: string | null;
  appeal: {
    text: string;
    createdAt: string;
    state: 'open' | 'upheld' | 'rejected';
    note: string | null;
    decidedAt: string | null;
  } | null;
  mayDecide: boolean;
};
export type SuspendUser = {
  reason: 'asks_for_money' | 'fraud' | 'abuse' | 'discrimination' | 'false_details' | 'did_not_come' | 'other';
  text: string;
  days: number;
};
export type DecideSuspensionAppeal = {
  upheld: boolean;
  note?: string;
};
export type OwnSuspension = {
  reason: 'asks_for_money' | 'fraud' | 'abuse' | 'discrimination' | 'false_details' | 'did_not_come' | 'other';
  text: string;
  startsAt: string;
  endsAt: string;
  appeal: {
    text: string;
    createdAt: string;
    state: 'open' | 'upheld' | 'rejected';
    note: string | null;
    decidedAt: string | null;
  } | null;
};
export type AppealSuspension = {
  text: string;
};
export type JobReview = {
  id: string;
  kind: 'job' | 'instant_job';
  jobId: string;
  title: string;
  company: string;
  description: string;
  requiredSkills: string[];
  pay: {
    minRate: number | null;
    maxRate: number | null;
    rateType: 'hourly' | 'monthly';
    currency: 'USD' | 'INR';
  } | null;
  reasons: (
    | 'payment_demand'
    | 'documents_kept'
    | 'phone_number'
    | 'payment_account'
    | 'sex'
    | 'caste'
    | 'religion'
    | 'age'
    | 'below_minimum_wage'
    | 'reported'
  )[];
  reports: {
    reason: 'asks_for_money' | 'false_details' | 'did_not_pay' | 'discrimination' | 'unsafe' | 'other';
    text: string;
    createdAt: string;
  }[];
  state: 'open' | 'kept' | 'removed';
  decision: string | null;
  createdAt: string;
  decidedAt: string | null;
};
export type DecideJobReview = {
  decision: 'keep' | 'remove';
  reason: string;
};
export type Pipeline = {
  submitted: number;
  viewed: number;
  shortlisted: number;
  hired: number;
  rejected: number;
  withdrawn: number;
};
export type OwnJob = {
  id: string;
  title: string;
  company: string;
  description: string;
  jobType: 'part_time' | 'gig_work' | 'contract' | 'temporary';
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  minRate: number | null;
  maxRate: number | null;
  rateType: 'hourly' | 'monthly';
  currency: 'USD' | 'INR';
  requiredSkills: string[];
  hoursPerWeek: number | null;
  location: string;
  locationStatus: 'resolved' | 'unresolved';
  status: 'open' | 'paused' | 'filled' | 'closed' | 'expired';
  isActive: boolean;
  createdAt: string;
  employerAnswers: {
    applications: number;
    answered: number;
    usualHours: number | null;
  } | null;
  latitude: number | null;
  longitude: number | null;
  expiresAt: string;
  applicationCount: number;
  newApplicationCount: number;
  hiredCount: number;
  viewCount: number;
  pipeline: Pipeline;
  updatedAt: string;
};
export type CreateJob = {
  title: string;
  company: string;
  description: string;
  jobType: 'part_time' | 'gig_work' | 'contract' | 'temporary';
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  minRate?: number | null;
  maxRate?: number | null;
  rateType?: 'hourly' | 'monthly';
  currency?: 'USD' | 'INR';
  requiredSkills?: string[];
  hoursPerWeek?: number | null;
  location: string;
  latitude?: number;
  longitude?: number;
  isAnother?: boolean;
};
export type NamesByLanguage = {
  en?: string;
  hi?: string;
  kn?: string;
};
export type ReviewLine =
  | {
      shown: 'share';
      again: number;
      of: number;
      label?: 'most';
    }
  | {
      shown: 'new';
      done: number;
    };
export type Job = {
  id: string;
  title: string;
  company: string;
  description: string;
  jobType: 'part_time' | 'gig_work' | 'contract' | 'temporary';
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  minRate: number | null;
  maxRate: number | null;
  rateType: 'hourly' | 'monthly';
  currency: 'USD' | 'INR';
  requiredSkills: string[];
  hoursPerWeek: number | null;
  location: string;
  locationStatus: 'resolved' | 'unresolved';
  distance?: number;
  city?: NamesByLanguage;
  status: 'open' | 'paused' | 'filled' | 'closed' | 'expired';
  isActive: boolean;
  createdAt: string;
  employerAnswers: {
    applications: number;
    answered: number;
    usualHours: number | null;
  } | null;
  employerReviews?: ReviewLine;
  occupation?: NamesByLanguage;
  place?: NamesByLanguage;
};
export type MyJobsSummary = {
  active: number;
  inactive: number;
  waitingCount: number;
  waiting: {
    id: string;
    title: string;
    reason: 'place' | 'applications' | 'pay';
    newApplicationCount: number;
  }[];
};
export type UpdateJob = {
  title?: string;
  company?: string;
  description?: string;
  jobType?: 'part_time' | 'gig_work' | 'contract' | 'temporary';
  category?:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  minRate?: number | null;
  maxRate?: number | null;
  rateType?: 'hourly' | 'monthly';
  currency?: 'USD' | 'INR';
  requiredSkills?: string[];
  hoursPerWeek?: number | null;
  updatedAt?: string;
  status?: 'open' | 'paused' | 'filled' | 'closed';
  isActive?: boolean;
  location?: string;
  latitude?: number | null;
  longitude?: number | null;
};
export type JobActivityDay = {
  day: string;
  views: number;
  applications: number;
};
export type ReportJob = {
  reason: 'asks_for_money' | 'false_details' | 'did_not_pay' | 'discrimination' | 'unsafe' | 'other';
  text?: string;
};
export type MyApplication = {
  id: string;
  jobId: string;
  status: 'submitted' | 'viewed' | 'shortlisted' | 'hired' | 'rejected' | 'withdrawn';
  coverMessage: string;
  employerMessage: string | null;
  reason: 'position_filled' | 'too_far' | 'other_skills' | 'other_hours' | 'other_pay' | 'no_answer' | null;
  resume: {
    name: string;
    size: number;
  } | null;
  createdAt: string;
  events: {
    status: 'submitted' | 'viewed' | 'shortlisted' | 'hired' | 'rejected' | 'withdrawn';
    at: string;
  }[];
  employerPhone: string | null;
  mapPoint?: {
    latitude: number;
    longitude: number;
  };
  job: {
    id: string;
    title: string;
    company: string;
    location: string;
    category:
      | 'food_service'
      | 'retail'
      | 'delivery'
      | 'cleaning'
      | 'tech_support'
      | 'event_staff'
      | 'gig'
      | 'sales'
      | 'telecalling'
      | 'accounts_finance'
      | 'hr_staffing'
      | 'supply_chain'
      | 'ecommerce'
      | 'office_education'
      | 'beauty_wellness'
      | 'security'
      | 'driving'
      | 'domestic_help'
      | 'construction'
      | 'healthcare';
    isActive: boolean;
    occupation?: NamesByLanguage;
    place?: NamesByLanguage;
  };
};
export type CreateApplication = {
  jobId: string;
  coverMessage: string;
  resumeFrom?: string;
  /** Only in multipart/form-data: a pdf, doc or docx file of at most 5 MB. */
  resume?: Blob;
};
export type JobApplication = {
  id: string;
  status: 'submitted' | 'viewed' | 'shortlisted' | 'hired' | 'rejected' | 'withdrawn';
  coverMessage: string;
  employerMessage: string | null;
  reason: 'position_filled' | 'too_far' | 'other_skills' | 'other_hours' | 'other_pay' | 'no_answer' | null;
  resume: {
    name: string;
    size: number;
  } | null;
  createdAt: string;
  events: {
    status: 'submitted' | 'viewed' | 'shortlisted' | 'hired' | 'rejected' | 'withdrawn';
    at: string;
  }[];
  applicant: {
    id: string;
    firstName: string;
    lastName: string;
    email: string | null;
    phone: string | null;
    bio: string;
    profileImageUrl: string | null;
    skills: string[];
    preferredCategories: (
      | 'food_service'
      | 'retail'
      | 'delivery'
      | 'cleaning'
      | 'tech_support'
      | 'event_staff'
      | 'gig'
      | 'sales'
      | 'telecalling'
      | 'accounts_finance'
      | 'hr_staffing'
      | 'supply_chain'
      | 'ecommerce'
      | 'office_education'
      | 'beauty_wellness'
      | 'security'
      | 'driving'
      | 'domestic_help'
      | 'construction'
      | 'healthcare'
    )[];
    expectedRate: number | null;
    reviews?: ReviewLine;
  };
  note: string;
};
export type UpdateApplication = {
  status: 'viewed' | 'shortlisted' | 'hired' | 'rejected';
  message?: string | null;
  reason?: 'position_filled' | 'too_far' | 'other_skills' | 'other_hours' | 'other_pay';
};
export type RejectedApplications = {
  rejected: string[];
  unchanged: string[];
};
export type RejectApplications = {
  applicationIds: string[];
  reason: 'position_filled' | 'too_far' | 'other_skills' | 'other_hours' | 'other_pay';
  message?: string;
};
export type SetApplicationNote = {
  note: string;
};
export type PublicJob = {
  id: string;
  title: string;
  company: string;
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  location: string;
  minRate: number | null;
  maxRate: number | null;
  rateType: 'hourly' | 'monthly';
  currency: 'USD' | 'INR';
  createdAt: string;
  occupation?: NamesByLanguage;
  place?: NamesByLanguage;
  description: string;
  jobType: 'part_time' | 'gig_work' | 'contract' | 'temporary';
  requiredSkills: string[];
  hoursPerWeek: number | null;
  validThrough: string;
  employerReviews?: ReviewLine;
  status: 'open' | 'paused' | 'filled' | 'closed' | 'expired';
};
export type InterviewRequest = {
  id: string;
  type: 'in-person' | 'phone';
  status: 'pending' | 'confirmed' | 'rescheduled' | 'declined' | 'cancelled' | 'expired' | 'completed' | 'no-show';
  askedBy: 'seeker' | 'employer';
  jobType:
    | (
        | 'delivery'
        | 'counter-sales'
        | 'accountant'
        | 'recruiter'
        | 'us-it-recruiter'
        | 'gig-work'
        | 'waitress'
        | 'waiter'
        | 'salon'
        | 'telesales'
        | 'bpo'
        | 'insurance-sales'
        | 'casa-sales'
        | 'relationship-manager'
        | null
      )
    | null;
  timeSlot:
    | (
        | '9:00 AM - 11:00 AM'
        | '11:00 AM - 1:00 PM'
        | '2:00 PM - 4:00 PM'
        | '4:00 PM - 6:00 PM'
        | '6:00 PM - 8:00 PM'
        | null
      )
    | null;
  requestedTime: string | null;
  confirmedTime: string | null;
  place: string | null;
  placeNames?: NamesByLanguage;
  mapPoint?: {
    latitude: number;
    longitude: number;
  };
  phone: string | null;
  proposal: {
    time: string;
    by: 'seeker' | 'employer';
    place: string | null;
    placeNames?: NamesByLanguage;
    phone: string | null;
    message: string | null;
  } | null;
  message: string | null;
  endedBy: ('seeker' | 'employer' | null) | null;
  job: {
    id: string | null;
    title: string;
    company: string;
    occupation?: NamesByLanguage;
  } | null;
  askedEmployers: number;
  createdAt: string;
};
export type CreateInterviewRequest =
  | {
      jobId: string;
      type: 'in-person' | 'phone';
      requestedTime: string;
    }
  | {
      jobType:
        | 'delivery'
        | 'counter-sales'
        | 'accountant'
        | 'recruiter'
        | 'us-it-recruiter'
        | 'gig-work'
        | 'waitress'
        | 'waiter'
        | 'salon'
        | 'telesales'
        | 'bpo'
        | 'insurance-sales'
        | 'casa-sales'
        | 'relationship-manager';
      interviewMode: 'in-person' | 'phone';
      timeSlot:
        '9:00 AM - 11:00 AM' | '11:00 AM - 1:00 PM' | '2:00 PM - 4:00 PM' | '4:00 PM - 6:00 PM' | '6:00 PM - 8:00 PM';
      latitude?: number;
      longitude?: number;
    };
export type InterviewState = {
  id: string;
  status: 'pending' | 'confirmed' | 'rescheduled' | 'declined' | 'cancelled' | 'expired' | 'completed' | 'no-show';
  confirmedTime: string | null;
  proposal: {
    time: string;
    by: 'seeker' | 'employer';
    place: string | null;
    placeNames?: NamesByLanguage;
    phone: string | null;
    message: string | null;
  } | null;
};
export type InviteToInterview = {
  type: 'in-person' | 'phone';
  time: string;
  place?: string;
  phone?: string;
  message?: string;
};
export type CancelInterviewRequest = {
  message?: string;
};
export type ProposeInterviewTime = {
  time: string;
  place?: string;
  phone?: string;
  message?: string;
};
export type AnswerInterviewProposal = {
  answer: 'accepted' | 'refused';
  time: string;
  place?: string | null;
  phone?: string | null;
};
export type MarkInterview = {
  outcome: 'completed' | 'no-show';
};
export type ReceivedInterviewRequest = {
  id: string;
  type: 'in-person' | 'phone';
  status: 'pending' | 'confirmed' | 'rescheduled' | 'declined' | 'cancelled' | 'expired' | 'completed' | 'no-show';
  askedBy: 'seeker' | 'employer';
  jobType:
    | (
        | 'delivery'
        | 'counter-sales'
        | 'accountant'
        | 'recruiter'
        | 'us-it-recruiter'
        | 'gig-work'
        | 'waitress'
        | 'waiter'
        | 'salon'
        | 'telesales'
        | 'bpo'
        | 'insurance-sales'
        | 'casa-sales'
        | 'relationship-manager'
        | null
      )
    | null;
  timeSlot:
    | (
        | '9:00 AM - 11:00 AM'
        | '11:00 AM - 1:00 PM'
        | '2:00 PM - 4:00 PM'
        | '4:00 PM - 6:00 PM'
        | '6:00 PM - 8:00 PM'
        | null
      )
    | null;
  requestedTime: string | null;
  confirmedTime: string | null;
  place: string | null;
  placeNames?: NamesByLanguage;
  phone: string | null;
  proposal: {
    time: string;
    by: 'seeker' | 'employer';
    place: string | null;
    placeNames?: NamesByLanguage;
    phone: string | null;
    message: string | null;
  } | null;
  message: string | null;
  endedBy: ('seeker' | 'employer' | null) | null;
  job: {
    id: string | null;
    title: string;
    company: string;
    occupation?: NamesByLanguage;
  } | null;
  createdAt: string;
  broadcast: boolean;
  taken: boolean;
  applicationId: string | null;
  seeker: {
    firstName: string;
    lastName: string;
  };
};
export type InterviewAnswer = {
  status: 'confirmed' | 'declined';
};
export type RespondToInterviewRequest =
  | {
      response: 'confirmed';
      time: string;
      jobId?: string;
      company?: string;
      place?: string;
      phone?: string;
    }
  | {
      response: 'declined';
      message?: string;
    };
export type CalendarEntry = {
  id: string;
  kind: 'interview';
  title: string;
  occupation?: NamesByLanguage;
  company: string;
  mode: 'in-person' | 'phone';
  startsAt: string;
  endsAt: string;
  place: string | null;
  placeNames?: NamesByLanguage;
  phone: string | null;
  seeker: string | null;
  status: 'confirmed' | 'rescheduled' | 'completed' | 'no-show';
  proposedTime: string | null;
  sequence: number;
};
export type CalendarFeed = {
  url: string | null;
};
export type Conversation = {
  id: string;
  applicationId: string;
  side: 'job_seeker' | 'employer';
  applicationStatus: 'submitted' | 'viewed' | 'shortlisted' | 'hired' | 'rejected' | 'withdrawn';
  job: {
    id: string;
    title: string;
    company: string;
    occupation?: NamesByLanguage;
  };
  other: {
    name: string;
  };
  lastMessage: {
    id: string;
    mine: boolean;
    text: string;
    createdAt: string;
    held: ('phone_number' | 'payment_account' | 'payment_demand')[];
    read: boolean;
    reported: boolean;
    hidden: boolean;
  } | null;
  unreadCount: number;
  closed: boolean;
  createdAt: string;
};
export type Message = {
  id: string;
  mine: boolean;
  text: string;
  createdAt: string;
  held: ('phone_number' | 'payment_account' | 'payment_demand')[];
  read: boolean;
  reported: boolean;
  hidden: boolean;
};
export type SendMessage = {
  text: string;
};
export type ReadConversation = {
  upTo: string;
};
export type ReportMessage = {
  reason: 'asks_for_money' | 'abuse' | 'fraud' | 'other';
  note?: string;
};
export type MessageReport = {
  id: string;
  state: 'open' | 'hidden' | 'dismissed';
  reason: 'asks_for_money' | 'abuse' | 'fraud' | 'other';
  note: string;
  text: string;
  jobTitle: string;
  sender: {
    id: string;
    name: string;
  };
  reporter: {
    id: string;
    name: string;
  };
  createdAt: string;
  decidedAt: string | null;
  decisionNote: string | null;
};
export type ReportedConversation = {
  id: string;
  state: 'open' | 'hidden' | 'dismissed';
  reason: 'asks_for_money' | 'abuse' | 'fraud' | 'other';
  note: string;
  text: string;
  jobTitle: string;
  sender: {
    id: string;
    name: string;
  };
  reporter: {
    id: string;
    name: string;
  };
  createdAt: string;
  decidedAt: string | null;
  decisionNote: string | null;
  messages: {
    id: string;
    senderId: string;
    text: string;
    held: ('phone_number' | 'payment_account' | 'payment_demand')[];
    hidden: boolean;
    reported: boolean;
    createdAt: string;
  }[];
};
export type DecideMessageReport = {
  decision: 'hidden' | 'dismissed';
  note?: string;
};
export type MatchReason = {
  code: 'distance' | 'skills' | 'category' | 'pay' | 'recent' | 'hours' | 'text' | 'employer_rating';
  points: number;
  max: number;
  params: {
    [key: string]: string | number | string[];
  };
};
export type AiJob = {
  id: string;
  title: string;
  company: string;
  description: string;
  jobType: 'part_time' | 'gig_work' | 'contract' | 'temporary';
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  minRate: number | null;
  maxRate: number | null;
  rateType: 'hourly' | 'monthly';
  currency: 'USD' | 'INR';
  requiredSkills: string[];
  hoursPerWeek: number | null;
  location: string;
  locationStatus: 'resolved' | 'unresolved';
  distance?: number;
  city?: NamesByLanguage;
  status: 'open' | 'paused' | 'filled' | 'closed' | 'expired';
  isActive: boolean;
  createdAt: string;
  employerAnswers: {
    applications: number;
    answered: number;
    usualHours: number | null;
  } | null;
  employerReviews?: ReviewLine;
  occupation?: NamesByLanguage;
  place?: NamesByLanguage;
  latitude: number | null;
  longitude: number | null;
  matchScore: number;
  matchReasons: MatchReason[];
  hasApplied: boolean;
  isInSameCity?: true;
};
export type SearchPart =
  | {
      kind: 'place';
      spans: {
        start: number;
        end: number;
      }[];
      label: string;
      latitude: number;
      longitude: number;
    }
  | {
      kind: 'pay';
      spans: {
        start: number;
        end: number;
      }[];
      rate: number;
      per: 'hour' | 'day' | 'week' | 'month';
    }
  | {
      kind: 'job_type';
      spans: {
        start: number;
        end: number;
      }[];
      jobType: 'part_time' | 'gig_work' | 'contract' | 'temporary';
    }
  | {
      kind: 'condition';
      spans: {
        start: number;
        end: number;
      }[];
      condition:
        | 'urgent'
        | 'work_from_home'
        | 'no_experience'
        | 'night'
        | 'early_morning'
        | 'evening'
        | 'weekend'
        | 'part_day'
        | 'food_included'
        | 'room_included'
        | 'two_wheeler'
        | 'daily_pay';
      isExcluded: boolean;
    }
  | {
      kind: 'excluded_work';
      spans: {
        start: number;
        end: number;
      }[];
      words: string;
    };
export type SearchReading = {
  parts: SearchPart[];
  work: string;
};
export type HotJob = {
  id: string;
  title: string;
  company: string;
  description: string;
  jobType: 'part_time' | 'gig_work' | 'contract' | 'temporary';
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  minRate: number | null;
  maxRate: number | null;
  rateType: 'hourly' | 'monthly';
  currency: 'USD' | 'INR';
  requiredSkills: string[];
  hoursPerWeek: number | null;
  location: string;
  locationStatus: 'resolved' | 'unresolved';
  distance?: number;
  city?: NamesByLanguage;
  status: 'open' | 'paused' | 'filled' | 'closed' | 'expired';
  isActive: boolean;
  createdAt: string;
  employerAnswers: {
    applications: number;
    answered: number;
    usualHours: number | null;
  } | null;
  employerReviews?: ReviewLine;
  occupation?: NamesByLanguage;
  place?: NamesByLanguage;
  recentViews: number;
  recentApplications: number;
};
export type SalaryStat = {
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  jobs: number;
  withinKm: number;
  minimum: number;
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
  maximum: number;
};
export type HireHint = {
  seekers: ('under_5' | '5_to_9' | '10_to_24' | '25_to_49' | '50_to_99' | '100_or_more' | null) | null;
  pay: {
    category:
      | 'food_service'
      | 'retail'
      | 'delivery'
      | 'cleaning'
      | 'tech_support'
      | 'event_staff'
      | 'gig'
      | 'sales'
      | 'telecalling'
      | 'accounts_finance'
      | 'hr_staffing'
      | 'supply_chain'
      | 'ecommerce'
      | 'office_education'
      | 'beauty_wellness'
      | 'security'
      | 'driving'
      | 'domestic_help'
      | 'construction'
      | 'healthcare';
    jobs: number;
    withinKm: number;
    minimum: number;
    lowerQuartile: number;
    median: number;
    upperQuartile: number;
    maximum: number;
  } | null;
  minimumWage: {
    state: string;
    zone: string;
    skillClass: 'unskilled' | 'semi_skilled' | 'skilled' | 'highly_skilled';
    daily: number;
    effectiveFrom: string;
    source: string;
    sourceDate: string;
    confirmed: boolean;
  } | null;
};
export type ApplicationMatch = {
  matchScore: number;
  matchReasons: MatchReason[];
};
export type SeekerStats = {
  jobsNearby: number;
  jobsNearbyIsExact: boolean;
  newToday: number;
  newTodayIsExact: boolean;
  applicationsOpen: number;
  interviewsUpcoming: number;
};
export type EmployerStats = {
  activeJobs: number;
  applications: number;
  profileViews: number;
  hired: number;
};
export type PostedInstantJob = {
  id: string;
  workersFound: number;
  notificationsSent: number;
};
export type CreateInstantJob = {
  title: string;
  description?: string;
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  location: string;
  minRate?: number;
  maxRate?: number;
  urgency?: 'asap' | 'within_24h' | 'scheduled' | 'flexible';
  duration?: number;
  maxRadius?: number;
  requiredSkills?: string[];
  paymentMethod?: 'direct' | 'platform';
  rateType?: 'hourly' | 'monthly';
  currency?: 'USD' | 'INR';
  startTime?: string;
  endTime?: string;
  openings?: number;
  company?: string;
  latitude?: number;
  longitude?: number;
  askRegularsFirst?: boolean;
};
export type InstantJob = {
  id: string;
  title: string;
  company: string;
  description: string;
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  location: string;
  latitude: number;
  longitude: number;
  minRate: number;
  maxRate: number;
  rateType: 'hourly' | 'monthly';
  currency: 'USD' | 'INR';
  urgency: 'asap' | 'within_24h' | 'scheduled' | 'flexible';
  duration: number;
  maxRadius: number;
  requiredSkills: string[];
  paymentMethod: 'direct' | 'platform';
  startTime: string | null;
  endTime: string | null;
  openings: number;
  filled: number;
  status: 'open' | 'filled' | 'cancelled' | 'expired';
  expiresAt: string;
  createdAt: string;
  workersFound: number;
  asked: number;
  nextWaveAt: string | null;
  cancelReason: string | null;
};
export type Regular = {
  name: string;
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  lastWorkedAt: string;
  jobs: number;
};
export type Wave = {
  wave: number;
  regulars: boolean;
  sentAt: string;
  maxKm: number;
  asked: number;
  accepted: number;
  declined: number;
  waiting: number;
};
export type BookedWorker = {
  requestId: string;
  engagementId: string | null;
  workStatus: ('booked' | 'started' | 'done' | 'cancelled' | 'no_show' | null) | null;
  name: string;
  phone: string | null;
  distance: 'under_2' | '2_to_5' | '5_to_10' | '10_to_20';
  fit: 'strong' | 'good' | 'fair';
  reliability: 'always' | 'mostly' | 'sometimes' | 'new';
  keptCount: number;
  reviews?: ReviewLine;
  startsAt: string | null;
  respondedAt: string;
};
export type InstantJobBoard = {
  id: string;
  title: string;
  company: string;
  description: string;
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  location: string;
  latitude: number;
  longitude: number;
  minRate: number;
  maxRate: number;
  rateType: 'hourly' | 'monthly';
  currency: 'USD' | 'INR';
  urgency: 'asap' | 'within_24h' | 'scheduled' | 'flexible';
  duration: number;
  maxRadius: number;
  requiredSkills: string[];
  paymentMethod: 'direct' | 'platform';
  startTime: string | null;
  endTime: string | null;
  openings: number;
  filled: number;
  status: 'open' | 'filled' | 'cancelled' | 'expired';
  expiresAt: string;
  createdAt: string;
  workersFound: number;
  asked: number;
  nextWaveAt: string | null;
  cancelReason: string | null;
  waves: Wave[];
  accepted: BookedWorker[];
  standby: BookedWorker[];
};
export type Cancel = {
  reason?: string;
};
export type Paise = string;
export type SecurePayment = {
  state:
    | 'preparing'
    | 'to_reserve'
    | 'not_reserved'
    | 'called_off'
    | 'reserved'
    | 'contested'
    | 'releasing'
    | 'on_the_way'
    | 'paid'
    | 'needs_account'
    | 'returning'
    | 'returned'
    | 'with_staff';
  practice: boolean;
  partner: string | null;
  wage: Paise;
  price: {
    wage: Paise;
    fee: Paise;
    cgst: Paise;
    sgst: Paise;
    igst: Paise;
    total: Paise;
  } | null;
  reserveBy: string;
  failedOnce: boolean;
  heldUntil: string | null;
  toWorker: string | null;
  toEmployer: string | null;
  expectedOn: string | null;
  paidAt: string | null;
  returnedAt: string | null;
  contest: {
    by: 'worker' | 'employer';
    hours: number;
    claimed: Paise;
    stated: Paise;
    undisputed: Paise;
    reason: string;
    answer: string;
    state:
      'open' | 'answered' | 'unanswered' | 'withdrawn' | 'proposed' | 'accepted' | 'appealed' | 'decided' | 'closed';
    proposed: string | null;
    proposalReason: string;
    decisionReason: string;
    dueAt: string | null;
    openedAt: string;
    mayAnswer: boolean;
    mayWithdraw: boolean;
    mayAccept: boolean;
    mayAppeal: boolean;
  } | null;
  mayContestUntil: string | null;
  atEnd: {
    hours: number;
    owed: Paise;
    outside: Paise;
  } | null;
  lateCancellation: Paise;
  turnedAway: Paise;
};
export type Engagement = {
  id: string;
  side: 'worker' | 'employer';
  status: 'booked' | 'started' | 'done' | 'cancelled' | 'no_show';
  title: string;
  company: string;
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  location: string;
  mapPoint?: {
    latitude: number;
    longitude: number;
  };
  instantJobId: string;
  startsAt: string;
  endsAt: string;
  agreedHours: number;
  minRate: number;
  maxRate: number;
  rateType: 'hourly' | 'monthly';
  currency: 'USD' | 'INR';
  paymentMethod: 'direct' | 'platform';
  other: {
    name: string;
    phone: string | null;
    reviews?: ReviewLine;
  };
  startedAt: string | null;
  endedAt: string | null;
  claim: {
    phase: 'start' | 'end';
    by: 'worker' | 'employer';
    at: string;
  } | null;
  hours: number | null;
  paidHours: number | null;
  paidHoursReason: ('worked' | 'least' | 'agreed' | null) | null;
  dueFrom: number | null;
  dueTo: number | null;
  paidAmount: number | null;
  paidAt: string | null;
  receivedAt: string | null;
  payCase: {
    id: string;
    status: 'opened' | 'answered' | 'decided' | 'appealed' | 'final' | 'settled';
    openedAt: string;
    claimedAmount: number | null;
    receivedAmount: number;
    text: string;
    answer: string | null;
    answeredAt: string | null;
    answerUntil: string;
    owedAmount: number | null;
    decision: string | null;
    decidedAt: string | null;
    appealBy: ('worker' | 'employer' | null) | null;
    appeal: string | null;
    mayAppealUntil: string | null;
  } | null;
  correction?: {
    id: string;
    status: 'proposed' | 'agreed' | 'contested' | 'decided' | 'appealed' | 'final';
    by: 'worker' | 'employer';
    proposedAt: string;
    recordedFrom: string;
    recordedTo: string;
    startedAt: string;
    endedAt: string;
    reason: string;
    answer: string | null;
    answeredAt: string | null;
    answerUntil: string;
    decidedFrom: string | null;
    decidedTo: string | null;
    decision: string | null;
    decidedAt: string | null;
    appealBy: ('worker' | 'employer' | null) | null;
    appeal: string | null;
    mayAppealUntil: string | null;
  };
  mayCorrectUntil?: string;
  securePayment?: SecurePayment;
  mayReportPayFrom: string | null;
  endedBy: ('worker' | 'employer' | null) | null;
  reason: string | null;
  freeUntil: string;
  consequence: 'none' | 'late_cancellation';
  breach: ('late_cancellation' | 'no_show' | null) | null;
  breachBy: ('worker' | 'employer' | null) | null;
  appeal: ('open' | 'upheld' | 'rejected' | null) | null;
  mayAppealUntil: string | null;
  occupation?: NamesByLanguage;
  place?: NamesByLanguage;
};
export type JobRequest = {
  id: string;
  status: 'pending' | 'accepted' | 'declined' | 'filled' | 'standby' | 'expired' | 'withdrawn' | 'cancelled';
  expiresAt: string;
  createdAt: string;
  respondedAt: string | null;
  undoUntil: string | null;
  engagementId: string | null;
  mayStandBy: boolean;
  distanceKm: number;
  startTimes: string[];
  interviewAt: string | null;
  job: {
    id: string;
    title: string;
    company: string;
    description: string;
    category:
      | 'food_service'
      | 'retail'
      | 'delivery'
      | 'cleaning'
      | 'tech_support'
      | 'event_staff'
      | 'gig'
      | 'sales'
      | 'telecalling'
      | 'accounts_finance'
      | 'hr_staffing'
      | 'supply_chain'
      | 'ecommerce'
      | 'office_education'
      | 'beauty_wellness'
      | 'security'
      | 'driving'
      | 'domestic_help'
      | 'construction'
      | 'healthcare';
    location: string;
    currency: 'USD' | 'INR';
    minRate: number;
    maxRate: number;
    rateType: 'hourly' | 'monthly';
    paymentMethod: 'direct' | 'platform';
    urgency: 'asap' | 'within_24h' | 'scheduled' | 'flexible';
    startTime: string | null;
    endTime: string | null;
    duration: number;
    openings: number;
    requiredSkills: string[];
    reservesOnTime?: {
      onTime: number;
      of: number;
    };
    employerReviews?: ReviewLine;
    occupation?: NamesByLanguage;
    place?: NamesByLanguage;
  };
};
export type JobRequestAnswer = {
  message: string;
  status: 'pending' | 'accepted' | 'declined' | 'filled' | 'standby' | 'expired' | 'withdrawn' | 'cancelled';
  undoUntil: string | null;
  engagementId: string | null;
};
export type RespondToJobRequest = {
  response: 'accepted' | 'declined';
  message?: string;
  startTime?: string;
};
export type Standby = {
  standby: boolean;
};
export type Rewards = {
  code: string;
  link: string;
  rewardPerPerson: number;
  earned: number;
  joined: number;
  counted: number;
  sums: {
    checking: Paise;
    review: Paise;
    ready: Paise;
    under_way: Paise;
    paid: Paise;
    refused: Paise;
  };
  accountDays: number;
  invited: {
    name: string;
    joinedAt: string;
    status: 'waiting' | 'counts' | 'known_phone';
    step: ('checking' | 'review' | 'ready' | 'under_way' | 'paid' | 'refused' | null) | null;
    why: ('same_person' | 'cluster' | 'reported' | 'month' | 'year' | 'left' | 'staff' | null) | null;
  }[];
};
export type AuditEntry = {
  id: string;
  at: string;
  actorId: string | null;
  actorName: string | null;
  action:
    | 'appeal.decided'
    | 'appeals.listed'
    | 'attachment.read'
    | 'contest.decided'
    | 'contests.listed'
    | 'conversation.read'
    | 'dead_letter.retried'
    | 'dead_letters.retried'
    | 'difference.explained'
    | 'job_review.decided'
    | 'message_report.decided'
    | 'message_reports.listed'
    | 'money_desk.read'
    | 'pay_case.decided'
    | 'pay_cases.listed'
    | 'payout.decided'
    | 'posting.read'
    | 'posting.reversed'
    | 'reversal.decided'
    | 'review_case.decided'
    | 'review_cases.listed'
    | 'second_factor.reset'
    | 'staff.granted'
    | 'staff.revoked'
    | 'support_request.changed'
    | 'support_request.read'
    | 'support_request.replied'
    | 'support_requests.listed'
    | 'suspension_appeals.listed'
    | 'time_correction.decided'
    | 'time_corrections.listed'
    | 'user.read'
    | 'user.reinstated'
    | 'user.suspended'
    | 'users.searched';
  subjectKind:
    | (
        | 'appeal'
        | 'contest'
        | 'conversation'
        | 'job_review'
        | 'message_report'
        | 'pay_case'
        | 'payout'
        | 'posting'
        | 'reversal'
        | 'review_case'
        | 'support_request'
        | 'task'
        | 'time_correction'
        | 'user'
        | null
      )
    | null;
  subjectId: string | null;
  detail: {
    [key: string]: string | number | boolean;
  };
};
export type DeadLetter = {
  id: string;
  task: string;
  queue: string;
  createdAt: string;
  gaveUpAt: string;
  reason: string;
  attempts: number;
  channel: string | null;
  text: string | null;
};
export type RetriedDeadLetters = {
  retried: number;
  left: number;
};
export type RetryDeadLetters = {
  task: string;
};
export type Operator = {
  grievanceOfficer: {
    name: string;
    email: string;
    address: string;
  } | null;
};
export type QueueState = {
  queue: string;
  waiting: number;
  running: number;
  overdueSeconds: number | null;
  deadLetters: number;
};
export type WorkCode = {
  code: string;
  phase: 'start' | 'end';
};
export type ConfirmWork = {
  code?: string;
};
export type EndWork = {
  code?: string;
  askAgain?: boolean;
};
export type ReportNoShow = {
  reason: string;
};
export type Appeal = {
  text: string;
};
export type Payee = {
  name: string;
  upiId: string | null;
  link: string | null;
  usableFrom: string | null;
};
export type PayEngagement = {
  amount: number;
};
export type Upi = {
  upiId: string | null;
  usableFrom: string | null;
};
export type UpdateUpi = {
  upiId: string | null;
};
export type Reliability = {
  kept: number;
  lateCancellations: number;
  noShows: number;
  band: 'always' | 'mostly' | 'sometimes' | 'new';
  breaches: {
    engagementId: string;
    title: string;
    company: string;
    occupation?: NamesByLanguage;
    kind: 'late_cancellation' | 'no_show';
    at: string;
    appeal: ('open' | 'upheld' | 'rejected' | null) | null;
    mayAppealUntil: string | null;
  }[];
};
export type AttendanceProof = {
  phase: 'start' | 'end';
  shownAt: string;
  receivedAt: string;
};
export type StaffAppeal = {
  id: string;
  engagementId: string;
  title: string;
  kind: 'late_cancellation' | 'no_show';
  reason: string | null;
  text: string;
  by: 'worker' | 'employer';
  status: 'open' | 'upheld' | 'rejected';
  createdAt: string;
  decidedAt: string | null;
  decision: string | null;
  proofs: AttendanceProof[];
};
export type DecideAppeal = {
  decision: 'upheld' | 'rejected';
  reason: string;
};
export type OpenPayCase = {
  receivedAmount: number;
  text?: string;
};
export type AnswerPayCase = {
  text: string;
};
export type AppealPayCase = {
  text: string;
};
export type StaffPayCase = {
  id: string;
  status: 'opened' | 'answered' | 'decided' | 'appealed' | 'final' | 'settled';
  openedAt: string;
  claimedAmount: number | null;
  receivedAmount: number;
  text: string;
  answer: string | null;
  answeredAt: string | null;
  answerUntil: string;
  owedAmount: number | null;
  decision: string | null;
  decidedAt: string | null;
  appealBy: ('worker' | 'employer' | null) | null;
  appeal: string | null;
  engagementId: string;
  title: string;
  currency: 'USD' | 'INR';
  startsAt: string;
  endsAt: string;
  startedAt: string | null;
  endedAt: string | null;
  endedBy: ('worker' | 'employer' | null) | null;
  dueFrom: number | null;
  dueTo: number | null;
  paidAmount: number | null;
  paidAt: string | null;
  proofs: AttendanceProof[];
  mayDecide: boolean;
};
export type DecidePayCase = {
  state: 'opened' | 'answered' | 'decided' | 'appealed' | 'final' | 'settled';
  owedAmount: number;
  reason: string;
};
export type PaymentReservation = {
  payment: SecurePayment;
  upiLink: string | null;
};
export type StatementLine = {
  id: string;
  kind:
    | 'paid_in'
    | 'held'
    | 'to_return'
    | 'fee_to_return'
    | 'returned'
    | 'fee_returned'
    | 'earned'
    | 'paid_out'
    | 'came_back'
    | 'tax_deducted'
    | 'reward_earned'
    | 'reward_paid'
    | 'claimed'
    | 'corrected';
  amount: Paise;
  charges: {
    fee: Paise;
    tax: Paise;
  } | null;
  on: string;
  at: string;
  engagementId: string | null;
  title: string | null;
  practice: boolean;
};
export type OpenContest = {
  hours: number;
  reason: string;
};
export type AnswerContest = {
  agrees: boolean;
  text?: string;
};
export type StaffContest = {
  id: string;
  engagementId: string;
  title: string;
  state: 'open' | 'answered' | 'unanswered' | 'withdrawn' | 'proposed' | 'accepted' | 'appealed' | 'decided' | 'closed';
  openedBy: 'worker' | 'employer';
  openedAt: string;
  worker: {
    owed: Paise;
    hours: number;
    text: string;
  };
  employer: {
    owed: Paise;
    hours: number;
    text: string;
  };
  undisputed: Paise;
  ceiling: Paise;
  proposed: string | null;
  proposalReason: string;
  appealedBy: ('worker' | 'employer' | null) | null;
  owed: string | null;
  decisionReason: string;
  startsAt: string;
  endsAt: string;
  startedAt: string | null;
  endedAt: string | null;
  endedBy: ('worker' | 'employer' | null) | null;
  claimPhase: ('start' | 'end' | null) | null;
  claimBy: ('worker' | 'employer' | null) | null;
  claimAt: string | null;
  proofs: AttendanceProof[];
  dueAt: string | null;
  isOverdue: boolean;
  mayDecide: boolean;
};
export type DecideContest = {
  state: 'answered' | 'appealed';
  owed: Paise;
  reason: string;
};
export type ShiftKey = {
  shiftId: string;
  key: string;
  now: string;
};
export type ConfirmAttendance = {
  phase: 'start' | 'end';
  token: string;
  kept?: boolean;
};
export type ProposeTimes = {
  startedAt: string;
  endedAt: string;
  reason: string;
};
export type AnswerTimes = {
  agrees: boolean;
  text?: string;
};
export type AppealTimes = {
  text: string;
};
export type StaffTimeCorrection = {
  id: string;
  status: 'proposed' | 'agreed' | 'contested' | 'decided' | 'appealed' | 'final';
  by: 'worker' | 'employer';
  proposedAt: string;
  recordedFrom: string;
  recordedTo: string;
  startedAt: string;
  endedAt: string;
  reason: string;
  answer: string | null;
  answeredAt: string | null;
  answerUntil: string;
  decidedFrom: string | null;
  decidedTo: string | null;
  decision: string | null;
  decidedAt: string | null;
  appealBy: ('worker' | 'employer' | null) | null;
  appeal: string | null;
  engagementId: string;
  title: string;
  startsAt: string;
  endsAt: string;
  proofs: AttendanceProof[];
  otherWork: {
    title: string;
    startedAt: string;
    endedAt: string | null;
  }[];
  mayDecide: boolean;
};
export type DecideTimes = {
  state: 'proposed' | 'agreed' | 'contested' | 'decided' | 'appealed' | 'final';
  startedAt: string;
  endedAt: string;
  reason: string;
};
export type SecurePayQuote = {
  refusal: ('off' | 'too_far' | 'monthly' | 'currency' | 'pay_missing' | 'pay_range' | null) | null;
  practice: boolean;
  partner: string | null;
  day: string;
  price: {
    wage: Paise;
    fee: Paise;
    cgst: Paise;
    sgst: Paise;
    igst: Paise;
    total: Paise;
  };
  feeBasisPoints: number;
  taxBasisPoints: number;
};
export type PayoutAccount = {
  state: 'none' | 'submitted' | 'verifying' | 'active' | 'needs_clarification' | 'rejected' | 'suspended';
  offered: boolean;
  practice: boolean;
  partner: string | null;
};
export type MoneyDesk = {
  practice: boolean;
  suspense: {
    balance: Paise;
    items: {
      id: string;
      event: string;
      amount: Paise;
      at: string;
    }[];
  };
  reversals: {
    found: number;
    items: {
      id: string;
      transactionId: string;
      event: string;
      amount: Paise;
      reason: string;
      requestedAt: string;
      isOwn: boolean;
      mayConfirm: boolean;
    }[];
  };
  releases: {
    found: number;
    items: {
      id: string;
      engagementId: string;
      amount: Paise;
      since: string;
      attempts: number;
      problem: string | null;
      state: 'failed' | 'manual' | 'needs_payee' | 'came_back' | 'processed';
    }[];
  };
  refunds: {
    found: number;
    items: {
      id: string;
      engagementId: string;
      amount: Paise;
      since: string;
      attempts: number;
      problem: string | null;
      waitsFor: 'float' | 'bank' | 'staff' | 'retry';
    }[];
  };
  holds: {
    found: number;
    items: {
      id: string;
      engagementId: string;
      amount: Paise;
      since: string;
      state:
        | 'pending_funds'
        | 'held'
        | 'contested'
        | 'releasing'
        | 'refunding'
        | 'splitting'
        | 'released'
        | 'refunded'
        | 'lapsed';
      heldUntil: string;
    }[];
  };
  payouts: {
    found: number;
    items: {
      id: string;
      amount: Paise;
      since: string;
      attempts: number;
      problem: string | null;
      state: 'review' | 'manual' | 'refused';
      why: ('same_person' | 'cluster' | 'reported' | 'month' | 'year' | 'left' | 'staff' | null) | null;
      monthSum: Paise;
      mayDecide: boolean;
    }[];
  };
  differences: {
    found: number;
    items: {
      provider: string;
      kind: 'payment' | 'refund' | 'transfer' | 'adjustment';
      entityId: string;
      day: string;
      status: 'differs' | 'missing_here' | 'missing_there';
      stated: string | null;
      booked: string | null;
      utr: string | null;
      transactionId: string | null;
    }[];
  };
  days: {
    provider: string;
    day: string;
    status: 'open' | 'closed';
    checkedAt: string;
    closedAt: string | null;
    unexplained: number;
    explained: {
      provider: string;
      kind: 'payment' | 'refund' | 'transfer' | 'adjustment';
      entityId: string;
      day: string;
      status: 'differs' | 'missing_here' | 'missing_there';
      stated: string | null;
      booked: string | null;
      utr: string | null;
      transactionId: string | null;
      reason: string;
      explainedAt: string | null;
    }[];
  }[];
  float: {
    booked: Paise;
    custody: Paise;
    limit: Paise;
    isBelow: boolean;
  };
  incomeTax: {
    from: string;
    warnFrom: Paise;
    freeUpTo: Paise;
    isConfirmed: boolean;
    found: number;
    items: {
      workerId: string;
      total: Paise;
      tax: Paise;
      hasPan: boolean;
    }[];
  } | null;
};
export type MoneyWaiting = {
  contests: number;
  money: number;
};
export type ProviderBalance = {
  expected: Paise;
  returning: Paise;
  stated: string | null;
  difference: string | null;
};
export type ExplainDifference = {
  provider: string;
  kind: 'payment' | 'refund' | 'transfer' | 'adjustment';
  status: 'differs' | 'missing_here' | 'missing_there';
  stated: string | null;
  booked: string | null;
  reason: string;
};
export type Posting = {
  id: string;
  event: string;
  at: string;
  effectiveOn: string;
  amount: Paise;
  lines: {
    account: string;
    amount: Paise;
  }[];
  reversal: ('waiting' | 'posted' | 'declined' | null) | null;
  isReversed: boolean;
  needsSecond: boolean;
  barrier: ('running' | 'passed_on' | null) | null;
  mayReverse: boolean;
};
export type ReversePosting = {
  amount: Paise;
  state: ('waiting' | 'posted' | 'declined' | null) | null;
  reason: string;
};
export type DecideReversal = {
  state: 'waiting' | 'posted' | 'declined';
  decision: 'confirm' | 'decline';
};
export type DecidePayout = {
  state: 'review' | 'manual' | 'refused';
  decision: 'pay' | 'refuse';
  reason: string;
};
export type PendingReview = {
  engagementId: string;
  side: 'worker' | 'employer';
  title: string;
  company: string;
  otherName: string;
  startsAt: string;
  endsAt: string;
  closesAt: string;
  again: boolean | null;
};
export type ReviewFacts = {
  came_on_time?: 'yes' | 'no' | 'cant_say';
  did_the_work?: 'yes' | 'no' | 'cant_say';
  took_care?: 'yes' | 'no' | 'cant_say';
  was_polite?: 'yes' | 'no' | 'cant_say';
  paid_as_agreed?: 'yes' | 'no' | 'cant_say';
  paid_on_time?: 'yes' | 'no' | 'cant_say';
  as_described?: 'yes' | 'no' | 'cant_say';
  safe_and_respectful?: 'yes' | 'no' | 'cant_say';
};
export type ReviewSummary = {
  worker: {
    line: ReviewLine;
    answers: {
      again: boolean;
      facts: ReviewFacts;
      countsUntil: string | null;
    }[];
  } | null;
  employer: {
    line: ReviewLine;
    answers: {
      again: boolean;
      facts: ReviewFacts;
      countsUntil: string | null;
    }[];
  } | null;
};
export type EngagementReview = {
  engagementId: string;
  side: 'worker' | 'employer';
  state: 'not_open' | 'open' | 'revealed';
  closesAt: string | null;
  mayReview: boolean;
  isGrouped: boolean;
  asks: (
    | 'came_on_time'
    | 'did_the_work'
    | 'took_care'
    | 'was_polite'
    | 'paid_as_agreed'
    | 'paid_on_time'
    | 'as_described'
    | 'safe_and_respectful'
  )[];
  mine: {
    id: string;
    again: boolean;
    facts: ReviewFacts;
    note: string;
    reply: string;
    isFinished: boolean;
    status: 'hidden' | 'held' | 'revealed' | 'removed';
    changedAt: string;
    decision: {
      status: 'open' | 'decided' | 'appealed' | 'final';
      outcome: ('kept' | 'removed' | null) | null;
      reason: string;
      decidedAt: string | null;
      mayAppealUntil: string | null;
    } | null;
  } | null;
  theirs: {
    id: string;
    again: boolean;
    facts: ReviewFacts;
    note: string;
    reply: string;
    mayReplyUntil: string | null;
    mayReport: boolean;
    decision: {
      status: 'open' | 'decided' | 'appealed' | 'final';
      outcome: ('kept' | 'removed' | null) | null;
      reason: string;
      decidedAt: string | null;
      mayAppealUntil: string | null;
    } | null;
  } | null;
  record: {
    came_on_time?: 'yes' | 'no';
    paid_as_agreed?: 'yes' | 'no';
    paid_on_time?: 'yes' | 'no';
  };
};
export type ReplyToReview = {
  text: string;
};
export type ReportReview = {
  reason: 'untrue' | 'insulting' | 'personal_details' | 'pressure' | 'other';
  text?: string;
};
export type AppealReview = {
  text: string;
};
export type ReviewEngagement = {
  again: boolean;
  facts?: {
    came_on_time?: 'yes' | 'no' | 'cant_say';
    did_the_work?: 'yes' | 'no' | 'cant_say';
    took_care?: 'yes' | 'no' | 'cant_say';
    was_polite?: 'yes' | 'no' | 'cant_say';
    paid_as_agreed?: 'yes' | 'no' | 'cant_say';
    paid_on_time?: 'yes' | 'no' | 'cant_say';
    as_described?: 'yes' | 'no' | 'cant_say';
    safe_and_respectful?: 'yes' | 'no' | 'cant_say';
  };
  note?: string;
  isFinished?: boolean;
};
export type ReviewCase = {
  id: string;
  kind: 'reported' | 'held' | 'unsafe';
  status: 'open' | 'decided' | 'appealed' | 'final';
  openedAt: string;
  reportReason: ('untrue' | 'insulting' | 'personal_details' | 'pressure' | 'other' | null) | null;
  reportText: string;
  review: {
    id: string;
    engagementId: string;
    author: 'worker' | 'employer';
    status: 'hidden' | 'held' | 'revealed' | 'removed';
    again: boolean;
    facts: ReviewFacts;
    note: string;
    reply: string;
    changedAt: string;
    title: string;
    startsAt: string;
    endsAt: string;
    record: {
      came_on_time?: 'yes' | 'no';
      paid_as_agreed?: 'yes' | 'no';
      paid_on_time?: 'yes' | 'no';
    };
  } | null;
  employerId: string | null;
  unsafeAnswers: number | null;
  outcome: ('kept' | 'removed' | null) | null;
  reason: string;
  decidedAt: string | null;
  appeal: string;
  appealedBy: ('worker' | 'employer' | null) | null;
  appealedAt: string | null;
  mayDecide: boolean;
};
export type DecideReviewCase = {
  state: 'open' | 'decided' | 'appealed' | 'final';
  decision: 'keep' | 'remove';
  reason: string;
  reviewChangedAt?: string;
};
export type ReviewBias = {
  month: string;
  side: 'worker' | 'employer';
  group: 'category' | 'area' | 'language';
  value: string;
  again: number;
  answers: number;
  gap: number;
  isMarked: boolean;
};
export type PaperSummary = {
  id: string;
  kind: 'pay_slip' | 'receipt_voucher' | 'invoice' | 'refund_voucher' | 'credit_note' | 'debit_note';
  number: string;
  issuedOn: string;
  practice: boolean;
  engagementId: string;
  title: string;
  total: Paise;
};
export type YearlyPay = {
  from: string;
  to: string;
  total: Paise;
  tax: {
    basisPoints: number;
    freeUpTo: Paise;
    warnFrom: Paise;
    isConfirmed: boolean;
  } | null;
};
export type Paper = {
  id: string;
  kind: 'pay_slip' | 'receipt_voucher' | 'invoice' | 'refund_voucher' | 'credit_note' | 'debit_note';
  number: string;
  issuedOn: string;
  practice: boolean;
  engagementId: string;
  title: string;
  total: Paise;
  lines: {
    kind: 'wage' | 'fee' | 'cgst' | 'sgst' | 'igst';
    basisPoints: number | null;
    amount: Paise;
  }[];
  tax: {
    supplier: {
      name: string;
      address: string;
      gstin: string | null;
    };
    recipient: {
      name: string;
      address: string;
      gstin: string | null;
      state: {
        code: string;
        name: string;
      };
    };
    placeOfSupply: {
      code: string;
      name: string;
    };
    serviceCode: string;
    reference: string | null;
  } | null;
  pay: {
    worker: string;
    employer: string;
    from: string;
    to: string;
    hours: number | null;
    rate: string | null;
    rateType: 'hourly' | 'monthly';
    reason: 'work' | 'late_cancellation' | 'turned_away';
    method: 'secure' | 'direct';
    payouts: {
      amount: Paise;
      on: string;
      reference: string | null;
    }[];
    welfareFee: Paise;
    replaces: string | null;
  } | null;
};
export type TaxDetails = {
  gstin: string | null;
};
export type UpdateTaxDetails = {
  gstin: string | null;
};
export type SupportReceipt = {
  reference: string;
};
export type CreateSupportRequest = {
  firstName?: string;
  lastName?: string;
  email?: string;
  city?: string;
  message?: string;
  kind?: 'support' | 'grievance' | 'order';
};
export type OwnSupportRequest = {
  reference: string;
  kind: 'support' | 'grievance' | 'order';
  status: 'new' | 'open' | 'waiting' | 'solved';
  message: string;
  createdAt: string;
  dueAt: string | null;
  attachmentName: string | null;
  entries: {
    id: string;
    author: 'staff' | 'sender';
    text: string;
    createdAt: string;
  }[];
};
export type WriteToOwnSupportRequest = {
  text: string;
};
export type StaffMember = {
  id: string;
  name: string;
};
export type SupportRequestSummary = {
  id: string;
  reference: string;
  kind: 'support' | 'grievance' | 'order';
  status: 'new' | 'open' | 'waiting' | 'solved';
  firstName: string;
  lastName: string;
  email: string;
  city: string;
  createdAt: string;
  dueAt: string | null;
  isOverdue: boolean;
  daysLeft: number | null;
  isAcknowledgedLate: boolean;
  assignee: {
    id: string;
    name: string;
  } | null;
  hasAttachment: boolean;
  origin: 'form' | 'mail';
  unmatchedReference: string | null;
  excerpt: string;
};
export type SupportMailFile = {
  id: string;
  name: string;
  bytes: number;
  isWholeMail: boolean;
  scan: 'clean' | 'infected' | 'waiting' | 'off';
};
export type SupportEntry = {
  id: string;
  author: 'staff' | 'sender';
  staffName: string | null;
  text: string;
  createdAt: string;
  mail: {
    isAutomatic: boolean;
    isSenderDoubtful: boolean;
    isCut: boolean;
    leftOut: string[];
    files: SupportMailFile[];
  } | null;
};
export type SupportRequest = {
  id: string;
  reference: string;
  kind: 'support' | 'grievance' | 'order';
  status: 'new' | 'open' | 'waiting' | 'solved';
  firstName: string;
  lastName: string;
  email: string;
  city: string;
  createdAt: string;
  dueAt: string | null;
  isOverdue: boolean;
  daysLeft: number | null;
  isAcknowledgedLate: boolean;
  assignee: {
    id: string;
    name: string;
  } | null;
  hasAttachment: boolean;
  origin: 'form' | 'mail';
  unmatchedReference: string | null;
  message: string;
  userId: string | null;
  answeredBy: 'email' | 'text' | 'account' | 'none';
  language: string;
  acknowledgedAt: string | null;
  answeredAt: string | null;
  attachment: {
    name: string;
    bytes: number;
    scan: 'clean' | 'infected' | 'waiting' | 'off';
  } | null;
  mail: {
    isAutomatic: boolean;
    isSenderDoubtful: boolean;
    isCut: boolean;
    leftOut: string[];
    files: SupportMailFile[];
  } | null;
  entries: SupportEntry[];
  version: number;
};
export type UpdateSupportRequest = {
  status?: 'new' | 'open' | 'waiting' | 'solved';
  kind?: 'support' | 'grievance' | 'order';
  assignee?: string | null;
  version: number;
};
export type ReplyToSupportRequest = {
  text: string;
  status?: 'waiting' | 'solved';
  version: number;
};
export type UpiReport = {
  reference: string;
};
export type ReportUpiChange = {
  token: string;
};
export type SavedSearch = {
  id: string;
  name: string;
  search: string;
  category:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare'
    | null;
  jobType: 'part_time' | 'gig_work' | 'contract' | 'temporary' | null;
  minPay: number | null;
  latitude: number | null;
  longitude: number | null;
  radius: number;
  placeId: string | null;
  state: 'active' | 'paused' | 'ended';
  link: string;
  createdAt: string;
  openedAt: string;
};
export type SaveSearch = {
  search?: string;
  category?:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  jobType?: 'part_time' | 'gig_work' | 'contract' | 'temporary';
  minPay?: number;
  latitude?: number;
  longitude?: number;
  radius?: number;
  placeId?: string;
};
export type UpdateSavedSearch = {
  name?: string;
  paused?: boolean;
  opened?: true;
};
export type WorkRecordEntry = {
  id: string;
  status: 'valid' | 'revoked' | 'expired';
  madeAt: string;
  expiresAt: string;
  revokedAt: string | null;
  shifts: number;
  outdated: boolean;
};
export type WorkRecordList = {
  facts: {
    name: string;
    from: string;
    to: string;
    kept: number;
    hours: {
      occupation: string;
      hours: number;
    }[];
    again: {
      yes: number;
      of: number;
    } | null;
  } | null;
  records: WorkRecordEntry[];
};
export type WorkRecord = {
  id: string;
  status: 'valid' | 'revoked' | 'expired';
  madeAt: string;
  expiresAt: string;
  revokedAt: string | null;
  shifts: number;
  outdated: boolean;
  credential: string;
  summary: string;
};
export type WorkRecordIssuer = {
  issuer: string;
  now: string;
  jwks: {
    keys: {
      kty: 'EC';
      crv: 'P-256';
      x: string;
      y: string;
      kid: string;
      alg: 'ES256';
      use: 'sig';
    }[];
  };
  withdrawn?: string[];
  lists?: number;
};
export type OutboxMessage = {
  id: string;
  channel: 'email' | 'sms' | 'whatsapp';
  to: string;
  subject: string;
  text: string;
  createdAt: string;
};
