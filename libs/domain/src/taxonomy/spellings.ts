import { normaliseText, wordsOf } from '../text-normalisation.js';

/** Other ways in which people write a word, too far from it for a correction; separated by commas. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  beautician: 'beautyshan, beautishan, biutishan, byutishian',
  cashier: 'kashear, cashear, cashiar, cashiyar, kashier, kaishiyar',
  electrician: 'elektrishan, elektrishian, elektrician, electrishan, ilectrician, ilektrician',
  mechanic: 'mekenic, mekanic, mechenic, makenic, mikenik, mecanic, macanic, mecanik, makanik, mechnic',
  pharmacy: 'farmecy, farmasi, pharmasi, farmesi',
  tailor: 'tellar, teilar, telar',
  security: 'secirty, sikurti, sekyority, sekyuriti, sekuriti, sicurity, sikyoriti, sikyuriti',
  watchman: 'watchmen, wachman, wachmen, vachman, vachmen',
  delivery:
    'dilevari, delivari, dilivari, delevari, deliveri, dilevary, delavari, dilewri, dilevry, dilivri, dilivary, dilevri, delevery, delevry, dilivery, deliver',
  driver: 'drayver, draiver, draivor, drivar, dirver, draivr, drivr, driwer, draivar, dryvar, drayvar',
  clerk: 'clark, klark, clerck',
  phone: 'fone, fon, phon',
  repair: 'ripair, ripeyar, ripear, repar, ripare',
  office: 'offis, ofis, ofice, offic, aafis',
  center: 'centre, senter, sentar, centar, centr',
  executive: 'exicutive, exacutive, exective, exicutiv, executiv',
  engineer: 'enginer, injiniyar, enjineer, injineer',
  housekeeping: 'houskeeping, housekiping, houskiping, housekeepin, housekipping',
  parlour: 'parlor, parler, parlar, parlur',
  salon: 'saloon, selon, salun',
  mobile: 'mobail, mobaile, moblie, mobil',
  teacher: 'techer, teachar, tichar, teecher, ticher',
  kirana: 'kirani, kiraani',
  factory: 'factori, faktri, facktory, fectory',
  hotel: 'hotlu, hotal, hottel, hotell',
  ಹೋಟೆಲ್: 'ಹೋಟ್ಲು, ಹೋಟ್ಲ್, ಹೋಟಲ್, ಹೊಟೇಲ್, ಹೋಟೇಲ್',
  ಮಷಿನ್: 'ಮೆಷಿನ್, ಮಶಿನ್, ಮಷೀನ್, ಮೆಶಿನ್, ಮಿಷಿನ್',
  मशीन: 'मशिन, मसीन, मिशीन',
  ಡೆಲಿವರಿ: 'ಡೆಲವರಿ, ಡೆಲಿವೆರಿ, ಡಿಲಿವರಿ, ಡೆಲಿವರೀ',
  ಪೇಂಟಿಂಗ್: 'ಪೈಂಟಿಂಗ್, ಪೈಂಟಿಗ್, ಪೆಂಟಿಂಗ್, ಪೇಂಟಿಗ್',
  ಪೇಂಟರ್: 'ಪೈಂಟರ್, ಪೆಂಟರ್',
  cleaner: 'clenar, clener, clinar, kleener',
  guard: 'gard, gaurd, gaard',
  banana: 'bnana, bnanaa',
  banane: 'bnane',
  cleaning: 'cleening, clening, kleening, klining',
  kelasa: 'kelsa, kelsakke, kelasakke, kelsake, kelas',
  ಕೆಲಸ: 'ಕೆಲಸಕ್ಕೆ, ಕೆಲಸಾ, ಕೆಲ್ಸ, ಕೆಳಸ',
  angadi: 'angdi, angadee, angaadi, angady',
  dukan: 'dukhan, dookan, dhukan',
  survey: 'servey, survay',
  ಡೇಟಾ: 'ಡಾಟ, ಡೇಟ',
  एजेंट: 'एजन्ट, एजंट',
  टीचर: 'टिचर, टीचार, टिचार',
  marketing: 'marketin, markating',
  accountant: 'accountent, akountent, akauntant, akountant, acountent, accoutant',
  receptionist: 'recepshanist, resepsionist, receptionest',
  insurance: 'insurans, inshurance',
  lorry: 'lory, laari',
  truck: 'truk',
  stitching: 'stitiching',
  garments: 'garmets, germents',
  painting: 'penting, peinting, paintin, penteing',
  ceiling: 'celling',
  bijli: 'bijlee, bijali, bijle',
  mistri: 'misrti, mistiri, mistry, mestri, mestry, mesthri, mistary, mistree',
  maintenance: 'maintainance, maintanance, maintenence',
  welding: 'wellding',
  fabrication: 'febrication',
  zomato: 'jomato, jometo, zometo, jomoto, zamato',
  swiggy: 'swigy, swiggi, sviggy, swigi',
  rapido: 'rapdo, raipido, repido',
  warehouse: 'wearhouse, werehouse',
  godown: 'gowdown, gowdaun',
  pump: 'pamp, pumpp, pamps',
  silai: 'silayi, silaai, silaee, sillai',
  petrol: 'petrl, petrole, petral, petrool',
  puncture: 'puncher',
  supervisor: 'superviser, suparvaisar, supravisor, suparvisor, suparvaijar',
  ज़ोमैटो: 'जोमाटो, जोमेटो',
  ಜೊಮ್ಯಾಟೊ: 'ಜೊಮಾಟೊ, ಝೊಮ್ಯಾಟೊ, ಜೊಮ್ಯಾಟೋ, ಜೊಮಾಟೋ',
  ಮೆಕ್ಯಾನಿಕ್: 'ಮೆಕಾನಿಕ್',
  labour: 'labor, laber',
  mazdoor: 'majdoor, mazdur',
  embroidery: 'embroydery',
  parking: 'parkng, parkin',
  packing: 'pakking, packng, peking',
  churidar: 'choodidar',
  रैपिडो: 'रेपिडो',
  ರ‍್ಯಾಪಿಡೊ: 'ರಾಪಿಡೋ, ರ್ಯಾಪಿಡೋ, ರಾಪಿಡೊ, ರ‍್ಯಾಪಿಡೋ',
  auto: 'aato',
  rickshaw: 'rikshaw, riksha, riksaw, rickshow',
  decoration: 'dekoreshan, dekoration, decoreshan',
  technician: 'teknisian, teknishan, teknician, technishan, tecnician',
  trainer: 'trenar, trener, trainar',
  gym: 'jim',
  bakery: 'bekry, bekri, bekari, bekery',
  cake: 'kek',
  field: 'fild, feeld',
  sales: 'sels, seles',
  social: 'soshal, soshial',
  media: 'midia, meedia',
  stage: 'stej',
  page: 'pej',
  handle: 'handal, hendal',
  site: 'sait',
  operator: 'opretar, opareter, oprator, operater',
  current: 'karent, karant, karentu',
  gudisuvudu: 'gudsodu',
  karna: 'karta, karti, karte, karunga, karungi, karenge',
  करना: 'करता, करती, करते, करूंगा, करूंगी',
  maaduvudu: 'maadtini, maadtare, maadtane',
  maduvudu: 'madtini, madtare, madtane',
  ಮಾಡುವುದು: 'ಮಾಡ್ತೀನಿ, ಮಾಡ್ತಿನಿ, ಮಾಡ್ತೇನೆ, ಮಾಡ್ತಾನೆ, ಮಾಡ್ತಾರೆ, ಮಾಡಾಕ',
  गार्ड: 'गाड, गारड, गार्ङ',
  बॉय: 'बोय, ब्वाय',
  ड्राइवर: 'डाइवर, डाईवर, डरायवर, ड्राईबर, ड्राइबर',
  इलेक्ट्रीशियन: 'इलेक्ट्रिशन, इलेक्ट्रिशियन, इलेक्ट्रीशन, इलेक्टिशियन, एलेक्ट्रिशियन, इलेक्ट्रिशीयन',
  दर्जी: 'दरजी',
  डिलीवरी: 'डेलिवरी, डेलीवरी, डिलेवरी, डिलीवर',
  सिक्योरिटी: 'सेकुरिटी, सिक्युरटी, सेक्योरिटी, सिक्युरिटी, सेक्युरिटी',
  ಎಲೆಕ್ಟ್ರಿಷಿಯನ್: 'ಎಲೆಕ್ಟಿಷನ್, ಎಲೆಕ್ಟ್ರಿಷನ್, ಎಲೆಕ್ಟ್ರಿಷನ, ಇಲೆಕ್ಟ್ರಿಷಿಯನ್, ಇಲೆಕ್ಟ್ರೀಷಿಯನ್, ಇಲೆಕ್ಟ್ರಿಶಿಯನ್, ಎಲೆಕ್ಟ್ರಿಶನ್, ಎಲೆಕ್ಟ್ರಿಶಿಯನ್',
};

/** Words that several occupations share, by the occupation that they are the name of first. */
export const FIRST_NAMES: Readonly<Record<string, string>> = {
  mason: 'mistri, मिस्त्री',
  nanny: 'aaya, ayah, आया, ಆಯಾ',
  loader: 'coolie, कुली',
  daily_wage_worker: 'ಕೂಲಿ',
};

