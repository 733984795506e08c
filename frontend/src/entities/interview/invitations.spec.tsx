import { describe, expect, it } from '@jest/globals';
import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { fixToday } from '../../../test/today';
import { aProposal, aRequest, stateOf } from './testing/requests';

fixToday('2026-11-20T10:00:00Z');

const invited = (changes: Partial<InterviewRequest> = {}): InterviewRequest =>
  aRequest({
    askedBy: 'employer',
    place: '12 Church Street',
    proposal: aProposal({ place: '12 Church Street' }),
    ...changes,
  });

async function open(section: string, requests: readonly InterviewRequest[], answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/interview-requests': () => requests,
    'GET /api/calendar': () => [],
    'GET /api/calendar-feed': () => ({ url: null }),
    ...answers,
  });
  return { ...renderApp(`/?section=${section}`), server };
}
const toast = async (title: string) => waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));

describe('an invitation that waits for the seeker', () => {
  it('is above the calendar, and is accepted there', async () => {
    const request = invited();
    const path = `POST /api/interview-requests/${request.id}/proposal/answer`;
    const { user, server } = await open('calendar', [invited({ status: 'declined', proposal: null }), request], {
      [path]: () => stateOf(request, { status: 'confirmed' }),
    });
    const block = within(await screen.findByRole('region', { name: 'You are invited' }));
    expect(block.getAllByRole('article')).toHaveLength(1);
    expect(block.getByText(/^Namma Tiffin invites you: /)).toBeVisible();
    expect(block.getByText('12 Church Street')).toBeVisible();
    server.answer('GET /api/interview-requests', () => [{ ...request, status: 'confirmed', proposal: null }]);
    await user.click(block.getByRole('button', { name: 'Accept Namma Tiffin' }));
    await toast('Interview fixed');
    expect(server.of(path)[0]?.body).toMatchObject({ answer: 'accepted', place: '12 Church Street' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'You are invited' })).not.toBeInTheDocument());
  });

  it.each([
    ['its point', { mapPoint: { latitude: 12.975, longitude: 77.605 } }, 'query=12.975%2C77.605'],
    ['its words where no point is known', {}, 'query=Namma+Tiffin%2C+12+Church+Street'],
  ])('links to the place on the map: %s', async (_words, changes, query) => {
    const request = invited(changes);
    await open(`request-interview&interview=${request.id}`, [request]);
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('link', { name: 'Map' }).getAttribute('href')).toContain(query);
  });

  it('links to the place on the map after the agreement', async () => {
    const agreed = { status: 'confirmed', proposal: null, confirmedTime: '2026-11-21T05:30:00.000Z' } as const;
    const request = invited({ ...agreed, mapPoint: { latitude: 12.975, longitude: 77.605 } });
    await open(`request-interview&interview=${request.id}`, [request]);
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('link', { name: 'Map' }).getAttribute('href')).toContain('query=12.975%2C77.605');
  });

  it('opens from the link of its notification with both answers, which are gone after it is declined', async () => {
    const request = invited();
    const path = `POST /api/interview-requests/${request.id}/proposal/answer`;
    const { user, server } = await open(`request-interview&interview=${request.id}`, [request], {
      [path]: () => stateOf(request, { status: 'declined' }),
    });
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('12 Church Street')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Accept Namma Tiffin' })).toBeEnabled();
    server.answer('GET /api/interview-requests', () => [{ ...request, status: 'declined', proposal: null }]);
    await user.click(sheet.getByRole('button', { name: 'Decline Namma Tiffin' }));
    await toast('Invitation declined');
    expect(server.of(path)[0]?.body).toMatchObject({ answer: 'refused' });
    await waitFor(() => expect(sheet.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument());
  });

  it('is declined, or another time is proposed', async () => {
    const request = invited();
    const path = `POST /api/interview-requests/${request.id}/proposal/answer`;
    const { user, server } = await open('calendar', [request], {
      [path]: () => stateOf(request, { status: 'declined' }),
    });
    const block = within(await screen.findByRole('region', { name: 'You are invited' }));
    expect(block.queryByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
    await user.click(block.getByRole('button', { name: 'Suggest another time' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Suggest another time' }));
    expect(sheet.queryByLabelText('Where')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(block.getByRole('button', { name: 'Decline Namma Tiffin' }));
    await toast('Invitation declined');
    expect(server.of(path)[0]?.body).toMatchObject({ answer: 'refused' });
  });

  it('precedes all other requests', async () => {
    const asked = Array.from({ length: 6 }, () => aRequest());
    const request = invited({ job: { id: asked[0]!.job!.id, title: 'Cook', company: 'Rava' } });
    await open('request-interview', [...asked, request]);
    const [first] = await screen.findAllByRole('article', { name: /Cook|Delivery rider/ });
    expect(first).toHaveTextContent('Rava invites you');
  });

  it('precedes the jobs of the first section, and is not repeated below', async () => {
    await open('request-interview', [aRequest(), invited({ job: { id: null, title: 'Cook', company: 'Rava' } })]);
    const block = await screen.findByRole('region', { name: 'You are invited' });
    const jobs = screen.getByRole('heading', { name: /^(Jobs you can reach on foot|Nearest jobs)$/ });
    expect(block.compareDocumentPosition(jobs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await screen.findByRole('article', { name: 'Delivery rider' });
    expect(screen.getAllByRole('article', { name: 'Cook' })).toHaveLength(1);
    // the time stands once, in the invitation
    expect(within(block).getAllByText(/5 January 2027/)).toHaveLength(1);
  });

  it('has the focus in the list below after it was answered by a key', async () => {
    const request = invited();
    const path = `POST /api/interview-requests/${request.id}/proposal/answer`;
    const { user, server } = await open('request-interview', [aRequest(), request], {
      [path]: () => stateOf(request, { status: 'confirmed' }),
    });
    const block = within(await screen.findByRole('region', { name: 'You are invited' }));
    server.answer('GET /api/interview-requests', () => [
      aRequest(),
      { ...request, status: 'confirmed', confirmedTime: '2027-01-05T10:30:00.000Z', proposal: null },
    ]);
    block.getByRole('button', { name: 'Accept Namma Tiffin' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'You are invited' })).not.toBeInTheDocument());
    const card = document.activeElement;
    expect(card).toHaveRole('article');
    expect(card).toHaveTextContent('Confirmed');
  });

  it('has the focus again when its answer was refused', async () => {
    const request = invited();
    const path = `POST /api/interview-requests/${request.id}/proposal/answer`;
    const { user } = await open('calendar', [request], { [path]: () => problem(409, 'This changed meanwhile.') });
    const block = within(await screen.findByRole('region', { name: 'You are invited' }));
    block.getByRole('button', { name: 'Accept Namma Tiffin' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByTestId('toast')).toBeVisible());
    await waitFor(() => expect(block.getByRole('article')).toContainElement(document.activeElement as HTMLElement));
  });

  it('leaves its details open while it is answered', async () => {
    const request = invited();
    const path = `POST /api/interview-requests/${request.id}/proposal/answer`;
    const { user, server } = await open(`request-interview&interview=${request.id}`, [request], {
      [path]: () => stateOf(request, { status: 'declined' }),
    });
    const sheet = await screen.findByRole('dialog');
    server.answer('GET /api/interview-requests', () => [{ ...request, status: 'declined', proposal: null }]);
    await user.click(within(sheet).getByRole('button', { name: 'Decline Namma Tiffin' }));
    await waitFor(() => expect(within(sheet).queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument());
    expect(sheet).toBeInTheDocument();
  });
});

it("shows that the employer has declined the seeker's proposed time", async () => {
  await open('request-interview', [invited({ status: 'declined', proposal: null, endedBy: 'employer' })]);
  expect(await screen.findByText('Namma Tiffin declined.')).toBeVisible();
});
