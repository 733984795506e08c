/** States and Union Territories by the code that a GSTIN begins with, in the official English spelling that tax papers use. */
export const GST_STATES = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
} as const;
export type GstStateCode = keyof typeof GST_STATES;

/** The State of the product. */
export const OWN_STATE_CODE: GstStateCode = '29';
/** Code of an unrecognised State. */
export const OTHER_STATE_CODE: GstStateCode = '97';

/** Other ways in which people write the names of States. */
const OTHER_NAMES: Record<string, GstStateCode> = {
  ...{ ka: '29', karnatka: '29', कर्नाटक: '29', ಕರ್ನಾಟಕ: '29' },
  ...{ tn: '33', tamilnadu: '33', तमिलनाडु: '33', ತಮಿಳುನಾಡು: '33' },
  ...{ ap: '37', आंध्रप्रदेश: '37', ಆಂಧ್ರಪ್ರದೇಶ: '37' },
  ...{ ts: '36', tg: '36', तेलंगाना: '36', ತೆಲಂಗಾಣ: '36' },
  ...{ kl: '32', केरल: '32', ಕೇರಳ: '32' },
  ...{ mh: '27', महाराष्ट्र: '27', ಮಹಾರಾಷ್ಟ್ರ: '27' },
  ...{ ga: '30', गोवा: '30', ಗೋವಾ: '30' },
  ...{ dl: '07', newdelhi: '07', nctofdelhi: '07', दिल्ली: '07', ದೆಹಲಿ: '07' },
  ...{ up: '09', उत्तरप्रदेश: '09', ಉತ್ತರಪ್ರದೇಶ: '09' },
  ...{ wb: '19', पश्चिमबंगाल: '19', ಪಶ್ಚಿಮಬಂಗಾಳ: '19' },
  ...{
    gj: '24',
    गुजरात: '24',
    rj: '08',
    राजस्थान: '08',
    br: '10',
    बिहार: '10',
    pb: '03',
    पंजाब: '03',
    hr: '06',
    हरियाणा: '06',
  },
  ...{ mp: '23', मध्यप्रदेश: '23', orissa: '21', ओडिशा: '21', pondicherry: '34', uttaranchal: '05' },
};

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[\s.,()-]/g, '');

const BY_NAME = new Map<string, GstStateCode>([
  ...Object.entries(GST_STATES).map(([code, name]): [string, GstStateCode] => [plain(name), code as GstStateCode]),
  ...Object.entries(OTHER_NAMES).map(([name, code]): [string, GstStateCode] => [plain(name), code]),
]);

export const isGstStateCode = (code: string): code is GstStateCode => Object.hasOwn(GST_STATES, code);

/**
 * Returns the code of a State as typed by a user. Without a State, it is the State of the work; an unknown name is
 * another State.
 */
export function gstStateOf(typed: string | null): GstStateCode {
  const name = plain(typed ?? '');
  return name === '' ? OWN_STATE_CODE : (BY_NAME.get(name) ?? OTHER_STATE_CODE);
}
