import { type Sense, isPaymentWord, sensesOf } from './payment-words.js';
import { clausesOf, deobfuscate } from './reading.js';

/**
 * Phrases of several words with one meaning: payment apps, pay that a person receives, trades and fees that concern
 * customers, and absent things that make nothing free.
 */
const PHRASES: readonly [RegExp, string][] = [
  [/\b(?:customers?|clients?|guests?|patients?) (?:care|support|services?|relations?|executives?)\b/g, 'helpdesk'],
  [/(?:ग्राहक|कस्टमर) ?(?:सेवा|केयर|सपोर्ट|सर्विस)/gu, 'helpdesk'],
  [/(?:ಗ್ರಾಹಕ|ಕಸ್ಟಮರ್) ?(?:ಸೇವೆ|ಸೇವಾ|ಕೇರ್|ಸಪೋರ್ಟ್|ಸರ್ವಿಸ್)/gu, 'helpdesk'],
  [/\b(?:school|college|tuition|consultation|doctor'?s?|parking|delivery) (?:fees?|charges?)\b/g, 'customer price'],
  [
    /\b(?:no|not|never|cannot be|can't be|won't be|not be)[ -]{1,2}(?:a |any )?(?:refund(?:s|ed|able)?|return(?:s|ed|able)?|(?:cash|money) ?back)\b/g,
    'noreturn',
  ],
  [
    /\b(?:refund|return|wapas|wapis|vapas)(?: bhi)? (?:nahin?|nai|na|illa|kodalla|sigalla|aagalla|baralla)\b/g,
    'noreturn',
  ],
  [/(?:रिफंड|वापस)(?: भी)? (?:नहीं|नही|न)(?=\s|$)/gu, 'noreturn'],
  [/(?:ರಿಫಂಡ್|ವಾಪಸ್) (?:ಇಲ್ಲ|ಕೊಡಲ್ಲ|ಸಿಗಲ್ಲ|ಆಗಲ್ಲ|ಬರಲ್ಲ)/gu, 'noreturn'],
  [
    /\b(?:no|without(?: any)?|bina) (?:interviews?|experience|exams?|tests?|worry|worries|problem|tension|doubt|delay|risk)\b/g,
    ' ',
  ],
  [/\b(?:tension|chinta|problem|dikkat) (?:mat|nahin?|illa|beda)\b/g, ' '],
  [/\bfree (?:food|meals?|lunch|dinner|room|stay|accommodation|hostel|training|uniform|pick.?up)\b/g, ' '],
  [/\bgoogle\s?pay\b|\bg pay\b|\btez\b/g, 'gpay'],
  [/\bphone\s?pe(?=\s|$)|\bphone\s?pay\b/g, 'phonepe'],
  [
    /\b(?:the|your|our|good|basic|starting|monthly|daily|hourly|weekly) pay\b|\bpay (?=(?:is|of|per|scale|range|slip|day)\b)/g,
    'wage ',
  ],
  [/गूगल\s?पे(?=\s|$)/gu, 'gpay'],
  [/फोन\s?पे(?=\s|$)/gu, 'phonepe'],
  [/ಗೂಗಲ್\s?ಪೇ?/gu, 'gpay '],
  [/ಫೋನ್\s?ಪೇ?(?=\s|ಗೆ|ಗ|$)/gu, 'phonepe '],
];

/** The person who gives, if it is not the reader. */
const NOT_THE_READER = String.raw`(?<!\b(?:we|we'll|will|i|i'll|they|company|hr|is|are|customers?|the|your|our|my|good|daily|monthly|hourly) (?:can |will |also |directly |usually )?)`;

/** Sentences of English that demand by their shape. */
const SHAPES: readonly RegExp[] = [
  /\byou (?:must|have to|need to|will have to|should)\b.{0,20}\bpay\b|\bpayable (?:to|by|at|before)\b|\bto be paid by you\b/,
  /\bwhat you pay\b|\bpay (?:first|now|today|to confirm|in advance)\b|\bafter (?:the )?payment\b|\bone.?time payment\b/,
  new RegExp(
    String.raw`${NOT_THE_READER}\b(?:send|transfer|deposit|pay|remit|submit)\b (?!is\b|of\b|for\b|per\b|starts|range|scale)(?:[a-z]+ ){0,3}(?:rs\.? ?|₹ ?|inr )*(?:money|payment|amount|\d{2,})`,
  ),
  /\b(?:do|make|complete|clear|finish) (?:the |your |a )?(?:pending )?(?:payment|amount|dues)\b/,
  /\b(?:registration|insurance|verification|processing|uniform|id card|membership)\b (?:is|are|for|of|only|=|:|-)* ?(?:rs\.? ?|₹ ?)?\d{2,5}\b(?! ?(?:days?|hours?|minutes?|am|pm))/,
  new RegExp(
    String.raw`${NOT_THE_READER}\b(?:transfer|send|pay) .{0,12}\d{2,}.{0,30}\bto (?:get|confirm|receive|start|activate|block|hold|book)\b`,
  ),
  /\b(?:recharge|top.?up) your wallet\b|\bmoney\b.{0,6}\bfirst\b.{0,30}\b(?:job|work|address)\b/,
  /\b(?:buy|purchase|take)\b.{0,40}\bfrom us\b|\bfrom your side\b|\bhas to be (?:given|paid|deposited|transferred)\b/,
  new RegExp(
    String.raw`${NOT_THE_READER}\bgive (?:him |her |them |me |us |the [a-z]+ |to [a-z]+ )?(?:rs\.? ?|₹ ?)?\d{3,}`,
  ),
  /\b(?:need|want|require|take|collect|charge|expect)\b.{0,40}(?:\d{2,}|thousand|hundred|rupees?|deposit|fees?|money|guarantee).{0,30}\bfrom (?:you|each|every|all|candidates?|workers?)\b/,
  /\bnon.?refundable\b|\b(?:fully )?refundable\b/,
  /\b(?:collected|charged|taken|payable|due)\b.{0,20}\b(?:from|by)\b.{0,20}\b(?:candidates?|applicants?|workers?|joiners?|you|each|every|all)\b/,
  /(?:payment|paid|paytm|gpay|phonepe|upi|transaction|पेमेंट|ಪೇಮೆಂಟ್).{0,14}(?:screenshot|screen shot|proof|receipt|utr|स्क्रीनशाट|ಸ್ಕ್ರೀನ್ ?ಶಾಟ್|ರಸೀದಿ|रसीद)/u,
  /\b(?:nominal|small|one.?time|token|minimal|minimum|initial)\b.{0,12}\b(?:amount|fees?|charges?|payment|sum|investment)\b/,
  /\bsecurity\b(?! (?:guard|staff|supervisor|officer|gate|check|desk|cabin|office)).{0,24}(?<!\d)\d{3,5}(?!\d)/,
  /(?:सिक्योरिटी|सिक्यूरिटी|ಸೆಕ್ಯೂರಿಟಿ|ಸೆಕ್ಯುರಿಟಿ)(?! (?:गार्ड|ಗಾರ್ಡ್)).{0,24}(?<!\d)\d{3,5}(?!\d)/u,
];
/** Patterns of a sentence that cancel a demand: another person pays, or no payment is due. */
const HARMLESS: readonly RegExp[] = [
  /\b(?:don'?t|do not|need not|never|no need to|not have to|without having to|will not|won'?t|doesn'?t) (?:\w+ ){0,3}(?:pay|charge|ask|take|deposit|send|give|transfer)\b/,
  /\bnobody (?:has|needs) to pay\b|\bin.?charge\b|\bcharger\b|\bcharge (?:the|your) phone\b|\bfree of (?:cost|charge)\b/,
  /\bbeware\b|\b(?:any|some)(?:one|body) who asks\b|\bif (?:any|some)(?:one|body) asks\b|\breimburse/,
];

/** Other people who give the money in a clause about a customer. */
const THIRD = String.raw`(?:customer|client|guest|patient|parent|student|child|grahak|kharidar|mareez|bachch|ग्राहक|कस्टमर|मरीज|छात्र|बच्च|पिता|अभिभावक|ಗ್ರಾಹಕ|ಕಸ್ಟಮರ್|ರೋಗಿ|ವಿದ್ಯಾರ್ಥಿ|ಪೋಷಕ)[\p{L}\p{M}']*`;
const GIVEN_BY_THIRD: readonly RegExp[] = [
  new RegExp(
    String.raw`${THIRD}(?: (?!(?:you|aap|neevu|आप|ನೀವು) )\p{L}[\p{L}\p{M}]*){0,2} (?:(?:pay|give|gave|deposit|transfer|scan)(?:s|ing)?|de|dete|deta|deti|dega|denge|kott\p{L}*|kodtare|kodutt\p{L}*|दे|देते|देता|देती|देगा|देंगे|ಕೊಡ್ತಾರೆ|ಕೊಡುತ್ತಾರೆ|ಕೊಟ್ಟ\p{L}*)(?![\p{L}\p{M}])`,
    'u',
  ),
  new RegExp(String.raw`\b(?:from|charges?|charging|bill) (?:[a-z]+ ){0,2}${THIRD}`, 'u'),
  new RegExp(String.raw`${THIRD} (?:se|hatra|inda|से|ಹತ್ರ)(?![\p{L}\p{M}])|${THIRD}ಿಂದ`, 'u'),
];
/** A sum followed by a verb that requests it from the reader. */
const GIVE_THIS_SUM =
  /(?:(?<![\d.:/])\d{2,6}(?:\s?\/-)?|\b(?:sau|hazaa?r|nooru|savira)|सौ|हजार|ನೂರು|ಸಾವಿರ)(?: (?:rs|rupees?|rupay\p{L}*|rupai|token|advance|रुप[\p{L}\p{M}]*|ರೂಪಾಯಿ))? (?:(?:(?:send|transfer|pay|gpay|phonepe|paytm) )?(?:karo|kar do|kardo|maadi)|jama kar\p{L}*|bhej\p{L}*|daalo|dalo|de do|dedo|do(?=$| (?:phir|toh?|kaam|job|naukri)\b)|dijiye|kodi|kotbidi|kalsi|kalisi|haaki|katti|जमा कर[\p{L}\p{M}]*|भेज[\p{L}\p{M}]*|डालो|दे दो|दो(?=$| (?:फिर|तो|काम|जाब|नौकरी))|दीजिए|ಕೊಡಿ|ಕಳಿಸಿ|ಕಳುಹಿಸಿ|ಹಾಕಿ|ಕಟ್ಟಿ)(?![\p{L}\p{M}])/u;

/** The Hindi "to" after a negation means "otherwise"; the English one after any other negation does not. */
const NO_TO = /\b(?:nahin?|nai|na|bina)\b.*\bto\b/;
const WITHOUT = /\bwithout\b.{0,40}\b(?:can'?t|cannot|won'?t|no)\b/;

interface Clause {
  text: string;
  words: { word: string; senses: Set<Sense> }[];
  count(sense: Sense): number;
  has(...senses: Sense[]): boolean;
  /** Whether it contains a figure that may be an amount of money. */
  amount: boolean;
  /** The same from a hundred on. */
  largeAmount: boolean;
}

const NO_MONEY_BEHIND = String.raw`(?![\d:]|\.\d\d(?!\d)|\s?(?:am|pm|baje|gante|gantege|hours?|kg|kms?|km|ft|feet|metres?|meters?|litres?|days?|dina|din|days|people|persons|members|customers|guests|orders|parcels?|packets?|boxes|pieces|pcs|plates|photos?|copies|calls|km|number|no|बजे|किलो|दिन|नंबर|लोग|ಗಂಟೆ|ಕೆಜಿ|ದಿನ|ನಂಬರ್|ಜನ)(?![a-z])|st\b|nd\b|rd\b|th\b|[a-jl-z]\b)`;
const AMOUNT = new RegExp(String.raw`(?<![\d.:/])(?:\d{2,6}|\d{1,2}(?:\.\d)?k\b)${NO_MONEY_BEHIND}`);
const LARGE = new RegExp(String.raw`(?<![\d.:/])(?:[1-9]\d{2,4}|\d{1,2}(?:\.\d)?k\b)${NO_MONEY_BEHIND}`);

function readClause(text: string): Clause {
  const words = (text.match(/[\p{L}\p{M}'₹]+/gu) ?? []).map((word) => ({
    word,
    senses: sensesOf(word.replace(/'/g, '')),
  }));
  const count = (sense: Sense): number => words.filter(({ senses }) => senses.has(sense)).length;
  return {
    text,
    words,
    count,
    has: (...senses) => senses.some((sense) => count(sense) > 0),
    amount: AMOUNT.test(text) || count('sum') > 0,
    largeAmount: LARGE.test(text) || count('sum') > 0,
  };
}

/**
 * Returns whether a clause contains a threat with a negation: "Without the deposit no job", "fees nahi di to naam kat
 * jayega".
 */
const threatens = (clause: Clause): boolean =>
  clause.has('fee', 'money') &&
  clause.has('not') &&
  !clause.has('ask') &&
  (clause.has('unless') ||
    NO_TO.test(clause.text) ||
    (clause.count('not') > clause.count('fee') && clause.has('job')) ||
    WITHOUT.test(clause.text));

/**
 * Returns whether the clause states that another person pays. If it names the purpose of a fee, it must state the
 * payment itself; naming the person is not enough.
 */
const isPaidByThird = (clause: Clause): boolean =>
  clause.has('third') &&
  ((!clause.has('first') && !(clause.has('fee') && clause.has('purpose', 'job'))) ||
    GIVEN_BY_THIRD.some((shape) => shape.test(clause.text)));

/** Returns whether the clause denies a payment, or states that another person pays. */
const isDenial = (clause: Clause): boolean =>
  HARMLESS.some((shape) => shape.test(clause.text)) ||
  (clause.has('not') && !(clause.has('only') && clause.has('fee') && clause.amount)) ||
  isPaidByThird(clause);

/** Returns whether the clause is about the work, or about the worker's pay. */
function isAboutWork(clause: Clause): boolean {
  const pressed =
    clause.has('first', 'must', 'back') ||
    (clause.has('fee') && clause.has('purpose') && clause.amount) ||
    GIVE_THIS_SUM.test(clause.text);
  if (clause.has('work') && !(pressed && clause.has('purpose', 'first', 'you'))) return true;
  return (clause.has('gets', 'we') || (clause.has('wage') && !clause.has('fee'))) && !pressed;
}

/** Returns whether the clause names a fee, a deposit or a charge, with a sign that the worker pays it. */
const namesFee = (clause: Clause): boolean =>
  clause.has('fee') &&
  (clause.amount ||
    clause.has('purpose', 'act', 'must', 'cost', 'only', 'first', 'back', 'job', 'wallet', 'money', 'wage'));

/** Returns whether the clause requests money: an act or a cost with an amount, with money, or with a purpose. */
function asksMoney(clause: Clause): boolean {
  const sum = clause.amount || clause.has('money');
  if (clause.has('wallet') && (clause.amount || clause.has('first')) && !clause.has('gets', 'wage')) return true;
  if (clause.has('wallet') && clause.has('act') && clause.words.length <= 8) return true;
  if (clause.has('act') && clause.has('money') && clause.has('first', 'must', 'back', 'purpose')) return true;
  if (clause.has('act') && clause.amount && clause.has('money', 'first', 'must', 'purpose', 'job')) return true;
  if (clause.largeAmount && (clause.has('act') || GIVE_THIS_SUM.test(clause.text))) return true;
  if (clause.has('must') && sum && clause.has('purpose', 'first')) return true;
  if (clause.has('purpose') && clause.largeAmount && !clause.has('place')) return true;
  if (clause.has('purpose') && clause.has('cost', 'only') && clause.amount) return true;
  if (clause.has('purpose') && clause.has('money') && clause.has('back')) return true;
  if (clause.has('given') && sum) return true;
  return clause.has('money') && clause.has('first') && (clause.amount || clause.has('job'));
}

/**
 * Returns whether the clause has a sum that neither it nor its neighbours identify as pay, a price for customers, or a
 * place.
 */
function leavesSumOpen(clause: Clause, beside: readonly (Clause | undefined)[]): boolean {
  if (!clause.largeAmount || clause.has('place', 'gets', 'wage', 'we', 'third', 'work', 'not', 'ask')) return false;
  if (beside.some((other) => other?.has('gets', 'wage', 'we', 'third'))) return false;
  return clause.has('money', 'purpose', 'must', 'given', 'only', 'first', 'cost', 'wallet', 'sum');
}

/** Returns the deobfuscated text with each phrase replaced by one word. */
const phrased = (text: string): string =>
  PHRASES.reduce((read, [name, one]) => read.replace(name, one), deobfuscate(text, isPaymentWord));

/**
 * Returns true if `text` (made plain) asks the reader for money: a registration, training or joining fee, a deposit,
 * security money, an advance, a payment by an app, in English, Hindi or Kannada and in Latin letters. Sentences that
 * deny a payment, or state that customers pay or that the reader is paid, do not count.
 */
export function hasPaymentDemand(text: string): boolean {
  const whole = phrased(text);
  const clauses = clausesOf(whole).map(readClause);
  if (/\bno (?:fees?|deposit|payment|money),? no (?:job|work|entry|joining|interview)\b/.test(whole)) return true;
  // "insurance is 300, payment by paytm please": the parts are in separate clauses
  const anywhere = (...senses: Sense[]): boolean => clauses.some((clause) => clause.has(...senses));
  const amount = clauses.some((clause) => clause.amount);
  const excused = anywhere('gets', 'wage', 'we', 'third', 'not', 'work', 'ask');
  if (amount && anywhere('wallet') && anywhere('purpose', 'fee', 'act') && !excused) return true;
  return clauses.some((clause, index) => {
    if (threatens(clause)) return true;
    if (isDenial(clause)) return false;
    if (SHAPES.some((shape) => shape.test(clause.text))) return true;
    if (clause.has('given') && clause.amount) return true;
    if (isAboutWork(clause)) return false;
    if (namesFee(clause) || asksMoney(clause)) return true;
    if (leavesSumOpen(clause, [clauses[index - 1], clauses[index + 1]])) return true;
    // "paise pehle, kaam baad mein"
    return clause.has('first') && clause.has('money') && (clauses[index + 1]?.has('job') ?? false);
  });
}

/**
 * Returns true if `text` asks for money by naming a sum, and money or the giving of it. For juxtaposed texts that are
 * no sentence: an address with its numbers, or consecutive short messages.
 */
export const hasDemandForSum = (text: string): boolean =>
  hasPaymentDemand(text) &&
  clausesOf(phrased(text))
    .map(readClause)
    .some(
      (clause) =>
        clause.largeAmount &&
        (clause.has('fee', 'money', 'wallet') || /\bpay\b/.test(clause.text) || GIVE_THIS_SUM.test(clause.text)),
    );
