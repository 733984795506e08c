import { requestOf } from '@nukkad/api-client/contract-call';
import { api, type Message } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';
import { LIST } from '../../../shared/cache/tags';

const CONVERSATIONS_TAG = 'Conversations';
const MESSAGES_TAG = 'Messages';
const PAGE_SIZE = 30;

interface Outgoing {
  conversationId: string;
  text: string;
  /** Key of a message, equal for all retries, so that it is written only once. */
  key: string;
}

const listsApi = api.enhanceEndpoints({ addTagTypes: [CONVERSATIONS_TAG, MESSAGES_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    /** The messages of a conversation, page after page, newest first. */
    pageMessages: build.infiniteQuery<PageOf<'listMessages'>, string, string | null>({
      ...pagedEndpoint('listMessages', (id: string) => ({ id, limit: String(PAGE_SIZE) })),
      providesTags: (_found, _error, id) => [{ type: MESSAGES_TAG, id }],
    }),
  }),
});

/** Adds the stored message to the top of its conversation, unless a live update was faster. */
const showSent = (conversationId: string, message: Message) =>
  listsApi.util.updateQueryData('pageMessages', conversationId, ({ pages }) => {
    const known = pages.some((page) => page.items.some(({ id }) => id === message.id));
    if (!known) pages[0]?.items.unshift(message);
  });

/** The calls about conversations. */
export const messagesApi = listsApi
  .enhanceEndpoints({
    endpoints: {
      listConversations: { providesTags: [{ type: CONVERSATIONS_TAG, id: LIST }] },
      getConversation: { providesTags: (_found, _error, { id }) => [{ type: CONVERSATIONS_TAG, id }] },
      openConversation: { invalidatesTags: [CONVERSATIONS_TAG] },
      readConversation: { invalidatesTags: (read) => (read ? [CONVERSATIONS_TAG] : []) },
      // an already reported message is marked as well
      reportMessage: { invalidatesTags: [MESSAGES_TAG] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Writes a message; a retry with the same key has no second effect. */
      writeMessage: build.mutation<Message, Outgoing>({
        query: ({ conversationId, text, key }) => ({
          ...requestOf('sendMessage', { id: conversationId, sendMessage: { text } }),
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
