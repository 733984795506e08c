/** An answer by which a person ends or resumes the messages of a channel. */
export type StopAnswer = 'stop' | 'start';

/**
 * Phrases of each answer, in the spelling that `wordsOf` returns. A plain no, such as the label of a button, is none: it may answer an
 * offer.
 */
const PHRASES: Readonly<Record<StopAnswer, readonly string[]>> = {
  stop: [
    ...['stop', 'stop all', 'stopall', 'unsubscribe', 'opt out', 'optout', 'quit', 'end messages', 'cancel messages'],
    ...['no more messages', 'do not send messages', 'dont send messages', 'don t send messages'],
    ...['बंद', 'बंद करो', 'बंद करें', 'बंद कर दो', 'बंद कीजिए', 'बन्द करो', 'रोको', 'रोकें', 'रोक दो', 'band karo', 'bandh karo'],
    ...['बंद कर', 'बंद कर दीजिए', 'मैसेज मत भेजो', 'मैसेज मत भेजें', 'मैसेज मत भेजिए', 'band kar do', 'message mat bhejo'],
    ...['ನಿಲ್ಲಿಸಿ', 'ನಿಲ್ಲಿಸು', 'ನಿಲ್ಲಿಸಿಬಿಡಿ', 'ಮೆಸೇಜ್ ಬೇಡ', 'ಸಂದೇಶ ಬೇಡ', 'ಸಾಕು', 'nillisi'],
    ...['ನಿಲ್ಲಿಸಿರಿ', 'ಮೆಸೇಜ್ ಕಳಿಸಬೇಡಿ', 'ಮೆಸೇಜ್ ಕಳುಹಿಸಬೇಡಿ', 'ಸಂದೇಶ ಕಳುಹಿಸಬೇಡಿ', 'message kalisabedi'],
  ],
  start: [
    ...['start', 'unstop', 'subscribe', 'resume'],
    ...['शुरू', 'शुरू करो', 'शुरू करें', 'चालू करो', 'चालू करें', 'shuru karo', 'chalu karo'],
    ...['ಶುರು', 'ಶುರು ಮಾಡಿ', 'ಆರಂಭಿಸಿ', 'ಪ್ರಾರಂಭಿಸಿ', 'shuru maadi'],
  ],
};

/** Words around a phrase that do not change its meaning. */
const FILLERS: ReadonlySet<string> = new Set([
  ...[
    'please',
    'pls',
    'plz',
    'kindly',
    'now',
    'it',
    'this',
    'these',
    'the',
    'messages',
    'message',
    'msg',
    'msgs',
    'sending',
    'me',
    'texting',
    'texts',
    'sms',
    'whatsapp',
  ],
  ...['कृपया', 'प्लीज', 'प्लीज़', 'मैसेज', 'संदेश', 'अब', 'यह', 'ये', 'ದಯವಿಟ್ಟು', 'ಪ್ಲೀಸ್', 'ಮೆಸೇಜ್', 'ಸಂದೇಶ', 'ಈ', 'ಈಗ', 'ಇದನ್ನು'],
]);

/** Longest answer in words; longer texts are sentences. */
const WORDS_MAX = 6;

/** Returns the words of a text in lower case, without punctuation, emoji, the width of letters and repetitions. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, ' ')
    .replace(/[\u200C\u200D]/gu, '')
    .trim()
    .split(' ')
    .filter((word, index, words) => word !== words[index - 1]);

/** Phrases by answer, in the spelling that `wordsOf` returns. */
const KNOWN: ReadonlyMap<string, StopAnswer> = new Map(
  (Object.keys(PHRASES) as StopAnswer[]).flatMap((answer) =>
    PHRASES[answer].map((phrase) => [wordsOf(phrase).join(' '), answer] as const),
  ),
);
const KNOWN_FILLERS: ReadonlySet<string> = new Set([...FILLERS].flatMap(wordsOf));

/**
 * Returns the answer that a whole message consists of; null for every other message, such as a sentence that contains one of the
 * words.
 */
export function stopAnswerOf(text: string): StopAnswer | null {
  const words = wordsOf(text);
  if (words.length > WORDS_MAX) return null;
  return KNOWN.get(words.filter((word) => !KNOWN_FILLERS.has(word)).join(' ')) ?? KNOWN.get(words.join(' ')) ?? null;
}
