import { describe, expect, it } from '@jest/globals';
import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { GRIEVANCE_DECIDED_DAYS, ORDER_ACTED_HOURS } from '@nukkad/contract/support/support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem, refusedField } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';

const CALL = 'POST /api/support-request';
const OPEN = 'Chat with support';

async function openChat(answers: Record<string, Answer> = {}, firstField = 'First name') {
  const server = fakeServer(answers);
  const app = renderApp('/pricing');
  await app.user.click(await screen.findByRole('button', { name: OPEN }));
  const chat = within(await screen.findByRole('region', { name: OPEN }));
  await chat.findByRole('textbox', { name: firstField });
  return { ...app, server, chat };
}
type Chat = Awaited<ReturnType<typeof openChat>>;

async function fillIn({ user, chat }: Chat) {
  await user.type(chat.getByRole('textbox', { name: 'First name' }), 'Asha');
  await user.type(chat.getByRole('textbox', { name: 'Last name' }), 'Rao');
  await user.type(chat.getByRole('textbox', { name: 'Email' }), 'asha@example.com');
  await user.type(chat.getByRole('textbox', { name: 'City' }), 'Mysuru');
}

describe('the support chat', () => {
  it('opens and closes by the keyboard, and gives the focus to its first field and back', async () => {
    const { user, chat } = await openChat();
    expect(chat.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: OPEN })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: OPEN })).toHaveFocus();
  });

  it('sends the form with its file, shows a confirmation, and is empty and closed again', async () => {
    const page = await openChat({ [CALL]: () => ({ reference: 'NK-7F3K-Q2MX' }) });
    const { user, chat, server } = page;
    await fillIn(page);
    const file = new File([new Uint8Array(3000)], 'bill.pdf', { type: 'application/pdf' });
    await user.upload(chat.getByLabelText('Attachment (optional)'), file);
    expect(chat.getByText('bill.pdf (3 KB)')).toBeVisible();
    await user.click(chat.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Support Request Sent')).toBeInTheDocument();
    const [sent] = server.of(CALL);
    expect(sent?.body).toMatchObject({
      ...{ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', city: 'Mysuru', message: '' },
      attachment: expect.objectContaining({ name: 'bill.pdf' }) as unknown,
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: OPEN })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: OPEN }));
    const again = within(await screen.findByRole('region', { name: OPEN }));
    expect(again.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    expect(again.queryByText('bill.pdf (3 KB)')).not.toBeInTheDocument();
  });

  describe('of an account', () => {
    const open = (me: Partial<CurrentUser>, answers: Record<string, Answer> = {}) =>
      openChat({ 'GET /api/auth/user': () => aSeeker(me), ...answers }, 'Message');

    it.each<[string, Partial<CurrentUser>, string]>([
      ['an e-mail address', { email: 'asha@example.com' }, 'You get the answer here and by email at asha@example.com.'],
      [
        'a phone number alone',
        { email: null, phone: '+919845012345', phoneVerified: true, firstName: '', lastName: '', city: '' },
        'You get the answer here and an SMS to +91 98450 12345.',
      ],
      [
        'no verified number',
        { email: null, phone: null, phoneVerified: false },
        'You get the answer here, in your notifications.',
      ],
    ])('with %s requires only the message and states where the answer is sent', async (_what, me, hint) => {
      const { user, chat, server } = await open(me, { [CALL]: () => ({ reference: 'NK-7F3K-Q2MX' }) });
      expect(chat.getAllByRole('textbox')).toHaveLength(1);
      expect(chat.getByText(hint)).toBeVisible();
      await user.type(chat.getByRole('textbox', { name: 'Message' }), 'I was not paid.');
      await user.click(chat.getByRole('button', { name: 'Send message' }));
      expect(await screen.findByText('Support Request Sent')).toBeInTheDocument();
      expect(server.of(CALL)[0]?.body).toEqual({ message: 'I was not paid.', kind: 'support' });
    });

    it('requires a message if it sends no file', async () => {
      const { user, chat, server } = await open({});
      await user.click(chat.getByRole('button', { name: 'Send message' }));
      expect(await chat.findByText('Please fill in this field')).toBeVisible();
      expect(server.of(CALL)).toEqual([]);
    });
  });

  it.each([
    ['grievance', `decide within ${GRIEVANCE_DECIDED_DAYS} days`],
    ['order', `within ${ORDER_ACTED_HOURS} hours`],
  ])('sends a request of the kind %s, and states the date of its decision', async (kind, promise) => {
    const page = await openChat({ [CALL]: () => ({ reference: 'NK-7F3K-Q2MX' }) });
    await page.user.selectOptions(page.chat.getByRole('combobox', { name: 'What is it about?' }), kind);
    expect(page.chat.getByText(promise, { exact: false })).toBeVisible();
    await fillIn(page);
    await page.user.click(page.chat.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(page.server.of(CALL)[0]?.body).toMatchObject({ kind }));
  });

  it('shows missing input at its field, and sends nothing', async () => {
    const { user, chat, server } = await openChat();
    await user.type(chat.getByRole('textbox', { name: 'Email' }), 'asha@');
    await user.click(chat.getByRole('button', { name: 'Send message' }));
    expect(await chat.findAllByText('Please fill in this field')).toHaveLength(3);
    expect(chat.getByText('Please enter a valid email address')).toBeVisible();
    expect(server.of(CALL)).toEqual([]);
  });

  it.each([
    ['is too large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.pdf'), 'File too large'],
    ['is of another kind', new File(['x'], 'run.exe'), 'File not accepted'],
  ])('refuses a file that %s', async (_what, file, title) => {
    const { chat } = await openChat();
    // the picker of the browser offers other files as well
    fireEvent.change(chat.getByLabelText('Attachment (optional)'), { target: { files: [file] } });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(chat.getByRole('button', { name: 'Attach a file' })).toBeVisible();
  });

  it.each([
    ['without an ending', new File(['%PDF-1.4'], 'document_1000012345')],
    ['that is a copy', new File(['%PDF-1.4'], 'Resume.pdf (1)')],
    ['of an odd ending and a known type', new File(['%PDF-1.4'], 'Asha.Rao', { type: 'application/pdf' })],
  ])('accepts a file %s, and offers files by type and by extension', async (_what, file) => {
    const { chat } = await openChat();
    const picker = chat.getByLabelText<HTMLInputElement>('Attachment (optional)');
    expect(picker.accept.split(',')).toEqual(
      expect.arrayContaining(['application/pdf', '.pdf', 'image/jpeg', '.jpeg']),
    );
    fireEvent.change(picker, { target: { files: [file] } });
    expect(await chat.findByText(`${file.name} (1 KB)`)).toBeVisible();
  });

  it('retains the typed text when the call fails, and sends the next try with the same key', async () => {
    let times = 0;
    const page = await openChat({
      [CALL]: () => (++times === 1 ? problem(500, 'Broken') : { reference: 'NK-7F3K-Q2MX' }),
    });
    const { user, chat, server } = page;
    await fillIn(page);
    await user.click(chat.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Failed to send support request. Please try again.')).toBeInTheDocument();
    expect(chat.getByRole('textbox', { name: 'City' })).toHaveValue('Mysuru');
    await user.click(chat.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(server.of(CALL)).toHaveLength(2));
    const keys = new Set(server.of(CALL).map(({ headers }) => headers.get('idempotency-key')));
    expect(keys.size).toBe(1);
  });

  it("shows the server's error at the file", async () => {
    const page = await openChat({ [CALL]: () => refusedField('attachment', 'This file is not what its name says.') });
    await fillIn(page);
    await page.user.click(page.chat.getByRole('button', { name: 'Send message' }));
    expect(await page.chat.findByText('This file is not what its name says.')).toBeVisible();
  });
});
