import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WHATSAPP_WORDING, type WhatsAppSettings } from '@nukkad/contract/messages/whatsapp';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, outage } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { makeWrapper } from '../../../test/render-app';
import { loadTexts } from '../../shared/i18n/i18n';
import { toastStore } from '../../shared/ui/toast/toast-store';
import { WhatsAppOffer } from './components/WhatsAppOffer';
import { WhatsAppSwitch } from './components/WhatsAppSwitch';

const ME = aSeeker();
const PHONE = '+919845012345';

describe('messages by WhatsApp', () => {
  beforeEach(() => loadTexts('whatsapp'));
  afterEach(() => localStorage.clear());

  /** A server that stores the choice, unless `answer` fails it. */
  function serve(state: WhatsAppSettings['state'], answer?: () => Response) {
    let known = state;
    const settings = () => ({ state: known, phone: known === 'no_phone' ? null : PHONE, chosenAt: null });
    const change = (next: WhatsAppSettings['state']) => () => {
      if (answer) return answer();
      known = next;
      return settings();
    };
    return fakeServer({
      'GET /api/auth/user': () => ME,
      'GET /api/whatsapp': settings,
      'PUT /api/whatsapp': change('chosen'),
      'DELETE /api/whatsapp': change('refused'),
    });
  }

  it('are chosen with the version of the words, and ended, by the switch', async () => {
    const server = serve('not_chosen');
    render(<WhatsAppSwitch />, { wrapper: makeWrapper() });
    const control = await screen.findByRole('switch', { name: 'Messages by WhatsApp' });
    expect(control).toHaveAccessibleDescription(expect.stringContaining(PHONE));
    await userEvent.click(control);
    await waitFor(() => expect(control).toBeChecked());
    expect(server.of('PUT /api/whatsapp').map(({ body }) => body)).toEqual([{ wording: WHATSAPP_WORDING }]);
    const told = () => toastStore.records().map(({ title }) => title);
    expect(told()).toContain('Your messages now also come by WhatsApp.');
    expect(told()).not.toContain('No more messages by WhatsApp.');
    await userEvent.click(control);
    await waitFor(() => expect(control).not.toBeChecked());
    await waitFor(() => expect(told()).toContain('No more messages by WhatsApp.'));
    toastStore.clear();
  });

  it.each([
    ['no_phone', /Confirm your phone number/, true],
    ['stopped', /You ended these messages in WhatsApp/, false],
  ] as const)('show why they are off with the state %s', async (state, words, isDisabled) => {
    serve(state);
    render(<WhatsAppSwitch />, { wrapper: makeWrapper() });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(isDisabled);
  });

  it('have no switch on a server without them', async () => {
    const server = serve('off');
    render(<WhatsAppSwitch />, { wrapper: makeWrapper() });
    await waitFor(() => expect(server.of('GET /api/whatsapp')).toHaveLength(1));
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('stay off when the call fails, and a toast says so', async () => {
    serve('not_chosen', outage);
    render(<WhatsAppSwitch />, { wrapper: makeWrapper() });
    const control = await screen.findByRole('switch');
    await userEvent.click(control);
    await waitFor(() => expect(toastStore.records()[0]).toMatchObject({ title: 'That did not work' }));
    expect(control).not.toBeChecked();
  });

  const offer = () => {
    const close = jest.fn();
    return { close, ...render(<WhatsAppOffer onClose={close} />, { wrapper: makeWrapper() }) };
  };

  it('are offered to an account that can choose them, and not by a key that was pressed for the page', async () => {
    const server = serve('not_chosen');
    const { close } = offer();
    const yes = await screen.findByRole('button', { name: 'Yes, by WhatsApp' });
    await userEvent.keyboard('{Enter}');
    expect(server.of('PUT /api/whatsapp')).toEqual([]);
    await userEvent.click(yes);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(server.of('PUT /api/whatsapp')).toHaveLength(1);
    toastStore.clear();
  });

  it('are refused at the server, which is not asked to offer them again', async () => {
    const server = serve('not_chosen');
    const { close } = offer();
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(close).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(server.of('DELETE /api/whatsapp')).toHaveLength(1));
    expect(toastStore.records()).toEqual([]);
  });

  it('remain offered when the call fails', async () => {
    serve('not_chosen', outage);
    const { close } = offer();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, by WhatsApp' }));
    await waitFor(() => expect(toastStore.records()[0]).toMatchObject({ title: 'That did not work' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    toastStore.clear();
  });

  it.each(['chosen', 'refused', 'stopped', 'no_phone', 'off'] as const)(
    'are not offered with the state %s',
    async (state) => {
      const server = serve(state);
      offer();
      await waitFor(() => expect(server.of('GET /api/whatsapp')).toHaveLength(1));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
