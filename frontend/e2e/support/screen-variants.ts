import type { Page } from '@playwright/test';
import { LANGUAGE_STORAGE_KEY, type Language, LANGUAGES, LOCALES } from '@nukkad/contract/languages';
import { inPage } from './in-page';

/** A combination in which a screen is tested. */
export interface ScreenVariant {
  language: Language;
  scheme: 'light' | 'dark';
  /** Pixels. */
  width: number;
}

export const PHONE = 360;
export const DESKTOP = 1280;
/** Below this width the sections are in a drawer. */
const DESKTOP_FROM = 768;
const PHONE_HEIGHT = 740;
const DESKTOP_HEIGHT = 860;

/** The window for a width. */
export const windowOf = (width: number) => ({ width, height: width < DESKTOP_FROM ? PHONE_HEIGHT : DESKTOP_HEIGHT });

/** The variant in which each screen is opened. */
export const BASE_VARIANT: ScreenVariant = { language: 'en', scheme: 'light', width: PHONE };

/** The variants in which a screen is tested, in an order that changes one property at a time. */
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

/** In the page: its language, how light it is painted, and its width. */
function findVariant(): { lang: string; lightness: number; width: number } {
  // reads the scheme from the painted colours, not from the setting
  const painted = [document.body, document.documentElement]
    .map((element) => getComputedStyle(element).backgroundColor)
    .find((color) => !/^rgba\(.*, 0\)$/.test(color));
  const [red = 255, green = 255, blue = 255] = (painted?.match(/[\d.]+/g) ?? []).map(Number);
  return { lang: document.documentElement.lang, lightness: (red + green + blue) / 765, width: innerWidth };
}

/** Finds the variant that a page is in, to be read by `variantFrom`. */
export const VARIANT = inPage(findVariant, null);

/** Returns the present variant of a page, determined in the page itself. */
export function variantFrom({ lang, lightness, width }: ReturnType<typeof findVariant>): ScreenVariant {
  const language = LANGUAGES.find((one) => lang.split('-')[0] === one);
  if (!language) throw new Error(`The page is in no language of the product: ${lang}.`);
  return { language, scheme: lightness < 0.5 ? 'dark' : 'light', width };
}

/** Reads the variant of a page from the page. */
export const readVariant = async (page: Page): Promise<ScreenVariant> => variantFrom(await page.evaluate(findVariant));

/**
 * In the page: chooses a language in the list of the header and waits until the page is in it. A dialog hides the list
 * from users, and a phone has it out of sight, but this function still reaches it. Returns whether the list exists.
 */
function chooseInHeader([language, ...tags]: readonly string[]): Promise<boolean> {
  const list = [...document.querySelectorAll<HTMLSelectElement>('header select')].find(({ options }) =>
    [...options].some(({ value }) => value === language),
  );
  if (!list) return Promise.resolve(false);
  list.value = language ?? '';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return new Promise((resolve) => {
    const finish = () => {
      if (!tags.includes(document.documentElement.lang)) return;
      observer.disconnect();
      resolve(true);
    };
    const observer = new MutationObserver(finish);
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    finish();
  });
}

/** Changes the language in place with the control of the page; without such a control, for the next visit. */
async function speak(page: Page, language: Language): Promise<void> {
  const button = page.locator(`header button[name="lang"][value="${language}"]`);
  const tags = [language, LOCALES[language]] as string[];
  if (await page.evaluate(chooseInHeader, [language, ...tags])) return;
  if (await button.count()) {
    await button.click();
    await page.mouse.move(0, 0);
  } else {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_STORAGE_KEY, language] as const);
    await page.reload();
  }
  await page.waitForFunction((known) => known.includes(document.documentElement.lang), tags);
}

/** Changes a page to another variant without opening it again. Returns the variant in which it was. */
export async function applyVariant(page: Page, variant: ScreenVariant): Promise<ScreenVariant> {
  const before = await readVariant(page);
  if (before.width !== variant.width) await page.setViewportSize(windowOf(variant.width));
  if (before.scheme !== variant.scheme) await page.emulateMedia({ colorScheme: variant.scheme });
  if (before.language !== variant.language) await speak(page, variant.language);
  return before;
}

/** Sets the scheme and the width of the base variant. Returns the resulting variant. */
export async function resetView(page: Page): Promise<ScreenVariant> {
  const { language, ...before } = await readVariant(page);
  const variant = { ...BASE_VARIANT, language };
  if (before.width !== variant.width) await page.setViewportSize(windowOf(variant.width));
  if (before.scheme !== variant.scheme) await page.emulateMedia({ colorScheme: variant.scheme });
  return variant;
}

/** The next document opens in the base variant. */
export async function resetVariant(page: Page): Promise<void> {
  await resetView(page);
  await page.evaluate((key) => localStorage.removeItem(key), LANGUAGE_STORAGE_KEY);
  // cookie in which the sign-in page stores the chosen language
  await page.context().clearCookies({ name: /language/ });
}
