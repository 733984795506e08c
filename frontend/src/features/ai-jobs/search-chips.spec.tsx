import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SEARCH_CONDITIONS } from '@nukkad/contract/matching/search-readings';
import { fakeServer, problem } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { jobGroups } from '../../../test/jobs';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { positionStore } from '../../entities/position/model/position-store';
import { article, best, openSection, SEARCH } from './testing/open-section';
import { aPart, readText, TEXT } from './testing/search-parts';

const READINGS = 'GET /api/search-readings';
const LIST = { name: 'You are looking for' };

beforeEach(() => positionStore.reset());
afterEach(noDevice);

async function open(text: string, answers: Parameters<typeof openSection>[0] = {}, more = '') {
  const found = { [SEARCH]: jobGroups([best]), [READINGS]: readText, ...answers };
  const app = await openSection(found, aSeeker({ expectedRate: 120 }), `&q=${encodeURIComponent(text)}${more}`);
  const names = () =>
    within(screen.getByRole('list', LIST))
      .getAllByRole('button')
      .map((chip) => chip.textContent);
  const searched = () => new URLSearchParams(app.router.state.location.search).get('q');
  return { ...app, names, searched, back: () => act(() => app.router.navigate(-1)) };
}
const chip = (name: string) => screen.findByRole('button', { name: `Remove: ${name}` });

describe('the chips', () => {
  it('show the recognised parts of the text, and the filters', async () => {
    const { names } = await open(TEXT, {}, '&kind=food_service');
    const all = ['cook', 'Near Jayanagar', '₹200/hour or more', 'Food given', 'Not: night work', 'Food Service'];
    await waitFor(() => expect(names()).toEqual(all));
  });

  it.each([
    ['800 a day', { kind: 'pay', rate: 800, per: 'day' }, '₹800/day or more'],
    ['15,000 a month', { kind: 'pay', rate: 15000, per: 'month' }, '₹15,000/month or more'],
    ['part time', { kind: 'job_type', jobType: 'part_time' }, 'Part-time'],
    ['not delivery', { kind: 'excluded_work', words: 'delivery' }, 'Not: delivery'],
  ] as const)('word "%s"', async (text, part, name) => {
    await open(text, { [READINGS]: () => ({ parts: [aPart(text, text, part)], work: '' }) });
    expect(await chip(name)).toBeVisible();
  });

  it('have words for every condition', async () => {
    const text = SEARCH_CONDITIONS.join(' ');
    const parts = SEARCH_CONDITIONS.map((condition) =>
      aPart(text, condition, { kind: 'condition', condition, isExcluded: false }),
    );
    const { names } = await open(text, { [READINGS]: () => ({ parts, work: '' }) });
    await chip('Urgent');
    expect(names()).toEqual([
      ...['Urgent', 'Work from home', 'No experience needed', 'Night work', 'Early morning', 'Evening', 'Weekend'],
      ...['A few hours a day', 'Food given', 'Room given', 'Two-wheeler', 'Paid daily'],
    ]);
  });

  it('remove their words from the text; Back restores them', async () => {
    const { user, box, names, searched, asked, back } = await open(TEXT);
    await user.click(await chip('Not: night work'));
    expect(searched()).toBe('cook jayanagar 200 per hour food');
    expect(box).toHaveValue('cook jayanagar 200 per hour food');
    expect(names()).toEqual(['cook', 'Near Jayanagar', '₹200/hour or more', 'Food given']);
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ search: 'cook jayanagar 200 per hour food' }));
    await back();
    expect(searched()).toBe(TEXT);
    expect(await chip('Not: night work')).toBeVisible();
  });

  it('disappear at once, one after the other, before the server has interpreted the new text', async () => {
    const { user, server, names, searched } = await open(TEXT);
    await chip('Near Jayanagar');
    server.answer(READINGS, () => new Promise(() => undefined));
    await user.click(await chip('Near Jayanagar'));
    await user.click(await chip('Food given'));
    expect(names()).toEqual(['cook', '₹200/hour or more', 'Not: night work']);
    expect(searched()).toBe('cook 200 per hour no night');
  });

  it('allow the work to be removed while the rest stays', async () => {
    const { user, searched } = await open(TEXT);
    await user.click(await chip('cook'));
    expect(searched()).toBe('jayanagar 200 per hour no night food');
  });

  it('give the focus to the next, then to the one before, and at last to the filters behind them', async () => {
    const { user } = await open('cook food no night');
    await user.click(await chip('Food given'));
    expect(await chip('Not: night work')).toHaveFocus();
    await user.click(await chip('Not: night work'));
    expect(await chip('cook')).toHaveFocus();
    await user.click(await chip('cook'));
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
    expect(screen.queryByRole('list', LIST)).not.toBeInTheDocument();
  });

  it('announce the removed part to a screen reader', async () => {
    const { user } = await open(TEXT);
    await user.click(await chip('Not: night work'));
    const said = screen.getAllByRole('status').map((status) => status.textContent);
    expect(said).toContain('Removed: Not: night work');
  });

  it('have their row, and the list its shape, until the text is read', async () => {
    let read: (answer: unknown) => void = () => undefined;
    await open(TEXT, { [READINGS]: () => new Promise((resolve) => (read = resolve)) });
    expect(await screen.findByRole('list', LIST)).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await act(async () => read(readText({ query: new URLSearchParams({ search: TEXT }) })));
    expect(await chip('Near Jayanagar')).toBeVisible();
    expect(await article('Counter helper')).toBeVisible();
  });

  it('show the whole text if it cannot be interpreted', async () => {
    const { names } = await open(TEXT, { [READINGS]: () => problem(500, 'Down') });
    expect(await chip(TEXT)).toBeVisible();
    expect(names()).toEqual([TEXT]);
    expect(await article('Counter helper')).toBeVisible();
  });

  it('of the text before wait while the next one is read', async () => {
    const { user, box, server } = await open(TEXT);
    const before = await chip('Near Jayanagar');
    server.answer(READINGS, () => new Promise(() => undefined));
    await user.clear(box);
    await user.type(box, 'tailor{Enter}');
    expect(before).toBeDisabled();
  });
});

