import { describe, expect, it } from '@jest/globals';
import { calledName, greetingName, namePartsOf } from './person-name.js';

describe('the greeting of a name', () => {
  it.each([
    ['Asha Rao', 'Asha'],
    ['S. K. V. Rao', 'Rao'],
    ['S.K.V. Rao', 'Rao'],
    ['K Suresh', 'Suresh'],
    ['K.Suresh', 'Suresh'],
    ['SK Sharma', 'Sharma'],
    ['AK Sharma', 'Sharma'],
    ['SK SHARMA', 'SHARMA'],
    ['OM PRAKASH', 'OM'],
    ['Om Prakash', 'Om'],
    ['Uma', 'Uma'],
    ['Dr. A.P.J. Abdul Kalam', 'Abdul'],
    ['Dr.Asha Rao', 'Asha'],
    ['Smt Lakshmi Devi', 'Lakshmi'],
    ['Mr. R. Kumar', 'Kumar'],
    ['Md. Rafi', 'Rafi'],
    ['Mohd Rafi', 'Rafi'],
    ['Ch. Ramesh', 'Ramesh'],
    ["D'Souza Anil", "D'Souza"],
    ['ಎಂ. ಎಸ್. ಸುಬ್ಬುಲಕ್ಷ್ಮಿ', 'ಸುಬ್ಬುಲಕ್ಷ್ಮಿ'],
    ['ಎಂ.ಎಸ್.ಸುಬ್ಬುಲಕ್ಷ್ಮಿ', 'ಸುಬ್ಬುಲಕ್ಷ್ಮಿ'],
    ['ಕೆ ಸುರೇಶ್', 'ಸುರೇಶ್'],
    ['ಡಾ. ರಾಜ್‌ಕುಮಾರ್', 'ರಾಜ್‌ಕುಮಾರ್'],
    ['ಶ್ರೀಮತಿ ಅನಿತಾ ಕೃಷ್ಣ', 'ಅನಿತಾ'],
    ['डॉ. ए.पी.जे. अब्दुल कलाम', 'अब्दुल'],
    ['एस के शर्मा', 'शर्मा'],
    ['श्रीमती आशा राव', 'आशा'],
    ['உ. எம். சுப்பு', 'சுப்பு'],
    ['S. K.', 'S. K.'],
    ['K', 'K'],
    ['Shri', 'Shri'],
    ['ಶ್ರೀ', 'ಶ್ರೀ'],
    ['', ''],
  ])('greets %s as %s', (name, greeted) => {
    expect(greetingName(name)).toBe(greeted);
  });

  it('searches the last name if the first consists of initials only', () => {
    expect(greetingName('S.', 'K. V. Rao')).toBe('Rao');
    expect(greetingName('S.', 'K.')).toBe('S. K.');
  });
});

it('greets no person by initials and titles', () => {
  expect(calledName('Dr. S. K.')).toBeNull();
});

describe('the parts of a whole name', () => {
  it.each([
    ['Asha', 'Asha', ''],
    ['Asha Rao', 'Asha', 'Rao'],
    ['Asha K. Rao', 'Asha', 'K. Rao'],
    ['S. K. V. Rao', 'S. K. V. Rao', ''],
    ['K Suresh', 'K Suresh', ''],
    ['K.Suresh Babu', 'K.Suresh', 'Babu'],
    ['Dr. A.P.J. Abdul Kalam', 'Dr. A.P.J. Abdul', 'Kalam'],
    ['ಎಂ. ಎಸ್. ಸುಬ್ಬುಲಕ್ಷ್ಮಿ', 'ಎಂ. ಎಸ್. ಸುಬ್ಬುಲಕ್ಷ್ಮಿ', ''],
    ['Rao, Asha', 'Asha', 'Rao'],
    ['राव, आशा', 'आशा', 'राव'],
    ['Sharma,Ravi K', 'Ravi K', 'Sharma'],
    ['Asha Rao, M.D.', 'Asha', 'Rao, M.D.'],
    ['S. K.', 'S. K.', ''],
    ['Asha Rao, MBBS', 'Asha', 'Rao, MBBS'],
    ['Dr. Asha Rao, MBA', 'Dr. Asha', 'Rao, MBA'],
    ['Asha Rao, B.Tech', 'Asha', 'Rao, B.Tech'],
    ['', '', ''],
  ])('splits the name %s into %j and %j', (name, firstName, lastName) => {
    expect(namePartsOf(name)).toEqual({ firstName, lastName });
  });
});
