import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, conflict, fakeServer } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { renderApp } from '../../../test/render-app';

const ID = 'b0000000-0000-4000-8000-000000000001';
const STAFF = { id: 'b0000000-0000-4000-8000-000000000002', name: 'Meena Iyer' };
const NOW = new Date().toISOString();
const summary = {
  ...{ id: ID, reference: 'NK-7F3K-Q2MX', kind: 'support', status: 'new', firstName: 'Asha', lastName: 'Rao' },
  ...{ email: 'asha@example.com', city: 'Bengaluru', createdAt: NOW, dueAt: NOW, isOverdue: true, assignee: null },
  ...{ hasAttachment: true, origin: 'form', unmatchedReference: null as string | null },
  ...{ daysLeft: null as number | null, isAcknowledgedLate: false },
};
const request = {
  ...summary,
  ...{
    message: 'I cannot sign in.',
    userId: null as string | null,
    language: 'en',
    answeredBy: 'email',
    acknowledgedAt: null,
    answeredAt: null,
  },
  ...{
    attachment: { name: 'screen.png', bytes: 2048, scan: 'clean' },
    mail: null as object | null,
    entries: [] as object[],
    version: 1,
  },
};
const answered = {
  ...request,
  ...{
    version: 2,
    entries: [
      { id: STAFF.id, author: 'staff', staffName: 'Arun Das', text: 'Use a code.', createdAt: NOW, mail: null },
    ],
  },
};

function open(address: string, answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    'GET /api/auth/user': () => anEmployer({ staffRole: 'support' }),
    'GET /api/admin/support-requests': () => [{ ...summary, excerpt: 'I cannot sign in.' }],
    'GET /api/admin/staff': () => [STAFF],
    [`GET /api/admin/support-requests/${ID}`]: () => request,
    ...answers,
  });
  return { ...renderApp(address), server };
}
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Asha Rao' }));

