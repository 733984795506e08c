import type { Page } from '@playwright/test';
import { type Language, LANGUAGES } from '@nukkad/contract/languages';
import { expect, test } from './support/product';
import { applyVariant, BASE_VARIANT } from './support/screen-variants';
import { settled, watchRequests } from './support/settled';
import { wordsIn } from './support/words';

const t = wordsIn('en');
const bar = (page: Page) => page.getByRole('navigation', { name: t('dashboard:bar.label') });
const inBar = (page: Page, name: string) => bar(page).getByRole('link', { name: t(`dashboard:bar.${name}`) });
const search = (page: Page) => page.getByRole('search').getByRole('searchbox');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Height of the card of a job with a one-line title, in every language, and the gap between two cards, in pixels. */
const [CARD, GAP] = [132, 10];
/** Maximum height of the card of a job with a one-line title, in pixels. */
const CARD_MAX_PX = 140;
/** The line of a search, with its ground. */
const SEARCH_LINE = 56;

/** Sections, the number of jobs that have room above the bar, and the number of jobs that are fully visible. */
const LISTS = [
  { section: 'request-interview', room: 1, whole: 1 },
  { section: 'ai-jobs', room: 3, whole: 3 },
  { section: 'job-search', room: 3, whole: 3 },
] as const;

const openSection = async (page: Page, section: string): Promise<void> => {
  watchRequests(page);
  await page.goto(`/?section=${section}`);
  await page.locator('[data-job]').first().waitFor();
  await settled(page);
};

/** Changes the language of the open page and waits until the page is drawn in it. */
async function speakLanguage(page: Page, language: Language): Promise<void> {
  await applyVariant(page, { ...BASE_VARIANT, language });
  await settled(page);
}

