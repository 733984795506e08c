/** Languages of the product; the first one is the fallback. */
export const LANGUAGES = ['en', 'hi', 'kn'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', kn: 'ಕನ್ನಡ' };
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN', kn: 'kn-IN' };
/** Key under which a browser stores the chosen language. */
export const LANGUAGE_STORAGE_KEY = 'preferred-language';
/** Name of the parameter for the language of a public page, "?lang=hi". */
export const LANGUAGE_PARAMETER = 'lang';

/** Narrows any text to a language of the product. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** Returns `value` if it is a language of the product. */
export const asLanguage = (value: unknown): Language | undefined => (isLanguage(value) ? value : undefined);

/** Returns the best supported language for an Accept-Language header; English if none matches. */
export function negotiateLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const quality = params.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const found = LANGUAGES.find((l) => l === language);
    if (found) return found;
  }
  return 'en';
}
