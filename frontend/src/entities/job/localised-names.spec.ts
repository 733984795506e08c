import { describe, expect, it } from '@jest/globals';
import { i18n } from '../../shared/i18n/i18n';
import { localisedAddress } from './model/localised-address';
import { localisedName, shopAndPlace } from './model/localised-names';

const job = {
  company: 'Annapurna Kitchens',
  location: 'Jayanagar, Bengaluru',
  place: { hi: 'जयनगर, बेंगलुरु', kn: 'ಜಯನಗರ, ಬೆಂಗಳೂರು' },
};

describe('the words of an employer', () => {
  it.each([
    ['en', undefined],
    ['hi', 'रसोइया'],
    ['kn', 'ಅಡುಗೆಯವರು'],
  ])('mean in %s: %s', async (language, expected) => {
    await i18n.changeLanguage(language);
    expect(localisedName({ hi: 'रसोइया', kn: 'ಅಡುಗೆಯವರು' })).toBe(expected);
    expect(localisedName(undefined)).toBeUndefined();
  });

  it.each([
    ['en', 'Annapurna Kitchens · Jayanagar, Bengaluru'],
    ['kn', 'Annapurna Kitchens · ಜಯನಗರ, ಬೆಂಗಳೂರು'],
  ])('name the place in %s', async (language, expected) => {
    await i18n.changeLanguage(language);
    expect(shopAndPlace(job)).toBe(expected);
  });

  it.each([
    ['Annapurna Kitchens', '', 'Annapurna Kitchens'],
    ['', 'Jayanagar', 'Jayanagar'],
    ['', '', ''],
  ])('name the shop "%s" and the place "%s" without a lone separator', (company, location, expected) => {
    expect(shopAndPlace({ company, location })).toBe(expected);
  });

  it.each([
    ['en', 'Jayanagar, Bengaluru'],
    ['kn', 'ಜಯನಗರ, ಬೆಂಗಳೂರು · Jayanagar, Bengaluru'],
  ])('show a typed address after its places in %s', async (language, expected) => {
    await i18n.changeLanguage(language);
    expect(localisedAddress(job.location, job.place)).toBe(expected);
    expect(localisedAddress(job.location, undefined)).toBe(job.location);
  });
});
