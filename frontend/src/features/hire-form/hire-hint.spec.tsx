import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { HireHint } from '@nukkad/api-client/generated/api.gen';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { type Answer, problem } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { aHireHint } from '../../../test/hiring';
import { FILLED, openForm } from './testing/open-form';

afterEach(() => {
  jest.useRealTimers();
  noDevice();
});

describe('the hint', () => {
  const pinned = async (answers: Record<string, Answer> = {}) => {
    fakeDevice({ latitude: 12.93521, longitude: 77.62447 });
    const opened = await openForm(answers);
    opened.fill({ Category: 'delivery', 'Skills (optional)': ' Bike riding , ,Hindi' });
    await opened.user.click(opened.form.getByRole('button', { name: 'Use my current location' }));
    await opened.form.findByText('On the map where you are now');
    return opened;
  };
  const pay: HireHint['pay'] = {
    ...{ category: 'delivery', jobs: 9, withinKm: 20, minimum: 80 },
    ...{ lowerQuartile: 110, median: 129.6, upperQuartile: 150, maximum: 300 },
  };

  it('shows expected applicants and usual pay, requested once for all values', async () => {
    const { server, form } = await pinned({ 'GET /api/hire-hint': () => aHireHint({ seekers: '10_to_24', pay }) });
    expect(await form.findByText('About 10–25 suitable people are looking within 20 km.')).toBeVisible();
    expect(form.getByText('Delivery jobs near you pay ₹110–₹150 an hour. Most common: ₹130.')).toBeVisible();
    const asked = server.of('GET /api/hire-hint').map(({ query }) => Object.fromEntries(query));
    expect(asked).toEqual([
      { category: 'delivery', latitude: '12.935', longitude: '77.624', skills: 'Bike riding,Hindi' },
    ]);
  });

  it('makes the usual pay the example of the hourly fields alone', async () => {
    const { form, user } = await openForm({
      'GET /api/hire-hint': ({ query }) => aHireHint({ seekers: '10_to_24', pay: query.has('location') ? pay : null }),
    });
    const examples = () =>
      ['Minimum pay', 'Maximum pay'].map((label) => form.getByLabelText(label).getAttribute('placeholder'));
    expect(examples()).toEqual(['200', '300']);
    fireEvent.change(form.getByLabelText('Category'), { target: { value: 'delivery' } });
    fireEvent.input(form.getByLabelText('Location'), { target: { value: 'Koramangala' } });
    await waitFor(() => expect(examples()).toEqual(['110', '150']));
    await user.click(form.getByRole('radio', { name: 'Per month' }));
    expect(examples()).toEqual(['20000', '35000']);
  });

  it('warns of pay under the minimum wage, with the sum and the source, and of no other pay', async () => {
    const minimumWage: HireHint['minimumWage'] = {
      ...{ state: 'Karnataka', zone: 'I', skillClass: 'skilled', daily: 714, effectiveFrom: '2026-04-01' },
      ...{ source: 'A gazette', sourceDate: '2026-03-20', confirmed: false },
    };
    const answer = () => aHireHint({ seekers: 'under_5', minimumWage });
    const { form, fill } = await pinned({ 'GET /api/hire-hint': answer });
    await form.findByText('Fewer than 5 suitable people are looking within 20 km.');
    expect(form.queryByText(/below the minimum wage/)).not.toBeInTheDocument();
    fill({ 'Minimum pay': '80' });
    expect(await form.findByText(/below the minimum wage: ₹89.25 an hour/)).toBeVisible();
    expect(
      form.getByText(/Karnataka, zone I, skilled work: ₹714 a day.*Source: A gazette; not yet checked/),
    ).toBeVisible();
    fill({ 'Minimum pay': '90' });
    await waitFor(() => expect(form.queryByText(/below the minimum wage/)).not.toBeInTheDocument());
  });

  it('shows that there is too little data', async () => {
    const { form } = await pinned({ 'GET /api/hire-hint': () => aHireHint({ seekers: 'under_5' }) });
    expect(await form.findByText('Fewer than 5 suitable people are looking within 20 km.')).toBeVisible();
    expect(form.getByText(/Too few jobs nearby to show the usual pay/)).toBeVisible();
  });

  it('is requested for a typed place as well', async () => {
    const { server, form, fill } = await openForm();
    fill({ ...FILLED, Location: ' Koramangala, Bengaluru ' });
    expect(await form.findByText('About 10–25 suitable people are looking within 20 km.')).toBeVisible();
    const asked = server.of('GET /api/hire-hint').map(({ query }) => Object.fromEntries(query));
    expect(asked).toEqual([{ category: 'food_service', location: 'Koramangala, Bengaluru' }]);
  });

  it('is absent for an unknown place', async () => {
    const { server, form, fill } = await openForm({ 'GET /api/hire-hint': () => aHireHint() });
    fill({ ...FILLED, Location: 'behind the old banyan' });
    await waitFor(() => expect(server.of('GET /api/hire-hint')).toHaveLength(1));
    await waitFor(() => expect(form.queryByText(/Checking how many people/)).not.toBeInTheDocument());
    expect(form.queryByText(/suitable people/)).not.toBeInTheDocument();
  });

  it('is absent without a place', async () => {
    const { server, form, fill } = await openForm();
    jest.useFakeTimers();
    fill({ ...FILLED, Location: ' Ko ' });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(server.of('GET /api/hire-hint')).toHaveLength(0);
    expect(form.queryByText(/suitable people/)).not.toBeInTheDocument();
    fill({ Location: ' Kor ' });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(server.of('GET /api/hire-hint')).toHaveLength(1);
  });

  it('is hidden when it was requested too often', async () => {
    const { server, form } = await pinned({ 'GET /api/hire-hint': () => problem(429, 'Too often') });
    await waitFor(() => expect(server.of('GET /api/hire-hint')).toHaveLength(1));
    await waitFor(() => expect(form.queryByText(/Checking how many people/)).not.toBeInTheDocument());
  });
});
