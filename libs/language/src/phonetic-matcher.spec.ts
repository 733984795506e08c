import { describe, expect, it } from '@jest/globals';
import { consonantsOf, PhoneticMatcher } from './phonetic-matcher.js';
import { isCommonWord } from './lexicon/common-words.js';

describe('consonantsOf', () => {
  it.each([
    ['cleaner', 'clenar'],
    ['pharmacy', 'farmasi'],
    ['receptionist', 'resepshionist'],
    ['सिक्योरिटी', 'सेक्युरटी'],
    ['ಸೆಕ್ಯೂರಿಟಿ', 'ಸೆಕುರಿಟಿ'],
  ])('are the same of %s and %s', (one, other) => {
    expect(consonantsOf(one)).toBe(consonantsOf(other));
  });

  it.each(['cook', 'drivr', 'wc2024', 'कुक', ''])('say nothing of %j, which is short or no word', (word) => {
    expect(consonantsOf(word)).toBeNull();
  });
});

describe('PhoneticMatcher', () => {
  const sounds = new PhoneticMatcher(['cleaner', 'teacher', 'tichar', 'delivery', 'counter', 'canteen'], (word) =>
    word.startsWith('t') ? 'teacher' : word,
  );

  it.each([
    ['clenar', 'cleaner'],
    ['deilvry', 'delivery'],
    ['kantin', null],
  ])('takes %s for %s', (word, meant) => {
    expect(sounds.find(word)).toBe(meant);
  });

  it('chooses among words that mean the same, not among others', () => {
    expect(sounds.find('teechar')).not.toBeNull();
    const apart = new PhoneticMatcher(['teacher', 'tiecher']);
    expect(apart.find('tecahar')).toBeNull();
  });
});

describe('PhoneticMatcher across scripts', () => {
  it('hears z and s of an English word as one, and looks in the script of the word first', () => {
    const words = new PhoneticMatcher(['ಸೂಪರ್ವೈಸರ್', 'सुपरवाइजर', 'supervisor']);
    expect(words.find('ಸುಪರ್ವೈಜರ')).toBe('ಸೂಪರ್ವೈಸರ್');
  });
});

describe('isCommonWord', () => {
  it('returns true for an ordinary word and false for words of work, misspelt ones among them', () => {
    expect(isCommonWord('river')).toBe(true);
    expect(['waitor', 'driver', 'labor', 'salesmen', 'cleaned'].filter(isCommonWord)).toEqual([]);
  });
});
