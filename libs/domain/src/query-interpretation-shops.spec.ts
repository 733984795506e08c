import { describe, expect, it } from '@jest/globals';
import { interpretQuery, occupationsOfTitle } from './query-interpretation.js';
import { lexicon } from './taxonomy/lexicon.js';
import { SHOPS, TRADE_SHOPS } from './taxonomy/shops.js';
import { WORKPLACES } from './taxonomy/workplace-rows.js';

const first = (text: string): string | undefined => interpretQuery(text).occupations[0]?.id;

describe('a shop that is named', () => {
  it.each([
    ['clothes shop', 'garment_salesperson'],
    ['cloth shop girl', 'garment_salesperson'],
    ['textile shop work', 'garment_salesperson'],
    ['readymade shop', 'garment_salesperson'],
    ['kapde ki dukan mein kaam', 'garment_salesperson'],
    ['साड़ी की दुकान', 'garment_salesperson'],
    ['ಬಟ್ಟೆ ಅಂಗಡಿ ಹುಡುಗಿ', 'garment_salesperson'],
    ['seere angadi sales', 'garment_salesperson'],
    ['medical shop boy', 'pharmacist_helper'],
    ['helper in medical store', 'pharmacist_helper'],
    ['dawai ki dukaan', 'pharmacist_helper'],
    ['ಔಷಧಿ ಅಂಗಡಿ ಕೆಲಸ', 'pharmacist_helper'],
    ['mobile shop sales', 'electronics_salesperson'],
    ['मोबाइल की दुकान', 'electronics_salesperson'],
    ['gold shop', 'jewellery_salesperson'],
    ['सोने की दुकान', 'jewellery_salesperson'],
    ['chinnada angadi', 'jewellery_salesperson'],
    ['kirana shop helper', 'shop_helper'],
    ['provision store work', 'shop_helper'],
    ['ದಿನಸಿ ಅಂಗಡಿ', 'shop_helper'],
    ['supermarket helper', 'shelf_stocker'],
    ['bakery shop', 'bakery_sweet_salesperson'],
    ['mithai ki dukan', 'bakery_sweet_salesperson'],
    ['book shop', 'stationery_salesperson'],
    ['kitab ki dukan', 'stationery_salesperson'],
    ['ಪುಸ್ತಕದ ಅಂಗಡಿ', 'stationery_salesperson'],
    ['hardware shop helper', 'hardware_salesperson'],
    ['electrical shop', 'hardware_salesperson'],
    ['shoe shop', 'footwear_salesperson'],
    ['chappali angadi', 'footwear_salesperson'],
    ['जूते की दुकान', 'footwear_salesperson'],
    ['furniture showroom', 'furniture_salesperson'],
    ['fruit shop', 'produce_seller'],
    ['tarkari angadi', 'produce_seller'],
    ['flower shop boy', 'florist'],
    ['chicken shop', 'butcher'],
    ['ಮೀನಿನ ಅಂಗಡಿ', 'butcher'],
    ['optical shop', 'optician'],
    ['fancy store girl', 'cosmetics_salesperson'],
    ['toy shop', 'toy_gift_salesperson'],
    ['wine shop boy', 'liquor_shop_assistant'],
    ['petrol bunk boy', 'petrol_pump_attendant'],
    ['bike showroom', 'vehicle_sales_executive'],
    ['xerox shop', 'photocopy_operator'],
    ['cyber centre', 'photocopy_operator'],
    ['cutting shop', 'barber'],
  ])('"%s" names the occupation %s there', (text, occupation) => {
    expect(first(text)).toBe(occupation);
    expect(interpretQuery(text).occupations[0]?.weight).toBeGreaterThan(0.8);
  });

  it('means selling in general, too, and less so', () => {
    const { occupations } = interpretQuery('cloth shop');
    expect(occupations.map(({ id }) => id)).toEqual(['garment_salesperson', 'salesperson', 'shop_helper']);
    expect(occupations[1]?.weight).toBeLessThan(0.75);
    expect(occupationsOfTitle('Cloth shop girl')).toEqual(['garment_salesperson']);
  });

  it('leaves whoever does other work in a shop alone', () => {
    expect(first('shop manager')).toBe('store_manager');
    expect(first('mobile shop cashier')).toBeDefined();
    expect(interpretQuery('mobile shop cashier').occupations.map(({ id }) => id)).toContain('cashier');
  });

  it('sells what somebody of the taxonomy sells', () => {
    const { occupations } = lexicon();
    const unknown = [...SHOPS, ...TRADE_SHOPS].filter(({ occupation }) => !occupations.has(occupation));
    expect(unknown).toEqual([]);
  });
});

describe('a place of work that is named', () => {
  it.each([
    ['hospital boy', 'ward_attendant'],
    ['helper in hospital', 'ward_attendant'],
    ['ಆಸ್ಪತ್ರೆ ಹೆಲ್ಪರ್', 'ward_attendant'],
    ['ward boy', 'ward_attendant'],
    ['clinic girl', 'clinic_assistant'],
    ['school helper', 'office_boy'],
    ['school van driver', 'bus_driver'],
    ['hotel me helper', 'kitchen_helper'],
    ['होटल हेल्पर', 'kitchen_helper'],
    ['hostel staff', 'room_attendant'],
    ['room boy', 'room_attendant'],
    ['apartment staff', 'housekeeping_staff'],
    ['factory helper', 'factory_helper'],
    ['karkhana ladka', 'factory_helper'],
    ['godown boy', 'warehouse_associate'],
    ['ಗೋಡೌನ್ ಹುಡುಗ', 'warehouse_associate'],
    ['construction site helper', 'construction_helper'],
    ['salon girl', 'salon_assistant'],
    ['garage boy', 'bike_mechanic'],
  ])('"%s" names %s', (text, occupation) => {
    expect(first(text)).toBe(occupation);
  });

  it.each([
    ['hotel work', 'food_service'],
    ['hotel line', 'food_service'],
    ['building work', 'construction'],
    ['ಕಟ್ಟಡ ಕೆಲಸ', 'construction'],
    ['kattada kelasa', 'construction'],
    ['school ka kaam', 'office_education'],
    ['hospital work', 'healthcare'],
    ['pg work', 'cleaning'],
    ['apartment work', 'cleaning'],
    ['mall job', 'retail'],
  ])('"%s" names a kind of work, and nobody first of those who work there', (text, category) => {
    const { categories, occupations, isWorkNamed } = interpretQuery(text);
    expect(categories[0]?.id).toBe(category);
    expect(categories[0]?.weight).toBeGreaterThanOrEqual(0.75);
    expect(occupations.every(({ weight }) => weight === occupations[0]?.weight)).toBe(true);
    expect(occupations.length).not.toBe(1);
    expect(isWorkNamed).toBe(false);
  });

  it('has helpers of the taxonomy', () => {
    const { occupations } = lexicon();
    expect(
      WORKPLACES.flatMap(({ helpers, workers = [] }) => [...helpers, ...workers]).filter((id) => !occupations.has(id)),
    ).toEqual([]);
  });

  it('leaves a role by itself as it was', () => {
    expect(first('helper')).toBe('helper');
    expect(interpretQuery('sales').categories[0]?.id).toBe('sales');
  });
});
