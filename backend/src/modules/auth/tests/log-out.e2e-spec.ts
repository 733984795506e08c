import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Browser } from './browser.js';
import { currentUser, saveMember, signInByPassword } from './sign-in-journey.js';

describe('logOut', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('ends both sessions and lands on the first page', async () => {
    const user = await saveMember(test);
    const { browser } = await signInByPassword(test, user.email);
    const landed = await browser.open('/api/logout', { 'sec-fetch-site': 'same-origin' });
    expect(landed.url.href).toBe(`${test.url}/`);
    expect(await currentUser(browser)).toBeNull();
    expect(browser.cookie('sid')).toBeUndefined();
    expect(browser.cookie('_session')).toBeUndefined();
    expect(browser.cookie('signed-in')).toBeUndefined();
    expect(await test.dataSource.query('SELECT 1 FROM sessions WHERE user_id = $1', [user.id])).toHaveLength(0);
    expect((await browser.open('/api/login')).text).toContain('<label for="password">Password</label>');
  });

  it('clears the browser’s stored pages and data', async () => {
    const user = await saveMember(test);
    const { browser } = await signInByPassword(test, user.email);
    const answer = await browser.open('/api/logout', { 'sec-fetch-site': 'same-origin' }, false);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  });

  it('does not clear the browser’s data while it only asks for confirmation', async () => {
    const user = await saveMember(test);
    const { browser } = await signInByPassword(test, user.email);
    const page = await browser.open('/api/logout', { 'sec-fetch-site': 'cross-site' });
    expect(page.headers.get('clear-site-data')).toBeNull();
    const answer = await browser.press(page, 'Sign out', {}, false);
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  });

  it.each(['none', 'same-site', undefined])('accepts a navigation with Sec-Fetch-Site %s', async (site) => {
    const user = await saveMember(test);
    const { browser } = await signInByPassword(test, user.email);
    await browser.open('/api/logout', site ? { 'sec-fetch-site': site } : {});
    expect(await currentUser(browser)).toBeNull();
  });

  it.each(['image', 'iframe', 'empty'])('keeps the session when a sibling of the site loads it as %s', async (part) => {
    const user = await saveMember(test);
    const { browser } = await signInByPassword(test, user.email);
    const page = await browser.open('/api/logout', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': part });
    expect(page.status).toBe(200);
    expect(await currentUser(browser)).not.toBeNull();
  });

  it('asks for confirmation after a link on another site', async () => {
    const user = await saveMember(test);
    const { browser } = await signInByPassword(test, user.email);
    const page = await browser.open('/api/logout', { 'sec-fetch-site': 'cross-site' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Do you want to sign out?');
    expect(await currentUser(browser)).toMatchObject({ id: user.id });
    const landed = await browser.press(page, 'Sign out');
    expect(landed.url.href).toBe(`${test.url}/`);
    expect(await currentUser(browser)).toBeNull();
  });

  it('asks for confirmation in the language of the browser', async () => {
    const page = await new Browser(test.url, 'kn-IN,en;q=0.5').open('/api/logout', { 'sec-fetch-site': 'cross-site' });
    expect(page.text).toContain('<html lang="kn">');
    expect(page.text).toContain('ಸೈನ್ ಔಟ್ ಮಾಡಿ');
  });

  it('redirects to the first page without a session', async () => {
    await test.api.get('/api/logout').expect(303).expect('Location', '/');
  });

  it('completes when the session at the provider has already ended', async () => {
    const user = await saveMember(test);
    const { browser } = await signInByPassword(test, user.email);
    await test.dataSource.query('DELETE FROM oidc_payloads');
    expect((await browser.open('/api/logout')).url.href).toBe(`${test.url}/`);
    expect(await currentUser(browser)).toBeNull();
  });

  it('asks for confirmation at the provider without evidence of who signs out', async () => {
    const user = await saveMember(test);
    const { browser } = await signInByPassword(test, user.email);
    const page = await browser.open('/oidc/session/end');
    expect(page.text).toContain('Do you want to sign out?');
    expect(page.text).not.toContain('<script');
    expect((await browser.open('/api/login')).url.href).toBe(`${test.url}/`); // still signed in there
  });
});
