import { describe, expect, it } from '@jest/globals';
import { wordsOf } from '@nukkad/language/text-normalisation';
import { isOwnCity, placeIndex } from '../place-index.js';
import { BENGALURU, contextOf, inBengaluru } from './place-context.js';

const find = (text: string, near: typeof BENGALURU | null = BENGALURU): string | null => {
  const words = wordsOf(text);
  const found = placeIndex().find(words, contextOf(near));
  return found && `${found.place.names.en}: ${words.slice(found.from, found.to).join(' ')}`;
};

describe('PlaceIndex', () => {
  // One text for each rule; the corpora in readings/ contain real searches.
  it.each([
    ['a name', 'cook in jayanagar', 'Jayanagar: in jayanagar'],
    ['a name in two words', 'security white field', 'Whitefield: white field'],
    ['a misspelt name', 'driver marthahali', 'Marathahalli: marthahali'],
    ['a Hindi name', 'जयनगर में रसोइया', 'Jayanagar: जयनगर में'],
    ['a name with a case ending', 'ಕೆಂಗೇರಿಯಲ್ಲಿ ಕೆಲಸ', 'Kengeri: ಕೆಂಗೇರಿಯಲ್ಲಿ'],
    ['a postal code', 'cook 560 040', 'Vijayanagar: 560 040'],
    ['a part of a neighbourhood', '2nd stage banashankari cook', 'Banashankari: 2nd stage banashankari'],
    ['a landmark', 'cook nr victoria hospital', 'Victoria Hospital: nr victoria hospital'],
  ])('finds the place of %s in "%s"', (_rule, text, expected) => {
    expect(find(text)).toBe(expected);
  });

  it.each(['', 'factory work'])('finds no place in %j', (text) => {
    expect(find(text)).toBeNull();
  });

  it('treats a place after "from" as the person’s origin, unless the text states its distance', () => {
    const isOrigin = (text: string): boolean | undefined => placeIndex().find(wordsOf(text), inBengaluru)?.isOrigin;
    expect(isOrigin('i am from hubli need driver job')).toBe(true);
    expect(isOrigin('5 minutes from jayanagar')).toBe(false);
  });

  it('finds a neighbourhood by its sound, which has four letters at least', () => {
    const MUMBAI = { latitude: 19.076, longitude: 72.8777 };
    expect(find('driver joohu', MUMBAI)).toBe('Juhu: joohu');
  });

  it.each([
    ['with five letters of its sound', 'driver vrtur', BENGALURU, 'Varthur: vrtur'],
    ['only from five letters of its sound on', 'driver vrtr', BENGALURU, null],
    ['only near a position', 'driver vrtur', null, null],
  ])('finds a misspelt neighbourhood %s', (_rule, text, near, expected) => {
    expect(find(text, near)).toBe(expected);
  });

  it('does not correct a misspelt word for work to a place', () => {
    expect(find('pantr')).toBeNull();
    expect(find('in pantr')).not.toBeNull();
  });

  it('returns the nearest of several places of one name', () => {
    const DELHI = { latitude: 28.6139, longitude: 77.209 };
    const words = ['gandhi', 'nagar'];
    const at = (near: typeof BENGALURU): number => placeIndex().find(words, contextOf(near))?.place.latitude ?? 0;
    expect(Math.abs(at(BENGALURU) - BENGALURU.latitude)).toBeLessThan(0.5);
    expect(Math.abs(at(DELHI) - DELHI.latitude)).toBeLessThan(0.5);
  });

  it('returns the names of a place only in the languages that have one', () => {
    const namesOf = (text: string): object | undefined => placeIndex().find([text], contextOf(null))?.place.names;
    expect(namesOf('mysuru')).toStrictEqual({ en: 'Mysuru', hi: 'मैसूरु', kn: 'ಮೈಸೂರು' });
    expect(namesOf('ramgundam')).toStrictEqual({ en: 'Ramgundam' });
  });

  it('resolves to a large city without a position', () => {
    expect(find('driver mysuru', null)).toBe('Mysuru: mysuru');
  });

  it('recognises the city of the position', () => {
    const place = placeIndex().find(['bangalore'], contextOf(BENGALURU))!.place;
    expect(isOwnCity(place, BENGALURU)).toBe(true);
    expect(isOwnCity(place, { latitude: 12.2958, longitude: 76.6394 })).toBe(false);
    expect(isOwnCity(place, null)).toBe(false);
  });
});
