import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, fakeServer } from './fake-server';
import { renderApp } from './render-app';

/** Answers of a server that accepts every step of a sign-up. */
export const ACCEPTED_SIGN_UP: Record<string, Answer> = {
  'POST /api/auth/signup': () => Response.json({ accepted: true }, { status: 201 }),
  'POST /api/auth/send-email-verification': () => ({ accepted: true }),
  'POST /api/auth/send-phone-verification': () => ({ accepted: true }),
  'POST /api/auth/verify-email': () => ({ verified: true }),
  'POST /api/auth/verify-phone': () => ({ verified: true }),
};

/** Valid input of the form, by label. */
export const ASHA = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Email Address': 'asha@example.com',
  'Phone Number': '+91 98765 43210',
  Password: 'kitaab-ghar',
  'Confirm Password': 'kitaab-ghar',
};

/** Opens the sign-up page; `answers` replace those of the accepting server. */
export async function openSignUp(answers: Record<string, Answer> = {}, path = '/signup') {
  const server = fakeServer({ ...ACCEPTED_SIGN_UP, ...answers });
  const app = renderApp(path);
  await screen.findByRole('heading', { name: 'Create your account' });
  const fill = (fields: Partial<typeof ASHA>) => {
    for (const [label, value] of Object.entries(fields)) {
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    }
  };
  const submit = () => app.user.click(screen.getByRole('button', { name: 'Create Account' }));
  return { ...app, server, fill, submit };
}

/** Waits for a toast with this title, and returns it. */
export async function findToast(title: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
}