const SPELT = new Map(
  Object.entries(SPELLINGS).flatMap(([word, others]) =>
    others.split(',').map((other) => [normaliseText(other), normaliseText(word)] as const),
  ),
);

/** How spoken Kannada ends words, and how the written language does: gudisodu and gudisuvudu. */
const SPOKEN_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeious])s(?:odu|udu|uvadu|uvudu)$/, 'isuvudu'],
  [/(?<=[^aeious])s(?:oru|ovaru|uvavaru)$/, 'isuvavaru'],
  [/(?<=[^aeious])s(?:o|uva)$/, 'isuva'],
  [/(?<=[^aeious])s(?:alu|oke|okke|odakke|oke)$/, 'isalu'],
  [/(?<=[^aeious])s(?:t+h?(?:[ie]+ni|ene|are))$/, 'isuvudu'],
  [/is?t+h?(?:[ie]+ni|ene|are)$/, 'isuvudu'],
  [/(?<=[\u0c95-\u0cb9])್ಸ(?:ೋದು|ುವುದು|ುದು)$/, 'ಿಸುವುದು'],
  [/(?<=[\u0c95-\u0cb9])್ಸ(?:ೋರು|ುವವರು)$/, 'ಿಸುವವರು'],
  [/(?<=[\u0c95-\u0cb9])್ಸೋ$/, 'ಿಸುವ'],
  [/(?<=[\u0c95-\u0cb9])ಿಸ್ತ(?:ೀನಿ|ಿನಿ|ೇನೆ|ಾರೆ)$/, 'ಿಸುವುದು'],
  [/i?kod(?:a?beku|odu|uvudu)$/, 'uvudu'],
  [/a?be+ku$/, 'uvudu'],
  [/ಿಕೊಡ(?:ಬೇಕು|ೋದು|ುವುದು)$/, 'ುವುದು'],
  [/ಬೇಕು$/, 'ುವುದು'],
  [/(?:odu|udu|uvadu|ouvdu)$/, 'uvudu'],
  [/(?:oru|ovaru|uvaru)$/, 'uvavaru'],
  [/o$/, 'uva'],
  [/(?:lu|ali|[oa]kke|[oa]ke|likke|odakke|odikke|uvudakke|uvadakke)$/, 'alu'],
  [/kot+h?(?:[ie]+ni|ene|are)$/, 'kolluvudu'],
  [/(?:ut+)?t+h?(?:[ie]+ni|[ie]+vi|ene|a?are)$/, 'uvudu'],
  [/(?:ೋದು|ುದು|ುವದು)$/, 'ುವುದು'],
  [/(?:ೋರು|ೋವರು|ುವರು|ುವವನು|ುವವಳು)$/, 'ುವವರು'],
  [/ೋ$/, 'ುವ'],
  [/(?:(?<=[ಕ-ಹ])ಕ್ಕೆ|ೋಕೆ|ೋಕ್ಕೆ|ೋದಕ್ಕೆ|ಲಿಕ್ಕೆ|ುವುದಕ್ಕೆ|ಾಕೆ?)$/, 'ಲು'],
  [/ಕೋ(?:ಳ್)?ತ(?:ೀನಿ|ೇನೆ|ಾರೆ)$/, 'ಕೊಳ್ಳುವುದು'],
  [/[ಿೀ]ತ(?:ೀನಿ|ೇನೆ|ಾರೆ)$/, 'ಿಯುವುದು'],
  [/(?:್|ುತ್)ತ(?:ೀನಿ|ಿನಿ|ೇನೆ|ೀವಿ|ೇವೆ|ಾರೆ|ಾನೆ|ಾಳೆ|ೀನ್ರಿ)$/, 'ುವುದು'],
  [/(?<=[ಕ-ಹ])$/, '್'],
  [/ೀ(?:ಲಿ|ಲೀ|ನಲ್ಲಿ)$/, 'ಿ'],
  [/ಂ$/, 'ಮ್'],
  [/(?<=[ಕ-ಹ])ಲ್ಲಿ$/, '್'],
];

