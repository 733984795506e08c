import type { SuspensionReason } from '@nukkad/contract/accounts/suspensions';
import { formatDateTime } from '../../common/dates/format-date.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { currentLanguage } from '../../common/context/request-context.js';

/** The error of a suspended account that posts, applies, writes, accepts or offers. */
export const suspended = (reason: SuspensionReason, endsAt: Date) =>
  new DomainError('forbidden', 'moderation:suspended', {
    params: { until: formatDateTime(endsAt, currentLanguage()) },
    lists: { reason: [`moderation:reasons.${reason}`] },
  });
export const staffAccount = () => new DomainError('forbidden', 'moderation:staffAccount');
export const ownAccount = () => new DomainError('forbidden', 'moderation:ownAccount');
export const ownSuspension = () => new DomainError('forbidden', 'moderation:ownSuspension');
/** `current` is the suspension that runs. */
export const alreadySuspended = (current: unknown) =>
  new DomainError('conflict', 'moderation:alreadySuspended', { current });
export const alreadyAppealed = () => new DomainError('conflict', 'moderation:alreadyAppealed');
/** `current` is the suspension with the first decision. */
export const appealDecided = (current: unknown) => new DomainError('conflict', 'moderation:appealDecided', { current });