describe('a place in the text', () => {
  it("replaces the user's own place as the centre of the list, and is removed in one tap", async () => {
    fakeDevice({ latitude: 12.9716, longitude: 77.5946 }, 'granted');
    const { user, searched } = await open('cook jayanagar');
    const place = await chip('Near Jayanagar, 4.8 km from you');
    expect(screen.queryByRole('button', { name: 'Near you: change' })).not.toBeInTheDocument();
    await user.click(place);
    expect(searched()).toBe('cook');
    expect(await screen.findByRole('button', { name: 'Near you: change' })).toBeVisible();
  });

  it('is resolved relative to the position of the search', async () => {
    fakeDevice({ latitude: 12.9716, longitude: 77.5946 }, 'granted');
    const { server } = await open('cook jayanagar');
    await chip('Near Jayanagar, 4.8 km from you');
    expect(server.of(READINGS).map(({ query }) => Object.fromEntries(query))).toEqual([
      expect.objectContaining({ search: 'cook jayanagar', latitude: '12.972', longitude: '77.595' }),
    ]);
  });
});

describe('the chips in the language of the reader', () => {
  it.each([
    [
      'hi',
      'हटाएँ',
      ['cook', 'Jayanagar के पास, आपसे 4.8 किमी दूर', 'घंटे के ₹200 या ज़्यादा', 'खाना मिलेगा', 'नहीं चाहिए: रात का काम'],
    ],
    ['kn', 'ತೆಗೆಯಿರಿ', ['cook', 'Jayanagar ಹತ್ತಿರ, ನಿಮ್ಮಿಂದ 4.8 ಕಿ.ಮೀ ದೂರ', 'ಗಂಟೆಗೆ ₹200 ಅಥವಾ ಹೆಚ್ಚು', 'ಊಟ ಕೊಡುತ್ತಾರೆ', 'ಬೇಡ: ರಾತ್ರಿ ಕೆಲಸ']],
  ])('show in %s the recognised parts, and are removed in one tap', async (language, letGo, names) => {
    fakeDevice({ latitude: 12.9716, longitude: 77.5946 }, 'granted');
    await i18n.changeLanguage(language);
    fakeServer({ [SEARCH]: jobGroups([best]), [READINGS]: readText, 'GET /api/auth/user': () => aSeeker() });
    const { user, router } = renderApp(`/?section=ai-jobs&q=${encodeURIComponent(TEXT)}`);
    const last = await screen.findByRole('button', { name: `${letGo}: ${names.at(-1)}` });
    const shown = within(last.closest('ul')!).getAllByRole('button');
    expect(shown.map((each) => each.textContent)).toEqual(names);
    await user.click(last);
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('cook jayanagar 200 per hour food');
  });
});

describe('the reasons of a job', () => {
  const job = {
    ...best,
    matchReasons: [
      { code: 'distance', points: 30, max: 40, params: { km: 1.2, place: 'Jayanagar' } },
      {
        ...{ code: 'text', points: 20, max: 86 },
        params: {
          tier: 'work',
          met: ['food_included', 'not:evening'],
          unmet: ['pay', 'weekend', 'not:night', 'not:work'],
        },
      },
    ],
    distance: 1.2,
  } as const;

  it('list met, unmet and unwanted conditions in the details', async () => {
    const { user } = await open(TEXT, { [SEARCH]: jobGroups([job]) });
    const sentences = [
      'As you asked: food given, no evening',
      'Not mentioned, or not as you asked: pay, weekend',
      "This is work you don't want",
      "You don't want: night work",
    ];
    const card = within(await article('Counter helper'));
    for (const sentence of sentences) expect(card.queryByText(sentence)).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Counter helper' }));
    const details = within(await screen.findByRole('dialog', { name: 'Counter helper' }));
    for (const sentence of sentences) expect(details.getByText(sentence)).toBeVisible();
  });

  it('state the distance from the place in the text', async () => {
    const { user } = await open(TEXT, { [SEARCH]: jobGroups([job]) });
    const card = within(await article('Counter helper'));
    expect(card.getByText('1.2 km from Jayanagar')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Counter helper' }));
    const details = within(await screen.findByRole('dialog', { name: 'Counter helper' }));
    expect(details.getByText('Near Jayanagar:')).toBeVisible();
    expect(details.getByText('1.2 km from Jayanagar')).toBeVisible();
    expect(details.getByText('from Jayanagar')).toBeVisible();
  });
});
