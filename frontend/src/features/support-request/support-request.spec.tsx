import { describe, expect, it } from '@jest/globals';
import type { OwnSupportRequest } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';

const REFERENCE = 'NK-7F3K-Q2MX';
const ENTRY_ID = 'b0000000-0000-4000-8000-000000000002';
const CALL = `GET /api/my-support-requests/${REFERENCE}`;
const WRITE = `POST /api/my-support-requests/${REFERENCE}/messages`;

const answered: OwnSupportRequest = {
  ...{ reference: REFERENCE, kind: 'grievance', status: 'waiting', message: 'I was not paid.', dueAt: null },
  ...{ createdAt: '2026-11-24T06:00:00Z', attachmentName: 'bill.pdf' },
  entries: [{ id: ENTRY_ID, author: 'staff', text: 'We wrote to the shop.', createdAt: '2026-11-25T06:00:00Z' }],
};
const me = { 'GET /api/auth/user': () => aSeeker({ email: null }) };

describe("the page of a user's support request", () => {
  it('shows the request with its answers, and sends a further message', async () => {
    const server = fakeServer({ ...me, [CALL]: () => answered, [WRITE]: () => ({ ...answered, status: 'open' }) });
    const { user } = renderApp(`/support/${REFERENCE}`);
    const thread = within(await screen.findByRole('list', { name: 'Messages' }));
    expect(thread.getByText('I was not paid.')).toBeVisible();
    expect(thread.getByText('We wrote to the shop.')).toBeVisible();
    expect(screen.getByText('Answered')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Write again' }), 'Still nothing.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(server.of(WRITE)[0]?.body).toEqual({ text: 'Still nothing.' }));
    expect(await screen.findByText('Sent to support')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Write again' })).toHaveValue('');
  });

  it('shows that the request is not in this account', async () => {
    fakeServer({ ...me, [CALL]: () => problem(404, 'Not found') });
    renderApp(`/support/${REFERENCE}`);
    expect(await screen.findByText('No request here')).toBeVisible();
  });
});
