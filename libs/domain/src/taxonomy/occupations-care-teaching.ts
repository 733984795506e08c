import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of beauty, health, homes and teaching. */
export const OCCUPATIONS_CARE_TEACHING = [
  {
    id: 'beautician',
    category: 'beauty_wellness',
    alsoIn: ['gig'],
    latin:
      'Beautician; beauty therapist, beauty parlour worker, parlour worker, beauty parlor, parlour wali, parlour ka kaam, salon beautician, home service beautician, skin therapist, beauty parlour kelasa, parlour kelasa, byutishan',
    devanagari: 'ब्यूटीशियन; ब्यूटी पार्लर वाली, ब्यूटी पार्लर वाला, पार्लर का काम, ब्यूटी थेरेपिस्ट',
    kannada: 'ಬ್ಯೂಟಿಷಿಯನ್; ಬ್ಯೂಟಿ ಪಾರ್ಲರ್ ಕೆಲಸ, ಪಾರ್ಲರ್ ಕೆಲಸ, ಬ್ಯೂಟಿ ಥೆರಪಿಸ್ಟ್',
    skills: ['facial', 'waxing', 'threading', 'makeup', 'manicure_pedicure', 'salon_hygiene'],
  },
  {
    id: 'barber',
    category: 'beauty_wellness',
    alsoIn: ['gig'],
    latin:
      'Barber; hair cutter, hair cutting wala, gents salon worker, barber shop worker, baal katne wala, baal kaatne wala, daadhi banane wala, kshourika, kudalu kattarisuvavaru, cutting shop kelasa, naai, naayi, nai ka kaam, nai ki dukan, hajjam, hajaam, dadhi banane wala, daadi banane wala, dadi banane wala',
    devanagari: 'बार्बर; बाल काटने वाला, दाढ़ी बनाने वाला, सैलून वाला, हेयर कटिंग वाला, नाई, हज्जाम, नाई का काम, नाई की दुकान',
    kannada: 'ಬಾರ್ಬರ್; ಕ್ಷೌರಿಕ, ಕೂದಲು ಕತ್ತರಿಸುವವರು, ಹೇರ್ ಕಟಿಂಗ್ ಕೆಲಸ, ಕಟಿಂಗ್ ಶಾಪ್ ಕೆಲಸ',
    skills: ['haircut', 'shaving', 'hair_colouring', 'salon_hygiene', 'customer_service'],
  },
  {
    id: 'hair_stylist',
    category: 'beauty_wellness',
    alsoIn: ['gig'],
    latin:
      'Hair stylist; hairstylist, hairdresser, hair dresser, salon stylist, unisex salon stylist, hair technician, hair expert, senior stylist, hear stylist',
    devanagari: 'हेयर स्टाइलिस्ट; हेयर ड्रेसर, सैलून स्टाइलिस्ट, हेयर एक्सपर्ट',
    kannada: 'ಹೇರ್ ಸ್ಟೈಲಿಸ್ಟ್; ಹೇರ್ ಡ್ರೆಸರ್, ಸಲೂನ್ ಸ್ಟೈಲಿಸ್ಟ್',
    skills: ['haircut', 'hair_styling', 'hair_colouring', 'hair_spa', 'customer_service'],
  },
  {
    id: 'salon_assistant',
    category: 'beauty_wellness',
    latin:
      'Salon assistant; salon helper, salon staff, salon worker, salon kelasa, parlour helper, beauty parlour helper, shampoo boy, salon trainee',
    devanagari: 'सैलून हेल्पर; सैलून स्टाफ़, सैलून का काम, सैलून असिस्टेंट, पार्लर हेल्पर',
    kannada: 'ಸಲೂನ್ ಹೆಲ್ಪರ್; ಸಲೂನ್ ಸಿಬ್ಬಂದಿ, ಸಲೂನ್ ಕೆಲಸ, ಪಾರ್ಲರ್ ಹೆಲ್ಪರ್',
    skills: ['salon_hygiene', 'hair_spa', 'manicure_pedicure', 'threading', 'customer_service'],
  },
  {
    id: 'makeup_artist',
    category: 'beauty_wellness',
    alsoIn: ['event_staff', 'gig'],
    latin:
      'Makeup artist; make up artist, mua, bridal makeup artist, party makeup artist, saree draper, dulhan makeup wali, madumagala makeup, makup artist, mekap artist',
    devanagari: 'मेकअप आर्टिस्ट; ब्राइडल मेकअप आर्टिस्ट, दुल्हन मेकअप वाली, साड़ी पहनाने वाली, साड़ी पहनाने वाला',
    kannada: 'ಮೇಕಪ್ ಆರ್ಟಿಸ್ಟ್; ಬ್ರೈಡಲ್ ಮೇಕಪ್ ಆರ್ಟಿಸ್ಟ್, ಸೀರೆ ಉಡಿಸುವವರು',
    skills: ['makeup', 'hair_styling', 'saree_draping', 'customer_service'],
  },
  {
    id: 'mehendi_artist',
    category: 'beauty_wellness',
    alsoIn: ['event_staff', 'gig'],
    latin:
      'Mehendi artist; mehndi artist, mehandi artist, mehndi wali, mehndi wala, mehndi lagane wali, henna artist, bridal mehndi artist, mehandi haakuvavaru',
    devanagari: 'मेहंदी आर्टिस्ट; मेहंदी लगाने वाली, मेहंदी लगाने वाला, मेहंदी वाली, मेहंदी वाला',
    kannada: 'ಮೆಹಂದಿ ಆರ್ಟಿಸ್ಟ್; ಮೆಹಂದಿ ಹಾಕುವವರು, ಮೆಹಂದಿ ಕಲಾವಿದರು',
    skills: ['mehendi', 'attention_to_detail', 'customer_service'],
  },
  {
    id: 'nail_technician',
    category: 'beauty_wellness',
    alsoIn: ['gig'],
    latin:
      'Nail technician; nail artist, nail art technician, nail extension artist, pedicurist, manicurist, pedicure boy, nel artist',
    devanagari: 'नेल टेक्नीशियन; नेल आर्टिस्ट, मैनीक्योर पेडीक्योर वाला, मैनीक्योर पेडीक्योर वाली',
    kannada: 'ನೇಲ್ ಟೆಕ್ನಿಷಿಯನ್; ನೇಲ್ ಆರ್ಟಿಸ್ಟ್, ಪೆಡಿಕ್ಯೂರ್ ಕೆಲಸ',
    skills: ['nail_art', 'manicure_pedicure', 'salon_hygiene', 'attention_to_detail'],
  },
  {
    id: 'massage_therapist',
    category: 'beauty_wellness',
    alsoIn: ['healthcare', 'gig'],
    latin:
      'Massage therapist; spa therapist, masseur, masseuse, massager, body massage therapist, ayurvedic therapist, panchakarma therapist, malish wala, malish wali, maalish karne wala, masaj therapist',
    devanagari: 'मसाज थेरेपिस्ट; मालिश वाला, मालिश वाली, मालिश करने वाला, स्पा थेरेपिस्ट, पंचकर्म थेरेपिस्ट',
    kannada: 'ಮಸಾಜ್ ಥೆರಪಿಸ್ಟ್; ಮಸಾಜ್ ಮಾಡುವವರು, ಮಾಲಿಶ್ ಮಾಡುವವರು, ಸ್ಪಾ ಥೆರಪಿಸ್ಟ್, ಪಂಚಕರ್ಮ ಥೆರಪಿಸ್ಟ್',
    skills: ['massage', 'customer_service', 'salon_hygiene', 'first_aid'],
  },
  {
    id: 'tattoo_artist',
    category: 'beauty_wellness',
    alsoIn: ['gig'],
    latin: 'Tattoo artist; tattoo maker, tattoo wala, tattoo designer, hachche haakuvavaru',
    devanagari: 'टैटू आर्टिस्ट; टैटू बनाने वाला, टैटू वाला',
    kannada: 'ಟ್ಯಾಟೂ ಆರ್ಟಿಸ್ಟ್; ಟ್ಯಾಟೂ ಹಾಕುವವರು, ಹಚ್ಚೆ ಹಾಕುವವರು',
    skills: ['tattooing', 'salon_hygiene', 'attention_to_detail'],
  },
  {
    id: 'fitness_trainer',
    category: 'beauty_wellness',
    alsoIn: ['office_education', 'gig'],
    latin:
      'Fitness trainer; gym trainer, personal trainer, gym instructor, fitness coach, zumba trainer, aerobics trainer, sports coach, cricket coach, karate trainer, swimming coach, kasrat karane wala, jim trainer',
    devanagari: 'फ़िटनेस ट्रेनर; जिम ट्रेनर, पर्सनल ट्रेनर, ज़ुम्बा ट्रेनर, स्पोर्ट्स कोच, क्रिकेट कोच',
    kannada: 'ಫಿಟ್‌ನೆಸ್ ಟ್ರೈನರ್; ಜಿಮ್ ಟ್ರೈನರ್, ಪರ್ಸನಲ್ ಟ್ರೈನರ್, ಝುಂಬಾ ಟ್ರೈನರ್, ಕ್ರೀಡಾ ತರಬೇತುದಾರ',
    skills: ['fitness_training', 'diet_advice', 'first_aid', 'communication'],
  },
  {
    id: 'yoga_teacher',
    category: 'beauty_wellness',
    alsoIn: ['office_education', 'gig'],
    latin: 'Yoga teacher; yoga instructor, yoga trainer, yoga sikhane wala, yoga kalisuvavaru, yoga guru, yoga mastaru',
    devanagari: 'योग टीचर; योग शिक्षक, योगा टीचर, योग सिखाने वाला, योग ट्रेनर',
    kannada: 'ಯೋಗ ಟೀಚರ್; ಯೋಗ ಶಿಕ್ಷಕ, ಯೋಗ ಕಲಿಸುವವರು, ಯೋಗ ಟ್ರೈನರ್',
    skills: ['yoga_teaching', 'communication', 'punctuality', 'online_teaching'],
  },
  {
    id: 'house_help',
    category: 'domestic_help',
    alsoIn: ['cleaning', 'gig'],
    latin:
      'House help; maid, house maid, housemaid, domestic help, domestic helper, domestic worker, home maid, part time maid, full time maid, bai, kaam wali, kaam wali bai, kaamwali, kamwali, ghar ka kaam, gharelu kaam, jhadu pocha bartan, mane kelasa, manekelasa, mane kelasadavaru, mane kelasadavalu',
    devanagari: 'घरेलू सहायक; कामवाली, कामवाला, कामवाली बाई, बाई, घरेलू सहायिका, मेड, घर का काम, झाड़ू पोछा बर्तन',
    kannada: 'ಮನೆ ಕೆಲಸದವರು; ಮನೆ ಕೆಲಸ, ಮನೆಗೆಲಸ, ಮನೆಗೆಲಸದವರು, ಮನೆ ಕೆಲಸದವಳು, ಮೇಡ್, ಮನೆ ಸಹಾಯಕರು',
    skills: ['sweeping_mopping', 'dishwashing', 'dusting', 'laundry_washing', 'home_upkeep'],
  },
  {
    id: 'home_cook',
    category: 'domestic_help',
    alsoIn: ['food_service'],
    latin:
      'Home cook; house cook, cook at home, cook for home, family cook, home chef, personal cook, part time cook, ghar ka cook, ghar mein khana banane wali, ghar mein khana banane wala, mane adige, mane adige kelasa, mane adugeyavaru',
    devanagari: 'घर का कुक; घर में खाना बनाने वाला, घर में खाना बनाने वाली, घर का रसोइया, होम कुक',
    kannada: 'ಮನೆ ಅಡುಗೆಯವರು; ಮನೆ ಅಡುಗೆ ಕೆಲಸ, ಮನೆ ಕುಕ್, ಮನೆಯಲ್ಲಿ ಅಡುಗೆ ಮಾಡುವವರು, ಹೋಮ್ ಕುಕ್',
    skills: ['cooking', 'dough_roti_making', 'vegetable_cutting', 'kitchen_cleaning'],
  },
  {
    id: 'nanny',
    category: 'domestic_help',
    alsoIn: ['healthcare'],
    latin:
      'Nanny; babysitter, baby sitter, baby care taker, child caretaker, child care worker, japa maid, aaya, ayah, aayah, creche attendant, daycare attendant, bachcha sambhalne wali, bachche sambhalne wala, bachche dekhne wali, magu nodikolluvavaru, makkalannu nodikolluvavaru, neni, naney, look after children, take care of baby, bachcha sambhalna, bacche sambhalne wali, bachchon ki dekhbhal, magu nodikollalu, makkalannu nodikolluvudu',
    devanagari: 'बच्चों के केयरटेकर; आया, नैनी, बेबीसिटर, बच्चे संभालने वाली, बच्चे संभालने वाला, जापा मेड, क्रेच अटेंडेंट',
    kannada:
      'ಮಕ್ಕಳನ್ನು ನೋಡಿಕೊಳ್ಳುವವರು; ಆಯಾ, ನ್ಯಾನಿ, ಬೇಬಿ ಸಿಟ್ಟರ್, ಮಗು ನೋಡಿಕೊಳ್ಳುವವರು, ಬಾಣಂತನ ಮಾಡುವವರು, ಮಗು ನೋಡಿಕೊಳ್ಳಲು, ಮಗು ನೋಡಿಕೊಳ್ಳುವ',
    skills: ['child_care', 'newborn_care', 'early_childhood', 'first_aid'],
  },
  {
    id: 'elder_caretaker',
    category: 'domestic_help',
    alsoIn: ['healthcare'],
    latin:
      'Elder caretaker; caretaker, care taker, caregiver, care giver, elder care, old age caretaker, elderly attendant, senior citizen caretaker, home attendant, buzurg ki dekhbhal, budhe logon ki seva, vruddharannu nodikolluvavaru, hiriyara aaraike, kertekar, dadi ki dekhbhal, daadi ki dekhbhal, dada dadi ki dekhbhal, bujurg ki dekhbhal, take care of old people, look after old people, care of elderly, old people care, budhe logon ki dekhbhal, vayassadavarannu nodikolluvudu, hiriyara araike',
    devanagari:
      'बुज़ुर्गों के केयरटेकर; केयरटेकर, केयर टेकर, केयरगिवर, बुज़ुर्ग अटेंडेंट, दादी की देखभाल, दादा-दादी की देखभाल, बुज़ुर्गों की देखभाल, बूढ़े लोगों की देखभाल, बुज़ुर्ग की देखभाल',
    kannada:
      'ಹಿರಿಯರ ಆರೈಕೆ ಮಾಡುವವರು; ಕೇರ್‌ಟೇಕರ್, ಕೇರ್ ಟೇಕರ್, ಕೇರ್‌ಗಿವರ್, ವೃದ್ಧರನ್ನು ನೋಡಿಕೊಳ್ಳುವವರು, ಅಜ್ಜಿ ನೋಡಿಕೊಳ್ಳುವವರು, ಅಜ್ಜಿಯನ್ನು ನೋಡಿಕೊಳ್ಳುವವರು, ಹಿರಿಯರನ್ನು ನೋಡಿಕೊಳ್ಳುವುದು, ವಯಸ್ಸಾದವರ ಆರೈಕೆ',
    skills: ['elderly_care', 'patient_moving', 'giving_medicine', 'vital_signs', 'first_aid'],
  },
  {
    id: 'house_caretaker',
    category: 'domestic_help',
    alsoIn: ['security'],
    latin:
      'House and property caretaker; building caretaker, farm house caretaker, bungalow caretaker, guest house caretaker, pg caretaker, hostel warden, pg warden, apartment caretaker, farmhouse couple, ghar sambhalne wala, mane nodikolluvavaru',
    devanagari:
      'घर और बिल्डिंग के केयरटेकर; घर और बिल्डिंग का केयरटेकर, फ़ार्म हाउस केयरटेकर, बिल्डिंग केयरटेकर, पीजी वार्डन, हॉस्टल वार्डन, घर संभालने वाला',
    kannada: 'ಮನೆ ಮತ್ತು ಬಿಲ್ಡಿಂಗ್ ನೋಡಿಕೊಳ್ಳುವವರು; ಬಿಲ್ಡಿಂಗ್ ಕೇರ್‌ಟೇಕರ್, ಫಾರ್ಮ್ ಹೌಸ್ ಕೇರ್‌ಟೇಕರ್, ಹಾಸ್ಟೆಲ್ ವಾರ್ಡನ್, ಪಿಜಿ ವಾರ್ಡನ್',
    skills: ['home_upkeep', 'guarding', 'gardening', 'record_keeping'],
  },
  {
    id: 'gardener',
    category: 'domestic_help',
    alsoIn: ['cleaning', 'gig'],
    latin:
      'Gardener; mali, maali, garden worker, garden helper, gardening worker, plant nursery worker, bagwan, bagicha wala, lawn worker, landscaper, tota kelasa, thotada kelasa, tota maali, thotagara, gardner, gardnar',
    devanagari: 'माली; बागबान, गार्डनर, बगीचे वाला, बागवानी करने वाला, नर्सरी वर्कर',
    kannada: 'ತೋಟದ ಮಾಲಿ; ಮಾಲಿ, ಗಾರ್ಡನರ್, ತೋಟಗಾರ, ತೋಟದ ಕೆಲಸದವರು, ಗಿಡ ನೋಡಿಕೊಳ್ಳುವವರು',
    skills: ['gardening', 'plant_care', 'digging_carrying', 'pest_spraying'],
  },
  {
    id: 'pet_caretaker',
    category: 'domestic_help',
    alsoIn: ['gig'],
    latin:
      'Pet caretaker; dog walker, pet sitter, pet groomer, dog groomer, dog trainer, dog handler, kutta ghumane wala, naayi nodikolluvavaru, vet assistant, kennel boy',
    devanagari: 'पालतू जानवरों के केयरटेकर; पालतू जानवर संभालने वाला, डॉग वॉकर, कुत्ता घुमाने वाला, पेट ग्रूमर, डॉग ट्रेनर',
    kannada: 'ಸಾಕುಪ್ರಾಣಿ ನೋಡಿಕೊಳ್ಳುವವರು; ಡಾಗ್ ವಾಕರ್, ನಾಯಿ ನೋಡಿಕೊಳ್ಳುವವರು, ಪೆಟ್ ಗ್ರೂಮರ್',
    skills: ['pet_handling', 'sweeping_mopping', 'first_aid'],
  },
  {
    id: 'farm_worker',
    category: 'gig',
    alsoIn: ['domestic_help'],
    latin:
      'Farm worker; farm labour, agriculture worker, agricultural labour, dairy farm worker, poultry farm worker, kisan mazdoor, khet mazdoor, kheti ka kaam, khet ka kaam, gaay dekhne wala, hola kelasa, hola gadde kelasa, gadde kelasa, krishi kelasa, thota kelasadavaru, cow shed worker',
    devanagari: 'खेत मज़दूर; खेती का काम, खेत का काम, फ़ार्म वर्कर, डेयरी वर्कर, पोल्ट्री फ़ार्म वर्कर',
    kannada: 'ಹೊಲದ ಕೆಲಸದವರು; ಹೊಲ ಗದ್ದೆ ಕೆಲಸ, ಕೃಷಿ ಕೆಲಸದವರು, ತೋಟದ ಕೂಲಿ, ಡೈರಿ ಕೆಲಸದವರು, ಕೋಳಿ ಫಾರ್ಮ್ ಕೆಲಸ',
    skills: ['farming', 'dairy_work', 'plant_care', 'tractor_driving', 'heavy_lifting'],
  },
  {
    id: 'nurse',
    category: 'healthcare',
    latin:
      'Nurse; staff nurse, nursing staff, gnm nurse, bsc nurse, home nurse, hospital nurse, sister nurse, male nurse, female nurse, icu nurse, nurse didi, narsu, naras, nars, daadiyaru',
    devanagari: 'नर्स; स्टाफ़ नर्स, नर्सिंग स्टाफ़, होम नर्स, जीएनएम नर्स, सिस्टर नर्स',
    kannada: 'ನರ್ಸ್; ಸ್ಟಾಫ್ ನರ್ಸ್, ದಾದಿ, ಶುಶ್ರೂಷಕಿ, ಶುಶ್ರೂಷಕ, ಹೋಮ್ ನರ್ಸ್, ನರ್ಸಿಂಗ್ ಕೆಲಸ',
    skills: ['patient_care', 'injections', 'vital_signs', 'wound_dressing', 'giving_medicine', 'infection_control'],
  },
  {
    id: 'nurse_aide',
    category: 'healthcare',
    alsoIn: ['domestic_help'],
    latin:
      'Nursing assistant; nurse aide, nursing aide, nurse assistant, anm, anm nurse, general duty assistant, gda, patient attendant, patient care attendant, patient caretaker, bedside attendant, nursing helper, mareez ki dekhbhal karne wala, rogi nodikolluvavaru',
    devanagari: 'नर्सिंग असिस्टेंट; पेशेंट अटेंडेंट, एएनएम, मरीज़ की देखभाल करने वाला, मरीज़ संभालने वाला, जीडीए',
    kannada: 'ನರ್ಸಿಂಗ್ ಅಸಿಸ್ಟೆಂಟ್; ಪೇಶೆಂಟ್ ಅಟೆಂಡರ್, ರೋಗಿ ನೋಡಿಕೊಳ್ಳುವವರು, ಎಎನ್‌ಎಂ, ನರ್ಸಿಂಗ್ ಹೆಲ್ಪರ್',
    skills: ['patient_care', 'patient_moving', 'vital_signs', 'giving_medicine', 'infection_control'],
  },
  {
    id: 'ward_attendant',
    category: 'healthcare',
    alsoIn: ['cleaning'],
    latin:
      'Ward attendant; ward boy, wardboy, ward girl, ward helper, ward aaya, aaya, ayah, hospital attendant, hospital attender, hospital helper, hospital housekeeping, hospital cleaner, stretcher boy, aspatal ka kaam, aaspatre kelasa, ward bai',
    devanagari: 'वार्ड अटेंडेंट; वार्ड बॉय, आया, अस्पताल हेल्पर, हॉस्पिटल अटेंडेंट, अस्पताल का काम, स्ट्रेचर बॉय',
    kannada: 'ವಾರ್ಡ್ ಅಟೆಂಡರ್; ವಾರ್ಡ್ ಬಾಯ್, ಆಯಾ, ಆಸ್ಪತ್ರೆ ಅಟೆಂಡರ್, ಆಸ್ಪತ್ರೆ ಹೆಲ್ಪರ್, ಆಸ್ಪತ್ರೆ ಕೆಲಸ',
    skills: ['patient_moving', 'infection_control', 'sweeping_mopping', 'waste_segregation'],
  },
  {
    id: 'clinic_assistant',
    category: 'healthcare',
    alsoIn: ['office_education'],
    latin:
      'Clinic assistant; compounder, doctor assistant, clinic helper, clinic staff, dental assistant, dental nurse, dentist assistant, clinic nurse, compaunder, kampaundar',
    devanagari: 'क्लिनिक असिस्टेंट; कंपाउंडर, डॉक्टर असिस्टेंट, क्लिनिक हेल्पर, डेंटल असिस्टेंट',
    kannada: 'ಕ್ಲಿನಿಕ್ ಅಸಿಸ್ಟೆಂಟ್; ಕಾಂಪೌಂಡರ್, ಡಾಕ್ಟರ್ ಅಸಿಸ್ಟೆಂಟ್, ಕ್ಲಿನಿಕ್ ಹೆಲ್ಪರ್, ಡೆಂಟಲ್ ಅಸಿಸ್ಟೆಂಟ್',
    skills: ['hospital_registration', 'vital_signs', 'wound_dressing', 'appointment_scheduling'],
  },
  {
    id: 'lab_technician',
    category: 'healthcare',
    latin:
      'Lab technician; laboratory technician, lab assistant, dmlt technician, pathology technician, blood bank technician, lab helper, lab attendant, leb technician',
    devanagari: 'लैब टेक्नीशियन; लैब असिस्टेंट, पैथोलॉजी टेक्नीशियन, लैब अटेंडेंट, लैब हेल्पर',
    kannada: 'ಲ್ಯಾಬ್ ಟೆಕ್ನಿಷಿಯನ್; ಲ್ಯಾಬ್ ಅಸಿಸ್ಟೆಂಟ್, ಲ್ಯಾಬ್ ಹೆಲ್ಪರ್',
    skills: ['lab_testing', 'blood_collection', 'record_keeping', 'infection_control', 'attention_to_detail'],
  },
  {
    id: 'phlebotomist',
    category: 'healthcare',
    alsoIn: ['gig'],
    latin:
      'Phlebotomist; blood collection executive, sample collection boy, sample collector, home sample collection, blood sample collector, khoon lene wala, fleebotomist, phlebotomy technician',
    devanagari: 'फ़्लेबोटोमिस्ट; सैंपल लेने वाला, ब्लड सैंपल वाला, खून का सैंपल लेने वाला',
    kannada: 'ಫ್ಲೆಬಾಟಮಿಸ್ಟ್; ಬ್ಲಡ್ ಸ್ಯಾಂಪಲ್ ತೆಗೆಯುವವರು, ಸ್ಯಾಂಪಲ್ ಸಂಗ್ರಹಿಸುವವರು',
    skills: ['blood_collection', 'bike_riding', 'infection_control', 'record_keeping'],
  },
  {
    id: 'imaging_technician',
    category: 'healthcare',
    latin:
      'X-ray and ECG technician; x ray technician, xray technician, radiographer, ecg technician, ct scan technician, mri technician, radiology technician, ot technician, dialysis technician, eksre technician',
    devanagari: 'एक्स-रे और ईसीजी टेक्नीशियन; एक्स-रे टेक्नीशियन, ईसीजी टेक्नीशियन, ओटी टेक्नीशियन, रेडियोग्राफ़र',
    kannada: 'ಎಕ್ಸ್-ರೇ ಮತ್ತು ಇಸಿಜಿ ಟೆಕ್ನಿಷಿಯನ್; ಎಕ್ಸ್-ರೇ ಟೆಕ್ನಿಷಿಯನ್, ಇಸಿಜಿ ಟೆಕ್ನಿಷಿಯನ್, ಒಟಿ ಟೆಕ್ನಿಷಿಯನ್',
    skills: ['xray_imaging', 'ecg', 'patient_care', 'record_keeping'],
  },
  {
    id: 'pharmacist_helper',
    category: 'healthcare',
    alsoIn: ['retail'],
    latin:
      'Pharmacist and medical shop helper; pharmacist, pharmacy assistant, pharmacist helper, pharmacy helper, medical store helper, medical shop helper, medical shop salesman, chemist, chemist shop helper, dawai ki dukan, medical store ka kaam, medical angadi kelasa, aushadhi angadi, farmacist, medical shop, medical store, medical angadi',
    devanagari:
      'फ़ार्मासिस्ट और मेडिकल स्टोर हेल्पर; फ़ार्मासिस्ट, मेडिकल स्टोर हेल्पर, केमिस्ट, दवा की दुकान, दवाई की दुकान हेल्पर, मेडिकल स्टोर, मेडिकल शॉप, दवाई की दुकान',
    kannada:
      'ಫಾರ್ಮಸಿಸ್ಟ್ ಮತ್ತು ಮೆಡಿಕಲ್ ಶಾಪ್ ಹೆಲ್ಪರ್; ಫಾರ್ಮಸಿಸ್ಟ್, ಮೆಡಿಕಲ್ ಶಾಪ್ ಹೆಲ್ಪರ್, ಔಷಧಿ ಅಂಗಡಿ ಕೆಲಸ, ಮೆಡಿಕಲ್ ಶಾಪ್ ಕೆಲಸ, ಕೆಮಿಸ್ಟ್, ಮೆಡಿಕಲ್ ಶಾಪ್, ಮೆಡಿಕಲ್ ಅಂಗಡಿ, ಔಷಧಿ ಅಂಗಡಿ',
    skills: ['medicine_dispensing', 'billing', 'shelf_stocking', 'stock_counting', 'customer_service'],
  },
  {
    id: 'physiotherapist',
    category: 'healthcare',
    alsoIn: ['gig', 'beauty_wellness'],
    latin: 'Physiotherapist; physio therapist, physiotherapy assistant, home physiotherapist, fizio therapist',
    devanagari: 'फ़िज़ियोथेरेपिस्ट; फ़िज़ियो, फ़िज़ियोथेरेपी असिस्टेंट',
    kannada: 'ಫಿಸಿಯೋಥೆರಪಿಸ್ಟ್; ಫಿಸಿಯೋ ಡಾಕ್ಟರ್, ಫಿಸಿಯೋಥೆರಪಿ ಅಸಿಸ್ಟೆಂಟ್',
    skills: ['physiotherapy', 'patient_care', 'elderly_care', 'record_keeping'],
  },
  {
    id: 'tutor',
    category: 'office_education',
    alsoIn: ['gig'],
    latin:
      'Tutor; home tutor, tuition teacher, tuition master, private tutor, maths tutor, science tutor, online tutor, tuition padhane wala, tuition padhane wali, tuition sir, mane paatha heluvavaru, tution teacher, teach children, padhane ka kaam, bachchon ko padhana, makkalige paata helikoduvudu, paata helikoduvudu, paata heluvudu',
    devanagari: 'ट्यूटर; ट्यूशन टीचर, होम ट्यूटर, ट्यूशन पढ़ाने वाला, ट्यूशन पढ़ाने वाली, ऑनलाइन ट्यूटर, पढ़ाने का काम, बच्चों को पढ़ाना',
    kannada:
      'ಟ್ಯೂಟರ್; ಟ್ಯೂಷನ್ ಟೀಚರ್, ಹೋಮ್ ಟ್ಯೂಟರ್, ಮನೆ ಪಾಠ ಹೇಳುವವರು, ಆನ್‌ಲೈನ್ ಟ್ಯೂಟರ್, ಮಕ್ಕಳಿಗೆ ಪಾಠ ಹೇಳಿಕೊಡುವುದು, ಪಾಠ ಹೇಳಿಕೊಡುವುದು, ಪಾಠ ಹೇಳುವುದು',
    skills: ['home_tuition', 'maths_teaching', 'science_teaching', 'english_teaching', 'online_teaching'],
  },
  {
    id: 'teacher',
    category: 'office_education',
    latin:
      'Teacher; school teacher, primary teacher, high school teacher, subject teacher, english teacher, maths teacher, science teacher, assistant teacher, faculty, lecturer, coaching teacher, shikshak, adhyapak, shikshaka, upadhyaya, mestru, mastaru, tichar',
    devanagari: 'टीचर; स्कूल टीचर, शिक्षक, अध्यापक, मास्टर, गणित टीचर, इंग्लिश टीचर, असिस्टेंट टीचर',
    kannada: 'ಟೀಚರ್; ಶಿಕ್ಷಕ, ಶಿಕ್ಷಕರು, ಉಪಾಧ್ಯಾಯ, ಮೇಷ್ಟ್ರು, ಸ್ಕೂಲ್ ಟೀಚರ್, ಗಣಿತ ಟೀಚರ್',
    skills: ['class_handling', 'english_teaching', 'maths_teaching', 'communication', 'exam_supervision'],
  },
  {
    id: 'preschool_teacher',
    category: 'office_education',
    latin:
      'Nursery school teacher; preschool teacher, pre primary teacher, kindergarten teacher, kg teacher, nursery teacher, play school teacher, montessori teacher, anganwadi worker, anganwadi teacher, daycare teacher',
    devanagari: 'नर्सरी टीचर; प्ले स्कूल टीचर, केजी टीचर, मोंटेसरी टीचर, आंगनवाड़ी वर्कर',
    kannada: 'ನರ್ಸರಿ ಟೀಚರ್; ಪ್ಲೇ ಸ್ಕೂಲ್ ಟೀಚರ್, ಮಾಂಟೆಸ್ಸರಿ ಟೀಚರ್, ಅಂಗನವಾಡಿ ಕಾರ್ಯಕರ್ತೆ, ಯುಕೆಜಿ ಟೀಚರ್',
    skills: ['early_childhood', 'child_care', 'art_teaching', 'communication'],
  },
  {
    id: 'arts_teacher',
    category: 'office_education',
    alsoIn: ['gig', 'event_staff'],
    latin:
      'Art and music teacher; music teacher, dance teacher, dance master, drawing teacher, art teacher, craft teacher, guitar teacher, keyboard teacher, singing teacher, choreographer, sangeet shikshak, sangeetha shikshaka, dance sikhane wala, dance kalisuvavaru',
    devanagari: 'संगीत और कला टीचर; म्यूज़िक टीचर, डांस टीचर, ड्रॉइंग टीचर, संगीत शिक्षक, डांस मास्टर, गिटार टीचर, कोरियोग्राफ़र',
    kannada: 'ಸಂಗೀತ ಮತ್ತು ಚಿತ್ರಕಲೆ ಟೀಚರ್; ಮ್ಯೂಸಿಕ್ ಟೀಚರ್, ಡ್ಯಾನ್ಸ್ ಟೀಚರ್, ಡ್ರಾಯಿಂಗ್ ಟೀಚರ್, ಸಂಗೀತ ಶಿಕ್ಷಕ, ಡ್ಯಾನ್ಸ್ ಮಾಸ್ಟರ್, ಗಿಟಾರ್ ಟೀಚರ್',
    skills: ['music_teaching', 'dance_teaching', 'art_teaching', 'communication'],
  },
] as const satisfies readonly OccupationRow[];
