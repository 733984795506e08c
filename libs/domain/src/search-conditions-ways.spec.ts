import { describe, expect, it } from '@jest/globals';
import { readConditions } from './search-conditions.js';
import { SEARCH_CONDITIONS, type SearchCondition } from './search-readings.js';

const WAYS = ['English', 'Hindi', 'Kannada', 'romanised Hindi', 'romanised Kannada'] as const;

/** Each condition as people say it beside work, in the order of WAYS. */
const SAYINGS: Readonly<Record<SearchCondition, Readonly<Record<(typeof WAYS)[number], string>>>> = {
  night: {
    English: 'security guard for night duty',
    Hindi: 'रात की ड्यूटी वाला गार्ड का काम',
    Kannada: 'ರಾತ್ರಿ ಪಾಳಿಯ ಸೆಕ್ಯುರಿಟಿ ಕೆಲಸ',
    'romanised Hindi': 'guard raat ki duty',
    'romanised Kannada': 'ratri paali security kelasa',
  },
  early_morning: {
    English: 'cook in the early morning',
    Hindi: 'सुबह के समय सफाई का काम',
    Kannada: 'ಬೆಳಿಗ್ಗೆ ಹಾಲು ಹಾಕುವ ಕೆಲಸ',
    'romanised Hindi': 'subah subah paper dalne ka kaam',
    'romanised Kannada': 'belagge hottu kelasa',
  },
  evening: {
    English: 'waiter evening shift',
    Hindi: 'शाम को पढ़ाने का काम',
    Kannada: 'ಸಂಜೆ ಹೊತ್ತು ಅಂಗಡಿ ಕೆಲಸ',
    'romanised Hindi': 'shaam ka kaam dukan mein',
    'romanised Kannada': 'sanje hottu angadi kelasa',
  },
  weekend: {
    English: 'catering on weekends only',
    Hindi: 'शनिवार रविवार का काम',
    Kannada: 'ಶನಿವಾರ ಭಾನುವಾರ ಕೆಲಸ',
    'romanised Hindi': 'shanivar ravivar ko kaam',
    'romanised Kannada': 'shanivara bhanuvara kelasa',
  },
  part_day: {
    English: 'office work for a few hours',
    Hindi: 'आधे दिन का काम',
    Kannada: 'ಅರ್ಧ ದಿನದ ಕೆಲಸ',
    'romanised Hindi': 'kuch ghante ka kaam',
    'romanised Kannada': 'ardha dina kelasa',
  },
  work_from_home: {
    English: 'data entry from home',
    Hindi: 'घर बैठे टाइपिंग का काम',
    Kannada: 'ಮನೆಯಿಂದಲೇ ಮಾಡುವ ಟೈಪಿಂಗ್ ಕೆಲಸ',
    'romanised Hindi': 'ghar baithe kaam',
    'romanised Kannada': 'maneyinda kelasa',
  },
  no_experience: {
    English: 'sales job no experience needed',
    Hindi: 'बिना अनुभव के नौकरी',
    Kannada: 'ಅನುಭವ ಇಲ್ಲದವರಿಗೆ ಕೆಲಸ',
    'romanised Hindi': 'bina anubhav ke kaam',
    'romanised Kannada': 'anubhava illadavarige kelasa',
  },
  urgent: {
    English: 'helper urgently needed today',
    Hindi: 'तुरंत काम चाहिए',
    Kannada: 'ತುರ್ತಾಗಿ ಕೆಲಸ ಬೇಕು',
    'romanised Hindi': 'turant kaam chahiye',
    'romanised Kannada': 'turtagi kelasa beku',
  },
  food_included: {
    English: 'hotel work with food',
    Hindi: 'खाना रहना फ्री वाला काम',
    Kannada: 'ಊಟ ವಸತಿ ಇರುವ ಕೆಲಸ',
    'romanised Hindi': 'khana milega waisa kaam',
    'romanised Kannada': 'oota sigatte antha kelasa',
  },
  room_included: {
    English: 'driver with accommodation',
    Hindi: 'रहने की जगह वाली नौकरी',
    Kannada: 'ವಸತಿ ಸಹಿತ ಕೆಲಸ',
    'romanised Hindi': 'rehne ki jagah ke saath kaam',
    'romanised Kannada': 'oota vasathi kelasa',
  },
  two_wheeler: {
    English: 'delivery with own bike',
    Hindi: 'अपनी बाइक से डिलीवरी',
    Kannada: 'ಸ್ವಂತ ಬೈಕ್ ಇದೆ ಡೆಲಿವರಿ ಕೆಲಸ',
    'romanised Hindi': 'apni bike hai delivery ka kaam',
    'romanised Kannada': 'swanta bike ide delivery',
  },
  daily_pay: {
    English: 'loading work paid daily',
    Hindi: 'रोज़ पैसे वाला काम',
    Kannada: 'ದಿನಗೂಲಿ ಕೆಲಸ',
    'romanised Hindi': 'roz ka paisa wala kaam',
    'romanised Kannada': 'dinagooli kelasa',
  },
};

describe('readConditions, a condition in each way to write', () => {
  for (const condition of SEARCH_CONDITIONS) {
    it.each(WAYS)(`reads ${condition} in %s`, (way) => {
      const text = SAYINGS[condition][way];
      const { conditions } = readConditions(text);
      expect({ text, said: conditions.map((each) => each.condition) }).toEqual({
        text,
        said: expect.arrayContaining([condition]) as unknown,
      });
    });
  }
});
