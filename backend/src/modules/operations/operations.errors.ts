import { DomainError } from '../../common/errors/domain-error.js';

export const notDead = () => new DomainError('conflict', 'operations:notDead');
