/** Names of work that consist of what it is about and what one is there: each of the first words with each of the second. */
export interface NamePairsRow {
  readonly occupation: string;
  /** All scripts, separated by commas; words are paired within a script. */
  readonly about: string;
  readonly roles: string;
}

const TEACHERS =
  'teacher, trainer, instructor, miss, master, coach, class, classes, class teacher, teaching, faculty, टीचर, शिक्षक, शिक्षिका, मास्टर, क्लास, ट्रेनर, ಟೀಚರ್, ಶಿಕ್ಷಕ, ಶಿಕ್ಷಕಿ, ಮಾಸ್ಟರ್, ಕ್ಲಾಸ್, ತರಗತಿ, ಟ್ರೈನರ್';
const SUBJECTS =
  'maths, math, science, english, hindi, kannada, social, physics, chemistry, biology, sanskrit, commerce, economics, गणित, मैथ्स, साइंस, अंग्रेज़ी, इंग्लिश, हिंदी, कन्नड़, ಗಣಿತ, ವಿಜ್ಞಾನ, ಇಂಗ್ಲಿಷ್, ಹಿಂದಿ, ಕನ್ನಡ';

export const NAME_PAIRS: readonly NamePairsRow[] = [
  {
    occupation: 'arts_teacher',
    about:
      'music, dance, guitar, keyboard, piano, violin, tabla, veena, flute, drums, singing, vocal, drawing, art, craft, bharatanatyam, kathak, carnatic, carnatic music, western dance, folk dance, sangeet, sangeetha, nrutya, chess, डांस, नृत्य, संगीत, म्यूज़िक, गिटार, कीबोर्ड, तबला, ड्रॉइंग, ಡ್ಯಾನ್ಸ್, ನೃತ್ಯ, ಸಂಗೀತ, ಮ್ಯೂಸಿಕ್, ಗಿಟಾರ್, ಕೀಬೋರ್ಡ್, ತಬಲಾ, ಡ್ರಾಯಿಂಗ್, ಚಿತ್ರಕಲೆ, ಭರತನಾಟ್ಯ',
    roles: TEACHERS,
  },
  {
    occupation: 'preschool_teacher',
    about:
      'nursery, lkg, ukg, lkg ukg, pre kg, preschool, pre school, pre primary, playschool, play school, play home, montessori, kindergarten, daycare, day care, toddler, toddlers, kidzee, eurokids, anganwadi, नर्सरी, एलकेजी, यूकेजी, प्ले स्कूल, मोंटेसरी, ನರ್ಸರಿ, ಎಲ್‌ಕೆಜಿ, ಯುಕೆಜಿ, ಪ್ಲೇ ಸ್ಕೂಲ್, ಪ್ಲೇ ಹೋಮ್, ಮಾಂಟೆಸ್ಸರಿ',
    roles: `${TEACHERS}, assistant teacher, helper teacher, school teacher`,
  },
  {
    occupation: 'teacher',
    about: `${SUBJECTS}, school, high school, primary school, primary, cbse, icse, puc, middle school, govt school, government school, private school, स्कूल, ಶಾಲೆ, ಶಾಲಾ, ಸ್ಕೂಲ್, ಹೈಸ್ಕೂಲ್`,
    roles: 'teacher, miss, lecturer, faculty, class teacher, टीचर, शिक्षक, शिक्षिका, अध्यापक, ಟೀಚರ್, ಶಿಕ್ಷಕ, ಶಿಕ್ಷಕಿ, ಮೇಷ್ಟ್ರು',
  },
  {
    occupation: 'tutor',
    about: `${SUBJECTS}, home, online, private, kids, children, neet, jee, puc, sslc, spoken english, abacus, घर, ऑनलाइन, बच्चों, ಮನೆ, ಆನ್‌ಲೈನ್, ಮಕ್ಕಳ`,
    roles: 'tuition, tuitions, tution, tutor, coaching, ट्यूशन, ट्यूटर, कोचिंग, ಟ್ಯೂಷನ್, ಟ್ಯೂಶನ್, ಟ್ಯೂಟರ್, ಪಾಠ',
  },
  {
    occupation: 'computer_teacher',
    about: 'computer, coding, tally, excel, programming, कंप्यूटर, टैली, कोडिंग, ಕಂಪ್ಯೂಟರ್, ಟ್ಯಾಲಿ, ಕೋಡಿಂಗ್',
    roles: TEACHERS,
  },
  {
    occupation: 'web_developer',
    about:
      'java, python, react, react js, angular, node, node js, php, laravel, wordpress, shopify, android, ios, flutter, dot net, full stack, fullstack, frontend, front end, backend, back end, mern, mern stack, javascript, web, website, app, mobile app, software, ui, html, वेब, ऐप, सॉफ़्टवेयर, वेबसाइट, ವೆಬ್, ಆ್ಯಪ್, ಸಾಫ್ಟ್‌ವೇರ್, ವೆಬ್‌ಸೈಟ್',
    roles:
      'developer, development, programmer, programming, coder, coding, fresher, intern, engineer, डेवलपर, डेवलपमेंट, ಡೆವಲಪರ್, ಡೆವಲಪ್‌ಮೆಂಟ್',
  },
  {
    occupation: 'graphic_designer',
    about:
      'logo, poster, banner, flex, card, visiting card, wedding card, invitation, album, photo album, brochure, thumbnail, post, social media post, instagram post, sticker, tshirt, menu card, label, packaging, ui, ux, ui ux, canva, photoshop, coreldraw, लोगो, पोस्टर, बैनर, फ़्लेक्स, कार्ड, एल्बम, ಲೋಗೋ, ಪೋಸ್ಟರ್, ಬ್ಯಾನರ್, ಫ್ಲೆಕ್ಸ್, ಕಾರ್ಡ್, ಆಲ್ಬಮ್',
    roles: 'design, designer, designing, design work, डिज़ाइन, डिज़ाइनर, डिज़ाइनिंग, ಡಿಸೈನ್, ಡಿಸೈನರ್, ಡಿಸೈನಿಂಗ್',
  },
  {
    occupation: 'video_editor',
    about:
      'video, videos, reel, reels, shorts, short video, youtube, youtube video, wedding video, instagram reels, insta reels, vlog, वीडियो, रील, रील्स, यूट्यूब, ವಿಡಿಯೋ, ವಿಡಿಯೊ, ರೀಲ್ಸ್, ಯೂಟ್ಯೂಬ್',
    roles: 'edit, editing, editor, editing work, editing assistant, एडिट, एडिटिंग, एडिटर, ಎಡಿಟ್, ಎಡಿಟಿಂಗ್, ಎಡಿಟರ್',
  },
  {
    occupation: 'photographer',
    about:
      'wedding, event, baby, newborn, maternity, pre wedding, prewedding, candid, function, birthday, studio, fashion, portrait, photo, शादी, इवेंट, फ़ोटो, ಮದುವೆ, ಫೋಟೋ, ಈವೆಂಟ್',
    roles:
      'photo, photos, photography, photographer, shoot, photo shoot, photoshoot, फ़ोटो, फ़ोटोग्राफ़ी, फ़ोटोग्राफ़र, शूट, ಫೋಟೋ, ಫೋಟೋಗ್ರಫಿ, ಫೋಟೋಗ್ರಾಫರ್, ಶೂಟ್',
  },
  {
    occupation: 'videographer',
    about: 'wedding, event, function, marriage, shaadi, शादी, इवेंट, ಮದುವೆ, ಈವೆಂಟ್',
    roles: 'video, videography, videographer, video shooting, video shoot, वीडियो, वीडियो शूटिंग, ವಿಡಿಯೋ, ವಿಡಿಯೋ ಶೂಟಿಂಗ್',
  },
  {
    occupation: 'digital_marketing_executive',
    about:
      'social media, digital marketing, instagram, insta, insta page, instagram page, facebook, facebook page, youtube channel, सोशल मीडिया, इंस्टाग्राम, ಸೋಶಿಯಲ್ ಮೀಡಿಯಾ, ಇನ್‌ಸ್ಟಾಗ್ರಾಮ್',
    roles:
      'handling, handle, handler, manage, management, manager, marketing, intern, fresher, executive, promotion, growth, posting, मैनेजर, मार्केटिंग, ಮ್ಯಾನೇಜರ್, ಮಾರ್ಕೆಟಿಂಗ್',
  },
  {
    occupation: 'content_writer',
    about:
      'content, blog, article, story, script, news, copy, creative, english, kannada, hindi, freelance, assignment, seo, कंटेंट, ब्लॉग, कहानी, ಕಂಟೆಂಟ್, ಬ್ಲಾಗ್, ಕಥೆ',
    roles: 'writing, writer, writers, writing work, write, राइटिंग, राइटर, लेखक, ರೈಟಿಂಗ್, ರೈಟರ್, ಬರಹಗಾರ',
  },
  {
    occupation: 'telecaller',
    about:
      'loan, insurance, real estate, bank, credit card, kannada, hindi, english, tamil, telugu, female, ladies, home, part time, sales, customer, lead, leads, collection, education, admission, लोन, बैंक, ಲೋನ್, ಬ್ಯಾಂಕ್, ಕನ್ನಡ',
    roles:
      'telecaller, tele caller, telecalling, tele calling, caller, calling, टेलीकॉलर, टेलीकॉलिंग, कॉलिंग, ಟೆಲಿಕಾಲರ್, ಟೆಲಿಕಾಲಿಂಗ್, ಕಾಲಿಂಗ್',
  },
  {
    occupation: 'customer_care_executive',
    about:
      'us, usa, uk, australian, canada, international, domestic, banking, us banking, kannada, hindi, english, tamil, telugu, malayalam, inbound, bpo, semi, यूएस, हिंदी, अंग्रेज़ी, ಯುಎಸ್, ಕನ್ನಡ, ಹಿಂದಿ',
    roles:
      'process, voice, voice process, call center, call centre, bpo, bpo voice, customer care, customer support, calls, shift process, प्रोसेस, वॉइस प्रोसेस, कॉल सेंटर, कस्टमर केयर, ಪ್ರೊಸೆಸ್, ವಾಯ್ಸ್ ಪ್ರೊಸೆಸ್, ಕಾಲ್ ಸೆಂಟರ್, ಕಸ್ಟಮರ್ ಕೇರ್',
  },
  {
    occupation: 'receptionist',
    about:
      'hospital, clinic, dental clinic, dental, dentist, doctor, school, office, gym, salon, parlour, spa, company, college, showroom, diagnostic, lab, front, reception, अस्पताल, हॉस्पिटल, क्लिनिक, ऑफ़िस, स्कूल, ಆಸ್ಪತ್ರೆ, ಕ್ಲಿನಿಕ್, ಆಫೀಸ್, ಶಾಲೆ, ಕಚೇರಿ',
    roles:
      'receptionist, reception, front desk, front office, reception desk, desk, रिसेप्शनिस्ट, रिसेप्शन, फ़्रंट डेस्क, ರಿಸೆಪ್ಷನಿಸ್ಟ್, ರಿಸೆಪ್ಷನ್, ಫ್ರಂಟ್ ಡೆಸ್ಕ್',
  },
  {
    occupation: 'office_boy',
    about:
      'office, school, college, bank, court, hospital, company, government office, ऑफ़िस, स्कूल, कॉलेज, बैंक, दफ़्तर, ಆಫೀಸ್, ಶಾಲೆ, ಕಾಲೇಜು, ಬ್ಯಾಂಕ್, ಕಚೇರಿ',
    roles: 'peon, attender, chaprasi, office boy, चपरासी, प्यून, अटेंडर, ಪ್ಯೂನ್, ಅಟೆಂಡರ್, ಜವಾನ',
  },
  {
    occupation: 'cashier',
    about:
      'supermarket, shop, hotel, restaurant, bakery, mall, store, canteen, bar, cafe, medical shop, showroom, होटल, दुकान, मॉल, सुपरमार्केट, ಹೋಟೆಲ್, ಅಂಗಡಿ, ಮಾಲ್, ಬೇಕರಿ, ಸೂಪರ್‌ಮಾರ್ಕೆಟ್',
    roles:
      'cashier, cash counter, billing, bill counter, billing counter, कैशियर, कैश काउंटर, बिलिंग, ಕ್ಯಾಷಿಯರ್, ಕ್ಯಾಶ್ ಕೌಂಟರ್, ಬಿಲ್ಲಿಂಗ್',
  },
  {
    occupation: 'accountant',
    about: 'accounts, account, tally, gst, tally gst, bcom, b com, ca firm, junior, अकाउंट्स, टैली, ಅಕೌಂಟ್ಸ್, ಟ್ಯಾಲಿ',
    roles: 'fresher, executive, staff, girl, boy, job, assistant, intern, work, accounts, accountant, फ़्रेशर, ಫ್ರೆಶರ್',
  },
  {
    occupation: 'computer_technician',
    about: 'computer, laptop, pc, printer, desktop, system, hardware, कंप्यूटर, लैपटॉप, ಕಂಪ್ಯೂಟರ್, ಲ್ಯಾಪ್‌ಟಾಪ್',
    roles:
      'repair, repairing, service, mechanic, technician, service engineer, engineer, servicing, format, रिपेयर, रिपेयरिंग, मैकेनिक, ರಿಪೇರಿ, ಸರ್ವಿಸ್, ಮೆಕ್ಯಾನಿಕ್',
  },
  {
    occupation: 'mobile_technician',
    about: 'mobile, mobiles, phone, cell phone, iphone, smartphone, मोबाइल, फ़ोन, ಮೊಬೈಲ್, ಫೋನ್',
    roles:
      'repair, repairing, service, mechanic, technician, servicing, display, screen change, display change, software, sudharna, service engineer, रिपेयर, रिपेयरिंग, सर्विस, ರಿಪೇರಿ, ಸರ್ವಿಸ್, ಡಿಸ್‌ಪ್ಲೇ',
  },
  {
    occupation: 'cctv_installer',
    about: 'cctv, cc camera, cctv camera, security camera, सीसीटीवी, ಸಿಸಿಟಿವಿ, ಸಿಸಿ ಕ್ಯಾಮೆರಾ',
    roles: 'fitting, fitter, installation, technician, repair, helper, work, फ़िटिंग, ಫಿಟ್ಟಿಂಗ್, ಇನ್‌ಸ್ಟಾಲೇಶನ್',
  },
  {
    occupation: 'promoter',
    about:
      'mall, supermarket, brand, product, perfume, cosmetic, food, tasting, weekend, company, mobile, मॉल, ब्रांड, ಮಾಲ್, ಬ್ರ್ಯಾಂಡ್',
    roles:
      'promoter, promotion, promotions, sampling, promotion girl, promotion boy, demo, प्रमोटर, प्रमोशन, ಪ್ರಮೋಟರ್, ಪ್ರಮೋಷನ್',
  },
];
