import { beforeEach, describe, expect, it } from '@jest/globals';
import { CITY_LENGTH_MAX, cityToShow, saveCity } from './model/city';

const address = (query: string) => new URLSearchParams(query);

describe('the city of the landing page', () => {
  beforeEach(() => localStorage.clear());

  it('is Bengaluru for a new visitor', () => {
    expect(cityToShow(address(''))).toBe('Bengaluru');
  });

  it('is that of an earlier visit', () => {
    saveCity('Mysuru');
    expect(cityToShow(address(''))).toBe('Mysuru');
  });

  it('is that in the address, rather than that of an earlier visit', () => {
    saveCity('Mysuru');
    expect(cityToShow(address('city=Pune'))).toBe('Pune');
  });

  it('ignores an empty city in the address', () => {
    expect(cityToShow(address('city=%20'))).toBe('Bengaluru');
  });

  it('is cut to the length that the server accepts', () => {
    expect(cityToShow(address(`city=${'a'.repeat(500)}`))).toHaveLength(CITY_LENGTH_MAX);
  });
});
