import { describe, expect, it } from '@jest/globals';
import { editDistance, NearestWord, toleratedEdits } from './nearest-word.js';

describe('editDistance', () => {
  it.each([
    ['cook', 'cook', 0],
    ['waiter', 'waitor', 1],
    ['waiter', 'wiater', 1],
    ['driver', 'drivr', 1],
    ['electrician', 'electrision', 2],
    ['cook', 'guard', 3],
    ['', '', 0],
    ['banglor', 'bangalor', 1],
    ['hyderabda', 'hyderabad', 1],
    ['kitten', 'sitting', 3],
    ['a', 'abcdef', 3],
    ['waitor'.repeat(50), 'waiter'.repeat(50), 3],
    [`${'waiter'.repeat(50)}ab`, `${'waiter'.repeat(50)}ba`, 1],
  ])('from %s to %s is %d (3 means more than asked for)', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });
});

describe('NearestWord', () => {
  const nearest = new NearestWord(['waiter', 'writer', 'delivery', 'driver', 'dj', 'cook', 'ಡೆಲಿವರಿ', 'डिलीवरी']);

  it.each([
    ['waitor', 'waiter'],
    ['delivary', 'delivery'],
    ['deliveri', 'delivery'],
    ['drivar', 'driver'],
    ['ಡೆಲಿವರ', 'ಡೆಲಿವರಿ'],
    ['डिलिवरी', 'डिलीवरी'],
  ])('finds what %s means', (word, meant) => {
    expect(nearest.find(word)).toBe(meant);
  });

  it.each(['dk', 'qqqqqqqq', 'xyz', '2024', ''])('finds nothing for %j', (word) => {
    expect(nearest.find(word)).toBeNull();
  });

  it('tolerates nothing in short words and in numbers', () => {
    expect(toleratedEdits('dj')).toBe(0);
    expect(toleratedEdits('cook1')).toBe(0);
    expect(toleratedEdits('cook')).toBe(1);
    expect(toleratedEdits('electrician')).toBe(2);
  });
});
