import { DomainError } from '../../common/errors/domain-error.js';

export const noWhatsApp = () => new DomainError('conflict', 'notifications:whatsapp.none');
export const noPushService = () => new DomainError('invalid', 'notifications:noPushService');
