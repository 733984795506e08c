import type { SearchCondition } from '../search-readings.js';

/** What people write for a condition, in all scripts; separated by commas. The longest phrase counts. */
export const CONDITION_WORDS: Readonly<Record<SearchCondition, string>> = {
  urgent: `urgent, urgently, urgent requirement, immediate, immediately, immediate joining, immediate joiner, join immediately, join today,
    joining today, join tomorrow, start today, start tomorrow, start now, today itself, asap, right now, same day joining, spot joining,
    turant, turant joining, turant joining wala, abhi, abhi se, aaj se, aaj hi, aaj, kal se, jaldi, fauran, jaldi chahiye,
    aaj se joining, takshana, takshanave, takshana serabahudu, ivattu, ivattinda, ivatte, eega, eegale, eegle, igale, turtu, turtagi,
    koodale, kudale, nalekinda, nale inda, begane, arjent, arjentagi,
    तुरंत, तुरन्त, फौरन, अर्जेंट, अर्जेन्ट, जल्दी, अभी, अभी से, आज से, आज ही, आज, कल से, तुरंत जॉइनिंग, तत्काल,
    ತಕ್ಷಣ, ತಕ್ಷಣವೇ, ತಕ್ಷಣಕ್ಕೆ, ತುರ್ತು, ತುರ್ತಾಗಿ, ಅರ್ಜೆಂಟ್, ಅರ್ಜೆಂಟಾಗಿ, ಇಂದೇ, ಇವತ್ತು, ಇವತ್ತೇ, ಇವತ್ತಿನಿಂದ, ಇಂದಿನಿಂದ, ನಾಳೆಯಿಂದ, ಕೂಡಲೇ, ಕೂಡಲೆ, ಈಗಲೇ, ಬೇಗ, nalenda barthini, nalenda, naleinda, ivattinda, ivattininda, ಇವತ್ತಿಂದ, ನಾಳೆಯಿಂದ, ನಾಳೆಯಿಂದಲೇ, ಇವತ್ತಿನಿಂದ, kal se aa sakta, aaj se hi, आज से ही, कल से ही`,
  work_from_home: `work from home, working from home, wfh, from home, home based, home based work, work at home, at home work, online work,
    online job, remote, remote work, remote job, remotely, ghar se kaam, ghar se, ghar baithe, ghar baithe kaam, ghar bethe, ghar par baithkar,
    maneyinda kelasa, maneyinda, maneyindale, mane inda, mane inda kelasa, maneyalle kelasa, maneyalle, maneli kutkondu,
    घर से काम, घर से, घर बैठे काम, घर बैठे, घर पर बैठकर, वर्क फ्रॉम होम, ऑनलाइन काम, ऑनलाइन जॉब,
    ಮನೆಯಿಂದ ಕೆಲಸ, ಮನೆಯಿಂದ, ಮನೆಯಿಂದಲೇ ಕೆಲಸ, ಮನೆಯಿಂದಲೇ, ಮನೆಯಲ್ಲೇ ಕೆಲಸ, ಮನೆಯಲ್ಲೇ, ಮನೆಯಲ್ಲಿ ಕುಳಿತು, ವರ್ಕ್ ಫ್ರಮ್ ಹೋಮ್, ಆನ್‌ಲೈನ್ ಕೆಲಸ, sitting at home, sit at home, sitting home, ghar pe baith ke, ghar par baith kar, घर पर बैठकर, घर पे बैठ के, ಮನೆಯಲ್ಲೇ ಕೂತು, maneli kootu`,
  no_experience: `fresher, freshers, no experience, no experience needed, no experience required, without experience, zero experience,
    experience not needed, experience not required, experience not necessary, no exp, without exp, inexperienced, beginner, beginners,
    training given, training provided, will train, we train, we teach, first job, no skill, no skills, unskilled, fresher trained,
    bina anubhav, bina anubhav ke, bina experience, bina experience ke, anubhav nahi, anubhav ki zaroorat nahi, anubhav zaroori nahi,
    experience nahi, koi experience nahi, koi anubhav nahi, naya, naye log, naye log bhi, nausikhiya, seekhne wale, seekhne wala, naye ladke,
    anubhava illade, anubhava illadavarige, anubhava illadavaru, anubhava beda, anubhava bekilla, anubhava bekagilla, anubhava illa, anubhava illadidru,
    anubhava illa andru, anubhava illandru, experience illa andru, experience illandru, experience illade, experience illa, experience beda, experience illadavarige, hosabaru, hosabarige, kelasa kalisuttheve, kelasa kaliyuva,
    अनुभव नहीं, बिना अनुभव, बिना अनुभव के, बगैर अनुभव, अनुभव ज़रूरी नहीं, अनुभव जरूरी नहीं, अनुभव की ज़रूरत नहीं, बिना एक्सपीरियंस, फ्रेशर, फ्रेशर्स,
    नए लोग, नये लोग, नए लोगों, नया, सीखने वाला, सीखने वाले, सीखने वाला लड़का, नौसिखिया,
    ಅನುಭವ ಇಲ್ಲದವರಿಗೆ, ಅನುಭವ ಇಲ್ಲದವರು, ಅನುಭವ ಇಲ್ಲದವರೂ, ಅನುಭವ ಇಲ್ಲದೆ, ಅನುಭವ ಇಲ್ಲದ, ಅನುಭವ ಇಲ್ಲ, ಅನುಭವ ಇಲ್ಲದಿದ್ದರೂ, ಅನುಭವವಿಲ್ಲದ, ಅನುಭವವಿಲ್ಲದೆ,
    ಅನುಭವವಿಲ್ಲದವರಿಗೆ, ಅನುಭವ ಬೇಡ, ಅನುಭವ ಬೇಕಿಲ್ಲ, ಅನುಭವ ಬೇಕಾಗಿಲ್ಲ, ಫ್ರೆಶರ್, ಫ್ರೆಶರ್ಸ್, ಫ್ರೆಷರ್, ಹೊಸಬರು, ಹೊಸಬರಿಗೆ, ತರಬೇತಿ ಕೊಡುತ್ತೇವೆ`,
  night: `night, nights, night shift, night shifts, night duty, night work, night time, overnight, late night, rotational shift, us shift, all night,
    raat, raat ki, raat ko, raat mein, raat me, raat ki shift, raat ki duty, raat ki naukri, raat wala, raat bhar, nait, nait shift, nayt shift,
    ratri, raatri, ratri kelasa, ratri pali, raatri paali, ratri shift, ratri duty, ratri hottu, raatre,
    रात, रात की, रात को, रात में, रात की शिफ्ट, रात की ड्यूटी, रात की नौकरी, नाइट, नाइट शिफ्ट, नाईट, नाईट शिफ्ट, नाइट ड्यूटी, रात्रि,
    ರಾತ್ರಿ, ರಾತ್ರಿ ಪಾಳಿ, ರಾತ್ರಿ ಪಾಳಿಯ, ರಾತ್ರಿ ಶಿಫ್ಟ್, ರಾತ್ರಿ ಹೊತ್ತು, ರಾತ್ರಿಯ, ನೈಟ್, ನೈಟ್ ಶಿಫ್ಟ್, ನೈಟ್ ಡ್ಯೂಟಿ`,
  early_morning: `early morning, morning, mornings, morning shift, morning batch, morning time, before office, subah, subah ka, subah ki, subah subah,
    subah mein, subah ke samay, savere, sawere, bellige, belige, bellagge, belagge, beligge, belagina, beligge hottu, mornings only, only morning,
    सुबह, सुबह का, सुबह की, सुबह में, सुबह सुबह, सवेरे, सुबह के समय, मॉर्निंग, ಬೆಳಿಗ್ಗೆ, ಬೆಳಗ್ಗೆ, ಬೆಳಗಿನ, ಬೆಳಿಗ್ಗೆಯ, ಮುಂಜಾನೆ, ಮಾರ್ನಿಂಗ್, ಬೆಳಗಿನ ಜಾವ, ಬೆಳಗಿನಜಾವ, belagina java, सुबह तड़के, तड़के, subah tadke, tadke`,
  evening: `evening, evenings, evening shift, evening time, after office, after college, after school, sham, shaam, shaam ko, shaam ka, shaam ki, sham ko,
    shaam mein, sanje, sanje hottu, sanjege, शाम, शाम को, शाम का, शाम की, शाम में, इवनिंग, ಸಂಜೆ, ಸಂಜೆಯ, ಸಂಜೆ ಹೊತ್ತು, ಈವ್ನಿಂಗ್`,
  weekend: `weekend, weekends, weekend only, only weekends, on weekends, saturday sunday, saturday and sunday, sat sun, sat and sun, sunday, sundays,
    saturday, saturdays, sundays only, only sunday, holidays only, itwar, itvaar, ravivar, raviwar, shanivar ravivar, shanivar, sunday ko, sanivar,
    bhanuvara, bhaanuvara, shanivara bhanuvara, shani bhanuvara, shani bhanu, shani ravi, shanivara, varantya, vaaraantya, weekend nalli,
    वीकेंड, वीकेन्ड, शनिवार रविवार, शनिवार और रविवार, शनिवार, रविवार, रविवार को, इतवार, संडे, शनि रवि,
    ವಾರಾಂತ್ಯ, ವಾರಾಂತ್ಯದ, ವಾರಾಂತ್ಯದಲ್ಲಿ, ವೀಕೆಂಡ್, ಭಾನುವಾರ, ಶನಿವಾರ, ಶನಿವಾರ ಭಾನುವಾರ, ಶನಿವಾರ ಮತ್ತು ಭಾನುವಾರ`,
  part_day: `few hours, few hours a day, some hours, couple of hours, half day, half days, short shift, short hours, free time, spare time, flexible timing, flexible hours,
    timing is yours, kuch ghante, kuchh ghante, thode ghante, kuch ghante ka kaam, aadha din, aadhe din, khali samay, swalpa hottu, kelavu gante,
    ardha dina, ardha dinada, fursat, कुछ घंटे, कुछ घंटे का काम, थोड़े घंटे, आधा दिन, आधे दिन, आधे दिन का काम, खाली समय, फुर्सत,
    ಕೆಲವು ಗಂಟೆ, ಕೆಲವು ಗಂಟೆಗಳ, ಅರ್ಧ ದಿನ, ಅರ್ಧ ದಿನದ, ಸ್ವಲ್ಪ ಹೊತ್ತು, ಬಿಡುವಿನ ಸಮಯ, half a day, half of the day, half of day, part of the day, do teen ghante, दो तीन घंटे, eradu mooru gante`,
  food_included: `with food, with food and room, with room and food, with food and accommodation, with food and stay, food and accommodation, food with room, food free, free food, food given, food included, food provided, meals, meals given, free meals, with meals, lunch given, dinner provided, food and room,
    food room, room and food, food on duty, food accommodation, boarding, boarding lodging, one meal, breakfast given, mess available, stay and food, food and stay,
    khana free, khana milega, khane ke saath, khana pina, khana peena, khana rehna, khana rahna, rehna khana, rahna khana, khana rehna free,
    khane rehne, khane rahne ki suvidha, nashta milega, oota free, oota kodo, oota kodtare, oota sigatte, oota vasathi, oota vasati, oota tindi, oota mattu vasathi, oota vasathi uchita,
    खाना फ्री, खाना मिलेगा, खाने के साथ, खाना रहना, खाना रहना फ्री, रहना खाना, रहना खाना फ्री, रहने खाने, खाने रहने, नाश्ता मिलेगा, भोजन,
    ಊಟ ಉಚಿತ, ಊಟ ರೂಮ್, ಊಟ ರೂಮ್ ಕೊಡೋ, ಊಟ ಸಿಗುತ್ತದೆ, ಊಟದ ಜೊತೆ, ಊಟ ವಸತಿ, ಊಟ ಮತ್ತು ವಸತಿ, ಊಟ ತಿಂಡಿ, ಊಟ ಕೊಡುವ, ಊಟ ಕೊಡೋ, ಊಟ ಇರುವ, khana milna chahiye, khana mile, khana bhi mile, खाना मिले, खाना मिलना चाहिए, खाना भी मिले, ಊಟ ಇರಬೇಕು, ಊಟ ಕೊಡಬೇಕು, ಊಟ ಸಿಗಬೇಕು, oota irbeku, oota kodbeku, oota sigbeku`,
  room_included: `with room, with food and room, with room and food, with food and accommodation, with food and stay, food and accommodation, food with room, room given, room free, free room, room provided, room available, room facility, accommodation, with accommodation, accommodation given,
    accommodation provided, food and room, food room, room and food, with stay, stay, stay available, stay given, stay provided, stay and food, food and stay, lodging, boarding lodging, hostel, hostel available,
    live in, quarters, food accommodation, rehne ki jagah, rehne ka room, rehne ke liye jagah, rehne ki suvidha, rahne ki jagah, rahne ki suvidha, rehna free, room ke saath, khana rehna, khana rahna, rehna khana, rahna khana, khana rehna free,
    khane rehne, khane rahne ki suvidha, oota vasathi, oota vasati, oota mattu vasathi, oota vasathi uchita, vasathi, vasati, ulidukollalu, room kodtare, room irbeku,
    रहने की जगह, रहने का इंतज़ाम, रहने का इंतजाम, रहने का कमरा, रहने की सुविधा, रहने के लिए, रूम के साथ, खाना रहना, खाना रहना फ्री, रहना खाना, रहना खाना फ्री, रहना फ्री, रहना मुफ़्त, रूम फ्री, कमरा फ्री, rahna free, रहना, रहने खाने, खाने रहने,
    ವಸತಿ, ವಸತಿ ಉಚಿತ, ವಸತಿ ಸಹಿತ, ವಸತಿಯೊಂದಿಗೆ, ಊಟ ವಸತಿ, ಊಟ ಮತ್ತು ವಸತಿ, ಊಟ ರೂಮ್, ಊಟ ರೂಮ್ ಕೊಡೋ, ರೂಮ್ ಕೊಡುತ್ತೇವೆ, ರೂಮ್ ಜೊತೆ, ಉಳಿಯಲು, ಉಳಿದುಕೊಳ್ಳಲು, ಉಳಿಯುವ ವ್ಯವಸ್ಥೆ, irok room, iroke room, irokke room, room kodo, irok jaga, ಇರೋಕೆ ರೂಮ್, ಇರೋಕೆ ಜಾಗ, ರೂಮ್ ಕೊಡೋ, ಹಾಸ್ಟೆಲ್ ಸೌಲಭ್ಯ, ಹಾಸ್ಟೆಲ್ ಇರೋ, हॉस्टल मिले, हॉस्टल की सुविधा, hostel facility, room mile, room milna chahiye, रूम मिले, रहने को मिले, rehne ko mile, rehna mile`,
  two_wheeler: `own bike, with bike, have bike, with own bike, i have bike, bike owner, own two wheeler, two wheeler, with two wheeler, own scooter, own scooty, with scooter, with scooty, bike must, bike needed,
    bike and license, bike and licence, apni bike, khud ki bike, bike hai, meri bike, bike ke saath, apni gaadi, scooty hai, scooty ke saath, bike wale, bike wala,
    swanta bike, bike ide, nan bike, bike irbeku, bike iro, swanta gadi, scooty ide, apni scooty,
    अपनी बाइक, खुद की बाइक, बाइक है, बाइक के साथ, दोपहिया, स्कूटी है, अपनी स्कूटी, टू व्हीलर,
    ಬೈಕ್ ಇದೆ, ಸ್ವಂತ ಬೈಕ್, ಬೈಕ್ ಇರುವ, ಬೈಕ್ ಇರಬೇಕು, ಬೈಕ್ ಜೊತೆ, ದ್ವಿಚಕ್ರ ವಾಹನ, ಸ್ವಂತ ಗಾಡಿ, ಸ್ಕೂಟಿ ಇದೆ, scooter ide, scooter hai, scooter ke saath, have scooty, have scooter, i have scooty, i have scooter, have own scooty, have own bike, have own scooter, स्कूटर है, मेरे पास बाइक, मेरे पास स्कूटी, ಸ್ಕೂಟರ್ ಇದೆ, ನನ್ನ ಹತ್ರ ಬೈಕ್`,
  daily_pay: `daily pay, daily paid, daily payment, daily wage, daily wages, daily cash, cash daily, paid daily, pay daily, payment daily, same day payment, same day pay, payment same day, paid same day, paid same evening, day wage, day wages,
    pay next day, cash in hand daily, cash in hand, cash in hand same day, cash same day, cash same evening, paisa usi din, usi din paisa, paisa usi shaam, paisa usi sham, daily salary, everyday payment, roz paisa, roz ka paisa, roz ka paisa roz, roz paisa roz, roz paise, roz payment, roz ke paise, roj paisa, roz paisa milne wala, dihadi, dihaadi, dihari, rozana paisa, rozana payment,
    dinagooli, dinaguli, dina gooli, dinakooli, dinada sambala, dina sambala, dinakke sambala, dina hana, dina duddu, dina duddu kodo, dina dudd,
    उसी दिन पैसा, पैसा उसी दिन, पैसा उसी शाम, उसी शाम पैसा, रोज़ पैसे, रोज पैसे, रोज़ पैसा, रोज पैसा, रोज़ का पैसा, रोज़ का पैसा रोज़, रोज का पैसा रोज, रोज़ पेमेंट, दिहाड़ी, दैनिक मजदूरी, dina payment, dinada payment, dinakke payment, दैनिक वेतन, रोज़ाना पैसा, रोज़ पैसे वाला, हर दिन पैसा,
    ದಿನಗೂಲಿ, ದಿನಕೂಲಿ, ದಿನದ ಸಂಬಳ, ದಿನಾ ಸಂಬಳ, ಪ್ರತಿದಿನ ಸಂಬಳ, ದಿನದ ಕೂಲಿ, ದಿನವೂ ಹಣ, ದಿನಾ ದುಡ್ಡು, ಡೈಲಿ ಪೇಮೆಂಟ್, रोज़ शाम को पैसा, रोज शाम को पैसा, शाम को पैसा, शाम को पैसे, roz shaam ko paisa, roz sham ko paisa, shaam ko paisa, sham ko paisa, roz shaam ko paise, evening cash, cash in evening, sanje duddu, sanjege duddu, sanje dudd, dinada dudd, dinada duddu, dinave dudd, dinave kodo, dinada hana, dinavu hana, ಸಂಜೆಗೆ ದುಡ್ಡು, ಸಂಜೆ ದುಡ್ಡು, ಸಂಜೆಗೇ ದುಡ್ಡು, ದಿನದ ದುಡ್ಡು, ಅವತ್ತೇ ದುಡ್ಡು, ದಿನವೂ ದುಡ್ಡು`,
};

