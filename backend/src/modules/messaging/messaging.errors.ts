import { DomainError } from '../../common/errors/domain-error.js';

export const conversationClosed = () => new DomainError('conflict', 'messaging:closed');
export const alreadyReported = () => new DomainError('conflict', 'messaging:alreadyReported');
export const ownMessage = () => new DomainError('forbidden', 'messaging:ownMessage');
