import { DomainError } from '../../common/errors/domain-error.js';

export const noPdf = () => new DomainError('conflict', 'papers:noPdf');
