import { DomainError } from '../../common/errors/domain-error.js';

export const sortNeedsPosition = () =>
  new DomainError('invalid', 'errors:invalid', { fields: [{ field: 'sort', key: 'matching:sortNeedsPosition' }] });
