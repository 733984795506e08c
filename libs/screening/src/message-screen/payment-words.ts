import { plain } from './reading.js';

/** The meaning of a word with regard to money, as far as the rules for demands need it. */
export type Sense =
  | 'fee'
  | 'money'
  | 'sum'
  | 'purpose'
  | 'act'
  | 'must'
  | 'given'
  | 'cost'
  | 'only'
  | 'wallet'
  | 'first'
  | 'back'
  | 'not'
  | 'unless'
  | 'job'
  | 'you'
  | 'we'
  | 'gets'
  | 'wage'
  | 'third'
  | 'work'
  | 'ask'
  | 'place';

/** Words of English, Hindi and Kannada in their own and in Latin letters; a `*` after a word accepts any ending. */
const WORDS: Readonly<Record<Sense, string>> = {
  fee: `fee fees phees fis feez shulk* shulka* deposit deposits depozit* diposit* dipozit* deposite* thevani* tevani* charge charges
    charj* commission* comission* komishan* caution refundable nonrefundable contribution* donation* subscription* consultancy brokerage dalali premium invest investment
    rishwat bribe lanch*
    चंदा दलाली रिश्वत निवेश फीस फ़ीस फ़ी शुल्क* डिपाजिट* डिपोजिट* डिपॉजिट* चार्ज* कमीशन* जमानत*
    ಲಂಚ* ದಲ್ಲಾಳಿ* ಹೂಡಿಕೆ* ಫೀಸ್* ಫೀ ಶುಲ್ಕ* ಡೆಪಾಸಿಟ್* ಡಿಪಾಸಿಟ್* ಡೆಪಾಜಿಟ್* ಡಿಪಾಜಿಟ್* ಠೇವಣಿ* ಚಾರ್ಜ್* ಕಮಿಷನ್* ಕಮಿಶನ್*`,
  money: `money cash amount payment payments rupee rupees rs inr ₹ advance paisa paise paisey paisaa money rupaye rupay* rupaya rakam rashi
    duddu hana rupayi rupai mund* cost costs
    पैसा पैसे पैसों रुपये रुपए रुपया रुपयों रकम राशि एडवांस* पेमेंट* भुगतान* कैश मनी
    ಹಣ* ದುಡ್ಡು* ದುಡ್ಡನ್ನ* ರೂಪಾಯಿ* ರೂ ಮೊತ್ತ* ಅಡ್ವಾನ್ಸ್* ಮುಂಗಡ* ಪೇಮೆಂಟ್* ಕ್ಯಾಶ್`,
  sum: `hundred hundreds thousand thousands hazar* hajar* hazaar* sau savira* saavira* nooru noorayi innooru munnooru ainooru ainuru lakh
    हजार* हज़ार* सौ लाख ಸಾವಿರ* ನೂರು* ಇನ್ನೂರು ಮುನ್ನೂರು ಐನೂರು ಲಕ್ಷ`,
  purpose: `sim mobile health licence license stamp affidavit notary courier postage visa bag helmet agent agency
    मोबाइल सिम लाइसेंस हेलमेट बैग एजेंट* ಮೊಬೈಲ್* ಸಿಮ್* ಹೆಲ್ಮೆಟ್* ಬ್ಯಾಗ್* ಏಜೆಂಟ್* ಲೈಸೆನ್ಸ್* registration* regist* regestration* registeration* reg regn joining join training processing verification* verify uniform* document*
    medical* gate pass insurance kit activation* activate* profile form forms file seat interview offer letter police background
    token security slot laptop card idcard confirm* block recharge* premium account panjikaran nondani* bharti bond agreement
    membership* medicals badge tshirt shirt shoes laptop gaurantee guarantee gyarantee
    रजिस्ट्रेशन* पंजीकरण* ज्वाइनिंग* जाइनिंग* ट्रेनिंग* प्रोसेसिंग* वेरिफिकेशन* वर्दी* यूनिफार्म* डाक्यूमेंट* मेडिकल* फार्म* फाइल* कार्ड* पुलिस*
    एक्टिवेशन* एक्टिवेट* सिक्योरिटी* सिक्यूरिटी* सीट* स्लाट* गारंटी* टोकन* आवेदन*
    ರಿಜಿಸ್ಟ್ರೇಶನ್* ರಿಜಿಸ್ಟ್ರೇಷನ್* ನೋಂದಣಿ* ಟ್ರೈನಿಂಗ್* ತರಬೇತಿ* ಪ್ರೊಸೆಸಿಂಗ್* ಯೂನಿಫಾರ್ಮ್* ಸಮವಸ್ತ್ರ* ಕಾರ್ಡ್* ಮೆಡಿಕಲ್* ಪೊಲೀಸ್* ವೆರಿಫಿಕೇಶನ್* ಅರ್ಜಿ*
    ಫಾರ್ಮ್* ಫೈಲ್* ಆಕ್ಟಿವೇ* ಆ್ಯಕ್ಟಿವೇ* ಸೆಕ್ಯೂರಿಟಿ* ಭದ್ರತಾ* ಸೀಟ್* ಸ್ಲಾಟ್* ಗ್ಯಾರಂಟಿ* ಟೋಕನ್* ಜಾಯಿನಿಂಗ್*`,
  act: `bring leke lekar laana lana tanni tandu लाना लाइए लेकर ತನ್ನಿ ತಂದು pay paying send transfer remit submit recharge arrange payable buy purchase bhejo bhej bhejna bhejiye bhejdo bhejden dedo dena
    deni dene dijiye dijie dalo daalo daldo jama karo kar kardo karwa* karva* dalna jamakaro chuka chukana tayyar ready bhar bharo bharna chukao
    kalsi kalisi kalsbeku kodi kodri kottu katti kattu kattri haaki haki hakbidi haakbidi paavatisi pavatisi
    paavati kalsbidi kodbidi kattbidi
    करवा* करा कराओ कराना करना दो दें देना देनी देने दीजिए दीजिये भेजो भेज भेजना भेजें भेजिए डालो डाल डालना डालें जमा भरो भरना भरें चुकाओ
    ಕೊಡಿ ಕೊಟ್ಟು ಕಳಿಸಿ* ಕಳುಹಿಸಿ* ಹಾಕಿ ಹಾಕಿಬಿಡಿ ಕಟ್ಟಿ ಕಟ್ರಿ ಪಾವತಿಸಿ* ಪಾವತಿ*`,
  must: `must required compulsory mandatory needed padega padegi parega hoga hogi honge chahiye zaroori jaruri anivarya
    kodbeku kodabeku kattbeku kattabeku kodbekagutte kattbekagutte kadday beku bekagutte haakbeku kalsbeku
    पड़ेगा पड़ेगी पडेगा पडेगी होगा होगी होंगे चाहिए चाहिये जरूरी ज़रूरी अनिवार्य
    ಕೊಡಬೇಕು* ಕೊಡಬೇಕಾಗ* ಕಟ್ಟಬೇಕು* ಕಟ್ಟಬೇಕಾಗ* ಕಡ್ಡಾಯ* ಹಾಕಬೇಕು* ಕಳಿಸಬೇಕು* ಬೇಕು`,
  given: `kotre kottare kottre kattidre kattidare haakidre haakidare kalsidre kalisidare dekar deke doge dogi bharoge
    देकर दोगे दोगी भरोगे ಕೊಟ್ಟರೆ ಕೊಟ್ರೆ ಕಟ್ಟಿದರೆ ಕಟ್ಟಿದ್ರೆ ಹಾಕಿದರೆ ಹಾಕಿದ್ರೆ ಕಳಿಸಿದರೆ ಕಳಿಸಿದ್ರೆ`,
  cost: `kharcha kharchu kharche खर्चा खर्च ಖರ್ಚು costs lagega lagegi lagenge lagte lagta lagti lagenga aagutte agutte aaguttade aagatte agatte extra
    लगेंगे लगेगा लगेगी लगते लगता लगती ಆಗುತ್ತೆ ಆಗುತ್ತದೆ ಆಗತ್ತೆ`,
  only: `only just sirf bas bari matra maatra सिर्फ बस मात्र केवल ಮಾತ್ರ ಬರೀ ಬರಿ`,
  wallet: `gpay phonepe phonepay paytm googlepay bhim upi wallet गूगलपे फोनपे पेटीएम यूपीआई ಗೂಗಲ್ಪೇ ಫೋನ್ಪೇ* ಪೇಟಿಎಂ* ಯುಪಿಐ*`,
  first: `first before beforehand upfront now today pehle pahle pehele abhi aaj turant jaldi modalu modlu munche munchene iga ivattu
    पहले अभी आज तुरंत जल्दी ಮೊದಲು ಮುಂಚೆ ಈಗ ಇವತ್ತು`,
  back: `back refund* return* noreturn wapas vapas waapas wapis वापस वापिस ವಾಪಸ್ ವಾಪಾಸ್`,
  not: `no not never nothing none without free dont doesnt didnt isnt wont arent cannot cant nahi nahin nai mat na bina muft
    illa ilde beda bedi kodbedi alla yavude illade
    नहीं नही मत ना न बिना मुफ्त ಇಲ್ಲ ಬೇಡ ಬೇಡಿ ಕೊಡಬೇಡಿ ಅಲ್ಲ ಇಲ್ಲದೆ ಇಲ್ದೆ ಉಚಿತ`,
  unless: `otherwise unless toh tabhi andre illadidre illandre warna varna तो तभी वरना ಅಂದ್ರೆ ಅಂದರೆ ಇಲ್ಲದಿದ್ರೆ ಇಲ್ಲಾಂದ್ರೆ`,
  job: `job jobs joining shift work kaam naukri kelasa slot seat letter interview address offer
    जाब जॉब काम नौकरी जाइनिंग ज्वाइनिंग सीट नाम पता इंटरव्यू ಕೆಲಸ ಜಾಬ್ ಹೆಸರು ಸೀಟ್ ವಿಳಾಸ ಸಂದರ್ಶನ`,
  you: `you your yourself aap aapko tum tumko tumhe tujhe apna neevu neeve nimge nimma आप आपको तुम तुमको तुम्हें अपना ನೀವು ನೀವೇ`,
  we: `we we'll us our company hum ham hamari hamara naavu naave namma denge dete deti degi dega deta detey kodtivi kodtini kodutte kodutteve
    kodthivi हम हमारी हमारा कंपनी कम्पनी देंगे देते देगी देती देगा
    ನಾವು ನಾವೇ ಕಂಪನಿ ಕೊಡ್ತೀವಿ ಕೊಡುತ್ತೇವೆ ಕೊಡುತ್ತೆ ಕೊಡ್ತೀನಿ`,
  gets: `ghanta ghante gante gantege hour hours month week tingalu vaara roz roj daily dinakke tingalige mahina mahine weekly monthly रोज रोज़ महीना महीने ದಿನಕ್ಕೆ ತಿಂಗಳಿಗೆ ವಾರಕ್ಕೆ get gets earn receive received paid reimburse* milega milegi milenge milta milti mil sigutte sigutta siguttade baratte barutte double overtime मिलेगा मिलेगी मिलेंगे मिलता मिलते मिलती ಸಿಗುತ್ತೆ ಸಿಗುತ್ತದೆ ಬರುತ್ತೆ`,
  wage: `salary wages wage bonus tips tip income tankhwah tankha pagar pagaar vetan sambala तनख्वाह वेतन सैलरी पगार ಸಂಬಳ* ವೇತನ* ಬೋನಸ್ stipend pf esi`,
  third: `customer* client* guest* guests patient* parent* student* grahak* kharidar mareez* bachcho* abhibhavak*
    ग्राहक* कस्टमर* मरीज* छात्र* बच्चों पिता अभिभावक* ಗ್ರಾಹಕ* ಕಸ್ಟಮರ್* ರೋಗಿ* ವಿದ್ಯಾರ್ಥಿ* ಪೋಷಕ*`,
  work: `counter collect count cheque slip billing bill machine app haircut delivery drawer till daily evening each hour day visit per shaam
    tagondu lete leti
    काउंटर बिल डिलीवरी शाम रोज खाते ಕೌಂಟರ್* ಬಿಲ್ ಡೆಲಿವರಿ ತಗೊಂಡು ಖಾತೆಗೆ`,
  place: `number no flat house room road street cross floor pillar bus sector stage block pin order gali makaan makan mane sandhi raste hall year age
    नंबर फ्लैट मकान रोड बस सेक्टर कमरा गली ನಂಬರ್* ಮನೆ ರಸ್ತೆ* ಬಸ್ ಕ್ರಾಸ್* ಮಹಡಿ*`,
  ask: `beware asks asked anyone anybody somebody mange maange mangta kelidre yaradru kisi koi yara
    माँगे मांगे माँगता कोई किसी ಕೇಳಿದ್ರೆ ಕೇಳಿದರೆ ಯಾರಾದ್ರೂ ಯಾರಾದರೂ ಯಾರ`,
};

