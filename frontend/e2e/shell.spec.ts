import type { Page } from '@playwright/test';
import { LANGUAGES } from '@nukkad/contract/languages';
import { TOAST_DURATION_MS } from '../src/shared/ui/toast/toast-store';
import { FACE_WAIT_MS } from '../src/shared/theme/script-faces';
import { holdRequests } from './support/held-requests';
import { expect, test } from './support/product';
import { watchRequests } from './support/settled';
import { signInByPassword } from './support/sign-in';
import { wordsIn } from './support/words';

const HEADING = { en: 'Find Local Jobs & Talent Within 20km', hi: wordsIn('hi'), kn: wordsIn('kn') };
const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: '404' });
const toast = (page: Page) => page.getByTestId('toast');
const languageSwitch = (page: Page) => page.getByRole('combobox', { name: /^(Language|भाषा|ಭಾಷೆ)$/ });

/** Causes a toast: an empty sign-up. */
const fail = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

test('the language changes at once, is stored as preferred-language, and survives a reload', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING.en);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  for (const language of ['hi', 'kn'] as const) {
    await languageSwitch(page).selectOption(language);
    const title = HEADING[language]('landing:hero.title');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`);
    expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe(language);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

for (const language of LANGUAGES) {
  test(`the header of each dashboard fits on a phone in ${language}`, async ({ open }) => {
    for (const [visitor, path] of [
      ['seeker', '/?section=applications'],
      ['employer', '/employer'],
    ] as const) {
      const page = await open({ as: visitor, language });
      await page.goto(path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button').last()).toBeVisible();
      const beyond = await header.evaluate((row) =>
        Math.max(...[...row.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right - innerWidth)),
      );
      expect(beyond, visitor).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('a device that speaks Kannada', () => {
  test.use({ locale: 'kn-IN' });
  test('shows the product in Kannada until the user chooses another language', async ({ page }) => {
    await page.goto('/signin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING.kn('signin:title'));
    await languageSwitch(page).selectOption('en');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome Back');
  });
});

test('a language chosen before the scripts have loaded survives a reload', async ({ open }) => {
  const page = await open();
  const scripts: (() => void)[] = [];
  await page.route(/\/assets\/(base|first|start)-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => scripts.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/signin');
  await languageSwitch(page).selectOption('hi');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING.hi('signin:title'));
  for (const release of scripts) release();
});

test('a dashboard waits for the face of its script, when that comes later than the texts', async ({ open }) => {
  const page = await open({ as: 'seeker', language: 'kn' });
  // this test blocks the timeout after which a page is shown without its web font
  await page.addInitScript((limit) => {
    const after = window.setTimeout.bind(window);
    const forever = (work: () => void, ms?: number) => (ms === limit ? 0 : after(work, ms));
    Object.assign(window, { setTimeout: forever });
  }, FACE_WAIT_MS);
  const face = /anek-kannada-[^/]*\.woff2$/;
  const { release } = await holdRequests(page, 'GET', face);
  const asked = page.waitForRequest(face);
  const requests = watchRequests(page);
  await page.goto('/?section=rewards', { waitUntil: 'commit' });
  await asked;
  // all requests of the page are complete, except the web font
  const isWaiting = async () => {
    const { begun } = requests;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return requests.begun === begun && [...requests.open].every((request) => face.test(request.url()));
  };
  await expect.poll(isWaiting).toBe(true);
  const title = page.getByRole('heading', { level: 1, name: wordsIn('kn')('dashboard:sections.rewards'), exact: true });
  await expect(title).toHaveCount(0);
  release();
  await title.waitFor();
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  // the page may redraw its heading at this moment
  const faces = async (): Promise<boolean[]> => {
    const { root } = await inspector.send('DOM.getDocument');
    const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ isCustomFont }) => isCustomFont);
  };
  // a face of the page, not the system's
  expect(await faces().catch(faces)).toEqual([true]);
});

test('any other path is not found and leads home', async ({ page, guard }) => {
  guard.expect({ answers: [{ status: 404, path: /^\/no\/such\/page$/ }] });
  await page.goto('/no/such/page');
  await expect(notFound(page)).toBeVisible();
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING.en);
  expect(guard.faults).toEqual([]);
});

for (const path of ['/job-seeker', '/employer', '/instant-requests']) {
  test(`${path} is not found without a session`, async ({ page }) => {
    await page.goto(path);
    await expect(notFound(page)).toBeVisible();
    expect((await page.request.get('/api/my-applications')).status()).toBe(401);
  });
}

test('the sign-up and the landing page are not available to a signed-in user', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/signup');
  await expect(notFound(page)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Request Interview' })).toBeVisible();
  await page.goto('/job-seeker');
  await expect(page.getByRole('heading', { level: 1, name: 'Request Interview' })).toBeVisible();
});

test('the seven sections open from the drawer and stay in the address', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/');
  for (const name of ['Job Search', 'AI Jobs', 'Applications', 'Calendar', 'Salary', 'Rewards', 'Request Interview']) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`section=${name.toLowerCase().replace(' ', '-')}$`));
  }
  await page.goto('/?section=salary');
  await expect(page.getByRole('heading', { level: 1, name: 'Salary' })).toBeVisible();
  await page.goto('/?section=nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Request Interview' })).toBeVisible();
});

for (const [width, wide] of [
  [767, false],
  [768, true],
] as const) {
  test(`at ${width} px the sections are ${wide ? 'beside the page' : 'in a drawer'}`, async ({ open }) => {
    const page = await open({ as: 'seeker', width });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link', { name: 'AI Jobs' })).toBeVisible({ visible: wide });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !wide });
  });
}

test('AI Jobs alone has a dot that pulses, unless the device asks for stillness', async ({ open }) => {
  const page = await open({ as: 'seeker', width: 1280 });
  await page.goto('/');
  const pulsing = () =>
    page
      .getByRole('complementary')
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) =>
            [...link.querySelectorAll('*')].some((part) => getComputedStyle(part).animationName !== 'none'),
          )
          .map((link) => link.textContent),
      );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(pulsing).toEqual(['AI Jobs']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(pulsing).toEqual([]);
});

test('a signed-in user signs out through the profile menu', async ({ open }) => {
  const page = await open();
  // a session of its own, which ends here
  await signInByPassword(page.request, 'job-seeker', 'support@demo.nukkad.test');
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING.en);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('at most one toast is visible, and closes by its timeout, by its button, and by a swipe to the right; F8 focuses it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/signup');
  await fail(page);
  await expect(toast(page)).toContainText('Missing Information');
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill('Rao');
  await page.getByLabel('Email Address').fill('asha@example.test');
  await page.getByLabel('Phone Number').fill('+91 98765 43210');
  await page.getByLabel('Password', { exact: true }).fill('kitaab-ghar');
  await fail(page);
  await page.clock.runFor(1000);
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('Password Mismatch');

  await page.clock.runFor(2000);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(TOAST_DURATION_MS);
  await expect(toast(page)).toHaveCount(0);

  await fail(page);
  await expect(toast(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Messages (F8)' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(toast(page)).toHaveCount(0);

  await fail(page);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(500);
  const drag = async (by: number) => {
    const box = await toast(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y, { steps: 3 });
    await page.mouse.move(x + by, y, { steps: 3 });
    await page.mouse.up();
    await page.clock.runFor(1000);
  };
  await drag(40);
  await expect(toast(page)).toHaveCount(1);
  await drag(60);
  await expect(toast(page)).toHaveCount(0);
});

test('a device that loses its network shows a notice until the network returns', async ({ page, context }) => {
  await page.goto('/signin');
  const notice = page.getByText(wordsIn('en')('shared:offline'));
  await expect(notice).toHaveCount(0);
  // the page is readable before it is interactive; this button appears when it is interactive
  await page.getByRole('button', { name: wordsIn('en')('support-chat:open') }).waitFor();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});
