import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { anEmployer } from '../../../test/hiring';
import { fixToday } from '../../../test/today';
import { FILLED, openForm, toast } from './testing/open-form';

fixToday('2026-11-20T10:00:00Z');

const DAY_MS = 24 * 60 * 60_000;
const TITLE = 'Waiter for the evening';

/** Types a title, then closes the tab, which discards its session storage. */
async function typeAndEndTab() {
  const { fill } = await openForm();
  fill({ 'Job title': TITLE });
  endTab();
}
function endTab() {
  cleanup();
  sessionStorage.clear();
}
const title = async (...opened: Parameters<typeof openForm>) =>
  (await openForm(...opened)).form.getByLabelText('Job title');

describe('the typed input of the hire form', () => {
  it('is restored in a new tab, after the phone has closed the old one', async () => {
    await typeAndEndTab();
    expect(await title()).toHaveValue(TITLE);
  });

  it('is stored for a week, and deleted after seven days without changes', async () => {
    await typeAndEndTab();
    jest.setSystemTime(Date.now() + 6 * DAY_MS);
    expect(await title()).toHaveValue(TITLE);
    endTab();
    jest.setSystemTime(Date.now() + DAY_MS);
    expect(await title()).toHaveValue('');
    expect(Object.keys(localStorage)).not.toContainEqual(expect.stringContaining('draft:'));
  });

  it('is deleted after it is posted', async () => {
    const { fill, submit } = await openForm();
    fill(FILLED);
    await submit();
    await toast('Hire request submitted successfully!');
    expect(Object.keys(localStorage)).not.toContainEqual(expect.stringContaining('draft:'));
    endTab();
    expect(await title()).toHaveValue('');
  });

  it('is deleted after its owner has signed out', async () => {
    const { user, fill } = await openForm();
    fill({ 'Job title': TITLE });
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Your account' }));
    const logout = await menu.findByRole('link', { name: 'Logout' });
    // jsdom has no navigation
    logout.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(logout);
    endTab();
    expect(await title()).toHaveValue('');
  });

  it('is not shown to another account on the same device, and waits for its owner', async () => {
    await typeAndEndTab();
    const other = anEmployer({ id: '90000000-0000-4000-8000-000000000001' });
    expect(await title({ 'GET /api/auth/user': () => other })).toHaveValue('');
    endTab();
    expect(await title()).toHaveValue(TITLE);
  });

  it('leaves the form empty if the device stores another value in its place', async () => {
    const { fill } = await openForm();
    fill({ 'Job title': TITLE });
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft:')) ?? '';
    endTab();
    localStorage.setItem(key, '{"title":"no draft"}');
    expect(await title()).toHaveValue('');
  });
});
