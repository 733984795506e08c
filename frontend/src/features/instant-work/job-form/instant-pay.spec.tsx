import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Place } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor } from '@testing-library/react';
import { fakeDevice, noDevice } from '../../../../test/geolocation';
import { aHireHint, anEmployer } from '../../../../test/hiring';
import { openInstantForm, toastSaying } from './testing/open-instant-form';

// jsdom has no scrolling
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const KORAMANGALA: Place = {
  ...{ id: '20000000-0000-4000-8000-000000000001', name: 'Koramangala', kind: 'locality' },
  ...{ city: 'Bengaluru', state: 'Karnataka', latitude: 12.9352, longitude: 77.6245 },
};
const FOOD_PAY = {
  ...{ category: 'food_service' as const, jobs: 12, withinKm: 20 },
  ...{ minimum: 120, lowerQuartile: 140, median: 150, upperQuartile: 180, maximum: 200 },
};
const forgetDrafts = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key);
};
type Opened = Awaited<ReturnType<typeof openInstantForm>>;

describe('the pay of the instant form', () => {
  afterEach(noDevice);

  it.each([
    ['hourly', 'USD', 'Per hour', 'US dollars ($)', '15', '25'],
    ['hourly', 'INR', 'Per hour', 'Rupees (₹)', '200', '300'],
    ['monthly', 'USD', 'Per month', 'US dollars ($)', '3000', '5000'],
    ['monthly', 'INR', 'Per month', 'Rupees (₹)', '20000', '35000'],
  ])('shows examples of %s pay in %s', async (_type, _currency, type, currency, from, to) => {
    const { form, choose, fill, openMore } = await openInstantForm();
    await fill('');
    await openMore();
    await choose(type);
    await choose(currency);
    expect(form.getByLabelText('Minimum pay')).toHaveAttribute('placeholder', from);
    expect(form.getByLabelText('Maximum pay')).toHaveAttribute('placeholder', to);
  });

  it.each([
    ['Koramangala, Bangalore', 'Per month', 'Rupees (₹)'],
    ['Koramangala, Bengaluru', 'Per month', 'US dollars ($)'],
  ])('in %s by the %s is in %s by default', async (place, rateType, currency) => {
    const { form, choose, fill, openMore } = await openInstantForm();
    await fill(place);
    await openMore();
    await choose(rateType);
    expect(form.getByRole('radio', { name: currency })).toBeChecked();
    await choose('Per hour');
    expect(form.getByRole('radio', { name: 'US dollars ($)' })).toBeChecked();
  });

  const DOLLARS = 'US dollars ($)';
  const RUPEES = 'Rupees (₹)';
  const known = {
    'GET /api/hire-hint': () => aHireHint({ seekers: '10_to_24', pay: FOOD_PAY }),
    'GET /api/places': () => [KORAMANGALA],
    'GET /api/places/nearest': () => KORAMANGALA,
  };
  const isChosen = (name: string) => expect(screen.getByRole('radio', { name })).toBeChecked();

  it.each([
    [
      'picked',
      async ({ user, form }: Opened) => {
        await user.type(form.getByLabelText('Location'), 'kora');
        await user.click(await form.findByRole('option', { name: /Koramangala/ }));
      },
    ],
    [
      'pinned',
      async ({ user, form }: Opened) => {
        fakeDevice(KORAMANGALA);
        await user.click(form.getByRole('button', { name: 'Use my current location' }));
        await waitFor(() => expect(form.getByLabelText('Location')).toHaveValue('Koramangala, Bengaluru'));
      },
    ],
    ['found by the server', ({ type }: Opened) => type('Location', 'Koramangala, Bengaluru')],
  ])('is in rupees once a place in India is %s, whatever the type of rate', async (_name, takePlace) => {
    const opened = await openInstantForm(known);
    await opened.fill('');
    await opened.openMore();
    isChosen(DOLLARS);
    await takePlace(opened);
    await waitFor(() => isChosen(RUPEES));
    await opened.choose('Per month');
    isChosen(RUPEES);
    opened.type('Location', 'behind the banyan');
    await opened.choose('Per hour');
    isChosen(RUPEES);
  });

  it('stays in dollars when the device is in another country', async () => {
    fakeDevice({ latitude: 40.71, longitude: -74.01 });
    const { user, form, fill, openMore } = await openInstantForm();
    await fill('');
    await openMore();
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    expect(await form.findByText("We couldn't find your location. Type the area instead.")).toBeVisible();
    isChosen(DOLLARS);
  });

  it('stays in the currency that the account chose, in every form after that', async () => {
    const first = await openInstantForm(known);
    await first.fill('');
    await first.openMore();
    await first.choose(DOLLARS);
    await first.choose(RUPEES);
    await first.choose(DOLLARS);
    first.type('Location', 'Koramangala, Bengaluru');
    await first.form.findByRole('button', { name: /Usual pay nearby/ });
    isChosen(DOLLARS);
    first.unmount();
    forgetDrafts();
    const second = await openInstantForm(known);
    await second.fill('');
    await second.openMore();
    isChosen(DOLLARS);
    await second.choose(RUPEES);
    second.unmount();
    forgetDrafts();
    const third = await openInstantForm();
    await third.fill('');
    await third.openMore();
    isChosen(RUPEES);
  });

  it('starts in rupees after a job was posted in rupees, for that account alone', async () => {
    const { choose, fill, openMore, submit, unmount } = await openInstantForm();
    await fill();
    await openMore();
    await choose(RUPEES);
    await submit();
    await toastSaying('Job Posted Successfully');
    unmount();
    const again = await openInstantForm();
    await again.fill('');
    await again.openMore();
    isChosen(RUPEES);
    again.unmount();
    const other = anEmployer({ id: '90000000-0000-4000-8000-000000000001' });
    const foreign = await openInstantForm({ 'GET /api/auth/user': () => other });
    await foreign.fill('');
    await foreign.openMore();
    isChosen(DOLLARS);
  });

  it('can be set to the usual pay nearby', async () => {
    const { form, fill, user, submit, posted } = await openInstantForm({
      'GET /api/hire-hint': () =>
        aHireHint({
          seekers: '10_to_24',
          pay: {
            ...{ category: 'delivery', jobs: 12, withinKm: 20 },
            ...{ minimum: 120, lowerQuartile: 140.4, median: 150, upperQuartile: 179.6, maximum: 200 },
          },
        }),
    });
    await fill();
    const chip = await form.findByRole('button', { name: 'Usual pay nearby: ₹140–180 an hour' });
    expect(form.getByLabelText('Minimum pay')).toHaveAttribute('placeholder', '140');
    await user.click(chip);
    expect(form.getByLabelText('Minimum pay')).toHaveValue('140');
    expect(form.getByLabelText('Maximum pay')).toHaveValue('180');
    expect(form.getByText('About ₹560–720 for 4 hours')).toBeVisible();
    await submit();
    await waitFor(() => expect(posted()).toMatchObject({ minRate: 140, maxRate: 180, currency: 'INR' }));
  });
});
