import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aSeeker } from '../../../../test/people';
import { aWork, done, openWork, sheet } from './testing/open-work';

const RAVI = { name: 'Ravi Kumar', phone: '+919000000002' };
const as = (changes: Parameters<typeof aSeeker>[0]) => ({ 'GET /api/auth/user': () => aSeeker(changes) });

describe('accepted work of an employer without a number to share', () => {
  it('has no call button, shows the reason, and has directions', async () => {
    await openWork(aWork({ other: { ...RAVI, phone: null } }));
    const shown = await sheet();
    expect(await shown.findByText("Ravi Kumar has no verified phone number, so you can't call.")).toBeVisible();
    expect(shown.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Map' })).toBeVisible();
  });

  it('shows no notice about it after the work', async () => {
    await openWork(done({ other: { ...RAVI, phone: null } }));
    await (await sheet()).findByText('Done');
    expect(screen.queryByText(/no verified phone number/)).not.toBeInTheDocument();
  });
});

describe('accepted work of a worker without a shared number', () => {
  it.each([
    ['is not verified', { phoneVerified: false }, "Your number isn't verified, so", 'Verify your phone number'],
    ['is missing', { phone: null, phoneVerified: false }, 'You have no phone number here, so', 'Add a phone number'],
  ])(
    'shows a notice when it %s, and links to Profile Settings, which the work does not cover',
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

  it('shows no notice when both numbers are shared', async () => {
    await openWork(aWork({ other: RAVI }));
    const shown = await sheet();
    expect(await shown.findByRole('link', { name: 'Call Ravi Kumar' })).toBeVisible();
    expect(shown.queryByText(/can't call/)).not.toBeInTheDocument();
  });
});
