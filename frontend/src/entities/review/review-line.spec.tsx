import { describe, expect, it } from '@jest/globals';
import { type ReviewLine, reviewLineOf } from '@nukkad/contract/reviews/review-line';
import type { ReviewSide } from '@nukkad/contract/reviews/reviews';
import { cleanup, render } from '@testing-library/react';
import { i18n } from '../../shared/i18n/i18n';
import { ReviewLineText } from './components/ReviewLineText';

async function read(line: ReviewLine, about: ReviewSide, language = 'en'): Promise<string | null> {
  cleanup();
  await i18n.changeLanguage(language);
  return render(<ReviewLineText line={line} about={about} />).container.textContent;
}

describe('the line of answers about an account', () => {
  it.each([
    [0, 0, 0, 'New here'],
    [1, 1, 1, 'New here · 1 job done'],
    [3, 4, 6, 'New here · 6 jobs done'],
    [3, 5, 5, '3 of 5 would hire again'],
    [5, 5, 5, '5 of 5 would hire again'],
    [50, 60, 60, '50 of 60 would hire again'],
    [58, 60, 60, '58 of 60 would hire again · Most would hire again'],
  ])('with %i of %i answers and %i jobs reads “%4$s”', async (again, answers, done, words) => {
    expect(await read(reviewLineOf({ again, answers, done }), 'worker')).toBe(words);
  });

  it('about an employer states whether workers would work there again', async () => {
    expect(await read({ shown: 'share', again: 18, of: 20 }, 'employer')).toBe('18 of 20 would work here again');
  });

  it.each([
    ['hi', '20 में से 18 यहाँ फिर काम करेंगे', 'यहाँ नए हैं · 1 काम किया'],
    ['kn', '20 ಜನರಲ್ಲಿ 18 ಜನ ಇಲ್ಲಿ ಮತ್ತೆ ಕೆಲಸ ಮಾಡ್ತಾರೆ', 'ಇಲ್ಲಿಗೆ ಹೊಸಬರು · 1 ಕೆಲಸ ಮುಗಿಸಿದ್ದಾರೆ'],
  ])('is worded in %s', async (language, share, newcomer) => {
    expect(await read({ shown: 'share', again: 18, of: 20 }, 'employer', language)).toBe(share);
    expect(await read({ shown: 'new', done: 1 }, 'worker', language)).toBe(newcomer);
  });
});
