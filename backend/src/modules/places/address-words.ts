import { normalisePlaceName, placeWords } from './place-text.js';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).flatMap(placeWords));
const joined = (name: string): string => normalisePlaceName(name).replaceAll(' ', '');

/** Words of an address that carry no information about its place. */
export const ADDRESS_STOP_WORDS = words(`
  shop no number num flat floor door plot house home building bldg office room unit suite gate ground basement old new
  the of and or in at to on by from for a an city town urban district dist taluk taluka tehsil mandal state india
  bharat hindustan pin pincode zip code post po ps all over across whole entire anywhere any area region side location
  place address landmark nearby nr within around somewhere branch
  में का की के को से पर और या दुकान नंबर नं फ्लैट मकान घर बिल्डिंग ऑफिस मंजिल शहर जिला तहसील राज्य भारत इलाका पूरा पिन कोड डाकघर
  ಮತ್ತು ಅಂಗಡಿ ನಂ ನಂಬರ್ ಫ್ಲಾಟ್ ಮನೆ ಕಟ್ಟಡ ಆಫೀಸ್ ಮಹಡಿ ನಗರದ ಜಿಲ್ಲೆ ತಾಲೂಕು ತಾಲ್ಲೂಕು ರಾಜ್ಯ ಭಾರತ ಪಿನ್ ಕೋಡ್ ಅಂಚೆ ಇಡೀ
`);

/**
 * Words for parts of an area: with a neighbourhood they add no information, with a city alone they require a
 * neighbourhood.
 */
export const DIVIDING_WORDS = words(`
  road street lane gali galli marg cross main block sector phase stage extension ward zone layout colony circle square
  chowk feet ft foot highway expressway bypass east west north south
  bus train rly railway metro stand stop station stn depot terminal terminus junction jn airport
  रोड सड़क मार्ग गली क्रॉस मेन ब्लॉक सेक्टर फेज स्टेज वार्ड चौक सर्कल फुट पूर्व पश्चिम उत्तर दक्षिण कॉलोनी
  बस ट्रेन रेलवे मेट्रो स्टैंड स्टॉप अड्डा अड्डे स्टेशन डिपो जंक्शन हवाई एयरपोर्ट
  ರಸ್ತೆ ರೋಡ್ ಬೀದಿ ಗಲ್ಲಿ ಕ್ರಾಸ್ ಅಡ್ಡರಸ್ತೆ ಮುಖ್ಯ ಮೇನ್ ಬ್ಲಾಕ್ ಸೆಕ್ಟರ್ ಹಂತ ವಾರ್ಡ್ ವೃತ್ತ ಸರ್ಕಲ್ ಅಡಿ ಪೂರ್ವ ಪಶ್ಚಿಮ ಉತ್ತರ ದಕ್ಷಿಣ ಬಡಾವಣೆ
  ಬಸ್ ರೈಲು ರೈಲ್ವೆ ರೈಲ್ವೇ ಮೆಟ್ರೋ ಸ್ಟ್ಯಾಂಡ್ ಸ್ಟ್ಯಾಂಡಿನ ಸ್ಟಾಪ್ ನಿಲ್ದಾಣ ನಿಲ್ದಾಣದ ಸ್ಟೇಷನ್ ಸ್ಟೇಷನ್ನಿನ ಡಿಪೋ ಜಂಕ್ಷನ್ ವಿಮಾನ ಏರ್ಪೋರ್ಟ್
`);

/** Words that join names of which an address cannot mean all: "Mumbai or Pune", "Bengaluru to Mysuru". */
export const JOINING_WORDS = words(`or and to ya aur या और से ಅಥವಾ ಮತ್ತು ಇಂದ ಇಲ್ಲವೇ`);

/** Words for roads: a road has the name of its destination, so the name before one of these carries no information. */
export const ROAD_WORDS = words(`
  road marg highway expressway bypass flyover रोड मार्ग सड़क हाईवे ರಸ್ತೆ ರೋಡ್ ಹೆದ್ದಾರಿ
`);

/** Words before a landmark. */
export const BEFORE_LANDMARK = words(
  `near opp opposite behind beside beyond adjacent adj above below towards off next`,
);
/** Words after a landmark. */
export const AFTER_LANDMARK = words(`पास नजदीक सामने पीछे बगल ಹತ್ತಿರ ಬಳಿ ಎದುರು ಹಿಂದೆ ಪಕ್ಕ ಸಮೀಪ`);

/**
 * Names of neighbourhoods in many Indian towns. The gazetteer contains only those of the largest cities, so that such a
 * name without a city carries no information, even where only one is known.
 */
