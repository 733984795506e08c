import type { OccupationRow } from './lexicon-rows.js';

/** Professions and public services: people look for them by name, whether or not they are offered. */
export const OCCUPATIONS_PROFESSIONS = [
  {
    id: 'lawyer',
    category: 'office_education',
    latin:
      'Lawyer; advocate, vakil, vakeel, wakil, vakila, vakeelaru, vakilaru, legal advisor, legal executive, legal assistant, junior advocate, law clerk, notary, lawer, laywer, loyer, lawyar, advocat, edvocate, law intern, llb, llb fresher, law graduate, court clerk, law office assistant, lawyer office, advocate office, legal work',
    devanagari: 'वकील; एडवोकेट, लॉयर, अधिवक्ता, लीगल एग्ज़ीक्यूटिव, वकालत',
    kannada: 'ವಕೀಲರು; ವಕೀಲ, ಅಡ್ವೊಕೇಟ್, ಲಾಯರ್, ನ್ಯಾಯವಾದಿ, ವಕೀಲಿ, ವಕೀಲೆ',
    skills: ['legal_work', 'document_verification', 'report_writing', 'communication'],
  },
  {
    id: 'doctor',
    category: 'healthcare',
    latin:
      'Doctor; mbbs doctor, physician, general physician, surgeon, duty doctor, resident doctor, medical officer, homeopathy doctor, ayurveda doctor, bams doctor, vaidya, vaidyaru, chikitsak, dactar, daktar, docter, doctar, dactor, mbbs, bhms, bams, bhms doctor, clinic doctor',
    devanagari: 'डॉक्टर; चिकित्सक, वैद्य, एमबीबीएस डॉक्टर, सर्जन, डाक्टर',
    kannada: 'ಡಾಕ್ಟರ್; ವೈದ್ಯ, ವೈದ್ಯರು, ಡಾಕ್ಟರು, ಸರ್ಜನ್, ವೈದ್ಯೆ',
    skills: ['medical_treatment', 'patient_care', 'giving_medicine', 'communication'],
  },
  {
    id: 'dentist',
    category: 'healthcare',
    latin:
      'Dentist; dental doctor, dental surgeon, teeth doctor, bds doctor, daant ka doctor, dant vaidya, hallina doctor, dentst, dentest',
    devanagari: 'दाँत के डॉक्टर; डेंटिस्ट, दांत का डॉक्टर, दंत चिकित्सक',
    kannada: 'ದಂತ ವೈದ್ಯರು; ಡೆಂಟಿಸ್ಟ್, ಹಲ್ಲಿನ ಡಾಕ್ಟರ್, ಹಲ್ಲಿನ ವೈದ್ಯರು, ದಂತವೈದ್ಯ',
    skills: ['dental_treatment', 'infection_control', 'communication'],
  },
  {
    id: 'veterinarian',
    category: 'healthcare',
    latin:
      'Veterinary doctor; veterinarian, vet, animal doctor, pet doctor, pashu vaidya, janwar ka doctor, veterinary surgeon, janwaron ka doctor',
    devanagari: 'पशु चिकित्सक; जानवरों का डॉक्टर, वेटरनरी डॉक्टर, पशु डॉक्टर, जानवरों के डॉक्टर',
    kannada: 'ಪಶು ವೈದ್ಯರು; ಪಶುವೈದ್ಯ, ಪ್ರಾಣಿ ಡಾಕ್ಟರ್, ವೆಟರ್ನರಿ ಡಾಕ್ಟರ್, ಪ್ರಾಣಿಗಳ ಡಾಕ್ಟರ್',
    skills: ['animal_treatment', 'pet_handling', 'injections'],
  },
  {
    id: 'counsellor',
    category: 'healthcare',
    alsoIn: ['office_education'],
    latin:
      'Counsellor; counselor, psychologist, school counsellor, student counsellor, career counsellor, therapist psychologist, special educator, speech therapist, saikologist, academic counsellor, admission counsellor, education counsellor, councellor, counselling, course advisor, admission advisor, course counsellor',
    devanagari: 'काउंसलर; मनोवैज्ञानिक, साइकोलॉजिस्ट, स्पीच थेरेपिस्ट, एडमिशन काउंसलर',
    kannada: 'ಆಪ್ತ ಸಮಾಲೋಚಕರು; ಕೌನ್ಸೆಲರ್, ಮನಶ್ಶಾಸ್ತ್ರಜ್ಞ, ಸೈಕಾಲಜಿಸ್ಟ್, ಅಡ್ಮಿಷನ್ ಕೌನ್ಸಿಲರ್',
    skills: ['counselling', 'communication', 'report_writing'],
  },
  {
    id: 'dietitian',
    category: 'healthcare',
    alsoIn: ['beauty_wellness'],
    latin: 'Dietitian; dietician, nutritionist, diet consultant, nutrition advisor',
    devanagari: 'डाइटीशियन; आहार विशेषज्ञ, न्यूट्रिशनिस्ट',
    kannada: 'ಡಯಟಿಷಿಯನ್; ಆಹಾರ ತಜ್ಞರು, ನ್ಯೂಟ್ರಿಷನಿಸ್ಟ್',
    skills: ['diet_advice', 'communication', 'record_keeping'],
  },
  {
    id: 'optician',
    category: 'healthcare',
    alsoIn: ['retail'],
    latin:
      'Optician; optometrist, optical salesman, optical technician, lens fitter, eye technician, chashma wala, chashme wala, kannadaka maduvavaru, optisian, optishan, eye testing, lenskart, optical sales, optical salesman job, opticals',
    devanagari: 'चश्मा बनाने वाले; चश्मे वाला, चश्मा वाला, ऑप्टिशियन, ऑप्टोमेट्रिस्ट, चश्मा बनाने वाला',
    kannada: 'ಕನ್ನಡಕ ಮಾಡುವವರು; ಆಪ್ಟಿಷಿಯನ್, ಆಪ್ಟೊಮೆಟ್ರಿಸ್ಟ್, ಕನ್ನಡಕ ಅಂಗಡಿ ಸಿಬ್ಬಂದಿ',
    skills: ['eye_testing', 'shop_selling', 'customer_service'],
  },
  {
    id: 'pilot',
    category: 'driving',
    latin:
      'Pilot; airline pilot, commercial pilot, co pilot, plane pilot, aeroplane pilot, vimana chalaka, vimaan chalak, pilat, payalat',
    devanagari: 'पायलट; विमान चालक, हवाई जहाज़ पायलट, को पायलट',
    kannada: 'ಪೈಲಟ್; ವಿಮಾನ ಚಾಲಕ, ವಿಮಾನ ಚಾಲಕಿ, ಪೈಲೆಟ್',
    skills: ['aircraft_flying', 'work_safety', 'english_speaking'],
  },
  {
    id: 'cabin_crew',
    category: 'food_service',
    alsoIn: ['driving'],
    latin:
      'Cabin crew; air hostess, airhostess, flight attendant, flight steward, airline crew, air host, airport ground staff, ground staff airport, gagana sakhi, gaganasakhi, er hostess, air hostes',
    devanagari: 'केबिन क्रू; एयर होस्टेस, एयरहोस्टेस, विमान परिचारिका, फ़्लाइट अटेंडेंट',
    kannada: 'ಕ್ಯಾಬಿನ್ ಕ್ರ್ಯೂ; ಏರ್ ಹೋಸ್ಟೆಸ್, ಗಗನಸಖಿ, ಗಗನ ಸಖಿ, ಫ್ಲೈಟ್ ಅಟೆಂಡೆಂಟ್',
    skills: ['cabin_service', 'passenger_care', 'grooming', 'english_speaking'],
  },
  {
    id: 'sailor',
    category: 'driving',
    latin:
      'Ship worker; sailor, seaman, merchant navy, ship crew, deck hand, boat operator, boatman, boat driver, navik, navika',
    devanagari: 'नाविक; जहाज़ का कर्मचारी, मर्चेंट नेवी, नाव चलाने वाला, सेलर',
    kannada: 'ನಾವಿಕರು; ಹಡಗಿನ ಕೆಲಸಗಾರ, ಮರ್ಚೆಂಟ್ ನೇವಿ, ದೋಣಿ ಚಾಲಕ',
    skills: ['ship_work', 'work_safety', 'teamwork'],
  },
  {
    id: 'police_officer',
    category: 'security',
    latin:
      'Police officer; police, police constable, constable, sub inspector, police job, home guard, traffic police, pulis, polis, polisu',
    devanagari: 'पुलिस; पुलिस कांस्टेबल, कांस्टेबल, दारोगा, होम गार्ड, ट्रैफ़िक पुलिस',
    kannada: 'ಪೊಲೀಸ್; ಪೊಲೀಸ್ ಕಾನ್‌ಸ್ಟೆಬಲ್, ಪೇದೆ, ಹೋಮ್ ಗಾರ್ಡ್, ಪೋಲೀಸ್, ಟ್ರಾಫಿಕ್ ಪೊಲೀಸ್',
    skills: ['law_enforcement', 'patrolling', 'crowd_control'],
  },
  {
    id: 'soldier',
    category: 'security',
    latin: 'Soldier; army, army job, military, jawan, fauji, sainik, agniveer, sainika',
    devanagari: 'सैनिक; फ़ौजी, जवान, सेना की नौकरी, अग्निवीर',
    kannada: 'ಸೈನಿಕ; ಯೋಧ, ಸೇನೆ ಕೆಲಸ, ಮಿಲಿಟರಿ, ಅಗ್ನಿವೀರ್',
    skills: ['weapon_handling', 'self_defence', 'emergency_response'],
  },
  {
    id: 'postal_worker',
    category: 'delivery',
    latin:
      'Postal worker; postman, post man, post office job, gramin dak sevak, dakiya, postal assistant, anche kelasa, ancheyanna, post office work',
    devanagari: 'डाक कर्मचारी; डाकिया, पोस्टमैन, ग्रामीण डाक सेवक, डाकघर की नौकरी',
    kannada: 'ಅಂಚೆ ಸಿಬ್ಬಂದಿ; ಅಂಚೆಯಣ್ಣ, ಪೋಸ್ಟ್‌ಮ್ಯಾನ್, ಅಂಚೆ ಕೆಲಸ, ಅಂಚೆ ಕಚೇರಿ ಕೆಲಸ',
    skills: ['mail_delivery', 'cycling', 'local_area_knowledge'],
  },
  {
    id: 'journalist',
    category: 'office_education',
    alsoIn: ['event_staff'],
    latin:
      'Journalist; news reporter, reporter, news anchor, newsreader, press reporter, sub editor, patrakar, patrakarta, varadigara, jurnalist, journlist',
    devanagari: 'पत्रकार; न्यूज़ रिपोर्टर, रिपोर्टर, संवाददाता',
    kannada: 'ಪತ್ರಕರ್ತರು; ಪತ್ರಕರ್ತ, ವರದಿಗಾರ, ನ್ಯೂಸ್ ರಿಪೋರ್ಟರ್, ರಿಪೋರ್ಟರ್',
    skills: ['news_reporting', 'content_writing', 'communication'],
  },
  {
    id: 'librarian',
    category: 'office_education',
    latin:
      'Librarian; library assistant, library attendant, library boy, library staff, library job, library clerk, granthapala, pustakalaya adhyaksh, libreriyan, liberian, library, library work',
    devanagari: 'लाइब्रेरियन; पुस्तकालय अध्यक्ष, लाइब्रेरी असिस्टेंट, पुस्तकालय की नौकरी, लाइब्रेरी, पुस्तकालय सहायक, लाइब्रेरी सहायक',
    kannada: 'ಗ್ರಂಥಪಾಲಕರು; ಲೈಬ್ರೇರಿಯನ್, ಗ್ರಂಥಪಾಲಕ, ಲೈಬ್ರರಿ ಅಸಿಸ್ಟೆಂಟ್, ಲೈಬ್ರರಿ ಕೆಲಸ, ಗ್ರಂಥಾಲಯ ಕೆಲಸ, ಗ್ರಂಥಾಲಯ ಸಹಾಯಕ, ಗ್ರಂಥಾಲಯ ಸಹಾಯಕರು',
    skills: ['library_work', 'record_keeping', 'computer_basics'],
  },
  {
    id: 'professor',
    category: 'office_education',
    latin:
      'Professor; assistant professor, college professor, college lecturer, principal, vice principal, headmaster, head master, prof, pradhyapak, pradhyapaka',
    devanagari: 'प्रोफ़ेसर; प्राध्यापक, प्रिंसिपल, प्रधानाचार्य, कॉलेज लेक्चरर',
    kannada: 'ಪ್ರಾಧ್ಯಾಪಕರು; ಪ್ರೊಫೆಸರ್, ಪ್ರಾಂಶುಪಾಲ, ಉಪನ್ಯಾಸಕ, ಮುಖ್ಯೋಪಾಧ್ಯಾಯ',
    skills: ['class_handling', 'research_work', 'exam_supervision'],
  },
  {
    id: 'scientist',
    category: 'office_education',
    latin: 'Scientist; research scientist, researcher, research assistant, research associate, vaigyanik, vijnani',
    devanagari: 'वैज्ञानिक; साइंटिस्ट, रिसर्च असिस्टेंट, शोधकर्ता',
    kannada: 'ವಿಜ್ಞಾನಿ; ಸೈಂಟಿಸ್ಟ್, ಸಂಶೋಧಕ, ರಿಸರ್ಚ್ ಅಸಿಸ್ಟೆಂಟ್',
    skills: ['research_work', 'lab_testing', 'report_writing'],
  },
  {
    id: 'chartered_accountant',
    category: 'accounts_finance',
    latin:
      'Chartered accountant; ca, ca job, company secretary, cost accountant, charted accountant, chartered acountant',
    devanagari: 'चार्टर्ड अकाउंटेंट; सीए, कंपनी सेक्रेटरी',
    kannada: 'ಚಾರ್ಟರ್ಡ್ ಅಕೌಂಟೆಂಟ್; ಸಿಎ, ಕಂಪನಿ ಸೆಕ್ರೆಟರಿ',
    skills: ['statutory_audit', 'income_tax', 'gst', 'final_accounts'],
  },
  {
    id: 'bank_clerk',
    category: 'accounts_finance',
    alsoIn: ['office_education'],
    latin:
      'Bank clerk; bank teller, teller, bank cashier, bank officer, bank po, bank job, bank employee, bank staff, bank manager, bank ka clerk, bank mein kaam, bank kelasa, bank gumasta, bank clark, bank me naukri, bank me kaam, bank me job, bank naukri, bank ki naukri, bank mitra, bank mitr, business correspondent, bc agent bank',
    devanagari: 'बैंक क्लर्क; बैंक टेलर, बैंक कैशियर, बैंक की नौकरी, बैंक कर्मचारी, बैंक मैनेजर, बैंक में नौकरी, बैंक में काम, बैंक मित्र',
    kannada: 'ಬ್ಯಾಂಕ್ ಕ್ಲರ್ಕ್; ಬ್ಯಾಂಕ್ ಗುಮಾಸ್ತ, ಬ್ಯಾಂಕ್ ಕ್ಯಾಷಿಯರ್, ಬ್ಯಾಂಕ್ ಕೆಲಸ, ಬ್ಯಾಂಕ್ ಉದ್ಯೋಗಿ, ಬ್ಯಾಂಕ್‌ನಲ್ಲಿ ಕೆಲಸ, ಬ್ಯಾಂಕ್ ಮಿತ್ರ',
    skills: ['bank_counter_work', 'cash_handling', 'kyc', 'customer_service'],
  },
  {
    id: 'travel_agent',
    category: 'office_education',
    alsoIn: ['sales'],
    latin:
      'Travel agent; travel consultant, ticketing executive, travel desk executive, visa executive, tour operator, travels office staff, ticket booking, ticket booking agent, railway ticket booking, air ticketing, bus ticket booking, travel desk, travels office, travel company, travel office, tour and travels, visa consultant, visa processing, ticketing',
    devanagari: 'ट्रैवल एजेंट; ट्रैवल कंसल्टेंट, टिकट बुकिंग एजेंट, टिकट बुकिंग',
    kannada: 'ಟ್ರಾವೆಲ್ ಏಜೆಂಟ್; ಟ್ರಾವೆಲ್ಸ್ ಸಿಬ್ಬಂದಿ, ಟಿಕೆಟ್ ಬುಕಿಂಗ್ ಏಜೆಂಟ್, ಟಿಕೆಟ್ ಬುಕಿಂಗ್',
    skills: ['travel_booking', 'customer_service', 'email_handling'],
  },
  {
    id: 'tour_guide',
    category: 'event_staff',
    alsoIn: ['gig'],
    latin: 'Tour guide; tourist guide, travel guide, city guide, trekking guide, pravasi margadarshi, guide',
    devanagari: 'टूर गाइड; टूरिस्ट गाइड, पर्यटक गाइड, गाइड',
    kannada: 'ಪ್ರವಾಸಿ ಮಾರ್ಗದರ್ಶಿ; ಟೂರ್ ಗೈಡ್, ಟೂರಿಸ್ಟ್ ಗೈಡ್, ಗೈಡ್',
    skills: ['tour_guiding', 'local_area_knowledge', 'english_speaking'],
  },
] as const satisfies readonly OccupationRow[];