/** In the page: returns the drawn measures of each card. The text of a card includes the text on its milestone. */
const drawnCards = (page: Page) =>
  page.locator('[data-job]:not([data-current])').evaluateAll((cards) =>
    cards.map((card) => {
      const ownText = (element: Element) =>
        [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('');
      const texts = [...card.querySelectorAll('*')]
        .map((element) => ({ text: ownText(element).trim(), px: parseFloat(getComputedStyle(element).fontSize) }))
        .filter(({ text }) => text !== '');
      const title = card.querySelector('h3') as HTMLElement;
      const line = parseFloat(getComputedStyle(title).lineHeight);
      const { outlineStyle, borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth } =
        getComputedStyle(card);
      return {
        name: title.textContent,
        pay: Math.max(0, ...texts.filter(({ text }) => text.includes('₹')).map(({ px }) => px)),
        largest: Math.max(...texts.filter(({ text }) => !text.includes('₹')).map(({ px }) => px)),
        lines: [outlineStyle, borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth].join(' '),
        top: card.getBoundingClientRect().top,
        bottom: card.getBoundingClientRect().bottom,
        height: card.getBoundingClientRect().height,
        moreLines: title.getBoundingClientRect().height - line,
      };
    }),
  );

/**
 * Expects that the pay is the largest text on a card, that no line surrounds it, and that only a second line of the
 * title makes the card higher than CARD.
 */
function expectCalmCards(cards: Awaited<ReturnType<typeof drawnCards>>, language: Language): void {
  const paid = cards.filter(({ pay }) => pay > 0);
  expect(paid.length, language).toBeGreaterThan(5);
  expect(
    paid.filter(({ pay, largest }) => pay <= largest),
    language,
  ).toEqual([]);
  expect(
    cards.filter(({ lines }) => lines !== 'none 0px 0px 0px 0px'),
    language,
  ).toEqual([]);
  // lines are not whole pixels
  expect(
    cards.filter(({ height, moreLines }) => Math.floor(height) > CARD + Math.max(0, moreLines)),
    language,
  ).toEqual([]);
}

/** Expects that no card with a one-line title is higher than CARD_MAX_PX. */
function expectLowCards(cards: Awaited<ReturnType<typeof drawnCards>>): void {
  const ordinary = cards.filter(({ moreLines, height }) => moreLines < 1 && height > 0);
  expect(ordinary.length).toBeGreaterThan(2);
  expect(ordinary.filter(({ height }) => height > CARD_MAX_PX)).toEqual([]);
}

for (const { section, room, whole } of LISTS) {
  test(`${section} has room for ${room} of its jobs above the bar of a phone, on low cards, in every language`, async ({
    open,
  }) => {
    const page = await open({ as: 'seeker' });
    await page.route('**/api/interview-requests', (route) => route.fulfill({ json: [] }));
    await openSection(page, section);
    for (const language of LANGUAGES) {
      await speakLanguage(page, language);
      const line = await page.getByRole('search').boundingBox();
      expect(line?.height, language).toBeLessThanOrEqual(SEARCH_LINE);
      const edge = (await page.locator('[data-bar]').boundingBox())?.y ?? 0;
      const all = await drawnCards(page);
      if (section === 'job-search') expectCalmCards(all, language);
      if (section !== 'request-interview' && language === 'en') expectLowCards(all);
      const cards = all.slice(0, whole);
      expect(edge - (cards[0]?.top ?? 0), language).toBeGreaterThanOrEqual(room * CARD + (room - 1) * GAP);
      // a long title, which the employer chooses, adds a line
      const moreLines = cards.reduce((sum, card) => sum + Math.max(0, card.moreLines), 0);
      expect(cards, language).toHaveLength(whole);
      expect((cards.at(-1)?.bottom ?? Infinity) - moreLines, language).toBeLessThanOrEqual(edge);
    }
  });
}

const SEEKER = [
  { place: 'jobs', h1: 'ai-jobs', address: /section=ai-jobs$/ },
  { place: 'nearby', h1: 'job-search', address: /section=job-search&view=nearby$/ },
  { place: 'mine', h1: 'applications', address: /section=applications$/ },
  { place: 'home', h1: 'request-interview', address: /section=request-interview$/ },
] as const;

test('the bar of a seeker leads to four places, which survive a reload and Back, and to the menu', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/');
  await expect(inBar(page, 'home')).toHaveAttribute('aria-current', 'page');
  for (const { place, h1, address } of SEEKER) {
    await inBar(page, place).click();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(heading(page, t(`dashboard:sections.${h1}`))).toBeVisible();
    await expect(inBar(page, place)).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).locator('[aria-current]')).toHaveCount(1);
  }
  await page.goBack();
  await expect(heading(page, t('dashboard:sections.applications'))).toBeVisible();
  await bar(page)
    .getByRole('button', { name: t('dashboard:sidebar.open') })
    .click();
  const menu = page.getByRole('dialog', { name: t('dashboard:sections.label') });
  await expect(menu.getByRole('link', { name: t('dashboard:sections.rewards') })).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(heading(page, t('dashboard:sections.applications'))).toBeVisible();
});

test('the bar of an employer leads to pending tasks, the jobs, the form and the messages', async ({ open }) => {
  const page = await open({ as: 'employer' });
  await page.goto('/employer');
  await expect(inBar(page, 'today')).toHaveAttribute('aria-current', 'page');
  const places = [
    ['jobs', t('employer-dashboard:jobs.title')],
    ['messages', t('messages/recent:title')],
  ] as const;
  for (const [place, title] of places) {
    await inBar(page, place).click();
    await expect(inBar(page, place)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  }
  await inBar(page, 'post').click();
  const form = page.getByRole('dialog', { name: t('hire-form:title') });
  await expect(form).toBeVisible();
  await page.reload();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/employer(#.*)?$/);
  await expect(bar(page)).toBeVisible();
});

test('a search from home requires only the keys of its text and Enter', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/');
  await search(page).click();
  for (const key of ['c', 'o', 'o', 'k', 'Enter']) await page.keyboard.press(key);
  await expect(heading(page, t('dashboard:sections.ai-jobs'))).toBeVisible();
  await expect(page).toHaveURL(/section=ai-jobs&q=cook$/);
  await expect(search(page)).toHaveValue('cook');
  await page.goBack();
  await expect(heading(page, t('dashboard:sections.request-interview'))).toBeVisible();
  await expect(search(page)).toHaveValue('');
});

test('further down, the search stays and the row above it folds away', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/?section=ai-jobs');
  await page.locator('[data-job]').nth(5).scrollIntoViewIfNeeded();
  await expect(search(page)).toBeInViewport({ ratio: 1 });
  await expect(heading(page, t('dashboard:sections.ai-jobs'))).not.toBeInViewport();
});