/** What a seeker writes for a condition that says nothing of it in an advertisement: "room" alone; separated by commas, all scripts. */
export const ASKED_WORDS: Partial<Record<SearchCondition, string>> = {
  food_included: `ಊಟ room, oota room, oota ready room, खाना room, khana room, oota beku, oota irbeku, oota kodbeku, ಊಟ ಬೇಕು, ಊಟ ಇರಬೇಕು, khana chahiye, khana bhi chahiye, खाना चाहिए,
    khana de, khana bhi de, खाना दे, खाना भी, food also, food should give, food must`,
  room_included: `room, rooms, rum, रूम, कमरा, ರೂಮ್, ರೂಂ, ಊಟ room, oota room, खाना room, khana room, rehne ka, rehne ka bhi, rahne ka, rahne ka bhi, rehne ko, rahne ko, रहने का, रहने का भी, रहने को,
    iralu jaga, iralu room, iroke jaga, iroke room, ಇರಲು ಜಾಗ, ಇರೋಕೆ ಜಾಗ, ಇರೋಕೆ ರೂಮ್, ಇರಲು ರೂಮ್`,
  early_morning: 'early mrng, erly morning, erli morning, mrng, morng, mornin, ಬೆಳಗಿನ ಜಾವದ, ಜಾವದ',
  daily_pay: 'same day money, money same day, same day cash, money daily, daily money',
};

