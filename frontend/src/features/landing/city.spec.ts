import { beforeEach, describe, expect, it } from '@jest/globals';
import { CITY_LENGTH_MAX, cityToShow, saveCity } from './model/city';

const address = (query: string) => new URLSearchParams(query);

describe('the city of the landing page', () => {
  beforeEach(() => localStorage.clear());

  it('is Bengaluru for somebody of whom nothing is known', () => {
    expect(cityToShow(address(''))).toBe('Bengaluru');
  });

  it('is the one of an earlier visit', () => {
    saveCity('Mysuru');
    expect(cityToShow(address(''))).toBe('Mysuru');
  });

  it('is the one in the address before that of an earlier visit', () => {
    saveCity('Mysuru');
    expect(cityToShow(address('city=Pune'))).toBe('Pune');
  });

  it('takes no notice of an empty city in the address', () => {
    expect(cityToShow(address('city=%20'))).toBe('Bengaluru');
  });

  it('is cut to the length that the server takes', () => {
    expect(cityToShow(address(`city=${'a'.repeat(500)}`))).toHaveLength(CITY_LENGTH_MAX);
  });
});
