import { describe, expect, it } from '@jest/globals';
import { advertisedWork, occupationsOfTitle, suggestedOccupations } from './job-occupations.js';

// One text for each rule; the corpora in readings/ hold the texts that people write.
describe('suggestedOccupations', () => {
  it.each([
    ['a name of work', 'छोटा होटल है। वेटर चाहिए।', 'waiter'],
    ['what has to be done', 'patre toleyabeku', 'dishwasher'],
  ])('reads the work of a description from %s: %j', (_rule, description, occupation) => {
    expect(suggestedOccupations(description, [])).toContain(occupation);
  });

  it('reads the work out of the skills that are required, without any description', () => {
    expect(suggestedOccupations('', ['Electrical wiring'])).toContain('electrician');
  });

  it('passes over a sentence that says what the work is not', () => {
    expect(suggestedOccupations('Serve tables as a waiter. No driving needed.', [])).not.toContain('driver');
    expect(suggestedOccupations('वेटर का काम है। गाड़ी चलाना नहीं', [])).not.toContain('driver');
  });

  it('suggests three at most, and those of the first sixteen parts alone', () => {
    expect(suggestedOccupations('Waiter. Electrician. Plumber. Tailor. Carpenter.', [])).toHaveLength(3);
    const filler = Array.from({ length: 16 }, () => 'Nice people').join('. ');
    expect(suggestedOccupations(`${filler}. Plumber.`, [])).toEqual([]);
  });

  it('makes nothing of misspelt words, or of none', () => {
    expect(suggestedOccupations('We meet a plumbar sometimes', [])).toEqual([]);
    expect(suggestedOccupations('', [])).toEqual([]);
  });

  it.each([
    ['training', 'Freshers ok, we will teach.', 'tutor'],
    ['board and lodging', 'गाड़ियाँ धोना। रहना और खाना फ्री।', 'cook'],
    ['work that is left out', 'खाना नहीं बनाना है', 'cook'],
  ])('reads words for %s, %j, as no work of the occupation %s', (_term, description, occupation) => {
    expect(suggestedOccupations(description, [])).not.toContain(occupation);
  });

  it('reads food as work where it is cooked', () => {
    expect(suggestedOccupations('खाना बनाना है।', [])).toContain('cook');
  });

  it('puts first what more parts speak of', () => {
    const description = 'Attend phone calls. Gate duty, visitor entry, night rounds of the gate.';
    expect(suggestedOccupations(description, [])[0]).toBe('security_guard');
  });

  it('suggests help of any kind only where nothing else is spoken of', () => {
    expect(suggestedOccupations('Helper for loading and unloading. Helper.', [])).not.toContain('helper');
    expect(suggestedOccupations('We need a helper', [])).toEqual(['helper']);
  });
});

describe('occupationsOfTitle', () => {
  it.each([
    ['names work', 'Waiter for evening shift', ['waiter']],
    ['names no work', 'तुरंत भर्ती', []],
    ['misspells its work', 'Carpentir', ['carpenter']],
    ['names work beside the name of a place', 'Cook - Bapu Nagar', ['cook']],
    ['names a skill and no occupation', 'Stitching clothes? Silai karna', ['tailor']],
    ['names the kind of work behind the work', 'Cook for home, veg', ['home_cook']],
    ['names work that several occupations share', 'Garage mein mistri chahiye', ['bike_mechanic', 'car_mechanic']],
  ])('returns for a title that %s, "%s", %j', (_rule, title, occupations) => {
    expect(occupationsOfTitle(title)).toEqual(occupations);
  });
});

describe('advertisedWork', () => {
  it('leaves the description aside where the title names the work', () => {
    expect(advertisedWork('Waiter', 'Also some plumbing', [])).toEqual({
      occupationIds: ['waiter'],
      suggestedOccupationIds: [],
    });
  });

  it('reads the description where the title names help of any kind alone', () => {
    expect(advertisedWork('Helper wanted', 'Washing vessels in a hotel kitchen', [])).toEqual({
      occupationIds: ['helper'],
      suggestedOccupationIds: expect.arrayContaining(['dishwasher']),
    });
  });

  it.each([
    ['20 people for a factory', 'factory_helper'],
    ['ಕಾರ್ಖಾನೆಗೆ 20 ಜನ ಬೇಕು', 'factory_helper'],
    ['Need 1 person for shop', 'shop_helper'],
  ])('suggests the work of a helper at the place of %j where nothing else is told', (title, occupation) => {
    expect(advertisedWork(title, 'Good place to work', []).suggestedOccupationIds).toEqual([occupation]);
    const described = advertisedWork(title, 'We need a cook', []).suggestedOccupationIds;
    expect(described).toContain('cook');
    expect(described).not.toContain(occupation);
  });

  it.each([
    ['Cook for Sunday', '', ['home_cook'], []],
    ['ಕೆಲಸಕ್ಕೆ ಬೇಕು', 'ಕಸ ಗುಡಿಸುವುದು, ಪಾತ್ರೆ ತೊಳೆಯುವುದು', [], ['house_help', 'dishwasher', 'sweeper']],
  ])('reads %j among domestic help as work at home', (title, description, occupationIds, suggestedOccupationIds) => {
    const work = advertisedWork(title, description, [], 'domestic_help');
    expect(work.occupationIds).toEqual(occupationIds);
    expect(work.suggestedOccupationIds.toSorted()).toEqual(suggestedOccupationIds.toSorted());
  });

  it.each(['Electrician helper', 'बिजली मिस्त्री के साथ हेल्पर'])(
    'takes %j for a helper who is no electrician yet',
    (title) => {
      expect(advertisedWork(title, '', [])).toEqual({
        occupationIds: ['construction_helper'],
        suggestedOccupationIds: ['electrician'],
      });
    },
  );

  it.each([
    ['Driver for ambulance', ['ambulance_driver']],
    ['Driver for family car', ['car_driver']],
  ])('reads the vehicle that is driven in %j', (title, occupationIds) => {
    expect(advertisedWork(title, '', []).occupationIds).toEqual(occupationIds);
  });

  it.each(['Electrician, helper', 'Electrician and helper'])('reads both the trade and its helper in %j', (title) => {
    expect(advertisedWork(title, '', []).occupationIds).toContain('electrician');
  });

  it('reads the description where the title names the staff of a place alone', () => {
    expect(advertisedWork('होटल में स्टाफ चाहिए', 'ऑर्डर लेना, टेबल साफ करना', [])).toEqual({
      occupationIds: [],
      suggestedOccupationIds: expect.arrayContaining(['waiter']),
    });
  });

  it('suggests the trade that a title without a name of work speaks of', () => {
    expect(advertisedWork('पेंट का काम', 'दो हफ़्ते का काम', []).suggestedOccupationIds).toEqual(['painter']);
  });
});
