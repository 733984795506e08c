import { greetingName } from '@nukkad/contract/accounts/person-name';

interface Named {
  firstName: string;
  lastName?: string;
}

/**
 * Returns the name by which the product addresses a person: the first word of the name that is neither an initial nor a
 * title; empty without a first name. An email address or a phone number is no name.
 */
export const displayName = ({ firstName, lastName }: Named): string =>
  firstName.trim() && greetingName(firstName, lastName);

/** Returns the full name; empty if it is not known. */
export const fullName = ({ firstName, lastName }: Named & { lastName: string }): string =>
  [firstName, lastName].filter((part) => part.trim()).join(' ');

const graphemes = new Intl.Segmenter();
const firstLetter = (word: string): string => {
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
};

/** One or two letters for the round picture; whole letters of Indic scripts, with their vowel signs. */
export function initials({ firstName, lastName }: Named & { lastName: string }): string {
  const words = [displayName({ firstName }), lastName.trim()].filter(Boolean);
  return words.map(firstLetter).join('').toLocaleUpperCase();
}
