import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { checkLocales, compareLocales, taxonomyFaults } from './locale-parity.js';

describe('compareLocales', () => {
  const good = {
    en: { a: 'Find all jobs: {{count}}' },
    hi: { a: '{{count}} जॉब खोजें' },
    kn: { a: '{{count}} ಜಾಬ್ ಹುಡುಕಿ' },
  };

  it('accepts three languages with the same keys and placeholders', () => {
    expect(compareLocales(good, 'x')).toEqual([]);
  });

  it.each([
    ['a missing key', { ...good, hi: {} }, 'x hi: a is missing'],
    ['a key that English lacks', { ...good, kn: { ...good.kn, b: 'ಬ' } }, 'x kn: b is not in English'],
    ['an empty text', { ...good, kn: { a: ' ' } }, 'x kn: a is empty'],
    ['another placeholder', { ...good, hi: { a: '{{total}} जॉब' } }, 'x hi: a has other placeholders'],
    ['a text left in English', { ...good, hi: good.en }, 'x hi: a is not translated'],
  ])('reports %s', (_name, locales, fault) => {
    expect(compareLocales(locales, 'x')).toContain(fault);
  });

  it.each([
    ['hi', 'अच्छी ख़बर', 'has a dot under another letter than ज, फ, ड and ढ'],
    ['en', 'Jobs near by', 'writes "nearby" otherwise'],
    ['en', 'Your E-mail', 'writes "email" otherwise'],
    ['en', 'The job has changed meanwhile', 'has a word that few people here say'],
    ['en', 'It did not take place', 'says "Saved", "Done" and "Didn\'t happen" otherwise'],
    ['hi', 'बीते कल', 'says "कल" otherwise'],
    ['hi', 'झट से इंटरव्यू', 'says "तुरंत" otherwise'],
    ['kn', 'ಜಾಬ್ ನಿರ್ವಹಿಸಿ', 'says "ಮ್ಯಾನೇಜ್ ಮಾಡಿ" otherwise'],
    ['kn', 'ಕೊನೆಯ ಹೆಸರು', 'calls "ಸರ್‌ನೇಮ್" otherwise'],
    ['kn', 'ಇರಲಿ ಬಿಡಿ', 'says "ಬೇಡ" otherwise'],
    ['kn', '1 ಜನ ನೋಡಿದ್ದಾರೆ', 'says "ಒಬ್ಬರು" otherwise'],
    ['kn', 'ಸಕ್ರಿಯ ಬಳಕೆದಾರರು', 'says "ಬಳಸುತ್ತಿರುವವರು" otherwise'],
    ['hi', 'एम्प्लॉयर ने लिखा', 'calls "काम देने वाले" otherwise'],
    ['hi', 'वेतन कम है', 'calls "पैसे" otherwise'],
    ['hi', 'आस-पास से इंटरव्यू की माँग', 'calls "रिक्वेस्ट" otherwise'],
    ['hi', 'फिर कोशिश कीजिए', 'writes "करें" otherwise'],
    ['hi', 'नई सूचना', 'calls "नोटिफ़िकेशन" otherwise'],
    ['hi', 'कारण चुनें', 'calls "वजह" otherwise'],
    ['hi', 'एक कामगार', 'calls "काम करने वाले" otherwise'],
    ['hi', '₹200 प्रति घंटा', 'writes "घंटे के" otherwise'],
    ['hi', 'काम ढूँढना मुफ़्त है', 'calls "फ़्री" otherwise'],
    ['hi', '{{other}} यह समय चाहते हैं', 'tells whether somebody is a man or a woman'],
    ['kn', 'ಬೇರೆ ಕೌಶಲ್ಯ ಬೇಕು', 'calls "ಗೊತ್ತಿರುವ ಕೆಲಸ" otherwise'],
    ['kn', 'ಇಂಟರ್ವ್ಯೂ ಕೋರಿಕೆ', 'calls "ರಿಕ್ವೆಸ್ಟ್" otherwise'],
    ['kn', 'ಇಂಟರ್ವ್ಯೂ ಖಚಿತಪಡಿಸಿ', 'calls "ಕನ್ಫರ್ಮ್" otherwise'],
    ['kn', 'ಮೇಲ್ಮನವಿ ಮಾಡಿ', 'calls "ಅಪೀಲ್" otherwise'],
    ['kn', 'ನಿಮ್ಮ ಖಾತೆ', 'calls "ಅಕೌಂಟ್" otherwise'],
    ['kn', 'ಮತ್ತೆ ಕಳಿಸಿ', 'writes "ಕಳುಹಿಸಿ" otherwise'],
    ['kn', 'ಎಲ್ಲಾ ಜಾಬ್', 'writes "ಎಲ್ಲ" otherwise'],
    ['kn', 'ಹೊಸ ಇಂಟರ್‌ವ್ಯೂ', 'writes "ಇಂಟರ್ವ್ಯೂ" otherwise'],
    ['en', 'The worker was told.', 'says "We told" and "We asked" otherwise'],
    ['en', 'This counts against you.', 'says "on your record" otherwise'],
    ['en', "We'll take it as true", 'has a turn that few people here say'],
    ['en', 'Why it fits you', 'writes "suits" or "matches" otherwise'],
    ['en', 'We never use sex to sort jobs', 'says "woman or man" otherwise'],
    ['hi', 'आप इंतज़ार की लिस्ट में हैं', 'calls "वेटिंग लिस्ट" otherwise'],
    ['hi', 'मेरे तुरंत वाले काम', 'calls "तुरंत काम" otherwise'],
    ['hi', 'बातचीत बंद है', 'calls "चैट" otherwise'],
    ['hi', 'सँभालकर रखें', 'writes "संभाल" otherwise'],
    ['hi', 'दोनों को रकम दिखेगी', 'has a word that was given up'],
    ['hi', 'पैसे हमारे पास से नहीं जाते', 'says "हमारे ज़रिए" otherwise'],
    ['hi', 'हाँ वापस ले ली', 'says "अब नहीं आ रहे" otherwise'],
    ['hi', 'आप आवेदन कर सकते हैं', 'says "अप्लाई करें" otherwise'],
    ['hi', 'अकाउंट पर रोक है', 'says "ब्लॉक" otherwise'],
    ['hi', 'आपके आवेदन वापस हो गए हैं', 'says "वापस ले लिया" otherwise'],
    ['hi', '{{count}} जन ने माँगा है', 'says "एक" otherwise'],
    ['hi', 'ये आँकड़े', 'has a word that few people here say'],
    ['kn', 'ಕಾಯುವ ಪಟ್ಟಿ', 'calls "ವೇಟಿಂಗ್ ಲಿಸ್ಟ್" otherwise'],
    ['kn', 'ಜಾಬ್‌ಗಾಗಿ ಎಂದೂ ಹಣ ಕೊಡಬೇಡಿ', 'says "ಯಾವತ್ತೂ" otherwise'],
    ['kn', 'ಇದೇ ಸರಿ ಎಂದು ಆಗುತ್ತದೆ', 'says "ಸರಿ ಎಂದು ತೆಗೆದುಕೊಳ್ಳುತ್ತೇವೆ" otherwise'],
    ['kn', '{{until}} ತನಕ ಬ್ಲಾಕ್', 'writes "ವರೆಗೆ" otherwise'],
    ['kn', 'ಕೂಡಲೇ ಕೇಳುತ್ತೇವೆ', 'says "ತಕ್ಷಣ" otherwise'],
    ['kn', 'ಇವತ್ತು ಬನ್ನಿ', 'writes "ಇಂದು" otherwise'],
    ['kn', 'ಮಾತುಕತೆ ಮುಗಿದಿದೆ', 'calls "ಚಾಟ್" otherwise'],
    ['kn', 'ಹೆಜ್ಜೆ 1', 'calls "ಸ್ಟೆಪ್" otherwise'],
    ['kn', 'ಕೆಲಸಗಾರರಿಗೆ ಹೇಳಿ', 'calls "ಕೆಲಸ ಮಾಡುವವರು" otherwise'],
    ['kn', 'ಮೊದಲ ಪುಟದ ಜಾಬ್', 'has a word that was given up'],
    ['kn', 'ಅರ್ಜಿಗಳು ವಾಪಸ್ ಆಗುತ್ತವೆ', 'says "ವಾಪಸ್ ಪಡೆ" otherwise'],
    ['kn', 'ಸೆಕ್ಯುರಿಟಿ ಗಾರ್ಡ್', 'writes "ಸೆಕ್ಯೂರಿಟಿ" otherwise'],
    ['kn', 'ಗ್ರಾಹಕ ಸೇವೆ', 'says "ಕಸ್ಟಮರ್ ಸರ್ವಿಸ್" otherwise'],
    ['kn', 'ಅರ್ಜಿ ತೆಗೆಯಲಾಗಿದೆ', 'does not say who did it'],
  ] as const)('reports in %s a word that the glossary replaces: %s', (language, text, rule) => {
    expect(compareLocales({ en: { a: 'x' }, hi: { a: 'x' }, kn: { a: 'x' }, [language]: { a: text } }, 'x')).toContain(
      `x ${language}: a ${rule}`,
    );
  });

  it('accepts the words of the glossary', () => {
    const hi = 'ज़रूरी फ़ोन, बड़ा, ढूँढ, पढ़ें, खबर: {{other}} ने माँगा है। आप क्या चाहते हैं?';
    expect(
      compareLocales({ en: { a: '{{other}}' }, hi: { a: hi }, kn: { a: 'ಇಂಟರ್ವ್ಯೂ ಬದಲಾಗಿದೆ, ಎಲ್ಲ ಕಳುಹಿಸಿ: {{other}}' } }, 'x'),
    ).toEqual([]);
  });

  it('accepts a singular form without the number, and no other such form', () => {
    const counted = { n_one: '{{count}} person', n_other: '{{count}} people' };
    const hi = { n_one: '{{count}} व्यक्ति', n_other: '{{count}} लोग' };
    expect(compareLocales({ en: counted, hi, kn: { n_one: 'ಒಬ್ಬರು', n_other: '{{count}} ಜನ' } }, 'x')).toEqual([]);
    expect(compareLocales({ en: counted, hi, kn: { n_one: 'ಒಬ್ಬರು', n_other: 'ಜನ' } }, 'x')).toEqual([
      'x kn: n_other has other placeholders',
    ]);
  });

  it('accepts different plural forms per language', () => {
    const plural = {
      en: { n_one: '{{count}} job', n_other: '{{count}} jobs' },
      hi: { n_other: '{{count}} जॉब' },
      kn: { n_other: '{{count}} ಜಾಬ್' },
    };
    expect(compareLocales(plural, 'x')).toEqual([]);
  });
});

describe('taxonomyFaults', () => {
  it('reports a label, at any depth, with a word that the glossary replaces', () => {
    const labels = { level: { medium: { en: 'Medium', hi: 'मध्यम', kn: 'ಸಾಧಾರಣ' } }, ids: ['a'] };
    expect(taxonomyFaults(labels, 'x')).toEqual(['x.level.medium hi: "मध्यम" has a word that few people here say']);
  });
});

describe('the locale files of the product', () => {
  it('contain the same texts in three languages', () => {
    const { faults, folders } = checkLocales(fileURLToPath(new URL('../../../', import.meta.url)));
    expect(folders).toBeGreaterThan(3);
    expect(faults).toEqual([]);
  });
});
