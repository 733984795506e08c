import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../../test/fake-server';
import { instantAnswers } from '../../../../../test/instant-jobs';
import { renderApp } from '../../../../../test/render-app';

export const POSTED = { id: '40000000-0000-4000-8000-000000000001', workersFound: 24, notificationsSent: 10 };

/** Opens the instant form on its tab, by default for an employer without jobs. */
export async function openInstantForm(answers: Record<string, Answer> = {}, path = '/instant-requests?tab=post') {
  const server = fakeServer({
    ...instantAnswers(),
    'POST /api/instant-jobs': () => Response.json(POSTED, { status: 201 }),
    ...answers,
  });
  const app = renderApp(path);
  const form = within(await screen.findByRole('form', { name: 'Request Instant Hire' }));
  const type = (label: string, value: string) => fireEvent.input(form.getByLabelText(label), { target: { value } });
  const choose = (name: string) => app.user.click(form.getByRole('radio', { name }));
  const press = (name: string) => app.user.click(form.getByRole('button', { name }));
  const next = () => press('Next');
  /** Fills in a free title and the category, and opens the step of the time. */
  const fillWork = async (title = 'Waiter for this evening', category = 'Food Service') => {
    type('Job title', title);
    await choose(category);
    await next();
    await form.findByRole('radiogroup', { name: 'When do you need someone?' });
  };
  /** Moves from the step of the time to place and pay. */
  const toPlace = async () => {
    await next();
    await form.findByLabelText('Location');
  };
  /** Fills in the required fields; ends at the last step. */
  const fill = async (location = 'Koramangala, Bengaluru') => {
    await fillWork();
    await toPlace();
    type('Location', location);
  };
  const openMore = () => press('More');
  const submit = () => press('Post Instant Job');
  const posted = () => server.of('POST /api/instant-jobs')[0]?.body;
  return { ...app, server, form, type, choose, press, next, fillWork, toPlace, fill, openMore, submit, posted };
}

/** Waits for a toast with this title. */
export async function toastSaying(title: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
}
