import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anOwnJob } from '../../../test/hiring';
import { openJob } from './testing/open-job';

describe('the poster of a job', () => {
  it('shows the work, the pay and the company, with the code of its public page, and is printed', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    const job = anOwnJob({ title: 'South Indian cook', location: 'Jayanagar, Bengaluru' });
    const { user, router } = await openJob(job);
    await user.click(screen.getByRole('button', { name: 'Poster' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Poster for your shop' }));
    expect(router.state.location.search).toBe('?poster=1');
    expect(sheet.getByText('South Indian cook')).toBeVisible();
    expect(sheet.getByText(/₹120\u2060–\u2060150/)).toBeVisible();
    expect(sheet.getByText(/^Udupi Upahara\s*Jayanagar, Bengaluru$/)).toBeVisible();
    expect(sheet.getByText(`${window.location.origin}/jobs/${job.id}`)).toBeVisible();
    expect(await sheet.findByRole('img', { name: 'Code for this job' })).toBeVisible();
    const picture = sheet.getByRole('link', { name: 'Save as a picture' });
    expect(picture).toHaveAttribute('href', `/pictures/jobs/${job.id}.png?lang=en`);
    expect(picture).toHaveAttribute('download');
    await user.click(sheet.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('.poster-paper')).toBeNull());
  });

  it('is not offered for a job that is not public', async () => {
    await openJob(anOwnJob({ status: 'paused', isActive: false }));
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Poster' })).not.toBeInTheDocument();
  });
});
