import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aSeeker } from '../../../test/people';
import { aWork, done, openWork, sheet } from './testing/open-work';

const RAVI = { name: 'Ravi Kumar', phone: '+919000000002' };
const as = (changes: Parameters<typeof aSeeker>[0]) => ({ 'GET /api/auth/user': () => aSeeker(changes) });

describe('accepted work whose employer has no number that may be told', () => {
  it('has no button to call, says why, and keeps the way there', async () => {
    await openWork(aWork({ other: { ...RAVI, phone: null } }));
    const shown = await sheet();
    expect(await shown.findByText("Ravi Kumar has no verified phone number, so you can't call.")).toBeVisible();
    expect(shown.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Map' })).toBeVisible();
  });

  it('says nothing of it once the work is over', async () => {
    await openWork(done({ other: { ...RAVI, phone: null } }));
    await (await sheet()).findByText('Done');
    expect(screen.queryByText(/no verified phone number/)).not.toBeInTheDocument();
  });
});

describe('accepted work of a worker whose own number is not told', () => {
  it.each([
    ['is not verified', { phoneVerified: false }, "Your number isn't verified, so", 'Verify your phone number'],
    ['is missing', { phone: null, phoneVerified: false }, 'You have no phone number here, so', 'Add a phone number'],
  ])(
    'says so when it %s, and leads to Profile Settings, which the work does not cover',
    async (_what, own, words, way) => {
      const { user } = await openWork(aWork({ other: RAVI }), as(own));
      const shown = await sheet();
      expect(await shown.findByText(`${words} Ravi Kumar can't call you.`)).toBeVisible();
      await user.click(shown.getByRole('link', { name: way }));
      const menu = within(await screen.findByRole('dialog', { name: 'Your account' }));
      expect(await menu.findByRole('form', { name: 'Profile Settings' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /wedding/ })).not.toBeInTheDocument());
    },
  );

  it('says nothing when both numbers are told', async () => {
    await openWork(aWork({ other: RAVI }));
    const shown = await sheet();
    expect(await shown.findByRole('link', { name: 'Call Ravi Kumar' })).toBeVisible();
    expect(shown.queryByText(/can't call/)).not.toBeInTheDocument();
  });
});
