interface Named {
  firstName: string;
  email: string | null;
  phone?: string | null;
}

/** What a person is called here: the first name; until it is known, the address before the @, or the number. */
export const displayName = ({ firstName, email, phone }: Named): string =>
  firstName.trim() || (email ? (email.split('@')[0] ?? '') : (phone ?? ''));

/** The full name, or what stands for it. */
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
