import { describe, expect, it } from '@jest/globals';
import { interpretQuery } from './query-interpretation.js';
import { readConditions, restOfText } from './search-conditions.js';
import { lexicon } from './taxonomy/lexicon.js';
import { HOME_WORK_TABLES } from './taxonomy/work-tables-homes.js';

/** Ways to ask for work for people, homes, kitchens and gardens, as they are said in Bengaluru. */
const SAID: readonly (readonly [occupation: string, texts: string])[] = [
  [
    'cook',
    'biryani master; बिरयानी बनाने वाला; main khana banati hoon; khana bana leti hoon; adige maadtini; adge madakke barutte; roti sabzi banana',
  ],
  ['cook', 'मैं खाना बनाती हूँ; खाना बनाना आता है; ಅಡುಗೆ ಮಾಡ್ತೀನಿ; ಅಡುಗೆ ಮಾಡೋಕೆ ಬರುತ್ತೆ; ಅಡುಗೆ ಭಟ್ಟರಿಗೆ ಕೆಲಸ; non veg cook'],
  ['home_cook', 'ghar jaake khana banana; gharon mein khana banane ka kaam; घर जाकर खाना बनाना; ಮನೆ ಅಡುಗೆ'],
  ['south_indian_cook', 'dose master; idli vada making; dosa banana aata hai; ದೋಸೆ ಹಾಕೋದು; parotta master'],
  ['tandoor_cook', 'tandoori roti banana; shawarma maker; ತಂದೂರಿ ಮಾಸ್ಟರ್'],
  ['chinese_cook', 'momos banana; chowmein banane wala; gobi madodu; चाइनीज़ बनाने वाला'],
  ['fast_food_crew', 'kfc; burger king crew; pizza banane wala; ಬರ್ಗರ್ ಮಾಡೋ ಕೆಲಸ'],
  ['kitchen_helper', 'cut vegetables; tarkari cut madodu; pyaaz chhilna; kitchen cleaning; ತರಕಾರಿ ಕಟ್ ಮಾಡೋದು'],
  ['dishwasher', 'bartan dho sakti hoon; plate dhona; wash utensils; patre tikkodu; ಪಾತ್ರೆ ತೊಳಿಯೋ; vessel cleaner'],
  ['waiter', 'serving boy; food and beverage service; table order lena; ಊಟ ಸರ್ವ್ ಮಾಡೋದು; service boy hotel'],
  ['catering_staff', 'shaadi mein khana parosna; function nalli oota badisodu; ಮದುವೆ ಊಟ ಬಡಿಸೋದು; शादी में परोसने का काम'],
  ['barista', 'starbucks; cafe coffee day; cafe boy; ಕೆಫೆ ಕೆಲಸ'],
  ['butcher', 'chicken kaatna; koli cut madodu; मछली काटने वाला; ಕೋಳಿ ಕತ್ತರಿಸೋದು'],
  ['beautician', 'threading; parlour girl; ladies parlour; threading aata hai; ಥ್ರೆಡಿಂಗ್ ಮಾಡೋದು; थ्रेडिंग वैक्सिंग'],
  ['barber', 'hair cutting; gents salon; kudlu cut madodu; बाल काटता हूँ; ಕೂದಲು ಕಟ್ ಮಾಡೋದು'],
  ['makeup_artist', 'dulhan sajana; saree draping; ಸೀರೆ ಉಡಿಸೋದು; दुल्हन सजाने वाली'],
  ['massage_therapist', 'massage; malish ka kaam; ಮಸಾಜ್ ಕೆಲಸ'],
  ['fitness_trainer', 'gym coach; ಜಿಮ್ ಕೋಚ್'],
  ['sports_coach', 'karate sikhana; badminton coach; cricket coach; क्रिकेट सिखाना'],
  ['house_help', 'house work; naukrani; ghar me kaam; घरों में काम; ಮನೆ ಕ್ಲೀನ್ ಮಾಡೋದು; mane kelsakke; घर में झाड़ू पोछा'],
  [
    'nanny',
    'looking after baby; bachche ki dekhbhal; bachche ka dhyan rakhna; magu nodkoltini; ಮಗು ನೋಡ್ಕೋತೀನಿ; बच्चों को नहलाना',
  ],
  [
    'elder_caretaker',
    'take care of grandparents; budhe logon ki seva; ajji nodkolodu; ಅಜ್ಜಿ ತಾತನ ನೋಡ್ಕೊಳ್ಳೋ ಕೆಲಸ; वृद्ध की देखभाल',
  ],
  ['house_caretaker', 'farm house nodkolodu; villa caretaker; warden; ಪಿಜಿ ನೋಡ್ಕೊಳ್ಳೋದು'],
  ['gardener', 'gardening work; grass cutting; bagicha ka kaam; ಗಿಡ ನೋಡ್ಕೊಳ್ಳೋದು; घास काटना'],
  ['pet_caretaker', 'dog boarding; kutte ki dekhbhal; naayi nodkolodu; ನಾಯಿ ತಿರುಗಾಡಿಸೋದು'],
  ['farm_worker', 'cow milking; gaay bhains ki dekhbhal; ಹಾಲು ಕರೆಯೋದು; खेत में काम'],
  ['nurse', 'gnm; injection kodtini; इंजेक्शन लगाना; ನರ್ಸಿಂಗ್'],
  ['nurse_aide', 'patient ki dekhbhal; rogi nodkolodu; मरीज की देखभाल; ಪೇಷೆಂಟ್ ಕೇರ್'],
  ['ward_attendant', 'hospital cleaning; ward attender; hospital aaya; अस्पताल में सफाई; ಆಸ್ಪತ್ರೆ ಕ್ಲೀನಿಂಗ್'],
  ['housekeeping_staff', 'office me safai; mall cleaning; ऑफिस की सफाई; ಆಫೀಸ್ ಕ್ಲೀನ್ ಮಾಡೋದು'],
  ['cleaner', 'jhadu pocha; nela orsodu; ಗುಡಿಸೋದು ಒರೆಸೋದು; staircase cleaning'],
  ['sweeper', 'kasa godsodu; ಕಸ ಗುಡಿಸೋದು'],
  ['room_attendant', 'pg cleaning; hostel cleaning; kamra saaf karna; ರೂಮ್ ಕ್ಲೀನ್ ಮಾಡೋದು'],
  ['car_washer', 'water wash; gaadi saaf karna; car clean madodu; ಕಾರ್ ವಾಶ್'],
  ['tank_cleaner', 'sump clean madodu; टंकी की सफाई; ಟ್ಯಾಂಕ್ ತೊಳೆಯೋದು'],
  ['laundry_worker', 'laundry; wash clothes; batte ogiyodu; ಬಟ್ಟೆ ಒಗಿಯೋ ಕೆಲಸ'],
  ['ironing_worker', 'iron clothes; press ka kaam; इस्त्री; ಇಸ್ತ್ರಿ ಅಂಗಡಿ'],
  ['tailor', 'i can stitch; silai aati hai; holige baratte; सिलाई; ಬ್ಲೌಸ್ ಹೊಲಿತೀನಿ; chudidar stitching'],
  ['sewing_operator', 'garments; silai machine chalana; factory tailor'],
  ['event_decorator', 'tent lagana; balloon decoration; मंडप सजाना; ಶಾಮಿಯಾನ ಹಾಕೋದು'],
];

