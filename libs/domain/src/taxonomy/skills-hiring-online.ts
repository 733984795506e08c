import type { SkillRow } from './lexicon-rows.js';

/** Skills of hiring people and of selling online. */
export const HIRING_ONLINE_SKILLS = [
  [
    'candidate_sourcing',
    'Candidate sourcing; sourcing, talent sourcing, finding candidates, talent acquisition',
    'उम्मीदवार ढूँढना; सोर्सिंग, कैंडिडेट ढूँढना',
    'ಅಭ್ಯರ್ಥಿ ಹುಡುಕಾಟ; ಸೋರ್ಸಿಂಗ್, ಕ್ಯಾಂಡಿಡೇಟ್ ಹುಡುಕುವುದು',
  ],
  [
    'resume_screening',
    'Resume screening; screening, cv screening, shortlisting, profile screening, candidate screening',
    'रिज़्यूमे छांटना; स्क्रीनिंग, शॉर्टलिस्ट करना',
    'ರೆಸ್ಯೂಮೆ ಪರಿಶೀಲನೆ; ಸ್ಕ್ರೀನಿಂಗ್, ಶಾರ್ಟ್‌ಲಿಸ್ಟ್ ಮಾಡುವುದು',
  ],
  [
    'interviewing',
    'Interviewing; interview scheduling, interview coordination, taking interviews',
    'इंटरव्यू लेना; इंटरव्यू शेड्यूल करना',
    'ಇಂಟರ್ವ್ಯೂ; ಇಂಟರ್‌ವ್ಯೂ ಮಾಡುವುದು, ಇಂಟರ್‌ವ್ಯೂ ಶೆಡ್ಯೂಲಿಂಗ್, ಸಂದರ್ಶನ',
  ],
  [
    'job_portals',
    'Job portals; naukri portal, job portal, posting jobs, portal search',
    'जॉब पोर्टल; नौकरी पोर्टल',
    'ಜಾಬ್ ಪೋರ್ಟಲ್; ನೌಕ್ರಿ ಪೋರ್ಟಲ್',
  ],
  [
    'linkedin_sourcing',
    'LinkedIn hiring; linkedin, linkedin recruiter, linkedin sourcing',
    'लिंक्डइन से भर्ती; लिंक्डइन',
    'ಲಿಂಕ್ಡ್‌ಇನ್ ಮೂಲಕ ನೇಮಕಾತಿ; ಲಿಂಕ್ಡ್‌ಇನ್',
  ],
  ['boolean_search', 'Boolean search; boolean, search strings', 'बूलियन सर्च', 'ಬೂಲಿಯನ್ ಸರ್ಚ್'],
  [
    'us_staffing',
    'US staffing; us hiring, us visa types, w2 c2c, us tax terms, h1b',
    'यूएस स्टाफ़िंग; यूएस हायरिंग',
    'ಯುಎಸ್ ಸ್ಟಾಫಿಂಗ್; ಯುಎಸ್ ಹೈರಿಂಗ್',
  ],
  [
    'bulk_hiring',
    'Bulk hiring; mass hiring, volume hiring, walk in drive',
    'एक साथ कई भर्ती; बल्क हायरिंग',
    'ಒಟ್ಟಿಗೆ ಹಲವರ ನೇಮಕಾತಿ; ಬಲ್ಕ್ ಹೈರಿಂಗ್',
  ],
  [
    'onboarding',
    'Onboarding; joining formalities, induction, employee joining',
    'जॉइनिंग की प्रक्रिया; जॉइनिंग की कार्रवाई, ऑनबोर्डिंग, जॉइनिंग',
    'ಜಾಯ್ನಿಂಗ್ ಪ್ರಕ್ರಿಯೆ; ಆನ್‌ಬೋರ್ಡಿಂಗ್, ಜಾಯ್ನಿಂಗ್',
  ],
  [
    'attendance_management',
    'Attendance; attendance management, leave management, biometric attendance, haajri, hajri',
    'हाज़िरी संभालना; हाज़िरी, अटेंडेंस, छुट्टी का हिसाब',
    'ಹಾಜರಾತಿ ನಿರ್ವಹಣೆ; ಹಾಜರಾತಿ, ಅಟೆಂಡೆನ್ಸ್, ರಜೆ ಲೆಕ್ಕ',
  ],
  [
    'pf_esi',
    'PF and ESI; pf, esi, pf esic, provident fund, labour compliance, statutory compliance',
    'पीएफ और ईएसआई; पीएफ, ईएसआई, भविष्य निधि',
    'ಪಿಎಫ್ ಮತ್ತು ಇಎಸ್‌ಐ; ಪಿಎಫ್, ಇಎಸ್‌ಐ, ಭವಿಷ್ಯ ನಿಧಿ',
  ],
  [
    'employee_relations',
    'Employee relations; employee engagement, staff welfare, hr operations, grievance redressal',
    'कर्मचारियों से तालमेल; कर्मचारी कल्याण',
    'ಉದ್ಯೋಗಿಗಳ ಜೊತೆ ಸಂಬಂಧ; ಉದ್ಯೋಗಿ ಕಲ್ಯಾಣ',
  ],
  [
    'product_listing',
    'Product listing; online listing, listing, product upload, product uploading',
    'प्रोडक्ट लिस्टिंग; ऑनलाइन लिस्टिंग, प्रोडक्ट अपलोड',
    'ಪ್ರಾಡಕ್ಟ್ ಲಿಸ್ಟಿಂಗ್; ಆನ್‌ಲೈನ್ ಲಿಸ್ಟಿಂಗ್, ಪ್ರಾಡಕ್ಟ್ ಅಪ್‌ಲೋಡ್',
  ],
  [
    'catalogue_management',
    'Catalogue work; catalogue management, cataloguing, catalog, catalog management',
    'कैटलॉग का काम; कैटलॉग, कैटलॉग बनाना',
    'ಕ್ಯಾಟಲಾಗ್ ಕೆಲಸ; ಕ್ಯಾಟಲಾಗ್',
  ],
  [
    'order_processing',
    'Order processing; online orders, order management, order handling',
    'ऑर्डर प्रोसेस करना; ऑनलाइन ऑर्डर',
    'ಆರ್ಡರ್ ಪ್ರೊಸೆಸಿಂಗ್; ಆನ್‌ಲೈನ್ ಆರ್ಡರ್',
  ],
  [
    'seller_panel',
    'Seller panel; amazon seller central, flipkart seller hub, meesho panel, seller account, marketplace handling',
    'सेलर पैनल चलाना; सेलर पैनल, सेलर अकाउंट',
    'ಸೆಲ್ಲರ್ ಪ್ಯಾನೆಲ್ ನಿರ್ವಹಣೆ; ಸೆಲ್ಲರ್ ಪ್ಯಾನೆಲ್, ಸೆಲ್ಲರ್ ಅಕೌಂಟ್',
  ],
  [
    'returns_processing',
    'Processing returned parcels; returns processing, return handling, rto, reverse logistics',
    'लौटे पार्सल संभालना; रिटर्न प्रोसेसिंग, आरटीओ',
    'ವಾಪಸ್ ಬಂದ ಪಾರ್ಸೆಲ್ ನಿರ್ವಹಣೆ; ರಿಟರ್ನ್ ಪ್ರೊಸೆಸಿಂಗ್, ಆರ್‌ಟಿಒ',
  ],
  [
    'product_photography',
    'Product photography; product photo, product shoot, packshot',
    'प्रोडक्ट फ़ोटोग्राफ़ी; प्रोडक्ट फोटो',
    'ಪ್ರಾಡಕ್ಟ್ ಫೋಟೋಗ್ರಫಿ; ಪ್ರಾಡಕ್ಟ್ ಫೋಟೋ',
  ],
  [
    'content_writing',
    'Content writing; copywriting, article writing, blog writing, lekhan, copy writing',
    'कंटेंट लिखना; कंटेंट राइटिंग, लेखन, ब्लॉग लिखना',
    'ಕಂಟೆಂಟ್ ಬರವಣಿಗೆ; ಕಂಟೆಂಟ್ ರೈಟಿಂಗ್, ಲೇಖನ ಬರೆಯುವುದು',
  ],
] as const satisfies readonly SkillRow[];
