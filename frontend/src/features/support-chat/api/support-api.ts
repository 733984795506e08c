import { requestOf } from '@nukkad/api-client/contract-call';
import type { SupportKind } from '@nukkad/contract/support/support';
import { api } from '@nukkad/api-client/generated/api.gen';

/** Body of the form. */
interface Outgoing {
  firstName?: string;
  lastName?: string;
  email?: string;
  city?: string;
  kind: SupportKind;
  message: string;
  attachment: File | null;
  /** Key of a request, equal for all retries, so that it is stored only once. */
  key: string;
}

/** The call of the chat. */
export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a request as a form, with its file if there is one; a retry with the same key has no second effect. */
    sendSupportRequest: build.mutation<{ reference: string }, Outgoing>({
      query: ({ attachment, key, ...texts }) => {
        const { url, method } = requestOf('createSupportRequest', { createSupportRequest: texts });
        const body = new FormData();
        for (const [name, text] of Object.entries(texts)) body.append(name, text.trim());
        if (attachment) body.append('attachment', attachment);
        return { url, method, body, headers: { 'Idempotency-Key': key } };
      },
    }),
  }),
});