/** What has words of a condition and asks for none: greetings, where somebody lives, rooms that are places of work. */
export const NO_CONDITIONS =
  'aaj ka rate, aaj ka bhav, आज का भाव, आज का रेट, good morning, good afternoon, good evening, good night, control room, one room, two room, single room, room kitchen, room clean, room cleaning, rooms clean, rooms cleaning, room saaf, room safai, room ki safai, room boy, room service, room attendant, room making, room kelasa, room decoration, रूम साफ, रूम सफाई, रूम की सफाई, रूम बॉय, रूम सर्विस, कमरा साफ, ರೂಮ್ ಕ್ಲೀನ್, ರೂಮ್ ಕ್ಲೀನಿಂಗ್, ರೂಮ್ ಬಾಯ್, ರೂಮ್ ಸರ್ವಿಸ್, ರೂಮ್ ಗುಡಿಸುವುದು, store room, server room, show room, tool room, class room, dressing room, panel room, dark room, cold room, room partner, room rent, room chahiye rent, rent room, i stay in, i stay at, i stay near, we stay in, we stay near, staying in, staying at, staying near';

/** Words that say no more than that hours, a wage or a part of the day are meant, beside a condition. */
export const CONDITION_STOP_WORDS = `shift duty time timing timings only bas sirf matra hour hours hr hrs ghante ghanta gante gantegalu a day per day daily se tak
  seruva serodu sero serkolluva
  शिफ्ट ड्यूटी टाइम सिर्फ घंटे घंटा ಸೇರುವ ಸೇರೋ ಸೇರಿಕೊಳ್ಳುವ ಶಿಫ್ಟ್ ಪಾಳಿ ಪಾಳಿಯ ಸಮಯ ಮಾತ್ರ ಗಂಟೆ ಗಂಟೆಗಳ`;

