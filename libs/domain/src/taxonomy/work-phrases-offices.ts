import { SHOPS } from './shops.js';
import { row, type WorkPhraseRow } from './work-phrase-rows.js';

const goodsIn = (goods: string, script: RegExp): string =>
  goods
    .split(',')
    .filter((word) => script.test(word))
    .join(',');

/** "Kapde bechna", "ಬಟ್ಟೆ ಮಾರೋದು", "saree dikhana": who sells or shows what a kind of shop sells. */
const SELLING: readonly WorkPhraseRow[] = SHOPS.map(({ occupation, goods }) => {
  const latin = goodsIn(goods, /^[\s\w]+$/);
  return row(
    occupation,
    `${latin}: bech, dikha`,
    `${goodsIn(goods, /\p{Script=Devanagari}/u)}: बेच, दिखा`,
    `${latin}: maar, mar, toris`,
    `${goodsIn(goods, /\p{Script=Kannada}/u)}: ಮಾರ, ತೋರಿಸ`,
  );
});

/** Selling, and work in shops and offices and on the telephone. */
export const OFFICE_WORK_PHRASES: readonly WorkPhraseRow[] = [
  row(
    'door_to_door_sales',
    'ghar ghar, ghar ghar ja ke, ghar ghar jaake, ghar ghar jakar, ghar ghar jaakar: bech',
    'घर घर, घर घर जाकर: बेच',
    'mane mane, mane mane hogi, mane manege hogi, manege hogi: maar, mar',
    'ಮನೆ ಮನೆ, ಮನೆ ಮನೆಗೆ ಹೋಗಿ, ಮನೆಗೆ ಹೋಗಿ: ಮಾರ',
  ),
  row(
    'channel_sales_executive',
    'order, dukan se order, dukano se order: likh',
    'दुकान से ऑर्डर: ले, लिख',
    'angadi order: tego, tegedukoll',
    'ಅಂಗಡಿ ಆರ್ಡರ್: ತೆಗೆದುಕೊಳ್ಳ, ತಗೊಳ್ಳ',
  ),
  row(
    'field_sales_executive',
    'dukan dukan jaakar, dukan dukan jakar, dukan dukan, sim, sim card, qr, paytm qr: bech, laga',
    'दुकान दुकान, दुकान दुकान जाकर, सिम, सिम कार्ड: बेच',
    'sim, sim card: maar, mar',
    'ಸಿಮ್, ಸಿಮ್ ಕಾರ್ಡ್: ಮಾರ',
  ),
  row(
    'insurance_sales',
    'policy, bima, beema, insurance, lic: bech, kara',
    'पॉलिसी, बीमा, इंश्योरेंस: बेच, करा',
    'policy, vime, insurance: maadis, madis, mads, maar, mar',
    'ಪಾಲಿಸಿ, ವಿಮೆ, ಇನ್ಶೂರೆನ್ಸ್: ಮಾಡಿಸ, ಮಾರ',
  ),
  row(
    'loan_sales',
    'loan: dila, bech, kara',
    'लोन: दिला, बेच, करा',
    'loan, saala: kodis, maadis, madis',
    'ಲೋನ್, ಸಾಲ: ಕೊಡಿಸ, ಮಾಡಿಸ',
  ),
  row(
    'credit_card_sales',
    'credit card: bech, dila',
    'क्रेडिट कार्ड: बेच, दिला',
    'credit card: maar, mar',
    'ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್: ಮಾರ',
  ),
  row(
    'casa_sales',
    'bank account, khata, bank khata, account: khol, khulva',
    'बैंक खाता, खाता, अकाउंट: खोल, खुलवा',
    'bank account, account, khaate: tere, maadis, madis',
    'ಬ್ಯಾಂಕ್ ಖಾತೆ, ಖಾತೆ, ಅಕೌಂಟ್: ತೆರೆಯ, ಮಾಡಿಸ',
  ),
  row(
    'collection_executive',
    'vasuli, vasooli, paisa vasul, paisa vasool, kist vasool, recovery, emi vasool: kar',
    'वसूली, पैसा वसूल, रिकवरी, किस्त वसूल: कर',
    'vasuli, saala vasuli, saala vasool, recovery: maad, mad',
    'ವಸೂಲಿ, ಸಾಲ ವಸೂಲಿ, ರಿಕವರಿ: ಮಾಡ',
  ),
  row(
    'real_estate_sales',
    'flat, plot, makaan, makan, property, zameen, jameen, ghar kiraye pe, makaan kiraye pe: bech, dila, dikha',
    'फ़्लैट, प्लॉट, मकान, प्रॉपर्टी, ज़मीन: बेच, दिला, दिखा',
    'site, flat, jaaga, jaga, property, baadige mane, badige mane: maar, mar, toris, kodis',
    'ಸೈಟ್, ಫ್ಲಾಟ್, ಜಾಗ, ಪ್ರಾಪರ್ಟಿ, ಬಾಡಿಗೆ ಮನೆ: ಮಾರ, ತೋರಿಸ, ಕೊಡಿಸ',
  ),
  row(
    'promoter',
    'prachar, company ka prachar, product ka prachar, promotion, demo, sampling: kar, dikha; free sample, sample, demo: de, baant, bant',
    'प्रचार, कंपनी का प्रचार, प्रमोशन, डेमो: कर, दिखा; सैंपल, डेमो: दे, बाँट',
    'prachara, promotion, demo: maad, mad, toris; sample: kod, hanch',
    'ಪ್ರಚಾರ, ಪ್ರಮೋಷನ್, ಡೆಮೊ: ಮಾಡ, ತೋರಿಸ; ಸ್ಯಾಂಪಲ್: ಕೊಡ, ಹಂಚ',
  ),
  row(
    'leaflet_distributor',
    'pamphlet, pamplet, notice, parche, flyer, leaflet, poster, paper: baant, bant, baat, bat, chipka',
    'पैम्फलेट, नोटिस, पर्चे, पोस्टर: बाँट, चिपका',
    'pamphlet, pamplet, pamphlets, notice, karapatra, flyer: hanch; poster: antis',
    'ಕರಪತ್ರ, ನೋಟಿಸ್, ಪ್ಯಾಂಪ್ಲೆಟ್, ಪಾಂಪ್ಲೆಟ್, ಪಾಂಪ್ಲೇಟ್: ಹಂಚ; ಪೋಸ್ಟರ್: ಅಂಟಿಸ',
  ),
  row(
    'salesperson',
    'customer ko saman, customer ko samaan, grahak ko saman, grahak ko samaan, customer ko maal, customer: dikha, dekh, bech, de; counter pe, counter par, dukan pe, dukan par, dukaan par, dukaan pe, dukan mein, dukaan mein, showroom mein: bech',
    'ग्राहक को सामान, ग्राहकों को सामान, कस्टमर को सामान: दिखा, बेच; काउंटर पर, दुकान पर, दुकान में, शोरूम में: बेच',
    'girakige saamanu, girakige samanu, customer ge saamanu, grahakarige saamanu: toris, kod, maar, mar; sales, showroom sales, angadi sales: maad, mad',
    'ಗಿರಾಕಿಗೆ ಸಾಮಾನು, ಗ್ರಾಹಕ ಸಾಮಾನು: ತೋರಿಸ, ಕೊಡ, ಮಾರ; ಸೇಲ್ಸ್: ಮಾಡ',
  ),
  row(
    'shop_helper',
    'dukan me saman, dukan me samaan, dukan me maal, kirana: tol, de, nikal',
    'दुकान में सामान: तोल, दे, निकाल',
    'angadi saamanu, kirani: tookamaad, kod',
    'ಅಂಗಡಿ ಸಾಮಾನು: ಕೊಡ; ಅಂಗಡಿ: ನೋಡ್ಕೊಳ್ಳ, ನೋಡ್ಕೊಳ',
  ),
  row(
    'shelf_stocker',
    'rack mein saman, rack me maal, rack me samaan, rack, shelf, rack mein maal, store me saman: laga, bhar, saja, rakh',
    'रैक में सामान, रैक में माल, रैक, शेल्फ़: लगा, भर, सजा, रख',
    'saamanu, samanu, rack saamanu, rack nalli saamanu, rack, shelf: jodis, idu',
    'ಸಾಮಾನು, ರ್ಯಾಕ್, ರ್ಯಾಕ್ ಸಾಮಾನು, ಶೆಲ್ಫ್: ಜೋಡಿಸ',
  ),
  row(
    'cashier',
    'bill, billing, cash counter, galla, galle, galle pe, galla pe, cash counter pe, counter pe bill, counter pe cash, cash, cash collect: le, kar, dekh, baith, phaad, kaat, kat, bana; paisa, note: gin; billing machine, billing software: chala',
    'बिल, बिलिंग, कैश कलेक्ट: कर, काट; गल्ले पर, कैश काउंटर पर: बैठ; बिलिंग मशीन: चला; पैसे: गिन',
    'billing, galla, cash counter: maad, mad, nodikoll, nodkoll, kuutkoll; duddu: enis',
    'ಬಿಲ್ಲಿಂಗ್: ಮಾಡ; ದುಡ್ಡು, ಹಣ: ಎಣಿಸ; ಗಲ್ಲಾ: ನೋಡಿಕೊಳ್ಳ, ನೋಡ್ಕೊಳ್ಳ',
  ),
  row(
    'pharmacist_helper',
    'medical mein dawai, medical store me dawai: de, nikal',
    'मेडिकल में दवाई, मेडिकल स्टोर में दवा: दे, निकाल',
    'medical nalli maatre, medical maatre: kod, maar',
    'ಮೆಡಿಕಲ್ ಮಾತ್ರೆ: ಕೊಡ',
  ),
  row(
    'produce_seller',
    'thela, thele par, nariyal pani: laga, bech',
    'ठेला, ठेले पर, नारियल पानी: लगा, बेच',
    'elaneer, yelneer, thallu gaadi vyapara: maar, mar, maad',
    'ಎಳನೀರು, ಸೊಪ್ಪು: ಮಾರ; ತಳ್ಳುಗಾಡಿ ವ್ಯಾಪಾರ: ಮಾಡ',
  ),
  row(
    'florist',
    'guldasta, bouquet, phoolon ki mala, gajra: bana, piro',
    'बुके, गुलदस्ता, फूलों की माला, गजरा: बना, पिरो',
    'hoovina haara, huvina hara, hoo maale, haara, bouquet: katt, kat, maad, mad',
    'ಹೂವಿನ ಹಾರ, ಹೂಮಾಲೆ, ಹಾರ: ಕಟ್ಟ; ಬೊಕೆ: ಮಾಡ',
  ),
  row(
    'telecaller',
    'customer ko call, customer ko phone, logon ko call, logo ko phone, telecalling, phone par, phone pe, tele calling: kar, laga, bata',
    'कस्टमर को कॉल, कस्टमर को फ़ोन, लोगों को फ़ोन, टेलीकॉलिंग: कर',
    'phone alli, phonealli, phonalli, phone nalli, customer ge call, customer ge phone, calling, calls, phone calls, phone madi: maad, mad, maatad, matad, mathad, maatadu',
    'ಫೋನ್, ಫೋನ್ ನಲ್ಲಿ: ಮಾತನಾಡ, ಮಾತಾಡ; ಕಾಲಿಂಗ್, ಫೋನ್ ಕಾಲ್, ಕಸ್ಟಮರ್‌ಗೆ ಕಾಲ್: ಮಾಡ',
  ),
  row(
    'telesales_executive',
    'phone par, phone pe, phone se: bech',
    'फ़ोन पर, फ़ोन से: बेच',
    'phone alli, phone nalli, phonalli: maar, mar',
    'ಫೋನ್ ನಲ್ಲಿ: ಮಾರ',
  ),
  row(
    'customer_care_executive',
    'customer ki problem, customer ki complaint, customer ke call, customers ke call, complaint: sun, utha, solve kar, suljha',
    'कस्टमर की शिकायत, ग्राहक की शिकायत, कस्टमर के कॉल: सुन, उठा, सुलझा',
    'customer complaint, customer call, grahakara call: kel, tegedukoll, solve maad',
    'ಗ್ರಾಹಕರ ದೂರು, ಕಸ್ಟಮರ್ ಕಾಲ್: ಕೇಳ, ತೆಗೆದುಕೊಳ್ಳ',
  ),
  row(
    'chat_support_executive',
    'chat par reply, chat pe reply, email ka jawab, chat reply: kar, de',
    'चैट पर जवाब, ईमेल का जवाब: दे',
    'chat, chat reply, email reply: maad, mad, kod',
    'ಚಾಟ್, ಇಮೇಲ್ ರಿಪ್ಲೈ: ಮಾಡ',
  ),
  row(
    'data_entry_operator',
    'form, online form, forms, computer me form, computer par form: bhar; data, computer me data, computer mein data, computer pe data, excel sheet, excel me data, computer me naam: dal, daal, bhar, likh; entry, data entry, data enter, computer me entry, computer par entry, bill entry, copy paste: kar',
    'फ़ॉर्म, ऑनलाइन फ़ॉर्म: भर; डाटा, डेटा, कंप्यूटर में डाटा: डाल, भर; एंट्री, डाटा एंट्री, डेटा एंट्री, कंप्यूटर में एंट्री: कर',
    'form: tumb, tumbis; data, computer nalli data: haak, hak, tumbis; entry, data entry, computer nalli entry, computer entry: maad, mad, haak, hak',
    'ಫಾರ್ಮ್: ತುಂಬ, ತುಂಬಿಸ; ಡೇಟಾ, ಡಾಟಾ: ಹಾಕ; ಎಂಟ್ರಿ, ಡೇಟಾ ಎಂಟ್ರಿ, ಡಾಟಾ ಎಂಟ್ರಿ, ಕಂಪ್ಯೂಟರ್ ಎಂಟ್ರಿ, ಕಂಪ್ಯೂಟರ್ ನಲ್ಲಿ ಎಂಟ್ರಿ: ಮಾಡ',
  ),
  row(
    'computer_operator',
    'computer, kampyutar, computar, computer pe kaam, computer par kaam: chala, kar',
    'कंप्यूटर, कंप्यूटर पर काम: चला, कर',
    'computer: nadis, odis, maad, mad, upayogis',
    'ಕಂಪ್ಯೂಟರ್: ಬಳಸ, ಉಪಯೋಗಿಸ, ಮಾಡ',
  ),
  row(
    'office_boy',
    'office me chai, office mein chai, office me chai pani, office me pani, office chai pani, sabko chai, office me coffee: de, pila, bana; file idhar udhar, files, file, office me file, office mein file: le ja, pahuncha, de; office, office ki safai, office me saaf safai: khol, kar',
    'ऑफ़िस में चाय, ऑफ़िस में चाय पानी, दफ़्तर में चाय, सबको चाय: दे, पिला, बना; फ़ाइल: पहुंचा',
    'office nalli tea, office nalli coffee, office alli tea, office tea, office coffee, office alli coffee: kod, maad, mad; office: gudis, tere; file: kod, tegedukond hog',
    'ಆಫೀಸ್ ಟೀ, ಆಫೀಸ್ ಚಹಾ, ಆಫೀಸ್ ಕಾಫಿ: ಕೊಡ, ಮಾಡ',
  ),
  row(
    'receptionist',
    'reception pe, reception par, front desk pe, front desk par: baith, kar; mehmano ka swagat, guest ka swagat, guest ko welcome, visitor ki entry, visitor entry: kar; visitor, phone aur visitor: dekh',
    'रिसेप्शन पर: बैठ; मेहमानों का स्वागत, विज़िटर एंट्री: कर',
    'reception alli, reception nalli, front desk alli: kootkoll, kutkoll, kulit, kulitukoll',
    'ರಿಸೆಪ್ಷನ್: ಕೂರ, ಕುಳಿತುಕೊಳ್ಳ',
  ),
  row(
    'clerk',
    'file, register, office ka record: rakh, likh, maintain kar',
    'फ़ाइल, रजिस्टर: रख, लिख',
    'register, file: barey, bare, nodikoll',
    'ರಿಜಿಸ್ಟರ್, ಫೈಲ್: ಬರೆಯ, ನೋಡಿಕೊಳ್ಳ',
  ),
  row(
    'photocopy_operator',
    'xerox, zerox, photocopy, print out, printout, print, lamination, spiral binding: kar, nikal',
    'ज़ेरॉक्स, फ़ोटोकॉपी, प्रिंट, लेमिनेशन: कर, निकाल',
    'xerox, zerox, print, printout, lamination: maad, mad, tege, tegey',
    'ಜೆರಾಕ್ಸ್, ಪ್ರಿಂಟ್, ಲ್ಯಾಮಿನೇಶನ್: ಮಾಡ, ತೆಗೆಯ',
  ),
  row(
    'accountant',
    'account, accounts, khata bahi, bahi khata, hisab kitab, tally, tally entry, tally me entry, gst return, gst filing, gst, dukan ka hisab: kar, sambhal, dekh, bhar, likh, chala',
    'अकाउंट, अकाउंट्स, खाता बही, बही खाता, टैली, टैली एंट्री, जीएसटी: कर, संभाल, देख, भर, लिख',
    'lekka, lekka patra, account, accounts, tally, tally entry, gst, gst filing: nodikoll, nodkoll, nodkol, maad, mad, barey, bare, haak, hak',
    'ಲೆಕ್ಕ, ಲೆಕ್ಕಪತ್ರ, ಅಕೌಂಟ್ಸ್, ಟ್ಯಾಲಿ, ಜಿಎಸ್‌ಟಿ: ನೋಡಿಕೊಳ್ಳ, ನೋಡ್ಕೊಳ್ಳ, ಮಾಡ, ಬರೆಯ',
  ),
  row(
    'tax_consultant',
    'itr, income tax return, tax return, tax: bhar, file kar',
    'आईटीआर, टैक्स, टैक्स रिटर्न: भर',
    'itr, tax, tax return: file maad, tumb',
    'ಐಟಿಆರ್, ಟ್ಯಾಕ್ಸ್: ಫೈಲ್ ಮಾಡ, ತುಂಬ',
  ),
  row(
    'payroll_executive',
    'salary, sailary, payroll, pf esi, staff ki salary: bana, kar',
    'सैलरी, स्टाफ़ की सैलरी, वेतन: बना',
    'salary, payroll, sambala: maad, mad',
    'ಸಂಬಳ ಪ್ರೊಸೆಸ್, ಸ್ಯಾಲರಿ, ಪೇರೋಲ್: ಮಾಡ',
  ),
  row(
    'recruiter',
    'bharti, hiring, recruitment, logo ki bharti, company ke liye log, company ke liye ladke: kar, dhoondh, dhundh',
    'भर्ती, लोगों की भर्ती, कंपनी के लिए लोग: कर, ढूँढ',
    'nemakaati, recruitment, hiring: maad, mad; company ge jana: huduk',
    'ನೇಮಕಾತಿ, ರಿಕ್ರೂಟ್‌ಮೆಂಟ್: ಮಾಡ',
  ),
  row(
    'hr_executive',
    'attendance, staff ki attendance, attendance register: maintain kar, dekh, sambhal',
    'अटेंडेंस, स्टाफ़ की हाज़िरी: देख, संभाल',
    'attendance, haajari: nodikoll, maintain maad',
    'ಹಾಜರಿ, ಅಟೆಂಡೆನ್ಸ್: ನೋಡಿಕೊಳ್ಳ',
  ),
  ...SELLING,
];