const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(
  `
  mg road, mahatma gandhi road, gandhi road, station road, main road, ring road, church street, brigade road, park street,
  college street, hill road, link road, civil lines, cantonment, cantt, fort, camp, model town, old town, new town, old city,
  south city, science city, aerocity, george town, lake town, city light, city centre, town hall, clock tower, ghanta ghar,
  market, main market, city market, cotton market, textile market, lake market, market yard, main bazar, sadar, sadar bazar,
  chowk bazar, bus stand, railway station, airport, university, it park, industrial area, industrial estate, gandhi chowk,
  medical chowk, medical square, shivaji park, green park, raja park, lalbagh, broadway, mahanagar, brahmpuri,
  teachers colony, bank colony, police colony, railway colony, housing board colony, friends colony, defence colony,
  lig colony, lda colony, india colony, model colony, vrindavan colony, srinagar colony, ashok vihar, anand vihar,
  vivek vihar, saraswathipuram, saraswatipuram, lakshmipuram, laxmipuram, srirampuram, ashokapuram, vidya nagar,
  gandhi nagar, nehru nagar, rajiv nagar, rajeev nagar, sanjay nagar, shastri nagar, subhash nagar, patel nagar,
  tilak nagar, ambedkar nagar, azad nagar, shivaji nagar, ashok nagar, jawahar nagar, rajendra nagar, rajinder nagar,
  lajpat nagar, vijay nagar, vijayanagar, krishna nagar, govind nagar, gopal nagar, ram nagar, laxmi nagar, lakshmi nagar,
  mahalaxmi nagar, mahalakshmi nagar, saraswati nagar, ganesh nagar, hanuman nagar, shankar nagar, durga nagar,
  shanti nagar, shanthi nagar, anand nagar, adarsh nagar, kalyan nagar, jp nagar, jb nagar, kk nagar, anna nagar, jai nagar,
  raja nagar, pratap nagar, hari nagar, moti nagar, uttam nagar, kirti nagar, arya nagar, sharda nagar, ravi nagar,
  bajaj nagar, congress nagar, ramakrishna nagar, siddhartha nagar, siddhartha layout, savarkar nagar, kisan nagar,
  narendra nagar, santosh nagar, sudama nagar, ayodhya nagar, fatima nagar, kuvempu nagar, vasant nagar, vasanth nagar,
  sahakar nagar, sahakara nagar, basaveshwara nagar, vaishali nagar, vikas nagar, swaroop nagar, swarup nagar, kidwai nagar,
  nirman nagar, friends nagar, gandhi bazaar, gandhi bazar, commercial street, residency road, infantry road, avenue road,
  tin factory, city railway station, bapuji nagar, vivek nagar, viveka nagar, giri nagar, jc nagar, jj nagar, vignana nagar,
  akshaya nagar, kasturi nagar, srirampura, agara, kodigehalli, byatarayanapura, kothanur, bagalur, kalkere,
  महात्मा गांधी रोड, एमजी रोड, स्टेशन रोड, सिविल लाइन्स, मॉडल टाउन, गांधी नगर, नेहरू नगर, शास्त्री नगर, सुभाष नगर, पटेल नगर,
  तिलक नगर, अंबेडकर नगर, शिवाजी नगर, जवाहर नगर, राजेंद्र नगर, विजय नगर, कृष्णा नगर, लक्ष्मी नगर, आनंद नगर, शांति नगर, अशोक नगर,
  जेपी नगर, अन्ना नगर, सदर बाज़ार, लालबाग, गांधी बाज़ार, बापूजी नगर, विवेक नगर, विज्ञान नगर,
  ಎಂಜಿ ರಸ್ತೆ, ಎಂ ಜಿ ರಸ್ತೆ, ಗಾಂಧಿ ನಗರ, ನೆಹರು ನಗರ, ಶಿವಾಜಿ ನಗರ, ವಿಜಯ ನಗರ, ಶಾಂತಿ ನಗರ, ಸಂಜಯ ನಗರ, ಜೆಪಿ ನಗರ, ಕುವೆಂಪು ನಗರ,
  ಸರಸ್ವತಿಪುರಂ, ಲಕ್ಷ್ಮೀಪುರಂ, ಬಸವೇಶ್ವರ ನಗರ, ಸಹಕಾರ ನಗರ, ರಾಮಕೃಷ್ಣ ನಗರ, ವಸಂತ ನಗರ, ಅಶೋಕ ನಗರ, ಲಾಲ್‌ಬಾಗ್,
  ಗಾಂಧಿ ಬಜಾರ್, ಬಾಪೂಜಿ ನಗರ, ವಿವೇಕ ನಗರ, ವಿಜ್ಞಾನ ನಗರ, ತಿಲಕ್ ನಗರ, ಶ್ರೀರಾಂಪುರ, ಅಗರ, ಬಾಗಲೂರು, ಕೊಡಿಗೇಹಳ್ಳಿ
  `
    .split(',')
    .map(joined),
);

/** Returns whether many Indian towns have a neighbourhood of this name. */
export const isAmbiguousName = (name: string): boolean => AMBIGUOUS_NAMES.has(joined(name));

/**
 * States that a city's state belonged to, or that people assign it to: Hyderabad is still written with Andhra Pradesh.
 */
export const FORMER_STATES: Readonly<Record<string, readonly string[]>> = {
  telangana: ['andhra pradesh'],
  uttarakhand: ['uttar pradesh'],
  jharkhand: ['bihar'],
  chhattisgarh: ['madhya pradesh'],
  chandigarh: ['punjab', 'haryana'],
  'uttar pradesh': ['delhi'],
  haryana: ['delhi'],
};
