import type { JobCategoryId } from '../job-categories.js';
import { ENGLISH_DOINGS } from './english-doings.js';
import { NAME_PAIRS } from './name-pairs.js';
import { type ShopRow, SHOPS, TRADE_SHOPS } from './shops.js';
import { phraseKey } from './spellings.js';
import { listOf, pairsOf, scriptOf } from './word-lists.js';
import { type WorkplaceRow, WORKPLACES } from './workplace-rows.js';

/** A phrase that names work by its place; `weight` is that of the meaning. */
interface WorkplacePhrase {
  phrase: string;
  occupation: string;
  weight: number;
}

/** Who works at a place in no particular role, in all scripts. */
const ROLE_WORDS =
  'helper, boy, girl, staff, assistant, lady, ladka, ladki, huduga, hudugi, sahayaka, हेल्पर, स्टाफ़, बॉय, लड़का, लड़की, ಹೆಲ್ಪರ್, ಸಿಬ್ಬಂದಿ, ಸ್ಟಾಫ್, ಬಾಯ್, ಹುಡುಗ, ಹುಡುಗಿ, ಸಹಾಯಕರು';
/** Roles in a shop that say no more than that somebody sells there. */
export const SHOP_ROLE_WORDS = `${ROLE_WORDS}, sales, salesman, sales man, salesgirl, seller, vendor, keeper, owner, सेल्स, सेल्समैन, सेल्सगर्ल, ಸೇಲ್ಸ್, ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಸೇಲ್ಸ್ ಗರ್ಲ್`;

/** Where somebody sells to those who come. */
const SALES_PLACES =
  'shop, store, showroom, show room, mall, outlet, counter, retail, supermarket, super market, market, emporium, boutique, dukan, dukaan, angadi, शॉप, दुकान, स्टोर, शोरूम, मॉल, आउटलेट, काउंटर, ಅಂಗಡಿ, ಶಾಪ್, ಸ್ಟೋರ್, ಶೋರೂಮ್, ಮಾಲ್, ಔಟ್‌ಲೆಟ್, ಕೌಂಟರ್';
/** Who sells, beside the place or what is sold. */
const SALES_WORDS =
  'sales, sale, selling, salesman, sales man, salesgirl, salesperson, sales executive, sales staff, सेल्स, सेल्समैन, सेल्सगर्ल, सेल्स गर्ल, सेल्स एग्ज़ीक्यूटिव, ಸೇಲ್ಸ್, ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಸೇಲ್ಸ್ ಗರ್ಲ್, ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್';
/**
 * Words for a kind of work by which people ask for one occupation, the first, rather than for others. They name it in a search,
 * and are too weak for a title: "Waiter, accounts" is no accountant.
 */
