import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../../test/fake-server';
import { broadcast, forJob, job, openRequests as open } from './testing/open-requests';

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe.each([
  ['confirm', 'Confirm Asha Rao', 'Interview with Asha Rao'],
  ['decline', 'Decline Asha Rao', 'Decline Asha Rao?'],
])('the sheet that answers an interview request: %s', (name, button, title) => {
  const byLink = `?interview=${forJob.id}&sheet=${name}`;

  it('is in the address, and Back closes it', async () => {
    const { user, router } = await open([forJob]);
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('dialog', { name: title });
    expect(router.state.location.search).toBe(byLink);
    await act(() => router.navigate(-1));
    await closed();
    expect(router.state.location).toMatchObject({ pathname: '/employer', search: '' });
  });

  it('opens from a shared address, and is closed without leaving the page', async () => {
    const { user, router } = await open([forJob], {}, byLink);
    const sheet = within(await screen.findByRole('dialog', { name: title }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await closed();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/employer', search: '' }));
  });

  it.each([
    ['was answered meanwhile', [{ ...forJob, status: 'declined' as const }]],
    ['another employer has accepted', [{ ...forJob, taken: true }]],
    ['is not there any more', []],
  ])('does not open for a request that %s, and leaves the address', async (_what, requests) => {
    const { router, block } = await open(requests, {}, byLink);
    expect(await block.findByText('No requests right now')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the sheet that confirms an interview, opened from a shared address,', () => {
  it('begins with the place of the job, whenever that comes', async () => {
    await open([forJob], {}, `?interview=${forJob.id}&sheet=confirm`);
    const sheet = within(await screen.findByRole('dialog', { name: 'Interview with Asha Rao' }));
    expect(sheet.getByLabelText('Where')).toHaveValue(job.location);
  });

  it('begins with an empty place when the job does not load', async () => {
    const answers = { [`GET /api/my-jobs/${job.id}`]: () => problem(500, 'Broken') };
    await open([forJob], answers, `?interview=${forJob.id}&sheet=confirm`);
    const sheet = within(await screen.findByRole('dialog', { name: 'Interview with Asha Rao' }));
    expect(sheet.getByLabelText('Where')).toHaveValue('');
  });

  it('begins with one’s own number for a call', async () => {
    await open([broadcast], {}, `?interview=${broadcast.id}&sheet=confirm`);
    const sheet = within(await screen.findByRole('dialog', { name: 'Interview with Imran Khan' }));
    expect(sheet.getByLabelText('Phone number')).toHaveValue('+919000000002');
  });
});
