import { api, type Message } from '@nukkad/api-client/generated/api.gen';
import { jobPaging, type JobsPage, readJobsPage } from '../../../shared/jobs/job-pages';

const CONVERSATIONS_TAG = 'Conversations';
const MESSAGES_TAG = 'Messages';
const PAGE_SIZE = 30;

interface Outgoing {
  conversationId: string;
  text: string;
  /** The same for every try of the same message, so that it is written once. */
  key: string;
}

const listsApi = api.enhanceEndpoints({ addTagTypes: [CONVERSATIONS_TAG, MESSAGES_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    /** The messages of a conversation, page after page, newest first. */
    pageMessages: build.infiniteQuery<JobsPage<Message>, string, string | null>({
      infiniteQueryOptions: jobPaging,
      query: ({ queryArg, pageParam }) => ({
        url: `/api/conversations/${encodeURIComponent(queryArg)}/messages`,
        params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      transformResponse: readJobsPage<Message>,
      providesTags: (_found, _error, id) => [MESSAGES_TAG, { type: MESSAGES_TAG, id }],
    }),
  }),
});

/** Puts the stored message on top of its conversation, unless a live update was faster. */
const showSent = (conversationId: string, message: Message) =>
  listsApi.util.updateQueryData('pageMessages', conversationId, ({ pages }) => {
    const known = pages.some((page) => page.jobs.some(({ id }) => id === message.id));
    if (!known) pages[0]?.jobs.unshift(message);
  });

/** The calls about conversations. */
export const messagesApi = listsApi
  .enhanceEndpoints({
    endpoints: {
      listConversations: { providesTags: [CONVERSATIONS_TAG] },
      getConversation: { providesTags: [CONVERSATIONS_TAG] },
      openConversation: { invalidatesTags: [CONVERSATIONS_TAG] },
      readConversation: { invalidatesTags: (read) => (read ? [CONVERSATIONS_TAG] : []) },
      // one that was reported before shows so as well
      reportMessage: { invalidatesTags: [MESSAGES_TAG] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Writes a message; trying again with the same key writes nothing twice. */
      writeMessage: build.mutation<Message, Outgoing>({
        query: ({ conversationId, text, key }) => ({
          url: `/api/conversations/${encodeURIComponent(conversationId)}/messages`,
          method: 'POST',
          body: { text },
          headers: { 'Idempotency-Key': key },
        }),
        onQueryStarted: async ({ conversationId }, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => null);
          if (answer) dispatch(showSent(conversationId, answer.data));
        },
        invalidatesTags: (sent) => (sent ? [CONVERSATIONS_TAG] : []),
      }),
    }),
  });
