import { alternatives, anyOf, wholeWord } from './words.js';

const DOCUMENTS = `id ids proof proofs voter_id ration_card aadhaar aadhar adhar pan licence license dl certificate* marksheet* marks_card* mark_sheet* document* degree
  passport* rc_book papers originals card cards
  आधार प्रमाण मार्कशीट* दस्तावेज* लाइसेंस कागज* अंकपत्र* ಆಧಾರ್* ಅಂಕಪಟ್ಟಿ* ಪ್ರಮಾಣಪತ್ರ* ದಾಖಲೆ* ಲೈಸೆನ್ಸ್*`;
const ORIGINAL = anyOf(`original originals asli mool असली मूल ओरिजिनल ಮೂಲ ಅಸಲಿ ಒರಿಜಿನಲ್ passport passports`);
const DOCUMENT = anyOf(DOCUMENTS);
const KEPT =
  anyOf(`keep kept held hold holds retain retained deposited deposit surrender surrendered remain remains jama
  rakhi rakha rakhe rakhenge rakhega rahega irutte iruttade ittuk* ittuko* रखेंगे रखा रखी रखे रहेगा रहेगी जमा
  ಇಟ್ಟುಕೊ* ಇರಿಸಿ* ಇರುತ್ತ*`);
const GIVEN = wholeWord(alternatives(`submit submitted submitting`));
const FOR_LONG = anyOf(`until till bond period leave leaving exit contract years year months`);
/** Documents that are checked and returned; or documents of other people. */
const GIVEN_BACK = anyOf(`same_day at_once immediately turant after_check after_verification after_checking handed_back
  carry_it_back carry_them_back take_it_back take_them_back client clients customer customers invoices audit give_them_back तुरंत ತಕ್ಷಣ verified`);

const NOT_KEPT = /[\p{L}\p{M}]ವುದಿಲ್ಲ/u;

/** Returns whether `text` (made plain) states that a worker's documents are retained: clear, doubtful, or null. */
export function keepsDocuments(text: string): 'clear' | 'doubtful' | null {
  let found: 'doubtful' | null = null;
  for (const sentence of text.split(/[!?।\n]+|\.(?=\s|$)/u)) {
    if (!ORIGINAL.test(sentence) || !DOCUMENT.test(sentence)) continue;
    if (GIVEN_BACK.test(sentence) || NOT_KEPT.test(sentence)) continue;
    const given = GIVEN.test(sentence);
    if (KEPT.test(sentence) || (given && FOR_LONG.test(sentence))) return 'clear';
    if (given) found = 'doubtful';
  }
  return found;
}
