import type { Difference } from '@nukkad/contract/payments/money-desk';

/** Returns the name of a difference in the address. */
export const differenceName = ({
  provider,
  kind,
  entityId,
}: Pick<Difference, 'provider' | 'kind' | 'entityId'>): string => [provider, kind, entityId].join(':');
