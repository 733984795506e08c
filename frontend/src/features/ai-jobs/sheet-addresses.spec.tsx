import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { noDevice } from '../../../test/geolocation';
import { anAiJob, jobGroups } from '../../../test/jobs';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { positionStore } from '../../entities/position/model/position-store';

const cook = anAiJob({ title: 'Cook' });

beforeEach(() => positionStore.reset());
afterEach(noDevice);

async function open(parameters: Record<string, string> = {}) {
  const address = new URLSearchParams({ section: 'ai-jobs', ...parameters });
  fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/my-applications': () => [],
    'GET /api/interview-requests': () => [],
    'GET /api/ai-jobs': jobGroups([cook]),
    [`POST /api/jobs/${cook.id}/views`]: () => new Response(null, { status: 204 }),
  });
  const app = renderApp(`/?${address}`);
  // a sheet hides the list from assistive technology
  await screen.findByRole('article', { name: 'Cook', hidden: true });
  const shown = () => Object.fromEntries(new URLSearchParams(app.router.state.location.search));
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, shown, press, back: () => act(() => app.router.navigate(-1)) };
}
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe.each([
  ['the sheet of filters', 'Filters', 'filters', 'Filters'],
  ['the sheet of questions', 'My preferences', 'questions', 'Three questions'],
  ['the sheet of the place', 'MG Road, Bengaluru · not your location: change', 'place', 'Where you want work'],
])('%s', (_what, button, name, title) => {
  it('is named in the URL while open, and Back closes it', async () => {
    const { press, shown, back } = await open();
    await press(button);
    await sheet(title);
    expect(shown()).toEqual({ section: 'ai-jobs', sheet: name });
    await back();
    await closed();
    expect(shown()).toEqual({ section: 'ai-jobs' });
  });

  it('is open after a reload; its close button stays on the page', async () => {
    const { user, shown } = await open({ sheet: name });
    await user.click((await sheet(title)).getByRole('button', { name: 'Close' }));
    await closed();
    await waitFor(() => expect(shown()).toEqual({ section: 'ai-jobs' }));
  });
});

it('filters opened by a link narrow the list by the choice in them', async () => {
  const { user, shown } = await open({ sheet: 'filters', type: 'part_time' });
  const filters = await sheet('Filters');
  await user.click(filters.getByRole('button', { name: '₹100 an hour' }));
  await user.click(filters.getByRole('button', { name: 'Show jobs' }));
  await waitFor(() => expect(shown()).toEqual({ section: 'ai-jobs', type: 'part_time', pay: '100' }));
  await closed();
});

it('filters leave no history entry between the list and its narrowed state', async () => {
  const { user, press, shown, back } = await open();
  await press('Filters');
  const filters = await sheet('Filters');
  await user.click(filters.getByRole('button', { name: '₹100 an hour' }));
  await user.click(filters.getByRole('button', { name: 'Show jobs' }));
  await waitFor(() => expect(shown()).toEqual({ section: 'ai-jobs', pay: '100' }));
  await back();
  expect(shown()).toEqual({ section: 'ai-jobs' });
  await closed();
});

describe('the form to report a job', () => {
  const REPORT = 'Report this job';

  it('is in the address over its job; Back closes one after the other', async () => {
    const { press, shown, back } = await open();
    await press('Cook');
    await sheet('Cook');
    await press(REPORT);
    await sheet(REPORT);
    expect(shown()).toEqual({ section: 'ai-jobs', job: cook.id, sheet: 'report' });
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: REPORT })).not.toBeInTheDocument());
    await sheet('Cook');
    await back();
    await closed();
    expect(shown()).toEqual({ section: 'ai-jobs' });
  });

  it('of a shared link lies over its job; Back closes one after the other', async () => {
    const { shown, back } = await open({ job: cook.id, sheet: 'report' });
    await sheet(REPORT);
    await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2));
    await back();
    await waitFor(() => expect(shown()).toEqual({ section: 'ai-jobs', job: cook.id }));
    await sheet('Cook');
    await back();
    await closed();
    expect(shown()).toEqual({ section: 'ai-jobs' });
  });

  it('is absent for a deleted job', async () => {
    await open({ job: '00000000-0000-4000-8000-000000000000', sheet: 'report' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
