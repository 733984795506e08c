import { COMPILED, wordsOfList } from './compiled-lexicon.js';
import { type OccupationData, type Product, VERB_LANGUAGES, type VerbData, type VerbLanguage } from './lexicon-data.js';
import { pairsOf, type Script, SCRIPT_OF_LANGUAGE, scriptOf } from './scripts.js';

/** A phrase that says what is done at work, and the occupation that does it. */
export interface OccupationPhrase {
  phrase: string;
  occupation: string;
}

/** Other endings are taken for these, see `otherForms`. */
const ENDINGS: Readonly<Record<VerbLanguage, readonly string[]>> = {
  'hi-latin': ['na', 'ne', 'ni'],
  hi: ['ना', 'ने', 'नी'],
  'kn-latin': ['uvudu', 'uvavaru', 'uva', 'alu'],
  kn: ['ುವುದು', 'ುವವರು', 'ುವ', 'ಲು'],
};

function* conjugated({ firsts, seconds }: Product, language: VerbLanguage): Generator<string> {
  for (const object of firsts)
    for (const stem of seconds) for (const ending of ENDINGS[language]) yield `${object} ${stem}${ending}`;
}

/** Goods are named in Latin letters without signs, where both languages take them. */
const isSold = (word: string, language: VerbLanguage): boolean =>
  SCRIPT_OF_LANGUAGE[language] === 'latin' ? /^[\s\w]+$/.test(word) : scriptOf(word) === SCRIPT_OF_LANGUAGE[language];

/** "Kapde bechna", "ಬಟ್ಟೆ ಮಾರೋದು": who sells or shows what a kind of shop sells. */
function* sellingPhrases({ shopGoods }: OccupationData): Generator<string> {
  for (const language of VERB_LANGUAGES) {
    const stems = COMPILED.verbs['selling']?.stems[language] ?? [];
    const seconds = stems.map((stem) => stem.replace('* ', ''));
    yield* conjugated({ firsts: shopGoods.filter((word) => isSold(word, language)), seconds }, language);
  }
}

/** What is done at work, as people say it: objects, then verb stems, which take the endings of their language. */
function* phrasesOfTasks(): Generator<OccupationPhrase> {
  for (const occupation of COMPILED.occupations) {
    for (const language of VERB_LANGUAGES)
      for (const { product } of occupation.does.filter((each) => each.language === language))
        for (const phrase of conjugated(product, language)) yield { phrase, occupation: occupation.id };
    for (const phrase of sellingPhrases(occupation)) yield { phrase, occupation: occupation.id };
  }
}

function formsByScript({ forms, stems }: VerbData): Record<Script, string[]> {
  const of = (script: Script): string[] => [
    ...forms.filter((form) => scriptOf(form) === script),
    ...VERB_LANGUAGES.filter((language) => SCRIPT_OF_LANGUAGE[language] === script).flatMap((language) =>
      (stems[language] ?? []).flatMap((stem) => ENDINGS[language].map((ending) => stem + ending)),
    ),
  ];
  return { devanagari: of('devanagari'), kannada: of('kannada'), latin: of('latin') };
}

/** "Momo maker", "momos banana", "ಮೊಮೊ ಮಾಡುವುದು": every form of a verb with every object. */
function* phrasesOfVerbs(): Generator<OccupationPhrase> {
  for (const [verb, data] of Object.entries(COMPILED.verbs)) {
    const forms = formsByScript(data);
    for (const { id, worksOn } of COMPILED.occupations)
      for (const { objects } of worksOn.filter((each) => each.verb === verb))
        for (const object of objects)
          for (const form of forms[scriptOf(object)]) yield { phrase: form.replace('*', object), occupation: id };
  }
}

/**
 * Every phrase with every ending, those of tasks first; what an earlier one says is not repeated by a later one. One after the other:
 * all at once would be most of the memory that a server takes when it starts.
 */
export function* workPhrases(): Generator<OccupationPhrase> {
  const taken = new Set<string>();
  for (const phrases of [phrasesOfTasks(), phrasesOfVerbs()]) {
    for (const each of phrases) {
      if (taken.has(each.phrase)) continue;
      taken.add(each.phrase);
      yield each;
    }
  }
}

/** Work that is named by what it is about and what is done with it. */
export function* workPairs(): Generator<OccupationPhrase> {
  for (const { id, work } of COMPILED.occupations)
    for (const { firsts, seconds } of work)
      for (const phrase of pairsOf(firsts, seconds)) yield { phrase, occupation: id };
}

/** Work that is done at home: its words, and its occupations. */
export const homeWork = (): { words: readonly string[]; occupations: string[] } => ({
  words: wordsOfList('from_home_work'),
  occupations: COMPILED.occupations.filter(({ isFromHome }) => isFromHome).map(({ id }) => id),
});
