import { expect } from '@jest/globals';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../../test/fake-server';
import { givenWork, instantAnswers } from '../../../../../test/instant-jobs';
import { renderApp } from '../../../../../test/render-app';

/** Returns the shown toast after it has this title. */
export const toast = async (title: string): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};

/** Opens work of an employer by its address; the fake server returns it with its changes. */
export async function openWork(changes: Partial<Engagement> = {}, answers: Record<string, Answer> = {}) {
  let work = givenWork(changes);
  const at = (call: string) => `${call === '' ? 'GET' : 'POST'} /api/engagements/${work.id}${call && `/${call}`}`;
  const server = fakeServer({ ...instantAnswers(), [at('')]: () => work, ...answers });
  const app = renderApp(`/instant-requests?tab=post&engagement=${work.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: work.other.name }));
  /** Sets the change that a call makes to the work. */
  const after = (call: string, result: Partial<Engagement>) =>
    server.answer(at(call), () => (work = { ...work, ...result }));
  return { ...app, server, sheet, at, after, bodies: (call: string) => server.of(at(call)).map(({ body }) => body) };
}
