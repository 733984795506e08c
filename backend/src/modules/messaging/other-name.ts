import type { Side } from '@nukkad/contract/accounts/users';
import type { TextRef } from '../notifications/notifications.public.js';
import { type Contact, personName, personParam } from '../users/users.public.js';

const isNamed = (person: Contact | undefined): boolean =>
  !!person && `${person.firstName}${person.lastName}`.trim() !== '';

/**
 * Returns the name of the other side of a conversation for the reader on `side`: the person, or the shop of an employer
 * without a name.
 */
export const otherName = (side: Side, other: Contact | undefined, company: string): string =>
  side === 'job_seeker' && !isNamed(other) ? company : personName(other, relationOf(side));

/** Same, for the parameters of a message to the reader on `side`. */
export const otherParam = (side: Side, other: Contact | undefined, company: string): string | TextRef =>
  side === 'job_seeker' && !isNamed(other) ? company : personParam(other, relationOf(side));

const relationOf = (side: Side) => (side === 'job_seeker' ? 'employer' : 'applicant');
