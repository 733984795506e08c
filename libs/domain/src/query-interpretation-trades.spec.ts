import { describe, expect, it } from '@jest/globals';
import { interpretQuery, occupationsOfTitle } from './query-interpretation.js';
import { TRADE_GOODS, TRADE_WORDS } from './taxonomy/trade-words.js';
import { workPairs } from './taxonomy/work-pairs.js';
import { lexicon } from './taxonomy/lexicon.js';

const first = (text: string): string | undefined => interpretQuery(text).occupations[0]?.id;

describe('work on the road, in warehouses and factories, of building, repair and guarding', () => {
  it.each([
    ['zomato swiggy boy', 'food_delivery_rider'],
    ['स्विगी में काम', 'food_delivery_rider'],
    ['blinkit job', 'grocery_delivery_rider'],
    ['delivery with own bike', 'delivery_rider'],
    ['dilevry boi', 'delivery_rider'],
    ['ಕೊರಿಯರ್ ತಲುಪಿಸೋದು', 'courier_delivery'],
    ['neerina can mane manege hakodu', 'van_delivery_driver'],
    ['rapido me kaam', 'bike_taxi_rider'],
    ['bhaiya mujhe koi driver ki naukri dila do', 'car_driver'],
    ['I can drive a car', 'car_driver'],
    ['गाड़ी चलाना आता है', 'car_driver'],
    ['ನಾನು ಕಾರು ಓಡಿಸ್ತೀನಿ', 'car_driver'],
    ['ola chalata hoon', 'cab_driver'],
    ['tipper odisodu', 'heavy_driver'],
    ['shaale makkala van odisodu', 'bus_driver'],
    ['chota hathi chalana', 'tempo_driver'],
    ['tempo helper', 'truck_helper'],
    ['gaadi park karna', 'valet_driver'],
    ['ಪಾರ್ಕಿಂಗ್ ಕೆಲಸ', 'parking_attendant'],
    ['ಲಾರಿ ಲೋಡ್ ಮಾಡೋದು', 'loader'],
    ['डिब्बा बंद करना', 'packer'],
    ['bijli ka kaam aata hai', 'electrician'],
    ['karent kelsa', 'electrician'],
    ['pipe line ka kaam', 'plumber'],
    ['ನಲ್ಲಿ ಕೆಲಸ ಮಾಡ್ತೀನಿ', 'plumber'],
    ['लकड़ी का काम', 'carpenter'],
    ['ಬಣ್ಣ ಹೊಡಿಯೋದು', 'painter'],
    ['plaster karta hoon', 'mason'],
    ['helper under a mason carrying bricks', 'construction_helper'],
    ['mannu agiyodu', 'construction_helper'],
    ['tiles kelsa', 'tile_fitter'],
    ['kambi kattodu', 'shuttering_carpenter'],
    ['gate grill banana', 'welder'],
    ['ac macanic', 'ac_technician'],
    ['ಮಿಕ್ಸಿ ರಿಪೇರಿ', 'appliance_technician'],
    ['बाइक का इंजन खोलना जानता हूँ', 'bike_mechanic'],
    ['गाड़ी का मिस्त्री', 'car_mechanic'],
    ['can stitch blouse, fall pico, kurti', 'tailor'],
    ['ಗಾರ್ಮೆಂಟ್ಸ್ ಫ್ಯಾಕ್ಟರಿ ಕೆಲಸ', 'sewing_operator'],
    ['machine chalata hu', 'machine_operator'],
    ['factory me kaam', 'factory_helper'],
    ['godown ka kaam', 'warehouse_associate'],
    ['gate man for apartment society', 'security_guard'],
    ['ರಾತ್ರಿ ಕಾಯೋ ಕೆಲಸ', 'security_guard'],
    ['petrol tanki pe naukri', 'petrol_pump_attendant'],
    ['hasu meyisodu', 'farm_worker'],
    ['doodh nikalna', 'farm_worker'],
  ])('"%s" names %s', (text, occupation) => {
    expect(first(text)).toBe(occupation);
    expect(interpretQuery(text).occupations[0]?.weight).toBeGreaterThanOrEqual(0.75);
  });

  it('is work of the taxonomy', () => {
    const { occupations } = lexicon();
    const named = [
      ...[...workPairs()].map(({ occupation }) => occupation),
      ...Object.keys(TRADE_WORDS),
      ...Object.keys(TRADE_GOODS),
    ];
    expect(named.filter((id) => !occupations.has(id))).toEqual([]);
  });
});

describe('what a trade works with', () => {
  it.each([
    'gate',
    'ship',
    'diver',
    'page',
    'petrol price today',
    'gold rate',
    'traffic jam',
    'current yaavaga barutte',
    'bijli bill kaise bhare',
    'school gate',
    'brick',
    'glass',
  ])('is no work by itself in "%s"', (text) => {
    expect(interpretQuery(text).occupations).toEqual([]);
  });

  it('is an ending and no tap behind a place in "hotel nalli kelsa"', () => {
    expect(first('nalli kelsa')).toBe('plumber');
    const { occupations, categories } = interpretQuery('hotel nalli kelsa');
    expect(occupations.map(({ id }) => id)).not.toContain('plumber');
    expect(categories[0]?.id).toBe('food_service');
  });
});

describe('a word for a trade', () => {
  it('gives way to an occupation that is named', () => {
    expect(interpretQuery('rangai').occupations[0]?.id).toBe('painter');
    expect(interpretQuery('rangai cashier').occupations.map(({ id }) => id)).toEqual(['cashier']);
  });

  it('names nothing in a title', () => {
    expect(first('rangai')).toBe('painter');
    expect(occupationsOfTitle('Rangai')).toEqual([]);
  });

  it.each([
    ['skill', 'tailoring', 'tailoring'],
    ['place', 'factory packing', 'packing'],
  ])('leaves the %s in "%s" what it is', (_what, text, skill) => {
    expect(interpretQuery(text).skills[0]?.id).toBe(skill);
  });
});