const exact = new Map<string, Set<Sense>>();
const stems = new Map<string, Set<Sense>>();
for (const [sense, words] of Object.entries(WORDS) as [Sense, string][]) {
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const open = word.endsWith('*');
    const table = open ? stems : exact;
    const key = plain(open ? word.slice(0, -1) : word);
    // an ending changes the nasal at the end of a Kannada word into an anusvara
    for (const form of open ? [key, key.replace(/[ನಮಣ]್$/u, '\u0c82')] : [key]) {
      table.set(form, (table.get(form) ?? new Set()).add(sense));
    }
  }
}
const LONGEST_STEM = Math.max(...[...stems.keys()].map((stem) => stem.length));

/** Returns the senses of a plain word. */
export function sensesOf(word: string): Set<Sense> {
  const found = new Set(exact.get(word));
  // a negated verb of Kannada: kodalla, ಕೊಡಲ್ಲ
  if (/(?:[ao]lla|ಲ್ಲ)$/u.test(word)) found.add('not');
  // one of the speaker's own: kodtivi, ಕೊಡ್ತೀವಿ, badhaenge
  if (found.size === 0 && /(?:t[ie]vi|teve|t[ie]ni|aenge|renge|denge|ತೀವಿ|ತೇವೆ|ತೀನಿ|ाएंगे|रेंगे|देंगे)$/u.test(word)) found.add('we');
  // and one that expresses an obligation: idabeku, ಇಡಬೇಕು
  if (/(?:beku|bekagutte|ಬೇಕು|ಬೇಕಾಗುತ್ತೆ|ಬೇಕಾಗುತ್ತದೆ)$/u.test(word)) found.add('must');
  for (let length = Math.min(word.length, LONGEST_STEM); length >= 3; length--) {
    for (const sense of stems.get(word.slice(0, length)) ?? []) found.add(sense);
  }
  return found;
}

/** Returns true for words to deobfuscate: those that name the purpose of a payment, and money itself. */
export const isPaymentWord = (word: string): boolean => {
  const senses = sensesOf(word);
  return (['fee', 'money', 'purpose', 'wallet'] as const).some((sense) => senses.has(sense));
};
