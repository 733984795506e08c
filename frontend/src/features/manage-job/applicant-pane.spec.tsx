import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOwnJob, aReceivedApplication } from '../../../test/hiring';
import { setMedia } from '../../../test/media';
import { card, openJob } from './testing/open-job';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  setMedia((query) => query.includes('min-width'));
});
afterEach(() => setMedia(() => false));

const fresh = aReceivedApplication({ coverMessage: 'I live two streets away.' });
const ravi = aReceivedApplication({
  ...{ status: 'shortlisted', applicant: { ...fresh.applicant, firstName: 'Ravi', lastName: 'Das' } },
});
const job = anOwnJob({ applicationCount: 2 });
const open = (search = '') =>
  openJob(
    job,
    [fresh, ravi],
    { [`PATCH /api/applications/${fresh.id}`]: () => ({ ...fresh, status: 'viewed' }) },
    search,
  );
const pane = async (name: string) => within(await screen.findByRole('region', { name }));
const title = async (name: string) => (await card(name)).getByRole('button', { name: new RegExp(`^${name}`) });

describe('an applicant beside the list', () => {
  it('is chosen on the list, named by the address, marked as viewed, and replaced by another one', async () => {
    const { user, router, answersTo } = await open();
    await user.click(await title('Asha Rao'));
    const asha = await pane('Asha Rao');
    expect(await asha.findByRole('link', { name: /^Call / })).toBeVisible();
    expect(asha.getByRole('button', { name: 'Hire' })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(`?application=${fresh.id}`));
    expect(answersTo(fresh)).toEqual([{ status: 'viewed' }]);
    expect(await title('Asha Rao')).toHaveAttribute('aria-current', 'true');
    await user.click(await title('Ravi Das'));
    await pane('Ravi Das');
    expect(screen.queryByRole('region', { name: 'Asha Rao' })).not.toBeInTheDocument();
    expect(await title('Asha Rao')).toHaveAttribute('aria-current', 'false');
  });

  it('focuses the name when a key opens the card, and returns the focus with Escape', async () => {
    const { user, router } = await open();
    const asha = await title('Asha Rao');
    act(() => asha.focus());
    await user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Asha Rao' });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(asha).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Asha Rao' })).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('opens from the address, and its answer is requested in a sheet', async () => {
    const { user, router } = await open(`?application=${ravi.id}`);
    const shown = await pane('Ravi Das');
    await user.click(shown.getByRole('button', { name: 'Hire' }));
    await screen.findByRole('dialog', { name: 'Hire Ravi Das?' });
    // the first Escape closes only the sheet
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await pane('Ravi Das');
    expect(router.state.location.search).toBe(`?application=${ravi.id}`);
  });
});
