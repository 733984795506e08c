import { WORK_RECORDS_MAX } from '@nukkad/contract/work-records/work-record-rules';
import { DomainError } from '../../common/errors/domain-error.js';

export const noWorkYet = () => new DomainError('conflict', 'work-records:noWorkYet');
export const tooManyRecords = () =>
  new DomainError('conflict', 'work-records:tooMany', { params: { most: WORK_RECORDS_MAX } });
export const recordOver = () => new DomainError('conflict', 'work-records:over');
export const nameMissing = () => new DomainError('conflict', 'work-records:nameMissing');
