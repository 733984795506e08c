import { describe, expect, it } from '@jest/globals';
import { joinAddresses, mapLink } from './model/map-link';

describe('addresses that are joined', () => {
  it.each([
    [['Indiranagar, Bengaluru', 'Indiranagar, Bengaluru'], 'Indiranagar, Bengaluru'],
    [['12, 4th Cross', 'MG Road, Bengaluru'], '12, 4th Cross, MG Road, Bengaluru'],
    [['12 Church Street, Bengaluru', 'bengaluru'], '12 Church Street, Bengaluru'],
    [[null, 'Koramangala, Bengaluru', undefined], 'Koramangala, Bengaluru'],
    [['इंदिरानगर', 'इंदिरानगर, बेंगलुरु'], 'इंदिरानगर, बेंगलुरु'],
  ])('%j name each part once', (addresses, joined) => {
    expect(joinAddresses(...addresses)).toBe(joined);
  });
});

describe('the link to the map', () => {
  it('opens the point where one is known, and searches for the words otherwise', () => {
    const url = 'https://www.google.com/maps/search/?api=1&query=';
    expect(mapLink({ latitude: 12.9716, longitude: 77.6411 }, 'Indiranagar')).toBe(`${url}12.9716%2C77.6411`);
    expect(mapLink(undefined, 'Anna Shop', 'Indiranagar')).toBe(`${url}Anna+Shop%2C+Indiranagar`);
  });
});
