import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { problem } from '../../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../../test/geolocation';
import { anAiJob, jobsAnswer } from '../../../../test/jobs';
import { aSeeker } from '../../../../test/people';
import { positionStore } from '../../../entities/position/model/position-store';
import { openSection } from './testing/open-section';

const SEARCH = 'GET /api/ai-jobs';
const cleaner = anAiJob({ title: 'House cleaner', distance: 0.65 });
const cook = anAiJob({ title: 'Cook', distance: 2.4 });

afterEach(() => {
  positionStore.reset();
  noDevice();
});
const here = () => fakeDevice({ latitude: 12.935, longitude: 77.624 }, 'granted');

describe('the nearest jobs', () => {
  it('are those within walking distance, with the minutes', async () => {
    here();
    const { server } = await openSection({ [SEARCH]: () => jobsAnswer([cleaner, cook]) });
    expect(await screen.findByRole('heading', { name: 'Jobs you can reach on foot' })).toBeVisible();
    const card = within(await screen.findByRole('article', { name: 'House cleaner' }));
    expect(card.getByText('8 min on foot')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Cook' })).not.toBeInTheDocument();
    expect(Object.fromEntries(server.of(SEARCH)[0]?.query ?? [])).toMatchObject({ sort: 'distance', limit: '8' });
  });

  it('are called the nearest if none is within walking distance', async () => {
    here();
    await openSection({ [SEARCH]: () => jobsAnswer([cook]) });
    expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nearest jobs' })).toBeVisible();
    expect(screen.queryByText(/on foot/)).not.toBeInTheDocument();
  });

  const unpaid = { minRate: null, maxRate: null };
  it('begin with one that states its pay, on foot as well', async () => {
    here();
    const silent = anAiJob({ title: 'Silent', distance: 0.2, ...unpaid });
    await openSection({ [SEARCH]: () => jobsAnswer([cook, silent, cleaner]) });
    expect(await screen.findByRole('heading', { name: 'Jobs you can reach on foot' })).toBeVisible();
    await screen.findByRole('article', { name: 'Silent' });
    expect(screen.getAllByRole('article')).toEqual([
      screen.getByRole('article', { name: 'House cleaner' }),
      screen.getByRole('article', { name: 'Silent' }),
    ]);
  });

  it('include others than those within walking distance if only others state their pay', async () => {
    here();
    const silent = anAiJob({ title: 'Silent', distance: 0.2, ...unpaid });
    await openSection({ [SEARCH]: () => jobsAnswer([cook, silent]) });
    expect(await screen.findByRole('heading', { name: 'Nearest jobs' })).toBeVisible();
    expect(screen.getAllByRole('article')).toEqual([
      screen.getByRole('article', { name: 'Cook' }),
      screen.getByRole('article', { name: 'Silent' }),
    ]);
  });

  it('are at most three', async () => {
    await openSection({ [SEARCH]: () => jobsAnswer(['a', 'b', 'c', 'd'].map((title) => anAiJob({ title }))) });
    await screen.findByRole('article', { name: 'a' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('have no walking times from a default position', async () => {
    await openSection({ [SEARCH]: () => jobsAnswer([cleaner]) });
    expect(await screen.findByRole('article', { name: 'House cleaner' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nearest jobs' })).toBeVisible();
    expect(screen.queryByText(/on foot/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'MG Road, Bengaluru · not your location: change' })).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    const { user, server } = await openSection({ [SEARCH]: () => problem(500, 'Down') });
    const failed = within(await screen.findByRole('region', { name: 'Nearest jobs' }));
    expect(await failed.findByText('Jobs did not load')).toBeVisible();
    server.answer(SEARCH, () => jobsAnswer([cook]));
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
  });

  it('show an accurate message if there are none', async () => {
    await openSection();
    expect(await screen.findByRole('heading', { name: 'No job within 20 km today' })).toBeVisible();
  });

  it('open in AI Jobs', async () => {
    const { user, router } = await openSection({ [SEARCH]: () => jobsAnswer([cook]) });
    await user.click(within(await screen.findByRole('article', { name: 'Cook' })).getByRole('button'));
    expect(router.state.location.search).toBe(`?section=ai-jobs&job=${cook.id}`);
  });
});

describe('the kinds of work', () => {
  it("link to their jobs, the seeker's preferred ones first", async () => {
    await openSection({ 'GET /api/auth/user': () => aSeeker({ preferredCategories: ['driving', 'retail'] }) });
    const kinds = within(screen.getByRole('list', { name: 'Kinds of work' })).getAllByRole('link');
    expect(kinds.map((kind) => kind.textContent)).toEqual([
      ...['Driving', 'Retail', 'Food Service', 'Delivery', 'Cleaning', 'Security'],
    ]);
    expect(kinds[0]).toHaveAttribute('href', '/?section=ai-jobs&kind=driving');
  });
});

it('a search leads to AI Jobs with its text', async () => {
  const { user, router } = await openSection();
  await user.type(screen.getByRole('searchbox', { name: 'What work are you looking for?' }), ' cook {Enter}');
  expect(router.state.location.search).toBe('?section=ai-jobs&q=cook');
});
