import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Language, LANGUAGES } from '@nukkad/contract/languages';
import { BRAND } from '@nukkad/contract/platform/brand';
import { listSlotFaults, slotValues } from '@nukkad/contract/messages/sms-slots';
import { CODE_TEXT_PARTS_MAX, isGsmText, TEXT_PARTS_MAX, textPartsOf } from '@nukkad/contract/messages/text-messages';
import { flatten, localeFolders } from './locale-parity.js';

type ByLanguage = Record<Language, string>;
const inAll = (value: string): ByLanguage => ({ en: value, hi: value, kn: value });

const MOMENT: ByLanguage = { en: '24 November, 4:30 pm', hi: '24 नवंबर, शाम 4:30 बजे', kn: 'ನವೆಂಬರ್ 24, ಸಂಜೆ 4:30' };
const DAY: ByLanguage = { en: '24 November', hi: '24 नवंबर', kn: 'ನವೆಂಬರ್ 24' };

/** Sample parameters of text messages: ordinary values, as long as most are. */
const SAMPLES: Readonly<Record<string, ByLanguage>> = {
  brand: inAll(BRAND),
  address: inAll('https://nukkad.in/t/0123456789ab'),
  host: inAll('nukkad.in'),
  code: inAll('123456'),
  minutes: inAll('10'),
  title: inAll('Kitchen helper'),
  other: inAll('Ravi Tiffins'),
  company: inAll('Ravi Tiffins'),
  applicant: inAll('Fatima Khan.'),
  location: inAll('Indiranagar'),
  where: {
    en: 'Place: 80 Feet Road, Block 5 HAL',
    hi: 'जगह: 80 Feet Road, Block 5 HAL',
    kn: 'ಜಾಗ: 80 Feet Road, Block 5 HAL',
  },
  time: MOMENT,
  starts: MOMENT,
  until: MOMENT,
  day: DAY,
  reason: { en: 'often did not come to work', hi: 'लोगों के साथ भेदभाव', kn: 'ಜನರ ಜೊತೆ ಭೇದಭಾವ' },
  amount: inAll('Rs 1,200'),
  total: inAll('Rs 1,271'),
  proposed: inAll('Rs 1,200'),
  wage: inAll('Rs 1,200'),
  toWorker: inAll('Rs 1,200'),
  returned: inAll('Rs 1,271'),
  // text messages about real money have no such note
  practice: inAll(''),
  pay: { en: 'Rs 120-140 an hour', hi: 'घंटे के Rs 120-140', kn: 'ಗಂಟೆಗೆ Rs 120-140' },
  urgency: { en: 'within 24 hours', hi: '24 घंटे में', kn: '24 ಗಂಟೆಯೊಳಗೆ' },
  km: inAll('3.5'),
  got: inAll('Rs 1,200'),
  toPay: inAll('Rs 1,200'),
  appealDays: inAll('14'),
  days: inAll('14'),
  answerHours: inAll('24'),
  orderHours: inAll('3'),
  decidedDays: inAll('7'),
  reference: inAll('NK-7F3K-Q2MX'),
  due: MOMENT,
  number: inAll('12'),
  count: inAll('12'),
  shortlisted: inAll('12'),
  rejected: inAll('12'),
  closed: inAll('12'),
  newApplication: inAll('12'),
  asked: inAll('12'),
  broadcast: inAll('12'),
  openings: inAll('12'),
  filled: inAll('10'),
};

const PLACE = /\{\{\s*(\w+)[^}]*\}\}/g;
const IS_TEXT_MESSAGE = /(?:^|\.)sms(?:_\w+)?$/;
const isCode = (text: string): boolean => /\{\{\s*code\s*\}\}/.test(text);

/** Returns the faults of the text messages of one file, filled with sample values and counted as the network does. */
export function textLengthFaults(texts: unknown, language: Language, where: string): string[] {
  return Object.entries(flatten(texts)).flatMap(([key, text]) => {
    if (!IS_TEXT_MESSAGE.test(key)) return [];
    const fault = (words: string): string => `${where} ${language}: ${key} ${words}`;
    const unknown = [...text.matchAll(PLACE)].flatMap(([, name = '']) => (SAMPLES[name] ? [] : [name]));
    if (unknown.length > 0) return unknown.map((name) => fault(`has a place without a sample: ${name}`));
    const unregistrable = listSlotFaults(text);
    if (unregistrable.length > 0) return unregistrable.map(fault);
    const values = slotValues(
      Object.fromEntries(Object.entries(SAMPLES).map(([name, words]) => [name, words[language]])),
    );
    const filled = text.replace(PLACE, (_place, name: string) => String(values[name] ?? ''));
    const [parts, most] = [textPartsOf(filled), isCode(text) ? CODE_TEXT_PARTS_MAX : TEXT_PARTS_MAX];
    return [
      ...(parts > most
        ? [fault(`takes ${parts} parts of a text message (${filled.length} characters), at most ${most}`)]
        : []),
      ...(language === 'en' && !isGsmText(filled)
        ? [fault('has a character that the alphabet of the network lacks')]
        : []),
    ];
  });
}

/**
 * Measures the text messages of every `locales` folder below `root`; `checkLocales` reports absent files. Returns the
 * faults, and how many texts there were.
 */
export function checkTextLengths(root: string): { faults: string[]; count: number } {
  const read = localeFolders(root).flatMap((folder) =>
    LANGUAGES.filter((language) => existsSync(join(folder, `${language}.json`))).map((language) => ({
      language,
      where: relative(root, folder),
      texts: JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as unknown,
    })),
  );
  return {
    faults: read.flatMap(({ texts, language, where }) => textLengthFaults(texts, language, where)),
    count: read.flatMap(({ texts }) => Object.keys(flatten(texts)).filter((key) => IS_TEXT_MESSAGE.test(key))).length,
  };
}
