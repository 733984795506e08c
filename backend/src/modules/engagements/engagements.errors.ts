import { APPEAL_DAYS, NO_SHOW_AFTER_MINUTES, START_BEFORE_MINUTES } from '@nukkad/domain/engagements';
import { DomainError } from '../../common/errors/domain-error.js';

export const moveRefused = () => new DomainError('conflict', 'engagements:moveRefused');
export const wrongCode = () =>
  new DomainError('invalid', 'engagements:wrongCode', { fields: [{ field: 'code', key: 'engagements:wrongCode' }] });
export const codeIsTheEmployers = () => new DomainError('forbidden', 'engagements:codeIsTheEmployers');
export const workerOnly = () => new DomainError('forbidden', 'engagements:workerOnly');
export const employerOnly = () => new DomainError('forbidden', 'engagements:employerOnly');
export const noCode = () => new DomainError('conflict', 'engagements:noCode');
export const alreadySaid = () => new DomainError('conflict', 'engagements:alreadySaid');
export const tooEarlyToStart = () =>
  new DomainError('conflict', 'engagements:tooEarlyToStart', { params: { minutes: START_BEFORE_MINUTES } });
export const tooEarlyToEnd = () => new DomainError('conflict', 'engagements:tooEarlyToEnd');
export const startFirst = () => new DomainError('conflict', 'engagements:startFirst');
export const tooEarlyForNoShow = () =>
  new DomainError('conflict', 'engagements:tooEarlyForNoShow', { params: { minutes: NO_SHOW_AFTER_MINUTES } });
export const nothingToAppeal = () => new DomainError('conflict', 'engagements:nothingToAppeal');
export const alreadyAppealed = () => new DomainError('conflict', 'engagements:alreadyAppealed');
export const appealTooLate = () =>
  new DomainError('conflict', 'engagements:appealTooLate', { params: { days: APPEAL_DAYS } });
export const alreadyDecided = () => new DomainError('conflict', 'engagements:alreadyDecided');
export const ownAppeal = () => new DomainError('forbidden', 'engagements:ownAppeal');
export const notDirectPay = () => new DomainError('conflict', 'engagements:notDirectPay');
export const notDone = () => new DomainError('conflict', 'engagements:notDone');
export const alreadyReceived = () => new DomainError('conflict', 'engagements:alreadyReceived');
export const notPaid = () => new DomainError('conflict', 'engagements:notPaid');
