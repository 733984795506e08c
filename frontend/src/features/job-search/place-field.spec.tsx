import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { openJobSearch, SEARCH, unplaced } from '../../../test/job-search';
import { asJob, jobsAnswer } from '../../../test/jobs';
import { positionStore } from '../../entities/position/model/position-store';

const KORAMANGALA = {
  id: '00000000-0000-4000-9000-000000000001',
  name: 'Koramangala',
  kind: 'locality',
  city: 'Bengaluru',
  state: 'Karnataka',
  latitude: 12.93523,
  longitude: 77.62448,
};

beforeEach(() => positionStore.reset());
afterEach(noDevice);

describe('the place field of Job Search', () => {
  const openPlace = async (
    user: Awaited<ReturnType<typeof openJobSearch>>['user'],
    chip = 'MG Road, Bengaluru · not your location',
  ) => {
    await user.click(await screen.findByRole('button', { name: `${chip}: change` }));
    return within(await screen.findByRole('dialog', { name: 'Where you want work' }));
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('is requested with a reason before the browser asks, and sent rounded', async () => {
    const device = fakeDevice({ latitude: 12.934567, longitude: 77.612345 });
    const { user, server } = await openJobSearch();
    const sheet = await openPlace(user);
    expect(sheet.getByText('Jobs around MG Road, Bengaluru')).toBeVisible();
    expect(sheet.getByText(/We round it to about 100 m, and employers never see it/)).toBeVisible();
    expect(device.asked()).toBe(0);
    await user.click(sheet.getByRole('button', { name: 'Use my location' }));
    await closed();
    expect(screen.getByRole('button', { name: 'Near you: change' })).toBeVisible();
    await waitFor(() => expect(server.of(SEARCH)).toHaveLength(2));
    expect(server.of(SEARCH)[1]?.query.get('latitude')).toBe('12.935');
    expect(server.of(SEARCH)[1]?.query.get('longitude')).toBe('77.612');
  });

  it.each([
    ['denied', /doesn't share your location, so you see jobs around MG Road/],
    ['unavailable', /couldn't find your location, so you see jobs around MG Road/],
  ] as const)('shows the place that replaces a %s position', async (device, sentence) => {
    fakeDevice(device);
    const { user } = await openJobSearch();
    const sheet = await openPlace(user);
    await user.click(sheet.getByRole('button', { name: 'Use my location' }));
    expect(await sheet.findByText(sentence)).toBeVisible();
  });

  it('accepts a suggestion with the keyboard', async () => {
    const { user, server } = await openJobSearch({ 'GET /api/places': () => [KORAMANGALA] });
    const sheet = await openPlace(user);
    const field = sheet.getByRole('combobox', { name: 'City or area' });
    await user.type(field, 'kora');
    expect(await screen.findByRole('option', { name: /Koramangala.*Bengaluru/ })).toBeVisible();
    expect(server.of('GET /api/places').map(({ query }) => query.get('query'))).toEqual(['kora']);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true, name: /Koramangala/ }).id,
    );
    await user.keyboard('{Enter}');
    await closed();
    expect(screen.getByRole('button', { name: 'Near Koramangala, Bengaluru: change' })).toBeVisible();
    await waitFor(() => expect(server.of(SEARCH).at(-1)?.query.get('latitude')).toBe('12.935'));
  });

  it('is sent with suggestions near the start of the search first', async () => {
    fakeDevice({ latitude: 19.076012, longitude: 72.877345 });
    const { user, server } = await openJobSearch({ 'GET /api/places': () => [KORAMANGALA] });
    const asked = () => Object.fromEntries(server.of('GET /api/places').at(-1)?.query ?? []);
    const sheet = await openPlace(user);
    await user.type(sheet.getByRole('combobox', { name: 'City or area' }), 'kora');
    await waitFor(() => expect(asked()).toMatchObject({ latitude: '12.9716', longitude: '77.5946' }));
    await user.click(sheet.getByRole('button', { name: 'Use my location' }));
    await closed();
    const again = await openPlace(user, 'Near you');
    await user.type(again.getByRole('combobox', { name: 'City or area' }), 'koram');
    await waitFor(() => expect(asked()).toMatchObject({ latitude: '19.076', longitude: '72.877' }));
  });

  it('accepts typed text alone', async () => {
    const { user, server, submit } = await openJobSearch({
      'GET /api/places': () => [],
      'GET /api/jobs': () => jobsAnswer([asJob({ ...unplaced, title: 'Tailor' })], '1'),
    });
    await user.type(screen.getByLabelText('What work?'), 'tailor');
    await submit();
    const sheet = await openPlace(user);
    await user.type(sheet.getByLabelText('City or area'), 'Chikkaballapura road');
    expect(await sheet.findByText('No place with this name found.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('1 job in “Chikkaballapura road”')).toBeVisible();
    expect(Object.fromEntries(server.of('GET /api/jobs')[0]?.query ?? [])).toEqual({
      search: 'tailor',
      location: 'Chikkaballapura road',
    });
    await closed();
    expect(within(screen.getByRole('article', { name: 'Tailor' })).getByText('Nearby')).toBeVisible();
    expect(screen.queryByRole('listbox', { name: /Jobs around you/ })).not.toBeInTheDocument();
    const again = await openPlace(user, 'In “Chikkaballapura road”');
    await user.clear(again.getByLabelText('City or area'));
    await user.click(again.getByRole('button', { name: 'Search' }));
    await closed();
    expect(await screen.findByRole('button', { name: 'MG Road, Bengaluru · not your location: change' })).toBeVisible();
  });

  it('discards the chosen place when the field is emptied', async () => {
    fakeDevice('denied');
    positionStore.choose({ id: KORAMANGALA.id, latitude: 12.9352, longitude: 77.6245, name: 'Koramangala, Bengaluru' });
    const { user } = await openJobSearch();
    const sheet = await openPlace(user, 'Near Koramangala, Bengaluru');
    await user.clear(sheet.getByDisplayValue('Koramangala, Bengaluru'));
    await user.click(sheet.getByRole('button', { name: 'Search' }));
    await closed();
    expect(await screen.findByRole('button', { name: 'MG Road, Bengaluru · not your location: change' })).toBeVisible();
  });
});
