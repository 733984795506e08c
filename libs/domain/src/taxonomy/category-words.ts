import type { JobCategoryId } from '../job-categories.js';

/** Words that name a whole kind of work, beside the labels of the categories; separated by commas, all scripts. */
export const CATEGORY_WORDS: Partial<Record<JobCategoryId, string>> = {
  food_service:
    'restaurant, restaurants, hotel, hotels, cafe, kitchen, canteen, mess, khana, dhaba, रेस्टोरेंट, होटल, किचन, रसोई, ढाबा, ರೆಸ್ಟೋರೆಂಟ್, ಹೋಟೆಲ್, ಅಡುಗೆಮನೆ, ಕಿಚನ್, ಮೆಸ್',
  retail:
    'shop, store, supermarket, showroom, mall, dukan, dukaan, angadi, vyapara, vyapar, vyaapara, व्यापार, ವ್ಯಾಪಾರ, दुकान, स्टोर, शोरूम, मॉल, ಅಂಗಡಿ, ಸ್ಟೋರ್, ಶೋರೂಮ್, ಮಾಲ್',
  delivery: 'courier, parcel, कूरियर, पार्सल, ಕೊರಿಯರ್, ಪಾರ್ಸೆಲ್',
  cleaning: 'cleaning, safai, saaf safai, सफाई, साफ सफाई, स्वच्छता, ಸ್ವಚ್ಛತೆ, ಕ್ಲೀನಿಂಗ್, swachhate, succhi',
  tech_support:
    'computer, cctv, सीसीटीवी, ಸಿಸಿಟಿವಿ, it support, hardware, कंप्यूटर, ಕಂಪ್ಯೂಟರ್, mobile repair, मोबाइल रिपेयर, ಮೊಬೈಲ್ ರಿಪೇರಿ',
  event_staff: 'event, events, wedding, function, shaadi, shadi, maduve, शादी, इवेंट, फंक्शन, ಮದುವೆ, ಈವೆಂಟ್, ಕಾರ್ಯಕ್ರಮ',
  gig: 'gig, one day, daily wage, dihadi, dihaadi, दिहाड़ी, गिग, ಗಿಗ್, ದಿನಗೂಲಿ, dinagooli',
  sales: 'sales, marketing, bank, insurance, सेल्स, मार्केटिंग, बैंक, बीमा, ಸೇಲ್ಸ್, ಮಾರ್ಕೆಟಿಂಗ್, ಬ್ಯಾಂಕ್, ವಿಮೆ',
  telecalling: 'telecalling, bpo, calling, voice process, टेलीकॉलिंग, बीपीओ, कॉलिंग, ಟೆಲಿಕಾಲಿಂಗ್, ಬಿಪಿಒ, ಕಾಲಿಂಗ್',
  accounts_finance: 'accounts, accounting, finance, gst, hisab, हिसाब, अकाउंट्स, खाता, ಲೆಕ್ಕ, ಅಕೌಂಟ್ಸ್, lekka',
  hr_staffing: 'hr, human resources, recruitment, hiring desk, एचआर, भर्ती, ಎಚ್ಆರ್, ನೇಮಕಾತಿ, nemakaati',
  supply_chain: 'warehouse, godown, logistics, godam, गोदाम, वेयरहाउस, लॉजिस्टिक्स, ಗೋದಾಮು, ಗೋಡೌನ್, ವೇರ್‌ಹೌಸ್, godamu',
  ecommerce: 'ecommerce, e commerce, online selling, ई कॉमर्स, ऑनलाइन सेलिंग, ಇ ಕಾಮರ್ಸ್, ಆನ್‌ಲೈನ್ ಮಾರಾಟ',
  office_education: 'office, school, teaching, ऑफिस, दफ्तर, स्कूल, पढ़ाना, ಆಫೀಸ್, ಕಚೇರಿ, ಶಾಲೆ, kacheri, shale, daftar',
  beauty_wellness: 'salon, parlour, parlor, beauty, spa, सैलून, पार्लर, ब्यूटी, ಸಲೂನ್, ಪಾರ್ಲರ್, ಬ್ಯೂಟಿ',
  security: 'security, guard, सिक्योरिटी, सुरक्षा, पहरा, ಸೆಕ್ಯೂರಿಟಿ, ಭದ್ರತೆ, ಕಾವಲು, suraksha, kavalu',
  driving: 'driving, driver, taxi, cab, ड्राइविंग, गाड़ी, टैक्सी, ಡ್ರೈವಿಂಗ್, ಚಾಲಕ, ಟ್ಯಾಕ್ಸಿ, gaadi, gadi',
  domestic_help: 'household, home help, domestic, ghar, घर, घरेलू, ಮನೆ, ಮನೆಗೆಲಸ, manegelasa, mane',
  construction: 'construction, building, repair, mistri, mistry, निर्माण, मिस्त्री, मरम्मत, ಕಟ್ಟಡ, ರಿಪೇರಿ, ಮೇಸ್ತ್ರಿ, mestri',
  healthcare:
    'hospital, clinic, pharmacy, medical, health, aspatal, अस्पताल, क्लिनिक, मेडिकल, फार्मेसी, ಆಸ್ಪತ್ರೆ, ಕ್ಲಿನಿಕ್, ಮೆಡಿಕಲ್, ಫಾರ್ಮಸಿ, aspatre',
};

/** The skill that somebody has who names a whole kind of work instead; not for kinds that are done in many ways. */
export const SKILL_OF_CATEGORY: Partial<Record<JobCategoryId, string>> = {
  retail: 'shop_selling',
  delivery: 'parcel_handling',
  cleaning: 'sweeping_mopping',
  event_staff: 'event_setup',
  sales: 'field_sales',
  telecalling: 'outbound_calls',
  accounts_finance: 'bookkeeping',
  hr_staffing: 'candidate_sourcing',
  security: 'guarding',
  driving: 'car_driving',
};