const ASKED_FOR_BY_KIND: readonly { readonly occupations: readonly string[]; readonly words: string }[] = [
  { occupations: ['salesperson', 'field_sales_executive'], words: 'sales, सेल्स, ಸೇಲ್ಸ್' },
  {
    occupations: ['accountant'],
    words:
      'accounts, accounting, bookkeeping, book keeping, accounts work, gst, gst return, हिसाब, अकाउंट्स, बही-खाता, ಅಕೌಂಟ್ಸ್, ಲೆಕ್ಕ, lekka, hisab',
  },
  { occupations: ['tutor', 'teacher'], words: 'padhana, padhane, पढ़ाना, पढ़ाने, teach, i teach, paata, ಪಾಠ' },
  {
    occupations: ['sports_coach'],
    words:
      'cricket basics, badminton basics, football basics, cricket training, badminton training, football training, fitness drills, क्रिकेट सिखाना, बैडमिंटन सिखाना, ಕ್ರಿಕೆಟ್ ತರಬೇತಿ, ಬ್ಯಾಡ್ಮಿಂಟನ್ ತರಬೇತಿ',
  },
  {
    occupations: ['leaflet_distributor'],
    words: 'pamphlet, pamphlets, leaflet, leaflets, flyers, पर्चे, पैम्फलेट, ಕರಪತ್ರ, ಪಾಂಪ್ಲೆಟ್',
  },
  {
    occupations: ['kitchen_helper', 'dishwasher'],
    words:
      'kitchen work, kitchen job, kitchen jobs, kitchen ka kaam, rasoi ka kaam, kitchen kelasa, kitchen kelsa, किचन का काम, रसोई का काम, ಕಿಚನ್ ಕೆಲಸ, ಅಡುಗೆಮನೆ ಕೆಲಸ',
  },
  { occupations: ['photographer'], words: 'photo, photos, camera, फ़ोटो, कैमरा, ಫೋಟೋ, ಕ್ಯಾಮೆರಾ' },
  {
    occupations: ['video_editor', 'videographer'],
    words: 'video, videos, reels, editing, वीडियो, रील्स, ವಿಡಿಯೋ, ವಿಡಿಯೊ, ರೀಲ್ಸ್',
  },
  {
    occupations: ['preschool_teacher'],
    words: 'play school, playschool, preschool, pre school, play home, प्ले स्कूल, ಪ್ಲೇ ಸ್ಕೂಲ್, ಪ್ಲೇ ಹೋಮ್',
  },
  { occupations: ['web_developer'], words: 'website, websites, वेबसाइट, ವೆಬ್‌ಸೈಟ್' },
  { occupations: ['cctv_installer'], words: 'cctv, सीसीटीवी, ಸಿಸಿಟಿವಿ' },
  { occupations: ['content_writer'], words: 'content writing, blogs, articles, writing, कंटेंट, ब्लॉग, ಲೇಖನ, ಬ್ಲಾಗ್' },
  { occupations: ['digital_marketing_executive'], words: 'instagram, facebook page, इंस्टाग्राम, ಇನ್‌ಸ್ಟಾಗ್ರಾಮ್' },
  { occupations: ['tutor'], words: 'homework, होमवर्क, ಹೋಂವರ್ಕ್, manepaata' },
  { occupations: ['mis_executive', 'data_entry_operator'], words: 'ms excel, excel, vlookup, एक्सेल, ಎಕ್ಸೆಲ್' },
];
const ASKED_FOR_FIRST = 0.76;
const ASKED_FOR_THEN = 0.7;

const NAMED = 0.95;
/** Work that is told by what is done. */
const DONE = 0.85;
/** Of further occupations at a place, and of the general one beside the one of a kind of shop. */
const FURTHER = 0.6;

const SHOP_FORMS = {
  latin: [
    '# shop',
    '# store',
    '# stores',
    '# showroom',
    '# mart',
    '# stall',
    '# dukan',
    '# dukaan',
    '# ki dukan',
    '# ki dukaan',
    '# ka dukan',
    '# angadi',
  ],
  devanagari: ['# दुकान', '# की दुकान', '# का दुकान', '# शॉप', '# स्टोर', '# शोरूम'],
  kannada: ['# ಅಂಗಡಿ', '# ಶಾಪ್', '# ಸ್ಟೋರ್', '# ಶೋರೂಮ್'],
} as const;

const namesOfShop = ({ goods, places = '' }: ShopRow): string[] => [
  ...listOf(goods).flatMap((word) => SHOP_FORMS[scriptOf(word)].map((form) => form.replace('#', word))),
  ...listOf(places),
];

/** "Cloth shop", "kapde ki dukan", "ಬಟ್ಟೆ ಅಂಗಡಿ": who works there, and, weighing less, whoever sells in shops. */
export function shopPhrases(): WorkplacePhrase[] {
  const namesOf = (shop: ShopRow): WorkplacePhrase[] =>
    namesOfShop(shop).map((phrase) => ({ phrase, occupation: shop.occupation, weight: NAMED }));
  const sellers = SHOPS.flatMap(namesOfShop).flatMap((phrase) => [
    { phrase, occupation: 'salesperson', weight: FURTHER },
    { phrase, occupation: 'shop_helper', weight: FURTHER },
  ]);
  return [...SHOPS.flatMap(namesOf), ...TRADE_SHOPS.flatMap(namesOf), ...sellers];
}

