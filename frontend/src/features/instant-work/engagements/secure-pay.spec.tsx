import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aReservedPayment, aSecurePayment } from '../../../../test/payments';
import { aWork, done, inHours, openWork, sheet } from './testing/open-work';

describe('work with Secure Pay, on the side of its worker', () => {
  it.each([
    [aReservedPayment({ price: null }), '₹600 reserved', /Held by Razorpay, at most until/],
    [aSecurePayment({ price: null }), '₹600 not reserved yet', /has time until.*don't have to go/],
    [aSecurePayment({ price: null, state: 'not_reserved' }), '₹600 was not reserved', /Nothing goes on your record/],
  ])('shows before the way to work whether the pay is reserved', async (securePayment, title, text) => {
    await openWork(aWork({ paymentMethod: 'platform', securePayment }));
    const shown = await sheet();
    expect(await shown.findByText(title)).toBeVisible();
    expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Cancel this work' })).toBeVisible();
  });

  it('shows hours beyond the reserved sum before the worker confirms the end', async () => {
    const securePayment = aReservedPayment({ price: null, atEnd: { hours: 5, owed: '75000', outside: '15000' } });
    const claim = { phase: 'end', by: 'employer', at: inHours(0) } as const;
    await openWork(
      aWork({ status: 'started', startedAt: inHours(-5), paymentMethod: 'platform', claim, securePayment }),
    );
    const shown = await sheet();
    expect(await shown.findByText(/Ravi Kumar pays you the other ₹150 directly/)).toBeVisible();
  });

  it.each([
    [inHours(47), 1],
    [null, 0],
  ])("links to the contest of the employer's hours, until %s", async (mayContestUntil, links) => {
    const securePayment = aReservedPayment({ price: null, mayContestUntil });
    const claim = { phase: 'end', by: 'employer', at: inHours(0) } as const;
    await openWork(
      aWork({ status: 'started', startedAt: inHours(-5), paymentMethod: 'platform', claim, securePayment }),
    );
    const shown = await sheet();
    expect(await shown.findByRole('link', { name: 'See the payment' })).toBeVisible();
    expect(shown.queryAllByRole('link', { name: 'The hours are not right' })).toHaveLength(links);
  });

  it('shows the pending payment after the work, and its date', async () => {
    const onTheWay = aSecurePayment({
      ...{ price: null, state: 'on_the_way', toWorker: '52500', toEmployer: '7500', expectedOn: '2026-12-01' },
    });
    await openWork(done({ paymentMethod: 'platform', securePayment: onTheWay }));
    const shown = await sheet();
    expect(await shown.findByText('₹525 is on its way to you')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Yes, I got the money' })).not.toBeInTheDocument();
    expect(shown.queryByText(/UPI ID/)).not.toBeInTheDocument();
  });

  it('shows the effect of a cancellation on the reserved pay', async () => {
    const { user } = await openWork(aWork({ paymentMethod: 'platform', securePayment: aReservedPayment() }));
    await user.click((await sheet()).getByRole('button', { name: 'Cancel this work' }));
    expect(await screen.findByText(/The reserved pay goes back to Ravi Kumar/)).toBeVisible();
  });
});
