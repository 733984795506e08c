import { clausesOf, deobfuscate } from '../message-screen/reading.js';
import { alternatives, anyOf, wholeWord } from './words.js';

/** Groups that an advertisement must not request: one sex, a caste, a religion. */
export type AskedPeople = 'sex' | 'caste' | 'religion';

const SEX = `female females male males girl girls boy boys lady ladies gent gents woman women men salesgirl salesgirls
  salesman_only ladka ladke ladko* ladki ladkiy* ladkio* mahila* mahilay* purush* aurat* yuvati* yuvak* hudug* hengas*
  gandas* mahile* महिला* पुरुष* लड़का लड़के लड़की लड़कियाँ लड़कियां लड़कियों लड़कों औरत* युवती* युवक* लेडीज़ लेडी जेंट्स
  ಹುಡುಗ* ಹುಡುಗಿ* ಮಹಿಳೆ* ಮಹಿಳಾ ಗಂಡಸ* ಹೆಂಗಸ* ಪುರುಷ* ಯುವತಿ* ಯುವಕ* ಸ್ತ್ರೀ*`;
const CASTE = `brahmin* brahman* iyer iyengar rajput* lingayat* lingayath* vokkaliga* okkaliga* gowda* reddy* baniya* jat
  yadav* maratha* nair* kuruba* dalit* obc sc sc/st sc_st st/sc harijan* upper_caste lower_caste high_caste
  general_category forward_caste caste castes jaati jati unchi_jaati savarna*
  ब्राह्मण* राजपूत* बनिया यादव दलित* सवर्ण* जाति ऊँची_जाति ऊंची_जाति
  ಬ್ರಾಹ್ಮಣ* ಲಿಂಗಾಯತ* ಒಕ್ಕಲಿಗ* ಕುರುಬ* ದಲಿತ* ಜಾತಿ* ಮೇಲ್ಜಾತಿ*`;
const RELIGION = `hindu* muslim* christian* sikh sikhs jain jains religion dharm dharma mazhab isai*
  हिंदू* हिन्दू* मुस्लिम* मुसलमान* ईसाई* सिख धर्म ಹಿಂದೂ* ಮುಸ್ಲಿಂ* ಮುಸ್ಲಿಮ* ಕ್ರಿಶ್ಚಿಯನ್* ಕ್ರೈಸ್ತ* ಧರ್ಮ*`;
/** Words that request or exclude people. */
const ASKS = `only wanted need needs needed required require requires looking prefer prefers preferred preferably preference ideal ideally suitable suited desired must
  mandatory hiring vacancy apply excuse exclude no not without except mention state
  chahiye chahie chahiyen sirf keval hi hona honi zaroorat jarurat batayein bataye nahi nahin mat
  beku bekagidd* bekagide matra maatra beda bedi
  चाहिए चाहिये सिर्फ केवल मात्र ही हो होना होनी जरूरत आवश्यकता आवेदन नहीं न
  ಬೇಕು ಬೇಕಾಗಿದ್ದಾರೆ ಬೇಕಾಗಿದೆ ಮಾತ್ರ ಬೇಡ ಬೇಡಿ ಅರ್ಜಿ`;
const ASK = anyOf(ASKS);

/** Words after "women's", "girls", "Jain" with which the phrase describes the subject of the work, not the worker. */
const THINGS = `hostel* pg pgs school* college* wear garment* salon* saloon* parlour* parlor* tailor* suit suits clothes clothing
  kurta* kurti* shoes ward wards toilet* washroom* section department boutique night special hygiene shampoo health group team
  safety cricket football fashion brand customer* client* patient* guest* passenger* student* programme child children
  frisking bakery mess food foods meal meals kitchen style newspaper hospital wedding* festival* temple church trust home house
  houses batch* slot* line lines queue* team* class classes session* category categories matrimon* song songs certificate* camp community_site* bride* doctor* education product* football
  hostel_mein होस्टल* हॉस्टल* पीजी सैलून* स्कूल* मरीज़* ग्राहक* कपड़* टेलर* पार्लर* भोजन खाना
  ಹಾಸ್ಟೆಲ್* ಪಿಜಿ* ಸಲೂನ್* ಶಾಲೆ* ರೋಗಿ* ಗ್ರಾಹಕ* ಉಡುಪು* ಟೈಲರ್* ಅಂಗಡಿ*`;
