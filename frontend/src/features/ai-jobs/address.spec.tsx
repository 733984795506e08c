import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { anAiJob, asJob, jobGroups } from '../../../test/jobs';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { positionStore } from '../../entities/position/model/position-store';

const SEARCH = 'GET /api/ai-jobs';
const cook = anAiJob({ title: 'Cook' });
const PLACE = '20000000-0000-8000-8000-000000000001';
const koramangala = {
  ...{ id: PLACE, name: 'Koramangala', kind: 'locality', city: 'Bengaluru', state: 'Karnataka' },
  ...{ latitude: 12.93523, longitude: 77.62448 },
};

beforeEach(() => positionStore.reset());
afterEach(noDevice);

async function open(path: string, answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/my-applications': () => [],
    'GET /api/interview-requests': () => [],
    [SEARCH]: jobGroups([cook]),
    [`POST /api/jobs/${cook.id}/views`]: () => new Response(null, { status: 204 }),
    [`GET /api/places/${PLACE}`]: () => koramangala,
    'GET /api/places': () => [koramangala],
    ...answers,
  });
  const app = renderApp(path);
  // a sheet hides the list from assistive technology
  await screen.findByRole('article', { name: 'Cook', hidden: true });
  const search = () => Object.fromEntries(new URLSearchParams(app.router.state.location.search));
  const asked = () => Object.fromEntries(server.of(SEARCH).at(-1)?.query ?? []);
  return { ...app, server, search, asked, back: () => act(() => app.router.navigate(-1)) };
}

it('applies the filters of the address to the list, and displays them', async () => {
  const { asked } = await open('/?section=ai-jobs&q=cook&kind=food_service&type=part_time&pay=150&sort=pay');
  expect(asked()).toMatchObject({
    ...{ search: 'cook', category: 'food_service', jobType: 'part_time', minPay: '150', sort: 'pay' },
  });
  expect(screen.getByRole('searchbox', { name: 'What work are you looking for?' })).toHaveValue('cook');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('pay');
});

it('ignores invalid values in the address', async () => {
  const { asked } = await open('/?section=ai-jobs&kind=poetry&type=never&pay=-5&sort=luck');
  expect(asked()).toMatchObject({ sort: 'match' });
  for (const name of ['category', 'jobType', 'minPay']) expect(asked()).not.toHaveProperty(name);
});

it('writes text and order into the address, and goes back through them', async () => {
  const { user, search, back } = await open('/?section=ai-jobs');
  await user.type(screen.getByRole('searchbox', { name: 'What work are you looking for?' }), 'cook{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'pay');
  expect(search()).toEqual({ section: 'ai-jobs', q: 'cook', sort: 'pay' });
  await back();
  expect(search()).toEqual({ section: 'ai-jobs', q: 'cook' });
  await back();
  expect(search()).toEqual({ section: 'ai-jobs' });
  expect(screen.getByRole('searchbox', { name: 'What work are you looking for?' })).toHaveValue('');
});

it('loses no change that is made before the one before it is drawn', async () => {
  const { search } = await open('/?section=ai-jobs');
  const box = screen.getByRole('searchbox', { name: 'What work are you looking for?' });
  fireEvent.change(box, { target: { value: 'cook' } });
  const form = box.closest('form') as HTMLFormElement;
  await act(async () => {
    form.requestSubmit();
    // the router has applied the first change, and the page is not redrawn yet
    await Promise.resolve();
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'pay' } });
  });
  await waitFor(() => expect(search()).toEqual({ section: 'ai-jobs', q: 'cook', sort: 'pay' }));
});

it('names the open job in the address; Back leads to the list, and to the page before the form to apply', async () => {
  const { user, search, back } = await open('/?section=ai-jobs&q=cook');
  await user.click(screen.getByRole('button', { name: 'Cook' }));
  expect(search()).toEqual({ section: 'ai-jobs', q: 'cook', job: cook.id });
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(search()).toMatchObject({ job: cook.id, sheet: 'apply' });
  await user.type(await screen.findByLabelText('Cover Message'), 'I can cook.');
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(search()).toEqual({ section: 'ai-jobs', q: 'cook' });
  // the typed text is still there when the form is opened again
  await user.click(screen.getByRole('button', { name: 'Cook' }));
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByLabelText('Cover Message')).toHaveValue('I can cook.');
});

