import type { Difference } from '@nukkad/contract/payments/money-desk';

/** By which the address names a difference. */
export const differenceName = ({
  provider,
  kind,
  entityId,
}: Pick<Difference, 'provider' | 'kind' | 'entityId'>): string => [provider, kind, entityId].join(':');
