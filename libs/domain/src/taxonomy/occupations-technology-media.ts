import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of computers, phones, pictures, sound, words and events. */
export const OCCUPATIONS_TECHNOLOGY_MEDIA = [
  {
    id: 'catering_staff',
    category: 'food_service',
    alsoIn: ['event_staff', 'gig'],
    latin:
      'Catering staff; catering, catering boy, catering girl, catering waiter, catering helper, caterer, shaadi catering, marriage catering, wedding catering staff, banquet waiter, banquet staff, buffet staff, maduve catering, katering boy, katering, ketaring, kyatering, wedding waiter, marriage waiter, party waiter, banquet server, banquet boy, banquet waiter boy, buffet server, buffet boy, marriage hall serving, wedding serving, party serving, function serving, serving in marriage, serving in function, shaadi mein khana parosna, shaadi parosne wala, maduve oota, function oota, catring, catring boy, shaadi waiter, shaadi mein waiter, kalyana mantapa oota, serving boys wedding, marriage serving, serving in wedding, serving at wedding, banquet serving, cooking contractor helper, serve food at wedding, wedding food serving, banana leaf serving, banana leaf, serve on banana leaf, refill rasam',
    devanagari:
      'कैटरिंग स्टाफ़; कैटरिंग, कैटरिंग बॉय, कैटरिंग हेल्पर, शादी कैटरिंग, बैंक्वेट स्टाफ़, कैटरिंग वेटर, केटरिंग, केटरिंग का काम, शादी में परोसना, शादी में खाना परोसना, पत्तल पर परोसना',
    kannada:
      'ಕೇಟರಿಂಗ್ ಸಿಬ್ಬಂದಿ; ಕೇಟರಿಂಗ್, ಕೇಟರಿಂಗ್ ಬಾಯ್, ಕೇಟರಿಂಗ್ ಕೆಲಸ, ಮದುವೆ ಕೇಟರಿಂಗ್, ಬ್ಯಾಂಕ್ವೆಟ್ ಸಿಬ್ಬಂದಿ, ಕ್ಯಾಟರಿಂಗ್, ಕ್ಯಾಟರಿಂಗ್ ಕೆಲಸ, ಮದುವೆ ಊಟ, ಮದುವೆ ಊಟ ಬಡಿಸುವವರು, ಅಡುಗೆ ಕಂಟ್ರಾಕ್ಟರ್, ಅಡುಗೆ ಕಾಂಟ್ರಾಕ್ಟರ್ ಸಹಾಯಕ, ಕೇಟರಿಂಗ್ ಸಹಾಯಕ, ಬಡಿಸುವ ಕೆಲಸ, ಬಾಳೆ ಎಲೆ',
    skills: ['buffet_setup', 'table_service', 'food_packing', 'dishwashing', 'teamwork'],
  },
  {
    id: 'digital_marketing_executive',
    category: 'sales',
    alsoIn: ['ecommerce', 'office_education'],
    latin:
      'Digital marketing executive; digital marketer, online marketing executive, social media executive, social media manager, social media handler, seo executive, google ads executive, performance marketer, insta page handler, social media, social media marketing, social media handling, social media job, digital marketing, digital marketing job, digital marketing intern, instagram handling, instagram page, insta page, handle insta page, instagram marketing, facebook page handle, facebook marketing, youtube channel handle, smm, seo, google ads, facebook ads, meta ads, performance marketing, influencer marketing, online marketing, insta handle karne wala, insta reels post, insta post, digital marketting executive, yt channel, youtube channel, channel manage',
    devanagari:
      'डिजिटल मार्केटिंग एग्ज़ीक्यूटिव; सोशल मीडिया मैनेजर, सोशल मीडिया संभालने वाला, एसईओ एग्ज़ीक्यूटिव, ऑनलाइन मार्केटिंग एग्ज़ीक्यूटिव, सोशल मीडिया, डिजिटल मार्केटिंग, ऑनलाइन मार्केटिंग, इंस्टाग्राम पेज',
    kannada:
      'ಡಿಜಿಟಲ್ ಮಾರ್ಕೆಟಿಂಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಸೋಶಿಯಲ್ ಮೀಡಿಯಾ ಮ್ಯಾನೇಜರ್, ಎಸ್‌ಇಒ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಆನ್‌ಲೈನ್ ಮಾರ್ಕೆಟಿಂಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಸೋಶಿಯಲ್ ಮೀಡಿಯಾ, ಡಿಜಿಟಲ್ ಮಾರ್ಕೆಟಿಂಗ್, ಆನ್‌ಲೈನ್ ಮಾರ್ಕೆಟಿಂಗ್, ಇನ್‌ಸ್ಟಾಗ್ರಾಮ್ ಪೇಜ್',
    skills: ['digital_marketing', 'social_media', 'seo', 'online_ads', 'content_writing'],
  },
  {
    id: 'content_writer',
    category: 'ecommerce',
    alsoIn: ['office_education', 'gig'],
    latin:
      'Content writer; copywriter, copy writer, article writer, blog writer, blogger, freelance writer, script writer, likhne wala, lekhak, lekhaka, content writing, content writing from home, blog writing, article writing, writer, writing job, writing work, freelance writing, story writing, script writing, assignment writing, likhne ka kaam, kannada writer, hindi writer, kannada content writer, contant writer',
    devanagari: 'कंटेंट राइटर; कॉपीराइटर, लेखक, ब्लॉग लिखने वाला, स्क्रिप्ट राइटर, लिखने का काम, कंटेंट राइटिंग, राइटर',
    kannada: 'ಕಂಟೆಂಟ್ ರೈಟರ್; ಕಾಪಿರೈಟರ್, ಬರಹಗಾರ, ಲೇಖಕ, ಬ್ಲಾಗ್ ಬರೆಯುವವರು, ಬರೆಯುವ ಕೆಲಸ, ಬರವಣಿಗೆ ಕೆಲಸ, ಕಂಟೆಂಟ್ ರೈಟಿಂಗ್',
    skills: ['content_writing', 'english_writing', 'seo', 'internet_research'],
  },
  {
    id: 'computer_technician',
    category: 'tech_support',
    latin:
      'Computer technician; computer mechanic, computer hardware engineer, hardware engineer, hardware technician, hardware and networking engineer, laptop technician, laptop repair technician, desktop engineer, printer technician, computer repair wala, computer theek karne wala, computer ripeyari, computer repair, computer repairing, laptop repair, laptop repairing, laptop service, laptop theek karne wala, pc repair, pc assembling, computer assembling, computer hardware, computer service, computer service engineer, hardware and networking, hardware networking, printer repair, os installation, windows installation, printer service, laptop mechanic, system service engineer, service engineer computer, computer hardware service engineer, hardware service engineer',
    devanagari:
      'कंप्यूटर टेक्नीशियन; हार्डवेयर इंजीनियर, लैपटॉप टेक्नीशियन, कंप्यूटर मैकेनिक, कंप्यूटर ठीक करने वाला, कंप्यूटर रिपेयर, लैपटॉप रिपेयर, लैपटॉप रिपेयरिंग, कंप्यूटर हार्डवेयर, कंप्यूटर रिपेयरिंग',
    kannada:
      'ಕಂಪ್ಯೂಟರ್ ಟೆಕ್ನಿಷಿಯನ್; ಹಾರ್ಡ್‌ವೇರ್ ಎಂಜಿನಿಯರ್, ಲ್ಯಾಪ್‌ಟಾಪ್ ಟೆಕ್ನಿಷಿಯನ್, ಕಂಪ್ಯೂಟರ್ ರಿಪೇರಿ ಮಾಡುವವರು, ಕಂಪ್ಯೂಟರ್ ರಿಪೇರಿ, ಲ್ಯಾಪ್‌ಟಾಪ್ ರಿಪೇರಿ, ಕಂಪ್ಯೂಟರ್ ಹಾರ್ಡ್‌ವೇರ್',
    skills: ['computer_hardware', 'software_installation', 'networking', 'printer_repair', 'fault_finding'],
  },
  {
    id: 'tech_support_executive',
    category: 'tech_support',
    alsoIn: ['telecalling'],
    latin:
      'Technical support executive; tech support executive, technical support, tech support engineer, it support, it support engineer, it support executive, it helpdesk, help desk executive, desktop support engineer, service desk executive, technical bpo, software support executive, tek support, tech support, tech support voice, it help desk, desktop support, service desk, l1 support, l2 support, system support, it helpdesk fresher, support engineer, application support',
    devanagari: 'टेक सपोर्ट एग्ज़ीक्यूटिव; टेक्निकल सपोर्ट, आईटी सपोर्ट, आईटी हेल्पडेस्क, डेस्कटॉप सपोर्ट इंजीनियर, टेक सपोर्ट',
    kannada: 'ಟೆಕ್ ಸಪೋರ್ಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಟೆಕ್ನಿಕಲ್ ಸಪೋರ್ಟ್, ಐಟಿ ಸಪೋರ್ಟ್, ಐಟಿ ಹೆಲ್ಪ್‌ಡೆಸ್ಕ್, ಟೆಕ್ ಸಪೋರ್ಟ್',
    skills: ['remote_support', 'ticketing_tools', 'software_installation', 'complaint_resolution', 'english_speaking'],
  },
  {
    id: 'network_technician',
    category: 'tech_support',
    latin:
      'Network technician; network engineer, networking engineer, network support engineer, lan technician, system administrator, system admin, server administrator, sysadmin, networking, networking job, ccna, linux admin, cloud engineer, aws engineer, aws cloud engineer, server room technician, server technician, server room',
    devanagari: 'नेटवर्क टेक्नीशियन; नेटवर्क इंजीनियर, नेटवर्किंग इंजीनियर, सिस्टम एडमिन, नेटवर्किंग',
    kannada: 'ನೆಟ್‌ವರ್ಕ್ ಟೆಕ್ನಿಷಿಯನ್; ನೆಟ್‌ವರ್ಕ್ ಎಂಜಿನಿಯರ್, ಸಿಸ್ಟಮ್ ಅಡ್ಮಿನ್, ನೆಟ್‌ವರ್ಕಿಂಗ್',
    skills: ['networking', 'server_administration', 'wifi_setup', 'ticketing_tools', 'fault_finding'],
  },
  {
    id: 'broadband_technician',
    category: 'tech_support',
    alsoIn: ['construction'],
    latin:
      'Broadband and DTH technician; broadband technician, wifi technician, wifi installer, fibre technician, fiber technician, ftth technician, cable operator, cable technician, cable wala, dish wala, dth technician, dish antenna fitter, tv cable wala, fiber splicer, jio fiber technician, wifi installation, wifi lagane wala, internet connection fitting, jio fiber, airtel fiber, act fibernet, fibernet technician, dth installation, dish tv fitting, dish fitting, cable tv, cable pulling, cable kelasa, cable work',
    devanagari:
      'ब्रॉडबैंड और डीटीएच टेक्नीशियन; ब्रॉडबैंड टेक्नीशियन, वाई-फ़ाई वाला, केबल वाला, डिश वाला, फ़ाइबर टेक्नीशियन, केबल का काम, वाई-फ़ाई लगाने वाला',
    kannada: 'ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್ ಮತ್ತು ಡಿಟಿಎಚ್ ಟೆಕ್ನಿಷಿಯನ್; ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್ ಟೆಕ್ನಿಷಿಯನ್, ಕೇಬಲ್ ಟಿವಿ ಕೆಲಸದವರು, ಫೈಬರ್ ಟೆಕ್ನಿಷಿಯನ್, ಕೇಬಲ್ ಕೆಲಸ, ವೈಫೈ ಹಾಕುವವರು',
    skills: ['wifi_setup', 'fibre_splicing', 'dth_installation', 'bike_riding', 'customer_service'],
  },
  {
    id: 'cctv_installer',
    category: 'tech_support',
    alsoIn: ['construction'],
    latin:
      'CCTV installer; cctv technician, cctv camera technician, cctv engineer, cctv fitter, camera technician, camera fitting wala, camera lagane wala, cctv lagane wala, cctv haakuvavaru, biometric technician, cctv instolar, cctv installation, cctv fitting, cctv camera, cctv camera fitting, cc camera, cc camera fitting, camera fitting, dvr fitting, camera installation, biometric installation, cctv job, camera lagana',
    devanagari:
      'सीसीटीवी टेक्नीशियन; सीसीटीवी लगाने वाला, कैमरा लगाने वाला, सीसीटीवी इंस्टॉलर, सीसीटीवी कैमरा, सीसीटीवी फ़िटिंग, कैमरा लगाना',
    kannada: 'ಸಿಸಿಟಿವಿ ಟೆಕ್ನಿಷಿಯನ್; ಸಿಸಿಟಿವಿ ಹಾಕುವವರು, ಕ್ಯಾಮೆರಾ ಅಳವಡಿಸುವವರು, ಸಿಸಿಟಿವಿ ಇನ್‌ಸ್ಟಾಲರ್, ಸಿಸಿಟಿವಿ ಕ್ಯಾಮೆರಾ, ಸಿಸಿ ಕ್ಯಾಮೆರಾ',
    skills: ['cctv_installation', 'biometric_setup', 'networking', 'house_wiring', 'fault_finding'],
  },
  {
    id: 'mobile_technician',
    category: 'tech_support',
    alsoIn: ['retail', 'construction'],
    latin:
      'Mobile repair technician; mobile technician, mobile mechanic, mobile repairer, mobile repair wala, mobile repairing wala, phone repair technician, mobile engineer, mobile service technician, mobile theek karne wala, mobile ripeyari, phone mechanic, mobail repair, fix phones, phone fixing, repair phones, mobile sudharna, mobile repair, mobile repairing, mobile ripair, phone repair, phone repairing, cell phone repair, mobile display change, phone display change, mobile screen change, display change, mobile software, mobile hardware, mobile service centre, mobile service center, mobile repair shop, mobile service, mobile chip level, chip level, combo change, mobile display, display battery change, charging jack',
    devanagari:
      'मोबाइल रिपेयर टेक्नीशियन; मोबाइल मैकेनिक, मोबाइल रिपेयर वाला, मोबाइल टेक्नीशियन, मोबाइल ठीक करने वाला, मोबाइल रिपेयर, मोबाइल रिपेयरिंग, फ़ोन रिपेयर, डिस्प्ले बदलना, चार्जिंग जैक, फ़ोन का डिस्प्ले, स्क्रीन बदलना',
    kannada:
      'ಮೊಬೈಲ್ ರಿಪೇರಿ ಟೆಕ್ನಿಷಿಯನ್; ಮೊಬೈಲ್ ಮೆಕ್ಯಾನಿಕ್, ಮೊಬೈಲ್ ರಿಪೇರಿ ಮಾಡುವವರು, ಮೊಬೈಲ್ ಟೆಕ್ನಿಷಿಯನ್, ಮೊಬೈಲ್ ರಿಪೇರಿ ಕೆಲಸ, ಮೊಬೈಲ್ ರಿಪೇರಿ, ಫೋನ್ ರಿಪೇರಿ, ಮೊಬೈಲ್ ಡಿಸ್‌ಪ್ಲೇ, ಮೊಬೈಲ್ ಸರ್ವಿಸ್, ಡಿಸ್ಪ್ಲೇ ಬದಲಾಯಿಸುವುದು',
    skills: ['mobile_phone_repair', 'screen_replacement', 'soldering', 'customer_service'],
  },
  {
    id: 'tv_technician',
    category: 'tech_support',
    alsoIn: ['construction'],
    latin:
      'TV and electronics technician; tv technician, tv mechanic, led tv technician, electronics technician, electronics mechanic, tv repair wala, tv theek karne wala, tv ripeyari, television mechanic, tv repair, tv repairing, led tv repair, tv service',
    devanagari: 'टीवी टेक्नीशियन; टीवी मैकेनिक, इलेक्ट्रॉनिक्स टेक्नीशियन, टीवी ठीक करने वाला, टीवी रिपेयर',
    kannada: 'ಟಿವಿ ಟೆಕ್ನಿಷಿಯನ್; ಟಿವಿ ಮೆಕ್ಯಾನಿಕ್, ಟಿವಿ ರಿಪೇರಿ ಮಾಡುವವರು, ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್ ಟೆಕ್ನಿಷಿಯನ್, ಟಿವಿ ರಿಪೇರಿ',
    skills: ['tv_repair', 'soldering', 'fault_finding', 'electronics_knowledge'],
  },
  {
    id: 'web_developer',
    category: 'tech_support',
    alsoIn: ['gig', 'ecommerce'],
    latin:
      'Web developer; website developer, web designer, website designer, wordpress developer, website maker, software developer, programmer, coder, app developer, website banane wala, web design, web designing, web development, website design, website developer job, html css, html css javascript, react js, react developer, reactjs, node js, javascript, wordpress, php developer, python developer, java developer, full stack developer, frontend developer, front end developer, backend developer, ui developer, android developer, mobile app developer, flutter developer, shopify developer, dot net developer, mern stack, coding, coding job, programming, software engineer, software job, it developer, developer, sotware developer, java fresher, frontend intern, web developer intern, software fresher, website making, mca fresher developer, fullstack, websight designer, website designer fresher, full stack, frontend',
    devanagari:
      'वेब डेवलपर; वेबसाइट बनाने वाला, वेब डिज़ाइनर, प्रोग्रामर, सॉफ़्टवेयर डेवलपर, वेबसाइट डिज़ाइन, कोडिंग, सॉफ़्टवेयर इंजीनियर',
    kannada:
      'ವೆಬ್ ಡೆವಲಪರ್; ವೆಬ್‌ಸೈಟ್ ಮಾಡುವವರು, ವೆಬ್ ಡಿಸೈನರ್, ಪ್ರೋಗ್ರಾಮರ್, ಸಾಫ್ಟ್‌ವೇರ್ ಡೆವಲಪರ್, ವೆಬ್ ಡಿಸೈನ್, ಕೋಡಿಂಗ್, ಸಾಫ್ಟ್‌ವೇರ್ ಎಂಜಿನಿಯರ್, ಸಾಫ್ಟ್‌ವೇರ್ ಕೆಲಸ',
    skills: ['web_development', 'wordpress', 'programming', 'software_testing'],
  },
  {
    id: 'software_tester',
    category: 'tech_support',
    alsoIn: ['gig'],
    latin:
      'Software tester; manual tester, app tester, qa tester, qa engineer, game tester, testing engineer, software testing, manual testing, automation testing, app testing, tester job, selenium, qa testing, qa',
    devanagari: 'सॉफ़्टवेयर टेस्टर; मैनुअल टेस्टर, ऐप टेस्टर',
    kannada: 'ಸಾಫ್ಟ್‌ವೇರ್ ಟೆಸ್ಟರ್; ಮ್ಯಾನುಯಲ್ ಟೆಸ್ಟರ್, ಆ್ಯಪ್ ಟೆಸ್ಟರ್',
    skills: ['software_testing', 'ticketing_tools', 'attention_to_detail', 'report_writing'],
  },
  {
    id: 'data_labeller',
    category: 'gig',
    alsoIn: ['tech_support', 'office_education'],
    latin:
      'Data labelling worker; data annotator, data labeller, data labeler, image annotator, data annotation executive, content moderator, ai data trainer, image tagging work, data labelling, data labeling, data annotation, annotation job, image tagging, image labelling, image labeling, ai training data, content moderation',
    devanagari: 'डेटा लेबलिंग वर्कर; डेटा एनोटेटर, इमेज टैगिंग का काम, कंटेंट मॉडरेटर',
    kannada: 'ಡೇಟಾ ಲೇಬಲಿಂಗ್ ಕೆಲಸದವರು; ಡೇಟಾ ಅನೊಟೇಟರ್, ಇಮೇಜ್ ಟ್ಯಾಗಿಂಗ್ ಕೆಲಸ, ಕಂಟೆಂಟ್ ಮಾಡರೇಟರ್',
    skills: ['data_annotation', 'attention_to_detail', 'computer_basics', 'internet_research'],
  },
  {
    id: 'graphic_designer',
    category: 'ecommerce',
    alsoIn: ['gig', 'office_education'],
    latin:
      'Graphic designer; graphics designer, logo designer, poster designer, banner designer, flex designer, dtp operator, photoshop operator, photo editor, coreldraw operator, canva designer, dizainar, grafic designer, designer, designing, designing job, design ka kaam, design work, graphic design, photoshop, coreldraw, corel draw, canva, illustrator, figma, dtp, dtp work, logo design, poster design, banner design, flex design, flex designing, visiting card design, card design, album design, album designer, photo album designer, photo editing, photo editing work, ui designer, ux designer, ui ux designer, ui design, flex printing design, grafik designer, grafic design, graphic designing, graphics',
    devanagari:
      'ग्राफ़िक डिज़ाइनर; डीटीपी ऑपरेटर, लोगो डिज़ाइनर, पोस्टर डिज़ाइनर, फ़ोटो एडिटर, फ़्लेक्स डिज़ाइनर, डिज़ाइनर, डिज़ाइन का काम, ग्राफ़िक डिज़ाइन, फ़ोटोशॉप, फ़ोटो एडिटिंग, डीटीपी, ग्राफ़िक डिज़ाइनिंग, डिज़ाइनिंग, ग्राफ़िक्स, ग्राफ़िक्स का काम',
    kannada:
      'ಗ್ರಾಫಿಕ್ ಡಿಸೈನರ್; ಡಿಟಿಪಿ ಆಪರೇಟರ್, ಲೋಗೋ ಡಿಸೈನರ್, ಪೋಸ್ಟರ್ ಡಿಸೈನರ್, ಫೋಟೋ ಎಡಿಟರ್, ಡಿಸೈನರ್, ಡಿಸೈನ್ ಕೆಲಸ, ಗ್ರಾಫಿಕ್ ಡಿಸೈನ್, ಫೋಟೋಶಾಪ್, ಫೋಟೋ ಎಡಿಟಿಂಗ್, ಡಿಟಿಪಿ, ಡಿಸೈನಿಂಗ್, ಪೋಸ್ಟರ್ ಡಿಸೈನ್, ಗ್ರಾಫಿಕ್ಸ್',
    skills: ['graphic_design', 'photoshop', 'coreldraw', 'social_media'],
  },
  {
    id: 'video_editor',
    category: 'ecommerce',
    alsoIn: ['gig', 'event_staff'],
    latin:
      'Video editor; reels editor, reel editor, youtube editor, youtube video editor, wedding video editor, film editor, video banane wala, video editing, video editing job, reels editing, reel editing, youtube video editing, wedding video editing, short video editor, video cutting, premiere pro, after effects, capcut, final cut pro, reels banane wala, reel banane wala, reels making, making reels, vedio editor, viedo editor, vedio editing, video mixing, premier pro',
    devanagari: 'वीडियो एडिटर; रील एडिटर, यूट्यूब एडिटर, वीडियो बनाने वाला, वीडियो एडिटिंग, रील बनाने वाला, रील्स बनाना',
    kannada:
      'ವಿಡಿಯೊ ಎಡಿಟರ್; ರೀಲ್ಸ್ ಎಡಿಟರ್, ಯೂಟ್ಯೂಬ್ ಎಡಿಟರ್, ವೀಡಿಯೋ ಎಡಿಟರ್, ವಿಡಿಯೊ ಎಡಿಟಿಂಗ್, ವಿಡಿಯೋ ಎಡಿಟಿಂಗ್, ವಿಡಿಯೋ ಎಡಿಟರ್, ವೀಡಿಯೋ ಎಡಿಟಿಂಗ್, ರೀಲ್ಸ್ ಮಾಡುವವರು',
    skills: ['video_editing', 'social_media', 'photoshop', 'attention_to_detail'],
  },
  {
    id: 'photographer',
    category: 'event_staff',
    alsoIn: ['gig', 'ecommerce'],
    latin:
      'Photographer; photo grapher, wedding photographer, event photographer, candid photographer, cameraman, camera man, studio photographer, shaadi photographer, photo khinchne wala, photo wala, photo tegeyuvavaru, studio kelasa, fotografer, fotographer, photography, wedding photography, event photography, candid photography, camera operator, photo studio, photo studio boy, photo studio assistant, studio assistant, photo shoot, photo shooting, baby photographer, shaadi ki photo, photographar, fotografi, dslr camera, camera chalane wala, photografar, candid photo, event photo, function photo, wedding photo, shaadi photo',
    devanagari:
      'फ़ोटोग्राफ़र; वेडिंग फ़ोटोग्राफ़र, कैमरामैन, फ़ोटो खींचने वाला, फ़ोटो वाला, शादी का फ़ोटोग्राफ़र, फोटो ग्राफर, फ़ोटोग्राफ़ी, फ़ोटो स्टूडियो, शादी की फ़ोटो, शादी में फोटो',
    kannada:
      'ಫೋಟೋಗ್ರಾಫರ್; ಛಾಯಾಗ್ರಾಹಕ, ಫೋಟೋ ತೆಗೆಯುವವರು, ಮದುವೆ ಫೋಟೋಗ್ರಾಫರ್, ಕ್ಯಾಮೆರಾಮನ್, ಫೋಟೋಗ್ರಫಿ, ಫೋಟೋ ಸ್ಟುಡಿಯೋ, ಮದುವೆ ಫೋಟೋ, ಫೋಟೋ ಹಿಡಿಯುವವರು',
    skills: ['photography', 'photoshop', 'stage_lighting', 'customer_service'],
  },
  {
    id: 'product_photographer',
    category: 'ecommerce',
    alsoIn: ['event_staff', 'gig'],
    latin:
      'Product photographer; ecommerce photographer, catalogue photographer, product shoot photographer, food photographer, product photo khinchne wala, product photography, product shoot, catalogue shoot, ecommerce photography, product photo',
    devanagari: 'प्रोडक्ट फ़ोटोग्राफ़र; कैटलॉग फ़ोटोग्राफ़र, ई-कॉमर्स फ़ोटोग्राफ़र',
    kannada: 'ಪ್ರಾಡಕ್ಟ್ ಫೋಟೋಗ್ರಾಫರ್; ಕ್ಯಾಟಲಾಗ್ ಫೋಟೋಗ್ರಾಫರ್, ಇ-ಕಾಮರ್ಸ್ ಫೋಟೋಗ್ರಾಫರ್',
    skills: ['product_photography', 'photoshop', 'photography', 'attention_to_detail'],
  },
  {
    id: 'videographer',
    category: 'event_staff',
    alsoIn: ['gig'],
    latin:
      'Videographer; video grapher, video cameraman, wedding videographer, drone operator, drone pilot, drone cameraman, video shooter, video shooting wala, videography, wedding videography, video shooting, video shoot, shaadi ki video, drone camera, drone flying, drone udane wala, video camera man, video camera operator',
    devanagari:
      'वीडियोग्राफ़र; वीडियो कैमरामैन, ड्रोन ऑपरेटर, ड्रोन पायलट, वीडियो शूटिंग वाला, वीडियो शूटिंग, वीडियोग्राफ़ी, ड्रोन कैमरा',
    kannada: 'ವಿಡಿಯೊಗ್ರಾಫರ್; ವಿಡಿಯೊ ಕ್ಯಾಮೆರಾಮನ್, ಡ್ರೋನ್ ಆಪರೇಟರ್, ಡ್ರೋನ್ ಪೈಲಟ್, ವಿಡಿಯೊ ಶೂಟಿಂಗ್, ವಿಡಿಯೋ ಶೂಟಿಂಗ್, ವಿಡಿಯೋಗ್ರಾಫರ್, ಡ್ರೋನ್ ಕ್ಯಾಮೆರಾ',
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
      'Sound and light technician; sound engineer, sound operator, sound technician, audio technician, light man, lightman, lighting technician, mic operator, sound system wala, saund wala, projector operator, speaker setting, speaker and light setting, light setting, dj sound, sound mixer, par lights, sound boxes',
    devanagari: 'साउंड और लाइट टेक्नीशियन; साउंड इंजीनियर, साउंड वाला, लाइटमैन, साउंड ऑपरेटर, साउंड लगाना, स्पीकर लगाना',
    kannada: 'ಸೌಂಡ್ ಮತ್ತು ಲೈಟ್ ಟೆಕ್ನಿಷಿಯನ್; ಸೌಂಡ್ ಎಂಜಿನಿಯರ್, ಸೌಂಡ್ ಆಪರೇಟರ್, ಲೈಟ್‌ಮನ್, ಸೌಂಡ್ ಸಿಸ್ಟಮ್ ಹಾಕುವುದು',
    skills: ['sound_system', 'stage_lighting', 'event_setup', 'house_wiring'],
  },
  {
    id: 'event_staff',
    category: 'event_staff',
    alsoIn: ['gig'],
    latin:
      'Event staff; event helper, event crew, event boy, event girl, event volunteer, event worker, event usher, usher, exhibition staff, function helper, event registration staff, shaadi mein kaam, karyakrama kelasa, event kelasa, concert staff, stage crew, party helper, wedding helper, marriage helper, exhibition helper, stall helper, kursi lagana, chair arrangement, event ground staff, event setup boy, event boys, event girls, concert crew, event crew boys, party work, stage lagana, kursi lagana, stage kursi lagana, arranging chairs, setting up chairs, chair setup, cinema hall, cinema hall work, cinema hall usher, ticket checker, stage setting, chair setting, stage and chair setting, put chairs, arrange chairs, barricade, event setup, event set up, carry chairs, barricades, fix barricades, lay carpets, lay carpet, stand at entry gate',
    devanagari:
      'इवेंट स्टाफ़; इवेंट हेल्पर, इवेंट क्रू, इवेंट वॉलंटियर, इवेंट का काम, शादी-पार्टी का काम, इवेंट का काम करने वाला, शादी में हेल्पर, कुर्सी लगाना, स्टेज लगाना, स्टेज कुर्सी लगाना, टेंट लगाना',
    kannada:
      'ಈವೆಂಟ್ ಸಿಬ್ಬಂದಿ; ಈವೆಂಟ್ ಹೆಲ್ಪರ್, ಈವೆಂಟ್ ಕೆಲಸ, ಕಾರ್ಯಕ್ರಮ ಸಹಾಯಕರು, ಈವೆಂಟ್ ವಾಲಂಟಿಯರ್, ಇವೆಂಟ್ ಕೆಲಸ, ಇವೆಂಟ್ ಹೆಲ್ಪರ್, ಈವೆಂಟ್ ಹುಡುಗರು, ಕುರ್ಚಿ ಹಾಕುವುದು, ಸ್ಟೇಜ್ ಹಾಕುವುದು',
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
      'Event decorator; decorator, flower decorator, balloon decorator, stage decorator, wedding decorator, mandap decorator, party decorator, sajavat wala, tent wala, tent house worker, shamiyana kelasa, pandal worker, mantapa alankara, dekoretar, decoration, decoration boy, decoration helper, decoration work, wedding decoration, birthday decoration, light decoration, sajawat, tent lagana, tent house, tent work, tent boy, tent house helper, shamiana, shamiyana, pandal, mandap',
    devanagari:
      'इवेंट डेकोरेटर; सजावट वाला, डेकोरेशन वाला, टेंट वाला, मंडप सजाने वाला, टेंट हाउस वर्कर, सजावट, सजावट का काम, डेकोरेशन, डेकोरेशन का काम, टेंट का काम, शामियाना, मंडप, पंडाल',
    kannada:
      'ಈವೆಂಟ್ ಡೆಕೊರೇಟರ್; ಅಲಂಕಾರ ಮಾಡುವವರು, ಡೆಕೊರೇಶನ್ ಕೆಲಸ, ಮಂಟಪ ಅಲಂಕಾರ, ಶಾಮಿಯಾನ ಕೆಲಸದವರು, ಟೆಂಟ್ ಹೌಸ್ ಕೆಲಸ, ಡೆಕೋರೇಷನ್ ಕೆಲಸ, ಡೆಕೋರೇಷನ್, ಶಾಮಿಯಾನ, ಪೆಂಡಾಲ್',
    skills: ['event_decoration', 'flower_arranging', 'tent_setup', 'stage_lighting'],
  },
  {
    id: 'event_host',
    category: 'event_staff',
    alsoIn: ['gig'],
    latin:
      'Event host and anchor; anchor, emcee, event anchor, stage anchor, event host, event hostess, hostess, host, welcome staff, nirupaka, nirupaki, ankar, mc for function, master of ceremonies, anchor for function, anchoring, stage anchoring, event anchoring, mc, emcee job',
    devanagari: 'इवेंट होस्ट और एंकर; एंकर, इवेंट एंकर, होस्ट, होस्टेस, स्वागत स्टाफ़, मंच संचालक, एंकरिंग',
    kannada: 'ಈವೆಂಟ್ ಹೋಸ್ಟ್ ಮತ್ತು ಆ್ಯಂಕರ್; ಆ್ಯಂಕರ್, ನಿರೂಪಕ, ನಿರೂಪಕಿ, ಸ್ವಾಗತ ಸಿಬ್ಬಂದಿ, ಹೋಸ್ಟ್, ನಿರೂಪಣೆ',
    skills: ['anchoring', 'guest_handling', 'grooming', 'english_speaking', 'hindi_speaking'],
  },
  {
    id: 'promoter',
    category: 'event_staff',
    alsoIn: ['sales', 'gig', 'retail'],
    latin:
      'Promoter; brand promoter, product promoter, sales promoter, brand ambassador, sampling promoter, canopy promoter, promotion staff, promotion boy, promotion girl, mall promoter, prachar karne wala, pracharaka, demonstrator, in store promoter, instore promoter, promotion work, promotion job, promotion, promotions, sampling, product demo, product promotion, brand promotion, canopy activity, canopy promotion, free sample dene wala, demo girl, demo boy, product demonstrator, btl promoter, kiosk promoter, company ka prachar, pracharada kelasa, pramotar, stand in mall, standing in mall, mall me khade hoke, standee holding, talk to people in mall, explain product in mall',
    devanagari:
      'प्रमोटर; ब्रांड प्रमोटर, प्रोडक्ट प्रमोटर, प्रमोशन स्टाफ़, प्रचार करने वाला, ब्रांड एंबेसडर, प्रमोशन, प्रचार का काम, प्रमोशन का काम, डेमो देने वाला',
    kannada: 'ಪ್ರಮೋಟರ್; ಬ್ರ್ಯಾಂಡ್ ಪ್ರಮೋಟರ್, ಪ್ರಾಡಕ್ಟ್ ಪ್ರಮೋಟರ್, ಪ್ರಮೋಶನ್ ಸಿಬ್ಬಂದಿ, ಪ್ರಚಾರ ಮಾಡುವವರು, ಪ್ರಮೋಷನ್ ಕೆಲಸ, ಪ್ರಚಾರದ ಕೆಲಸ, ಪ್ರಮೋಷನ್',
    skills: ['brand_promotion', 'product_demo', 'leaflet_distribution', 'communication', 'shop_selling'],
  },
  {
    id: 'leaflet_distributor',
    category: 'gig',
    alsoIn: ['event_staff', 'delivery'],
    latin:
      'Leaflet distributor; pamphlet distributor, pamphlet boy, flyer distributor, poster pasting boy, parcha baantne wala, pampletu hanchuvavaru, pamplet boy, pamphlet distribution, leaflet distribution, flyer distribution, poster pasting, notice baantne wala, leaflet, leaflets, pamphlets, pamphlet job, paper pamphlet, parcha baatne wala, parcha batne, parcha batna, parcha bantna, parche bantna, parche batna, parcha baatna',
    devanagari: 'पर्चे बाँटने वाले; पर्चा बाँटने वाला, पैम्फलेट बाँटने वाला, पोस्टर लगाने वाला, पैम्फलेट, नोटिस बाँटने वाला',
    kannada: 'ಕರಪತ್ರ ಹಂಚುವವರು; ಪೋಸ್ಟರ್ ಅಂಟಿಸುವವರು, ಪ್ಯಾಂಪ್ಲೆಟ್ ಹಂಚುವವರು',
    skills: ['leaflet_distribution', 'local_area_knowledge', 'brand_promotion'],
  },
  {
    id: 'survey_worker',
    category: 'gig',
    alsoIn: ['sales', 'office_education'],
    latin:
      'Field survey worker; janaganati, janaganati kelsa, janaganana, census, census work, janganana, field surveyor, survey executive, survey boy, survey girl, market research interviewer, field investigator, data collector, enumerator, census worker, survey karne wala, survey ka kaam, samikshe kelasa, survey kelasa, survey, survey work, survey job, field survey, market survey, house to house survey, ghar ghar survey, mane mane survey, market research, census, census work, questionnaire survey, data collection field, jan ganana, survey maduvavaru, door to door survey, sarve, sarve kelasa, collect information, door to door information, ask questions in app, ghar ghar jakar sawal poochna, door to door questions, mane manege hogi prashne, filling answers in mobile, asking questions',
    devanagari:
      'फ़ील्ड सर्वे वर्कर; जनगणना, जनगणना का काम, फ़ील्ड सर्वेयर, सर्वे करने वाला, सर्वे का काम, फ़ील्ड इन्वेस्टिगेटर, डेटा इकट्ठा करने वाला, सर्वे, जनगणना, घर घर सर्वे, जानकारी इकट्ठा करना, घर घर जाकर सवाल, घर घर जाकर सवाल पूछना, सवाल पूछना',
    kannada:
      'ಫೀಲ್ಡ್ ಸರ್ವೆ ಕೆಲಸದವರು; ಜನಗಣತಿ, ಜನಗಣತಿ ಕೆಲಸ, ಫೀಲ್ಡ್ ಸರ್ವೇಯರ್, ಸಮೀಕ್ಷೆ ಮಾಡುವವರು, ಸರ್ವೆ ಕೆಲಸ, ಸಮೀಕ್ಷೆ ಕೆಲಸ, ಸರ್ವೆ, ಸಮೀಕ್ಷೆ, ಜನಗಣತಿ, ಸರ್ವೆ ಮಾಡುವವರು, ಮಾಹಿತಿ ಸಂಗ್ರಹ, ಪ್ರಶ್ನೆ ಕೇಳುವುದು, ಮನೆ ಮನೆಗೆ ಮಾಹಿತಿ, ಮನೆ ಮನೆಗೆ ಹೋಗಿ ಪ್ರಶ್ನೆ, ಪ್ರಶ್ನೆ ಕೇಳಿ',
    skills: ['survey_work', 'field_travel', 'smartphone_use', 'local_area_knowledge', 'communication'],
  },
  {
    id: 'performer',
    category: 'event_staff',
    alsoIn: ['gig'],
    latin:
      'Stage performer; singer, dancer, band member, musician, guitarist, drummer, tabla player, orchestra singer, magician, actor, model, junior artist, background dancer, mascot, gaane wala, gayak, gayaka, kalakar, kalavidaru, haadugara, acting, modelling, modeling, singing, film acting, serial acting, band player, film shooting',
    devanagari: 'स्टेज कलाकार; गायक, गायिका, सिंगर, डांसर, संगीतकार, एक्टर, मॉडल, जूनियर आर्टिस्ट, कलाकार, एक्टिंग, मॉडलिंग',
    kannada: 'ಸ್ಟೇಜ್ ಕಲಾವಿದರು; ಗಾಯಕ, ಗಾಯಕಿ, ಹಾಡುಗಾರ, ಡ್ಯಾನ್ಸರ್, ನಟ, ನಟಿ, ಮಾಡೆಲ್, ಕಲಾವಿದರು, ಆ್ಯಕ್ಟಿಂಗ್, ಮಾಡೆಲಿಂಗ್',
    skills: ['singing', 'dancing', 'musical_instruments', 'acting'],
  },
  {
    id: 'voice_artist',
    category: 'gig',
    alsoIn: ['event_staff', 'ecommerce'],
    latin:
      'Voice over artist; voice artist, dubbing artist, voiceover artist, narrator, podcast host, radio jockey, rj, awaaz dene wala, voice over, voiceover, dubbing, awaaz dene ka kaam',
    devanagari: 'वॉइस ओवर आर्टिस्ट; डबिंग आर्टिस्ट, आवाज़ देने वाला, रेडियो जॉकी, डबिंग, वॉइस ओवर',
    kannada: 'ವಾಯ್ಸ್ ಓವರ್ ಆರ್ಟಿಸ್ಟ್; ಡಬ್ಬಿಂಗ್ ಆರ್ಟಿಸ್ಟ್, ಧ್ವನಿ ಕಲಾವಿದರು, ರೇಡಿಯೊ ಜಾಕಿ, ಡಬ್ಬಿಂಗ್, ವಾಯ್ಸ್ ಓವರ್',
    skills: ['voice_over', 'transcription', 'clear_voice', 'translation'],
  },
] as const satisfies readonly OccupationRow[];
