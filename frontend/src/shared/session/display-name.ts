/** What a person is called here: the first name, or the part of the address before the @ until a name is known. */
export const calledName = (user: { firstName: string; email: string }): string =>
  user.firstName.trim() || (user.email.split('@')[0] ?? '');

/** The full name, or the part before the @. */
export const fullName = (user: { firstName: string; lastName: string; email: string }): string =>
  [user.firstName, user.lastName].filter((part) => part.trim()).join(' ') || calledName(user);

const graphemes = new Intl.Segmenter();
const firstLetter = (word: string): string => {
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
};

/** One or two letters for the round picture; whole letters of Indic scripts, with their vowel signs. */
export function initials(user: { firstName: string; lastName: string; email: string }): string {
  const words = [calledName(user), user.lastName.trim()].filter(Boolean);
  return words.map(firstLetter).join('').toLocaleUpperCase();
}