const POSSESSIVE = String.raw`(?:['’]s?)?`;

const sexWord = `(?:${alternatives(SEX)})`;
const groupWord = `(?:${alternatives(`${CASTE} ${RELIGION}`)})`;
const joint = String.raw`\s*[/,&+]\s*|\s+(?:${alternatives(`and or aur ya athava mattu nor/or ho_ya हो_या both के_और और या ಮತ್ತು ಅಥವಾ ಹಾಗೂ`)})\s+`;
const BOTH = new RegExp(wholeWord(`${sexWord}(?:${joint}|\\s+)(?:a\\s+)?${sexWord}`).source, 'gu');
const ABOUT_SEX = new RegExp(
  wholeWord(`${sexWord}${POSSESSIVE}\\s+(?:(?:boarding|only|high|convent|private)\\s+)?(?:${alternatives(THINGS)})`)
    .source + `|${sexWord}['’]`,
  'gu',
);
const ABOUT_GROUP = new RegExp(wholeWord(`${groupWord}${POSSESSIVE}\\s+(?:${alternatives(THINGS)})`).source, 'gu');
/** Names of trades in common use for workers of either sex; also pairs of both, "office boy / girl". */
const TRADES = new RegExp(
  wholeWord(
    String.raw`(?:office|delivery|ward|courier|pantry|bell|ball|tea|kitchen|room|pick ?up|डिलीवरी|ऑफिस)[ -]?(?:boys?|girls?|bays?|बॉय|गर्ल)(?:(?:${joint})${sexWord})?(?!\s+only)`,
  ).source,
  'gu',
);

const APPLICANTS = `candidate* applicant* उम्मीदवार* umeedwar* ಅಭ್ಯರ್ಥಿ*`;
const TRADESPEOPLE = `staff person persons employee* worker* helper* cook cooks nurse* telecaller* receptionist* guard
  guards attendant* assistant* executive* operator* driver* tutor teacher* trainer* caretaker* maid maids nanny physiotherapist*
  accountant* supervisor* cashier* beautician* freshers member_of_staff स्टाफ गार्ड अटेंडेंट कर्मचारी सहायिका
  sahayak* ಸಿಬ್ಬಂದಿ ಸಹಾಯಕಿ ಗಾರ್ಡ್`;
const wants = alternatives(ASKS);
/** A requested sex: as a candidate, in brackets after a trade, or with a requesting word within two words. */
const SEX_ASKED: readonly RegExp[] = [
  wholeWord(`${sexWord}\\s+(?:${alternatives(APPLICANTS)})`),
  new RegExp(
    `^(?:an? |the |one |\\d+ )?${sexWord}\\s+(?:${alternatives(TRADESPEOPLE)})(?![\\p{L}\\p{M}])(?!.*\\b(?:is|are|and a|travels?|works?|will be|ko)\\b)`,
    'u',
  ),
  new RegExp(String.raw`\(\s*(?:only\s+)?${sexWord}(?:\s+only)?\s*\)`, 'u'),
  new RegExp(String.raw`\b(?:gender|sex)\s*(?:[:=-]|is)\s*(?:only )?${sexWord}`, 'u'),
  wholeWord(`${sexWord}(?:\\s+[\\p{L}\\p{M}]+)?\\s+(?:are |is )?(?:${wants})`),
  wholeWord(
    `(?:${wants}|jobs?|openings?|posts?)(?:\\s+(?:a|an|the|for|some|smart|young|unmarried|married|bachelor|good|looking|fresher|one|two|\\d+|${groupWord}))*\\s+(?:sales\\s+)?${sexWord}`,
  ),
  wholeWord(String.raw`(?:young|bachelor|unmarried|good looking)\s+${sexWord}`),
  wholeWord(String.raw`sales ?girls?|girls? (?:for|required)`),
];
const SEX_WELCOMED = anyOf(`welcome encouraged cab drop transport maternity separate opportunity irrespective any_gender
  koi_bhi कोई_भी ಯಾರು ಯಾರಾದರೂ ಯಾರೂ yaru yaradaru yaaradaru`);
