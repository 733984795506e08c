import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { within } from '@testing-library/react';
import { aSecurePayQuote } from '../../../../test/secure-pay-quote';
import { openInstantForm } from './testing/open-instant-form';

// jsdom has no scrolling
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the pay of the instant form through Secure Pay', () => {
  /** The form at its last step with Secure Pay and a pay in rupees, for two people. */
  async function openSecure(pay: { min?: string; max?: string } = {}) {
    const app = await openInstantForm();
    const { form, type, choose, press, fillWork, toPlace, openMore } = app;
    await fillWork();
    await press('One person more');
    await toPlace();
    await openMore();
    expect(form.queryByRole('region', { name: 'Secure Pay' })).not.toBeInTheDocument();
    await choose('Secure Pay');
    const box = within(form.getByRole('region', { name: 'Secure Pay' }));
    const setPay = ({ min = '', max = '' }: { min?: string; max?: string }) => {
      type('Minimum pay', min);
      type('Maximum pay', max);
    };
    setPay(pay);
    return { ...app, box, setPay };
  }

  it('shows the pay, the fee, the tax on it and their sum to the paisa, for one person and for all', async () => {
    const { box, choose } = await openSecure({ min: '150', max: '150' });
    expect(box.getByText('Secure Pay works only in rupees.')).toBeVisible();
    expect(box.queryByText('You pay')).not.toBeInTheDocument();
    await choose('Rupees (₹)');
    const lines = box.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(lines).toEqual(['Pay for 4 hours₹600', 'Our fee (5%)₹30', 'GST on our fee (18%)₹5.40', 'You pay₹635.40']);
    expect(box.getByText('For 2 people: ₹1,270.80')).toBeVisible();
    expect(box.getByText(/The worker gets all ₹600\./)).toBeVisible();
  });

  it('shows before posting the cost of a late cancellation, and of turning the worker away', async () => {
    const { box, choose } = await openSecure({ min: '150', max: '150' });
    await choose('Rupees (₹)');
    const rules = within(box.getByRole('region', { name: "If the work doesn't happen" }));
    expect(rules.getByText(/cancel later than that: the worker gets ₹300 /)).toBeVisible();
    expect(rules.getByText(/send them away: the worker gets ₹600 /)).toBeVisible();
  });

  it.each([
    ['monthly', /only for pay by the hour/],
    ['USD', /only in rupees/],
    ['range', /one fixed amount an hour/],
    ['none', /Enter the pay/],
  ])('explains why it is not offered for pay of the kind %s', async (kind, reason) => {
    const { box, choose, setPay } = await openSecure({ min: '150', max: '150' });
    if (kind === 'monthly') await choose('Per month');
    if (kind !== 'USD') await choose('Rupees (₹)');
    if (kind === 'range') setPay({ min: '150', max: '180' });
    if (kind === 'none') setPay({});
    expect(box.getByText(reason)).toBeVisible();
    expect(box.queryByText('You pay')).not.toBeInTheDocument();
  });

  it('has its price visible when the form is opened again', async () => {
    const { unmount } = await openSecure({ min: '150', max: '150' });
    unmount();
    const { form, press, toPlace } = await openInstantForm();
    await press('Next');
    await form.findByRole('radiogroup', { name: 'When do you need someone?' });
    await toPlace();
    expect(form.getByRole('region', { name: 'Secure Pay' })).toBeVisible();
    await press('More');
    expect(form.queryByRole('region', { name: 'Secure Pay' })).not.toBeInTheDocument();
  });

  it('is refused before anything is sent while it is not offered for the pay', async () => {
    const { form, type, submit, posted } = await openSecure({ min: '150', max: '180' });
    type('Location', 'Koramangala, Bengaluru');
    await submit();
    expect(await form.findByText("Secure Pay can't be used with this pay. See below why.")).toBeVisible();
    expect(posted()).toBeUndefined();
  });

  it('is off, and names practice money, according to the server', async () => {
    const off = aSecurePayQuote({ refusal: 'off' });
    const { server, box, choose, setPay } = await openSecure({ min: '150', max: '150' });
    server.answer('GET /api/secure-pay/quote', () => off);
    await choose('Rupees (₹)');
    expect(await box.findByText(/not available right now/)).toBeVisible();
    server.answer('GET /api/secure-pay/quote', () => aSecurePayQuote({ practice: true, partner: null }));
    setPay({ min: '160', max: '160' });
    expect(await box.findByText(/Practice money/)).toBeVisible();
  });

  it('accepts one amount of a range by one press', async () => {
    const { form, box, choose, press } = await openSecure({ min: '200', max: '300' });
    await choose('Rupees (₹)');
    await press('₹300 an hour');
    expect(form.getByLabelText('Minimum pay')).toHaveValue('300');
    expect(box.getByText('₹1,270.80')).toBeVisible();
  });

  it('forgets a monthly amount with the press that pays by the hour', async () => {
    const { form, box, choose, press } = await openSecure({ min: '20000', max: '20000' });
    await choose('Per month');
    await press('Pay by the hour');
    expect(form.getByRole('radio', { name: 'Rupees (₹)' })).toBeChecked();
    expect(form.getByLabelText('Minimum pay')).toHaveValue('');
    expect(box.getByText(/Enter the pay/)).toBeVisible();
  });
});
