import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of beauty, health, homes and teaching. */
export const OCCUPATIONS_CARE_TEACHING = [
  {
    id: 'beautician',
    category: 'beauty_wellness',
    alsoIn: ['gig'],
    latin:
      'Beautician; beauty therapist, beauty parlour worker, parlour worker, beauty parlor, parlour wali, parlour ka kaam, salon beautician, home service beautician, skin therapist, beauty parlour kelasa, parlour kelasa, byutishan, beauty parlour, beauty parlour job, parlour job, parlour, ladies parlour, ladies beauty parlour, threading, waxing, threading waxing, facial, waxing facial, eyebrow threading, makeup and facial, beauty parlour girl, beauty parlour lady, beauty parlour hudugi, urban company beautician, ladies salon, ladies parlor, beautition, parlor kelasa, parlor me kaam, parlour me kaam, parlor job, makeup threading',
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
      'Fitness trainer; floor trainer, gym floor trainer, gym trainer, personal trainer, gym instructor, fitness coach, zumba trainer, aerobics trainer, sports coach, cricket coach, karate trainer, kasrat karane wala, jim trainer, gym coach, gym master, gym staff trainer',
    devanagari: 'फ़िटनेस ट्रेनर; जिम ट्रेनर, पर्सनल ट्रेनर, ज़ुम्बा ट्रेनर, स्पोर्ट्स कोच, क्रिकेट कोच',
    kannada: 'ಫಿಟ್‌ನೆಸ್ ಟ್ರೈನರ್; ಜಿಮ್ ಟ್ರೈನರ್, ಪರ್ಸನಲ್ ಟ್ರೈನರ್, ಝುಂಬಾ ಟ್ರೈನರ್, ಕ್ರೀಡಾ ತರಬೇತುದಾರ',
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
      'House help; maid, house maid, housemaid, domestic help, domestic helper, domestic worker, home maid, part time maid, full time maid, bai, kaam wali, kaam wali bai, kaamwali, kamwali, ghar ka kaam, gharelu kaam, jhadu pocha bartan, mane kelasa, manekelasa, mane kelasadavaru, mane kelasadavalu, house work, household work, home work maid, servant, house servant, maid servant, servant maid, naukrani, ghar ka kam, ghar ke kaam, ghar kaam, ghar mein kaam, ghar me kaam, gharon mein kaam, gharon me kaam, kam wali, kam wali bai, kaam wala bai, safai bartan, bartan jhadu pocha, jhadu bartan, jhadu pocha khana, dai, dai ka kaam, manegelasa, manegelasadavaru, mane kelasadaake, mani kelasa, instahelp, insta help, urban company instahelp, snabbit, pronto, house helper, home helper, house help job, house lady, gharelu sahayika, gharelu sahayak, gharelu naukar, ghar ka naukar, house keeping in home, house keeping at home, made servant, ghar saaf karna, household help, domestic maid, mane kasa patre, kapde bartan, bartan kapde, kapde bartan jhadu, jhadu bartan kapde, ghar ke sab kaam, ghar ka sab kaam, ghar ka sara kaam, nauker, naukar, cleaning at home, gharelu kam, domestic work',
    devanagari:
      'घरेलू सहायक; कामवाली, कामवाला, कामवाली बाई, बाई, घरेलू सहायिका, मेड, घर का काम, झाड़ू पोछा बर्तन, नौकरानी, नौकर, घरेलू नौकर, घर में काम, घर के काम, घरों में काम, घरों का काम, दाई, दाई का काम, कामवाली का काम, सफ़ाई बर्तन, झाड़ू बर्तन, घर साफ़ करना, घरेलू कामकाज, घर का कामकाज, घर का सारा काम, घर के सारे काम, घरेलू काम',
    kannada:
      'ಮನೆ ಕೆಲಸದವರು; ಮನೆ ಕೆಲಸ, ಮನೆಗೆಲಸ, ಮನೆಗೆಲಸದವರು, ಮನೆ ಕೆಲಸದವಳು, ಮೇಡ್, ಮನೆ ಸಹಾಯಕರು, ಮನೆಕೆಲಸ, ಮನೆಕೆಲಸದವರು, ಮನೆ ಕೆಲಸದಾಕೆ, ಮನೆಕೆಲಸದಾಕೆ, ಮನಿ ಕೆಲಸ, ಮನಿಕೆಲಸ, ಮನೆ ಕೆಲಸದಮ್ಮ, ಮನೆ ಕಸ ಪಾತ್ರೆ, ಗೃಹ ಕೆಲಸ',
    skills: ['sweeping_mopping', 'dishwashing', 'dusting', 'laundry_washing', 'home_upkeep'],
  },
  {
    id: 'home_cook',
    category: 'domestic_help',
    alsoIn: ['food_service'],
    latin:
      'Home cook; house cook, ghar ki rasoi, ghar ki rasoi ka kaam, cook at home, cook for home, family cook, home chef, personal cook, part time cook, ghar ka cook, ghar mein khana banane wali, ghar mein khana banane wala, mane adige, mane adige kelasa, mane adugeyavaru, home cooking, house cooking, cooking in house, cooking at home, cook for family, cook in house, maid cook, cook maid, cook cum maid, maharaj, maharaj cook, flat cook, apartment cook, bachelor cook, gharon mein khana banane wali, ghar jaake khana banana, ghar jaakar khana banana, maneli adige, maneyalli adige, mane adugeyavru, mane ge hogi adige, maneli adge, home food cook, cooking maid, house cooking lady, cooking for family',
    devanagari:
      'घर का कुक; घर की रसोई, घर की रसोई का काम, घर में खाना बनाने वाला, घर में खाना बनाने वाली, घर का रसोइया, होम कुक, घरों में खाना बनाने वाली, घरों में खाना बनाने वाला, महाराज, घर जाकर खाना बनाना, टिफिन बनाना',
    kannada:
      'ಮನೆ ಅಡುಗೆಯವರು; ಮನೆ ಅಡುಗೆ ಕೆಲಸ, ಮನೆ ಕುಕ್, ಮನೆಯಲ್ಲಿ ಅಡುಗೆ ಮಾಡುವವರು, ಹೋಮ್ ಕುಕ್, ಮನೆ ಅಡುಗೆ, ಮನೆ ಅಡಿಗೆ, ಮನೆಯಲ್ಲಿ ಅಡುಗೆ, ಮನೆಯಲ್ಲಿ ಅಡಿಗೆ, ಮನೇಲಿ ಅಡುಗೆ, ಟಿಫಿನ್ ಮಾಡೋದು, ಟಿಫಿನ್ ಮಾಡುವುದು',
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
      'Elder caretaker; caretaker, care taker, caregiver, care giver, elder care, old age caretaker, elderly attendant, senior citizen caretaker, home attendant, buzurg ki dekhbhal, budhe logon ki seva, vruddharannu nodikolluvavaru, hiriyara aaraike, kertekar, dadi ki dekhbhal, daadi ki dekhbhal, dada dadi ki dekhbhal, bujurg ki dekhbhal, take care of old people, look after old people, care of elderly, old people care, budhe logon ki dekhbhal, vayassadavarannu nodikolluvudu, hiriyara araike, old age home, old age home staff, vriddhashram, vruddhashrama, old care, attendant for old person, kair tekar, keyar tekar, caretakar, elderly care, portea, bedridden caretaker, bistar pe bimar, bedridden patient, bed ridden patient care, attender for old people',
    devanagari:
      'बुज़ुर्गों के केयरटेकर; केयरटेकर, केयर टेकर, केयरगिवर, बुज़ुर्ग अटेंडेंट, दादी की देखभाल, दादा-दादी की देखभाल, बुज़ुर्गों की देखभाल, बूढ़े लोगों की देखभाल, बुज़ुर्ग की देखभाल, वृद्धाश्रम, केयर टेकर का काम',
    kannada:
      'ಹಿರಿಯರ ಆರೈಕೆ ಮಾಡುವವರು; ಕೇರ್‌ಟೇಕರ್, ಕೇರ್ ಟೇಕರ್, ಕೇರ್‌ಗಿವರ್, ವೃದ್ಧರನ್ನು ನೋಡಿಕೊಳ್ಳುವವರು, ಅಜ್ಜಿ ನೋಡಿಕೊಳ್ಳುವವರು, ಅಜ್ಜಿಯನ್ನು ನೋಡಿಕೊಳ್ಳುವವರು, ಹಿರಿಯರನ್ನು ನೋಡಿಕೊಳ್ಳುವುದು, ವಯಸ್ಸಾದವರ ಆರೈಕೆ, ವೃದ್ಧಾಶ್ರಮ',
    skills: ['elderly_care', 'patient_moving', 'giving_medicine', 'vital_signs', 'first_aid'],
  },
  {
    id: 'house_caretaker',
    category: 'domestic_help',
    alsoIn: ['security'],
    latin:
      'House and property caretaker; building caretaker, farm house caretaker, bungalow caretaker, guest house caretaker, pg caretaker, hostel warden, pg warden, apartment caretaker, farmhouse couple, ghar sambhalne wala, mane nodikolluvavaru, warden, warden job, ladies warden, ghar ki dekhbhal',
    devanagari:
      'घर और बिल्डिंग के केयरटेकर; घर और बिल्डिंग का केयरटेकर, फ़ार्म हाउस केयरटेकर, बिल्डिंग केयरटेकर, पीजी वार्डन, हॉस्टल वार्डन, घर संभालने वाला, वार्डन',
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
      'Pet caretaker; dog walker, pet sitter, pet groomer, dog groomer, dog trainer, dog handler, kutta ghumane wala, naayi nodikolluvavaru, vet assistant, kennel boy, dog walking, dog boarding, cat sitter, pet sitting, dog sitter, dog sitting, walking dogs, nayi walking, naayi walking, pet boarding, dog care, pet grooming, dog grooming, kennel helper, dog walk, walk dogs, dog feeding, feeding dogs',
    devanagari: 'पालतू जानवरों के केयरटेकर; पालतू जानवर संभालने वाला, डॉग वॉकर, कुत्ता घुमाने वाला, पेट ग्रूमर, डॉग ट्रेनर, डॉग वॉकिंग',
    kannada: 'ಸಾಕುಪ್ರಾಣಿ ನೋಡಿಕೊಳ್ಳುವವರು; ಡಾಗ್ ವಾಕರ್, ನಾಯಿ ನೋಡಿಕೊಳ್ಳುವವರು, ಪೆಟ್ ಗ್ರೂಮರ್, ನಾಯಿ ವಾಕಿಂಗ್',
    skills: ['pet_handling', 'sweeping_mopping', 'first_aid'],
  },
  {
    id: 'farm_worker',
    category: 'gig',
    alsoIn: ['domestic_help'],
    latin:
      'Farm worker; farm labour, agriculture worker, agricultural labour, dairy farm worker, poultry farm worker, kisan mazdoor, khet mazdoor, kheti ka kaam, khet ka kaam, gaay dekhne wala, hola kelasa, hola gadde kelasa, gadde kelasa, krishi kelasa, thota kelasadavaru, cow shed worker, khet me kaam, khet mein kaam, dairy farm, dairy farm work, cow farm, cow milking, milking cows, goat farm, poultry farm, sheep farm, coffee estate, coffee estate work, estate worker, coffee picking, agriculture labour, agri worker, vyavasaya, gaushala, goshala, cow shed, tea estate worker, gaay bhains ka kaam, khet majdoori, khet mazdoori, farm house labour, farm house worker, farm house kelasa, dairy farm kelasa, farmer, kisan, raitha, shepherd, cow herd',
    devanagari:
      'खेत मज़दूर; खेती का काम, खेत का काम, फ़ार्म वर्कर, डेयरी वर्कर, पोल्ट्री फ़ार्म वर्कर, खेत में काम, डेयरी फ़ार्म, पोल्ट्री फ़ार्म, गौशाला, किसान',
    kannada:
      'ಹೊಲದ ಕೆಲಸದವರು; ಹೊಲ ಗದ್ದೆ ಕೆಲಸ, ಕೃಷಿ ಕೆಲಸದವರು, ತೋಟದ ಕೂಲಿ, ಡೈರಿ ಕೆಲಸದವರು, ಕೋಳಿ ಫಾರ್ಮ್ ಕೆಲಸ, ಗದ್ದೆ ಕೆಲಸ, ಹೊಲದ ಕೆಲಸ, ಡೈರಿ ಫಾರ್ಮ್, ಗೋಶಾಲೆ, ವ್ಯವಸಾಯ, ರೈತ, ಕುರಿಗಾಹಿ',
    skills: ['farming', 'dairy_work', 'plant_care', 'tractor_driving', 'heavy_lifting'],
  },
  {
    id: 'nurse',
    category: 'healthcare',
    latin:
      'Nurse; staff nurse, nursing staff, gnm nurse, bsc nurse, home nurse, hospital nurse, sister nurse, male nurse, female nurse, icu nurse, nurse didi, narsu, naras, nars, daadiyaru, nursing, nursing job, nursing ka kaam, nursing work, gnm, bsc nursing, b sc nursing, anm gnm nurse, anm gnm, nursing officer, nursing completed, sister in hospital, hospital sister, nurse bai',
    devanagari: 'नर्स; स्टाफ़ नर्स, नर्सिंग स्टाफ़, होम नर्स, जीएनएम नर्स, सिस्टर नर्स, नर्सिंग, नर्सिंग का काम, जीएनएम, बीएससी नर्सिंग',
    kannada: 'ನರ್ಸ್; ಸ್ಟಾಫ್ ನರ್ಸ್, ದಾದಿ, ಶುಶ್ರೂಷಕಿ, ಶುಶ್ರೂಷಕ, ಹೋಮ್ ನರ್ಸ್, ನರ್ಸಿಂಗ್ ಕೆಲಸ, ನರ್ಸಿಂಗ್, ಜಿಎನ್‌ಎಂ',
    skills: ['patient_care', 'injections', 'vital_signs', 'wound_dressing', 'giving_medicine', 'infection_control'],
  },
  {
    id: 'nurse_aide',
    category: 'healthcare',
    alsoIn: ['domestic_help'],
    latin:
      'Nursing assistant; nurse aide, nursing aide, nurse assistant, anm, anm nurse, general duty assistant, gda, patient attendant, patient care attendant, patient caretaker, bedside attendant, nursing helper, mareez ki dekhbhal karne wala, rogi nodikolluvavaru, patient attender, mareez ki dekhbhal, mareez ki seva, home nursing, home nursing attendant, patient care, patient care assistant, bedside care, bedridden patient caretaker, patient ke saath rehna',
    devanagari:
      'नर्सिंग असिस्टेंट; पेशेंट अटेंडेंट, एएनएम, मरीज़ की देखभाल करने वाला, मरीज़ संभालने वाला, जीडीए, मरीज़ की देखभाल, मरीज़ की सेवा, मरीज़ों की देखभाल',
    kannada: 'ನರ್ಸಿಂಗ್ ಅಸಿಸ್ಟೆಂಟ್; ಪೇಶೆಂಟ್ ಅಟೆಂಡರ್, ರೋಗಿ ನೋಡಿಕೊಳ್ಳುವವರು, ಎಎನ್‌ಎಂ, ನರ್ಸಿಂಗ್ ಹೆಲ್ಪರ್, ರೋಗಿಗಳ ಆರೈಕೆ, ಪೇಶೆಂಟ್ ಕೇರ್',
    skills: ['patient_care', 'patient_moving', 'vital_signs', 'giving_medicine', 'infection_control'],
  },
  {
    id: 'ward_attendant',
    category: 'healthcare',
    alsoIn: ['cleaning'],
    latin:
      'Ward attendant; ward boy, wardboy, ward girl, ward boy and aaya, ward boy aur aaya, ward boy aaya, ward boy ayah, ward helper, ward aaya, aaya, ayah, hospital attendant, hospital attender, hospital helper, hospital housekeeping, hospital cleaner, stretcher boy, aspatal ka kaam, aaspatre kelasa, ward bai, ward attender, hospital aaya, hospital ayah, hospital aya, ward ayah, aspatre attender, aspatre aaya, aspatal aaya, hospital bai, ot attender, ot boy, vard boy, vard bai, hospital sweeper, aspatre aya, hospital attendar, aaya hospital, ward lady, ward boi',
    devanagari:
      'वार्ड अटेंडेंट; वार्ड बॉय, वार्ड बॉय और आया, वार्ड बॉय आया, आया, अस्पताल हेल्पर, हॉस्पिटल अटेंडेंट, अस्पताल का काम, स्ट्रेचर बॉय, अस्पताल आया, अस्पताल में आया, हॉस्पिटल आया, अस्पताल अटेंडेंट',
    kannada:
      'ವಾರ್ಡ್ ಅಟೆಂಡರ್; ವಾರ್ಡ್ ಬಾಯ್, ವಾರ್ಡ್ ಬಾಯ್ ಮತ್ತು ಆಯಾ, ವಾರ್ಡ್ ಬಾಯ್ ಆಯಾ, ಆಯಾ, ಆಸ್ಪತ್ರೆ ಅಟೆಂಡರ್, ಆಸ್ಪತ್ರೆ ಹೆಲ್ಪರ್, ಆಸ್ಪತ್ರೆ ಕೆಲಸ, ಆಸ್ಪತ್ರೆ ಆಯಾ, ಆಸ್ಪತ್ರೆ ಅಟೆಂಡೆಂಟ್, ಆಯಾ ಆಸ್ಪತ್ರೆ',
    skills: ['patient_moving', 'infection_control', 'sweeping_mopping', 'waste_segregation'],
  },
  {
    id: 'clinic_assistant',
    category: 'healthcare',
    alsoIn: ['office_education'],
    latin:
      'Clinic assistant; compounder, doctor assistant, clinic helper, clinic staff, dental assistant, dental nurse, dentist assistant, clinic nurse, compaunder, kampaundar, doctor helper, clinic attender, clinic receptionist helper, clinic attendant, dental clinic assistant, helper for doctor',
    devanagari: 'क्लिनिक असिस्टेंट; कंपाउंडर, डॉक्टर असिस्टेंट, क्लिनिक हेल्पर, डेंटल असिस्टेंट',
    kannada: 'ಕ್ಲಿನಿಕ್ ಅಸಿಸ್ಟೆಂಟ್; ಕಾಂಪೌಂಡರ್, ಡಾಕ್ಟರ್ ಅಸಿಸ್ಟೆಂಟ್, ಕ್ಲಿನಿಕ್ ಹೆಲ್ಪರ್, ಡೆಂಟಲ್ ಅಸಿಸ್ಟೆಂಟ್',
    skills: ['hospital_registration', 'vital_signs', 'wound_dressing', 'appointment_scheduling'],
  },
  {
    id: 'lab_technician',
    category: 'healthcare',
    latin:
      'Lab technician; laboratory technician, lab assistant, dmlt technician, pathology technician, blood bank technician, lab helper, lab attendant, leb technician, dmlt, bmlt, mlt, lab technican, lab tech, lab work, lab kelasa, lab attender, blood bank, blood bank job, blood testing, pathology, pathology lab, bsc mlt, dmlt job, laboratory, lab job, lab me kaam, lab mein kaam, diagnostic lab, diagnostic centre lab',
    devanagari: 'लैब टेक्नीशियन; लैब असिस्टेंट, पैथोलॉजी टेक्नीशियन, लैब अटेंडेंट, लैब हेल्पर, पैथोलॉजी लैब, डीएमएलटी, लैब में काम',
    kannada: 'ಲ್ಯಾಬ್ ಟೆಕ್ನಿಷಿಯನ್; ಲ್ಯಾಬ್ ಅಸಿಸ್ಟೆಂಟ್, ಲ್ಯಾಬ್ ಹೆಲ್ಪರ್, ಲ್ಯಾಬ್ ಕೆಲಸ',
    skills: ['lab_testing', 'blood_collection', 'record_keeping', 'infection_control', 'attention_to_detail'],
  },
  {
    id: 'phlebotomist',
    category: 'healthcare',
    alsoIn: ['gig'],
    latin:
      'Phlebotomist; blood collection executive, sample collection boy, sample collector, home sample collection, blood sample collector, khoon lene wala, fleebotomist, phlebotomy technician, thyrocare, blood collector, phlebo, blood collection, blood sample collection, sample collection',
    devanagari: 'फ़्लेबोटोमिस्ट; सैंपल लेने वाला, ब्लड सैंपल वाला, खून का सैंपल लेने वाला, सैंपल कलेक्शन, ब्लड सैंपल कलेक्शन',
    kannada: 'ಫ್ಲೆಬಾಟಮಿಸ್ಟ್; ಬ್ಲಡ್ ಸ್ಯಾಂಪಲ್ ತೆಗೆಯುವವರು, ಸ್ಯಾಂಪಲ್ ಸಂಗ್ರಹಿಸುವವರು, ಸ್ಯಾಂಪಲ್ ಕಲೆಕ್ಷನ್, ಬ್ಲಡ್ ಸ್ಯಾಂಪಲ್ ಕಲೆಕ್ಷನ್',
    skills: ['blood_collection', 'bike_riding', 'infection_control', 'record_keeping'],
  },
  {
    id: 'imaging_technician',
    category: 'healthcare',
    latin:
      'X-ray and ECG technician; x ray technician, xray technician, radiographer, ecg technician, ct scan technician, mri technician, radiology technician, ot technician, dialysis technician, eksre technician, scan centre technician, scan center technician, ecg, scanning centre, scan centre, scan technician, ultrasound technician, xray',
    devanagari:
      'एक्स-रे और ईसीजी टेक्नीशियन; एक्स-रे टेक्नीशियन, ईसीजी टेक्नीशियन, ओटी टेक्नीशियन, रेडियोग्राफ़र, ईसीजी, एक्सरे टेक्नीशियन',
    kannada: 'ಎಕ್ಸ್-ರೇ ಮತ್ತು ಇಸಿಜಿ ಟೆಕ್ನಿಷಿಯನ್; ಎಕ್ಸ್-ರೇ ಟೆಕ್ನಿಷಿಯನ್, ಇಸಿಜಿ ಟೆಕ್ನಿಷಿಯನ್, ಒಟಿ ಟೆಕ್ನಿಷಿಯನ್, ಇಸಿಜಿ',
    skills: ['xray_imaging', 'ecg', 'patient_care', 'record_keeping'],
  },
  {
    id: 'pharmacist',
    category: 'healthcare',
    alsoIn: ['retail'],
    latin:
      'Pharmacist; farmacist, d pharm, b pharm, d pharma, b pharma, dpharm, bpharm, dpharma, bpharma, diploma pharmacy, b pharmacy, d pharmacy, pharma fresher, hospital pharmacy, pharmacist trainee, registered pharmacist',
    devanagari: 'फ़ार्मासिस्ट; डी फ़ार्मा, बी फ़ार्मा',
    kannada: 'ಫಾರ್ಮಸಿಸ್ಟ್; ಡಿ ಫಾರ್ಮ, ಬಿ ಫಾರ್ಮ, ಬಿ ಫಾರ್ಮಾ, ಡಿ ಫಾರ್ಮಾ',
    skills: ['medicine_dispensing', 'stock_counting', 'billing', 'customer_service'],
  },
  {
    id: 'pharmacist_helper',
    category: 'healthcare',
    alsoIn: ['retail'],
    latin:
      'Medical shop helper; pharmacy assistant, pharmacist helper, pharmacy helper, medical store helper, medical shop salesman, chemist, chemist shop helper, dawai ki dukan, medical store ka kaam, medical angadi kelasa, aushadhi angadi, medical shop, medical store, medical angadi, pharmacy job, farmacy, farmacy shop, pharma shop, pharmacy salesman, pharmacy sales, medicen shop, medical me kaam, medical mein kaam, medicine counter, tablet shop, wellness forever, trust chemists, pharmacy staff, pharmacy trainee, medicine billing, medical hall, medical par kaam, works in medical',
    devanagari:
      'मेडिकल स्टोर हेल्पर; केमिस्ट, दवा की दुकान, दवाई की दुकान हेल्पर, मेडिकल स्टोर, मेडिकल शॉप, दवाई की दुकान, फ़ार्मेसी का काम, फ़ार्मेसी जॉब, फ़ार्मेसी में काम',
    kannada:
      'ಮೆಡಿಕಲ್ ಶಾಪ್ ಹೆಲ್ಪರ್; ಔಷಧಿ ಅಂಗಡಿ ಕೆಲಸ, ಮೆಡಿಕಲ್ ಶಾಪ್ ಕೆಲಸ, ಕೆಮಿಸ್ಟ್, ಮೆಡಿಕಲ್ ಶಾಪ್, ಮೆಡಿಕಲ್ ಅಂಗಡಿ, ಔಷಧಿ ಅಂಗಡಿ, ಫಾರ್ಮಸಿ ಕೆಲಸ, ದವಾ ಅಂಗಡಿ, ಮೆಡಿಕಲ್ಸ್, ಫಾರ್ಮಸಿ ಶಾಪ್',
    skills: ['shelf_stocking', 'billing', 'stock_counting', 'customer_service', 'medicine_dispensing'],
  },
  {
    id: 'physiotherapist',
    category: 'healthcare',
    alsoIn: ['gig', 'beauty_wellness'],
    latin:
      'Physiotherapist; physio therapist, physiotherapy assistant, home physiotherapist, fizio therapist, bpt, bpt job, physio, occupational therapist, fijiyotherapist, mpt',
    devanagari: 'फ़िज़ियोथेरेपिस्ट; फ़िज़ियो, फ़िज़ियोथेरेपी असिस्टेंट',
    kannada: 'ಫಿಸಿಯೋಥೆರಪಿಸ್ಟ್; ಫಿಸಿಯೋ ಡಾಕ್ಟರ್, ಫಿಸಿಯೋಥೆರಪಿ ಅಸಿಸ್ಟೆಂಟ್, ಫಿಸಿಯೋ',
    skills: ['physiotherapy', 'patient_care', 'elderly_care', 'record_keeping'],
  },
  {
    id: 'tutor',
    category: 'office_education',
    alsoIn: ['gig'],
    latin:
      'Tutor; home tutor, tuition teacher, tuition master, private tutor, maths tutor, science tutor, online tutor, tuition padhane wala, tuition padhane wali, tuition sir, mane paatha heluvavaru, tution teacher, teach children, padhane ka kaam, bachchon ko padhana, makkalige paata helikoduvudu, paata helikoduvudu, paata heluvudu, tuition, tuitions, tution, tutions, home tuition, home tution, tuition job, tuition centre, tuition center, tuition for kids, private tuition, maths tuition, science tuition, english tuition, hindi tuition, online tuition, online teaching, online teacher, ghar jakar padhane wala, ghar par padhane wala, homework karane wala, bachchon ka homework, mane paata, mane patha, manepaata, byjus tutor, vedantu, tution techer, home teacher, coaching, abacus teacher, tuition centre teacher, coaching class teacher, tuition miss, kids teaching, children teaching, online class lena, online classes, tutoring, makkalige paata, makkalige patha',
    devanagari:
      'ट्यूटर; ट्यूशन टीचर, होम ट्यूटर, ट्यूशन पढ़ाने वाला, ट्यूशन पढ़ाने वाली, ऑनलाइन ट्यूटर, पढ़ाने का काम, बच्चों को पढ़ाना, ट्यूशन, होम ट्यूशन, ऑनलाइन ट्यूशन, घर जाकर पढ़ाने वाला',
    kannada:
      'ಟ್ಯೂಟರ್; ಟ್ಯೂಷನ್ ಟೀಚರ್, ಹೋಮ್ ಟ್ಯೂಟರ್, ಮನೆ ಪಾಠ ಹೇಳುವವರು, ಆನ್‌ಲೈನ್ ಟ್ಯೂಟರ್, ಮಕ್ಕಳಿಗೆ ಪಾಠ ಹೇಳಿಕೊಡುವುದು, ಪಾಠ ಹೇಳಿಕೊಡುವುದು, ಪಾಠ ಹೇಳುವುದು, ಟ್ಯೂಷನ್, ಟ್ಯೂಶನ್, ಹೋಂ ಟ್ಯೂಷನ್, ಮನೆ ಪಾಠ, ಮನೆಪಾಠ, ಮನೆಪಾಠ ಹೇಳುವವರು, ಟ್ಯೂಷನ್ ಮಿಸ್, ಮಕ್ಕಳಿಗೆ ಪಾಠ',
    skills: ['home_tuition', 'maths_teaching', 'science_teaching', 'english_teaching', 'online_teaching'],
  },
  {
    id: 'teacher',
    category: 'office_education',
    latin:
      'Teacher; school teacher, primary teacher, high school teacher, subject teacher, english teacher, maths teacher, science teacher, assistant teacher, faculty, coaching teacher, lecturer, shikshak, adhyapak, shikshaka, upadhyaya, mestru, mastaru, tichar, teaching, teaching job, teaching jobs, b ed, bed teacher, d ed, m ed, bed fresher, tgt, pgt, tgt pgt, social teacher, physics teacher, chemistry teacher, kannada teacher, hindi teacher, school me padhane wala, substitute teacher, shikshaki, techer, tichar kelasa, teacher job, school miss, english miss, maths miss, school sir, coaching faculty, physical education teacher, pt teacher, pt master, sports teacher',
    devanagari:
      'टीचर; स्कूल टीचर, शिक्षक, अध्यापक, मास्टर, गणित टीचर, इंग्लिश टीचर, असिस्टेंट टीचर, शिक्षिका, टीचिंग, बीएड, स्कूल में पढ़ाने वाला',
    kannada:
      'ಟೀಚರ್; ಶಿಕ್ಷಕ, ಶಿಕ್ಷಕರು, ಉಪಾಧ್ಯಾಯ, ಮೇಷ್ಟ್ರು, ಸ್ಕೂಲ್ ಟೀಚರ್, ಗಣಿತ ಟೀಚರ್, ಶಿಕ್ಷಕಿ, ಬಿಎಡ್, ಟೀಚಿಂಗ್, ಶಾಲೆ ಟೀಚರ್, ಶಾಲಾ ಶಿಕ್ಷಕರು, ಅಧ್ಯಾಪಕ',
    skills: ['class_handling', 'english_teaching', 'maths_teaching', 'communication', 'exam_supervision'],
  },
  {
    id: 'preschool_teacher',
    category: 'office_education',
    latin:
      'Nursery school teacher; preschool teacher, pre primary teacher, kindergarten teacher, kg teacher, nursery teacher, play school teacher, montessori teacher, anganwadi worker, anganwadi teacher, daycare teacher, lkg teacher, ukg teacher, lkg ukg teacher, lkg ukg miss, nursery miss, lkg miss, pre school teacher, play home teacher, playschool teacher, day care teacher, mother teacher, eurokids teacher, eurokids, kidzee, balwadi, balwadi teacher, anganwadi, ntt, ntt course, ntt teacher, anganavadi, kindergarten, montessori trained teacher, montessori, preschool helper, kinder garten, day care staff, pre kg teacher, nursery class, nursery class teacher, kids play home, kg miss',
    devanagari:
      'नर्सरी टीचर; प्ले स्कूल टीचर, केजी टीचर, मोंटेसरी टीचर, आंगनवाड़ी वर्कर, आंगनवाड़ी, एलकेजी टीचर, यूकेजी टीचर, बालवाड़ी, नर्सरी स्कूल टीचर, बालवाड़ी टीचर',
    kannada:
      'ನರ್ಸರಿ ಟೀಚರ್; ಪ್ಲೇ ಸ್ಕೂಲ್ ಟೀಚರ್, ಮಾಂಟೆಸ್ಸರಿ ಟೀಚರ್, ಅಂಗನವಾಡಿ ಕಾರ್ಯಕರ್ತೆ, ಯುಕೆಜಿ ಟೀಚರ್, ಅಂಗನವಾಡಿ, ಎಲ್‌ಕೆಜಿ ಟೀಚರ್, ಬಾಲವಾಡಿ, ಪ್ಲೇ ಹೋಮ್ ಟೀಚರ್, ಅಂಗನವಾಡಿ ಟೀಚರ್, ನರ್ಸರಿ ಮಿಸ್, ಎಲ್‌ಕೆಜಿ ಮಿಸ್, ಯುಕೆಜಿ ಮಿಸ್',
    skills: ['early_childhood', 'child_care', 'art_teaching', 'communication'],
  },
  {
    id: 'arts_teacher',
    category: 'office_education',
    alsoIn: ['gig', 'event_staff'],
    latin:
      'Art and music teacher; play guitar, can play guitar, play keyboard, play violin, play tabla, guitar player, music teacher, dance teacher, dance master, drawing teacher, art teacher, craft teacher, guitar teacher, keyboard teacher, singing teacher, choreographer, sangeet shikshak, sangeetha shikshaka, dance sikhane wala, dance kalisuvavaru, piano teacher, violin teacher, tabla teacher, flute teacher, drums teacher, bharatanatyam teacher, classical dance teacher, western dance teacher, carnatic music teacher, vocal teacher, chess teacher, painting teacher, painting class teacher, music class, dance class, drawing class, art class, drawing classes, music classes, dance classes, guitar class, keyboard class, sangeetha teacher, music sir, dance miss, music instructor, dance instructor, guitar class teacher, music class teacher, dance class teacher, singing classes teacher, bharatanatyam',
    devanagari:
      'संगीत और कला टीचर; म्यूज़िक टीचर, डांस टीचर, ड्रॉइंग टीचर, संगीत शिक्षक, डांस मास्टर, गिटार टीचर, कोरियोग्राफ़र, संगीत टीचर, नृत्य शिक्षक, तबला टीचर, कीबोर्ड टीचर, डांस क्लास',
    kannada:
      'ಸಂಗೀತ ಮತ್ತು ಚಿತ್ರಕಲೆ ಟೀಚರ್; ಮ್ಯೂಸಿಕ್ ಟೀಚರ್, ಡ್ಯಾನ್ಸ್ ಟೀಚರ್, ಡ್ರಾಯಿಂಗ್ ಟೀಚರ್, ಸಂಗೀತ ಶಿಕ್ಷಕ, ಡ್ಯಾನ್ಸ್ ಮಾಸ್ಟರ್, ಗಿಟಾರ್ ಟೀಚರ್, ಸಂಗೀತ ಟೀಚರ್, ನೃತ್ಯ ಶಿಕ್ಷಕ, ಚಿತ್ರಕಲೆ ಶಿಕ್ಷಕ, ಚಿತ್ರಕಲಾ ಶಿಕ್ಷಕ, ತಬಲಾ ಟೀಚರ್, ಕೀಬೋರ್ಡ್ ಟೀಚರ್, ಭರತನಾಟ್ಯ ಟೀಚರ್',
    skills: ['music_teaching', 'dance_teaching', 'art_teaching', 'communication'],
  },
] as const satisfies readonly OccupationRow[];
