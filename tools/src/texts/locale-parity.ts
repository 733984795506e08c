import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const LANGUAGES = ['en', 'hi', 'kn'] as const;
type LanguageCode = (typeof LANGUAGES)[number];
type Texts = Record<string, string>;

const SCRIPT: Record<Exclude<LanguageCode, 'en'>, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
};
/** What the glossary (docs/glossary.md, "Words on the screen") writes otherwise, and what it says instead. */
const WRITTEN_OTHERWISE: Record<LanguageCode, readonly (readonly [found: RegExp, rule: string])[]> = {
  en: [
    [/near by/i, 'writes "nearby" otherwise'],
    [/e-mail/i, 'writes "email" otherwise'],
    [/(?<!\p{L})(?:meanwhile|seldom|in vain)(?!\p{L})/iu, 'has a word that few people here say'],
    [/It is noted|(?:took|take) place/i, 'says "Saved", "Done" and "Didn\'t happen" otherwise'],
  ],
  hi: [
    [/(?<![जफडढ])\u093c/u, 'has a dot under another letter than ज, फ, ड and ढ'],
    [/एम्प्लॉयर/, 'calls "काम देने वाले" otherwise'],
    [/वेतन/, 'calls "पैसे" otherwise'],
    [/इंटरव्यू की माँग|माँग वापस/, 'calls "रिक्वेस्ट" otherwise'],
    [/(?:जि|खि)ए(?!\p{L})|ाइए/u, 'writes "करें" otherwise'],
    [/सूचनाएँ|(?<!\p{L})सूचना(?! प्रौद्योगिकी)/u, 'calls "नोटिफ़िकेशन" otherwise'],
    [/(?<!\p{L})कारण(?!\p{L})/u, 'calls "वजह" otherwise'],
    [/कामगार/, 'calls "काम करने वाले" otherwise'],
    [/प्रति (?:घंटा|महीना)/, 'writes "घंटे के" otherwise'],
    [/मुफ़्त/, 'calls "फ़्री" otherwise'],
    [/बीते कल/, 'says "कल" otherwise'],
    [/झट से/, 'says "तुरंत" otherwise'],
    [/\{\{(other|company|seeker)\}\}[^।]*(चाहत|कहत)[ाे] (है|हैं)(?!\p{L})/u, 'tells whether somebody is a man or a woman'],
  ],
  kn: [
    [/ಕೌಶಲ/, 'calls "ಗೊತ್ತಿರುವ ಕೆಲಸ" otherwise'],
    [/ಕೋರಿಕೆ|ವಿನಂತಿ/, 'calls "ರಿಕ್ವೆಸ್ಟ್" otherwise'],
    [/ಖಚಿತ/, 'calls "ಕನ್ಫರ್ಮ್" otherwise'],
    [/ಮೇಲ್ಮನವಿ/, 'calls "ಅಪೀಲ್" otherwise'],
    [/ಖಾತೆ/, 'calls "ಅಕೌಂಟ್" otherwise'],
    [/ಕಳಿಸ/, 'writes "ಕಳುಹಿಸಿ" otherwise'],
    [/ಎಲ್ಲಾ/, 'writes "ಎಲ್ಲ" otherwise'],
    [/ನಿರ್ವಹಿಸ/, 'says "ಮ್ಯಾನೇಜ್ ಮಾಡಿ" otherwise'],
    [/ಕೊನೆಯ ಹೆಸರು/, 'calls "ಸರ್‌ನೇಮ್" otherwise'],
    [/ಇರಲಿ ಬಿಡಿ/, 'says "ಬೇಡ" otherwise'],
    [/(?<![\d,])1 (?:ವ್ಯಕ್ತಿ|ಜನ)/u, 'says "ಒಬ್ಬರು" otherwise'],
    [/ಸಕ್ರಿಯ/, 'says "ಬಳಸುತ್ತಿರುವವರು" otherwise'],
    [/ಇಂಟರ್\u200cವ್ಯೂ|ಸಂದರ್ಶನ/, 'writes "ಇಂಟರ್ವ್ಯೂ" otherwise'],
    [/(?<!ಬದ)ಲಾಗಿ(ದೆ|ವೆ|ತ್ತು)/, 'does not say who did it'],
  ],
};
const LETTERS = /\p{L}{3,}/u;
const PLURAL = /_(zero|one|two|few|many|other)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.nx', '.git', '.data', 'fixtures']);