describe('the support desk', () => {
  it('shows new requests with overdue ones marked, and opens one at an address of its own', async () => {
    const { user, server } = open('/admin');
    expect(server.of('GET /api/admin/support-requests')).toEqual([]);
    const row = await screen.findByRole('link', { name: /Asha Rao/ });
    expect(row).toHaveTextContent('Overdue');
    expect(server.of('GET /api/admin/support-requests')[0]?.query.get('status')).toBe('new');
    await user.click(row);
    const opened = await sheet();
    expect(await opened.findByText('asha@example.com')).toBeVisible();
    expect(opened.getByRole('link', { name: 'screen.png (2 KB)' })).toHaveAttribute(
      'href',
      `/api/admin/support-requests/${ID}/attachment`,
    );
  });

  it('marks an order with its deadline, and lists the requests of one kind', async () => {
    const order = { ...summary, kind: 'order', isOverdue: false };
    const { user, server } = open('/admin', {
      'GET /api/admin/support-requests': () => [{ ...order, excerpt: 'Remove this.' }],
    });
    expect(await screen.findByRole('link', { name: /Asha Rao/ })).toHaveTextContent(/OrderAct by /);
    await user.click(screen.getByRole('link', { name: 'Order' }));
    await waitFor(() => expect(server.of('GET /api/admin/support-requests').at(-1)?.query.get('kind')).toBe('order'));
  });

  it('changes the kind of a request', async () => {
    const { user, server } = open(`/admin?request=${ID}`, {
      [`PATCH /api/admin/support-requests/${ID}`]: () => ({ ...request, kind: 'grievance', daysLeft: 7, version: 2 }),
    });
    await user.selectOptions(await (await sheet()).findByRole('combobox', { name: 'Kind' }), 'grievance');
    await waitFor(() =>
      expect(server.of(`PATCH /api/admin/support-requests/${ID}`)[0]?.body).toEqual({ kind: 'grievance', version: 1 }),
    );
  });

  it('states where the answer to an account without name and e-mail address is sent', async () => {
    const phoneOnly = { firstName: '', lastName: '', email: '', city: '', userId: STAFF.id };
    open(`/admin?request=${ID}`, {
      [`GET /api/admin/support-requests/${ID}`]: () => ({ ...request, ...phoneOnly, answeredBy: 'text' }),
    });
    const opened = within(await screen.findByRole('dialog', { name: 'No name given' }));
    expect(await opened.findByText('None: the answer goes to the account')).toBeVisible();
    expect(opened.getByText('The person reads it in their account and gets an SMS with a link.')).toBeVisible();
  });

  it('shows the content of a mail, doubts about its sender, and omitted parts', async () => {
    const mail = {
      ...{ isAutomatic: true, isSenderDoubtful: true, isCut: true, leftOut: ['run.exe'] },
      files: [
        { id: ID, name: 'bill.pdf', bytes: 2048, isWholeMail: false, scan: 'off' },
        { id: STAFF.id, name: 'mail.eml', bytes: 4096, isWholeMail: true, scan: 'clean' },
      ],
    };
    const byMail = { ...summary, origin: 'mail', unmatchedReference: 'NK-AAAA-BBBB' };
    const { user } = open('/admin', {
      'GET /api/admin/support-requests': () => [{ ...byMail, excerpt: '' }],
      [`GET /api/admin/support-requests/${ID}`]: () => ({ ...request, ...byMail, email: '', mail }),
    });
    const row = await screen.findByRole('link', { name: /Asha Rao/ });
    expect(row).toHaveTextContent('By email');
    expect(row).toHaveTextContent("Reference doesn't match");
    await user.click(row);
    const opened = await sheet();
    expect(await opened.findByRole('alert')).toHaveTextContent('This email names NK-AAAA-BBBB');
    expect(opened.getByText('The sender may be false. Do not trust the name or the address.')).toBeVisible();
    expect(opened.getByText('None, so no answer can be sent')).toBeVisible();
    expect(opened.getByText('Sent automatically')).toBeVisible();
    expect(opened.getByText('Files that we do not take: run.exe')).toBeVisible();
    const files = `/api/admin/support-requests/${ID}/mail-files`;
    expect(opened.getByRole('link', { name: 'bill.pdf (2 KB)' })).toHaveAttribute('href', `${files}/${ID}`);
    expect(opened.getByRole('link', { name: 'Whole email as it came' })).toHaveAttribute(
      'href',
      `${files}/${STAFF.id}`,
    );
  });

  it.each([
    ['infected', "Contains a virus. You can't download it.", false],
    ['waiting', 'Not scanned yet. You can download it after that.', false],
    ['off', 'Not checked for viruses: no scanner is set up.', true],
  ])('marks a file as %s, and offers it only if it is safe or no scanner is set up', async (scan, said, isOffered) => {
    open(`/admin?request=${ID}`, {
      [`GET /api/admin/support-requests/${ID}`]: () => ({ ...request, attachment: { ...request.attachment, scan } }),
    });
    const opened = await sheet();
    expect(await opened.findByText(said)).toBeVisible();
    expect(opened.queryAllByRole('link', { name: /screen.png/ })).toHaveLength(isOffered ? 1 : 0);
  });

  it('shows the remaining days to answer a grievance, and a late confirmation', async () => {
    const grievance = { ...summary, kind: 'grievance', isOverdue: false, daysLeft: 1, isAcknowledgedLate: true };
    const { user } = open('/admin', {
      'GET /api/admin/support-requests': () => [{ ...grievance, excerpt: '' }],
      [`GET /api/admin/support-requests/${ID}`]: () => ({ ...request, ...grievance }),
    });
    const row = await screen.findByRole('link', { name: /Asha Rao/ });
    expect(row).toHaveTextContent('1 day left');
    expect(row).toHaveTextContent('Confirmed late');
    await user.click(row);
    const opened = await sheet();
    expect(await opened.findByText(/· 1 day left$/)).toBeVisible();
    expect(opened.getByText('Not yet (later than 24 hours)')).toBeVisible();
  });

  it('searches requests of all chosen statuses for words', async () => {
    const { user, server } = open('/admin?status=all');
    await user.type(await screen.findByRole('textbox', { name: /^Search/ }), 'ravi{Enter}');
    await waitFor(() => {
      const last = server.of('GET /api/admin/support-requests').at(-1)?.query;
      expect([last?.get('search'), last?.get('status')]).toEqual(['ravi', null]);
    });
  });

  it('sends an answer with the displayed version', async () => {
    const { user, server } = open(`/admin?request=${ID}`, {
      [`POST /api/admin/support-requests/${ID}/replies`]: () => answered,
    });
    const opened = await sheet();
    await user.type(await opened.findByRole('textbox', { name: 'Your answer' }), 'Use a code.');
    await user.click(opened.getByRole('button', { name: 'Send answer' }));
    await waitFor(() =>
      expect(server.of(`POST /api/admin/support-requests/${ID}/replies`).map(({ body }) => body)).toEqual([
        { text: 'Use a code.', status: 'waiting', version: 1 },
      ]),
    );
    await waitFor(() => expect(opened.getByRole('textbox', { name: 'Your answer' })).toHaveValue(''));
  });

  it("shows the answer of a faster member of staff before the user's own is sent, and retains the typed text", async () => {
    let current: object = request;
    const { user } = open(`/admin?request=${ID}`, {
      [`GET /api/admin/support-requests/${ID}`]: () => current,
      [`POST /api/admin/support-requests/${ID}/replies`]: () => {
        current = answered;
        return conflict('Someone else changed this request while you were writing.', answered);
      },
    });
    const opened = await sheet();
    await user.type(await opened.findByRole('textbox', { name: 'Your answer' }), 'Try again.');
    await user.click(opened.getByRole('button', { name: 'Send answer' }));
    expect(await opened.findByText('Use a code.')).toBeVisible();
    expect(opened.getByRole('alert')).toHaveTextContent('Someone else changed this request while you were writing');
    expect(opened.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Try again.');
  });

  it('assigns a request to a member of staff and marks it as solved', async () => {
    const { user, server } = open(`/admin?request=${ID}`, {
      [`PATCH /api/admin/support-requests/${ID}`]: () => ({ ...request, assignee: STAFF, version: 2 }),
    });
    const opened = await sheet();
    await user.selectOptions(await opened.findByRole('combobox', { name: 'Given to' }), 'Meena Iyer');
    await user.click(opened.getByRole('button', { name: 'Mark as solved' }));
    await waitFor(() =>
      expect(server.of(`PATCH /api/admin/support-requests/${ID}`).map(({ body }) => body)).toEqual([
        { assignee: STAFF.id, version: 1 },
        { status: 'solved', version: 1 },
      ]),
    );
  });
});
