import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of computers, phones, pictures, sound, words and events. */
export const OCCUPATIONS_TECHNOLOGY_MEDIA = [
  {
    id: 'catering_staff',
    category: 'food_service',
    alsoIn: ['event_staff', 'gig'],
    latin:
      'Catering staff; catering, catering boy, catering girl, catering waiter, catering helper, caterer, shaadi catering, marriage catering, wedding catering staff, banquet waiter, banquet staff, buffet staff, maduve catering, katering boy',
    devanagari: 'कैटरिंग स्टाफ़; कैटरिंग, कैटरिंग बॉय, कैटरिंग हेल्पर, शादी कैटरिंग, बैंक्वेट स्टाफ़, कैटरिंग वेटर',
    kannada: 'ಕೇಟರಿಂಗ್ ಸಿಬ್ಬಂದಿ; ಕೇಟರಿಂಗ್, ಕೇಟರಿಂಗ್ ಬಾಯ್, ಕೇಟರಿಂಗ್ ಕೆಲಸ, ಮದುವೆ ಕೇಟರಿಂಗ್, ಬ್ಯಾಂಕ್ವೆಟ್ ಸಿಬ್ಬಂದಿ',
    skills: ['buffet_setup', 'table_service', 'food_packing', 'dishwashing', 'teamwork'],
  },
  {
    id: 'digital_marketing_executive',
    category: 'sales',
    alsoIn: ['ecommerce', 'office_education'],
    latin:
      'Digital marketing executive; digital marketer, online marketing executive, social media executive, social media manager, social media handler, seo executive, google ads executive, performance marketer, insta page handler',
    devanagari:
      'डिजिटल मार्केटिंग एग्ज़ीक्यूटिव; सोशल मीडिया मैनेजर, सोशल मीडिया संभालने वाला, एसईओ एग्ज़ीक्यूटिव, ऑनलाइन मार्केटिंग एग्ज़ीक्यूटिव',
    kannada: 'ಡಿಜಿಟಲ್ ಮಾರ್ಕೆಟಿಂಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಸೋಶಿಯಲ್ ಮೀಡಿಯಾ ಮ್ಯಾನೇಜರ್, ಎಸ್‌ಇಒ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಆನ್‌ಲೈನ್ ಮಾರ್ಕೆಟಿಂಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್',
    skills: ['digital_marketing', 'social_media', 'seo', 'online_ads', 'content_writing'],
  },
  {
    id: 'content_writer',
    category: 'ecommerce',
    alsoIn: ['office_education', 'gig'],
    latin:
      'Content writer; copywriter, copy writer, article writer, blog writer, blogger, freelance writer, script writer, likhne wala, lekhak, lekhaka',
    devanagari: 'कंटेंट राइटर; कॉपीराइटर, लेखक, ब्लॉग लिखने वाला, स्क्रिप्ट राइटर',
    kannada: 'ಕಂಟೆಂಟ್ ರೈಟರ್; ಕಾಪಿರೈಟರ್, ಬರಹಗಾರ, ಲೇಖಕ, ಬ್ಲಾಗ್ ಬರೆಯುವವರು',
    skills: ['content_writing', 'english_writing', 'seo', 'internet_research'],
  },
  {
    id: 'computer_technician',
    category: 'tech_support',
    latin:
      'Computer technician; computer mechanic, computer hardware engineer, hardware engineer, hardware technician, hardware and networking engineer, laptop technician, laptop repair technician, desktop engineer, printer technician, computer repair wala, computer theek karne wala, computer ripeyari',
    devanagari: 'कंप्यूटर टेक्नीशियन; हार्डवेयर इंजीनियर, लैपटॉप टेक्नीशियन, कंप्यूटर मैकेनिक, कंप्यूटर ठीक करने वाला',
    kannada: 'ಕಂಪ್ಯೂಟರ್ ಟೆಕ್ನಿಷಿಯನ್; ಹಾರ್ಡ್‌ವೇರ್ ಎಂಜಿನಿಯರ್, ಲ್ಯಾಪ್‌ಟಾಪ್ ಟೆಕ್ನಿಷಿಯನ್, ಕಂಪ್ಯೂಟರ್ ರಿಪೇರಿ ಮಾಡುವವರು',
    skills: ['computer_hardware', 'software_installation', 'networking', 'printer_repair', 'fault_finding'],
  },
  {
    id: 'tech_support_executive',
    category: 'tech_support',
    alsoIn: ['telecalling'],
    latin:
      'Technical support executive; tech support executive, technical support, tech support engineer, it support, it support engineer, it support executive, it helpdesk, help desk executive, desktop support engineer, service desk executive, technical bpo, software support executive, tek support',
    devanagari: 'टेक सपोर्ट एग्ज़ीक्यूटिव; टेक्निकल सपोर्ट, आईटी सपोर्ट, आईटी हेल्पडेस्क, डेस्कटॉप सपोर्ट इंजीनियर',
    kannada: 'ಟೆಕ್ ಸಪೋರ್ಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಟೆಕ್ನಿಕಲ್ ಸಪೋರ್ಟ್, ಐಟಿ ಸಪೋರ್ಟ್, ಐಟಿ ಹೆಲ್ಪ್‌ಡೆಸ್ಕ್',
    skills: ['remote_support', 'ticketing_tools', 'software_installation', 'complaint_resolution', 'english_speaking'],
  },
  {
    id: 'network_technician',
    category: 'tech_support',
    latin:
      'Network technician; network engineer, networking engineer, network support engineer, lan technician, system administrator, system admin, server administrator, sysadmin',
    devanagari: 'नेटवर्क टेक्नीशियन; नेटवर्क इंजीनियर, नेटवर्किंग इंजीनियर, सिस्टम एडमिन',
    kannada: 'ನೆಟ್‌ವರ್ಕ್ ಟೆಕ್ನಿಷಿಯನ್; ನೆಟ್‌ವರ್ಕ್ ಎಂಜಿನಿಯರ್, ಸಿಸ್ಟಮ್ ಅಡ್ಮಿನ್',
    skills: ['networking', 'server_administration', 'wifi_setup', 'ticketing_tools', 'fault_finding'],
  },
  {
    id: 'broadband_technician',
    category: 'tech_support',
    alsoIn: ['construction'],
    latin:
      'Broadband and DTH technician; broadband technician, wifi technician, wifi installer, fibre technician, fiber technician, ftth technician, cable operator, cable technician, cable wala, dish wala, dth technician, dish antenna fitter, tv cable wala, fiber splicer, jio fiber technician',
    devanagari: 'ब्रॉडबैंड और डीटीएच टेक्नीशियन; ब्रॉडबैंड टेक्नीशियन, वाई-फ़ाई वाला, केबल वाला, डिश वाला, फ़ाइबर टेक्नीशियन',
    kannada: 'ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್ ಮತ್ತು ಡಿಟಿಎಚ್ ಟೆಕ್ನಿಷಿಯನ್; ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್ ಟೆಕ್ನಿಷಿಯನ್, ಕೇಬಲ್ ಟಿವಿ ಕೆಲಸದವರು, ಫೈಬರ್ ಟೆಕ್ನಿಷಿಯನ್',
    skills: ['wifi_setup', 'fibre_splicing', 'dth_installation', 'bike_riding', 'customer_service'],
  },
  {
    id: 'cctv_installer',
    category: 'tech_support',
    alsoIn: ['construction'],
    latin:
      'CCTV installer; cctv technician, cctv camera technician, cctv engineer, cctv fitter, camera technician, camera fitting wala, camera lagane wala, cctv lagane wala, cctv haakuvavaru, biometric technician, cctv instolar',
    devanagari: 'सीसीटीवी टेक्नीशियन; सीसीटीवी लगाने वाला, कैमरा लगाने वाला, सीसीटीवी इंस्टॉलर',
    kannada: 'ಸಿಸಿಟಿವಿ ಟೆಕ್ನಿಷಿಯನ್; ಸಿಸಿಟಿವಿ ಹಾಕುವವರು, ಕ್ಯಾಮೆರಾ ಅಳವಡಿಸುವವರು, ಸಿಸಿಟಿವಿ ಇನ್‌ಸ್ಟಾಲರ್',
    skills: ['cctv_installation', 'biometric_setup', 'networking', 'house_wiring', 'fault_finding'],
  },
  {
    id: 'mobile_technician',
    category: 'tech_support',
    alsoIn: ['retail', 'construction'],
    latin:
      'Mobile repair technician; mobile technician, mobile mechanic, mobile repairer, mobile repair wala, mobile repairing wala, phone repair technician, mobile engineer, mobile service technician, mobile theek karne wala, mobile ripeyari, phone mechanic, mobail repair, fix phones, phone fixing, repair phones, mobile sudharna',
    devanagari: 'मोबाइल रिपेयर टेक्नीशियन; मोबाइल मैकेनिक, मोबाइल रिपेयर वाला, मोबाइल टेक्नीशियन, मोबाइल ठीक करने वाला',
    kannada: 'ಮೊಬೈಲ್ ರಿಪೇರಿ ಟೆಕ್ನಿಷಿಯನ್; ಮೊಬೈಲ್ ಮೆಕ್ಯಾನಿಕ್, ಮೊಬೈಲ್ ರಿಪೇರಿ ಮಾಡುವವರು, ಮೊಬೈಲ್ ಟೆಕ್ನಿಷಿಯನ್, ಮೊಬೈಲ್ ರಿಪೇರಿ ಕೆಲಸ',
    skills: ['mobile_phone_repair', 'screen_replacement', 'soldering', 'customer_service'],
  },
  {
    id: 'tv_technician',
    category: 'tech_support',
    alsoIn: ['construction'],
    latin:
      'TV and electronics technician; tv technician, tv mechanic, led tv technician, electronics technician, electronics mechanic, tv repair wala, tv theek karne wala, tv ripeyari, television mechanic',
    devanagari: 'टीवी टेक्नीशियन; टीवी मैकेनिक, इलेक्ट्रॉनिक्स टेक्नीशियन, टीवी ठीक करने वाला',
    kannada: 'ಟಿವಿ ಟೆಕ್ನಿಷಿಯನ್; ಟಿವಿ ಮೆಕ್ಯಾನಿಕ್, ಟಿವಿ ರಿಪೇರಿ ಮಾಡುವವರು, ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್ ಟೆಕ್ನಿಷಿಯನ್',
    skills: ['tv_repair', 'soldering', 'fault_finding', 'electronics_knowledge'],
  },
  {
    id: 'web_developer',
    category: 'tech_support',
    alsoIn: ['gig', 'ecommerce'],
    latin:
      'Web developer; website developer, web designer, website designer, wordpress developer, website maker, software developer, programmer, coder, app developer, website banane wala',
    devanagari: 'वेब डेवलपर; वेबसाइट बनाने वाला, वेब डिज़ाइनर, प्रोग्रामर, सॉफ़्टवेयर डेवलपर',
    kannada: 'ವೆಬ್ ಡೆವಲಪರ್; ವೆಬ್‌ಸೈಟ್ ಮಾಡುವವರು, ವೆಬ್ ಡಿಸೈನರ್, ಪ್ರೋಗ್ರಾಮರ್, ಸಾಫ್ಟ್‌ವೇರ್ ಡೆವಲಪರ್',
    skills: ['web_development', 'wordpress', 'programming', 'software_testing'],
  },
  {
    id: 'software_tester',
    category: 'tech_support',
    alsoIn: ['gig'],
    latin: 'Software tester; manual tester, app tester, qa tester, qa engineer, game tester, testing engineer',
    devanagari: 'सॉफ़्टवेयर टेस्टर; मैनुअल टेस्टर, ऐप टेस्टर',
    kannada: 'ಸಾಫ್ಟ್‌ವೇರ್ ಟೆಸ್ಟರ್; ಮ್ಯಾನುಯಲ್ ಟೆಸ್ಟರ್, ಆ್ಯಪ್ ಟೆಸ್ಟರ್',
    skills: ['software_testing', 'ticketing_tools', 'attention_to_detail', 'report_writing'],
  },
  {
    id: 'data_labeller',
    category: 'gig',
    alsoIn: ['tech_support', 'office_education'],
    latin:
      'Data labelling worker; data annotator, data labeller, data labeler, image annotator, data annotation executive, content moderator, ai data trainer, image tagging work',
    devanagari: 'डेटा लेबलिंग वर्कर; डेटा एनोटेटर, इमेज टैगिंग का काम, कंटेंट मॉडरेटर',
    kannada: 'ಡೇಟಾ ಲೇಬಲಿಂಗ್ ಕೆಲಸದವರು; ಡೇಟಾ ಅನೊಟೇಟರ್, ಇಮೇಜ್ ಟ್ಯಾಗಿಂಗ್ ಕೆಲಸ, ಕಂಟೆಂಟ್ ಮಾಡರೇಟರ್',
    skills: ['data_annotation', 'attention_to_detail', 'computer_basics', 'internet_research'],
  },
  {
    id: 'graphic_designer',
    category: 'ecommerce',
    alsoIn: ['gig', 'office_education'],
    latin:
      'Graphic designer; graphics designer, logo designer, poster designer, banner designer, flex designer, dtp operator, photoshop operator, photo editor, coreldraw operator, canva designer, dizainar, grafic designer',
    devanagari: 'ग्राफ़िक डिज़ाइनर; डीटीपी ऑपरेटर, लोगो डिज़ाइनर, पोस्टर डिज़ाइनर, फ़ोटो एडिटर, फ़्लेक्स डिज़ाइनर',
    kannada: 'ಗ್ರಾಫಿಕ್ ಡಿಸೈನರ್; ಡಿಟಿಪಿ ಆಪರೇಟರ್, ಲೋಗೋ ಡಿಸೈನರ್, ಪೋಸ್ಟರ್ ಡಿಸೈನರ್, ಫೋಟೋ ಎಡಿಟರ್',
    skills: ['graphic_design', 'photoshop', 'coreldraw', 'social_media'],
  },
  {
    id: 'video_editor',
    category: 'ecommerce',
    alsoIn: ['gig', 'event_staff'],
    latin:
      'Video editor; reels editor, reel editor, youtube editor, youtube video editor, wedding video editor, film editor, video banane wala',
    devanagari: 'वीडियो एडिटर; रील एडिटर, यूट्यूब एडिटर, वीडियो बनाने वाला',
    kannada: 'ವಿಡಿಯೊ ಎಡಿಟರ್; ರೀಲ್ಸ್ ಎಡಿಟರ್, ಯೂಟ್ಯೂಬ್ ಎಡಿಟರ್, ವೀಡಿಯೋ ಎಡಿಟರ್',
    skills: ['video_editing', 'social_media', 'photoshop', 'attention_to_detail'],
  },
  {
    id: 'photographer',
    category: 'event_staff',
    alsoIn: ['gig', 'ecommerce'],
    latin:
      'Photographer; photo grapher, wedding photographer, event photographer, candid photographer, cameraman, camera man, studio photographer, shaadi photographer, photo khinchne wala, photo wala, photo tegeyuvavaru, studio kelasa, fotografer, fotographer',
    devanagari: 'फ़ोटोग्राफ़र; वेडिंग फ़ोटोग्राफ़र, कैमरामैन, फ़ोटो खींचने वाला, फ़ोटो वाला, शादी का फ़ोटोग्राफ़र, फोटो ग्राफर',
    kannada: 'ಫೋಟೋಗ್ರಾಫರ್; ಛಾಯಾಗ್ರಾಹಕ, ಫೋಟೋ ತೆಗೆಯುವವರು, ಮದುವೆ ಫೋಟೋಗ್ರಾಫರ್, ಕ್ಯಾಮೆರಾಮನ್',
    skills: ['photography', 'photoshop', 'stage_lighting', 'customer_service'],
  },
  {
    id: 'product_photographer',
    category: 'ecommerce',
    alsoIn: ['event_staff', 'gig'],
    latin:
      'Product photographer; ecommerce photographer, catalogue photographer, product shoot photographer, food photographer, product photo khinchne wala',
    devanagari: 'प्रोडक्ट फ़ोटोग्राफ़र; कैटलॉग फ़ोटोग्राफ़र, ई-कॉमर्स फ़ोटोग्राफ़र',
    kannada: 'ಪ್ರಾಡಕ್ಟ್ ಫೋಟೋಗ್ರಾಫರ್; ಕ್ಯಾಟಲಾಗ್ ಫೋಟೋಗ್ರಾಫರ್, ಇ-ಕಾಮರ್ಸ್ ಫೋಟೋಗ್ರಾಫರ್',
    skills: ['product_photography', 'photoshop', 'photography', 'attention_to_detail'],
  },
  {
    id: 'videographer',
    category: 'event_staff',
    alsoIn: ['gig'],
    latin:
      'Videographer; video grapher, video cameraman, wedding videographer, drone operator, drone pilot, drone cameraman, video shooter, video shooting wala',
    devanagari: 'वीडियोग्राफ़र; वीडियो कैमरामैन, ड्रोन ऑपरेटर, ड्रोन पायलट, वीडियो शूटिंग वाला',
    kannada: 'ವಿಡಿಯೊಗ್ರಾಫರ್; ವಿಡಿಯೊ ಕ್ಯಾಮೆರಾಮನ್, ಡ್ರೋನ್ ಆಪರೇಟರ್, ಡ್ರೋನ್ ಪೈಲಟ್',
    skills: ['videography', 'drone_operation', 'video_editing', 'photography'],
  },
  {
    id: 'dj',
    category: 'event_staff',
    alsoIn: ['gig', 'food_service'],
    latin: 'DJ; disc jockey, dj player, dj operator, party dj, wedding dj, dj wala, dj babu, dijey, deejay',
    devanagari: 'डीजे; डीजे वाला, डीजे बाबू, पार्टी डीजे, डीजे बजाने वाला',
    kannada: 'ಡಿಜೆ; ಡಿಜೆ ಆಪರೇಟರ್, ಪಾರ್ಟಿ ಡಿಜೆ, ಡಿಜೆ ನುಡಿಸುವವರು',
    skills: ['dj_mixing', 'sound_system', 'anchoring', 'night_shift'],
  },
  {
    id: 'sound_light_technician',
    category: 'event_staff',
    alsoIn: ['tech_support', 'gig'],
    latin:
      'Sound and light technician; sound engineer, sound operator, sound technician, audio technician, light man, lightman, lighting technician, mic operator, sound system wala, saund wala, projector operator',
    devanagari: 'साउंड और लाइट टेक्नीशियन; साउंड इंजीनियर, साउंड वाला, लाइटमैन, साउंड ऑपरेटर',
    kannada: 'ಸೌಂಡ್ ಮತ್ತು ಲೈಟ್ ಟೆಕ್ನಿಷಿಯನ್; ಸೌಂಡ್ ಎಂಜಿನಿಯರ್, ಸೌಂಡ್ ಆಪರೇಟರ್, ಲೈಟ್‌ಮನ್',
    skills: ['sound_system', 'stage_lighting', 'event_setup', 'house_wiring'],
  },
  {
    id: 'event_staff',
    category: 'event_staff',
    alsoIn: ['gig'],
    latin:
      'Event staff; event helper, event crew, event boy, event girl, event volunteer, event worker, event usher, usher, exhibition staff, function helper, event registration staff, shaadi mein kaam, karyakrama kelasa, event kelasa',
    devanagari: 'इवेंट स्टाफ़; इवेंट हेल्पर, इवेंट क्रू, इवेंट वॉलंटियर, इवेंट का काम, शादी-पार्टी का काम',
    kannada: 'ಈವೆಂಟ್ ಸಿಬ್ಬಂದಿ; ಈವೆಂಟ್ ಹೆಲ್ಪರ್, ಈವೆಂಟ್ ಕೆಲಸ, ಕಾರ್ಯಕ್ರಮ ಸಹಾಯಕರು, ಈವೆಂಟ್ ವಾಲಂಟಿಯರ್',
    skills: ['event_setup', 'guest_handling', 'crowd_control', 'teamwork', 'grooming'],
  },
  {
    id: 'event_coordinator',
    category: 'event_staff',
    alsoIn: ['sales'],
    latin:
      'Event coordinator; event manager, event planner, event executive, event supervisor, event organiser, event organizer, wedding planner, event co ordinator, shaadi planner',
    devanagari: 'इवेंट कोऑर्डिनेटर; इवेंट मैनेजर, इवेंट प्लानर, वेडिंग प्लानर, इवेंट सुपरवाइज़र',
    kannada: 'ಈವೆಂಟ್ ಕೋಆರ್ಡಿನೇಟರ್; ಈವೆಂಟ್ ಮ್ಯಾನೇಜರ್, ಈವೆಂಟ್ ಪ್ಲಾನರ್, ವೆಡ್ಡಿಂಗ್ ಪ್ಲಾನರ್',
    skills: ['event_planning', 'vendor_management', 'team_leadership', 'negotiation', 'communication'],
  },
  {
    id: 'event_decorator',
    category: 'event_staff',
    alsoIn: ['gig'],
    latin:
      'Event decorator; decorator, flower decorator, balloon decorator, stage decorator, wedding decorator, mandap decorator, party decorator, sajavat wala, tent wala, tent house worker, shamiyana kelasa, pandal worker, mantapa alankara, dekoretar',
    devanagari: 'इवेंट डेकोरेटर; सजावट वाला, डेकोरेशन वाला, टेंट वाला, मंडप सजाने वाला, टेंट हाउस वर्कर',
    kannada: 'ಈವೆಂಟ್ ಡೆಕೊರೇಟರ್; ಅಲಂಕಾರ ಮಾಡುವವರು, ಡೆಕೊರೇಶನ್ ಕೆಲಸ, ಮಂಟಪ ಅಲಂಕಾರ, ಶಾಮಿಯಾನ ಕೆಲಸದವರು, ಟೆಂಟ್ ಹೌಸ್ ಕೆಲಸ',
    skills: ['event_decoration', 'flower_arranging', 'tent_setup', 'stage_lighting'],
  },
  {
    id: 'event_host',
    category: 'event_staff',
    alsoIn: ['gig'],
    latin:
      'Event host and anchor; anchor, emcee, event anchor, stage anchor, event host, event hostess, hostess, host, welcome staff, nirupaka, nirupaki, ankar, mc for function, master of ceremonies, anchor for function',
    devanagari: 'इवेंट होस्ट और एंकर; एंकर, इवेंट एंकर, होस्ट, होस्टेस, स्वागत स्टाफ़, मंच संचालक',
    kannada: 'ಈವೆಂಟ್ ಹೋಸ್ಟ್ ಮತ್ತು ಆ್ಯಂಕರ್; ಆ್ಯಂಕರ್, ನಿರೂಪಕ, ನಿರೂಪಕಿ, ಸ್ವಾಗತ ಸಿಬ್ಬಂದಿ, ಹೋಸ್ಟ್',
    skills: ['anchoring', 'guest_handling', 'grooming', 'english_speaking', 'hindi_speaking'],
  },
  {
    id: 'promoter',
    category: 'event_staff',
    alsoIn: ['sales', 'gig', 'retail'],
    latin:
      'Promoter; brand promoter, product promoter, sales promoter, brand ambassador, sampling promoter, canopy promoter, promotion staff, promotion boy, promotion girl, mall promoter, prachar karne wala, pracharaka, demonstrator',
    devanagari: 'प्रमोटर; ब्रांड प्रमोटर, प्रोडक्ट प्रमोटर, प्रमोशन स्टाफ़, प्रचार करने वाला, ब्रांड एंबेसडर',
    kannada: 'ಪ್ರಮೋಟರ್; ಬ್ರ್ಯಾಂಡ್ ಪ್ರಮೋಟರ್, ಪ್ರಾಡಕ್ಟ್ ಪ್ರಮೋಟರ್, ಪ್ರಮೋಶನ್ ಸಿಬ್ಬಂದಿ, ಪ್ರಚಾರ ಮಾಡುವವರು',
    skills: ['brand_promotion', 'product_demo', 'leaflet_distribution', 'communication', 'shop_selling'],
  },
  {
    id: 'leaflet_distributor',
    category: 'gig',
    alsoIn: ['event_staff', 'delivery'],
    latin:
      'Leaflet distributor; pamphlet distributor, pamphlet boy, flyer distributor, newspaper delivery, newspaper boy, paper boy, paper wala, akhbar wala, poster pasting boy, parcha baantne wala, pampletu hanchuvavaru, paper haakuva kelasa',
    devanagari: 'पर्चे बाँटने वाले; पर्चा बाँटने वाला, पैम्फलेट बाँटने वाला, पोस्टर लगाने वाला, अखबार वाला, पेपर वाला',
    kannada: 'ಕರಪತ್ರ ಹಂಚುವವರು; ಪೇಪರ್ ಹಾಕುವವರು, ಪೇಪರ್ ಬಾಯ್, ಪೋಸ್ಟರ್ ಅಂಟಿಸುವವರು',
    skills: ['leaflet_distribution', 'local_area_knowledge', 'brand_promotion'],
  },
  {
    id: 'survey_worker',
    category: 'gig',
    alsoIn: ['sales', 'office_education'],
    latin:
      'Field survey worker; field surveyor, surveyor, survey executive, survey boy, survey girl, market research interviewer, field investigator, data collector, enumerator, census worker, survey karne wala, survey ka kaam, samikshe kelasa, survey kelasa',
    devanagari: 'फ़ील्ड सर्वे वर्कर; सर्वेयर, सर्वे करने वाला, सर्वे का काम, फ़ील्ड इन्वेस्टिगेटर, डेटा इकट्ठा करने वाला',
    kannada: 'ಫೀಲ್ಡ್ ಸರ್ವೆ ಕೆಲಸದವರು; ಸರ್ವೇಯರ್, ಸಮೀಕ್ಷೆ ಮಾಡುವವರು, ಸರ್ವೆ ಕೆಲಸ, ಸಮೀಕ್ಷೆ ಕೆಲಸ',
    skills: ['survey_work', 'field_travel', 'smartphone_use', 'local_area_knowledge', 'communication'],
  },
  {
    id: 'performer',
    category: 'event_staff',
    alsoIn: ['gig'],
    latin:
      'Stage performer; singer, dancer, band member, musician, guitarist, drummer, tabla player, orchestra singer, magician, actor, model, junior artist, background dancer, mascot, gaane wala, gayak, gayaka, kalakar, kalavidaru, haadugara',
    devanagari: 'स्टेज कलाकार; गायक, गायिका, सिंगर, डांसर, संगीतकार, एक्टर, मॉडल, जूनियर आर्टिस्ट, कलाकार',
    kannada: 'ಸ್ಟೇಜ್ ಕಲಾವಿದರು; ಗಾಯಕ, ಗಾಯಕಿ, ಹಾಡುಗಾರ, ಡ್ಯಾನ್ಸರ್, ನಟ, ನಟಿ, ಮಾಡೆಲ್, ಕಲಾವಿದರು',
    skills: ['singing', 'dancing', 'musical_instruments', 'acting'],
  },
  {
    id: 'voice_artist',
    category: 'gig',
    alsoIn: ['event_staff', 'ecommerce'],
    latin:
      'Voice over artist; voice artist, dubbing artist, voiceover artist, narrator, podcast host, radio jockey, rj, awaaz dene wala',
    devanagari: 'वॉइस ओवर आर्टिस्ट; डबिंग आर्टिस्ट, आवाज़ देने वाला, रेडियो जॉकी',
    kannada: 'ವಾಯ್ಸ್ ಓವರ್ ಆರ್ಟಿಸ್ಟ್; ಡಬ್ಬಿಂಗ್ ಆರ್ಟಿಸ್ಟ್, ಧ್ವನಿ ಕಲಾವಿದರು, ರೇಡಿಯೊ ಜಾಕಿ',
    skills: ['voice_over', 'transcription', 'clear_voice', 'translation'],
  },
] as const satisfies readonly OccupationRow[];
