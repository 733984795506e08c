import { DomainError } from '../../common/errors/domain-error.js';

export const noPushService = () => new DomainError('invalid', 'notifications:noPushService');
