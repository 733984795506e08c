import { describe, expect, it } from '@jest/globals';
import { localizedOccupation, localizedPlaceNames } from './localized-labels.js';

const INDIRANAGAR = { latitude: 12.9784, longitude: 77.6408 };

describe('localizedOccupation', () => {
  it.each([
    ['names it in the languages that the title is not in', 'Cook wanted', ['cook'], { hi: 'रसोइया', kn: 'ಅಡುಗೆಯವರು' }],
    ['names it in every language where the title says it in other words', 'Rasoiya chahiye', ['cook'], { en: 'Cook' }],
    ['names it to readers of English where the title is in Hindi', 'रसोइया चाहिए', ['cook'], { en: 'Cook' }],
    ['names the first of several', 'Cook, dishwasher', ['cook', 'dishwasher'], { hi: 'रसोइया' }],
  ])('%s', (_what, title, ids, expected) => {
    expect(localizedOccupation(title, ids)).toMatchObject(expected);
  });

  it('omits the languages in which the title contains a word of the occupation', () => {
    expect(localizedOccupation('Cook, full time', ['cook'])).not.toHaveProperty('en');
    expect(localizedOccupation('रसोइया', ['cook'])).not.toHaveProperty('hi');
  });

  it.each([[[]], [['no_such_occupation']]])('returns no label where %j was recognised', (ids) => {
    expect(localizedOccupation('Cook', ids)).toBeUndefined();
  });
});

describe('localizedPlaceNames', () => {
  it.each([
    ['Indiranagar, Bengaluru', 'ಇಂದಿರಾನಗರ, ಬೆಂಗಳೂರು'],
    ['Shop 4, 100 Feet Road, Indiranagar, Bangalore 560038', 'ಇಂದಿರಾನಗರ, ಬೆಂಗಳೂರು'],
    ['Indira Nagar Bengaluru', 'ಇಂದಿರಾನಗರ, ಬೆಂಗಳೂರು'],
    ['इंदिरानगर', 'ಇಂದಿರಾನಗರ'],
  ])('returns the places of %j in the reader’s language', (location, kn) => {
    expect(localizedPlaceNames(location, INDIRANAGAR)).toMatchObject({ kn });
  });

  it('omits the languages of readers who can read the text', () => {
    expect(localizedPlaceNames('Indiranagar, Bengaluru', INDIRANAGAR)).not.toHaveProperty('en');
    const place = localizedPlaceNames('ಇಂದಿರಾನಗರ', INDIRANAGAR);
    expect(place).toMatchObject({ en: 'Indiranagar', hi: 'इंदिरानगर' });
    expect(place).not.toHaveProperty('kn');
  });

  it('omits a neighbourhood of that name elsewhere', () => {
    expect(localizedPlaceNames('Indiranagar, Mysuru', { latitude: 12.2958, longitude: 76.6394 })).toMatchObject({
      hi: 'मैसूरु',
    });
  });

  it('returns the places near each position for the same text', () => {
    const mysuru = { latitude: 12.2958, longitude: 76.6394 };
    const inBengaluru = localizedPlaceNames('Indiranagar', INDIRANAGAR);
    expect(inBengaluru).toMatchObject({ kn: 'ಇಂದಿರಾನಗರ' });
    expect(localizedPlaceNames('Indiranagar', mysuru)).not.toEqual(inBengaluru);
    expect(localizedPlaceNames('Indiranagar', INDIRANAGAR)).toEqual(inBengaluru);
  });

  it.each(['Behind the blue gate', '12/4', ''])('returns nothing where the gazetteer has no name of %j', (location) => {
    expect(localizedPlaceNames(location, INDIRANAGAR)).toBeUndefined();
  });

  it('returns a city without a position', () => {
    expect(localizedPlaceNames('Bengaluru', null)).toMatchObject({ hi: 'बेंगलुरु' });
  });
});
