import { DIGIT_WORDS } from '@nukkad/contract/typing/digit-words';
import { plain } from './reading.js';

const TEENS = `ten das dus hattu दस टेन ಹತ್ತು ಟೆನ್
eleven gyarah gyara hannondu ग्यारह इलेवन ಹನ್ನೊಂದು ಇಲೆವೆನ್
twelve barah bara hanneradu बारह ट्वेल्व ಹನ್ನೆರಡು ಟ್ವೆಲ್ವ್
thirteen terah tera hadimooru hadimuru तेरह ಹದಿಮೂರು
fourteen chaudah choudah hadinalku hadinaalku चौदह ಹದಿನಾಲ್ಕು
fifteen pandrah pandra hadinaidu पंद्रह पन्द्रह ಹದಿನೈದು
sixteen solah sola hadinaru hadinaaru सोलह ಹದಿನಾರು
seventeen satrah satra hadinelu सत्रह ಹದಿನೇಳು
eighteen atharah athara hadinentu अठारह ಹದಿನೆಂಟು
nineteen unnis unnees hattombattu उन्नीस ಹತ್ತೊಂಬತ್ತು`.split('\n');

/** Hindi has a separate word for each number up to a hundred. */
const HINDI_FROM_TWENTY = `bees bis बीस
ikkis ikkees इक्कीस
bais baees बाईस बाइस
teis teees तेईस तेइस
chaubis chaubees चौबीस
pachis pachchis pachees पच्चीस
chhabbis chabbis chhabbees छब्बीस
sattais sattaees सत्ताईस सत्ताइस
atthais athais atthaees अट्ठाईस अठाईस
untis unattis untees उनतीस उन्तीस
tis tees तीस
ikattis iktis ikattees इकतीस इकत्तीस
battis battees बत्तीस
taintis tetis taintees तैंतीस तेंतीस
chauntis chautis chauntees चौंतीस
paintis paintees पैंतीस
chhattis chattis chhattees छत्तीस
saintis saintees सैंतीस
adtis artis adatis अड़तीस
untalis unchalis untaalis उनतालीस उन्तालीस
chalis chaalis chalees चालीस
iktalis iktaalis इकतालीस
bayalis biyalis bayaalis बयालीस
taintalis tetalis taintaalis तैंतालीस
chavalis chauvalis chavaalis चवालीस चौवालीस
paintalis paintaalis पैंतालीस
chhiyalis chiyalis chhiyaalis छियालीस
saintalis saintaalis सैंतालीस
adtalis artalis adtaalis अड़तालीस
unchas unanchas unchaas उनचास
pachas pachaas पचास
ikyavan ikyawan इक्यावन
bavan bawan बावन
tirpan trepan तिरपन
chauvan chawwan chauwan चौवन चौअन
pachpan पचपन
chhappan chappan छप्पन
sattavan sattawan सत्तावन
atthavan atthawan अट्ठावन अठावन
unsath उनसठ
sath saath साठ
iksath इकसठ
basath बासठ
tirsath tiresath तिरसठ
chausath चौंसठ चौसठ
painsath पैंसठ
chhiyasath chiyasath छियासठ
sadsath sarsath सड़सठ
adsath arsath अड़सठ
unhattar उनहत्तर
sattar सत्तर
ikhattar इकहत्तर
bahattar बहत्तर
tihattar तिहत्तर
chauhattar चौहत्तर
pachhattar pachattar पचहत्तर पिचहत्तर
chhihattar chihattar छिहत्तर
satahattar satattar सतहत्तर
athhattar athattar अठहत्तर
unasi unnasi उनासी उन्यासी
assi अस्सी
ikyasi इक्यासी
bayasi बयासी
tirasi तिरासी
chaurasi चौरासी
pachasi पचासी
chhiyasi chiyasi छियासी
satasi sattasi सतासी सत्तासी
athasi atthasi अठासी अट्ठासी
navasi nawasi नवासी
nabbe नब्बे
ikyanve ikyanwe इक्यानवे
banve banwe bayanve बानवे
tiranve tiranwe तिरानवे
chauranve chauranwe चौरानवे
pachanve pachanwe pachyanve पचानवे पंचानवे
chhiyanve chiyanve छियानवे
sattanve sattanwe सत्तानवे
atthanve athanve atthanwe अट्ठानवे अठानवे
ninyanve ninyanwe निन्यानवे`.split('\n');

/** In English and Kannada the units follow the tens: "ninety eight", "ತೊಂಬತ್ತು ಎಂಟು". */
const TENS_FROM_TWENTY = `twenty ippattu ट्वेंटी ಇಪ್ಪತ್ತು
thirty muvattu moovattu थर्टी ಮೂವತ್ತು
forty fourty nalavattu nalvattu फोर्टी ನಲವತ್ತು ನಲ್ವತ್ತು
fifty aivattu फिफ्टी ಐವತ್ತು
sixty aravattu aruvattu सिक्सटी ಅರವತ್ತು ಅರುವತ್ತು
seventy eppattu yeppattu सेवेंटी ಎಪ್ಪತ್ತು
eighty embattu yembattu एटी ಎಂಬತ್ತು ಎಂಭತ್ತು
ninety tombattu thombattu नाइंटी ತೊಂಬತ್ತು ತೊಂಭತ್ತು`.split('\n');

/** The units from one on, as they are written together with the tens. */
const ENGLISH_UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const KANNADA_UNITS = ['ೊಂದು', 'ೆರಡು', 'ಮೂರು', 'ನಾಲ್ಕು', 'ೈದು', 'ಾರು', 'ೇಳು', 'ೆಂಟು', 'ೊಂಬತ್ತು'];
const KANNADA_UNITS_LATIN = 'ondu|eradu|amooru amuru mooru|analku anaalku nalku|aidu|aru aaru|elu|entu|ombattu'.split(
  '|',
);

const numbered = (lines: readonly string[], first: number): [string, string][] =>
  lines.flatMap((words, index) => words.split(' ').map((word): [string, string] => [plain(word), `${first + index}`]));

/** Returns tens and units in one word: "ippattondu", "ಇಪ್ಪತ್ತೊಂದು", "thirtyfour". */
function joined([word, ten]: [string, string]): [string, string][] {
  const [units, stems] = unitsFor(word);
  return numbered(units, 1).flatMap(([unit, digit]) =>
    stems.map((stem): [string, string] => [plain(stem + unit), ten + digit]),
  );
}

function unitsFor(word: string): [readonly string[], string[]] {
  if (word.endsWith('y')) return [ENGLISH_UNITS, [word]];
  if (word.endsWith('ttu')) return [KANNADA_UNITS_LATIN, [word.slice(0, -1)]];
  // ಇಪ್ಪತ್ತ + ೊಂದು, and in speech ಇಪ್ಪತ್ + ಮೂರು
  return word.endsWith('ತ್ತು') ? [KANNADA_UNITS, [word.slice(0, -1), word.slice(0, -2)]] : [[], []];
}

const tens = numbered(TENS_FROM_TWENTY, 2);

/** Plain words for numbers below a hundred, with their digits. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...numbered(DIGIT_WORDS, 0),
  ...numbered(TEENS, 10),
  ...numbered(HINDI_FROM_TWENTY, 20),
  ...tens.flatMap(joined),
]);
/** Words for tens that units may follow, with their first digit. */
export const TENS_WORDS: ReadonlyMap<string, string> = new Map(tens);