it('opens a job of a shared link that is not on the first page', async () => {
  const guard = asJob(anAiJob({ title: 'Guard' }));
  await open(`/?section=ai-jobs&job=${guard.id}`, { [`GET /api/jobs/${guard.id}`]: () => guard });
  expect(await screen.findByRole('dialog', { name: 'Guard' })).toBeVisible();
});

it('shows in the details of a job how many workers would work for the employer again', async () => {
  const reviewed = anAiJob({ title: 'Cook', employerReviews: { shown: 'share', again: 18, of: 20 } });
  await open(`/?section=ai-jobs&job=${reviewed.id}`, {
    [SEARCH]: jobGroups([reviewed]),
    [`POST /api/jobs/${reviewed.id}/views`]: () => new Response(null, { status: 204 }),
  });
  const details = within(await screen.findByRole('dialog', { name: 'Cook' }));
  expect(details.getByText('18 of 20 would work here again')).toBeVisible();
});

it('opens the form to apply of a shared link', async () => {
  await open(`/?section=ai-jobs&job=${cook.id}&sheet=apply`, { [`GET /api/jobs/${cook.id}`]: () => asJob(cook) });
  expect(within(await screen.findByRole('dialog')).getByLabelText('Cover Message')).toBeVisible();
});

it('names the job of the form to apply in the language of the page, beside the words of the employer', async () => {
  const told = { ...asJob(cook), occupation: { hi: 'रसोइया' }, place: { hi: 'जयनगर' } };
  await open(`/?section=ai-jobs&job=${cook.id}&sheet=apply`, { [`GET /api/jobs/${cook.id}`]: () => told });
  const form = await screen.findByRole('dialog', { name: 'Cook' });
  expect(form).not.toHaveTextContent('रसोइया');
  await act(() => i18n.changeLanguage('hi'));
  expect(within(form).getByText('रसोइया · जयनगर')).toBeVisible();
});

it('starts from the place that the address names by its id', async () => {
  const { asked } = await open(`/?section=ai-jobs&near=${PLACE}`);
  await waitFor(() => expect(asked()).toMatchObject({ latitude: '12.935', longitude: '77.624' }));
  expect(await screen.findByText(/Koramangala, Bengaluru/)).toBeVisible();
});

it('forgets a place that the gazetteer does not have', async () => {
  const { search } = await open(`/?section=ai-jobs&near=${PLACE}`, {
    [`GET /api/places/${PLACE}`]: () => problem(404, 'This place is not there'),
  });
  await waitFor(() => expect(search()).toEqual({ section: 'ai-jobs' }));
});

it('writes a chosen place into the address, and removes it on the way back', async () => {
  const { user, search, asked, back } = await open('/?section=ai-jobs');
  await user.click(screen.getByRole('button', { name: 'MG Road, Bengaluru · not your location: change' }));
  await user.type(await screen.findByRole('combobox', { name: 'City or area' }), 'koram');
  await user.click(await screen.findByRole('option', { name: /Koramangala/ }));
  await waitFor(() => expect(search()).toEqual({ section: 'ai-jobs', near: PLACE }));
  await waitFor(() => expect(asked()).toMatchObject({ latitude: '12.935' }));
  // waits until the page is drawn at its new address, as a user does before going back
  const otherList = () => screen.getByText('All').closest('a');
  await waitFor(() => expect(otherList()).toHaveAttribute('href', expect.stringContaining(`near=${PLACE}`)));
  await back();
  await waitFor(() => expect(search()).toEqual({ section: 'ai-jobs' }));
  await waitFor(() => expect(positionStore.state().position).toMatchObject({ source: 'fallback' }));
});

it('never writes the position of the device into the address', async () => {
  fakeDevice({ latitude: 12.2979, longitude: 76.6393 }, 'granted');
  const { search, asked } = await open('/?section=ai-jobs');
  await waitFor(() => expect(asked()).toMatchObject({ latitude: '12.298' }));
  expect(search()).toEqual({ section: 'ai-jobs' });
});
