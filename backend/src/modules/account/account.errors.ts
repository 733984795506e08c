import { DomainError } from '../../common/errors/domain-error.js';

export const passwordManagedElsewhere = () => new DomainError('conflict', 'account:passwordManagedElsewhere');
export const wrongPassword = () => new DomainError('invalid', 'account:wrongPassword');
