import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { FakeEventSource, installEventSource } from '../../../../test/event-source';
import { type Answer, conflict, fakeServer, problem } from '../../../../test/fake-server';
import { aBoard, aBookedWorker, anInstantJob, aWave, instantAnswers, minutesAway } from '../../../../test/instant-jobs';
import { renderApp } from '../../../../test/render-app';
import type { InstantJobBoard } from '@nukkad/api-client/generated/api.gen';

const toast = async (title: string): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};

/** The board of one job, opened by its address. */
async function openBoard(changes: Partial<InstantJobBoard> = {}, answers: Record<string, Answer> = {}) {
  const board = aBoard(changes);
  const server = fakeServer({ ...instantAnswers([board]), ...answers });
  const app = renderApp(`/instant-requests?tab=post&job=${board.id}`);
  const shown = within(await screen.findByRole('region', { name: `Instant job: ${board.title}` }));
  return { ...app, server, board, shown };
}

describe('my instant jobs', () => {
  it('are listed with the workers found and the remaining time, running ones first', async () => {
    const running = anInstantJob({ filled: 2 });
    const over = anInstantJob({ title: 'Night watch', status: 'cancelled' });
    fakeServer(instantAnswers([over, running]));
    const { user } = renderApp('/instant-requests?tab=post');
    const list = within(await screen.findByRole('region', { name: 'My instant jobs' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByRole('link', { name: /Helper for a wedding lunch/ })).toHaveTextContent('2 of 3 found');
    expect(list.getByText('52 min left')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Night watch/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Earlier instant jobs' }));
    expect(screen.getByRole('link', { name: /Night watch/ })).toHaveTextContent('Cancelled');
  });

  it('open their board as an entry of its own, which Back closes', async () => {
    const job = aBoard();
    fakeServer(instantAnswers([job]));
    const { user, router } = renderApp('/instant-requests?tab=post');
    await user.click(await screen.findByRole('link', { name: /Helper for a wedding lunch/ }));
    expect(await screen.findByRole('region', { name: 'Instant job: Helper for a wedding lunch' })).toBeVisible();
    expect(router.state.location.search).toBe(`?tab=post&job=${job.id}`);
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('region', { name: 'My instant jobs' })).toBeVisible();
  });

  it('show the form and a retry button when they cannot be loaded', async () => {
    const server = fakeServer({
      ...instantAnswers(),
      'GET /api/instant-jobs': () => problem(500, 'Broken'),
    });
    const { user } = renderApp('/instant-requests?tab=post');
    expect(await screen.findByText('Your instant jobs did not load')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Request Instant Hire' })).toBeInTheDocument();
    server.answer('GET /api/instant-jobs', () => [anInstantJob()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Helper for a wedding lunch/ })).toBeVisible();
  });
});

describe('the board of an instant job', () => {
  it('is shared with pay, time, a short place, and instructions; a closed job is not', async () => {
    const { shown } = await openBoard({ location: '4, 80 Feet Road, Koramangala, Bengaluru' });
    const address = new URL(shown.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href') ?? '');
    expect(address.searchParams.get('text')?.split('\n')).toEqual([
      ...['Helper for a wedding lunch', '₹150–180 /hr', 'Within 24 hours', 'Koramangala, Bengaluru'],
      'Free for this work? Switch on instant work here and we will ask you:',
      `${window.location.origin}/instant-requests`,
    ]);
    cleanup();
    const over = await openBoard({ status: 'expired', title: 'Night watch' });
    expect(over.shown.queryByRole('link', { name: 'Send on WhatsApp' })).not.toBeInTheDocument();
  });

  it('describes coming workers in words and bands, never by position or rank', async () => {
    const { shown } = await openBoard({
      filled: 2,
      accepted: [
        aBookedWorker(),
        aBookedWorker({
          ...{ name: 'Farida S.', phone: null, distance: '2_to_5', fit: 'fair', reliability: 'new', keptCount: 0 },
          engagementId: null,
        }),
      ],
      waves: [aWave()],
    });
    expect(shown.getByRole('heading', { level: 2 })).toHaveTextContent('2 of 3 people found');
    const rows = within(shown.getByRole('list', { name: 'Who is coming' })).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('under 2 km · suits this work very well · always comes (12 jobs)');
    expect(rows[1]).toHaveTextContent('2–5 km · can do this work · new here');
    expect(rows[1]).not.toHaveTextContent('0 jobs');
    expect(rows[2]).toHaveTextContent('1 more neededWe asked 3 people, no answer yet');
    expect(shown.getByRole('link', { name: 'Call Manju K.' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(shown.queryByRole('link', { name: 'Call Farida S.' })).not.toBeInTheDocument();
  });

  it('shows the latest arrival of a worker who comes right away', async () => {
    const { shown } = await openBoard({ urgency: 'asap', filled: 1, accepted: [aBookedWorker()] });
    expect(shown.getByText(/^Will reach by: /)).toBeVisible();
    expect(shown.queryByText(/^Starts: /)).not.toBeInTheDocument();
  });

  it('shows the answers of each wave, and the time of the next one', async () => {
    const { shown } = await openBoard({
      waves: [
        aWave({ wave: 0, regulars: true, asked: 2, accepted: 1, declined: 0, waiting: 1 }),
        aWave({ asked: 12, accepted: 2, declined: 5, waiting: 3 }),
      ],
    });
    const rounds = within(shown.getByRole('region', { name: 'Who is being asked' })).getAllByRole('listitem');
    expect(rounds[0]).toHaveTextContent('2 people asked worked well for you before, 8 minutes ago');
    expect(rounds[0]).toHaveTextContent('1 said yes · 1 not answered yet · 0 said no');
    expect(rounds[1]).toHaveTextContent('12 people asked within 5 km');
    expect(rounds[1]).toHaveTextContent('2 said yes · 3 not answered yet · 5 said no · 2 did not answer');
    expect(rounds[2]).toHaveTextContent('Next people asked in 3 min');
  });

  it('names workers on the waiting list', async () => {
    const { shown } = await openBoard({
      standby: [aBookedWorker({ name: 'Raju T.', phone: null, engagementId: null })],
    });
    expect(shown.getByRole('region', { name: 'Waiting list' })).toHaveTextContent('Raju T.');
  });

  it('without workers nearby shows suggestions', async () => {
    const { shown } = await openBoard({ workersFound: 0, asked: 0, maxRadius: 5, minRate: 0, maxRate: 0 });
    const ways = within(shown.getByRole('region', { name: /^Nobody is free nearby right now/ }));
    expect(ways.getAllByRole('listitem').map((way) => way.textContent)).toEqual([
      'Wait: when someone is free, we ask them for you',
      'Search farther: up to 20 km instead of 5 km',
      'Say what you pay: more people accept when they see the pay',
      'Give more time, for example within 24 hours or flexible timing',
    ]);
    expect(ways.getByRole('link', { name: 'Change and post again' })).toBeVisible();
  });

  it('asks all workers now, and confirms it', async () => {
    const { shown, user, server, board } = await openBoard({ waves: [aWave()] });
    server.answer(`POST /api/instant-jobs/${board.id}/ask-everyone`, () => ({ ...board, nextWaveAt: null }));
    await user.click(shown.getByRole('button', { name: 'Ask everyone now' }));
    expect(await toast('We asked everyone')).toBeVisible();
    await waitFor(() => expect(server.of(`GET /api/instant-jobs/${board.id}`)).toHaveLength(2));
  });

  it('shows the server’s reason when no worker is left to ask', async () => {
    const { shown, user, server, board } = await openBoard();
    server.answer(`POST /api/instant-jobs/${board.id}/ask-everyone`, () =>
      conflict('We have already asked everyone suitable', {}),
    );
    await user.click(shown.getByRole('button', { name: 'Ask everyone now' }));
    expect(await toast('That did not work')).toHaveTextContent('We have already asked everyone suitable');
  });

  it('offers a closed job again, and to the same workers', async () => {
    const { shown, board } = await openBoard({ status: 'expired', filled: 1, accepted: [aBookedWorker()] });
    expect(shown.getByRole('link', { name: 'Post again' })).toHaveAttribute(
      'href',
      `/instant-requests?tab=post&again=${board.id}`,
    );
    expect(shown.getByRole('link', { name: 'Ask the same people again' })).toHaveAttribute(
      'href',
      `/instant-requests?tab=post&again=${board.id}&first=1`,
    );
    expect(shown.queryByRole('button', { name: 'Cancel job' })).not.toBeInTheDocument();
  });
});

describe('calling an instant job off', () => {
  it.each([
    ['hours before the start', 6 * 60, /does not go on your record/, /late cancellation/],
    ['shortly before the start', 60, /This counts as a late cancellation on your record/, /does not go on your record/],
  ])('%s first shows who is notified and whether it is late', async (_when, minutes, said, unsaid) => {
    const { shown, user, server, board } = await openBoard({
      filled: 1,
      accepted: [aBookedWorker({ startsAt: minutesAway(minutes) })],
      waves: [aWave()],
    });
    server.answer(`POST /api/instant-jobs/${board.id}/cancel`, () => ({ ...board, status: 'cancelled' }));
    await user.click(shown.getByRole('button', { name: 'Cancel job' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Cancel this job?' }));
    expect(sheet.getByText("Manju K. accepted. We'll tell them right away.")).toBeVisible();
    expect(sheet.getByText("We asked 3 people. We'll tell them too.")).toBeVisible();
    expect(sheet.getByText(said)).toBeVisible();
    expect(sheet.queryByText(unsaid)).not.toBeInTheDocument();
    await user.type(sheet.getByLabelText('Reason (optional)'), 'It rains.');
    await user.click(sheet.getByRole('button', { name: 'Cancel job' }));
    expect(await toast('Job cancelled')).toBeVisible();
    expect(server.of(`POST /api/instant-jobs/${board.id}/cancel`)[0]?.body).toEqual({ reason: 'It rains.' });
  });

  it('is not late right after an acceptance', async () => {
    const { shown, user } = await openBoard({
      filled: 1,
      accepted: [aBookedWorker({ startsAt: minutesAway(0), respondedAt: minutesAway(-1) })],
    });
    await user.click(shown.getByRole('button', { name: 'Cancel job' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.queryByText(/late cancellation/)).not.toBeInTheDocument();
  });

  it('changes nothing when the job is kept', async () => {
    const { shown, user, server, board } = await openBoard();
    await user.click(shown.getByRole('button', { name: 'Cancel job' }));
    await user.click(await screen.findByRole('button', { name: 'Keep job' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.of(`POST /api/instant-jobs/${board.id}/cancel`)).toHaveLength(0);
  });
});

describe('an open board', () => {
  let uninstall: () => void;
  beforeEach(() => {
    uninstall = installEventSource();
  });
  afterEach(() => uninstall());

  it('shows a new acceptance without a reload, and announces it to screen readers', async () => {
    const { shown, server, board } = await openBoard();
    const sentence = shown.getByRole('heading', { level: 2 });
    expect(sentence).toHaveTextContent('0 of 3 people found');
    expect(sentence.parentElement).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
    server.answer(`GET /api/instant-jobs/${board.id}`, () => ({ ...board, filled: 1, accepted: [aBookedWorker()] }));
    act(() => FakeEventSource.last.say('change', [{ topic: 'instant-jobs', subject: board.id }], '1-1'));
    await waitFor(() => expect(sentence).toHaveTextContent('1 of 3 people found'));
    expect(shown.getByRole('link', { name: /^Manju K\./ })).toBeVisible();
  });
});
