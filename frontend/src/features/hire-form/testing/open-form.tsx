import { expect } from '@jest/globals';
import type { Place } from '@nukkad/api-client/generated/api.gen';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../test/fake-server';
import { aHireHint, anOwnJob, employerAnswers } from '../../../../test/hiring';
import { renderApp } from '../../../../test/render-app';

export const KORAMANGALA: Place = {
  id: '20000000-0000-4000-8000-000000000001',
  name: 'Koramangala',
  kind: 'locality',
  city: 'Bengaluru',
  state: 'Karnataka',
  latitude: 12.9352,
  longitude: 77.6245,
};
/** Values of the required fields, by label. */
export const FILLED = {
  'Job title': 'Waiter for the evening',
  Company: 'Udupi Upahara',
  Description: 'Serve ten tables.',
  'Job type': 'part_time',
  Category: 'food_service',
  Location: 'Koramangala',
};

/** Opens the hire form for an employer without jobs; the fake server knows one place. */
export async function openForm(answers: Record<string, Answer> = {}, path = '/employer') {
  // jsdom has no scrolling
  Element.prototype.scrollIntoView = () => undefined;
  const server = fakeServer({
    ...employerAnswers(),
    'GET /api/places': () => [KORAMANGALA],
    'GET /api/places/nearest': () => KORAMANGALA,
    'GET /api/hire-hint': () => aHireHint({ seekers: '10_to_24' }),
    'POST /api/jobs': () => Response.json(anOwnJob(), { status: 201 }),
    ...answers,
  });
  const app = renderApp(path);
  const form = within(await screen.findByRole('form', { name: 'Request Your Next Hire' }));
  const fill = (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) {
      const field = form.getByLabelText(label);
      fireEvent[field instanceof HTMLSelectElement ? 'change' : 'input'](field, { target: { value } });
    }
  };
  const submit = () => app.user.click(form.getByRole('button', { name: 'Submit Hire Request' }));
  const posted = () => server.of('POST /api/jobs')[0]?.body;
  return { ...app, server, form, fill, submit, posted };
}

/** Waits for a toast with this title. */
export async function toast(title: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
}
