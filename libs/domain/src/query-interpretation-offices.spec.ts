import { describe, expect, it } from '@jest/globals';
import { interpretQuery, matchSkillName, occupationsOfTitle } from './query-interpretation.js';
import { readConditions, restOfText } from './search-conditions.js';

/** What a search text asks for, once its conditions are taken out. */
const asked = (text: string): ReturnType<typeof interpretQuery> =>
  interpretQuery(restOfText(text, readConditions(text).rest));

describe('work in shops and offices, on the telephone, with computers, and teaching', () => {
  it.each([
    ['sales showroom', 'salesperson'],
    ['sales koramangala', 'salesperson'],
    ['showroom me sales ka kaam', 'salesperson'],
    ['सेल्स में काम चाहिए मॉल में', 'salesperson'],
    ['ಅಂಗಡಿಯಲ್ಲಿ ಸೇಲ್ಸ್ ಕೆಲಸ', 'salesperson'],
    ['counter pe khade hoke bechne ka kaam', 'salesperson'],
    ['angadi huduga helper', 'shop_helper'],
    ['ದಿನಸಿ ಅಂಗಡೀಲಿ ಕೆಲಸ', 'shop_helper'],
    ['dmart me kaam', 'shelf_stocker'],
    ['rack me maal lagane wala', 'shelf_stocker'],
    ['saree dikhana', 'garment_salesperson'],
    ['ಬಟ್ಟೆ ಮಾರೋ ಕೆಲಸ', 'garment_salesperson'],
    ['gehne bechna', 'jewellery_salesperson'],
    ['mobile marodu', 'electronics_salesperson'],
    ['for my brother d pharm fresher', 'pharmacist'],
    ['bill counter pe baithna', 'cashier'],
    ['galle pe baithne ka kaam', 'cashier'],
    ['car bechna', 'vehicle_sales_executive'],
    ['free sample baantna', 'promoter'],
    ['ghar ghar jaake bechna', 'door_to_door_sales'],
    ['marketing ka kaam', 'field_sales_executive'],
    ['ವಿಮೆ ಮಾಡಿಸೋ ಕೆಲಸ', 'insurance_sales'],
    ['paisa vasool karna', 'collection_executive'],
    ['flat dikhane ka kaam', 'real_estate_sales'],
    ['uk voice process', 'customer_care_executive'],
    ['us process call center', 'customer_care_executive'],
    ['non voice process', 'chat_support_executive'],
    ['ಫೋನಲ್ಲಿ ಮಾತಾಡೋ ಕೆಲಸ', 'telecaller'],
    ['computer me data dalna', 'data_entry_operator'],
    ['फ़ॉर्म भरने का काम', 'data_entry_operator'],
    ['computer chalana aata hai', 'computer_operator'],
    ['office me chai pani dena', 'office_boy'],
    ['reception pe baithna', 'receptionist'],
    ['accounts job', 'accountant'],
    ['tally aata hai', 'accountant'],
    ['हिसाब किताब', 'accountant'],
    ['lekka nodkolodu', 'accountant'],
    ['insta page handle karna', 'digital_marketing_executive'],
    ['blog likhna', 'content_writer'],
    ['ಡಿಸೈನ್ ಮಾಡೋದು', 'graphic_designer'],
    ['vedio editor', 'video_editor'],
    ['reels banana', 'video_editor'],
    ['ಫೋಟೋ ಹಿಡಿಯೋದು', 'photographer'],
    ['website banana', 'web_developer'],
    ['laptop theek karna', 'computer_technician'],
    ['wifi lagana', 'broadband_technician'],
    ['ghar jakar padhana', 'tutor'],
    ['ಮನೆಪಾಠ', 'tutor'],
    ['lkg ukg teacher', 'preschool_teacher'],
    ['guitar sikhana', 'arts_teacher'],
    ['ಡ್ಯಾನ್ಸ್ ಕಲಿಸೋದು', 'arts_teacher'],
    ['computer kalisodu', 'computer_teacher'],
    ['survey madodu', 'survey_worker'],
    ['bank me naukri', 'bank_clerk'],
    ['can show sarees? selling sarees', 'garment_salesperson'],
    ['i can teach dance', 'arts_teacher'],
    ['i can teach maths to kids', 'tutor'],
    ['take photos at events', 'photographer'],
    ['write articles in kannada', 'content_writer'],
    ['answering customer calls', 'customer_care_executive'],
    ['java developer', 'web_developer'],
    ['montessori trained teacher', 'preschool_teacher'],
    ['hotel cash counter', 'cashier'],
    ['front desk girl in dental clinic', 'receptionist'],
  ])('"%s" names %s', (text, occupation) => {
    const [first] = asked(text).occupations;
    expect(first?.id).toBe(occupation);
    expect(first?.weight).toBeGreaterThanOrEqual(0.75);
  });

  it.each([
    'ship',
    'diver',
    'gate',
    'page not found',
    'book',
    'fish',
    'gold price',
    'phone number',
    'java island',
    'exam results',
    'bata do bhai',
    'jayanagar',
  ])('"%s" names no occupation', (text) => {
    expect(asked(text).occupations.filter(({ weight }) => weight >= 0.75)).toEqual([]);
  });

  it.each([
    ['insurance sales', 'insurance_sales'],
    ['medical sales', 'medical_representative'],
    ['fashion designer', 'fashion_designer'],
    ['mobile shop cashier', 'cashier'],
    ['doodh bechna', 'milk_seller'],
    ['school van driver', 'bus_driver'],
    ['cctv control room operator', 'cctv_operator'],
    ['mehandi design', 'mehendi_artist'],
  ])('"%s" stays %s', (text, occupation) => {
    expect(asked(text).occupations.map(({ id }) => id)).toContain(occupation);
  });
});

