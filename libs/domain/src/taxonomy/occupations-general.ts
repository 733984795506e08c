import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of offices and front desks, and work that no single trade owns. */
export const OCCUPATIONS_GENERAL = [
  {
    id: 'hotel_front_office',
    category: 'food_service',
    alsoIn: ['office_education'],
    latin:
      'Hotel front office executive; hotel receptionist, hotel reception, front office associate, guest relation executive, guest service associate, lodge receptionist, hotel front desk',
    devanagari: 'होटल रिसेप्शनिस्ट; होटल फ़्रंट ऑफ़िस, होटल रिसेप्शन, गेस्ट रिलेशन एग्ज़ीक्यूटिव',
    kannada: 'ಹೋಟೆಲ್ ರಿಸೆಪ್ಷನಿಸ್ಟ್; ಹೋಟೆಲ್ ಫ್ರಂಟ್ ಆಫೀಸ್, ಲಾಡ್ಜ್ ರಿಸೆಪ್ಷನಿಸ್ಟ್, ಹೋಟೆಲ್ ರಿಸೆಪ್ಷನ್',
    skills: ['front_desk', 'guest_handling', 'billing', 'telephone_handling', 'english_speaking'],
  },
  {
    id: 'computer_teacher',
    category: 'office_education',
    alsoIn: ['tech_support'],
    latin:
      'Computer teacher; computer trainer, computer instructor, computer faculty, tally trainer, computer sir, computer sikhane wala, computer kalisuvavaru',
    devanagari: 'कंप्यूटर टीचर; कंप्यूटर ट्रेनर, कंप्यूटर सिखाने वाला, कंप्यूटर शिक्षक',
    kannada: 'ಕಂಪ್ಯೂಟರ್ ಟೀಚರ್; ಕಂಪ್ಯೂಟರ್ ಟ್ರೈನರ್, ಕಂಪ್ಯೂಟರ್ ಕಲಿಸುವವರು',
    skills: ['computer_teaching', 'computer_basics', 'ms_excel', 'class_handling'],
  },
  {
    id: 'exam_invigilator',
    category: 'office_education',
    alsoIn: ['gig'],
    latin:
      'Exam invigilator; invigilator, exam supervisor, exam center staff, exam centre staff, exam duty staff, pariksha nirikshak, exam frisking staff',
    devanagari: 'परीक्षा निरीक्षक; एग्ज़ाम सुपरवाइज़र, परीक्षा सेंटर स्टाफ़, इन्विजिलेटर',
    kannada: 'ಪರೀಕ್ಷಾ ಮೇಲ್ವಿಚಾರಕ; ಎಕ್ಸಾಮ್ ಸೂಪರ್‌ವೈಸರ್, ಪರೀಕ್ಷಾ ಕೇಂದ್ರದ ಸಿಬ್ಬಂದಿ, ಇನ್ವಿಜಿಲೇಟರ್',
    skills: ['exam_supervision', 'attention_to_detail', 'document_verification', 'punctuality'],
  },
  {
    id: 'data_entry_operator',
    category: 'office_education',
    alsoIn: ['gig', 'accounts_finance'],
    latin:
      'Data entry operator; data entry, data entry executive, data entry work, data entry clerk, data operator, deo, data entry work from home, typing work from home, form filling work, copy paste work, data entry ka kaam, data entry kelasa, deta entry, dataentry operator',
    devanagari: 'डेटा एंट्री ऑपरेटर; डेटा एंट्री, डाटा एंट्री, डाटा एंट्री ऑपरेटर, डेटा एंट्री का काम, घर से टाइपिंग, फ़ॉर्म भरने का काम',
    kannada: 'ಡೇಟಾ ಎಂಟ್ರಿ ಆಪರೇಟರ್; ಡೇಟಾ ಎಂಟ್ರಿ, ಡಾಟಾ ಎಂಟ್ರಿ ಆಪರೇಟರ್, ಡೇಟಾ ಎಂಟ್ರಿ ಕೆಲಸ, ಮನೆಯಿಂದ ಟೈಪಿಂಗ್ ಕೆಲಸ',
    skills: ['data_entry', 'english_typing', 'ms_excel', 'computer_basics', 'attention_to_detail'],
  },
  {
    id: 'computer_operator',
    category: 'office_education',
    latin:
      'Computer operator; office computer operator, pc operator, system operator, computer wala, computer ka kaam, computer kelasa, computer job',
    devanagari: 'कंप्यूटर ऑपरेटर; कंप्यूटर का काम, कंप्यूटर चलाने वाला, कम्प्यूटर ऑपरेटर',
    kannada: 'ಕಂಪ್ಯೂಟರ್ ಆಪರೇಟರ್; ಕಂಪ್ಯೂಟರ್ ಕೆಲಸ, ಆಫೀಸ್ ಕಂಪ್ಯೂಟರ್ ಆಪರೇಟರ್',
    skills: ['computer_basics', 'ms_excel', 'english_typing', 'printing_scanning', 'record_keeping'],
  },
  {
    id: 'typist',
    category: 'office_education',
    alsoIn: ['gig'],
    latin:
      'Typist; typing job, english typist, hindi typist, kannada typist, stenographer, steno typist, typing wala, typing work, typing kelasa, beralacchugara, taipist',
    devanagari: 'टाइपिस्ट; टाइपिंग वाला, टाइपिंग का काम, हिंदी टाइपिस्ट, स्टेनोग्राफ़र',
    kannada: 'ಟೈಪಿಸ್ಟ್; ಬೆರಳಚ್ಚುಗಾರ, ಟೈಪಿಂಗ್ ಕೆಲಸ, ಕನ್ನಡ ಟೈಪಿಸ್ಟ್, ಸ್ಟೆನೋಗ್ರಾಫರ್',
    skills: ['english_typing', 'hindi_typing', 'kannada_typing', 'ms_word'],
  },
  {
    id: 'office_assistant',
    category: 'office_education',
    alsoIn: ['gig'],
    latin:
      'Office assistant; office boy, office girl, peon, office helper, office attender, attender, office staff, pantry boy, office runner, bank boy, chaprasi, office ka kaam, office kelasa, piyun',
    devanagari: 'ऑफ़िस असिस्टेंट; ऑफ़िस बॉय, ऑफ़िस गर्ल, चपरासी, प्यून, ऑफ़िस हेल्पर, ऑफ़िस का काम, पैंट्री बॉय',
    kannada: 'ಆಫೀಸ್ ಅಸಿಸ್ಟೆಂಟ್; ಆಫೀಸ್ ಬಾಯ್, ಅಟೆಂಡರ್, ಆಫೀಸ್ ಹೆಲ್ಪರ್, ಆಫೀಸ್ ಕೆಲಸ, ಜವಾನ, ಕಚೇರಿ ಸಹಾಯಕರು',
    skills: ['filing', 'printing_scanning', 'tea_making', 'punctuality', 'local_area_knowledge'],
  },
  {
    id: 'receptionist',
    category: 'office_education',
    alsoIn: ['healthcare', 'food_service'],
    latin:
      'Receptionist; front desk executive, front office executive, front desk officer, office receptionist, hospital receptionist, clinic receptionist, salon receptionist, telephone operator, help desk receptionist, swagatakara, reception wali, resepshanist, risepshanist',
    devanagari: 'रिसेप्शनिस्ट; फ़्रंट डेस्क एग्ज़ीक्यूटिव, फ़्रंट ऑफ़िस एग्ज़ीक्यूटिव, ऑफ़िस रिसेप्शनिस्ट, हॉस्पिटल रिसेप्शनिस्ट, टेलीफ़ोन ऑपरेटर',
    kannada: 'ರಿಸೆಪ್ಷನಿಸ್ಟ್; ಫ್ರಂಟ್ ಡೆಸ್ಕ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಸ್ವಾಗತಕಾರ, ಸ್ವಾಗತಕಾರಿಣಿ, ಆಸ್ಪತ್ರೆ ರಿಸೆಪ್ಷನಿಸ್ಟ್',
    skills: ['front_desk', 'telephone_handling', 'guest_handling', 'appointment_scheduling', 'grooming'],
  },
  {
    id: 'back_office_executive',
    category: 'office_education',
    alsoIn: ['accounts_finance', 'ecommerce'],
    latin:
      'Back office executive; back office, backoffice executive, back office assistant, back end executive, backend executive, operations executive, process executive, process associate, bak office',
    devanagari: 'बैक ऑफ़िस एग्ज़ीक्यूटिव; बैक ऑफ़िस, बैक ऑफ़िस का काम, प्रोसेस एग्ज़ीक्यूटिव',
    kannada: 'ಬ್ಯಾಕ್ ಆಫೀಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಬ್ಯಾಕ್ ಆಫೀಸ್, ಬ್ಯಾಕ್ ಆಫೀಸ್ ಕೆಲಸ, ಪ್ರೊಸೆಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್',
    skills: ['email_handling', 'ms_excel', 'data_entry', 'document_verification', 'record_keeping'],
  },
  {
    id: 'admin_executive',
    category: 'office_education',
    alsoIn: ['hr_staffing'],
    latin:
      'Admin executive; admin assistant, administrator, administration executive, office administrator, office manager, office coordinator, admin officer, office executive, admin incharge',
    devanagari: 'एडमिन एग्ज़ीक्यूटिव; एडमिन असिस्टेंट, ऑफ़िस मैनेजर, ऑफ़िस कोऑर्डिनेटर, एडमिन ऑफ़िसर',
    kannada: 'ಅಡ್ಮಿನ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಅಡ್ಮಿನ್ ಅಸಿಸ್ಟೆಂಟ್, ಆಫೀಸ್ ಮ್ಯಾನೇಜರ್, ಆಫೀಸ್ ಕೋಆರ್ಡಿನೇಟರ್',
    skills: ['email_handling', 'vendor_management', 'record_keeping', 'attendance_management', 'ms_excel'],
  },
  {
    id: 'personal_assistant',
    category: 'office_education',
    alsoIn: ['gig'],
    latin:
      'Personal assistant; pa, secretary, personal secretary, executive assistant, virtual assistant, pa to director, office secretary, nij sahayak, aapta sahayaka',
    devanagari: 'पर्सनल असिस्टेंट; सेक्रेटरी, पीए, निजी सहायक, वर्चुअल असिस्टेंट',
    kannada: 'ಪರ್ಸನಲ್ ಅಸಿಸ್ಟೆಂಟ್; ಸೆಕ್ರೆಟರಿ, ಪಿಎ, ಆಪ್ತ ಸಹಾಯಕ, ವರ್ಚುವಲ್ ಅಸಿಸ್ಟೆಂಟ್',
    skills: ['appointment_scheduling', 'email_handling', 'english_writing', 'ms_powerpoint', 'telephone_handling'],
  },
  {
    id: 'mis_executive',
    category: 'office_education',
    alsoIn: ['accounts_finance', 'ecommerce'],
    latin:
      'MIS executive; mis analyst, excel executive, data analyst, report executive, mis reporting executive, excel expert, mis excel executive',
    devanagari: 'एमआईएस एग्ज़ीक्यूटिव; डेटा एनालिस्ट, एक्सेल एक्सपर्ट, एमआईएस एनालिस्ट',
    kannada: 'ಎಂಐಎಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಡೇಟಾ ಅನಾಲಿಸ್ಟ್, ಎಕ್ಸೆಲ್ ಎಕ್ಸ್‌ಪರ್ಟ್',
    skills: ['mis_reporting', 'ms_excel', 'google_sheets', 'report_writing'],
  },
  {
    id: 'clerk',
    category: 'office_education',
    latin:
      'Office clerk; clerk, school clerk, bank clerk, junior assistant, lower division clerk, babu, munshi, gumasta, lipik, klark, record keeper, library assistant, librarian',
    devanagari: 'क्लर्क; ऑफ़िस क्लर्क, बाबू, मुंशी, लिपिक, स्कूल क्लर्क, लाइब्रेरियन',
    kannada: 'ಕ್ಲರ್ಕ್; ಗುಮಾಸ್ತ, ಆಫೀಸ್ ಕ್ಲರ್ಕ್, ಸ್ಕೂಲ್ ಕ್ಲರ್ಕ್, ಗ್ರಂಥಪಾಲಕ',
    skills: ['filing', 'record_keeping', 'english_typing', 'computer_basics'],
  },
  {
    id: 'photocopy_operator',
    category: 'office_education',
    alsoIn: ['retail'],
    latin:
      'Photocopy operator; xerox operator, xerox shop worker, photocopy wala, xerox wala, xerox angadi kelasa, cyber cafe operator, cyber centre operator, csc operator, online centre operator, zerox operator, print shop staff',
    devanagari: 'फ़ोटोकॉपी ऑपरेटर; ज़ेरॉक्स वाला, फ़ोटोकॉपी वाला, साइबर कैफ़े ऑपरेटर, ज़ेरॉक्स दुकान',
    kannada: 'ಝೆರಾಕ್ಸ್ ಆಪರೇಟರ್; ಜೆರಾಕ್ಸ್ ಅಂಗಡಿ ಕೆಲಸ, ಸೈಬರ್ ಸೆಂಟರ್ ಆಪರೇಟರ್, ಫೋಟೊಕಾಪಿ ಆಪರೇಟರ್',
    skills: ['printing_scanning', 'cash_handling', 'computer_basics', 'customer_service'],
  },
  {
    id: 'translator',
    category: 'gig',
    alsoIn: ['office_education', 'ecommerce'],
    latin:
      'Translator; language translator, hindi translator, kannada translator, interpreter, anuvadak, anuvadaka, bhashantarakara',
    devanagari: 'अनुवादक; ट्रांसलेटर, हिंदी ट्रांसलेटर, दुभाषिया',
    kannada: 'ಅನುವಾದಕ; ಟ್ರಾನ್ಸ್‌ಲೇಟರ್, ಭಾಷಾಂತರಕಾರ, ಕನ್ನಡ ಟ್ರಾನ್ಸ್‌ಲೇಟರ್',
    skills: ['translation', 'english_writing', 'hindi_typing', 'kannada_typing'],
  },
  {
    id: 'transcriber',
    category: 'gig',
    alsoIn: ['office_education'],
    latin:
      'Transcriptionist; transcriber, audio typist, subtitle writer, subtitler, medical transcriptionist, captioner, proofreader, proof reader',
    devanagari: 'ऑडियो टाइपिस्ट; ऑडियो सुनकर टाइप करने वाला, ट्रांसक्रिप्शनिस्ट, सबटाइटल लिखने वाला, प्रूफ़ रीडर',
    kannada: 'ಆಡಿಯೊ ಟೈಪಿಸ್ಟ್; ಆಡಿಯೊ ಕೇಳಿ ಟೈಪ್ ಮಾಡುವವರು, ಟ್ರಾನ್ಸ್‌ಕ್ರಿಪ್ಶನಿಸ್ಟ್, ಸಬ್‌ಟೈಟಲ್ ಬರೆಯುವವರು, ಪ್ರೂಫ್ ರೀಡರ್',
    skills: ['transcription', 'english_typing', 'attention_to_detail', 'english_writing'],
  },
  {
    id: 'document_verifier',
    category: 'gig',
    alsoIn: ['accounts_finance', 'office_education'],
    latin:
      'Field verification executive; document verifier, field verifier, address verification, kyc executive, kyc boy, cpv executive, background verification executive, field executive, field boy, document pickup boy, document collection executive',
    devanagari: 'फ़ील्ड वेरिफ़िकेशन एग्ज़ीक्यूटिव; फ़ील्ड एग्ज़ीक्यूटिव, फ़ील्ड बॉय, केवाईसी एग्ज़ीक्यूटिव, एड्रेस वेरिफ़िकेशन',
    kannada: 'ಫೀಲ್ಡ್ ವೆರಿಫಿಕೇಶನ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಫೀಲ್ಡ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಫೀಲ್ಡ್ ಬಾಯ್, ಕೆವೈಸಿ ಎಕ್ಸಿಕ್ಯೂಟಿವ್',
    skills: ['document_verification', 'field_travel', 'kyc', 'smartphone_use', 'own_bike'],
  },
  {
    id: 'helper',
    category: 'gig',
    alsoIn: ['supply_chain', 'construction', 'retail'],
    latin:
      'Helper; general helper, multi purpose helper, helper boy, helper job, helper kelasa, sahayak, sahayaka, helper ka kaam, multi tasking staff, mts',
    devanagari: 'हेल्पर; सहायक, हेल्पर का काम, मल्टी टास्किंग स्टाफ़',
    kannada: 'ಹೆಲ್ಪರ್; ಸಹಾಯಕರು, ಹೆಲ್ಪರ್ ಕೆಲಸ, ಸಹಾಯಕ',
    skills: ['heavy_lifting', 'loading_unloading', 'teamwork', 'punctuality'],
  },
  {
    id: 'daily_wage_worker',
    category: 'gig',
    alsoIn: ['construction', 'supply_chain'],
    latin:
      'Daily wage worker; daily wages worker, daily payment job, daily wage labour, labour, labourer, mazdoor, majdur, dihadi, dihadi mazdoor, kooli, kooli kelasa, kuli kelasa, coolie, unskilled worker, leber',
    devanagari: 'दिहाड़ी मज़दूर; मज़दूर, दिहाड़ी, लेबर, रोज़ की मज़दूरी, कुली, मजूर',
    kannada: 'ದಿನಗೂಲಿ ಕೆಲಸದವರು; ಕೂಲಿ, ಕೂಲಿ ಕೆಲಸ, ಕೂಲಿ ಕಾರ್ಮಿಕ, ದಿನಗೂಲಿ, ಕಾರ್ಮಿಕ, ಲೇಬರ್',
    skills: ['heavy_lifting', 'digging_carrying', 'loading_unloading', 'punctuality'],
  },
  {
    id: 'errand_runner',
    category: 'gig',
    alsoIn: ['delivery', 'domestic_help'],
    latin:
      'Errand runner; errand boy, runner boy, task runner, pick up and drop, pickup boy, odd jobs, odd job worker, personal errands, chota mota kaam, ooparla kaam, sanna putta kelasa',
    devanagari: 'छोटे-मोटे काम करने वाले; छोटे-मोटे काम वाला, पिकअप बॉय, बाज़ार का काम, ऊपर का काम, रनर बॉय',
    kannada: 'ಸಣ್ಣಪುಟ್ಟ ಕೆಲಸದವರು; ಪಿಕಪ್ ಬಾಯ್, ರನ್ನರ್ ಬಾಯ್, ಸಣ್ಣಪುಟ್ಟ ಕೆಲಸ',
    skills: ['local_area_knowledge', 'smartphone_use', 'punctuality', 'own_bike'],
  },
  {
    id: 'handyman',
    category: 'gig',
    alsoIn: ['construction', 'domestic_help'],
    latin:
      'Handyman; multi skilled technician, maintenance technician, maintenance worker, maintenance boy, maintenance staff, building maintenance technician, all rounder mistri, ghar ki marammat wala, handy man, multi technician',
    devanagari: 'मेंटेनेंस मिस्त्री; मरम्मत वाला, हैंडीमैन, मेंटेनेंस टेक्नीशियन, मेंटेनेंस स्टाफ़, मल्टी टेक्नीशियन',
    kannada: 'ರಿಪೇರಿ ಕೆಲಸದವರು; ಹ್ಯಾಂಡಿಮ್ಯಾನ್, ಮೇಂಟೆನೆನ್ಸ್ ಟೆಕ್ನಿಷಿಯನ್, ಮೇಂಟೆನೆನ್ಸ್ ಸಿಬ್ಬಂದಿ',
    skills: ['power_tools', 'leak_repair', 'door_window_fitting', 'house_wiring', 'customer_service'],
  },
  {
    id: 'office_intern',
    category: 'office_education',
    alsoIn: ['gig'],
    latin:
      'Office intern; intern, internship, trainee, office trainee, management trainee, apprentice, fresher trainee, college intern',
    devanagari: 'ऑफ़िस इंटर्न; इंटर्न, इंटर्नशिप, ट्रेनी, अप्रेंटिस',
    kannada: 'ಆಫೀಸ್ ಇಂಟರ್ನ್; ಇಂಟರ್ನ್, ಇಂಟರ್ನ್‌ಶಿಪ್, ಟ್ರೈನಿ, ಅಪ್ರೆಂಟಿಸ್',
    skills: ['communication', 'computer_basics', 'internet_research', 'teamwork', 'time_management'],
  },
  {
    id: 'mystery_shopper',
    category: 'gig',
    alsoIn: ['retail', 'sales'],
    latin: 'Mystery shopper; mystery audit, mystery auditor, store auditor, retail auditor, shop audit executive',
    devanagari: 'मिस्ट्री शॉपर; मिस्ट्री ऑडिटर, स्टोर ऑडिटर',
    kannada: 'ಮಿಸ್ಟರಿ ಶಾಪರ್; ಮಿಸ್ಟರಿ ಆಡಿಟರ್, ಸ್ಟೋರ್ ಆಡಿಟರ್',
    skills: ['attention_to_detail', 'report_writing', 'smartphone_use', 'field_travel'],
  },
] as const satisfies readonly OccupationRow[];
