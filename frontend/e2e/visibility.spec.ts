import { LANGUAGES } from '@nukkad/contract/languages';
import { DESKTOP, BASE_VARIANT, PHONE, applyVariant } from './support/screen-variants';
import { test } from './support/market';
import { expect } from './support/product';
import { settled } from './support/settled';
import { sightOf } from './support/sight';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test('an invitation on home is above the bar of a phone with its answers', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/?section=request-interview');
  for (const language of LANGUAGES) {
    await settled(page);
    await applyVariant(page, { ...BASE_VARIANT, language });
    await settled(page);
    const edge = (await page.locator('[data-bar]').boundingBox())?.y ?? 0;
    const answer = await page
      .getByRole('button', { name: wordsIn(language)('interview:proposal.accept') })
      .first()
      .boundingBox();
    expect((answer?.y ?? Infinity) + (answer?.height ?? 0), language).toBeLessThanOrEqual(edge);
  }
});

test('the button of the support gives way to each control that it would cover, and comes back', async ({ open }) => {
  const page = await open();
  await page.goto('/pricing');
  await settled(page);
  const support = page.getByRole('button', { name: t('support-chat:open') });
  await support.waitFor();
  const place = await support.boundingBox();
  if (!place) throw new Error('The button of the support has no place.');
  const middle = place.y + place.height / 2;
  const controls = page.locator('main').locator('a[href], button');
  let covered = 0;
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    if (!box || box.x + box.width <= place.x) continue;
    await page.evaluate((top) => scrollBy(0, top), box.y + box.height / 2 - middle);
    covered += 1;
    await expect(support, `over ${await control.textContent()}`).toHaveCSS('opacity', '0');
    // the keyboard can still reach it
    if (covered === 1) {
      await page.keyboard.press('Tab');
      await support.focus();
      await expect(support).toHaveCSS('opacity', '1');
      await support.blur();
    }
  }
  expect(covered).toBeGreaterThan(3);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(support).toHaveCSS('opacity', '1');
});

test('a job with an application opens beside the list on a desktop, and Back and Escape close it', async ({ open }) => {
  const page = await open({ as: 'seeker', width: DESKTOP });
  await page.goto('/?section=applications');
  const card = page.getByRole('main').getByRole('article').first();
  const opener = card.getByRole('button', { name: t('my-applications:job'), exact: true });
  const pane = page.locator('[data-side-pane]');
  await opener.click();
  await expect(pane.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [list, detail] = [await card.boundingBox(), await pane.boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? Infinity)).toBeLessThanOrEqual(detail?.x ?? 0);
  // the list stays beside the pane
  await card.getByRole('button', { name: t('my-applications:sent'), exact: true }).click();
  await expect(pane).toBeVisible();
  await page.goBack();
  await expect(pane).toHaveCount(0);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(pane.locator('h2:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the link past the header comes into view with the focus', async ({ open }) => {
  const page = await open();
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const width of [PHONE, DESKTOP]) {
    await applyVariant(page, { ...BASE_VARIANT, width });
    const link = page.getByText(t('shared:skipToContent'), { exact: true });
    await link.focus();
    await expect.poll(() => sightOf(link)).toBe('seen');
    await link.blur();
    await expect.poll(() => sightOf(link)).toBe('away');
  }
});

test('a collapsed sidebar has the names of its sections for screen readers', async ({ open }) => {
  const page = await open({ as: 'seeker', width: DESKTOP });
  await page.goto('/');
  const names = page.locator('aside nav a > span').filter({ hasText: /\S/ });
  await expect.poll(() => sightOf(names)).toBe('seen');
  await page.getByRole('button', { name: t('dashboard:sidebar.collapse') }).click();
  await expect.poll(() => sightOf(names)).toBe('heard');
  await expect(
    page.getByRole('complementary').getByRole('link', { name: t('dashboard:sections.salary') }),
  ).toBeVisible();
  await applyVariant(page, BASE_VARIANT);
  await expect.poll(() => sightOf(page.getByLabel(t('dashboard:sidebar.label'), { exact: true }))).toBe('none');
});

test('the tick of a choice is visible when the choice is selected', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/?section=request-interview');
  await page
    .getByRole('button', { name: t('interviews/request:hero.action') })
    .first()
    .click();
  const choice = page.getByRole('dialog').getByRole('radio').first();
  const tick = page.locator('[role="dialog"] label .chosen');
  await expect.poll(() => sightOf(tick)).toBe('hidden');
  await choice.check({ force: true });
  for (const width of [PHONE, DESKTOP]) {
    await applyVariant(page, { ...BASE_VARIANT, width });
    await expect.poll(() => sightOf(tick)).toBe('seen');
  }
});
