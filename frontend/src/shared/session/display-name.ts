interface Named {
  firstName: string;
  email: string | null;
}

/** What a person is called here: the first name; until it is known, the address before the @. Empty where neither is known. */
export const displayName = ({ firstName, email }: Named): string => firstName.trim() || (email?.split('@')[0] ?? '');

/** The full name, or the address before the @; empty where neither is known. */
export const fullName = (user: Named & { lastName: string }): string =>
  [user.firstName, user.lastName].filter((part) => part.trim()).join(' ') || displayName(user);

const graphemes = new Intl.Segmenter();
const firstLetter = (word: string): string => {
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
};

/** One or two letters for the round picture; whole letters of Indic scripts, with their vowel signs. */
export function initials(user: Named & { lastName: string }): string {
  const words = [displayName(user), user.lastName.trim()].filter(Boolean);
  return words.map(firstLetter).join('').toLocaleUpperCase();
}
