import { greetingName } from '@nukkad/contract/accounts/person-name';

interface Named {
  firstName: string;
  lastName?: string;
  email: string | null;
}

/**
 * Returns the name by which the product addresses a person: the first word of the name that is neither an initial nor a
 * title; without a first name, the part of the address before the @. Empty if neither is known.
 */
export const displayName = ({ firstName, lastName, email }: Named): string =>
  (firstName.trim() && greetingName(firstName, lastName)) || (email?.split('@')[0] ?? '');

/** Returns the full name, or the part of the address before the @; empty if neither is known. */
export const fullName = (user: Named & { lastName: string }): string =>
  [user.firstName, user.lastName].filter((part) => part.trim()).join(' ') || displayName(user);

const graphemes = new Intl.Segmenter();
const firstLetter = (word: string): string => {
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
};

/** One or two letters for the round picture; whole letters of Indic scripts, with their vowel signs. */
export function initials(user: Named & { lastName: string }): string {
  const words = [displayName({ ...user, lastName: '' }), user.lastName.trim()].filter(Boolean);
  return words.map(firstLetter).join('').toLocaleUpperCase();
}
