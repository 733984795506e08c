import { describe, expect, it } from '@jest/globals';
import { matchSkillName, namesOfSkill, occupationsOfTitle } from './query-interpretation.js';

describe('matchSkillName', () => {
  it.each([
    ['Tally', 'tally'],
    ['tally erp', 'tally'],
    ['Billing', 'billing'],
    ['पैकिंग', 'packing'],
    ['ಟ್ಯಾಲಿ', 'tally'],
  ])('%s is %s', (text, id) => {
    expect(matchSkillName(text)).toBe(id);
  });

  it.each([
    ['driver', 'car_driving'],
    ['cook', 'cooking'],
    ['electrician', 'house_wiring'],
    ['plumber', 'pipe_fitting'],
    ['teacher', 'class_handling'],
    ['nurse', 'patient_care'],
    ['tailor', 'tailoring'],
    ['waiter', 'table_service'],
    ['security', 'guarding'],
    ['housekeeping', 'sweeping_mopping'],
    ['telecalling', 'outbound_calls'],
    ['bpo', 'inbound_calls'],
    ['ड्राइवर', 'car_driving'],
    ['रसोइया', 'cooking'],
  ])('takes %s, an occupation, for %s', (text, id) => {
    expect(matchSkillName(text)).toBe(id);
  });

  it.each([
    ['cleaning', 'sweeping_mopping'],
    ['सफाई', 'sweeping_mopping'],
    ['sales', 'field_sales'],
    ['ಸೇಲ್ಸ್', 'field_sales'],
    ['marketing', 'field_sales'],
    ['recruitment', 'candidate_sourcing'],
    ['cctv', 'cctv_installation'],
    ['nursing', 'patient_care'],
    ['driving', 'car_driving'],
    ['ड्राइविंग', 'car_driving'],
    ['ಡ್ರೈವಿಂಗ್', 'car_driving'],
  ])('takes %s, a kind of work, for %s', (text, id) => {
    expect(matchSkillName(text)).toBe(id);
  });

  it.each([
    'quantum physics',
    '',
    'kindness to all',
    'restaurant',
    'hospital',
    'cook in a spaceship',
    'work from home',
  ])('knows no skill called %j', (text) => {
    expect(matchSkillName(text)).toBeNull();
  });
});

describe('occupationsOfTitle', () => {
  it('reads a title that names work', () => {
    expect(occupationsOfTitle('Waiter for evening shift')).toContain('waiter');
    expect(occupationsOfTitle('ಸೆಕ್ಯೂರಿಟಿ ಗಾರ್ಡ್ ಬೇಕು')).toContain('security_guard');
  });

  it.each(['Waitor needed', 'Carpentir'])('takes %s for misspelt work', (title) => {
    expect(occupationsOfTitle(title)).toHaveLength(1);
  });

  it.each(['Great opportunity', 'Helping hands in Parel'])('guesses nothing of %s', (title) => {
    expect(occupationsOfTitle(title)).toEqual([]);
  });

  it.each([
    ['Cook - Bapu Nagar', ['cook']],
    ['Driver for Manali trip', ['car_driver']],
  ])('takes no name for work beside work: %s', (title, occupations) => {
    expect(occupationsOfTitle(title)).toEqual(occupations);
  });
});

describe('the names of a skill', () => {
  it('are its labels and the other words for it, in three languages, and each means it', () => {
    const names = namesOfSkill('bike_riding');
    expect(names).toEqual(expect.arrayContaining(['bike riding', 'bike chalana', 'बाइक चलाना', 'ಬೈಕ್ ಓಡಿಸುವುದು']));
    expect(new Set(names.map(matchSkillName))).toEqual(new Set(['bike_riding']));
  });

  it('are none for what is no skill', () => {
    expect(namesOfSkill('nothing')).toEqual([]);
  });
});
