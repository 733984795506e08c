import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SavedSearch } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, outage, problem } from '../../../test/fake-server';
import { anAiJob, jobsAnswer } from '../../../test/jobs';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { positionStore } from '../../entities/position/model/position-store';

beforeEach(() => positionStore.reset());

const LIST = 'GET /api/saved-searches';
const SAVE = 'POST /api/saved-searches';
const HOURS_MS = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOURS_MS).toISOString();

let made = 0;
function aSavedSearch(changes: Partial<SavedSearch> = {}): SavedSearch {
  made++;
  return {
    id: `5a7ed000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    name: '',
    search: 'cook',
    category: null,
    jobType: null,
    minPay: null,
    // the centre of the cell of the fallback position
    latitude: 12.975,
    longitude: 77.595,
    radius: 20,
    placeId: null,
    state: 'active',
    link: '/job-seeker?section=ai-jobs&q=cook',
    createdAt: hoursAgo(48),
    openedAt: hoursAgo(1),
    ...changes,
  };
}

/**
 * Opens AI Jobs at an address, for a user with these saved searches; the fake server applies creations, changes and
 * deletions.
 */
async function open(address: string, searches: SavedSearch[] = [], answers: Record<string, Answer> = {}) {
  let stored = searches;
  const changes = Object.fromEntries(
    searches.flatMap(({ id }) => [
      [
        `PATCH /api/saved-searches/${id}`,
        ({ body }: { body: unknown }) => {
          const { name, paused } = body as { name?: string; paused?: boolean };
          stored = stored.map((search) =>
            search.id === id
              ? {
                  ...search,
                  ...(name !== undefined && { name }),
                  ...(paused !== undefined && { state: paused ? 'paused' : 'active' }),
                }
              : search,
          );
          return stored.find((search) => search.id === id);
        },
      ],
      [
        `DELETE /api/saved-searches/${id}`,
        () => {
          stored = stored.filter((search) => search.id !== id);
          return new Response(null, { status: 204 });
        },
      ],
    ]),
  ) as Record<string, Answer>;
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker({ expectedRate: 120 }),
    'GET /api/my-applications': () => [],
    'GET /api/interview-requests': () => [],
    'GET /api/ai-jobs': () => jobsAnswer([anAiJob({ title: 'Counter helper' })]),
    [LIST]: () => stored,
    [SAVE]: ({ body }) => {
      stored = [aSavedSearch(body as Partial<SavedSearch>), ...stored];
      return stored[0];
    },
    ...changes,
    ...answers,
  });
  const app = renderApp(address);
  // the sheet may cover it already
  await screen.findByRole('article', { name: 'Counter helper', hidden: true });
  return { ...app, server };
}

describe('the offer to save a search', () => {
  it('saves the filters of the list, shows a confirmation, and can be undone', async () => {
    const { user, server } = await open('/?section=ai-jobs&q=cook&kind=food_service&type=part_time&pay=100');
    const tell = await screen.findByRole('button', { name: 'Tell me about new jobs' });
    await waitFor(() => expect(tell).toBeEnabled());
    await user.click(tell);
    expect(await screen.findByText("We'll tell you")).toBeVisible();
    expect(server.of(SAVE)[0]?.body).toEqual({
      ...{ search: 'cook', category: 'food_service', jobType: 'part_time', minPay: 100, radius: 20 },
      ...{ latitude: 12.9716, longitude: 77.5946 },
    });
    expect(await screen.findByRole('button', { name: 'Saved searches (1)', hidden: true })).toBeInTheDocument();
  });

  it('is undone by one tap', async () => {
    const saved = aSavedSearch();
    const { user, server } = await open('/?section=ai-jobs&q=Cook', [saved]);
    expect(await screen.findByText("We'll tell you")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Tell me about new jobs' })).toBeVisible();
    expect(server.of(`DELETE /api/saved-searches/${saved.id}`)).toHaveLength(1);
  });

  it.each<[string, string, SavedSearch[]]>([
    ['another text was saved', '&q=waiter', [aSavedSearch()]],
    ['the same was saved elsewhere', '&q=cook', [aSavedSearch({ latitude: 12.305, longitude: 76.655 })]],
    ['the same is paused', '&q=cook', [aSavedSearch({ state: 'paused' })]],
    ['the same has ended', '&q=cook', [aSavedSearch({ state: 'ended' })]],
  ])('is shown when %s (%s)', async (_when, address, searches) => {
    await open(`/?section=ai-jobs${address}`, searches);
    await screen.findByRole('button', { name: 'Saved searches (1)', hidden: true });
    expect(screen.getByRole('button', { name: 'Tell me about new jobs' })).toBeEnabled();
    expect(screen.queryByText("We'll tell you")).not.toBeInTheDocument();
  });

  it('is not shown without filters', async () => {
    const { server } = await open('/?section=ai-jobs', [aSavedSearch()]);
    await waitFor(() => expect(server.of(LIST)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Tell me about new jobs' })).not.toBeInTheDocument();
  });

  it('is visible before the saved searches are loaded, and waits for them', async () => {
    await open('/?section=ai-jobs&q=cook', [], { [LIST]: () => new Promise(() => undefined) });
    expect(screen.getByRole('button', { name: 'Tell me about new jobs' })).toBeDisabled();
  });

  it('shows why the server refuses', async () => {
    const { user } = await open('/?section=ai-jobs&q=cook', [], {
      [SAVE]: () => problem(409, 'You already have 20 saved searches. Delete one to save another.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Tell me about new jobs' }));
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('You already have 20 saved searches.'));
  });

  it.each<[string, Partial<SavedSearch>, number]>([
    ['a day ago', { openedAt: hoursAgo(25) }, 1],
    ['today', { openedAt: hoursAgo(23) }, 0],
    ['a day ago, and it is paused', { openedAt: hoursAgo(25), state: 'paused' }, 0],
    ['a day ago, for another text', { openedAt: hoursAgo(25), search: 'waiter' }, 0],
  ])('records once the view of a saved search that was last opened %s', async (_when, changes, times) => {
    const saved = aSavedSearch(changes);
    const { server } = await open('/?section=ai-jobs&q=cook', [saved]);
    await screen.findByRole('button', { name: 'Saved searches (1)', hidden: true });
    const notes = () => server.of(`PATCH /api/saved-searches/${saved.id}`).map(({ body }) => body);
    await waitFor(() => expect(notes()).toEqual(Array.from({ length: times }, () => ({ opened: true }))));
  });
});

describe('the list of saved searches', () => {
  const item = (name: string) => screen.findByRole('article', { name });

  it('opens by its address and from the list, and names the content of each', async () => {
    const searches = [
      aSavedSearch({ name: 'Nights', minPay: 150, jobType: 'part_time' }),
      aSavedSearch({ search: '', category: 'delivery' }),
      aSavedSearch({ search: '', state: 'ended' }),
    ];
    const { user } = await open('/?section=ai-jobs&q=waiter', searches);
    await user.click(await screen.findByRole('button', { name: 'Saved searches (3)', hidden: true }));
    const nights = within(await item('Nights'));
    expect(nights.getByText('cook · Part-time · ₹150 an hour or more')).toBeVisible();
    expect(nights.getByRole('link', { name: 'Show jobs' })).toHaveAttribute(
      'href',
      '/job-seeker?section=ai-jobs&q=cook',
    );
    expect(within(await item('Delivery')).getByText("We'll tell you")).toBeVisible();
    expect(within(await item('All work near me')).getByText(/You have not opened it for 90 days/)).toBeVisible();
  });

  it('pauses one and starts it again', async () => {
    const saved = aSavedSearch();
    const { user, server } = await open('/?section=ai-jobs&saved=all', [saved]);
    await user.click(within(await item('cook')).getByRole('button', { name: 'Pause' }));
    expect(await within(await item('cook')).findByText('Paused')).toBeVisible();
    await user.click(within(await item('cook')).getByRole('button', { name: 'Start again' }));
    expect(await within(await item('cook')).findByText("We'll tell you")).toBeVisible();
    expect(server.of(`PATCH /api/saved-searches/${saved.id}`).map(({ body }) => body)).toEqual([
      { paused: true },
      { paused: false },
    ]);
  });

  it('names a search', async () => {
    const { user } = await open('/?section=ai-jobs&saved=all', [aSavedSearch()]);
    await user.click(within(await item('cook')).getByRole('button', { name: 'Rename' }));
    await user.type(screen.getByLabelText('Name'), 'Night work{Enter}');
    expect(await item('Night work')).toBeVisible();
  });

  it('asks for confirmation before a deletion, and shows its empty state', async () => {
    const saved = aSavedSearch();
    const { user, server } = await open('/?section=ai-jobs&saved=all', [saved]);
    await user.click(within(await item('cook')).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this search?' }));
    expect(server.of(`DELETE /api/saved-searches/${saved.id}`)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
    expect(await screen.findByText('No saved searches yet')).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    let isDown = true;
    const { user } = await open('/?section=ai-jobs&saved=all', [], {
      [LIST]: () => (isDown ? outage() : [aSavedSearch()]),
    });
    const again = await screen.findByRole('button', { name: /again/i });
    isDown = false;
    await user.click(again);
    expect(await item('cook')).toBeVisible();
  });
});
