import { describe, expect, it } from '@jest/globals';
import { JOB_CATEGORY_LABELS } from '@nukkad/contract/jobs/taxonomy';
import { i18n } from '../../shared/i18n/i18n';
import { localisedKind } from './model/localised-kind';

const FREE = { title: 'Two people for the shop', category: 'retail' } as const;

describe('the kind of work in the language of the reader', () => {
  it.each([
    ['hi', 'the category of a free title in another script', FREE, JOB_CATEGORY_LABELS.retail.hi],
    [
      'en',
      'the category of a free title in another script',
      { ...FREE, title: 'ಅಂಗಡಿಗೆ ಇಬ್ಬರು' },
      JOB_CATEGORY_LABELS.retail.en,
    ],
    ['en', 'nothing for a free title in its script', FREE, undefined],
    ['hi', 'nothing for a free title in its script', { ...FREE, title: 'दुकान के लिए दो लोग' }, undefined],
    ['hi', 'the occupation that the title names', { ...FREE, occupation: { hi: 'वेटर' } }, 'वेटर'],
    [
      'kn',
      'nothing for an occupation that the title states in its language',
      { ...FREE, occupation: { hi: 'वेटर' } },
      undefined,
    ],
    ['hi', 'nothing where the category is unknown', { title: FREE.title }, undefined],
  ] as const)('in %s is %s', async (language, _what, job, expected) => {
    await i18n.changeLanguage(language);
    expect(localisedKind(job)).toBe(expected);
  });
});