/** What an advertisement says of a condition that a seeker would not write so; separated by commas, all scripts. */
export const ADVERTISED_WORDS: Partial<Record<SearchCondition, string>> = {
  no_experience:
    'fresher ok, freshers ok, fresher okay, freshers welcome, students welcome, students ok, good for students, learner, trainee, apprentice, naya seekhne wale',
  urgent: 'start tomorrow, aaj se joining, kal se kaam shuru, कल से काम शुरू, ಕೂಡಲೇ ಬೇಕಾಗಿದ್ದಾರೆ, urgent hiring, walk in',
  two_wheeler:
    'scooty honi chahiye, scooter hona chahiye, bike honi chahiye, bike hona chahiye, स्कूटी होनी चाहिए, बाइक होनी चाहिए, बाइक होना चाहिए, ಸ್ಕೂಟಿ ಇರಬೇಕು, bike, scooty, scooter, बाइक, स्कूटी, ಬೈಕ್, ಸ್ಕೂಟರ್, ಸ್ಕೂಟಿ',
  daily_pay: 'daily incentive, per night, per visit payment',
};

/** Names of a sex: work is not looked for by it. */
export const SEX_WORDS = `boy boys girl girls male males female females man men woman women lady ladies gents gent
  mahila mahilaon mahilayen ladka ladke ladko ladkon ladki ladkiya ladkiyan ladkiyo ladkiyon aurat auraten auraton aadmi aadmiyon purush purushon
  mahile mahilege mahileyaru mahileyarige hudugi hudugige hudugiyaru hudugiyarige huduga huduganige hudugaru hudugarige
  hengasaru hengasarige gandasaru gandasarige purusharu purusharige
  लड़का लड़के लड़कों लड़की लड़कियां लड़कियाँ लड़कियों महिला महिलाएं महिलाएँ महिलाओं औरत औरतें औरतों आदमी आदमियों पुरुष पुरुषों मर्द मर्दों
  ಹುಡುಗ ಹುಡುಗನಿಗೆ ಹುಡುಗರು ಹುಡುಗರಿಗೆ ಹುಡುಗಿ ಹುಡುಗಿಗೆ ಹುಡುಗಿಯರು ಹುಡುಗಿಯರಿಗೆ ಮಹಿಳೆ ಮಹಿಳೆಗೆ ಮಹಿಳೆಯರು ಮಹಿಳೆಯರಿಗೆ
  ಹೆಂಗಸು ಹೆಂಗಸರು ಹೆಂಗಸರಿಗೆ ಗಂಡಸು ಗಂಡಸರು ಗಂಡಸರಿಗೆ ಪುರುಷರು ಪುರುಷರಿಗೆ`;

