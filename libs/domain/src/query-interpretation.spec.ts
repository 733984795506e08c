import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { interpretQuery } from './query-interpretation.js';

type Row = readonly [query: string, category: string | null, first: string | null];

/** What each query must mean first: its category, and the occupation (o:) or skill (s:) where it names one. */
const ENGLISH: Row[] = [
  ['delivery boy', 'delivery', 'o:delivery_rider'],
  ['ilectrician', 'construction', 'o:electrician'],
  ['cashear', 'retail', 'o:cashier'],
  ['wachmen', 'security', 'o:watchman'],
  ['mekenic', 'construction', 'o:bike_mechanic'],
  ['beautyshan', 'beauty_wellness', 'o:beautician'],
  ['delivary boy', 'delivery', 'o:delivery_rider'],
  ['security guard night', 'security', 'o:security_guard'],
  ['waitor', 'food_service', 'o:waiter'],
  ['server in a restaurant', 'food_service', 'o:waiter'],
  ['waiters', 'food_service', 'o:waiter'],
  ['cook job near me', 'food_service', 'o:cook'],
  ['kitchen helper', 'food_service', 'o:kitchen_helper'],
  ['dishwasher', 'food_service', 'o:dishwasher'],
  ['cashier in supermarket', 'retail', 'o:cashier'],
  ['sales girl', 'retail', 'o:salesperson'],
  ['shop helper', 'retail', 'o:shop_helper'],
  ['food delivery', 'delivery', 'o:food_delivery_rider'],
  ['bike rider job', 'delivery', 'o:delivery_rider'],
  ['courier boy', 'delivery', 'o:courier_delivery'],
  ['car driver', 'driving', 'o:car_driver'],
  ['truck driver', 'driving', 'o:heavy_driver'],
  ['auto driver', 'driving', 'o:auto_driver'],
  ['loader unloader', 'supply_chain', 'o:loader'],
  ['warehouse packing', 'supply_chain', 's:packing'],
  ['picker packer', 'supply_chain', 'o:picker_packer'],
  ['forklift operator', 'supply_chain', 'o:forklift_operator'],
  ['office boy', 'office_education', 'o:office_boy'],
  ['housekeeping staff', 'cleaning', 'o:housekeeping_staff'],
  ['house maid', 'domestic_help', 'o:house_help'],
  ['baby sitter', 'domestic_help', 'o:nanny'],
  ['elder care', 'domestic_help', 'o:elder_caretaker'],
  ['electrision', 'construction', 'o:electrician'],
  ['carpentar', 'construction', 'o:carpenter'],
  ['plumber', 'construction', 'o:plumber'],
  ['beautician', 'beauty_wellness', 'o:beautician'],
  ['hair cutting', 'beauty_wellness', 's:haircut'],
  ['data entry', 'office_education', 'o:data_entry_operator'],
  ['call center night shift', 'telecalling', 'o:customer_care_executive'],
  ['accountant tally', 'accounts_finance', 'o:accountant'],
  ['acountant', 'accounts_finance', 'o:accountant'],
  ['us it recruiter', 'hr_staffing', 'o:us_it_recruiter'],
  ['insurance agent', 'sales', 'o:insurance_sales'],
  ['relationship manager', 'sales', 'o:relationship_manager'],
  ['event helper', 'event_staff', 'o:event_staff'],
  ['promoter mall', 'event_staff', 'o:promoter'],
  ['dj', 'event_staff', 'o:dj'],
  ['computer repair', 'tech_support', 's:computer_hardware'],
  ['mobile repair', 'tech_support', 's:mobile_phone_repair'],
  ['home tutor', 'office_education', 'o:tutor'],
  ['nurse', 'healthcare', 'o:nurse'],
  ['pharmacy', 'healthcare', null],
];

