import { DomainError } from '../../common/errors/domain-error.js';

export const conversationClosed = () => new DomainError('conflict', 'messaging:closed');
export const alreadyReported = () => new DomainError('conflict', 'messaging:alreadyReported');
export const ownMessage = () => new DomainError('forbidden', 'messaging:ownMessage');
export const ownReport = () => new DomainError('forbidden', 'messaging:ownReport');
/** `current` is the report with the first decision. */
export const reportDecided = (current: unknown) => new DomainError('conflict', 'messaging:reportDecided', { current });
