/** Handles after the @ of a UPI address. */
const HANDLES =
  `ybl ibl axl okaxis oksbi okhdfcbank okicici paytm upi apl yapl rapl ptyes ptsbi pthdfc ptaxis airtel fbl sbi icici
  hdfcbank axisbank kotak jupiteraxis freecharge waaxis wahdfcbank waicici wasbi slice postbank barodampay cnrb indus idbi
  aubank federal yesbank naviaxis superyes tapicici timecosmos ikwik pingpay dbs pnb bhim`
    .split(/\s+/)
    .join('|');

const ADDRESS = new RegExp(`[a-z0-9][a-z0-9._-]+\\s?@\\s?(?:${HANDLES})(?![a-z0-9]|\\.[a-z])`);
/** An @ followed by a word that is no mail domain. */
const ANY_HANDLE = /[a-z0-9][a-z0-9._-]+@[a-z]{2,}(?![a-z0-9-]*\.[a-z]|[a-z0-9])/;
const SPOKEN =
  /(?<![a-z])(?!(?:pay|paid|scan|available|work|works|working|office|jobs?|money|us|me|it|is|are) )([a-z0-9][a-z0-9._-]+) ?(?:\(at\)|\[at\]|at the rate(?: of)?|at) ?(?:ybl|ibl|axl|okaxis|oksbi|okhdfcbank|okicici|paytm|upi)(?![a-z])/;
const LINK = /upi:\/\/|\bpaytm\.me\/|\bp\.paytm|\brazorpay\.me\/|\bphon\.pe\//;
const BANK_ACCOUNT =
  /(?:\ba\/?c\b|\baccount\b|\bacct\b|\bkhat[ae]\b|\bkhaata\b|खात[ाे]|खाता|ಖಾತೆ)[^\d]{0,24}\d{9,18}(?!\d)/u;
const IFSC = /\b[a-z]{4}0[a-z0-9]{6}\b/;
const UPI_PIN = /\b(?:upi|gpay|phonepe|google pay|paytm)\s?(?:ka |na )?pin\b|यूपीआई पिन|ಯುಪಿಐ ಪಿನ್/u;
const NEVER = /\b(?:never|not|don'?t|nobody|no one|mat|nahi|nahin|beda|bedi|illa)\b|मत|नहीं|ಬೇಡ|ಬೇಡಿ/u;

const QR =
  /\bscan\b.{0,20}\bcode\b.{0,30}\b(?:pay|send|money|transfer)|\bqr\b|\bq r\b|\bscanner\b|क्यूआर|क्यू आर|ಕ್ಯೂಆರ್|ಕ್ಯೂ ಆರ್|ಕ್ಯುಆರ್/u;
const QR_ACT =
  /\bscan(?!ner)|\bpay|\bsend|\bbhej|\bdal|\bkalis|\bkalsi|\bhaak|\bmoney\b|\bpaisa\b|\bduddu\b|स्कैन|पेमेंट|भेज|ಸ್ಕ್ಯಾನ್|ಕಳಿಸ|ಕಳುಹಿಸ|ಹಾಕಿ|ಹಣ/u;
/** Codes that workers scan or customers pay at: part of the work. */
const QR_AT_WORK =
  /customer|guest|client|attendance|hajri|haziri|haajari|check.?in|punch|entry|menu|parcel|package|shelf|stock|barcode|product|ग्राहक|हाजिरी|हाज़िरी|पार्सल|ಗ್ರಾಹಕ|ಹಾಜರಿ|ಪಾರ್ಸೆಲ್/u;

/**
 * Returns true for addresses alone: compact patterns, which can be recognised in a text joined from several messages.
 */
export const hasAccountAddress = (text: string): boolean =>
  [ADDRESS, ANY_HANDLE, SPOKEN, LINK, BANK_ACCOUNT, IFSC].some((pattern) => pattern.test(text));

/**
 * Returns true if `text` (made plain) names a payment account: a UPI address, a payment link, a bank account, a QR code
 * for payment, or a request for the PIN that sends money.
 */
export function hasPaymentAccount(text: string): boolean {
  if (hasAccountAddress(text)) return true;
  if (UPI_PIN.test(text) && !NEVER.test(text)) return true;
  return QR.test(text) && QR_ACT.test(text) && !QR_AT_WORK.test(text);
}