/** "Saree sales", "मोबाइल सेल्समैन": who sells goods of that kind. */
export const salesOfGoods = (): WorkplacePhrase[] =>
  SHOPS.flatMap(({ occupation, goods }) =>
    [...pairsOf(goods, SALES_WORDS), ...pairsOf('sell, selling, showing', goods)].map((phrase) => ({
      ...{ phrase, occupation, weight: NAMED },
    })),
  );

/** "Showroom sales", "दुकान में सेल्स": selling at a place that does not say what is sold. */
export const salesAtPlaces = (): WorkplacePhrase[] => [
  ...pairsOf(SALES_PLACES, SALES_WORDS).map((phrase) => ({ phrase, occupation: 'salesperson', weight: NAMED })),
];

/** "Guitar teacher", "java developer", "uk process", "teach guitar". */
export const pairedNames = (): WorkplacePhrase[] => [
  ...NAME_PAIRS.flatMap(({ occupation, about, roles }) =>
    pairsOf(about, roles).map((phrase) => ({ phrase, occupation, weight: NAMED })),
  ),
  ...ENGLISH_DOINGS.flatMap(({ occupation, about, roles }) =>
    pairsOf(about, roles).map((phrase) => ({ phrase, occupation, weight: DONE })),
  ),
];

/** "Sales", "accounts": the occupation that people mean by a kind of work. */
export const occupationsOfKinds = (): WorkplacePhrase[] =>
  ASKED_FOR_BY_KIND.flatMap(({ occupations, words }) =>
    listOf(words).flatMap((phrase) =>
      occupations.map((occupation, at) => ({
        phrase,
        occupation,
        weight: at === 0 ? ASKED_FOR_FIRST : ASKED_FOR_THEN,
      })),
    ),
  );

/** Whoever works at a place: a waiter as well as a kitchen helper, so that it names neither in a title. */
const STAFF: ReadonlySet<string> = new Set(listOf('staff, स्टाफ़, ಸಿಬ್ಬಂದಿ, ಸ್ಟಾಫ್'));

const weightOfHelper = (role: string, at: number): number => {
  if (at > 0) return FURTHER;
  return STAFF.has(role) ? ASKED_FOR_FIRST : NAMED;
};

/** "Hospital boy", "ಗೋಡೌನ್ ಹೆಲ್ಪರ್": what a helper does at that place. */
export function helperPhrases(): WorkplacePhrase[] {
  const roles = listOf(ROLE_WORDS);
  return WORKPLACES.flatMap(({ helpers, words }) =>
    listOf(words).flatMap((place) =>
      roles
        .filter((role) => scriptOf(role) === scriptOf(place))
        .flatMap((role) =>
          helpers.map((occupation, at) => ({
            phrase: `${place} ${role}`,
            occupation,
            weight: weightOfHelper(role, at),
          })),
        ),
    ),
  );
}

/** Places, also as Kannada names them in Latin letters where its ending stands by itself: "hotel nalli", which is no tap there. */
const placesIn = (words: string): string[] =>
  listOf(words).flatMap((place) => (scriptOf(place) === 'latin' ? [place, `${place} nalli`] : [place]));

/** The kinds of work that are done at a place: "hotel work" is any of the food service. */
export const categoryPhrases = (): { phrase: string; category: JobCategoryId }[] =>
  WORKPLACES.flatMap(({ categories, words }) =>
    placesIn(words).flatMap((phrase) => categories.map((category) => ({ phrase, category }))),
  );

/** What each kind of place is looked up by, and what it has; places for which `of` gives none are left out. */
const byPlace = (of: (row: WorkplaceRow) => readonly string[] | undefined): ReadonlyMap<string, readonly string[]> =>
  new Map(
    WORKPLACES.flatMap((row) => {
      const ids = of(row);
      return ids ? placesIn(row.words).map((place) => [phraseKey(place), ids] as const) : [];
    }),
  );

/** The occupations of whoever works at a place where its name says nothing more, the likeliest first. */
export const workersOfPlaces = (): ReadonlyMap<string, readonly string[]> => byPlace(({ workers }) => workers);

/** The occupation that a helper at a place has. */
export const helpersOfPlaces = (): ReadonlyMap<string, readonly string[]> =>
  byPlace(({ helpers }) => helpers.slice(0, 1));
