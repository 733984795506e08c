import type { Page } from '@playwright/test';
import { LANGUAGE_STORAGE_KEY, type Language, LANGUAGES, LOCALES } from '@nukkad/domain/languages';
import { wordsIn } from './words';

/** A combination in which a screen is tested. */
export interface ScreenVariant {
  language: Language;
  scheme: 'light' | 'dark';
  /** Pixels. */
  width: number;
}

export const PHONE = 360;
export const DESKTOP = 1280;
/** Under it the sections stand in a drawer. */
const DESKTOP_FROM = 768;
const PHONE_HEIGHT = 740;
const DESKTOP_HEIGHT = 860;

/** The window for a width. */
export const windowOf = (width: number) => ({ width, height: width < DESKTOP_FROM ? PHONE_HEIGHT : DESKTOP_HEIGHT });

/** The variant in which each screen is opened. */
export const BASE_VARIANT: ScreenVariant = { language: 'en', scheme: 'light', width: PHONE };

/** The variants in which a screen is tested, in an order that changes one thing at a time. */
export const variantsOf = ({ main = false }: { main?: boolean }): readonly ScreenVariant[] => [
  BASE_VARIANT,
  ...(main ? [{ ...BASE_VARIANT, scheme: 'dark' } as const, { ...BASE_VARIANT, width: DESKTOP }] : []),
  ...LANGUAGES.filter((language) => language !== BASE_VARIANT.language).map((language) => ({
    ...BASE_VARIANT,
    language,
  })),
];

/** The name of a screen in a variant. */
export const nameOf = (screen: string, { language, scheme, width }: ScreenVariant): string =>
  `${screen}, ${language}, ${scheme}, ${width} px`;

/** The variant that a page is in, as the page itself knows it. */
export async function readVariant(page: Page): Promise<ScreenVariant> {
  const { lang, lightness, width } = await page.evaluate(() => {
    // the scheme is what is painted, not what was asked for
    const painted = [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((color) => !/^rgba\(.*, 0\)$/.test(color));
    const [red = 255, green = 255, blue = 255] = (painted?.match(/[\d.]+/g) ?? []).map(Number);
    return { lang: document.documentElement.lang, lightness: (red + green + blue) / 765, width: innerWidth };
  });
  const language = LANGUAGES.find((one) => lang.split('-')[0] === one);
  if (!language) throw new Error(`The page is in no language of the product: ${lang}.`);
  return { language, scheme: lightness < 0.5 ? 'dark' : 'light', width };
}

/** Changes the language where it stands, by what the page offers for it; where it offers nothing, as for the next visit. */
async function speak(page: Page, language: Language, now: Language): Promise<void> {
  // a dialog hides the header from everybody but the one who measures
  const choice = page.locator('header').getByLabel(wordsIn(now)('shared:language.label'), { exact: true });
  const button = page.locator(`header button[name="lang"][value="${language}"]`);
  if (await button.count()) await button.click();
  // a phone's dashboard has it in the menu, and the list of the header, out of sight, for wide screens
  else if (await choice.count()) await choice.selectOption(language, { force: true });
  else {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_STORAGE_KEY, language] as const);
    await page.reload();
  }
  await page.waitForFunction((tags) => tags.includes(document.documentElement.lang), [
    language,
    LOCALES[language],
  ] as string[]);
}

/** Changes a page to another variant without opening it again. */
export async function applyVariant(page: Page, variant: ScreenVariant): Promise<void> {
  const now = await readVariant(page);
  if (now.width !== variant.width) await page.setViewportSize(windowOf(variant.width));
  if (now.scheme !== variant.scheme) await page.emulateMedia({ colorScheme: variant.scheme });
  if (now.language !== variant.language) await speak(page, variant.language, now.language);
}

/** Gives a page the scheme and the width of the base variant. */
export async function resetView(page: Page): Promise<void> {
  await page.setViewportSize(windowOf(BASE_VARIANT.width));
  await page.emulateMedia({ colorScheme: BASE_VARIANT.scheme });
}

/** The next document opens in the base variant. */
export async function resetVariant(page: Page): Promise<void> {
  await resetView(page);
  await page.evaluate((key) => localStorage.removeItem(key), LANGUAGE_STORAGE_KEY);
  // where the sign-in keeps the language that was chosen on its page
  await page.context().clearCookies({ name: /language/ });
}
