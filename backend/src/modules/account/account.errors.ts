import type { ContactChannel, JoiningRefusal } from '@nukkad/contract/accounts/account';
import { DomainError } from '../../common/errors/domain-error.js';

export const passwordManagedElsewhere = () => new DomainError('conflict', 'account:passwordManagedElsewhere');
/** An account without an address and without its number would be inaccessible to its owner. */
export const phoneIsOnlyWay = () => new DomainError('conflict', 'account:phoneIsOnlyWay');
/** The user verified an address or number of another account and may join that account to the current one. */
export const hasAccount = (channel: ContactChannel) =>
  new DomainError('conflict', `account:joining.hasAccount.${channel}`);
/** The verification that precedes joining has expired, or another verification is still missing. */
export const joiningExpired = () => new DomainError('conflict', 'account:joining.expired');
/** The two accounts are not joined; the text states the reason. */
export const joiningRefused = (reason: JoiningRefusal) =>
  new DomainError('conflict', `account:joining.refused.${reason}`);
/** The account has no unverified address or number of this kind. */
export const nothingToVerify = () => new DomainError('conflict', 'account:nothingToVerify');
export const wrongPassword = () => new DomainError('invalid', 'account:wrongPassword');
