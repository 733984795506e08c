import { hasPaymentDemand } from '../message-screen/payment-demands.js';
import { isPaymentWord } from '../message-screen/payment-words.js';
import { deobfuscate } from '../message-screen/reading.js';
import { anyOf } from './words.js';

/** Names of a fee in an advertisement. */
const FEE = new RegExp(
  [
    anyOf(`agent visa fee fees feez f3e charge charges deposit deposits dep0sit refundable kit uniform vardi gate_pass training medical
      registration consultancy processing verification id_card joining material starter shulka* fis
      फीस शुल्क* डिपॉज़िट* डिपाजिट* चार्ज* वर्दी* ट्रेनिंग* रजिस्ट्रेशन* सामान सिक्योरिटी जमानत
      ಶುಲ್ಕ* ಠೇವಣಿ* ಫೀಸ್* ಸಮವಸ್ತ್ರ* ತರಬೇತಿ* ಸಾಮಾನಿಗೆ`).source,
    String.raw`\bsecurity(?= (?:deposit|amount|money))`,
  ].join('|'),
  'u',
);
/** Words for people other than the worker, to whom money belongs, and for things paid for them. */
const OTHERS_MONEY =
  anyOf(`customer customers client clients dealer dealers buyer buyers parent parents student students member
  members families guests patients explain renewal emi cheques petrol bank_mein in_the_bank at_the_bank at_the_hub
  we_pay paid_by_us paid_by_the_company paid_by_hospital company_pays provided given_by_us free free_of_cost is_free
  grahak* bachchon mareez* nahi nahin no not never nobody without nothing beda illa muft bilkul_free विज़िट* मालिक* आपका ग्राहक* छात्र* मरीज़* अभिभावक* रसीद बैंक मुफ़्त नहीं ಇಲ್ಲ ಉಚಿತ ಗ್ರಾಹಕ* ಭೇಟಿ ನಿಮ್ಮದೇ ಮಾಲೀಕ* ವಿದ್ಯಾರ್ಥಿ* ರಸೀದಿ* ಬ್ಯಾಂಕ್* allowance stipend
  bank slip the_day's receipt visitors delegates owner owners tenant tenants villagers farmers passengers borrowers kiosk transaction transactions malik visiting service_charges pf tds cover aapka yours commission`);

/** Words for the addressees of an advertisement. */
const WORKERS =
  `you|each|every|the (?:candidates?|workers?)|candidates?|applicants?|workers?|joiners?|joinees|freshers?|persons?|people|staff|employees?
  |helpers?|drivers?|riders?|partners?|trainees?|boys|girls|ladies|selected|salary|wages?|first`.replaceAll(
    /\s+\|/g,
    '|',
  );
/** Money that the worker collects from other people, or that other people pay. */
const PAID_BY_OTHERS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:takes?|taking|collects?|collecting|receives?|receiving)\b[^.]{0,30}\b(?:deposits?|fees?|charges?)\b[^.]{0,20}\bfrom (?!(?:${WORKERS})\b)`,
  ),
  new RegExp(
    String.raw`(?<![\p{L}'’])(?!(?:${WORKERS})\b)\p{L}{3,}s (?:(?:have|has|had|already|also|only|will|who) )*(?:pay|paid|leave|left)\b`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}'’])(?!(?:${WORKERS})\b)\p{L}{3,}s['’] (?:[\p{L}-]+ ){0,2}(?:fees?|deposits?|charges?)\b`,
    'u',
  ),
  anyOf(`ಪೋಷಕ* ಸದಸ್ಯರು ಸದಸ್ಯರ ನಿವಾಸಿ* ಬಾಡಿಗೆದಾರ* ರೋಗಿಗಳು सदस्य* किराएदार* मरीज़ों poshakaru sadasyaru`),
];
/** Service charge paid by guests of a restaurant, as a part of the pay: "salary 14,000 + tips + service charge". */
const SHARED_SERVICE_CHARGE =
  /(?<=\b(?:salary|wages?|pay|tips?)\b[^.\n]{0,60})(?:\+|\bplus\b|\band\b)\s*(?:share of )?service charges?\b(?!\s*(?:to|of|for|is|rs|₹|must|has|have|will|\d))/gu;
