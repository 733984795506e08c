import { beforeEach, expect, it } from '@jest/globals';
import { HOT_DAYS, HOT_LOOKS_PER_APPLICATION } from '@nukkad/domain/limits';
import { categoryAffinity } from '@nukkad/domain/scoring-affinity';
import {
  MATCH_WEIGHTS,
  PAY_ALL_AT,
  PAY_NOTHING_AT,
  SKILL_EVIDENCE,
  USUAL_HOURLY_PAY,
} from '@nukkad/domain/scoring-weights';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';

beforeEach(() => void fakeServer());

it('tells that the search comes first, and the weights that really count, the heaviest first', async () => {
  renderApp('/how-matching-works');
  expect(await screen.findByRole('heading', { level: 1, name: 'How matching works' })).toBeVisible();
  const parts = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 3 }));
  const [search, ...others] = parts;
  expect(search).toHaveTextContent(/^Your search.*Always first$/);
  const weights = others.map((part) => Number(/\d+$/.exec(part.textContent ?? '')?.[0]));
  const { text: _search, ...rest } = MATCH_WEIGHTS;
  expect(weights).toEqual(Object.values(rest).sort((a, b) => b - a));
  expect(within(others[0] as HTMLElement).getByText(/With every 4 km a job loses half/)).toBeVisible();
  expect(screen.getByText(/A month counts as 26 days of 8 hours/)).toBeVisible();
});

const part = async (name: string): Promise<string> => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('li')?.textContent ?? '';
};

it('tells what one or two skills in common earn', async () => {
  renderApp('/how-matching-works');
  const text = await part('Your skills');
  expect(text).toContain(`it earns at most ${100 * SKILL_EVIDENCE[1]}% of these points, two at most 90%`);
  expect(text).toContain('A job that names no skills we know earns nothing here.');
});

it('tells what chosen work and each step earn, and that steps fade', async () => {
  renderApp('/how-matching-works');
  const text = await part('Your kind of work');
  const declared = categoryAffinity(['retail'], []).get('retail') ?? 0;
  expect(text).toContain(`start with ${100 * declared}% of these points`);
  expect(text).toContain('one application 33% of it, asking for an interview or being shortlisted 50%');
  expect(text).toContain('60 days later that one application earns 20%');
});

it('tells what pay is compared with, also for those who have not said', async () => {
  renderApp('/how-matching-works');
  const usual = `₹${USUAL_HOURLY_PAY} an hour`;
  const text = await part('Pay');
  expect(text).toContain(`as long as you have not said, ${usual}`);
  expect(text).toContain(
    `Pay that meets it earns 50% of these points, ${100 * PAY_NOTHING_AT}% of it or less earns none`,
  );
  expect(text).toContain(`${100 * PAY_ALL_AT}% of it or more earns all`);
  expect(screen.getByText(/^A part that we cannot judge .* left out for all jobs alike/)).toHaveTextContent(usual);
  expect(await part('Hours')).toContain('A job that states no hours earns nothing here.');
});

it('tells the order of the hot jobs', async () => {
  renderApp('/how-matching-works');
  expect(await screen.findByText(/^Hot Jobs Nearby: /)).toHaveTextContent(
    `in the last ${HOT_DAYS} days. An application counts as much as being opened ${HOT_LOOKS_PER_APPLICATION} times.`,
  );
});

it('tells the same figures in every language', async () => {
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
  ['hi', 'जॉब का मिलान कैसे होता है'],
  ['kn', 'ನಿಮಗೆ ಜಾಬ್ ಹೇಗೆ ಹೊಂದಿಸುತ್ತೇವೆ'],
])('speaks %s', async (language, title) => {
  await i18n.changeLanguage(language);
  renderApp('/how-matching-works');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