/** What somebody does or can do, in Hindi: "banata hoon", "bana leti hoon", "dho sakta hoon". */
const HINDI_VERBS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})(?:t[aei]|taa|tee|[uo]+ng[ai]|enge|wana|vana)$/, 'na'],
  [/(?<=^(?:[a-z]{2,}[aeiou]|[a-z]{4,}))$/, 'na'],
  [/(?:ता|ती|ते|ऊंगा|ऊंगी|ूंगा|ूंगी|ेंगे|वाना)$/, 'ना'],
  [/(?<=^[\u0900-\u0963]{2,})$/, 'ना'],
];

/** Endings of cases and of the plural: ಅಂಗಡಿಗೆ, ಚಾಲಕರು, ड्राइवरों, "kelasakke". What is left counts only where it is a known word. */
const CASE_ENDINGS: readonly RegExp[] = [
  /(?:ಗಳಿಗೆ|ಗಳಲ್ಲಿ|ಗಳನ್ನು|ಗಳು|ಗಳ)$/u,
  /(?:ರಿಗೆ|ರನ್ನು|ರು|ರ)$/u,
  /(?:ದಲ್ಲಿ|ಯಲ್ಲಿ|ನಲ್ಲಿ|ಲಿ|ದಿಂದ|ಯಿಂದ|ವನ್ನು|ಯನ್ನು|ನ್ನು|ಕ್ಕೆ|ಗೆ|ದ|ಯ|ನ)$/u,
  /ಿಗೆ$/u,
  /(?<=ಿ)ಲಿ$/u,
  /(?<=[a-z]{2}i)li$/u,
  /(?:galige|galalli|galannu|galu|gala)$/u,
  /(?:rige|rannu|ru)$/u,
  /(?:dalli|yalli|nalli|alli|li|dinda|yinda|vannu|yannu|nnu|kke|ge)$/u,
  /(?:ियों|ों|ें)$/u,
];
const STEM_MIN = 3;

/** The word that a normalised word is another spelling of. */
export const spelling = (word: string): string => SPELT.get(word) ?? word;

/** A phrase as texts are compared with it: normalised, each word in its first spelling. */
export const phraseKey = (phrase: string): string => wordsOf(phrase).map(spelling).join(' ');

/** Verbs of Kannada in Latin letters: "toleyodu", "toleyabeku". */
export const ROMANISED_KANNADA_VERB = /[a-z]{3}(?:odu|beku|okke|oke)$/u;

/** What a normalised word may be another form of: its singular, or as it is written where people write as they speak. */
export function otherForms(word: string): string[] {
  const singulars = [word.replace(/(?<=[a-z]{3})s$/, ''), word.replace(/(?<=[a-z]{3})e?s$/, '')];
  const written = [...SPOKEN_ENDINGS, ...HINDI_VERBS].map(([spoken, form]) => word.replace(spoken, form));
  const stems = CASE_ENDINGS.map((ending) => word.replace(ending, '')).filter(({ length }) => length >= STEM_MIN);
  return [...singulars, ...written, ...stems].map(spelling).filter((form) => form !== word);
}
