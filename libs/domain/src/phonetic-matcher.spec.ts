import { describe, expect, it } from '@jest/globals';
import { interpretQuery } from './query-interpretation.js';
import { consonantsOf, PhoneticMatcher } from './phonetic-matcher.js';
import { isOrdinaryWord } from './taxonomy/ordinary-words.js';

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

describe('two slips in a word of work', () => {
  it.each([
    ['clenar', 'cleaner'],
    ['gardnar', 'gardener'],
    ['teechar', 'teacher'],
    ['driaver', 'car_driver'],
    ['weldaar', 'welder'],
    ['plumbur', 'plumber'],
    ['deilvry boy', 'delivery_rider'],
    ['dilevry boy', 'delivery_rider'],
    ['secirty gaurd', 'security_guard'],
    ['securty gard', 'security_guard'],
    ['farmasi shop', 'pharmacist_helper'],
    ['सेक्युरटी गाड', 'security_guard'],
    ['डिलवरी बोय', 'delivery_rider'],
    ['ड्रायवर', 'car_driver'],
    ['मकैनिक', 'bike_mechanic'],
    ['ಸೆಕುರಿಟಿ ಗಾರ್ಡ್', 'security_guard'],
    ['ಡಿಲೀವರಿ ಬಾಯ್', 'delivery_rider'],
    ['ಮೆಕಾನಿಕ್', 'bike_mechanic'],
  ])('are corrected: "%s" is %s', (text, occupation) => {
    expect(interpretQuery(text).occupations[0]?.id).toBe(occupation);
  });

  it.each(['waitor', 'plumer', 'drivar', 'electrcian', 'carpentir'])('and one slip in "%s" still is', (text) => {
    expect(interpretQuery(text).occupations).toHaveLength(1);
  });
});

describe('an ordinary word', () => {
  const words =
    'ship diver match cool clock river layer country mother father night lost weather rent barish kitab pustak nenne male duniya ನಿನ್ನೆ ಪುಸ್ತಕ बारिश किताब';

  it.each(words.split(' '))('is no work: %s', (word) => {
    const { occupations, skills, categories } = interpretQuery(word);
    expect([...occupations, ...skills, ...categories]).toEqual([]);
  });

  it('is known to be one, whereas work is not', () => {
    expect(isOrdinaryWord('river')).toBe(true);
    expect(['waitor', 'driver', 'labor', 'salesmen', 'cleaned'].filter(isOrdinaryWord)).toEqual([]);
  });

  it('is no work as a part of a sentence about something else', () => {
    expect(interpretQuery('what is the weather like tonight').corrected).toEqual([]);
  });

  it('hears z and s of an English word as one, and looks in the script of the word first', () => {
    const words = new PhoneticMatcher(['ಸೂಪರ್ವೈಸರ್', 'सुपरवाइजर', 'supervisor']);
    expect(words.find('ಸುಪರ್ವೈಜರ')).toBe('ಸೂಪರ್ವೈಸರ್');
  });
});
