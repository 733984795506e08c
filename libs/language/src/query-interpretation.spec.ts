import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { interpretQuery, matchSkillName, namesOfSkill, occupationsOfTitle } from './query-interpretation.js';
import { anyText } from '@nukkad/contract/testing/any-text';

const firstOccupation = (text: string): string | undefined => interpretQuery(text).occupations[0]?.id;
const occupationIds = (text: string): string[] => interpretQuery(text).occupations.map(({ id }) => id);

/** Processor time of this process, which other processes do not lengthen. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

// One text for each rule; the corpora in readings/ hold the texts that people write.
describe('interpretQuery', () => {
  it.each([
    ['the name of an occupation', 'waiters', 'waiter'],
    ['a name in Devanagari', 'चौकीदार', 'watchman'],
    ['a name in Kannada', 'ಬಡಗಿ', 'carpenter'],
    ['a romanised Hindi name', 'bijli mistri', 'electrician'],
    ['a romanised Kannada name', 'adige bhatta', 'cook'],
    ['a name with a slip', 'carpentar', 'carpenter'],
    ['a name with two slips', 'gardnar', 'gardener'],
    ['a spelling that is listed', 'mekenic', 'bike_mechanic'],
    ['two words that are written as one', 'officeboy', 'office_boy'],
    ['one word that is written as two', 'hous kiping', 'housekeeping_staff'],
    ['another order of words', 'guard security', 'security_guard'],
    ['an activity', 'khana banana', 'cook'],
    ['an activity in a spoken form', 'kasa gudsodu', 'sweeper'],
    ['an activity in the first person', 'ಅಡುಗೆ ಮಾಡ್ತೀನಿ', 'cook'],
    ['an English activity', 'take photos at events', 'photographer'],
    ['goods and a word for work', 'bijli ka kaam', 'electrician'],
    ['a shop', 'साड़ी की दुकान', 'garment_salesperson'],
    ['a helper at a workplace', 'ಆಸ್ಪತ್ರೆ ಹೆಲ್ಪರ್', 'ward_attendant'],
    ['a company', 'zomato swiggy boy', 'food_delivery_rider'],
    ['a vehicle', 'tipper odisodu', 'heavy_driver'],
    ['a sentence', 'bhaiya mujhe koi driver ki naukri dila do', 'car_driver'],
  ])('reads %s, "%s", as the occupation %s', (_rule, text, occupation) => {
    expect(firstOccupation(text)).toBe(occupation);
  });

  it.each([
    ['a word that only looks like a name of work', 'diver'],
    ['goods without a word for work', 'brick'],
    ['a sentence about something else', 'page not found'],
    ['a request for any work', 'koi bhi kaam chalega'],
    ['a place', 'old airport road'],
  ])('reads no occupation from %s, "%s"', (_rule, text) => {
    expect(occupationIds(text)).toEqual([]);
  });

  it.each(['', '   ', '??!'])('reads nothing from %j, which has no words', (text) => {
    const { categories, occupations, skills } = interpretQuery(text);
    expect([...categories, ...occupations, ...skills]).toEqual([]);
  });

  it('returns the words without a known meaning as terms of the text search', () => {
    expect(interpretQuery('waiter sri krishna bhavan').terms).toEqual(['sri', 'krishna', 'bhavan']);
  });

  it('corrects no short words', () => {
    expect(occupationIds('dk')).toEqual([]);
    expect(occupationIds('cok')).toEqual([]);
  });

  it('gives a misspelt word less weight than a correct one', () => {
    const right = interpretQuery('carpenter').occupations[0]?.weight ?? 0;
    const wrong = interpretQuery('carpentir').occupations[0]?.weight ?? 0;
    expect(wrong).toBeGreaterThan(0);
    expect(wrong).toBeLessThan(right);
  });

  it('corrects no names, and returns the words that it corrects', () => {
    expect(interpretQuery('cook jp nagar')).toMatchObject({ terms: ['jp'], corrected: ['nagar'] });
    const read = interpretQuery('cook jp nagar', (words) => words === 'nagar');
    expect(read).toMatchObject({ occupations: [{ id: 'cook' }], skills: [], terms: ['jp', 'nagar'], corrected: [] });
    expect(interpretQuery('driver', () => true).occupations[0]?.id).toBe('car_driver');
  });

  it('corrects nothing in a sentence about something else', () => {
    expect(interpretQuery('what is the weather like tonight').corrected).toEqual([]);
  });

  it('gives an occupation that a skill suggests less weight than one that is named', () => {
    const [named, suggested] = ['waiter', 'khana parosna'].map((text) => interpretQuery(text).occupations[0]?.weight);
    expect(suggested).toBeLessThan(named ?? 0);
  });

  it('reads the same occupations from words for women and for men', () => {
    expect(interpretQuery('delivery girl').occupations).toEqual(interpretQuery('delivery boy').occupations);
  });

  it('reads both kinds of work that a conjunction joins', () => {
    expect(occupationIds('cook cum maid')).toEqual(expect.arrayContaining(['home_cook', 'house_help']));
  });

  it('reads an accountant and an assistant of one as the same search, and not as the same title', () => {
    expect(occupationIds('accountant').sort()).toEqual(['accountant', 'accounts_assistant']);
    expect(occupationsOfTitle('Accountant')).toEqual(['accountant']);
  });

  it('accepts any string and returns weights between 0 and 1', () => {
    fc.assert(
      fc.property(anyText(300), (text) => {
        const { categories, occupations, skills, terms } = interpretQuery(text);
        expect(terms.length).toBeLessThanOrEqual(8);
        for (const { weight } of [...categories, ...occupations, ...skills]) {
          expect(weight).toBeGreaterThan(0);
          expect(weight).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('interprets a thousand queries in well under two seconds', () => {
    interpretQuery('warm up');
    const started = cpuMilliseconds();
    for (let i = 0; i < 1000; i++) interpretQuery(`securty gaurd nihgt ${i}`);
    expect(cpuMilliseconds() - started).toBeLessThan(2000);
  });
});

describe('interpretQuery, a word that several occupations share', () => {
  it('ranks the occupation of which it is the first name clearly above the others', () => {
    const [first, second] = interpretQuery('mistri').occupations;
    expect(first?.id).toBe('mason');
    expect(first!.weight - (second?.weight ?? 0)).toBeGreaterThan(0.1);
  });

  it('reads the other occupations too', () => {
    expect(interpretQuery('mistri').occupations.find(({ id }) => id === 'carpenter')?.weight).toBeGreaterThan(0.75);
  });
});

describe('interpretQuery, a word for a trade', () => {
  it('gives way to an occupation that is named', () => {
    expect(firstOccupation('rangai')).toBe('painter');
    expect(occupationIds('rangai cashier')).toEqual(['cashier']);
  });

  it('names no occupation in a title', () => {
    expect(firstOccupation('rangai')).toBe('painter');
    expect(occupationsOfTitle('Rangai')).toEqual([]);
  });

  it('is read as an ending behind a place: "hotel nalli kelsa" asks for no plumber', () => {
    expect(firstOccupation('nalli kelsa')).toBe('plumber');
    expect(occupationIds('hotel nalli kelsa')).not.toContain('plumber');
    expect(interpretQuery('hotel nalli kelsa').categories[0]?.id).toBe('food_service');
  });
});

describe('interpretQuery, a shop or a workplace', () => {
  it('reads selling in general with less weight behind the occupation of a shop', () => {
    const { occupations } = interpretQuery('cloth shop');
    expect(occupations.map(({ id }) => id)).toEqual(['garment_salesperson', 'salesperson', 'shop_helper']);
    expect(occupations[1]?.weight).toBeLessThan(0.75);
    expect(occupationsOfTitle('Cloth shop girl')).toEqual(['garment_salesperson']);
  });

  it('reads other work in a shop as that work', () => {
    expect(firstOccupation('shop manager')).toBe('store_manager');
    expect(firstOccupation('mobile shop cashier')).toBeDefined();
    expect(occupationIds('mobile shop cashier')).toContain('cashier');
  });

  it('reads a role without a place as the role', () => {
    expect(firstOccupation('helper')).toBe('helper');
    expect(interpretQuery('sales').categories[0]?.id).toBe('sales');
  });

  it('reads a kind of work in a search, and no occupation in a title', () => {
    expect(occupationIds('sales')).toEqual(['salesperson', 'field_sales_executive']);
    expect(occupationsOfTitle('Sales')).toEqual([]);
    expect(matchSkillName('accounts')).toBe('bookkeeping');
  });

  it('reads a workplace alone as a category, without a preferred occupation', () => {
    const { categories, occupations, isWorkNamed } = interpretQuery('hotel work');
    expect(categories[0]?.id).toBe('food_service');
    expect(new Set(occupations.map(({ weight }) => weight)).size).toBe(1);
    expect(isWorkNamed).toBe(false);
  });
});

describe('interpretQuery, types of job and work from home', () => {
  it.each([
    ['part time waiter', 'part_time'],
    ['कुछ दिनों का काम', 'temporary'],
    ['ಗಿಗ್ ಕೆಲಸ', 'gig_work'],
  ])('reads "%s" as a job of the type %s', (text, type) => {
    expect(interpretQuery(text).jobTypes.map(({ id }) => id)).toEqual([type]);
  });

  it('reads full time as no type of job, because most jobs are', () => {
    expect(interpretQuery('full time')).toMatchObject({ jobTypes: [], terms: [] });
  });

  it('reads work from home as calling and typing, and as no occupation in a title', () => {
    expect(occupationIds('wfh')).toEqual(['telecaller', 'data_entry_operator', 'typist', 'telesales_executive']);
    expect(occupationsOfTitle('Work from home')).toEqual([]);
    expect(occupationsOfTitle('Typist, work from home')).toEqual(['typist']);
  });
});

describe('matchSkillName', () => {
  it.each([
    ['the name of a skill', 'ಟ್ಯಾಲಿ', 'tally'],
    ['an occupation', 'रसोइया', 'cooking'],
    ['a kind of work', 'cleaning', 'sweeping_mopping'],
  ])('returns for %s, "%s", the skill %s', (_kind, text, id) => {
    expect(matchSkillName(text)).toBe(id);
  });

  it.each(['', 'quantum physics', 'restaurant'])('returns null for %j, which names no skill', (text) => {
    expect(matchSkillName(text)).toBeNull();
  });
});

describe('namesOfSkill', () => {
  it('returns the labels and the other words for a skill in three languages, each of which means it', () => {
    const names = namesOfSkill('bike_riding');
    expect(names).toEqual(expect.arrayContaining(['bike riding', 'bike chalana', 'बाइक चलाना', 'ಬೈಕ್ ಓಡಿಸುವುದು']));
    expect(new Set(names.map(matchSkillName))).toEqual(new Set(['bike_riding']));
  });

  it('returns no names for an unknown skill', () => {
    expect(namesOfSkill('nothing')).toEqual([]);
  });
});

describe('occupationsOfTitle, a title that names a skill', () => {
  it('returns no occupation where many use the skill', () => {
    expect(occupationsOfTitle('Communication')).toEqual([]);
  });
});
