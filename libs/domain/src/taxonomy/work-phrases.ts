import { BUILDING_WORK_PHRASES } from './work-phrases-building.js';
import { HOME_WORK_PHRASES } from './work-phrases-homes.js';
import { MEDIA_TEACHING_WORK_PHRASES } from './work-phrases-media-teaching.js';
import { MOVEMENT_WORK_PHRASES } from './work-phrases-movement.js';
import { OFFICE_WORK_PHRASES } from './work-phrases-offices.js';
import { TASK_WORK_PHRASES } from './work-phrases-tasks.js';
import { TRADE_WORK_PHRASES } from './work-phrases-trades.js';
import { listOf } from './word-lists.js';
import { ENDINGS, type OccupationPhrase, type VerbLanguage } from './work-table-rows.js';
import { tablePhrases } from './work-tables.js';

const ROWS = [
  ...HOME_WORK_PHRASES,
  ...TRADE_WORK_PHRASES,
  ...MOVEMENT_WORK_PHRASES,
  ...BUILDING_WORK_PHRASES,
  ...OFFICE_WORK_PHRASES,
  ...MEDIA_TEACHING_WORK_PHRASES,
  ...TASK_WORK_PHRASES,
];
const LANGUAGES = Object.keys(ENDINGS) as VerbLanguage[];

function* phrasesIn(text: string, endings: readonly string[]): Generator<string> {
  for (const part of text.split(';')) {
    const [objects = '', stems = ''] = part.split(':');
    const verbs = listOf(stems);
    for (const object of listOf(objects)) {
      for (const stem of verbs) for (const ending of endings) yield `${object} ${stem}${ending}`;
    }
  }
}

function* phrasesOfRows(): Generator<OccupationPhrase> {
  for (const work of ROWS) {
    for (const language of LANGUAGES) {
      for (const phrase of phrasesIn(work[language], ENDINGS[language])) yield { phrase, occupation: work.occupation };
    }
  }
}

/**
 * Every phrase of a row with every ending, then those of the tables; what an earlier one says is not repeated by a later one. One
 * after the other: all at once would be most of the memory that a server takes when it starts.
 */
export function* workPhrases(): Generator<OccupationPhrase> {
  const taken = new Set<string>();
  for (const phrases of [phrasesOfRows(), tablePhrases()]) {
    for (const each of phrases) {
      if (taken.has(each.phrase)) continue;
      taken.add(each.phrase);
      yield each;
    }
  }
}
