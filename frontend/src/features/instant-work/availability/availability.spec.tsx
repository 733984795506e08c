import { afterEach, describe, expect, it } from '@jest/globals';
import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { type Availability, NO_AVAILABILITY } from '@nukkad/contract/instant-work/availability';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import type { Position } from '@nukkad/contract/places/geo';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem, refusedField } from '../../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../../test/geolocation';
import { aSeeker } from '../../../../test/people';
import { renderApp } from '../../../../test/render-app';
import { i18n } from '../../../shared/i18n/i18n';
import { positionStore } from '../../../entities/position/model/position-store';

const CALL = 'PATCH /api/user/availability';
const KINDS = 'GET /api/user/availability/kinds';
const KORAMANGALA = { latitude: 12.9352, longitude: 77.62 };

afterEach(() => {
  noDevice();
  positionStore.reset();
});

/** Opens the page for a worker with this availability; the fake server accepts all updates. */
async function open(before: Partial<Availability> = {}, path = '/instant-requests', more: Record<string, Answer> = {}) {
  let user: CurrentUser = aSeeker({ availability: { ...NO_AVAILABILITY, ...before } });
  const server = fakeServer({
    'GET /api/auth/user': () => user,
    [CALL]: ({ body }) => {
      const {
        latitude: _latitude,
        longitude: _longitude,
        ...changes
      } = body as Partial<Availability> & Partial<Position>;
      user = { ...user, availability: { ...user.availability, ...changes, hasPosition: true } };
      return user;
    },
    [KINDS]: () => ({ categories: ['delivery'] }),
    ...more,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Instant Requests', hidden: true });
  return { ...app, server, sent: () => server.of(CALL).map(({ body }) => body) };
}
const theSwitch = () => screen.findByRole('switch', { name: 'Available for instant work' });
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Your availability' }));

describe('the switch', () => {
  it('switches on with the position of the device, in one touch', async () => {
    const device = fakeDevice(KORAMANGALA);
    const { user, sent } = await open();
    await user.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).toBeChecked());
    expect(device.asked()).toBe(1);
    expect(sent()).toEqual([{ available: true, latitude: 12.935, longitude: 77.62 }]);
    expect(screen.getAllByText('You are available')).toHaveLength(2);
  });

  it('does not request a known place', async () => {
    const device = fakeDevice(KORAMANGALA);
    const { user, sent } = await open({ hasPosition: true });
    await user.click(await theSwitch());
    await waitFor(() => expect(sent()).toEqual([{ available: true }]));
    expect(device.asked()).toBe(0);
  });

  it('asks for a place if the device returns no position', async () => {
    fakeDevice('denied');
    const { user, sent, router } = await open();
    await user.click(await theSwitch());
    expect(await (await sheet()).findByText(/^Your browser doesn't share your location/)).toBeVisible();
    expect(router.state.location.search).toBe('?sheet=availability');
    expect(sent()).toEqual([]);
  });

  it('asks for kinds of work, and for no position, where the server knows of none, and switches on with one more tap', async () => {
    const device = fakeDevice(KORAMANGALA);
    const { user, sent, router } = await open({}, undefined, { [KINDS]: () => ({ categories: [] }) });
    await user.click(await theSwitch());
    const shown = await sheet();
    expect(router.state.location.search).toBe('?sheet=availability');
    expect([device.asked(), sent()]).toEqual([0, []]);
    expect(screen.queryByTestId('toast')).not.toBeInTheDocument();
    expect(shown.getByRole('switch', { name: 'Available for instant work' })).toBeChecked();
    expect(shown.getByRole('button', { name: 'All kinds of work near me', pressed: true })).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Use my location' }));
    await user.click(shown.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(sent()).toMatchObject([{ available: true, categories: JOB_CATEGORY_IDS }]));
  });

  it('opens the kinds of work instead of an error where the server refuses for want of one', async () => {
    const refuse = () => refusedField('categories', 'Choose at least one kind of work.');
    const { user, sent } = await open({ hasPosition: true }, undefined, { [CALL]: refuse });
    await user.click(await theSwitch());
    expect(await (await sheet()).findByRole('heading', { name: 'What work' })).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(screen.queryByTestId('toast')).not.toBeInTheDocument();
  });

  it('switches on at once if the server does not return what it knows', async () => {
    const { user, sent } = await open({ hasPosition: true }, undefined, { [KINDS]: () => problem(503, 'Busy.') });
    await user.click(await theSwitch());
    await waitFor(() => expect(sent()).toEqual([{ available: true }]));
  });

  it('switches off, and shows its state in place', async () => {
    const { user, sent } = await open({ available: true, hasPosition: true });
    await user.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
    expect(sent()).toEqual([{ available: false }]);
    expect(screen.getAllByText('You are not available right now')).toHaveLength(2);
  });

  it('shows the time until which it is on, and stays on from now', async () => {
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    const { user, sent } = await open({ available: true, hasPosition: true, endsAt });
    expect(screen.getAllByText(/^You are available until: /)).not.toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Keep it on' }));
    await waitFor(() => expect(sent()).toEqual([{ available: true }]));
  });

  it('stays where it was when the server refuses, in its words', async () => {
    const refuse = () => problem(400, 'Please say where you are.');
    const { user } = await open({ hasPosition: true }, undefined, { [CALL]: refuse });
    await user.click(await theSwitch());
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Please say where you are.'));
    expect(await theSwitch()).not.toBeChecked();
  });
});

describe('the availability sheet', () => {
  const ADDRESS = '/instant-requests?sheet=availability';

  it('has an address, and is closed by going back', async () => {
    const { user, router } = await open({ hasPosition: true });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await sheet();
    expect(router.state.location.search).toBe('?sheet=availability');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('marks the kinds that the server suggests, and one kind after all of them', async () => {
    const { user, sent } = await open({ hasPosition: true }, ADDRESS);
    const shown = await sheet();
    expect(await shown.findByRole('button', { name: 'Delivery', pressed: true })).toBeVisible();
    const all = shown.getByRole('button', { name: 'All kinds of work near me', pressed: false });
    await user.click(all);
    expect(all).toHaveAttribute('aria-pressed', 'true');
    await user.click(shown.getByRole('button', { name: 'Cleaning' }));
    expect(shown.getByRole('button', { name: 'Delivery' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toMatchObject([{ available: false, categories: ['cleaning'] }]));
  });

  it('saves kinds of work, how far, and the hours of the week', async () => {
    const before = { available: true, hasPosition: true, categories: ['delivery'] as Availability['categories'] };
    const { user, sent } = await open(before, ADDRESS);
    const shown = await sheet();
    expect(shown.getByText('The place you chose before')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Delivery', pressed: true })).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Cleaning' }));
    fireEvent.change(shown.getByRole('slider', { name: 'How far can you go?' }), { target: { value: '7' } });
    expect(shown.getByText('7 km')).toBeVisible();
    await user.click(shown.getByRole('radio', { name: 'At these hours every week' }));
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
      await user.click(shown.getByRole('checkbox', { name: day }));
    fireEvent.change(shown.getByRole('combobox', { name: 'Monday, until' }), { target: { value: '12:30' } });
    await user.click(shown.getByRole('button', { name: 'Add more hours on Monday' }));
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Availability saved'));
    expect(sent()).toEqual([
      {
        available: true,
        radiusKm: 7,
        categories: ['delivery', 'cleaning'],
        hours: [
          { day: 1, from: '09:00', until: '12:30' },
          { day: 1, from: '13:00', until: '15:00' },
        ],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('resets the hours to any time', async () => {
    const hours = [{ day: 1, from: '09:00', until: '12:00' }];
    const { user, sent } = await open({ available: true, hasPosition: true, hours }, ADDRESS);
    const shown = await sheet();
    expect(shown.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
    await user.click(shown.getByRole('button', { name: 'Remove these hours on Monday' }));
    expect(shown.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
    await user.click(shown.getByRole('radio', { name: 'Any time. It turns off after 12 hours.' }));
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toMatchObject([{ hours: null }]));
  });

  it('shows an error and sends nothing while hours end when they start', async () => {
    const hours = [{ day: 1, from: '09:00', until: '12:00' }];
    const { user, sent } = await open({ available: true, hasPosition: true, hours }, ADDRESS);
    const shown = await sheet();
    fireEvent.change(shown.getByRole('combobox', { name: 'Monday, from' }), { target: { value: '12:00' } });
    expect(shown.getByText('The start and the end are the same time. Change one of them.')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Save' }));
    expect(sent()).toEqual([]);
  });

  it('accepts the hours of a night, and states the day on which they end', async () => {
    const hours = [{ day: 6, from: '22:00', until: '24:00' }];
    const { user, sent } = await open({ available: true, hasPosition: true, hours }, ADDRESS);
    const shown = await sheet();
    fireEvent.change(shown.getByRole('combobox', { name: 'Saturday, until' }), { target: { value: '06:00' } });
    expect(shown.getByText('Until Sunday, 6 am')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toMatchObject([{ hours: [{ day: 6, from: '22:00', until: '06:00' }] }]));
  });

  it('offers the early morning of a day with hours until midnight', async () => {
    const hours = [{ day: 1, from: '22:00', until: '24:00' }];
    const { user, sent } = await open({ available: true, hasPosition: true, hours }, ADDRESS);
    const shown = await sheet();
    await user.click(shown.getByRole('button', { name: 'Add more hours on Monday' }));
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ hours: [hours[0], { day: 1, from: '00:00', until: '06:00' }] }]),
    );
  });

  it('sends nothing while it is on without a known place', async () => {
    const { user, sent } = await open({}, ADDRESS);
    const shown = await sheet();
    await user.click(shown.getByRole('switch', { name: 'Available for instant work' }));
    await user.click(shown.getByRole('button', { name: 'Save' }));
    expect(shown.getByText(/^(Share your location or choose a place|Your browser doesn't)/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['hi', 'आप कब काम कर सकते हैं', 'सोमवार, कब से'],
    ['kn', 'ನೀವು ಯಾವಾಗ ಸಿಗುತ್ತೀರಿ', 'ಸೋಮವಾರ, ಎಷ್ಟು ಗಂಟೆಯಿಂದ'],
  ])('shows its texts in %s', async (language, title, from) => {
    await open({ hasPosition: true, hours: [{ day: 1, from: '09:00', until: '12:00' }] }, ADDRESS);
    await act(() => i18n.changeLanguage(language));
    const shown = within(await screen.findByRole('dialog', { name: title }));
    expect(await shown.findByRole('combobox', { name: from })).toHaveValue('09:00');
  });
});
