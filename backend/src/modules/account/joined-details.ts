import { type ContactChannel, DEFAULT_COUNTRY } from '@nukkad/contract/accounts/account';
import type { UserEntity } from '../users/users.public.js';

/**
 * The profile fields of the joined account that the remaining account gets, and the addresses and numbers that are
 * added to or removed from sign-in.
 */
export interface JoinedDetails {
  fields: Partial<UserEntity>;
  signsIn: string[];
  ends: string[];
}

/** Texts that belong together: all of them come from one account. */
const GROUPS = [
  ['firstName', 'lastName'],
  ['bio'],
  ['street', 'city', 'state', 'zipCode', 'country'],
  ['billingName', 'billingEmail', 'billingAddress', 'billingCity', 'billingState', 'billingZip', 'billingCountry'],
] as const;
const LISTS = ['skills', 'preferredCategories', 'workHours'] as const;

const isEmpty = (value: unknown): boolean => value === '' || value === DEFAULT_COUNTRY;

/** Returns the verified addresses and numbers of an account. */
const identities = ({ email, emailVerifiedAt, phone, phoneVerifiedAt }: UserEntity): string[] =>
  [emailVerifiedAt && email, phoneVerifiedAt && phone].filter((one) => one !== null);

function profileOf(into: UserEntity, from: UserEntity): Partial<UserEntity> {
  const groups = GROUPS.filter((group) => group.every((field) => isEmpty(into[field])));
  const lists = LISTS.filter((field) => into[field].length === 0);
  return {
    ...Object.fromEntries([...groups.flat(), ...lists].map((field) => [field, from[field]])),
    profileImageUrl: into.profileImageUrl ?? from.profileImageUrl,
    expectedRate: into.expectedRate ?? from.expectedRate,
    needsName: into.needsName && from.needsName,
  };
}

/**
 * Returns the resulting fields of `into` after `from` is joined to it. The just verified contact (`channel`) replaces
 * the contact of `into`; `into` retains its other contact and its password if it has them. Values of `from` fill the
 * empty fields of the profile.
 */
export function joinedDetails(into: UserEntity, from: UserEntity, channel: ContactChannel): JoinedDetails {
  const byEmail = channel === 'email' || into.emailVerifiedAt === null ? from : into;
  const byPhone = channel === 'phone' || into.phoneVerifiedAt === null ? from : into;
  const email = byEmail.emailVerifiedAt ? byEmail : into;
  const phone = byPhone.phoneVerifiedAt ? byPhone : into;
  const contact = {
    email: email.email,
    emailVerifiedAt: email.emailVerifiedAt,
    phone: phone.phone,
    phoneVerifiedAt: phone.phoneVerifiedAt,
  };
  const signsIn = identities({ ...into, ...contact });
  return {
    fields: {
      ...profileOf(into, from),
      ...contact,
      pendingEmail: null,
      pendingPhone: null,
      passwordHash: into.passwordHash ?? from.passwordHash,
    },
    signsIn,
    ends: [...new Set([...identities(into), ...identities(from)])].filter((one) => !signsIn.includes(one)),
  };
}
