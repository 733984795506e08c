import { beforeEach, expect, it } from '@jest/globals';
import { REVIEW_HALF_LIFE_DAYS, REVIEW_PRIOR_WEIGHT } from '@nukkad/contract/reviews/review-rules';
import { NEWCOMER_SHARE } from '@nukkad/contract/matching/dispatch';
import { HOT_DAYS, HOT_LOOKS_PER_APPLICATION } from '@nukkad/contract/limits';
import { categoryAffinity } from '@nukkad/contract/matching/scoring-affinity';
import { LOOKS_PER_APPLICANT, LOOKS_UNTIL_SEEN } from '@nukkad/contract/matching/scoring-unseen';
import {
  AGE_WEIGHT,
  MATCH_WEIGHTS,
  PAY_ALL_AT,
  PAY_NOTHING_AT,
  SKILL_EVIDENCE,
  USUAL_HOURLY_PAY,
} from '@nukkad/contract/matching/scoring-weights';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';

beforeEach(() => void fakeServer());

it('explains that the search comes first, and the actual weights, the heaviest first', async () => {
  renderApp('/how-matching-works');
  expect(await screen.findByRole('heading', { level: 1, name: 'How matching works' })).toBeVisible();
  const parts = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 3 }));
  const [search, ...others] = parts;
  expect(search).toHaveTextContent(/^Your search.*Always first$/);
  const weights = others.map((part) => Number(/\d+$/.exec(part.textContent ?? '')?.[0]));
  const { text: _search, ...rest } = MATCH_WEIGHTS;
  expect(weights).toEqual(Object.values(rest).sort((a, b) => b - a));
  expect(within(others[0] as HTMLElement).getByText(/For every 4 km, a job loses half/)).toBeVisible();
  expect(screen.getByText(/A month counts as 26 days of 8 hours/)).toBeVisible();
});

const part = async (name: string): Promise<string> => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('li')?.textContent ?? '';
};

it('states the points of one or two skills in common', async () => {
  renderApp('/how-matching-works');
  const text = await part('Your skills');
  expect(text).toContain(`gets at most ${100 * SKILL_EVIDENCE[1]}% of these points, two at most 90%`);
  expect(text).toContain('A job that lists no skills we know gets no points here.');
});

it('states the points of chosen work and of each step, and that steps fade', async () => {
  renderApp('/how-matching-works');
  const text = await part('Your kind of work');
  const declared = categoryAffinity(['retail'], []).get('retail') ?? 0;
  expect(text).toContain(`start with ${100 * declared}% of these points`);
  expect(text).toContain('one application adds 33% of it, asking for an interview or getting shortlisted 50%');
  expect(text).toContain('after 60 days, that one application adds only 20%');
});

it('states the reference of pay, also for users without an expected pay', async () => {
  renderApp('/how-matching-works');
  const usual = `₹${USUAL_HOURLY_PAY} an hour`;
  const text = await part('Pay');
  expect(text).toContain(`If you have not told us, we use ${usual}`);
  expect(text).toContain(
    `Pay that is the same gets 50% of these points, ${100 * PAY_NOTHING_AT}% of it or less gets none`,
  );
  expect(text).toContain(`${100 * PAY_ALL_AT}% of it or more gets all`);
  expect(screen.getByText(/^If you have not told us something, we leave those points out/)).toHaveTextContent(usual);
  expect(await part('Hours')).toContain("A job that doesn't mention hours gets no points here.");
});

it('explains that a job with many views ranks below its equals, and whose views count', async () => {
  renderApp('/how-matching-works');
  const text = await part('How new it is, and how few have seen it');
  expect(text).toContain(`${(100 * AGE_WEIGHT) / MATCH_WEIGHTS.recent}% of these points are for new jobs`);
  expect(text).toContain(`nobody opened in the last ${HOT_DAYS} days`);
  expect(text).toContain(`After ${LOOKS_UNTIL_SEEN} people, nothing is left`);
  expect(text).toContain(`One person who applies counts as ${LOOKS_PER_APPLICANT}`);
  expect(screen.getByText(/^Every job gets its turn/)).toHaveTextContent('suits you much better stays in front');
  expect(screen.getByText(/^Nobody can push a job down/)).toHaveTextContent('each person counts once');
});

it('explains the effect of a place, a wish and an exclusion on a search, and the position of similar work', async () => {
  renderApp('/how-matching-works');
  const section = (await screen.findByRole('heading', { name: 'What you type in the search' })).closest('section')!;
  expect(section).toHaveTextContent('first the work you typed near that place, then the same work further away');
  expect(section).toHaveTextContent("Jobs that don't mention it are not hidden");
  expect(section).toHaveTextContent('below the jobs you searched for, whichever way you sort');
});

it('explains the effect of reviews on the order of offers, and its limits', async () => {
  renderApp('/how-matching-works');
  const section = (await screen.findByRole('heading', { name: /^How this list is ordered/ })).closest('section')!;
  expect(section).toHaveTextContent(`the weight of ${REVIEW_PRIOR_WEIGHT} usual answers`);
  expect(section).toHaveTextContent(`after ${REVIEW_HALF_LIFE_DAYS} days an answer counts half`);
  expect(section).toHaveTextContent(`At least ${100 * NEWCOMER_SHARE}% of the places`);
  expect(section).toHaveTextContent('No number of answers takes anybody off the list.');
  expect(await part('How the employer treats people')).toContain('would workers work there again');
});

it('explains the order of the hot jobs', async () => {
  renderApp('/how-matching-works');
  expect(await screen.findByText(/^Hot Jobs Nearby: /)).toHaveTextContent(
    `in the last ${HOT_DAYS} days. One application counts like opening it ${HOT_LOOKS_PER_APPLICATION} times.`,
  );
});

it('states the same figures in every language', async () => {
  const figures = async (language: string): Promise<string[]> => {
    await i18n.changeLanguage(language);
    const { unmount } = renderApp('/how-matching-works');
    await screen.findAllByRole('heading', { level: 3 });
    const found = screen.getByRole('main').textContent?.match(/\d+/g) ?? [];
    unmount();
    return found.sort();
  };
  const english = await figures('en');
  expect(english.length).toBeGreaterThan(20);
  for (const language of ['hi', 'kn']) expect(await figures(language)).toEqual(english);
});

it.each([
  ['hi', 'कौन सी जॉब ऊपर आती है, और क्यों'],
  ['kn', 'ನಿಮಗೆ ಜಾಬ್ ಹೇಗೆ ಹೊಂದಿಸುತ್ತೇವೆ'],
])('shows its texts in %s', async (language, title) => {
  await i18n.changeLanguage(language);
  renderApp('/how-matching-works');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
