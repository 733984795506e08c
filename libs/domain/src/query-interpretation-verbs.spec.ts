import { describe, expect, it } from '@jest/globals';
import { interpretQuery, occupationsOfTitle } from './query-interpretation.js';
import { lexicon } from './taxonomy/lexicon.js';
import { workPhrases } from './taxonomy/work-phrases.js';

describe('what somebody does at work', () => {
  it.each([
    ['bachche sambhalna', 'nanny'],
    ['bacche dekhne wali', 'nanny'],
    ['बच्चे संभालना', 'nanny'],
    ['magu nodikollodu', 'nanny'],
    ['ಮಗು ನೋಡಿಕೊಳ್ಳೋದು', 'nanny'],
    ['buzurg sambhalna', 'elder_caretaker'],
    ['gaadi chalana', 'car_driver'],
    ['गाड़ी चलाना', 'car_driver'],
    ['gaadi odsodu', 'car_driver'],
    ['ಗಾಡಿ ಓಡಿಸೋದು', 'car_driver'],
    ['auto chalana', 'auto_driver'],
    ['lorry odisovaru', 'heavy_driver'],
    ['kapde silna', 'tailor'],
    ['कपड़े सिलना', 'tailor'],
    ['batte holiyodu', 'tailor'],
    ['ಬಟ್ಟೆ ಹೊಲಿಯುವುದು', 'tailor'],
    ['kapde dhona', 'laundry_worker'],
    ['ಬಟ್ಟೆ ಒಗೆಯೋದು', 'laundry_worker'],
    ['khana banana', 'cook'],
    ['adige madodakke', 'cook'],
    ['manege hogi adige madodu', 'home_cook'],
    ['ghar me khana banana', 'home_cook'],
    ['bartan dhona', 'dishwasher'],
    ['paatre toleyodu', 'dishwasher'],
    ['ಪಾತ್ರೆ ತೊಳೆಯೋರು', 'dishwasher'],
    ['sabzi katna', 'kitchen_helper'],
    ['oota badisodu', 'waiter'],
    ['chai banana', 'tea_maker'],
    ['jhadu lagana', 'sweeper'],
    ['kasa gudisodu', 'sweeper'],
    ['kachra uthana', 'waste_collector'],
    ['gaadi dhona', 'car_washer'],
    ['paudhe lagana', 'gardener'],
    ['pehra dena', 'security_guard'],
    ['bijli theek karna', 'electrician'],
    ['nalli repair madodu', 'plumber'],
    ['banna hodiyodu', 'painter'],
    ['ಬಣ್ಣ ಬಳಿಯೋದು', 'painter'],
    ['gode kattodu', 'mason'],
    ['saman uthana', 'loader'],
    ['packing karna', 'packer'],
    ['bachon ko padhana', 'tutor'],
    ['makkalige paata helodu', 'tutor'],
    ['baal kaatna', 'barber'],
    ['mehndi lagana', 'mehendi_artist'],
    ['typing karna', 'typist'],
    ['hoo kattodu', 'florist'],
    ['phool bechna', 'florist'],
    ['photo khinchna', 'photographer'],
    ['kutta ghumana', 'pet_caretaker'],
  ])('"%s" names %s', (text, occupation) => {
    const [first] = interpretQuery(text).occupations;
    expect(first?.id).toBe(occupation);
    expect(first?.weight).toBeGreaterThanOrEqual(0.75);
  });

  it('is work of the taxonomy', () => {
    const { occupations } = lexicon();
    expect([...workPhrases()].filter(({ occupation }) => !occupations.has(occupation))).toEqual([]);
  });
});

describe('a title that names a skill and no occupation', () => {
  it.each([
    ['Part time accounts', ['accounts_assistant']],
    ['Typing work', ['typist']],
    ['Car wash boys', ['car_washer']],
    ['Stitching clothes? Silai karna', ['tailor']],
    ['Waiter, accounts', ['waiter']],
  ])('"%s" means %s', (title, occupations) => {
    expect(occupationsOfTitle(title)).toEqual(occupations);
  });

  it('means nothing where many occupations use the skill', () => {
    expect(occupationsOfTitle('Communication')).toEqual([]);
  });
});

describe('a word that two occupations share', () => {
  it.each([
    ['mistri', 'mason'],
    ['aaya', 'nanny'],
    ['coolie', 'loader'],
    ['peon', 'office_boy'],
    ['hotel boy', 'room_service_attendant'],
  ])('"%s" is the name of %s first, with clearly more weight', (text, occupation) => {
    const [first, second] = interpretQuery(text).occupations;
    expect(first?.id).toBe(occupation);
    expect(first!.weight - (second?.weight ?? 0)).toBeGreaterThan(0.1);
  });

  it('still names the others', () => {
    expect(interpretQuery('mistri').occupations.find(({ id }) => id === 'carpenter')?.weight).toBeGreaterThan(0.75);
  });
});
