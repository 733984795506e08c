import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { anAiJob } from '../../../test/jobs';
import { makeWrapper } from '../../../test/render-app';
import { i18n, loadTexts } from '../../shared/i18n/i18n';
import { overlayHistory } from '../../shared/overlay/overlay-history';
import { ReportJob } from './components/ReportJob';

const job = anAiJob({ title: 'Night waiter', occupation: { hi: 'वेटर' }, place: { hi: 'जयनगर' } });
const CALL = `POST /api/jobs/${job.id}/report`;

async function open(answer: Answer) {
  const server = fakeServer({ [CALL]: answer });
  await loadTexts('job', 'shared');
  const router = createMemoryRouter([{ path: '/', element: <ReportJob job={job} /> }]);
  overlayHistory.attachRouter(router);
  render(<RouterProvider router={router} />, { wrapper: makeWrapper() });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Report this job' }));
  await screen.findByRole('dialog', { name: 'Report this job' });
  return { server, user, router };
}

describe('reporting a job', () => {
  beforeEach(() => i18n.changeLanguage('en'));

  it('sends the chosen reason and the typed text, and thanks the user', async () => {
    const { server, user, router } = await open(() => undefined);
    expect(router.state.location.search).toBe(`?sheet=report&job=${job.id}`);
    expect(screen.getByRole('button', { name: 'Send the report' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Not safe' }));
    await user.type(screen.getByLabelText('Tell us more (optional)'), 'At night.');
    await user.click(screen.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByTestId('toast')).toHaveTextContent('Our team has your report.');
    expect(server.of(CALL).map(({ body }) => body)).toEqual([{ reason: 'unsafe', text: 'At night.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('names the job as its employer wrote it, with the work and the place in the language of the page', async () => {
    await open(() => undefined);
    const dialog = screen.getByRole('dialog', { name: 'Report this job' });
    expect(dialog).toHaveTextContent('Night waiter');
    expect(dialog).not.toHaveTextContent('वेटर');
    await act(() => i18n.changeLanguage('hi'));
    expect(dialog).toHaveTextContent('Night waiterवेटर · जयनगर');
  });

  it('retains the typed text when the server refuses it', async () => {
    const { user } = await open(() => problem(503, 'Please try again in a moment.'));
    await user.click(screen.getByRole('button', { name: 'Something else' }));
    await user.type(screen.getByLabelText('Tell us more (optional)'), 'Odd.');
    await user.click(screen.getByRole('button', { name: 'Send the report' }));
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('The report was not sent'));
    expect(screen.getByLabelText('Tell us more (optional)')).toHaveValue('Odd.');
  });
});
