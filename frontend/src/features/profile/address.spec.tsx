import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { openMenu } from './testing/open-menu';

const PAGE = '/?section=salary';
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Your account' }));
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your account' })).not.toBeInTheDocument());

async function openPage(search = '') {
  fakeServer({ 'GET /api/auth/user': () => aSeeker({ role: 'both' }) });
  const app = renderApp(`${PAGE}${search}`);
  const opener = await screen.findByRole('button', { name: 'Your account', hidden: true });
  const { router } = app;
  return {
    ...app,
    opener,
    named: () => new URLSearchParams(router.state.location.search).get('account'),
    back: () => act(() => router.navigate(-1)),
  };
}

describe('the address of the profile menu', () => {
  it('names the menu and its panel, which Back closes one after the other', async () => {
    const { user, opener, named, back, router } = await openPage();
    await user.click(opener);
    const menu = await drawer();
    expect(named()).toBe('menu');
    await user.click(menu.getByRole('button', { name: 'Devices' }));
    expect(await menu.findByRole('heading', { name: 'Devices' })).toBeVisible();
    expect(named()).toBe('devices');
    await back();
    await waitFor(() => expect(menu.queryByRole('heading', { name: 'Devices' })).not.toBeInTheDocument());
    expect(named()).toBe('menu');
    await back();
    await closed();
    expect(router.state.location).toMatchObject({ pathname: '/', search: '?section=salary' });
  });

  it('names the panel that replaces another, and drops both together', async () => {
    const { user, opener, named, router } = await openPage();
    await user.click(opener);
    const menu = await drawer();
    await user.click(menu.getByRole('button', { name: 'Devices' }));
    await menu.findByRole('heading', { name: 'Devices' });
    await user.click(menu.getByRole('button', { name: 'Your data' }));
    expect(await menu.findByRole('heading', { name: 'Your data' })).toBeVisible();
    expect(named()).toBe('data');
    await user.click(document.querySelector('.MuiBackdrop-root') as Element);
    await closed();
    expect(router.state.location).toMatchObject({ pathname: '/', search: '?section=salary' });
  });

  it.each([
    ['settings', 'Profile Settings'],
    ['billing', 'Billing'],
    ['password', 'Change Password'],
    ['address', 'Address'],
    ['work', 'Work preferences'],
    ['notifications', 'Notifications'],
    ['devices', 'Devices'],
    ['data', 'Your data'],
  ])('opens a panel when it is shared: %s', async (name, title) => {
    const { menu } = await openMenu(aSeeker(), {}, name);
    expect(await menu.findByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  it('of a shared link leads from the panel to the menu, then to the page, and never off the site', async () => {
    const { named, back, router } = await openPage('&account=devices');
    const menu = await drawer();
    await menu.findByRole('heading', { name: 'Devices' });
    await waitFor(() => expect((router.state.location.state as { covers?: unknown[] } | null)?.covers).toHaveLength(2));
    await back();
    await waitFor(() => expect(named()).toBe('menu'));
    await waitFor(() => expect(menu.queryByRole('heading', { name: 'Devices' })).not.toBeInTheDocument());
    await back();
    await closed();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '?section=salary' }));
  });

  it('with a panel of the settings shows it as the open one of its list', async () => {
    const { menu } = await openMenu(aSeeker(), {}, 'billing');
    expect(await menu.findByRole('button', { name: 'Billing', current: true })).toBeVisible();
  });

  it.each([
    ['a panel that does not exist', aSeeker(), 'nonsense'],
    ['a panel that the account does not have', anEmployer(), 'work'],
  ])('shows the menu alone when it names %s', async (_what, account, name) => {
    const { menu } = await openMenu(account, {}, name);
    expect(await menu.findByRole('link', { name: 'Logout' })).toBeVisible();
    expect(menu.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });

  it.each(['Switch to hiring', 'Saved searches'])(
    'and that of its open panel are dropped by the link “%s”, so that Back leads to the page and not to the menu',
    async (link) => {
      const { user, opener, router, back, named } = await openPage();
      await user.click(opener);
      const menu = await drawer();
      await user.click(menu.getByRole('button', { name: 'Devices' }));
      expect(await menu.findByRole('heading', { name: 'Devices' })).toBeVisible();
      await user.click(menu.getByRole('link', { name: link }));
      await waitFor(() => expect(named()).toBeNull());
      await waitFor(() => expect(router.state.location.search).not.toBe('?section=salary'));
      // the page of saved searches may have a sheet over it, which the first step back closes
      for (let steps = 0; router.state.location.pathname !== '/' && steps < 2; steps++) {
        await back();
        expect(named()).toBeNull();
      }
      await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '?section=salary' }));
      await closed();
    },
  );

  it('is dropped by a link of the menu, so that Back leads to the page and not to the menu', async () => {
    const { user, opener, router, back } = await openPage();
    await user.click(opener);
    await user.click((await drawer()).getByRole('link', { name: 'Switch to hiring' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/employer'));
    await back();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '?section=salary' }));
    await closed();
  });
});