const HINDI: Row[] = [
  ['नाई', 'beauty_wellness', 'o:barber'],
  ['naai', 'beauty_wellness', 'o:barber'],
  ['nai ka kaam', 'beauty_wellness', 'o:barber'],
  ['हज्जाम', 'beauty_wellness', 'o:barber'],
  ['daadi banane wala', 'beauty_wellness', 'o:barber'],
  ['dadi ki dekhbhal', 'domestic_help', 'o:elder_caretaker'],
  ['डेलिवरी', 'delivery', null],
  ['डेलिवरी बॉय', 'delivery', 'o:delivery_rider'],
  ['दरजी', 'construction', 'o:tailor'],
  ['elektrishan', 'construction', 'o:electrician'],
  ['vachman', 'security', 'o:watchman'],
  ['sekyuriti gard', 'security', 'o:security_guard'],
  ['डिलीवरी', 'delivery', null],
  ['kaam delivery', 'delivery', null],
  ['अकाउंटेंट', 'accounts_finance', 'o:accountant'],
  ['वेटर', 'food_service', 'o:waiter'],
  ['रसोइया', 'food_service', 'o:cook'],
  ['खाना बनाने का काम', 'food_service', 'o:cook'],
  ['बावर्ची', 'food_service', 'o:cook'],
  ['सफाई का काम', 'cleaning', null],
  ['चौकीदार', 'security', 'o:watchman'],
  ['सिक्योरिटी गार्ड की नौकरी', 'security', 'o:security_guard'],
  ['ड्राइवर चाहिए', 'driving', 'o:car_driver'],
  ['गाड़ी चलाने का काम', 'driving', 'o:car_driver'],
  ['बिजली मिस्त्री', 'construction', 'o:electrician'],
  ['प्लंबर', 'construction', 'o:plumber'],
  ['राजमिस्त्री', 'construction', 'o:mason'],
  ['पेंटर', 'construction', 'o:painter'],
  ['दर्जी', 'construction', 'o:tailor'],
  ['ब्यूटीशियन', 'beauty_wellness', 'o:beautician'],
  ['बाल काटने वाला', 'beauty_wellness', 'o:barber'],
  ['घरेलू काम', 'domestic_help', null],
  ['झाड़ू पोछा', 'cleaning', 's:sweeping_mopping'],
  ['दुकान में काम', 'retail', null],
  ['सेल्समैन', 'retail', 'o:salesperson'],
  ['कैशियर', 'retail', 'o:cashier'],
  ['पैकिंग का काम', 'supply_chain', 'o:packer'],
  ['लोडिंग', 'supply_chain', 's:loading_unloading'],
  ['गोदाम', 'supply_chain', null],
  ['डाटा एंट्री', 'office_education', 'o:data_entry_operator'],
  ['टेलीकॉलर', 'telecalling', 'o:telecaller'],
  ['कॉल सेंटर', 'telecalling', 'o:customer_care_executive'],
  ['टैली', 'accounts_finance', 's:tally'],
  ['मोबाइल रिपेयर', 'tech_support', 's:mobile_phone_repair'],
  ['ट्यूशन', 'office_education', 's:home_tuition'],
  ['माली', 'domestic_help', 'o:gardener'],
  ['शादी में काम', 'event_staff', null],
  ['safai wala', 'cleaning', 'o:cleaner'],
  ['chowkidar', 'security', 'o:watchman'],
  ['khana banane wala', 'food_service', 'o:cook'],
  ['gadi chalane wala', 'driving', 'o:car_driver'],
  ['bijli mistri', 'construction', 'o:electrician'],
  ['jhadu pocha', 'cleaning', 's:sweeping_mopping'],
  ['darzi', 'construction', 'o:tailor'],
  ['dukan mein kaam', 'retail', null],
  ['ghar ka kaam', 'domestic_help', 'o:house_help'],
  ['rasoiya', 'food_service', 'o:cook'],
  ['वॉच मैन', 'security', 'o:watchman'],
  ['डिलीवरी मैन', 'delivery', 'o:delivery_rider'],
  ['सेल्स मैन', 'retail', 'o:salesperson'],
  ['raj mistri', 'construction', 'o:mason'],
];