/** Care or search of the body, which may require one sex; a reviewer decides. */
const BODILY_CARE = anyOf(`patient* bathe bathing bedridden frisk* passenger* transport_rules women_patients rules
  मरीज़* नहला* ರೋಗಿ* ಸ್ನಾನ* ಮಹಿಳೆಗೆ`);

const CASTE_WORD = anyOf(CASTE);
const RELIGION_WORD = anyOf(RELIGION);
/** Words by which a text declares that caste or religion do not matter, or that concern another subject. */
const EVERYBODY =
  anyOf(`irrespective welcome any all everybody koi koi_bhi kisi no_bar bar certificate certificates camp
  matrimonial biodata students scholarship किसी कोई सभी ನೋಡುವುದಿಲ್ಲ ಯಾವುದೂ ಎಲ್ಲ ಎಲ್ಲರೂ yavude`);
/** "No caste is asked here". */
const NOT_ASKED = new RegExp(
  [
    String.raw`\b(?:no|any|every|all) (?:castes?|religions?|community|communities)\b|\b(?:not|never|don'?t|do not|doesn'?t|does not) (?:be|asked?|matters?|look|see|bar|needed)\b`,
    String.raw`(?:जाति|धर्म)[^।.]{0,20}(?:नहीं|न) (?:पूछ|देख|मान)|(?:ಜಾತಿ|ಧರ್ಮ)[^.]{0,20}(?:ಕೇಳ|ನೋಡ)[\p{L}\p{M}]*(?:ಲ್ಲ|ದಿಲ್ಲ)`,
    String.raw`(?:jaati|jati|dharm|dharma|mazhab)[^.]{0,20}(?:far?a?k nahin?|nahin? (?:pooch|puch|dekh|maan)|(?:kel|nod)\p{L}*illa)`,
  ].join('|'),
  'u',
);
const GROUP_NAMED = new RegExp(
  String.raw`\b(?:caste|religion|community|जाति|धर्म|ಜಾತಿ|ಧರ್ಮ)\s*[:=-]\s*\p{L}|\b(?:mention|tell|write|state)\b.{0,20}\b(?:caste|religion|community)\b`,
  'u',
);
const GROUP_CANDIDATE = wholeWord(
  `${groupWord}\\s+(?:${alternatives(`${APPLICANTS} ${TRADESPEOPLE}`)}|lady|ladies|boy|girl|family|families)`,
);

const KNOWN = new Set(
  `${SEX} ${CASTE} ${RELIGION} only`
    .split(/\s+/)
    .filter((word) => /^[a-z]+\*?$/.test(word))
    .map((word) => word.replace('*', '')),
);

/** A finding: the requested group, and whether the work itself may require it. */
export interface PeopleFinding {
  kind: AskedPeople;
  doubtful: boolean;
}

/** Returns true if the work described by `text` (made plain) may itself require one sex. */
export const isBodilyCare = (text: string): boolean => BODILY_CARE.test(text);

/** Returns the sexes, castes and religions that `text` (made plain) requests; `care`: the work may require one sex. */
export function askedPeople(text: string, care: boolean): PeopleFinding[] {
  const read = deobfuscate(text, (word) => KNOWN.has(word)).replace(TRADES, 'worker');
  const found = new Map<AskedPeople, boolean>();
  const note = (kind: AskedPeople, doubtful: boolean) => found.set(kind, (found.get(kind) ?? true) && doubtful);
  for (const clause of clausesOf(read)) {
    const people = clause.replace(BOTH, 'people').replace(ABOUT_SEX, 'thing');
    if (!SEX_WELCOMED.test(people) && SEX_ASKED.some((shape) => shape.test(people))) note('sex', care);
    const group = clause.replace(ABOUT_GROUP, 'thing');
    if (EVERYBODY.test(group) || NOT_ASKED.test(group)) continue;
    const asked = ASK.test(group) || GROUP_NAMED.test(group) || GROUP_CANDIDATE.test(group);
    if (!asked) continue;
    if (CASTE_WORD.test(group)) note('caste', false);
    if (RELIGION_WORD.test(group)) note('religion', false);
  }
  return [...found].map(([kind, doubtful]) => ({ kind, doubtful }));
}
