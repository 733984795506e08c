import { describe, expect, it } from '@jest/globals';
import { wordsOf } from '@nukkad/domain/text-normalisation';
import { isOwnCity, type PlaceContext, placeIndex } from '../place-index.js';

const BENGALURU = { latitude: 12.9716, longitude: 77.5946 };
const WORK = new Set(['cook', 'driver', 'security', 'work', 'jobs', 'factory', 'electronic', 'park', 'road']);
const contextOf = (near: typeof BENGALURU | null): PlaceContext => ({
  near,
  isWork: (word) => WORK.has(word),
  isMisspeltWork: (word) => word === 'pantr',
});
const find = (text: string, near: typeof BENGALURU | null = BENGALURU): string | null => {
  const words = wordsOf(text);
  const found = placeIndex().find(words, contextOf(near));
  return found && `${found.place.names.en}: ${words.slice(found.from, found.to).join(' ')}`;
};

describe('PlaceIndex', () => {
  it.each([
    ['cook in jayanagar', 'Jayanagar: in jayanagar'],
    ['jobs in jaya nagar', 'Jayanagar: in jaya nagar'],
    ['security white field', 'Whitefield: white field'],
    ['driver marthahali', 'Marathahalli: marthahali'],
    ['electronic city cook', 'Electronic City: electronic city'],
    ['कोरमंगला में ड्राइवर', 'Koramangala: कोरमंगला में'],
    ['ಕೆಂಗೇರಿಯಲ್ಲಿ ಕೆಲಸ', 'Kengeri: ಕೆಂಗೇರಿಯಲ್ಲಿ'],
    ['ಪೀಣ್ಯದಲ್ಲಿ ಕೆಲಸ', 'Peenya: ಪೀಣ್ಯದಲ್ಲಿ'],
    ['jayanagar nalli cook', 'Jayanagar: jayanagar nalli'],
    ['kengeri hattira work', 'Kengeri: kengeri hattira'],
    ['cook mysuru', 'Mysuru: mysuru'],
    ['vijayanagara cook', 'Vijayanagar: vijayanagara'],
    ['cook 560040', 'Vijayanagar: 560040'],
    ['cook 560 040', 'Vijayanagar: 560 040'],
    ['hubballi driver', 'Hubballi: hubballi'],
    ['hosur road cook', 'Hosur Road: hosur road'],
    ['cook jayanagar 4th blk', 'Jayanagar: jayanagar 4th blk'],
    ['2nd stage banashankari cook', 'Banashankari: 2nd stage banashankari'],
    ['ಬನಶಂಕರಿ ಸೆಕೆಂಡ್ ಸ್ಟೇಜ್ ಹತ್ರ', 'Banashankari: ಬನಶಂಕರಿ ಸೆಕೆಂಡ್ ಸ್ಟೇಜ್ ಹತ್ರ'],
    ['bommanalli cook', 'Bommanahalli: bommanalli'],
    ['cook nr victoria hospital', 'Victoria Hospital: nr victoria hospital'],
    ['2 km from jayanagar', 'Jayanagar: from jayanagar'],
  ])('finds the place that %j names', (text, expected) => {
    expect(find(text)?.replace('Hubli', 'Hubballi')).toBe(expected);
  });

  it.each([
    'cook',
    'driver jobs',
    'security park',
    'factory work',
    '',
    'ship',
    'umbrella',
    'tele collar',
    'sambhal lunga',
    'मेरा फोन खो गया',
  ])('finds no place in %j', (text) => {
    expect(find(text)).toBeNull();
  });

  it.each([
    ['i am from hubli need driver job', true],
    ['cook native udupi', true],
    ['raichur se hu driver', true],
    ['hubli inda bandidini driver', true],
    ['driver in hubli', false],
    ['5 minutes from jayanagar', false],
  ])('tells of %j whether somebody comes from there: %j', (text, isOrigin) => {
    expect(placeIndex().find(wordsOf(text), contextOf(BENGALURU))?.isOrigin).toBe(isOrigin);
  });

  it('takes a misspelt word for work for no misspelt place', () => {
    expect(find('pantr')).toBeNull();
    expect(find('in pantr')).not.toBeNull();
  });

  it('means the nearest of several places of one name', () => {
    const DELHI = { latitude: 28.6139, longitude: 77.209 };
    const words = ['gandhi', 'nagar'];
    const at = (near: typeof BENGALURU): number => placeIndex().find(words, contextOf(near))?.place.latitude ?? 0;
    expect(Math.abs(at(BENGALURU) - BENGALURU.latitude)).toBeLessThan(0.5);
    expect(Math.abs(at(DELHI) - DELHI.latitude)).toBeLessThan(0.5);
  });

  it('means a large city where nobody knows where somebody is', () => {
    expect(find('driver mysuru', null)).toBe('Mysuru: mysuru');
  });

  it('knows the city that somebody is in', () => {
    const place = placeIndex().find(['bangalore'], contextOf(BENGALURU))!.place;
    expect(isOwnCity(place, BENGALURU)).toBe(true);
    expect(isOwnCity(place, { latitude: 12.2958, longitude: 76.6394 })).toBe(false);
    expect(isOwnCity(place, null)).toBe(false);
  });
});
