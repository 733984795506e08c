import { beforeEach, describe, expect, it } from '@jest/globals';
import { REWARD_RUPEES } from '@nukkad/contract/limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';

async function open(path: string) {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: /^(Simple pricing|Choose your plan)$/ });
  const main = within(screen.getByRole('main'));
  /** Each plan's name with its price. */
  const prices = () =>
    main
      .getAllByRole('heading', { level: 2 })
      .map((heading) => [heading, heading.closest('li')] as const)
      .filter(([, card]) => card)
      .map(([heading, card]) => [heading.textContent, card?.querySelector('p')?.textContent]);
  return { ...app, main, prices };
}

beforeEach(() => void fakeServer());

describe('/pricing', () => {
  it('shows four plans by the month, and by the year when asked', async () => {
    const { user, main, prices } = await open('/pricing');
    expect(prices()).toEqual([
      ['Free', '$0 per month'],
      ['Startup', '$40 per month'],
      ['Company', '$60 per month'],
      ['Enterprise', 'Custom '],
    ]);
    expect(main.getByText('5 job requests per month')).toBeVisible();
    expect(main.getByRole('button', { name: 'Monthly' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(main.getByRole('button', { name: 'Yearly (Save 17%)' }));
    await waitFor(() => expect(prices()[1]).toEqual(['Startup', '$400 per year']));
    expect(prices()).toEqual([
      ['Free', '$0 per year'],
      ['Startup', '$400 per year'],
      ['Company', '$600 per year'],
      ['Enterprise', 'Custom '],
    ]);
  });

  it('retains the chosen period when its button is pressed again', async () => {
    const { user, main } = await open('/pricing');
    await user.click(main.getByRole('button', { name: 'Monthly' }));
    expect(main.getByRole('button', { name: 'Monthly' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('states in its answers the reward of the rule, and that seekers never pay', async () => {
    const { main } = await open('/pricing');
    expect(
      main.getByText(
        `You get ₹${REWARD_RUPEES} for each friend who registers with your link and verifies their phone number, and their email if they gave one.`,
      ),
    ).toBeInTheDocument();
    expect(main.getByText('Looking for work is always free on Nukkad.')).toBeVisible();
  });

  it('lists nine things for enterprises and answers questions', async () => {
    const { user, main } = await open('/pricing');
    const section = main.getByRole('heading', { name: 'What enterprises get' }).parentElement as HTMLElement;
    expect(within(section).getAllByRole('listitem')).toHaveLength(9);
    const answer = main.getByText(/Every paid plan starts with 14 free days/);
    expect(answer).not.toBeVisible();
    await user.click(main.getByText('How does the free trial work?'));
    expect(answer).toBeVisible();
  });
});

describe.each([
  ['/pricing', 'Yearly (Save 17%)', ['Startup', '$400 per year'], ['Startup', '$40 per month']],
  ['/plans', 'Annual (Save 20%)', ['Professional', '$278.40 per year'], ['Professional', '$29 per month']],
])('the address of %s', (path, year, yearly, monthly) => {
  it('names the year once it is chosen, and Back leads to the month', async () => {
    const { user, main, prices, router } = await open(path);
    await user.click(main.getByRole('button', { name: year }));
    await waitFor(() => expect(prices()[1]).toEqual(yearly));
    expect(router.state.location.search).toBe('?period=yearly');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(prices()[1]).toEqual(monthly));
    expect(router.state.location).toMatchObject({ pathname: path, search: '' });
  });

  it('shows the year by a shared link; choosing the month removes it', async () => {
    const { user, main, prices, router } = await open(`${path}?period=yearly`);
    expect(prices()[1]).toEqual(yearly);
    await user.click(main.getByRole('button', { name: 'Monthly' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('shows the month when it names a period that does not exist', async () => {
    const { prices } = await open(`${path}?period=weekly`);
    expect(prices()[1]).toEqual(monthly);
  });
});

describe('/plans', () => {
  it('shows three plans; a year saves 20 %', async () => {
    const { user, main, prices } = await open('/plans');
    expect(prices()).toEqual([
      ['Free', '$0 per month'],
      ['Professional', '$29 per month'],
      ['Enterprise', '$99 per month'],
    ]);
    expect(main.getByText('3 job applications per month')).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Annual (Save 20%)' }));
    await waitFor(() => expect(prices()[1]).toEqual(['Professional', '$278.40 per year']));
    expect(prices()).toEqual([
      ['Free', '$0 per year'],
      ['Professional', '$278.40 per year'],
      ['Enterprise', '$950.40 per year'],
    ]);
  });

  it('compares them in words, not by pictures alone', async () => {
    const { main } = await open('/plans');
    const row = main.getByRole('row', { name: /Posting instant jobs/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => within(cell).getByRole('img').textContent),
    ).toEqual(['no', 'yes', 'yes']);
    const applications = main.getByRole('row', { name: 'Job applications 3 per month Unlimited Unlimited' });
    expect(applications.nextElementSibling).toHaveTextContent('Looking for work is always free on Nukkad.');
  });
});
