export const listOf = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

export const scriptOf = (text: string): 'latin' | 'devanagari' | 'kannada' =>
  /\p{Script=Devanagari}/u.test(text) ? 'devanagari' : /\p{Script=Kannada}/u.test(text) ? 'kannada' : 'latin';

/** Each word of one list with each of another, where both are of one script: "tempo driver", "ಎಸಿ ರಿಪೇರಿ". */
export function pairsOf(firsts: string, seconds: string): string[] {
  const others = listOf(seconds).map((text) => ({ text, script: scriptOf(text) }));
  return listOf(firsts).flatMap((one) => {
    const script = scriptOf(one);
    return others.flatMap((other) => (other.script === script ? [`${one} ${other.text}`] : []));
  });
}
