import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of beauty, homes and gardens. */
export const OCCUPATIONS_BEAUTY_HOMES = [
  {
    id: 'beautician',
    category: 'beauty_wellness',
    alsoIn: ['gig'],
    latin:
      'Beautician; beauty therapist, beauty parlour worker, parlour worker, beauty parlor, parlour wali, parlour ka kaam, salon beautician, home service beautician, skin therapist, beauty parlour kelasa, parlour kelasa, byutishan, beauty parlour, beauty parlour job, parlour job, parlour, ladies parlour, ladies beauty parlour, threading, waxing, threading waxing, facial, waxing facial, eyebrow threading, makeup and facial, beauty parlour girl, beauty parlour lady, beauty parlour hudugi, urban company beautician, ladies salon, ladies parlor, beautition, parlor kelasa, parlor me kaam, parlour me kaam, parlor job, makeup threading, salon and spa, salon spa',
    devanagari:
      'ब्यूटीशियन; ब्यूटी पार्लर वाली, ब्यूटी पार्लर वाला, पार्लर का काम, ब्यूटी थेरेपिस्ट, ब्यूटी पार्लर, पार्लर में काम, पार्लर, थ्रेडिंग, वैक्सिंग, थ्रेडिंग वैक्सिंग, फ़ेशियल, ब्युटीशियन',
    kannada: 'ಬ್ಯೂಟಿಷಿಯನ್; ಬ್ಯೂಟಿ ಪಾರ್ಲರ್ ಕೆಲಸ, ಪಾರ್ಲರ್ ಕೆಲಸ, ಬ್ಯೂಟಿ ಥೆರಪಿಸ್ಟ್, ಬ್ಯೂಟಿ ಪಾರ್ಲರ್, ಥ್ರೆಡಿಂಗ್, ಫೇಶಿಯಲ್, ಬ್ಯುಟಿಶಿಯನ್, ಬ್ಯೂಟಿಶಿಯನ್',
    skills: ['facial', 'waxing', 'threading', 'makeup', 'manicure_pedicure', 'salon_hygiene'],
  },
  {
    id: 'barber',
    category: 'beauty_wellness',
    alsoIn: ['gig'],
    latin:
      'Barber; hair cutter, hair cutting wala, gents salon worker, barber shop worker, baal katne wala, baal kaatne wala, daadhi banane wala, kshourika, kudalu kattarisuvavaru, cutting shop kelasa, naai, nai ka kaam, nai ki dukan, hajjam, hajaam, dadhi banane wala, daadi banane wala, dadi banane wala, haircut, hair cut, hair cutting, hair cutting work, gents salon, mens salon, gents saloon, mens parlour, cutting work, nayi ka kaam, kelasi, salon barber, cutting maduvavaru, hair cutting shop, cutting shop',
    devanagari:
      'बार्बर; बाल काटने वाला, दाढ़ी बनाने वाला, सैलून वाला, हेयर कटिंग वाला, नाई, हज्जाम, नाई का काम, नाई की दुकान, हेयर कटिंग, कटिंग का काम, सैलून, कटिंग',
    kannada: 'ಬಾರ್ಬರ್; ಕ್ಷೌರಿಕ, ಕೂದಲು ಕತ್ತರಿಸುವವರು, ಹೇರ್ ಕಟಿಂಗ್ ಕೆಲಸ, ಕಟಿಂಗ್ ಶಾಪ್ ಕೆಲಸ, ಕ್ಷೌರ, ಹೇರ್ ಕಟಿಂಗ್, ಕಟಿಂಗ್ ಕೆಲಸ, ಕಟಿಂಗ್',
    skills: ['haircut', 'shaving', 'hair_colouring', 'salon_hygiene', 'customer_service'],
  },
  {
    id: 'hair_stylist',
    category: 'beauty_wellness',
    alsoIn: ['gig'],
    latin:
      'Hair stylist; hairstylist, hairdresser, hair dresser, salon stylist, unisex salon stylist, hair technician, hair expert, senior stylist, hear stylist, hair styler, hair stylish, hair styling, hair style, hair straightening, hair spa, hair smoothening, hair colour, keratin, ladies hair cut, ladies haircut, ladies hair cutting, hair designer',
    devanagari: 'हेयर स्टाइलिस्ट; हेयर ड्रेसर, सैलून स्टाइलिस्ट, हेयर एक्सपर्ट, हेयर स्टाइल, हेयर स्पा',
    kannada: 'ಹೇರ್ ಸ್ಟೈಲಿಸ್ಟ್; ಹೇರ್ ಡ್ರೆಸರ್, ಸಲೂನ್ ಸ್ಟೈಲಿಸ್ಟ್, ಹೇರ್ ಡ್ರೆಸ್ಸರ್, ಹೇರ್ ಸ್ಟೈಲ್',
    skills: ['haircut', 'hair_styling', 'hair_colouring', 'hair_spa', 'customer_service'],
  },
  {
    id: 'salon_assistant',
    category: 'beauty_wellness',
    latin:
      'Salon assistant; salon helper, salon staff, salon worker, salon kelasa, parlour helper, beauty parlour helper, shampoo boy, salon trainee, shampoo girl, salon cleaning helper, parlour assistant',
    devanagari: 'सैलून हेल्पर; सैलून स्टाफ़, सैलून का काम, सैलून असिस्टेंट, पार्लर हेल्पर',
    kannada: 'ಸಲೂನ್ ಹೆಲ್ಪರ್; ಸಲೂನ್ ಸಿಬ್ಬಂದಿ, ಸಲೂನ್ ಕೆಲಸ, ಪಾರ್ಲರ್ ಹೆಲ್ಪರ್',
    skills: ['salon_hygiene', 'hair_spa', 'manicure_pedicure', 'threading', 'customer_service'],
  },
  {
    id: 'makeup_artist',
    category: 'beauty_wellness',
    alsoIn: ['event_staff', 'gig'],
    latin:
      'Makeup artist; make up artist, mua, bridal makeup artist, party makeup artist, saree draper, dulhan makeup wali, madumagala makeup, makup artist, mekap artist, saree draping, sari draping, dulhan sajane wali, dulhan sajana, makeup, bridal makeup, makeup man, makeup girl',
    devanagari:
      'मेकअप आर्टिस्ट; ब्राइडल मेकअप आर्टिस्ट, दुल्हन मेकअप वाली, साड़ी पहनाने वाली, साड़ी पहनाने वाला, मेकअप, दुल्हन सजाने वाली, साड़ी पहनाना',
    kannada: 'ಮೇಕಪ್ ಆರ್ಟಿಸ್ಟ್; ಬ್ರೈಡಲ್ ಮೇಕಪ್ ಆರ್ಟಿಸ್ಟ್, ಸೀರೆ ಉಡಿಸುವವರು, ಮೇಕಪ್, ಮದುಮಗಳ ಮೇಕಪ್, ಸೀರೆ ಉಡಿಸುವುದು',
    skills: ['makeup', 'hair_styling', 'saree_draping', 'customer_service'],
  },
  {
    id: 'mehendi_artist',
    category: 'beauty_wellness',
    alsoIn: ['event_staff', 'gig'],
    latin:
      'Mehendi artist; mehndi artist, mehandi artist, mehndi wali, mehndi wala, mehndi lagane wali, henna artist, bridal mehndi artist, mehandi haakuvavaru, mehendi, mehndi, mehandi, henna, bridal mehendi, bridal mehndi, mehendi design',
    devanagari: 'मेहंदी आर्टिस्ट; मेहंदी लगाने वाली, मेहंदी लगाने वाला, मेहंदी वाली, मेहंदी वाला, मेहंदी',
    kannada: 'ಮೆಹಂದಿ ಆರ್ಟಿಸ್ಟ್; ಮೆಹಂದಿ ಹಾಕುವವರು, ಮೆಹಂದಿ ಕಲಾವಿದರು, ಮೆಹಂದಿ',
    skills: ['mehendi', 'attention_to_detail', 'customer_service'],
  },
  {
    id: 'nail_technician',
    category: 'beauty_wellness',
    alsoIn: ['gig'],
    latin:
      'Nail technician; nail artist, nail art technician, nail extension artist, pedicurist, manicurist, pedicure boy, nel artist, manicure pedicure, manicure, pedicure, nail art, nail salon, nail extension, nails',
    devanagari:
      'नेल टेक्नीशियन; नेल आर्टिस्ट, मैनीक्योर पेडीक्योर वाला, मैनीक्योर पेडीक्योर वाली, मैनीक्योर पेडीक्योर, मैनीक्योर, पेडीक्योर, नेल आर्ट',
    kannada: 'ನೇಲ್ ಟೆಕ್ನಿಷಿಯನ್; ನೇಲ್ ಆರ್ಟಿಸ್ಟ್, ಪೆಡಿಕ್ಯೂರ್ ಕೆಲಸ, ಮ್ಯಾನಿಕ್ಯೂರ್, ಪೆಡಿಕ್ಯೂರ್, ನೇಲ್ ಆರ್ಟ್',
    skills: ['nail_art', 'manicure_pedicure', 'salon_hygiene', 'attention_to_detail'],
  },
  {
    id: 'massage_therapist',
    category: 'beauty_wellness',
    alsoIn: ['healthcare', 'gig'],
    latin:
      'Massage therapist; spa therapist, masseur, masseuse, massager, body massage therapist, ayurvedic therapist, panchakarma therapist, malish wala, malish wali, maalish karne wala, masaj therapist, panchakarma, massage, body massage, spa girl therapist, massage boy, massage parlour, massage centre, massage center, masaj, body masaj, ayurveda therapist, ayurveda massage',
    devanagari: 'मसाज थेरेपिस्ट; मालिश वाला, मालिश वाली, मालिश करने वाला, स्पा थेरेपिस्ट, पंचकर्म थेरेपिस्ट',
    kannada: 'ಮಸಾಜ್ ಥೆರಪಿಸ್ಟ್; ಮಸಾಜ್ ಮಾಡುವವರು, ಮಾಲಿಶ್ ಮಾಡುವವರು, ಸ್ಪಾ ಥೆರಪಿಸ್ಟ್, ಪಂಚಕರ್ಮ ಥೆರಪಿಸ್ಟ್',
    skills: ['massage', 'customer_service', 'salon_hygiene', 'first_aid'],
  },
  {
    id: 'tattoo_artist',
    category: 'beauty_wellness',
    alsoIn: ['gig'],
    latin:
      'Tattoo artist; tattoo maker, tattoo wala, tattoo designer, hachche haakuvavaru, tattoo, tattoo shop, tattoo studio, tatoo, tattoo parlour',
    devanagari: 'टैटू आर्टिस्ट; टैटू बनाने वाला, टैटू वाला, टैटू',
    kannada: 'ಟ್ಯಾಟೂ ಆರ್ಟಿಸ್ಟ್; ಟ್ಯಾಟೂ ಹಾಕುವವರು, ಹಚ್ಚೆ ಹಾಕುವವರು, ಟ್ಯಾಟೂ',
    skills: ['tattooing', 'salon_hygiene', 'attention_to_detail'],
  },
  {
    id: 'fitness_trainer',
    category: 'beauty_wellness',
    alsoIn: ['office_education', 'gig'],
    latin:
      'Fitness trainer; floor trainer, gym floor trainer, gym trainer, personal trainer, gym instructor, fitness coach, zumba trainer, aerobics trainer, kasrat karane wala, jim trainer, gym coach, gym master, gym staff trainer',
    devanagari: 'फ़िटनेस ट्रेनर; जिम ट्रेनर, पर्सनल ट्रेनर, ज़ुम्बा ट्रेनर',
    kannada: 'ಫಿಟ್‌ನೆಸ್ ಟ್ರೈನರ್; ಜಿಮ್ ಟ್ರೈನರ್, ಪರ್ಸನಲ್ ಟ್ರೈನರ್, ಝುಂಬಾ ಟ್ರೈನರ್',
    skills: ['fitness_training', 'diet_advice', 'first_aid', 'communication'],
  },
  {
    id: 'yoga_teacher',
    category: 'beauty_wellness',
    alsoIn: ['office_education', 'gig'],
    latin:
      'Yoga teacher; yoga instructor, yoga trainer, yoga sikhane wala, yoga kalisuvavaru, yoga guru, yoga mastaru, yoga, yoga class, yoga classes, yoga teaching',
    devanagari: 'योग टीचर; योग शिक्षक, योग शिक्षिका, योगा टीचर, योग सिखाने वाला, योग ट्रेनर, योगा क्लास',
    kannada: 'ಯೋಗ ಟೀಚರ್; ಯೋಗ ಶಿಕ್ಷಕ, ಯೋಗ ಶಿಕ್ಷಕರು, ಯೋಗ ಶಿಕ್ಷಕಿ, ಯೋಗ ಕಲಿಸುವವರು, ಯೋಗ ಟ್ರೈನರ್, ಯೋಗ ಕ್ಲಾಸ್',
    skills: ['yoga_teaching', 'communication', 'punctuality', 'online_teaching'],
  },
  {
    id: 'house_help',
    category: 'domestic_help',
    alsoIn: ['cleaning', 'gig'],
    latin:
      'House help; maid, house maid, housemaid, domestic help, domestic helper, domestic worker, home maid, part time maid, full time maid, bai, kaam wali, kaam wali bai, kaamwali, kamwali, ghar ka kaam, gharelu kaam, jhadu pocha bartan, mane kelasa, manekelasa, mane kelasadavaru, mane kelasadavalu, house work, household work, home work maid, servant, house servant, maid servant, servant maid, naukrani, ghar ka kam, ghar ke kaam, ghar kaam, ghar mein kaam, ghar me kaam, gharon mein kaam, gharon me kaam, kam wali, kam wali bai, kaam wala bai, safai bartan, bartan jhadu pocha, jhadu bartan, jhadu pocha khana, dai, dai ka kaam, manegelasa, manegelasadavaru, mane kelasadaake, mani kelasa, instahelp, insta help, urban company instahelp, snabbit, pronto, house helper, home helper, house help job, house lady, gharelu sahayika, gharelu sahayak, gharelu naukar, ghar ka naukar, house keeping in home, house keeping at home, made servant, ghar saaf karna, household help, domestic maid, mane kasa patre, kapde bartan, bartan kapde, kapde bartan jhadu, jhadu bartan kapde, ghar ke sab kaam, ghar ka sab kaam, ghar ka sara kaam, nauker, naukar, cleaning at home, gharelu kam, domestic work, cooking and cleaning, cooking cleaning, cooking and cleaning in house, help for flat, help for 2bhk, help for 3bhk, help for 3bhk flat, help for 2bhk flat, help at home, help for house',
    devanagari:
      'घरेलू सहायक; कामवाली, कामवाला, कामवाली बाई, बाई, घरेलू सहायिका, मेड, घर का काम, झाड़ू पोछा बर्तन, नौकरानी, नौकर, घरेलू नौकर, घर में काम, घर के काम, घरों में काम, घरों का काम, दाई, दाई का काम, कामवाली का काम, सफ़ाई बर्तन, झाड़ू बर्तन, घर साफ़ करना, घरेलू कामकाज, घर का कामकाज, घर का सारा काम, घर के सारे काम, घरेलू काम, खाना और सफाई, खाना और सफ़ाई, घर का झाड़ू पोछा बर्तन',
    kannada:
      'ಮನೆ ಕೆಲಸದವರು; ಮನೆ ಕೆಲಸ, ಮನೆಗೆಲಸ, ಮನೆಗೆಲಸದವರು, ಮನೆ ಕೆಲಸದವಳು, ಮೇಡ್, ಮನೆ ಸಹಾಯಕರು, ಮನೆಕೆಲಸ, ಮನೆಕೆಲಸದವರು, ಮನೆ ಕೆಲಸದಾಕೆ, ಮನೆಕೆಲಸದಾಕೆ, ಮನಿ ಕೆಲಸ, ಮನಿಕೆಲಸ, ಮನೆ ಕೆಲಸದಮ್ಮ, ಮನೆ ಕಸ ಪಾತ್ರೆ, ಗೃಹ ಕೆಲಸ, ಅಡುಗೆ ಮತ್ತು ಕ್ಲೀನಿಂಗ್',
    skills: ['sweeping_mopping', 'dishwashing', 'dusting', 'laundry_washing', 'home_upkeep'],
  },
  {
    id: 'home_cook',
    category: 'domestic_help',
    alsoIn: ['food_service'],
    latin:
      'Home cook; house cook, ghar ki rasoi, ghar ki rasoi ka kaam, cook at home, cook for home, family cook, home chef, personal cook, part time cook, ghar ka cook, ghar mein khana banane wali, ghar mein khana banane wala, mane adige, mane adige kelasa, mane adugeyavaru, home cooking, house cooking, cooking in house, cooking at home, cook for family, cook in house, maid cook, cook maid, maharaj, maharaj cook, flat cook, apartment cook, bachelor cook, gharon mein khana banane wali, ghar jaake khana banana, ghar jaakar khana banana, maneli adige, maneyalli adige, mane adugeyavru, mane ge hogi adige, maneli adge, home food cook, cooking maid, house cooking lady, cooking for family, ghar par roti sabzi, roti sabzi, bungalow cook, bangle mein cook, khansama sahab ke bangle mein',
    devanagari:
      'घर का कुक; घर की रसोई, घर की रसोई का काम, घर में खाना बनाने वाला, घर में खाना बनाने वाली, घर का रसोइया, होम कुक, घरों में खाना बनाने वाली, घरों में खाना बनाने वाला, महाराज, घर जाकर खाना बनाना, टिफिन बनाना, घर पर रोटी सब्जी, घर पर खाना बनाना, रोटी सब्जी बनाना',
    kannada:
      'ಮನೆ ಅಡುಗೆಯವರು; ಮನೆ ಅಡುಗೆ ಕೆಲಸ, ಮನೆ ಕುಕ್, ಮನೆಯಲ್ಲಿ ಅಡುಗೆ ಮಾಡುವವರು, ಹೋಮ್ ಕುಕ್, ಮನೆ ಅಡುಗೆ, ಮನೆ ಅಡಿಗೆ, ಮನೆಯಲ್ಲಿ ಅಡುಗೆ, ಮನೆಯಲ್ಲಿ ಅಡಿಗೆ, ಮನೇಲಿ ಅಡುಗೆ, ಟಿಫಿನ್ ಮಾಡೋದು, ಟಿಫಿನ್ ಮಾಡುವುದು, ನಮ್ಮನೇಲಿ ಅಡಿಗೆ, ಮನೇಲಿ ಅಡುಗೆ ಮಾಡೋಕೆ',
    skills: ['cooking', 'dough_roti_making', 'vegetable_cutting', 'kitchen_cleaning'],
  },
  {
    id: 'nanny',
    category: 'domestic_help',
    alsoIn: ['healthcare'],
    latin:
      'Nanny; care of toddlers, toddler care, toddlers, babysitter, baby sitter, baby care taker, child caretaker, child care worker, japa maid, aaya, ayah, aayah, creche attendant, daycare attendant, bachcha sambhalne wali, bachche sambhalne wala, bachche dekhne wali, magu nodikolluvavaru, makkalannu nodikolluvavaru, neni, naney, look after children, take care of baby, bachcha sambhalna, bacche sambhalne wali, bachchon ki dekhbhal, magu nodikollalu, makkalannu nodikolluvudu, baby sitting, babysitting, babysit, aya ka kaam, japa wali, banantana, baanantana, day care, daycare, day care job, daycare job, creche, crech, governess, baby maid, child care, baby care, newborn care, baby nurse, kids caretaker, baby massage, japa massage, baby ka kaam',
    devanagari:
      'बच्चों के केयरटेकर; आया, नैनी, बेबीसिटर, बच्चे संभालने वाली, बच्चे संभालने वाला, जापा मेड, क्रेच अटेंडेंट, बेबी सिटर, जापा, बच्चों की देखभाल, डे केयर, क्रेच',
    kannada:
      'ಮಕ್ಕಳನ್ನು ನೋಡಿಕೊಳ್ಳುವವರು; ಆಯಾ, ನ್ಯಾನಿ, ಬೇಬಿ ಸಿಟ್ಟರ್, ಮಗು ನೋಡಿಕೊಳ್ಳುವವರು, ಬಾಣಂತನ ಮಾಡುವವರು, ಮಗು ನೋಡಿಕೊಳ್ಳಲು, ಮಗು ನೋಡಿಕೊಳ್ಳುವ, ಬಾಣಂತನ, ಬಾಣಂತಿ ಆರೈಕೆ, ಮಕ್ಕಳ ಆರೈಕೆ, ಡೇ ಕೇರ್, ಬೇಬಿ ಕೇರ್',
    skills: ['child_care', 'newborn_care', 'early_childhood', 'first_aid'],
  },
  {
    id: 'elder_caretaker',
    category: 'domestic_help',
    alsoIn: ['healthcare'],
    latin:
      'Elder caretaker; caretaker, care taker, caregiver, care giver, elder care, old age caretaker, elderly attendant, senior citizen caretaker, home attendant, buzurg ki dekhbhal, budhe logon ki seva, vruddharannu nodikolluvavaru, hiriyara aaraike, kertekar, dadi ki dekhbhal, daadi ki dekhbhal, dada dadi ki dekhbhal, bujurg ki dekhbhal, take care of old people, look after old people, care of elderly, old people care, budhe logon ki dekhbhal, vayassadavarannu nodikolluvudu, hiriyara araike, old age home, old age home staff, vriddhashram, vruddhashrama, old care, attendant for old person, kair tekar, keyar tekar, caretakar, elderly care, portea, bedridden caretaker, bistar pe bimar, bedridden patient, bed ridden patient care, attender for old people, old father, my father, help him bathe, help her bathe, help him walk, bedridden mother, aged father, aged mother',
    devanagari:
      'बुज़ुर्गों के केयरटेकर; केयरटेकर, केयर टेकर, केयरगिवर, बुज़ुर्ग अटेंडेंट, दादी की देखभाल, दादा-दादी की देखभाल, बुज़ुर्गों की देखभाल, बूढ़े लोगों की देखभाल, बुज़ुर्ग की देखभाल, वृद्धाश्रम, केयर टेकर का काम, बूढ़े पिता, बूढ़ी माँ',
    kannada:
      'ಹಿರಿಯರ ಆರೈಕೆ ಮಾಡುವವರು; ಕೇರ್‌ಟೇಕರ್, ಕೇರ್ ಟೇಕರ್, ಕೇರ್‌ಗಿವರ್, ವೃದ್ಧರನ್ನು ನೋಡಿಕೊಳ್ಳುವವರು, ಅಜ್ಜಿ ನೋಡಿಕೊಳ್ಳುವವರು, ಅಜ್ಜಿಯನ್ನು ನೋಡಿಕೊಳ್ಳುವವರು, ಹಿರಿಯರನ್ನು ನೋಡಿಕೊಳ್ಳುವುದು, ವಯಸ್ಸಾದವರ ಆರೈಕೆ, ವೃದ್ಧಾಶ್ರಮ, ಕಾಯಿಲೆ ಇರುವವರನ್ನು ನೋಡಿಕೊಳ್ಳುವುದು, ಕಾಯಿಲೆಯವರನ್ನು ನೋಡಿಕೊಳ್ಳುವುದು, ಕಾಯಿಲೆ ಬಿದ್ದವರನ್ನು ನೋಡಿಕೊಳ್ಳುವುದು, ಕಾಯಿಲೆ ಬಿದ್ದೋರನ್ನ ನೋಡಿಕೊಳ್ಳೋ, ವಯಸ್ಸಾದ ತಂದೆ, ವಯಸ್ಸಾದ ತಾಯಿ',
    skills: ['elderly_care', 'patient_moving', 'giving_medicine', 'vital_signs', 'first_aid'],
  },
  {
    id: 'house_caretaker',
    category: 'domestic_help',
    alsoIn: ['security'],
    latin:
      'House and property caretaker; building caretaker, farm house caretaker, bungalow caretaker, guest house caretaker, pg caretaker, hostel warden, pg warden, apartment caretaker, farmhouse couple, ghar sambhalne wala, mane nodikolluvavaru, warden, warden job, ladies warden, ghar ki dekhbhal, pg incharge, pg in charge, hostel incharge, hostel in charge',
    devanagari:
      'घर और बिल्डिंग के केयरटेकर; घर और बिल्डिंग का केयरटेकर, फ़ार्म हाउस केयरटेकर, बिल्डिंग केयरटेकर, पीजी वार्डन, हॉस्टल वार्डन, घर संभालने वाला, वार्डन, पीजी इंचार्ज',
    kannada: 'ಮನೆ ಮತ್ತು ಬಿಲ್ಡಿಂಗ್ ನೋಡಿಕೊಳ್ಳುವವರು; ಬಿಲ್ಡಿಂಗ್ ಕೇರ್‌ಟೇಕರ್, ಫಾರ್ಮ್ ಹೌಸ್ ಕೇರ್‌ಟೇಕರ್, ಹಾಸ್ಟೆಲ್ ವಾರ್ಡನ್, ಪಿಜಿ ವಾರ್ಡನ್, ವಾರ್ಡನ್',
    skills: ['home_upkeep', 'guarding', 'gardening', 'record_keeping'],
  },
  {
    id: 'gardener',
    category: 'domestic_help',
    alsoIn: ['cleaning', 'gig'],
    latin:
      'Gardener; mali, maali, garden worker, garden helper, gardening worker, plant nursery worker, bagwan, bagicha wala, lawn worker, landscaper, tota kelasa, thotada kelasa, tota maali, thotagara, gardner, gardnar, gardening, garden work, garden maintenance, bagicha ka kaam, bagiche ka kaam, lawn mowing, lawn mower, thota kelasa, garden kelasa, park maintenance, watering plants, landscaping, terrace garden, nursery worker, bagwani, bagwani ka kaam, plants maintenance, paudhon ko pani dena, bagiche me kaam, bagiche mein kaam, garden boy, garden me paani dena, garden paani dena, lawn maintenance, lawn work',
    devanagari: 'माली; बागबान, गार्डनर, बगीचे वाला, बागवानी करने वाला, नर्सरी वर्कर, बागवानी, बगीचे का काम, गार्डन का काम',
    kannada:
      'ತೋಟದ ಮಾಲಿ; ಮಾಲಿ, ಗಾರ್ಡನರ್, ತೋಟಗಾರ, ತೋಟದ ಕೆಲಸದವರು, ಗಿಡ ನೋಡಿಕೊಳ್ಳುವವರು, ತೋಟದ ಕೆಲಸ, ಗಾರ್ಡನ್ ಕೆಲಸ, ಗಿಡಕ್ಕೆ ನೀರು ಹಾಕುವುದು, ನೀರು ಹಾಕುವ ಗಾರ್ಡನ್ ಕೆಲಸ',
    skills: ['gardening', 'plant_care', 'digging_carrying', 'pest_spraying'],
  },
  {
    id: 'pet_caretaker',
    category: 'domestic_help',
    alsoIn: ['gig'],
    latin:
      'Pet caretaker; dog walker, pet sitter, pet groomer, dog groomer, dog trainer, dog handler, kutta ghumane wala, naayi nodikolluvavaru, vet assistant, kennel boy, dog walking, dog boarding, cat sitter, pet sitting, dog sitter, dog sitting, walking dogs, nayi walking, naayi walking, pet boarding, dog care, pet grooming, dog grooming, kennel helper, dog walk, walk dogs, dog feeding, feeding dogs, groomer, cat groomer, loves dogs, dog lover, dogs and cats, dog bath, dog bathing, bathing dogs, pet shop helper, pet spa, pet parlour',
    devanagari:
      'पालतू जानवरों के केयरटेकर; पालतू जानवर संभालने वाला, डॉग वॉकर, कुत्ता घुमाने वाला, पेट ग्रूमर, डॉग ट्रेनर, डॉग वॉकिंग, कुत्ते नहलाना, कुत्तों की देखभाल',
    kannada: 'ಸಾಕುಪ್ರಾಣಿ ನೋಡಿಕೊಳ್ಳುವವರು; ಡಾಗ್ ವಾಕರ್, ನಾಯಿ ನೋಡಿಕೊಳ್ಳುವವರು, ಪೆಟ್ ಗ್ರೂಮರ್, ನಾಯಿ ವಾಕಿಂಗ್, ನಾಯಿ ಸ್ನಾನ, ನಾಯಿಗಳಿಗೆ ಸ್ನಾನ',
    skills: ['pet_handling', 'sweeping_mopping', 'first_aid'],
  },
  {
    id: 'farm_worker',
    category: 'gig',
    alsoIn: ['domestic_help'],
    latin:
      'Farm worker; farm labour, agriculture worker, agricultural labour, dairy farm worker, poultry farm worker, kisan mazdoor, khet mazdoor, kheti ka kaam, khet ka kaam, gaay dekhne wala, hola kelasa, hola gadde kelasa, gadde kelasa, krishi kelasa, thota kelasadavaru, cow shed worker, khet me kaam, khet mein kaam, dairy farm, dairy farm work, cow farm, cow milking, milking cows, goat farm, poultry farm, sheep farm, coffee estate, coffee estate work, estate worker, coffee picking, agriculture labour, agri worker, vyavasaya, gaushala, goshala, cow shed, tea estate worker, gaay bhains ka kaam, khet majdoori, khet mazdoori, farm house labour, farm house worker, farm house kelasa, dairy farm kelasa, farmer, kisan, raitha, shepherd, cow herd, poultry, poultry work, poultry shed work, koli farm, koli farm kelasa, bele kelasa, hasu saakane, kottige clean, kottige kelasa, gaay ka doodh nikalna, doodh nikalna, milking, cow care',
    devanagari:
      'खेत मज़दूर; खेती का काम, खेत का काम, फ़ार्म वर्कर, डेयरी वर्कर, पोल्ट्री फ़ार्म वर्कर, खेत में काम, डेयरी फ़ार्म, पोल्ट्री फ़ार्म, गौशाला, किसान, मुर्गी फार्म, मुर्गी पालन, दूध निकालना, दूध दुहना, गाय का काम, गाय देखना',
    kannada:
      'ಹೊಲದ ಕೆಲಸದವರು; ಹೊಲ ಗದ್ದೆ ಕೆಲಸ, ಕೃಷಿ ಕೆಲಸದವರು, ತೋಟದ ಕೂಲಿ, ಡೈರಿ ಕೆಲಸದವರು, ಕೋಳಿ ಫಾರ್ಮ್ ಕೆಲಸ, ಗದ್ದೆ ಕೆಲಸ, ಹೊಲದ ಕೆಲಸ, ಡೈರಿ ಫಾರ್ಮ್, ಗೋಶಾಲೆ, ವ್ಯವಸಾಯ, ರೈತ, ಕುರಿಗಾಹಿ, ಬೆಳೆ ಕೆಲಸ, ಹಾಲು ಕರೆಯುವುದು, ಹಸು ಸಾಕಣೆ, ಹಸು ಸಾಕುವುದು, ಕೊಟ್ಟಿಗೆ ಕೆಲಸ',
    skills: ['farming', 'dairy_work', 'plant_care', 'tractor_driving', 'heavy_lifting'],
  },
] as const satisfies readonly OccupationRow[];