const KANNADA: Row[] = [
  ['ದಾದಿ', 'healthcare', 'o:nurse'],
  ['daadiyaru', 'healthcare', 'o:nurse'],
  ['ಟೈಲರ', 'construction', 'o:tailor'],
  ['ನರ್ಸ', 'healthcare', 'o:nurse'],
  ['ಇಲೆಕ್ಟ್ರಿಷಿಯನ್', 'construction', 'o:electrician'],
  ['batte holiyodu', 'construction', 's:tailoring'],
  ['ಬಟ್ಟೆ ಹೊಲಿಯೋದು', 'construction', 's:tailoring'],
  ['kasa gudsodu', 'cleaning', 's:sweeping_mopping'],
  ['ಕಸ ಗುಡಿಸೋರು', 'cleaning', 'o:sweeper'],
  ['tota kelsa', 'domestic_help', 'o:gardener'],
  ['ಡೆಲಿವರಿ', 'delivery', null],
  ['ವೇಟರ್', 'food_service', 'o:waiter'],
  ['ಅಡುಗೆ ಕೆಲಸ', 'food_service', 'o:cook'],
  ['ಅಡುಗೆ ಭಟ್ಟ ಬೇಕು', 'food_service', 'o:cook'],
  ['ಡ್ರೈವರ್', 'driving', 'o:car_driver'],
  ['ಕಾರು ಚಾಲಕ', 'driving', 'o:car_driver'],
  ['ಸೆಕ್ಯೂರಿಟಿ', 'security', 'o:security_guard'],
  ['ಕಾವಲುಗಾರ', 'security', 'o:watchman'],
  ['ಮನೆ ಕೆಲಸ', 'domestic_help', 'o:house_help'],
  ['ಸ್ವಚ್ಛತೆ', 'cleaning', null],
  ['ಹೌಸ್‌ಕೀಪಿಂಗ್', 'cleaning', 'o:housekeeping_staff'],
  ['ಪ್ಲಂಬರ್', 'construction', 'o:plumber'],
  ['ಎಲೆಕ್ಟ್ರಿಷಿಯನ್', 'construction', 'o:electrician'],
  ['ಬಡಗಿ', 'construction', 'o:carpenter'],
  ['ಪೇಂಟರ್', 'construction', 'o:painter'],
  ['ಗಾರೆ ಕೆಲಸ', 'construction', 's:brick_laying'],
  ['ದರ್ಜಿ', 'construction', 'o:tailor'],
  ['ಟೈಲರ್', 'construction', 'o:tailor'],
  ['ಬ್ಯೂಟಿಷಿಯನ್', 'beauty_wellness', 'o:beautician'],
  ['ಕ್ಷೌರಿಕ', 'beauty_wellness', 'o:barber'],
  ['ಅಂಗಡಿ ಕೆಲಸ', 'retail', 'o:shop_helper'],
  ['ಕ್ಯಾಷಿಯರ್', 'retail', 'o:cashier'],
  ['ಸೇಲ್ಸ್', 'sales', null],
  ['ಪ್ಯಾಕಿಂಗ್', 'supply_chain', 's:packing'],
  ['ಗೋದಾಮು', 'supply_chain', null],
  ['ಲೋಡಿಂಗ್', 'supply_chain', 's:loading_unloading'],
  ['ಡೇಟಾ ಎಂಟ್ರಿ', 'office_education', 'o:data_entry_operator'],
  ['ಶಿಕ್ಷಕ', 'office_education', 'o:teacher'],
  ['ಟ್ಯೂಷನ್', 'office_education', 's:home_tuition'],
  ['ಟೆಲಿಕಾಲರ್', 'telecalling', 'o:telecaller'],
  ['ಅಕೌಂಟೆಂಟ್', 'accounts_finance', 'o:accountant'],
  ['ಲೆಕ್ಕಿಗ', 'accounts_finance', 'o:accountant'],
  ['ಟ್ಯಾಲಿ', 'accounts_finance', 's:tally'],
  ['ಮೊಬೈಲ್ ರಿಪೇರಿ', 'tech_support', 's:mobile_phone_repair'],
  ['ನರ್ಸ್', 'healthcare', 'o:nurse'],
  ['ಆಸ್ಪತ್ರೆ ಕೆಲಸ', 'healthcare', null],
  ['ತೋಟದ ಕೆಲಸ', 'domestic_help', 's:gardening'],
  ['ಫೋಟೋಗ್ರಾಫರ್', 'event_staff', 'o:photographer'],
  ['ಮದುವೆ ಕೆಲಸ', 'event_staff', null],
  ['ಕೊರಿಯರ್', 'delivery', null],
  ['adige bhatta', 'food_service', 'o:cook'],
  ['mane kelasa', 'domestic_help', 'o:house_help'],
  ['driver kelasa beku', 'driving', 'o:car_driver'],
  ['angadi kelasa', 'retail', 'o:shop_helper'],
  ['kavalugara', 'security', 'o:watchman'],
  ['kasa gudisuvudu', 'cleaning', 's:sweeping_mopping'],
  ['badagi', 'construction', 'o:carpenter'],
  ['ವಾಚ್ ಮ್ಯಾನ್', 'security', 'o:watchman'],
  ['ಡೆಲಿವರಿ ಮ್ಯಾನ್', 'delivery', 'o:delivery_rider'],
  ['ಸೇಲ್ಸ್ ಮ್ಯಾನ್', 'retail', 'o:salesperson'],
  ['gaare kelasa', 'construction', 's:brick_laying'],
];