/** Things that a condition asks for, as somebody says that they have none: "without bike". */
export const THINGS_OF_CONDITIONS: Partial<Record<SearchCondition, string>> = {
  two_wheeler:
    'bike, two wheeler, scooter, scooty, own bike, vehicle, licence, license, driving licence, driving license, dl, gaadi, gadi, बाइक, स्कूटी, लाइसेंस, दोपहिया, ಬೈಕ್, ಸ್ಕೂಟಿ, ಲೈಸೆನ್ಸ್',
};

/** Words before which, and after which, stands what is not wanted. */
export const NEGATION_BEFORE = `not, no, dont, do not, dont have, do not have, have no, dont know, except, without, bina, बिना, but not, other than, dont want, do not want, anything but, apart from, non, excluding`;
export const NEGATION_AFTER = `nahi, nahin, nhi, na ho, nahi chahiye, nahin chahiye, nahi karna, chhodkar, chhod ke, chodkar, ke alawa, ke siva, ko chhodkar, beda, bedaa, bittu, alla, illade, illada, hortu,
  नहीं, नही, ना हो, नहीं चाहिए, नहीं करना, छोड़कर, को छोड़कर, के अलावा, के सिवा, न हो, ಬೇಡ, ಬಿಟ್ಟು, ಅಲ್ಲ, ಇಲ್ಲದ, ಹೊರತು, ಬೇಡವೇ ಬೇಡ`;
