import { describe, expect, it, jest } from '@jest/globals';
import { loadLocale, setMissingLanguage } from '../../../test/locale-files';
import { chooseLanguage, currentLanguage, hasTexts, i18n, loadTexts, requireTexts } from './i18n';
import { saveChosenLanguage, readPreferredLanguage } from './language-preference';

const device = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

describe('the preferred language', () => {
  it('is the stored language', () => {
    device('en-US');
    localStorage.setItem('preferred-language', 'kn');
    expect(readPreferredLanguage()).toBe('kn');
  });

  it('without a choice is the first supported language of the device', () => {
    device('ta-IN', 'hi-IN', 'kn-IN');
    expect(readPreferredLanguage()).toBe('hi');
  });

  it('falls back to English for anything else', () => {
    device('fr-FR');
    localStorage.setItem('preferred-language', 'xx');
    expect(readPreferredLanguage()).toBe('en');
  });

  it('survives signing out, which clears the storage', () => {
    device('en-IN');
    saveChosenLanguage('kn');
    localStorage.clear();
    expect(readPreferredLanguage()).toBe('kn');
  });

  it('ignores an unsupported value in a cookie', () => {
    device('hi-IN');
    document.cookie = 'preferred-language=xx; Path=/';
    expect(readPreferredLanguage()).toBe('hi');
  });

  it('survives a browser that refuses storage', () => {
    device('en-IN');
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const [get, set] = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    ];
    expect(() => saveChosenLanguage('hi')).not.toThrow();
    expect(readPreferredLanguage()).toBe('hi'); // by its cookie
    get.mockRestore();
    set.mockRestore();
  });
});

describe('the texts of a language', () => {
  it('are fetched without those of another language', async () => {
    await chooseLanguage('hi');
    await loadTexts('salary');
    expect(hasTexts('salary')).toBe(true);
    expect(i18n.hasResourceBundle('hi', 'salary')).toBe(true);
    expect(i18n.hasResourceBundle('en', 'salary')).toBe(false);
  });

  it('that a part requires are an error while they cannot be fetched, and are fetched once they can', async () => {
    await chooseLanguage('en');
    setMissingLanguage('en');
    await expect(requireTexts('calendar')).rejects.toThrow('Failed to fetch');
    setMissingLanguage(null);
    await requireTexts('calendar');
    expect(i18n.hasResourceBundle('en', 'calendar')).toBe(true);
  });

  it('that a part requires may be the English ones', async () => {
    await chooseLanguage('hi');
    setMissingLanguage('hi');
    await requireTexts('push');
    setMissingLanguage(null);
    expect(hasTexts('push')).toBe(false);
    expect(i18n.getResourceBundle('hi', 'push')).toEqual(await loadLocale('push', 'en'));
  });

  it('are missing before they are fetched', async () => {
    await chooseLanguage('kn');
    expect(hasTexts('rewards')).toBe(false);
  });
});

describe('choosing a language', () => {
  it('stores it, shows the page in it and informs assistive technology', async () => {
    await chooseLanguage('hi');
    expect(localStorage.getItem('preferred-language')).toBe('hi');
    expect(document.documentElement.lang).toBe('hi-IN');
    expect(i18n.t('shared:notFound.home')).toBe('होम पर जाएँ');
    await chooseLanguage('kn');
    expect(document.documentElement.lang).toBe('kn-IN');
    expect(currentLanguage()).toBe('kn');
    await chooseLanguage('en');
    expect(document.documentElement.lang).toBe('en-IN');
  });
});