test('nothing covers the bar, and it is away while a sheet has actions', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/?section=ai-jobs');
  await page.locator('[data-job]').first().waitFor();
  await page.getByRole('button', { name: t('search:line.search'), exact: true }).click();
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText(t('ai-jobs:required.title'));
  const [above, edge] = [await toast.boundingBox(), await bar(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  await page.getByRole('button', { name: t('ai-jobs:filter.show'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-bar]')).toBeHidden();
  await page.goBack();
  await expect(bar(page)).toBeVisible();
});

test('the support is in the menu of a phone', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/');
  await bar(page)
    .getByRole('button', { name: t('dashboard:sidebar.open') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('dashboard:bar.support') })
    .click();
  await expect(page.getByLabel(t('support-chat:fields.accountMessage'), { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('the microphone', () => {
  const button = (page: Page, name: 'start' | 'stop') =>
    page.getByRole('search').getByRole('button', { name: t(`search:speech.${name}`) });

  test('writes the recognised speech in the language of the page, and searches for it', async ({ open }) => {
    const page = await open({ as: 'seeker', language: 'kn' });
    await page.addInitScript(() => {
      class Heard {
        lang = '';
        onresult: ((event: unknown) => void) | null = null;
        onend: (() => void) | null = null;
        start(): void {
          const said = (text: string, isFinal: boolean) =>
            this.onresult?.({ results: [Object.assign([{ transcript: `${text} ${this.lang}` }], { isFinal })] });
          const nextFrame = () => new Promise(requestAnimationFrame);
          void nextFrame()
            .then(() => said('coo', false))
            .then(nextFrame)
            .then(() => said('cook', true))
            .then(nextFrame)
            .then(() => this.onend?.());
        }
        stop(): void {
          this.onend?.();
        }
        abort(): void {
          this.onend?.();
        }
      }
      Object.assign(window, { SpeechRecognition: Heard });
    });
    await page.goto('/');
    await page
      .getByRole('search')
      .getByRole('button', { name: wordsIn('kn')('search:speech.start') })
      .click();
    await expect(page).toHaveURL(/section=ai-jobs&q=cook\+kn-IN$/);
    await expect(search(page)).toHaveValue('cook kn-IN');
  });

  test('shows a message when access is refused', async ({ open }) => {
    const page = await open({ as: 'seeker' });
    await page.addInitScript(() => {
      class Refused {
        onerror: ((event: { error: string }) => void) | null = null;
        onend: (() => void) | null = null;
        start(): void {
          this.onerror?.({ error: 'not-allowed' });
          this.onend?.();
        }
        abort(): void {
          this.onend?.();
        }
      }
      Object.assign(window, { SpeechRecognition: Refused });
    });
    await page.goto('/');
    await button(page, 'start').click();
    await expect(page.getByTestId('toast')).toContainText(t('search:speech.denied'));
    await expect(button(page, 'start')).toBeVisible();
  });

  test('is absent in a browser without speech recognition', async ({ open }) => {
    const page = await open({ as: 'seeker' });
    await page.addInitScript(() =>
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    );
    await page.goto('/');
    await search(page).waitFor();
    await expect(button(page, 'start')).toHaveCount(0);
  });
});
