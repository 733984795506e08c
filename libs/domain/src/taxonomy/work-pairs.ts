import { BUILDING_WORK_PAIRS } from './work-pairs-building.js';
import { TRADE_WORK_PAIRS } from './work-pairs-trades.js';
import { pairsOf } from './word-lists.js';
import type { OccupationPhrase } from './work-table-rows.js';

/** Every thing with every word that is said behind it, in its own script: "tempo driver", "ac repair", "ಎಸಿ ರಿಪೇರಿ". */
function pairsIn(text: string): string[] {
  return text.split(';').flatMap((part) => {
    const [things = '', words = ''] = part.split(':');
    return pairsOf(things, words);
  });
}

/** Work that is named by what it is about and what is done with it; who is named first for a phrase is meant first. */
export function* workPairs(): Generator<OccupationPhrase> {
  for (const [occupation, text] of [...TRADE_WORK_PAIRS, ...BUILDING_WORK_PAIRS]) {
    for (const phrase of pairsIn(text)) yield { phrase, occupation };
  }
}
