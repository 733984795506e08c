import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../test/fake-server';
import { noDevice } from '../../../test/geolocation';
import { resetMedia, setMedia } from '../../../test/media';
import { anAiJob, asJob, awayFromFallback, jobGroups, jobsAnswer } from '../../../test/jobs';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { positionStore } from '../../entities/position/model/position-store';

const SEARCH = 'GET /api/ai-jobs';
const cook = anAiJob({
  ...{ title: 'Cook', distance: 1.2, ...awayFromFallback(-1.2, 0) },
  matchReasons: [
    { code: 'distance', points: 30, max: 40, params: { km: 1.2, place: 'Jayanagar' } },
    { code: 'text', points: 20, max: 86, params: { tier: 'work', met: ['food_included'], unmet: ['night'] } },
  ],
});
const helper = anAiJob({ title: 'Kitchen helper' });
const TEXT = 'cook jayanagar';
const reading = ({ query }: { query: URLSearchParams }) => {
  const text = query.get('search') ?? '';
  const start = text.indexOf('jayanagar');
  const spans = [{ start, end: start + 'jayanagar'.length }];
  const place = { kind: 'place', spans, label: 'Jayanagar', latitude: 12.93, longitude: 77.583 };
  return { parts: start < 0 ? [] : [place], work: text.replace('jayanagar', '').trim() };
};

beforeEach(() => positionStore.reset());
afterEach(() => {
  noDevice();
  resetMedia();
});

async function open(address: string, answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/my-applications': () => [],
    'GET /api/search-readings': reading,
    [SEARCH]: jobGroups([cook], [helper]),
    ...answers,
  });
  const app = renderApp(`/?section=job-search${address}`);
  await screen.findByRole('search');
  const searched = () => new URLSearchParams(app.router.state.location.search).get('q');
  return { ...app, server, searched };
}

it('similar work is below the matching jobs, nearest first like them', async () => {
  const { server } = await open('&q=cook');
  const similar = within(await screen.findByRole('region', { name: 'Similar work' }));
  expect(await similar.findByRole('article', { name: 'Kitchen helper' })).toBeVisible();
  expect(similar.queryByRole('article', { name: 'Cook' })).not.toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Cook' })).toBeVisible();
  expect(Object.fromEntries(server.of(SEARCH)[1]?.query ?? [])).toMatchObject({ group: 'similar', sort: 'distance' });
});

it('similar work is not requested without a text', async () => {
  const { server } = await open('');
  expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
  expect(server.of(SEARCH)).toHaveLength(1);
});

it('a message states that no job matches at the place of the text', async () => {
  await open(`&q=${TEXT}`, { [SEARCH]: jobGroups([], [helper]) });
  expect(await screen.findByText('No job near Jayanagar for “cook” right now.')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Kitchen helper' })).toBeVisible();
});

it('a search without matches and similar work can be cleared', async () => {
  const { user } = await open('&q=astronaut', {
    [SEARCH]: ({ query }) => jobsAnswer(query.get('search') ? [] : [cook]),
  });
  expect(await screen.findByText('No job nearby for “astronaut” right now.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
});

it('a place in the text is the centre of the view, and its chip removes it', async () => {
  setMedia((query) => query.includes('min-width:1080px'));
  const { user, searched } = await open(`&q=${TEXT}`);
  const chip = await screen.findByRole('button', { name: 'Remove: Near Jayanagar' });
  expect(await screen.findByRole('listbox', { name: 'Jobs near Jayanagar, nearest first' })).toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: 'MG Road, Bengaluru · not your location: change' }),
  ).not.toBeInTheDocument();
  await user.click(chip);
  expect(searched()).toBe('cook');
  expect(screen.getByLabelText('What work?')).toHaveValue('cook');
  expect(await screen.findByRole('button', { name: 'MG Road, Bengaluru · not your location: change' })).toBeVisible();
});

it('a text with a typed place is not interpreted', async () => {
  const { server } = await open(`&q=${TEXT}&where=Koramangala`, { 'GET /api/jobs': () => jobsAnswer([asJob(cook)]) });
  expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
  expect(server.of('GET /api/search-readings')).toEqual([]);
});

it('the details list met and unmet conditions', async () => {
  const { user } = await open(`&q=${TEXT}`);
  const card = within(await screen.findByRole('article', { name: 'Cook' }));
  expect(card.getByText('1.2 km from Jayanagar')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Cook' }));
  const details = within(await screen.findByRole('dialog', { name: 'Cook' }));
  expect(details.getByText('As you asked: food given')).toBeVisible();
  expect(details.getByText('Not mentioned, or not as you asked: night work')).toBeVisible();
});
