import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, outage, problem } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';

const CALL = 'POST /api/upi-reports';
const TOKEN = 'A'.repeat(44);
const open = (answers: Parameters<typeof fakeServer>[0] = {}, path = `link#${TOKEN}`) => {
  const server = fakeServer(answers);
  return { ...renderApp(`/upi-report/${path}`), server };
};
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'It was not me' }));

describe('the page behind "It was not me"', () => {
  it('changes nothing until its button is pressed, then names the request', async () => {
    const page = open({ [CALL]: () => ({ reference: 'NK-7F3K-Q2MX' }) });
    await screen.findByRole('heading', { name: 'Was it not you?' });
    expect(page.server.of(CALL)).toEqual([]);
    await press(page);
    expect(await screen.findByRole('heading', { name: 'Your previous UPI ID is back' })).toBeVisible();
    expect(screen.getByText(/NK-7F3K-Q2MX/)).toBeVisible();
    expect(page.server.of(CALL).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  });

  it('reads the token of an earlier link from its path', async () => {
    const page = open({ [CALL]: () => ({ reference: 'NK-7F3K-Q2MX' }) }, TOKEN);
    await press(page);
    expect(await screen.findByText(/NK-7F3K-Q2MX/)).toBeVisible();
    expect(page.server.of(CALL).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  });

  it('offers another way when the link is too old', async () => {
    await press(open({ [CALL]: () => problem(404, 'not-found') }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });

  it('offers another way when the address was cut, without a call', async () => {
    const { server } = open({}, `link#${TOKEN.slice(1)}`);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(server.of(CALL)).toEqual([]);
  });

  it('can be sent again after a failure', async () => {
    const page = open({ [CALL]: outage });
    await press(page);
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    page.server.answer(CALL, () => ({ reference: 'NK-7F3K-Q2MX' }));
    await press(page);
    expect(await screen.findByText(/NK-7F3K-Q2MX/)).toBeVisible();
  });
});
