import { beforeEach, expect, it } from '@jest/globals';
import { MATCH_WEIGHTS } from '@nukkad/domain/scoring-weights';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';

beforeEach(() => void fakeServer());

it('tells the weights that really count, the heaviest first', async () => {
  renderApp('/how-lists-are-ordered');
  expect(await screen.findByRole('heading', { level: 1, name: 'How lists are ordered' })).toBeVisible();
  const parts = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 3 }));
  const weights = parts.map((part) => Number(/\d+$/.exec(part.textContent ?? '')?.[0]));
  expect(weights).toEqual(Object.values(MATCH_WEIGHTS).sort((a, b) => b - a));
  expect(within(parts[0] as HTMLElement).getByText(/With every 4 km a job loses half/)).toBeVisible();
  expect(screen.getByText(/A month counts as 26 days of 8 hours/)).toBeVisible();
});

it.each([
  ['hi', 'जॉब का क्रम कैसे बनता है'],
  ['kn', 'ಜಾಬ್‌ಗಳ ಕ್ರಮ ಹೇಗೆ ಬರುತ್ತದೆ'],
])('speaks %s', async (language, title) => {
  await i18n.changeLanguage(language);
  renderApp('/how-lists-are-ordered');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