describe('a word for a kind of work', () => {
  it('names in a search what people mean by it, and nothing in a title', () => {
    expect(asked('sales').occupations.map(({ id }) => id)).toEqual(['salesperson', 'field_sales_executive']);
    expect(occupationsOfTitle('Sales')).toEqual([]);
    expect(matchSkillName('accounts')).toBe('bookkeeping');
  });
});

describe('accountants and their assistants', () => {
  it.each(['accountant', 'accounts assistant', 'junior accountant', 'ಅಕೌಂಟೆಂಟ್'])('are one for "%s"', (text) => {
    const ids = asked(text)
      .occupations.filter(({ weight }) => weight >= 0.75)
      .map(({ id }) => id);
    expect(ids.sort()).toEqual(['accountant', 'accounts_assistant']);
  });

  it('are told apart by a title', () => {
    expect(occupationsOfTitle('Accountant')).toEqual(['accountant']);
  });
});

describe('a title that says behind the work what it is for', () => {
  it.each([
    ['Receptionist for a hotel', ['receptionist', 'hotel_front_office']],
    ['Housekeeping staff - hotel', ['housekeeping_staff', 'room_attendant']],
  ])('is of that kind of it too: %s', (title, occupations) => {
    expect(occupationsOfTitle(title)).toEqual(occupations);
  });

  it.each([
    ['Driver - ambulance', 'ambulance_driver'],
    ['Cook (Chinese)', 'chinese_cook'],
    ['Teacher, music', 'arts_teacher'],
    ['Cleaner / car', 'car_washer'],
    ['ಚಾಲಕರು ಬೇಕಾಗಿದ್ದಾರೆ - ಶಾಲಾ ವಾಹನ', 'bus_driver'],
  ])('is other work of the same category too, where it stands apart: %s', (title, occupation) => {
    expect(occupationsOfTitle(title)).toContain(occupation);
  });

  it.each([
    ['Driver for own car', 'cab_owner'],
    ['Attender - hospital', 'ward_attendant'],
  ])('is no other work in a sentence, nor work of another category: %s', (title, occupation) => {
    expect(occupationsOfTitle(title)).not.toContain(occupation);
  });

  it.each([
    ['Cook for home, veg', ['home_cook']],
    ['Fabricator for aluminium windows', ['aluminium_glass_fitter']],
  ])('is nothing more general than it says: %s', (title, occupations) => {
    expect(occupationsOfTitle(title)).toEqual(occupations);
  });
});