const first = (text: string): string | undefined => {
  const [found] = interpretQuery(restOfText(text, readConditions(text).rest)).occupations;
  return found && found.weight >= 0.75 ? found.id : undefined;
};

describe('work for people, homes, kitchens and gardens', () => {
  it.each(SAID)('is %s: %s', (occupation, texts) => {
    const read = texts.split('; ').map((text) => [text, first(text)]);
    expect(read).toEqual(texts.split('; ').map((text) => [text, occupation]));
  });

  it('belongs to occupations of the taxonomy', () => {
    const { occupations } = lexicon();
    expect(
      HOME_WORK_TABLES.flatMap(({ objects }) => Object.keys(objects)).filter((id) => !occupations.has(id)),
    ).toEqual([]);
  });
});

describe('what is like such work and is none', () => {
  it.each([
    'ship',
    'diver',
    'switch',
    'declaration',
    'jogging',
    'come',
    'aya',
    'nayi naukri',
    'madiwala',
    'ಮಡಿವಾಳ ಕೆಲಸ',
    'ಊಟ ಕೊಡೋ ಕೆಲಸ',
    'old airport road',
    'house for rent',
    'best water',
    'message',
    'god bless you',
  ])('"%s" names no occupation', (text) => {
    expect(interpretQuery(text).occupations).toEqual([]);
  });

  it.each([
    ['teacher', 'teacher'],
    ['security supervisor', 'security_supervisor'],
    ['milk delivery boy', 'grocery_delivery_rider'],
    ['hardware shop', 'hardware_salesperson'],
    ['cake shop', 'bakery_sweet_salesperson'],
    ['salon girl', 'salon_assistant'],
    ['washing machine repair', 'appliance_technician'],
    ['truck cleaner', 'truck_helper'],
    ['chat process', 'chat_support_executive'],
    ['site engineer', 'site_supervisor'],
  ])('"%s" stays %s', (text, occupation) => {
    expect(interpretQuery(text).occupations[0]?.id).toBe(occupation);
  });
});

describe('two kinds of work with a conjunction between them', () => {
  it.each([
    ['adige mattu mane kelasa', ['home_cook', 'house_help']],
    ['खाना बनाना और घर की सफाई', ['home_cook', 'house_help']],
    ['cook cum maid', ['home_cook', 'house_help']],
    ['driver cum office boy', ['car_driver', 'office_boy']],
  ])('are both meant by "%s"', (text, occupations) => {
    expect(interpretQuery(text).occupations.map(({ id }) => id)).toEqual(expect.arrayContaining(occupations));
  });

  it.each([
    ['loading and unloading', 'loader'],
    ['mestri mattu helper', 'construction_helper'],
  ])('are one where "%s" is a name of work', (text, occupation) => {
    expect(interpretQuery(text).occupations[0]?.id).toBe(occupation);
  });
});

describe('the driver of another vehicle', () => {
  it.each(['Tata Ace odsake driver', 'ಟಾಟಾ ಏಸ್ ಓಡಿಸಲು ಡ್ರೈವರ್', 'driver, tata ace'])('is no car driver in "%s"', (text) => {
    const ids = interpretQuery(text).occupations.map(({ id }) => id);
    expect(ids).toContain('tempo_driver');
    expect(ids).not.toContain('car_driver');
  });
});