describe.each([
  ['English', ENGLISH],
  ['Hindi', HINDI],
  ['Kannada', KANNADA],
])('queries in %s', (_language, rows) => {
  it('are at least forty', () => expect(rows.length).toBeGreaterThanOrEqual(40));

  it.each(rows)('"%s" is about %s, %s first', (query, category, first) => {
    const found = interpretQuery(query);
    expect(found.categories[0]?.id ?? null).toBe(category);
    if (first?.startsWith('o:')) expect(found.occupations[0]?.id).toBe(first.slice(2));
    if (first?.startsWith('s:')) expect(found.skills[0]?.id).toBe(first.slice(2));
  });
});

describe('interpretQuery', () => {
  it.each(['xyzzy qwrt', 'asdfgh', 'manager', '12345', 'kkkk', 'ಝಝಝ', '', '   ', '??!'])(
    'makes nothing up for %j',
    (text) => {
      const { categories, occupations, skills } = interpretQuery(text);
      expect([...categories, ...occupations, ...skills]).toEqual([]);
    },
  );

  it('keeps the words that mean nothing known, for the text search', () => {
    expect(interpretQuery('waiter sri krishna bhavan').terms).toEqual(['sri', 'krishna', 'bhavan']);
  });

  it('does not bend short words into others', () => {
    expect(interpretQuery('dk').occupations).toEqual([]);
    expect(interpretQuery('cok').occupations).toEqual([]);
  });

  it('counts a misspelt word less than a right one', () => {
    const right = interpretQuery('carpenter').occupations[0]?.weight ?? 0;
    const wrong = interpretQuery('carpentir').occupations[0]?.weight ?? 0;
    expect(wrong).toBeGreaterThan(0);
    expect(wrong).toBeLessThan(right);
  });

  it('takes names for no other word, and tells which words it takes so', () => {
    expect(interpretQuery('cook jp nagar')).toMatchObject({ terms: ['jp'], corrected: ['nagar'] });
    const read = interpretQuery('cook jp nagar', (words) => words === 'nagar');
    expect(read).toMatchObject({ occupations: [{ id: 'cook' }], skills: [], terms: ['jp', 'nagar'], corrected: [] });
    expect(interpretQuery('driver', () => true).occupations[0]?.id).toBe('car_driver');
  });

  it.each([
    ['khana parosna', 'waiter'],
    ['बर्तन धोना', 'dishwasher'],
    ['ಕಸ ಗುಡಿಸುವುದು', 'sweeper'],
    ['makkalige paata helikoduvudu', 'tutor'],
    ['ಮಗು ನೋಡಿಕೊಳ್ಳುವುದು', 'nanny'],
  ])('understands %j, what somebody does at work, as asking for the occupation %s', (text, id) => {
    expect(interpretQuery(text).occupations.map((occupation) => occupation.id)).toContain(id);
  });

  it('takes a skill for less than an occupation that is named', () => {
    const [named, suggested] = ['waiter', 'khana parosna'].map((text) => interpretQuery(text).occupations[0]?.weight);
    expect(suggested).toBeLessThan(named ?? 0);
  });

  it('finds a phrase whatever the order of its words', () => {
    expect(interpretQuery('guard security').occupations[0]?.id).toBe('security_guard');
  });

  it.each(['ಡೆಲಿವರಿ ಮ್ಯಾನ್', 'ವಾಚ್ ಮ್ಯಾನ್', 'ಸೇಲ್ಸ್ ಮ್ಯಾನ್', 'ಕ್ಯಾಮೆರಾ ಮ್ಯಾನ್'])('takes no man for a nanny in %s', (text) => {
    expect(interpretQuery(text).occupations.map(({ id }) => id)).not.toContain('nanny');
  });

  it('says nothing about the person: words for sex mean the same work', () => {
    const { occupations } = interpretQuery('delivery boy');
    expect(interpretQuery('delivery girl').occupations).toEqual(occupations);
  });

  it('takes any string and stays in bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { categories, occupations, skills, terms } = interpretQuery(text);
        expect(terms.length).toBeLessThanOrEqual(8);
        for (const { weight } of [...categories, ...occupations, ...skills]) {
          expect(weight).toBeGreaterThan(0);
          expect(weight).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('understands a thousand queries in well under two seconds', () => {
    interpretQuery('warm up');
    const started = performance.now();
    for (let i = 0; i < 1000; i++) interpretQuery(`securty gaurd nihgt ${i}`);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('types of job', () => {
  it.each([
    ['part time', 'part_time'],
    ['Part-time jobs', 'part_time'],
    ['पार्ट टाइम', 'part_time'],
    ['पार्ट-टाइम जॉब', 'part_time'],
    ['ಪಾರ್ಟ್ ಟೈಮ್ ಕೆಲಸ', 'part_time'],
    ['गिग वर्क', 'gig_work'],
    ['ಗಿಗ್ ಕೆಲಸ', 'gig_work'],
    ['contract', 'contract'],
    ['कॉन्ट्रैक्ट', 'contract'],
    ['ಕಾಂಟ್ರ್ಯಾಕ್ಟ್ ಕೆಲಸ', 'contract'],
    ['temporary', 'temporary'],
    ['कुछ दिनों का काम', 'temporary'],
    ['ಕೆಲವು ದಿನಗಳ ಕೆಲಸ', 'temporary'],
    ['part time waiter', 'part_time'],
    ['contract labour', 'contract'],
  ])('"%s" is %s', (text, type) => {
    const { jobTypes, terms } = interpretQuery(text);
    expect(jobTypes.map(({ id }) => id)).toEqual([type]);
    expect(terms).toEqual([]);
  });

  it.each(['full time', 'फुल टाइम जॉब', 'ಫುಲ್ ಟೈಮ್', 'time management'])('are none in "%s"', (text) => {
    expect(interpretQuery(text)).toMatchObject({ jobTypes: [], terms: [] });
  });
});