/** A sentence that denies a payment. */
const NOT_ASKED = /[\p{L}\p{M}](?:ವುದಿಲ್ಲ|ಬೇಕಿಲ್ಲ|ಬೇಕಾಗಿಲ್ಲ)|nothing to do with|no dealing with/u;
/** A worker who issues receipts collects money from others. */
const RECEIPTS = anyOf(`receipt receipts rasid raseed रसीद* ರಸೀದಿ*`);
/** A sum, or a word that requests one: without either, a fee is only mentioned. */
const SUM_OR_ACT =
  /\d{2}|%|rupee|hundred|thousand|salary|\b(?:pay|paid|payable|must|required?|compulsory|mandatory|refund\w*|bring|buy|cash)\b|lag|den|dij|jama|kat|kod|haak|लग|दे|दी|जमा|ಕಟ್ಟ|ಕೊಡ|ಹಾಕ/u;
/** Shapes that ask by themselves: a deposit of a sum, a sum to be paid in, wages that go to an agency. */
const SHAPES: readonly RegExp[] = [
  /\b(?:candidates?|applicants?|workers?|joiners?|you)\b.{0,20}\b(?:must|should|need to|has to|have to|will have to) (?:pay|arrange|bring|give|deposit)\b.{0,20}\d,?\d{2}/,
  /\b(?:deposit|fees?|charges?)\b(?: (?:of|is|only|=|:|about))? ?(?:rs\b\.? ?|₹ ?|inr |rupees )/,
  /\d{3,5}[ -]*(?:rs|rupay\w*|rupees|रुप[\p{L}\p{M}]*|ರೂಪಾಯಿ)?[ -]*(?:jama|bhejn\w*|जमा|भेजन[\p{L}\p{M}]*) *(?:kar\w*|कर[\p{L}\p{M}]*)? *(?:hoga|honge|hogi|padega|padenge|होगा|होंगे|होगी|पडेगा|पडेंगे)/u,
  /(?:salary|wages?|tankhwah|tankha|तनख्वाह|वेतन|ಸಂಬಳ)[^.\n]{0,40}(?:\bto (?:the |our )?(?:agency|consultancy)|(?:agency|एजेंसी)[^.\n]{0,8}(?:ko|को) (?:de|दे)|ಏಜೆನ್ಸಿಗೆ)/u,
  /\b(?:agency|consultancy)\b[^.\n]{0,20}\b(?:takes?|charges?|deducts?)\b[^.\n]{0,30}\bsalary\b/,
];

/**
 * Returns true if `text` (made plain) asks the worker for a fee, a deposit or other money. Advertisements mention
 * customers' money and pay in the same sentence, so that the screen of messages alone would find too much: the text has
 * to name a fee as well.
 */
export function asksForFee(text: string): boolean {
  const sentences = deobfuscate(text, isPaymentWord).split(/[!?।\n;]+|(?<!\b(?:rs|no|reg))\.(?=\s|$)/u);
  return sentences.some((read) => {
    const sentence = read.replace(SHARED_SERVICE_CHARGE, '');
    if ([RECEIPTS, NOT_ASKED, ...PAID_BY_OTHERS].some((shape) => shape.test(sentence))) return false;
    const named = sentence.split(/,(?!\d)/u).some((clause) => FEE.test(clause) && !OTHERS_MONEY.test(clause));
    if (named && SUM_OR_ACT.test(sentence) && hasPaymentDemand(sentence)) return true;
    return !OTHERS_MONEY.test(sentence.replace(/provided/g, '')) && SHAPES.some((shape) => shape.test(sentence));
  });
}
