import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem } from '../../../test/fake-server';
import { jobsAnswer } from '../../../test/jobs';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { positionStore } from '../../entities/position/model/position-store';
import { article, best, openSection as open, other, SEARCH } from './testing/open-section';

beforeEach(() => positionStore.reset());

const toast = async (title: string) => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};

type User = Awaited<ReturnType<typeof open>>['user'];
const openFilters = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

describe('the search', () => {
  it('starts with everything around the position, best match first', async () => {
    const { asked } = await open();
    expect(await screen.findByText('2 jobs found within 20km')).toBeVisible();
    expect(asked()).toEqual([{ latitude: '12.9716', longitude: '77.5946', radius: '20', sort: 'match' }]);
  });

  it('is sent by Enter, appears as a chip, and is removed by the chip', async () => {
    const { user, box, asked } = await open();
    await article('Counter helper');
    await user.type(box, ' delivery boy {Enter}');
    const chips = within(await screen.findByRole('list', { name: 'You are looking for' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ search: 'delivery boy', sort: 'match' }));
    await user.click(await chips.findByRole('button', { name: 'Remove: delivery boy' }));
    expect(box).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'You are looking for' })).not.toBeInTheDocument();
  });

  it('narrows to a category of the grid, which is shown or hidden', async () => {
    const { user, asked } = await open();
    expect(screen.queryByRole('group', { name: 'Categories' })).not.toBeInTheDocument();
    const sheet = await openFilters(user);
    const grid = within(sheet.getByRole('group', { name: 'Categories' }));
    expect(grid.getAllByRole('button')).toHaveLength(20);
    await user.click(grid.getByRole('button', { name: 'Delivery' }));
    expect(grid.getByRole('button', { name: 'Delivery', pressed: true })).toBeVisible();
    expect(asked()).toHaveLength(1);
    await user.click(sheet.getByRole('button', { name: 'Show jobs' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ category: 'delivery' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Remove: Delivery' }));
    const again = await openFilters(user);
    expect(again.getByRole('button', { name: 'Delivery', pressed: false })).toBeVisible();
  });

  it('does not draw its cards again when the filters open over them', async () => {
    const { user } = await open();
    await article('Counter helper');
    await article('Night guard');
    const translate = jest.spyOn(i18n, 't');
    const cardsDrawn = () => translate.mock.calls.filter(([key]) => String(key).endsWith('match.score')).length;
    await openFilters(user);
    expect(cardsDrawn()).toBe(0);
    expect(translate).toHaveBeenCalled();
    translate.mockRestore();
  });

  it('stays as it was when the filters are closed without showing jobs', async () => {
    const { user, asked, router } = await open();
    const sheet = await openFilters(user);
    await user.click(sheet.getByRole('button', { name: 'Delivery' }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?section=ai-jobs');
    expect(asked()).toHaveLength(1);
    expect((await openFilters(user)).getByRole('button', { name: 'Delivery', pressed: false })).toBeVisible();
  });

  it('narrows to a kind of job and a minimum pay, each removable by its chip', async () => {
    const { user, asked } = await open();
    const sheet = await openFilters(user);
    await user.click(sheet.getByRole('button', { name: 'Part-time' }));
    await user.click(sheet.getByRole('button', { name: '₹150 an hour' }));
    await user.click(sheet.getByRole('button', { name: 'Show jobs' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ jobType: 'part_time', minPay: '150' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Remove: ₹150 an hour' }));
    await user.click(screen.getByRole('button', { name: 'Remove: Part-time' }));
    expect(screen.queryByRole('list', { name: 'You are looking for' })).not.toBeInTheDocument();
    const again = await openFilters(user);
    expect(again.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  });

  it('asks for no pay and no job type again when their chips are pressed a second time', async () => {
    const { user, asked, router } = await open({}, undefined, '&type=part_time&pay=150');
    const sheet = await openFilters(user);
    await user.click(sheet.getByRole('button', { name: 'Part-time', pressed: true }));
    await user.click(sheet.getByRole('button', { name: '₹150 an hour', pressed: true }));
    await user.click(sheet.getByRole('button', { name: 'Show jobs' }));
    await waitFor(() => expect(router.state.location.search).toBe('?section=ai-jobs'));
    await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('minPay'));
    expect(asked().at(-1)).not.toHaveProperty('jobType');
  });

  it('without text and category shows the missing input, and is still sent', async () => {
    const { user, asked } = await open();
    await article('Counter helper');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await toast('Search Required')).toHaveTextContent('Please enter a search term or select a category.');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toEqual(asked()[0]);
  });

  it.each([
    ['Distance', 'distance'],
    ['Most Recent', 'recent'],
    ['Highest Pay', 'pay'],
  ])('is ordered by %s', async (label, sort) => {
    const { user, asked } = await open();
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(
      within(order)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Distance', 'Most Recent', 'Highest Pay', 'Best Match']);
    await user.selectOptions(order, label);
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort }));
  });

  it.each([
    ['1', '1 job found within 20km'],
    ['1000', '1,000 jobs found within 20km'],
    ['1000+', '1,000+ jobs found within 20km'],
  ])('shows a total of %s', async (total, text) => {
    await open({ [SEARCH]: () => jobsAnswer([best], total) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('states where the list ends although there are more jobs', async () => {
    const { user } = await open({
      [SEARCH]: ({ query }) => (query.get('cursor') ? jobsAnswer([other], '2+') : jobsAnswer([best], '2+', 'next')),
    });
    await article('Counter helper');
    expect(screen.queryByText(/^These are the first/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more jobs' }));
    expect(
      await screen.findByText('These are the first 2. To see the others, search for something more exact.'),
    ).toBeVisible();
  });

  it('finds more by the next page', async () => {
    const { user } = await open({
      [SEARCH]: ({ query }) => (query.get('cursor') ? jobsAnswer([other], '2') : jobsAnswer([best], '2', 'next')),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more jobs' }));
    expect(await article('Night guard')).toBeVisible();
    expect(await article('Counter helper')).toBeVisible();
  });

  it('clears its filters when they leave nothing', async () => {
    const { user, server } = await open({
      [SEARCH]: ({ query }) => jobsAnswer(query.get('category') ? [] : [best]),
    });
    await article('Counter helper');
    const sheet = await openFilters(user);
    await user.click(sheet.getByRole('button', { name: 'Delivery' }));
    await user.click(sheet.getByRole('button', { name: 'Show jobs' }));
    expect(await screen.findByRole('heading', { name: 'No Jobs Found' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await article('Counter helper')).toBeVisible();
    expect(server.of(SEARCH).at(-1)?.query.get('group')).toBeNull();
  });

  it('offers another place when no filter leaves nothing', async () => {
    const { user } = await open({ [SEARCH]: () => jobsAnswer([]) });
    expect(await screen.findByRole('heading', { name: 'No Jobs Found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change place' }));
    expect(await screen.findByRole('dialog', { name: 'Where you want work' })).toBeVisible();
  });

  it('shows its failure, and is retried', async () => {
    const { user, server } = await open({ [SEARCH]: () => problem(500, 'Down') });
    expect(await screen.findByRole('heading', { name: 'AI Jobs Unavailable' })).toBeVisible();
    expect(screen.getByText('Unable to load AI-powered job recommendations.')).toBeVisible();
    server.answer(SEARCH, () => jobsAnswer([best]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await article('Counter helper')).toBeVisible();
  });

  it('retains the last result while the next one loads, and when it fails', async () => {
    const { user, box, server } = await open();
    await article('Counter helper');
    let fail: (answer: Response) => void = () => undefined;
    server.answer(SEARCH, () => new Promise<Response>((resolve) => (fail = resolve)));
    await user.type(box, 'cook{Enter}');
    await waitFor(() => expect(server.of(SEARCH)).toHaveLength(2));
    const kept = await article('Counter helper');
    expect(kept).toBeVisible();
    expect(kept.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    fail(problem(503, 'Busy'));
    expect(await screen.findByText('You still see what was found before.')).toBeVisible();
    expect(screen.getByText('AI Jobs Unavailable')).toBeVisible();
    expect(kept.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  });

  it('shows a skeleton while it loads, and then the jobs', async () => {
    let found: (answer: Response) => void = () => undefined;
    await open({ [SEARCH]: () => new Promise<Response>((resolve) => (found = resolve)) });
    const shape = await screen.findByRole('progressbar', { name: 'Loading' });
    found(jobsAnswer([best]));
    expect(await article('Counter helper')).toBeVisible();
    expect(shape).not.toBeInTheDocument();
  });
});

describe('a match', () => {
  it('is a live figure on the card, with its parts as a bar and in words in the details', async () => {
    const { user } = await open();
    const card = within(await article('Counter helper'));
    expect(card.getByText('72% match')).toBeVisible();
    expect(card.queryByRole('img')).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Counter helper' }));
    const why = within(await screen.findByRole('region', { name: 'Why it suits you' }));
    expect(why.getByText('72% match')).toBeVisible();
    expect(why.getByRole('img', { name: 'Match 72 of 100: Distance 30, Pay 12' })).toBeVisible();
    expect(why.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'MatchesNear MG Road: 2 km from MG Road',
      'MatchesGood pay: Pays about ₹135 an hour. You want ₹120',
      "Not quiteNeeds skills that aren't in your profile",
    ]);
  });

  it.each([
    ['requires no known skill', 0, "Doesn't name a skill we know"],
    ['requires other skills than those of the user', 2, "Needs skills that aren't in your profile"],
  ])('lists the skills of a job that %s', async (_name, required, sentence) => {
    const matchReasons = [{ code: 'skills', points: 0, max: 20, params: { matched: [], required } }];
    const { user } = await open({ [SEARCH]: () => jobsAnswer([{ ...best, matchReasons }]) });
    await user.click(within(await article('Counter helper')).getByRole('button', { name: 'Counter helper' }));
    expect(within(await screen.findByRole('dialog', { name: 'Counter helper' })).getByText(sentence)).toBeVisible();
  });

  it.each([
    ['work', 'Matches your search'],
    ['named', 'Matches your search'],
    ['related', 'Matches only part of your search'],
    ['category', 'Not what you searched for, but the same kind of work'],
  ])('words a result of the tier "%s" accurately', async (tier, sentence) => {
    const matchReasons = [{ code: 'text', points: 20, max: 86, params: { tier } }] as const;
    const { user } = await open({ [SEARCH]: () => jobsAnswer([{ ...best, matchReasons }]) });
    const card = within(await article('Counter helper'));
    await user.click(card.getByRole('button', { name: 'Counter helper' }));
    expect(within(await screen.findByRole('dialog', { name: 'Counter helper' })).getByText(sentence)).toBeVisible();
  });

  it('explains each part in a sentence, and leads to how lists are ordered', async () => {
    const parts = [
      { code: 'distance', points: 20, max: 30, params: {} },
      { code: 'text', points: 25, max: 25, params: { tier: 'work' } },
      { code: 'skills', points: 13, max: 20, params: { matched: ['billing', 'tally'], required: 3 } },
      { code: 'category', points: 10, max: 15, params: { category: 'retail' } },
      { code: 'pay', points: 0, max: 15, params: {} },
      { code: 'recent', points: 5, max: 8, params: { days: 0, unseen: 25 } },
      { code: 'hours', points: 3, max: 5, params: { hoursPerWeek: 48 } },
      { code: 'employer_rating', points: 1, max: 7, params: { percent: 20 } },
    ] as const;
    const { user, server, router } = await open({
      [SEARCH]: () => jobsAnswer([{ ...best, matchReasons: parts }]),
    });
    await user.click(within(await article('Counter helper')).getByRole('button', { name: 'Counter helper' }));
    const details = within(await screen.findByRole('dialog', { name: 'Counter helper' }));
    for (const sentence of [
      "We don't know the distance",
      'Matches your search',
      'You have 2 of the 3 skills needed',
      'Retail: the kind of work you like',
      'Pay not mentioned',
      'Posted today. Many people have seen it already',
      '48 hours a week',
      'This employer rarely replies',
    ]) {
      expect(details.getByText(sentence)).toBeVisible();
    }
    expect(details.getByRole('img', { name: /Skills 13/ })).toBeVisible();
    expect(server.of(`POST /api/jobs/${best.id}/views`)).toHaveLength(1);
    await user.click(details.getByRole('link', { name: 'Why this order?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'How matching works' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/how-matching-works');
  });
});

it('shows its texts in Kannada', async () => {
  await i18n.changeLanguage('kn');
  fakeServer({
    'GET /api/auth/user': () => aSeeker({ expectedRate: 120 }),
    'GET /api/my-applications': () => [],
    'GET /api/interview-requests': () => [],
    [SEARCH]: () => jobsAnswer([best], '1000+'),
  });
  renderApp('/?section=ai-jobs');
  expect(await screen.findByText('20 ಕಿ.ಮೀ ಒಳಗೆ 1,000+ ಜಾಬ್‌ಗಳು ಸಿಕ್ಕಿವೆ')).toBeVisible();
  expect(screen.getByText('72% ಮ್ಯಾಚ್')).toBeVisible();
  expect(screen.getByText('ಇಂದು ಹೊಸದು')).toBeVisible();
});
