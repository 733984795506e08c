import { listOf, scriptOf } from './word-lists.js';
import { ENDINGS, type OccupationPhrase, type VerbLanguage, type WorkForms } from './work-table-rows.js';
import { HOME_WORK_TABLES } from './work-tables-homes.js';
import { TRADE_WORK_TABLES } from './work-tables-trades.js';

const conjugated = (forms: WorkForms, language: VerbLanguage): string[] =>
  listOf(forms.verbs[language]).flatMap((form) => ENDINGS[language].map((ending) => form + ending));

const formsByScript = (forms: WorkForms): Record<ReturnType<typeof scriptOf>, string[]> => ({
  devanagari: [...listOf(forms.devanagari), ...conjugated(forms, 'devanagari')],
  kannada: [...listOf(forms.kannada), ...conjugated(forms, 'kannadaScript')],
  latin: [...listOf(forms.latin), ...conjugated(forms, 'hindi'), ...conjugated(forms, 'kannada')],
});

/** "Momo maker", "momos banana", "ಮೊಮೊ ಮಾಡುವುದು": every form with every object. */
export function* tablePhrases(): Generator<OccupationPhrase> {
  for (const { forms, objects } of [...HOME_WORK_TABLES, ...TRADE_WORK_TABLES]) {
    const of = formsByScript(forms);
    for (const [occupation, words] of Object.entries(objects)) {
      for (const object of listOf(words)) {
        for (const form of of[scriptOf(object)]) yield { phrase: form.replace('#', object), occupation };
      }
    }
  }
}
