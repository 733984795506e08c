import { describe, expect, it, jest } from '@jest/globals';
import type { Rewards } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';

const LINK = 'https://nukkad.test/signup?ref=ABCD2345';
const REWARDS: Rewards = {
  code: 'ABCD2345',
  link: LINK,
  rewardPerPerson: 100,
  earned: 125_000,
  joined: 1300,
  counted: 1250,
  sums: { checking: '0', review: '0', ready: '0', under_way: '0', paid: '0', refused: '0' },
  accountDays: 7,
  invited: [
    { name: 'Asha R.', joinedAt: '2026-01-05T04:30:00.000Z', status: 'counts', step: null, why: null },
    { name: 'Ravi', joinedAt: '2026-01-04T04:30:00.000Z', status: 'known_phone', step: null, why: null },
    { name: '', joinedAt: '2026-01-03T04:30:00.000Z', status: 'waiting', step: null, why: null },
  ],
};

async function open(answer: Answer = () => REWARDS) {
  const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), 'GET /api/rewards': answer });
  const app = renderApp('/?section=rewards');
  await screen.findByRole('heading', { level: 1, name: 'Rewards' });
  return { ...app, server };
}

describe('the rewards', () => {
  it('show the earnings, the joined users, and the rules', async () => {
    await open();
    expect(await screen.findByText('₹1,25,000')).toBeVisible();
    expect(screen.getByText('1,300 joined with your link. You earned a reward for 1,250')).toBeVisible();
    const people = within(screen.getByRole('region', { name: 'Friends who joined' })).getAllByRole('listitem');
    expect(people.map((person) => person.textContent)).toEqual([
      expect.stringMatching(/^Asha R\.Joined: 5 January.*Reward earned$/),
      expect.stringMatching(/^RaviJoined: 4 January.*Number already used$/),
      expect.stringMatching(/^No name yetJoined: 3 January.*Not verified yet$/),
    ]);
    expect(screen.getByText('These are the newest 3.')).toBeVisible();
    expect(screen.getByText(/You earn when they sign up with it and verify their phone number/)).toBeVisible();
    expect(screen.getByText('Then you earn ₹100, once for each friend.')).toBeVisible();
    expect(screen.getByText('you invite yourself with a second account,')).toBeVisible();
  });

  it('give the link and the code, to copy and to send on', async () => {
    const { user } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByLabelText('Your link')).toHaveValue(LINK);
    expect(screen.getByText('ABCD2345')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(write).toHaveBeenCalledWith(LINK);
    const address = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    expect(new URL(address).searchParams.get('text')).toBe(
      `Find work near you on Nukkad. Sign up with my link: ${LINK}`,
    );
  });

  it('select the link if the device blocks copying by pages', async () => {
    const { user } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link is selected. Press and hold it to copy.')).toBeVisible();
    const field = screen.getByLabelText<HTMLInputElement>('Your link');
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(LINK.length);
  });

  it('share by the ways of the device, where it has any', async () => {
    const share = jest.fn((_data: ShareData) => Promise.reject(new Error('closed')));
    Object.assign(navigator, { share });
    try {
      const { user } = await open();
      await user.click(await screen.findByRole('button', { name: 'Share' }));
      expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK }));
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('show how to start if no user has joined', async () => {
    await open(() => ({ ...REWARDS, earned: 0, joined: 0, counted: 0, invited: [] }));
    expect(await screen.findByText('Nobody yet')).toBeVisible();
    expect(screen.getByText('₹0')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  it('show a failure to load, and retry', async () => {
    const { user, server } = await open(() => problem(500, 'Oops'));
    expect(await screen.findByText('Your rewards did not load')).toBeVisible();
    server.answer('GET /api/rewards', () => REWARDS);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('₹1,25,000')).toBeVisible();
  });

  it('are worded in Kannada', async () => {
    await i18n.changeLanguage('kn');
    fakeServer({ 'GET /api/auth/user': () => aSeeker(), 'GET /api/rewards': () => REWARDS });
    renderApp('/?section=rewards');
    await waitFor(() => expect(screen.getByText('ಒಬ್ಬ ಸ್ನೇಹಿತರು ಸೇರಿದರೆ ನಿಮಗೆ ₹100')).toBeVisible());
    expect(screen.getByText(/ವೆರಿಫೈ ಮಾಡಿದರೆ ಬಹುಮಾನ ನಿಮಗೆ/)).toBeVisible();
  });
});
