import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aCorrection, aPayCase } from '../../../../test/instant-jobs';
import { aWork, done, ID, inHours, openWork, sheet, toast } from './testing/open-work';

describe("the pay for finished work, on the worker's side", () => {
  it.each([
    ['least', 'Paid for 2 hours: the least for work that has started.'],
    ['agreed', 'Paid for 2 hours, as agreed: the employer ended it early.'],
  ] as const)('explains why more hours are paid than were worked: %s', async (paidHoursReason, text) => {
    await openWork(done({ hours: 0, paidHours: 2, paidHoursReason, dueFrom: 240, dueTo: 240 }));
    const shown = await sheet();
    // zero worked hours are not shown
    expect(await shown.findByText(text)).toBeVisible();
    expect(shown.queryByText(/You worked/)).not.toBeInTheDocument();
  });

  it('states in one paragraph the worked hours and the reason for a higher payment', async () => {
    await openWork(done({ hours: 1.5, paidHours: 2, paidHoursReason: 'least', dueFrom: 240, dueTo: 240 }));
    const text = 'You worked 1.5 hours. Paid for 2 hours: the least for work that has started.';
    expect(await (await sheet()).findByText(text)).toBeVisible();
  });

  it('is shown with the hours while it is due, and asks for a UPI ID for the payment', async () => {
    const { user, router } = await openWork(done());
    const shown = await sheet();
    expect(await shown.findByText('You worked 4 hours.')).toBeVisible();
    expect(shown.getByText(/^₹480–640/)).toBeVisible();
    expect(shown.getByText('Ravi Kumar pays you directly.')).toBeVisible();
    await user.click(await shown.findByRole('button', { name: 'Add UPI ID' }));
    await sheet('UPI ID');
    expect(router.state.location.search).toBe(`?engagement=${ID}&sheet=upi`);
  });

  it('is confirmed by the worker after the employer reports the payment', async () => {
    const { user, server, told } = await openWork(done({ paidAmount: 560, paidAt: inHours(-0.5) }), {
      [`POST /api/engagements/${ID}/receipt`]: () => {
        told.work = { ...told.work, receivedAt: inHours(0) };
        return told.work;
      },
    });
    const shown = await sheet();
    expect(await shown.findByText('Ravi Kumar says they paid you ₹560. Did you get it?')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Yes, I got the money' }));
    await toast('Thank you');
    expect(server.of(`POST /api/engagements/${ID}/receipt`)).toHaveLength(1);
    expect(await shown.findByText('received')).toBeVisible();
    expect(shown.getAllByText(/₹560/)).toHaveLength(1);
    for (const answer of ['Yes, I got the money', 'Less', 'No']) {
      expect(shown.queryByRole('button', { name: answer })).not.toBeInTheDocument();
    }
  });

  it.each([
    ['proposed', false],
    ['agreed', true],
  ] as const)('is confirmed or reported as missing only once the times are settled: %s', async (status, mayConfirm) => {
    await openWork(done({ paidAmount: 560, paidAt: inHours(-0.5), correction: aCorrection({ status }) }));
    const shown = await sheet();
    expect(await shown.findByText('Ravi Kumar says they paid you ₹560. Did you get it?')).toBeVisible();
    const found = [
      shown.queryByRole('button', { name: 'Yes, I got the money' }),
      shown.queryByRole('button', { name: 'Less' }),
      shown.queryByRole('button', { name: 'No' }),
      shown.queryByText(/^Other times were proposed, so the amount may still change/),
    ].map((element) => element !== null);
    expect(found).toEqual([mayConfirm, mayConfirm, mayConfirm, !mayConfirm]);
  });

  it('shows the sum that was confirmed, and not an empty one that was due', async () => {
    const sums = { hours: 0, dueFrom: 0, dueTo: 0, paidAmount: 480, paidAt: inHours(-0.5) };
    await openWork(done({ ...sums, receivedAt: inHours(-0.2) }));
    const shown = await sheet();
    expect(await shown.findByText(/^₹480/, { selector: 'span' })).toHaveTextContent('₹480 received');
    expect(shown.queryByText(/₹0/)).not.toBeInTheDocument();
  });

  it.each([
    ['Less', '300', 300],
    ['No', null, 0],
  ] as const)(
    'opens a pay case with both records when the payment came as "%s"',
    async (answer, typed, receivedAmount) => {
      const CASE = `POST /api/engagements/${ID}/pay-case`;
      const { user, server, told } = await openWork(done({ paidAmount: 480, paidAt: inHours(-0.5) }), {
        [CASE]: () => {
          told.work = { ...told.work, payCase: aPayCase({ receivedAmount, text: '' }) };
          return told.work;
        },
      });
      const shown = await sheet();
      await user.click(await shown.findByRole('button', { name: answer }));
      const short = within(await screen.findByRole('dialog', { name: /^You (got less|did not get the money)\?$/ }));
      if (typed !== null) {
        await user.type(short.getByLabelText('How much did you get?'), '480');
        await user.click(short.getByRole('button', { name: 'Send' }));
        expect(short.getByText('Enter an amount below ₹480')).toBeVisible();
        await user.clear(short.getByLabelText('How much did you get?'));
        await user.type(short.getByLabelText('How much did you get?'), typed);
      }
      await user.click(short.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(server.of(CASE).map(({ body }) => body)).toEqual([{ receivedAmount, text: '' }]));
      expect(await shown.findByText(`Got ₹${receivedAmount} of ₹480.`)).toBeVisible();
      expect(shown.getByText(/^₹480/, { selector: 'span' })).toHaveTextContent('₹480 in question');
      expect(shown.queryByRole('button', { name: answer })).not.toBeInTheDocument();
    },
  );

  it('can be reported if neither side has mentioned it for a day', async () => {
    await openWork(done({ mayReportPayFrom: inHours(-1) }));
    const shown = await sheet();
    expect(await shown.findByRole('button', { name: 'No' })).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Yes, I got the money' })).not.toBeInTheDocument();
  });

  it('can be appealed once after the decision of staff', async () => {
    const CALL = `POST /api/engagements/${ID}/pay-case/appeal`;
    const payCase = aPayCase({
      ...{
        status: 'decided',
        answer: 'I paid in cash.',
        answeredAt: inHours(-3),
        owedAmount: 0,
        decision: 'No proof.',
      },
      ...{ decidedAt: inHours(-1), mayAppealUntil: inHours(100) },
    });
    const { user, server, told } = await openWork(done({ paidAmount: 480, paidAt: inHours(-5), payCase }), {
      [CALL]: () => {
        told.work = { ...told.work, payCase: { ...payCase, status: 'appealed', appealBy: 'worker', appeal: 'x' } };
        return told.work;
      },
    });
    const shown = await sheet();
    await user.type(await shown.findByLabelText('Why is the decision wrong?'), 'I have a photo.');
    await user.click(shown.getByRole('button', { name: 'Appeal' }));
    await waitFor(() => expect(server.of(CALL).map(({ body }) => body)).toEqual([{ text: 'I have a photo.' }]));
    expect(await shown.findByText('There was an appeal. Someone else on our team decides now.')).toBeVisible();
  });

  it('is never described as held if nothing was reserved', async () => {
    await openWork(done({ paymentMethod: 'platform' }));
    expect(await (await sheet()).findByText(/^Nothing was reserved for this work/)).toBeVisible();
    expect(screen.queryByText(/held/)).not.toBeInTheDocument();
  });
});

describe('the UPI ID', () => {
  const ADDRESS = '/instant-requests?sheet=upi';
  const SAVE = 'PUT /api/user/upi';

  it('is validated at the field, and stored in the format of banks', async () => {
    const { user, server } = await openWork(
      aWork(),
      { [SAVE]: ({ body }) => ({ ...(body as object), usableFrom: null }) },
      ADDRESS,
    );
    const shown = await sheet('UPI ID');
    const field = await shown.findByLabelText('Your UPI ID');
    await user.type(field, 'asha');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    expect(shown.getByText('Enter a UPI ID like name@bank')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Enter a UPI ID like name@bank');
    expect(server.of(SAVE)).toEqual([]);
    await user.type(field, '.Rao@OKbank');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await toast('UPI ID saved');
    expect(server.of(SAVE).map(({ body }) => body)).toEqual([{ upiId: 'asha.rao@okbank' }]);
  });

  it('that is new is announced with the time from which employers see it', async () => {
    const wait = { upiId: 'asha@ybl', usableFrom: inHours(24) };
    const { user } = await openWork(
      aWork(),
      { 'GET /api/user/upi': () => ({ upiId: 'asha@okbank', usableFrom: null }), [SAVE]: () => wait },
      ADDRESS,
    );
    const shown = await sheet('UPI ID');
    expect(await shown.findByText(/employers see the new one after 24 hours/)).toBeVisible();
    await user.clear(shown.getByLabelText('Your UPI ID'));
    await user.type(shown.getByLabelText('Your UPI ID'), 'asha@ybl');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await toast('UPI ID saved');
    expect(screen.getByTestId('toast')).toHaveTextContent(/Employers see this new UPI ID from/);
  });

  it('that employers do not see yet is shown with its time beside the pay', async () => {
    await openWork(done(), { 'GET /api/user/upi': () => ({ upiId: 'asha@ybl', usableFrom: inHours(5) }) });
    expect(
      await (await sheet()).findByText(/^To your UPI ID asha@ybl\. Employers see this new UPI ID from/),
    ).toBeVisible();
  });

  it('that employers see since a moment ago is shown without a time on an open page', async () => {
    await openWork(done(), { 'GET /api/user/upi': () => ({ upiId: 'asha@ybl', usableFrom: inHours(-0.1) }) });
    expect(await (await sheet()).findByText(/^To your UPI ID asha@ybl\.\s*$/)).toBeVisible();
  });

  it('can be removed again', async () => {
    const { user, server } = await openWork(
      aWork(),
      {
        'GET /api/user/upi': () => ({ upiId: 'asha@okbank', usableFrom: null }),
        [SAVE]: ({ body }) => ({ ...(body as object), usableFrom: null }),
      },
      ADDRESS,
    );
    const shown = await sheet('UPI ID');
    expect(await shown.findByLabelText('Your UPI ID')).toHaveValue('asha@okbank');
    await user.click(shown.getByRole('button', { name: 'Remove UPI ID' }));
    await toast('UPI ID removed');
    expect(server.of(SAVE).map(({ body }) => body)).toEqual([{ upiId: null }]);
  });
});
