import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Language, LANGUAGES } from '@nukkad/contract/languages';
import * as taxonomy from '@nukkad/contract/jobs/taxonomy';
import { statedRuleFaults } from './stated-rules.js';
import { glossaryFaults, quoteFaults, sentenceFaults, unknownLabels } from './sentence-rules.js';

type Texts = Record<string, string>;

const SCRIPT: Record<Exclude<Language, 'en'>, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
};
/** Words that the glossary (docs/glossary.md, "Words on the screen") replaces, with the rule for each. */
const WRITTEN_OTHERWISE: Record<Language, readonly (readonly [found: RegExp, rule: string])[]> = {
  en: [
    [/near by/i, 'writes "nearby" otherwise'],
    [/e-mail/i, 'writes "email" otherwise'],
    [/(?<!\p{L})(?:meanwhile|seldom|in vain)(?!\p{L})/iu, 'has a word that few people here say'],
    [/(?<!\p{L})(?:was|were|will be|been) (?:told|asked)(?!\p{L})/u, 'says "We told" and "We asked" otherwise'],
    [/counts? against/i, 'says "on your record" otherwise'],
    [/take it as true|that way now/, 'has a turn that few people here say'],
    [/(?<!\p{L})fits(?!\p{L})/iu, 'writes "suits" or "matches" otherwise'],
    [/(?<!\p{L})sex(?!\p{L})/iu, 'says "woman or man" otherwise'],
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
    [/इंतज़ार की लिस्ट/, 'calls "वेटिंग लिस्ट" otherwise'],
    [/तुरंत वाल/, 'calls "तुरंत काम" otherwise'],
    [/बातचीत/, 'calls "चैट" otherwise'],
    [/सँभाल/, 'writes "संभाल" otherwise'],
    [/रकम|ब्योर|कैंसल|(?<!\p{L})क्रम/u, 'has a word that was given up'],
    [/हमारे पास से/, 'says "हमारे ज़रिए" otherwise'],
    [/हाँ वापस ले/, 'says "अब नहीं आ रहे" otherwise'],
    [/आवेदन (?:न |नहीं |फिर )?(?:कर|किया)/, 'says "अप्लाई करें" otherwise'],
    [/(?<!\p{L})रोक (?:है|लग|हट|खत्म)/u, 'says "ब्लॉक" otherwise'],
    [/आवेदन[^।]*वापस (?:हो|नहीं हो)/, 'says "वापस ले लिया" otherwise'],
    [/\}\} जन(?!\p{L})/u, 'says "एक" otherwise'],
    [/(?<!\p{L})(?:निर्माण|मरम्मत|मध्यम|निरीक्षक|आँकड़े)(?!\p{L})|ग्राहक सेवा/u, 'has a word that few people here say'],
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
    [/ಕಾಯುವ ಪಟ್ಟಿ/, 'calls "ವೇಟಿಂಗ್ ಲಿಸ್ಟ್" otherwise'],
    [/ಎಂದಿಗೂ|ಎಂದೂ (?:ಹಣ|ಕೇಳ|ಬರ)/, 'says "ಯಾವತ್ತೂ" otherwise'],
    [/ಸರಿ ಎಂದು ಆಗ/, 'says "ಸರಿ ಎಂದು ತೆಗೆದುಕೊಳ್ಳುತ್ತೇವೆ" otherwise'],
    [/ ತನಕ/, 'writes "ವರೆಗೆ" otherwise'],
    [/ಕೂಡಲೇ/, 'says "ತಕ್ಷಣ" otherwise'],
    [/ಇವತ್ತು/, 'writes "ಇಂದು" otherwise'],
    [/ಮಾತುಕತೆ/, 'calls "ಚಾಟ್" otherwise'],
    [/ಹೆಜ್ಜೆ/, 'calls "ಸ್ಟೆಪ್" otherwise'],
    [/ಕೆಲಸಗಾರ/, 'calls "ಕೆಲಸ ಮಾಡುವವರು" otherwise'],
    [/ಸಂದೇಶ|(?<!\p{L})ಪುಟ(?!್)|ಹಿಂದಕ್ಕೆ|ಆಯ್ಕೆಮಾಡಿ|ಮೊತ್ತ|ಎಸ್ಕ್ರೋ/u, 'has a word that was given up'],
    [/ವಾಪಸ್ ಆಗ/, 'says "ವಾಪಸ್ ಪಡೆ" otherwise'],
    [/ಸೆಕ್ಯುರಿಟಿ/, 'writes "ಸೆಕ್ಯೂರಿಟಿ" otherwise'],
    [/ಗ್ರಾಹಕ ಸೇವೆ/, 'says "ಕಸ್ಟಮರ್ ಸರ್ವಿಸ್" otherwise'],
    [/(?<!ಬದ)ಲಾಗಿ(ದೆ|ವೆ|ತ್ತು)/, 'does not say who did it'],
  ],
};
const LETTERS = /\p{L}{3,}/u;
const PLURAL = /_(zero|one|two|few|many|other)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.nx', '.git', '.data', 'fixtures']);

