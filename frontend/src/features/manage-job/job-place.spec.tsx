import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { conflict } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { anOwnJob, inDays } from '../../../test/hiring';
import { openJob, summary, toast } from './testing/open-job';

afterEach(noDevice);

describe('a place that was not found', () => {
  const job = anOwnJob({
    location: 'Behind the temple',
    locationStatus: 'unresolved',
    latitude: null,
    longitude: null,
  });
  const found = { ...job, location: 'Jayanagar', locationStatus: 'resolved' as const };
  const pin = () => within(screen.getByRole('region', { name: 'Where is this job?' }));

  it('asks for a pin, which the device can give', async () => {
    fakeDevice({ latitude: 12.9, longitude: 77.6 });
    const { user, server, changes } = await openJob(job, [], { [`PATCH /api/jobs/${job.id}`]: () => found });
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    expect(pin().getByText('Choose a suggestion, or use your current location.')).toBeVisible();
    await user.click(pin().getByRole('button', { name: 'Use my current location' }));
    await pin().findByText('On the map where you are now');
    server.answer(`GET /api/my-jobs/${job.id}`, () => found);
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    await toast('Place saved');
    expect(changes()).toEqual([
      { location: 'Behind the temple', latitude: 12.9, longitude: 77.6, updatedAt: job.updatedAt },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Where is this job?' })).not.toBeInTheDocument());
  });

  it('shows a message if other words are not found either, and accepts words that are', async () => {
    const { user, server, changes } = await openJob(job, [], {
      'GET /api/places': () => [],
      [`PATCH /api/jobs/${job.id}`]: () => ({ ...job, location: 'Behind the school' }),
    });
    const field = pin().getByRole('combobox', { name: 'Location' });
    fireEvent.input(field, { target: { value: ' ' } });
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    expect(pin().getByText('Please fill this in')).toBeVisible();
    fireEvent.input(field, { target: { value: 'Behind the school' } });
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    expect(await pin().findByText(/Still not found/)).toBeVisible();
    expect(screen.queryByTestId('toast')).not.toBeInTheDocument();
    server.answer(`PATCH /api/jobs/${job.id}`, () => found);
    fireEvent.input(field, { target: { value: 'Jayanagar' } });
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    await toast('Place saved');
    expect(changes()).toMatchObject([{ location: 'Behind the school' }, { location: 'Jayanagar' }]);
  });

  it('can be changed as well if it was found', async () => {
    const { user } = await openJob(anOwnJob());
    expect(screen.queryByRole('region', { name: 'Where is this job?' })).not.toBeInTheDocument();
    await user.click(summary().getByRole('button', { name: 'Change' }));
    expect(summary().getByRole('combobox', { name: 'Location' })).toHaveValue('Koramangala, Bengaluru');
    await user.click(summary().getByRole('button', { name: 'Cancel' }));
    expect(summary().queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('shows a message when it is added to a job that was closed meanwhile', async () => {
    const current = { ...job, status: 'closed' as const, isActive: false, updatedAt: inDays(-1) };
    const { user, server, changes } = await openJob(job, [], {
      'GET /api/places': () => [],
      [`PATCH /api/jobs/${job.id}`]: () => conflict('Someone changed this job while you were editing.', current),
    });
    server.answer(`GET /api/my-jobs/${job.id}`, () => current);
    fireEvent.input(pin().getByRole('combobox', { name: 'Location' }), { target: { value: 'Jayanagar' } });
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    expect(await toast('That did not work')).toHaveTextContent('Someone changed this job while you were editing.');
    expect(await summary().findByText('Closed')).toBeVisible();
    expect(pin().getByRole('combobox', { name: 'Location' })).toHaveValue('Jayanagar');
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()).toMatchObject([{ updatedAt: job.updatedAt }, { updatedAt: current.updatedAt }]);
  });
});