/** Flattens nested texts to `a.b.c` → text. */
function flatten(value: unknown, prefix = ''): Texts {
  if (typeof value === 'string') return { [prefix]: value };
  if (typeof value !== 'object' || value === null) return { [prefix]: '' };
  return Object.entries(value).reduce<Texts>(
    (all, [key, inner]) => Object.assign(all, flatten(inner, prefix ? `${prefix}.${key}` : key)),
    {},
  );
}

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map((m) => m[1])
    .sort()
    .join(',');
/** One person is counted in a word of their own where a language has one: that form may leave the number out. */
const agree = (key: string, source: string, text: string): boolean => {
  const [wanted, found] = [placeholders(source), placeholders(text)];
  return wanted === found || (key.endsWith('_one') && placeholders(`${text}{{count}}`) === wanted);
};
/** Plural forms differ by language, so keys are compared without them. */
const stems = (texts: Texts): Set<string> => new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')));

/** What is wrong with one set of texts in three languages; empty when all is well. */
export function compareLocales(byLanguage: Record<LanguageCode, unknown>, where: string): string[] {
  const texts = Object.fromEntries(LANGUAGES.map((l) => [l, flatten(byLanguage[l])])) as Record<LanguageCode, Texts>;
  const faults: string[] = [];
  const english = stems(texts.en);
  for (const language of LANGUAGES) {
    const own = stems(texts[language]);
    for (const key of english) if (!own.has(key)) faults.push(`${where} ${language}: ${key} is missing`);
    for (const key of own) if (!english.has(key)) faults.push(`${where} ${language}: ${key} is not in English`);
    for (const [key, text] of Object.entries(texts[language])) {
      if (text.trim() === '') faults.push(`${where} ${language}: ${key} is empty`);
      for (const [found, rule] of WRITTEN_OTHERWISE[language]) {
        if (found.test(text.normalize('NFC'))) faults.push(`${where} ${language}: ${key} ${rule}`);
      }
      if (language === 'en') continue;
      const source = texts.en[key] ?? texts.en[key.replace(PLURAL, '_other')];
      if (source === undefined) continue;
      if (!agree(key, source, text)) faults.push(`${where} ${language}: ${key} has other placeholders`);
      const words = source.replace(/\{\{[^}]*\}\}/g, '');
      if (
        LETTERS.test(words) &&
        text === source &&
        !SCRIPT[language].test(text) &&
        /\p{Ll}{3,}\s+\p{L}{3,}/u.test(words)
      ) {
        faults.push(`${where} ${language}: ${key} is not translated`);
      }
    }
  }
  return faults;
}

function localeFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.name === 'locales' ? [path] : localeFolders(path);
    });
}

/** Compares every `locales` folder below `root`; returns the faults and how many folders were read. */
export function checkLocales(root: string): { faults: string[]; folders: number } {
  const folders = localeFolders(root);
  const faults = folders.flatMap((folder) => {
    const where = relative(root, folder);
    const missing = LANGUAGES.filter((language) => !existsSync(join(folder, `${language}.json`)));
    if (missing.length > 0) return missing.map((language) => `${where}: ${language}.json is missing`);
    const read = (language: LanguageCode): unknown =>
      JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
    return compareLocales({ en: read('en'), hi: read('hi'), kn: read('kn') }, where);
  });
  return { faults, folders: folders.length };
}
