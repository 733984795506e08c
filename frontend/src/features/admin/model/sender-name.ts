import type { SupportRequestSummary } from '@nukkad/api-client/generated/api.gen';

/** The name of the sender of a request; empty for an account without a name. */
export const senderName = ({ firstName, lastName }: Pick<SupportRequestSummary, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