/** Flattens nested texts to `a.b.c` → text. */
export function flatten(value: unknown, prefix = ''): Texts {
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
/**
 * Returns whether the placeholders agree. A language may have a special word for one person: that form may omit the
 * number.
 */
const agree = (key: string, source: string, text: string): boolean => {
  const [wanted, found] = [placeholders(source), placeholders(text)];
  return wanted === found || (key.endsWith('_one') && placeholders(`${text}{{count}}`) === wanted);
};
/** Returns the keys without plural forms, which differ by language. */
const stems = (texts: Texts): Set<string> => new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')));

/** Returns the rules of the glossary that one text violates. */
export const wordFaults = (language: Language, text: string): string[] =>
  WRITTEN_OTHERWISE[language].filter(([found]) => found.test(text.normalize('NFC'))).map(([, rule]) => rule);

/** Returns the value of each language. */
const inEach = <T>(valueOf: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, T>;

/** Returns the faults of one set of texts in all languages; empty if there are none. */
export function compareLocales(byLanguage: Record<Language, unknown>, where: string): string[] {
  const texts = inEach((language) => flatten(byLanguage[language]));
  const faults: string[] = [];
  const english = stems(texts.en);
  for (const language of LANGUAGES) {
    const own = stems(texts[language]);
    for (const key of english) if (!own.has(key)) faults.push(`${where} ${language}: ${key} is missing`);
    for (const key of own) if (!english.has(key)) faults.push(`${where} ${language}: ${key} is not in English`);
    for (const [key, text] of Object.entries(texts[language])) {
      if (text.trim() === '') faults.push(`${where} ${language}: ${key} is empty`);
      const rules = [...wordFaults(language, text), ...sentenceFaults(language, key, text)];
      for (const rule of rules) faults.push(`${where} ${language}: ${key} ${rule}`);
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

export function localeFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.name === 'locales' ? [path] : localeFolders(path);
    });
}

/** Quoted words that are no labels: a legal term. */
const NO_LABELS = new Set(['Data Fiduciary', 'डेटा फ़िड्यूशियरी', 'ಡೇಟಾ ಫಿಡ್ಯುಶಿಯರಿ']);

interface LocaleFolder {
  where: string;
  texts: Record<Language, Texts>;
}

/** Quotes of the wrong kind, and quoted labels that no screen has. */
function quotationFaults(folders: readonly LocaleFolder[]): string[] {
  return LANGUAGES.flatMap((language) => {
    const labels = new Set([...NO_LABELS, ...folders.flatMap(({ texts }) => Object.values(texts[language]))]);
    return folders.flatMap(({ where, texts }) =>
      Object.entries(texts[language]).flatMap(([key, text]) => [
        ...quoteFaults(where.startsWith('backend'), text).map((fault) => `${where} ${language}: ${key} ${fault}`),
        ...unknownLabels(text, labels).map(
          (label) => `${where} ${language}: ${key} quotes "${label}", which no text is`,
        ),
      ]),
    );
  });
}

const isLabels = (value: unknown): value is Partial<Record<Language, string>> =>
  typeof value === 'object' && value !== null && LANGUAGES.some((language) => language in value);

/** Returns the labels of the taxonomy that are missing or have a word that the glossary replaces. */
export function taxonomyFaults(value: unknown, where = 'taxonomy'): string[] {
  if (isLabels(value)) {
    return LANGUAGES.flatMap((language) => {
      const label = value[language];
      if (label === undefined) return [`${where} ${language}: the label is missing`];
      return wordFaults(language, label).map((fault) => `${where} ${language}: "${label}" ${fault}`);
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => taxonomyFaults(inner, `${where}.${key}`));
}

/** Compares every `locales` folder below `root`, the taxonomy and the glossary; returns the faults and how many folders were read. */
export function checkLocales(root: string): { faults: string[]; folders: number } {
  const paths = localeFolders(root);
  const missing = paths.flatMap((folder) =>
    LANGUAGES.filter((language) => !existsSync(join(folder, `${language}.json`))).map(
      (language) => `${relative(root, folder)}: ${language}.json is missing`,
    ),
  );
  if (missing.length > 0) return { faults: missing, folders: paths.length };
  const read = (folder: string, language: Language): unknown =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
  const folders = paths.map((folder) => {
    const byLanguage = inEach((language) => read(folder, language));
    const texts = inEach((language) => flatten(byLanguage[language]));
    return { where: relative(root, folder), byLanguage, texts };
  });
  const ruleTexts = new Map(
    folders.flatMap(({ where, texts }) =>
      Object.keys(texts.en).map((key) => [`${where} ${key}`, LANGUAGES.map((language) => texts[language][key] ?? '')]),
    ),
  );
  const faults = [
    ...folders.flatMap(({ byLanguage, where }) => compareLocales(byLanguage, where)),
    ...quotationFaults(folders),
    ...taxonomyFaults(taxonomy),
    ...statedRuleFaults((name) => ruleTexts.get(name) ?? []),
    ...glossaryFaults(readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')),
  ];
  return { faults, folders: folders.length };
}
