import { formatPaise } from '@nukkad/contract/money/format-paise';
import { DomainError } from '../../../common/errors/domain-error.js';

export const securePayOff = () => new DomainError('unavailable', 'payments:off');
export const needsName = () => new DomainError('conflict', 'payments:needsName');
export const payeeNotReady = () => new DomainError('conflict', 'payments:payeeNotReady');
export const paymentExists = () => new DomainError('conflict', 'payments:paymentExists');
export const noPayment = () => new DomainError('notFound', 'payments:noPayment');
export const paymentMoved = () => new DomainError('conflict', 'payments:moved');
export const nothingContested = () => new DomainError('unprocessable', 'payments:nothingContested');
export const contestOfOtherSide = () => new DomainError('conflict', 'payments:contestOfOtherSide');
export const divisionOutside = () => new DomainError('unprocessable', 'payments:divisionOutside');
export const anotherPerson = () => new DomainError('conflict', 'payments:anotherPerson');
export const postingMoved = () => new DomainError('conflict', 'payments:postingMoved');
export const ownPosting = () => new DomainError('conflict', 'payments:ownPosting');
export const secondPerson = () => new DomainError('conflict', 'payments:secondPerson');
export const paymentRuns = () => new DomainError('conflict', 'payments:paymentRuns');
export const notCovered = () => new DomainError('conflict', 'payments:notCovered');
export const payoutMoved = () => new DomainError('conflict', 'payments:payoutMoved');
export const clusterPaid = () => new DomainError('conflict', 'payments:clusterPaid');
export const differenceMoved = () => new DomainError('conflict', 'payments:differenceMoved');
export const partTooSmall = (least: bigint) =>
  new DomainError('unprocessable', 'payments:partTooSmall', { params: { amount: formatPaise(least) } });
