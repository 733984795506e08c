import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { problem } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { FILLED, KORAMANGALA, openForm, toast } from './testing/open-form';

afterEach(noDevice);

describe('the place field of the hire form', () => {
  const place = { latitude: KORAMANGALA.latitude, longitude: KORAMANGALA.longitude };

  it('is chosen from a suggestion with the keyboard, and retains its point when a house number is added', async () => {
    const { user, form, fill, submit, posted } = await openForm();
    fill({ ...FILLED, Location: '' });
    const field = form.getByRole('combobox', { name: 'Location' });
    await user.type(field, 'kora');
    await form.findByRole('option', { name: /Koramangala.*Bengaluru/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Koramangala, Bengaluru');
    expect(form.getByText('Found on the map')).toBeVisible();
    fireEvent.input(field, { target: { value: '12, 5th Cross, Koramangala, Bengaluru' } });
    expect(form.getByText('Found on the map')).toBeVisible();
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).toMatchObject({ location: '12, 5th Cross, Koramangala, Bengaluru', ...place });
  });

  it('loses its point when other words are typed', async () => {
    const { user, form, fill, submit, posted } = await openForm();
    fill({ ...FILLED, Location: '' });
    const field = form.getByRole('combobox', { name: 'Location' });
    await user.type(field, 'kora');
    await user.click(await form.findByRole('option', { name: /Koramangala.*Bengaluru/ }));
    fireEvent.input(field, { target: { value: 'Jayanagar' } });
    expect(form.queryByText('Found on the map')).not.toBeInTheDocument();
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).not.toHaveProperty('latitude');
  });

  it('can be the position of the device, which is requested only on demand and with a reason', async () => {
    const device = fakeDevice({ latitude: 12.971598765, longitude: 77.594566789 });
    const { user, form, fill, submit, posted } = await openForm();
    expect(form.getByText(/Only if you are at the workplace now/)).toBeVisible();
    expect(device.asked()).toBe(0);
    fill(FILLED);
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    expect(await form.findByText('On the map where you are now')).toBeVisible();
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).toMatchObject({ location: 'Koramangala', latitude: 12.9716, longitude: 77.59457 });
  });

  it('discards the position of the device again', async () => {
    fakeDevice(place);
    const { user, form, fill, submit, posted } = await openForm();
    fill(FILLED);
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    await user.click(await form.findByRole('button', { name: 'Remove my location from this job' }));
    expect(form.getByRole('button', { name: 'Use my current location' })).toBeVisible();
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).not.toHaveProperty('latitude');
  });

  it("is named by the server at the device's position, so that one tap fills it in", async () => {
    fakeDevice({ latitude: 12.971598765, longitude: 77.594566789 });
    const { user, server, form, fill, submit, posted } = await openForm();
    fill({ ...FILLED, Location: '' });
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    await waitFor(() => expect(form.getByLabelText('Location')).toHaveValue('Koramangala, Bengaluru'));
    const asked = server.of('GET /api/places/nearest').map(({ query }) => Object.fromEntries(query));
    expect(asked).toEqual([{ latitude: '12.972', longitude: '77.595' }]);
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).toMatchObject({ location: 'Koramangala, Bengaluru', latitude: 12.9716, longitude: 77.59457 });
  });

  it('discards the name together with its position', async () => {
    fakeDevice(place);
    const { user, form, fill } = await openForm();
    fill({ ...FILLED, Location: '' });
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    await waitFor(() => expect(form.getByLabelText('Location')).toHaveValue('Koramangala, Bengaluru'));
    await user.click(form.getByRole('button', { name: 'Remove my location from this job' }));
    expect(form.getByLabelText('Location')).toHaveValue('');
  });

  it('asks for the name of a place that is on the map and unknown, and accepts the typed words', async () => {
    fakeDevice(place);
    const { user, form, fill, submit, posted } = await openForm({
      'GET /api/places/nearest': () => problem(404, 'Not found'),
    });
    fill({ ...FILLED, Location: '' });
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    expect(await form.findByRole('alert')).toHaveTextContent("we don't know its name. Type the area.");
    fill({ Location: 'Behind the mill' });
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).toMatchObject({ location: 'Behind the mill', ...place });
  });

  it('is not put on the map by a device with an approximate position only', async () => {
    fakeDevice({ ...place, accuracy: 40_000 });
    const { user, server, form, fill, submit, posted } = await openForm();
    fill(FILLED);
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    expect(await form.findByRole('alert')).toHaveTextContent('knows only about where you are');
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).not.toHaveProperty('latitude');
    expect(server.of('GET /api/places/nearest')).toHaveLength(0);
  });

  it('accepts typed text when the device does not respond for ten seconds, and ignores a later response', async () => {
    const device = fakeDevice('silent');
    const { form, fill } = await openForm();
    jest.useFakeTimers();
    fireEvent.click(form.getByRole('button', { name: 'Use my current location' }));
    expect(form.getByRole('button', { name: 'Looking…' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(form.getByRole('alert')).toHaveTextContent("We couldn't find your location. Type the area instead.");
    fill({ Location: 'Jayanagar' });
    await act(async () => device.answer(place));
    expect(form.queryByText('On the map where you are now')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it.each([
    ['denied', "Your browser doesn't share your location. Type the area instead."],
    ['unavailable', "We couldn't find your location. Type the area instead."],
  ] as const)('shows that the position is %s', async (answer, sentence) => {
    fakeDevice(answer);
    const { user, form } = await openForm();
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    expect(await form.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('may be as long as a job stores it; suggestions are requested for its beginning', async () => {
    const { user, server, form, fill, submit, posted } = await openForm();
    fill({ ...FILLED, Location: '' });
    const address = 'Behind the temple, '.repeat(9).concat('Koramangala');
    await user.click(form.getByRole('combobox', { name: 'Location' }));
    await user.paste(address);
    await waitFor(() => expect(server.of('GET /api/places')[0]?.query.get('query')).toBe(address.slice(0, 100)));
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).toMatchObject({ location: address });
  });
});
