import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../test/fake-server';
import { instantAnswers } from '../../../../test/instant-jobs';
import { renderApp } from '../../../../test/render-app';

export const POSTED = { id: '40000000-0000-4000-8000-000000000001', workersFound: 24, notificationsSent: 10 };

/** The instant form on its tab, for an employer without jobs unless told otherwise. */
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
  /** Says what work it is in own words, and goes on to when. */
  const fillWork = async (title = 'Waiter for this evening', category = 'Food Service') => {
    type('Job title', title);
    await choose(category);
    await next();
    await form.findByRole('radiogroup', { name: 'When do you need someone?' });
  };
  /** Goes from when to place and pay. */
  const toPlace = async () => {
    await next();
    await form.findByLabelText('Location');
  };
  /** Fills in what has to be filled in, and is at the last step then. */
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

/** The toast, once it says this. */
export async function toastSaying(title: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
}
