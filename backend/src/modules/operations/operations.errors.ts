import { DomainError } from '../../common/errors/domain-error.js';

export const notDeadLetter = () => new DomainError('conflict', 'operations:notDead');
