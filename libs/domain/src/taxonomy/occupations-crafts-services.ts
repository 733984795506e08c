import type { OccupationRow } from './lexicon-rows.js';

/** Designers and engineers, old crafts, and services by the road and the water. */
export const OCCUPATIONS_CRAFTS_SERVICES = [
  {
    id: 'interior_designer',
    category: 'construction',
    latin:
      'Interior designer; interior decorator, home interior designer, interior design executive, interior architect, modular kitchen designer, intirior designer, interiar designer, interior design, interior designing, home interior',
    devanagari: 'इंटीरियर डिज़ाइनर; इंटीरियर डेकोरेटर, घर सजाने वाला डिज़ाइनर, इंटीरियर डिज़ाइन',
    kannada: 'ಇಂಟೀರಿಯರ್ ಡಿಸೈನರ್; ಒಳಾಂಗಣ ವಿನ್ಯಾಸಕ, ಇಂಟೀರಿಯರ್ ಡೆಕೊರೇಟರ್, ಇಂಟೀರಿಯರ್ ಡಿಸೈನ್',
    skills: ['interior_design', 'building_design', 'measuring', 'customer_relations'],
  },
  {
    id: 'architect',
    category: 'construction',
    latin:
      'Architect; junior architect, draughtsman, draftsman, autocad operator, autocad draftsman, cad operator, cad designer, house plan designer, vastu consultant, arkitect, architech, arcitect, aarkitekt, house plan, auto cad, auto cad operator, autocad, revit, 3d max, 3d max designer, 3d designer, autocad designer, interior 3d designer',
    devanagari: 'आर्किटेक्ट; वास्तुकार, ड्राफ्ट्समैन, ऑटोकैड ऑपरेटर, नक्शा बनाने वाला',
    kannada: 'ಆರ್ಕಿಟೆಕ್ಟ್; ವಾಸ್ತುಶಿಲ್ಪಿ, ಡ್ರಾಫ್ಟ್ಸ್‌ಮನ್, ಆಟೋಕ್ಯಾಡ್ ಆಪರೇಟರ್',
    skills: ['building_design', 'drawing_reading', 'measuring'],
  },
  {
    id: 'civil_engineer',
    category: 'construction',
    latin:
      'Civil engineer; structural engineer, project engineer civil, quantity surveyor, billing engineer, diploma civil, civil engg, civil enginear, civil injiniyar, site engineer civil, diploma in civil, be civil, civil engineering, junior engineer civil',
    devanagari: 'सिविल इंजीनियर; स्ट्रक्चरल इंजीनियर, क्वांटिटी सर्वेयर',
    kannada: 'ಸಿವಿಲ್ ಎಂಜಿನಿಯರ್; ಸಿವಿಲ್ ಇಂಜಿನಿಯರ್, ಸ್ಟ್ರಕ್ಚರಲ್ ಎಂಜಿನಿಯರ್',
    skills: ['civil_engineering', 'site_supervision', 'drawing_reading'],
  },
  {
    id: 'mechanical_engineer',
    category: 'construction',
    latin:
      'Engineer; mechanical engineer, electrical engineer, electronics engineer, diploma engineer, production engineer, maintenance engineer, service engineer, graduate engineer trainee, mechanical engg, engeneer, enginer, injiniyar, enjiniyar, diploma mechanical, btech mechanical, be mechanical, diploma in mechanical',
    devanagari: 'इंजीनियर; मैकेनिकल इंजीनियर, इलेक्ट्रिकल इंजीनियर, डिप्लोमा इंजीनियर',
    kannada: 'ಎಂಜಿನಿಯರ್; ಇಂಜಿನಿಯರ್, ಮೆಕ್ಯಾನಿಕಲ್ ಎಂಜಿನಿಯರ್, ಎಲೆಕ್ಟ್ರಿಕಲ್ ಎಂಜಿನಿಯರ್',
    skills: ['mechanical_engineering', 'drawing_reading', 'problem_solving'],
  },
  {
    id: 'land_surveyor',
    category: 'construction',
    latin:
      'Land surveyor; surveyor, site surveyor, civil surveyor, total station surveyor, survey assistant, zameen napne wala, bhumapaka, survayor, surveyar, survey of land, site survey, land survey',
    devanagari: 'सर्वेयर; ज़मीन नापने वाला, अमीन, लैंड सर्वेयर, भूमापक',
    kannada: 'ಭೂಮಾಪಕರು; ಸರ್ವೇಯರ್, ಲ್ಯಾಂಡ್ ಸರ್ವೇಯರ್, ಭೂಮಾಪಕ',
    skills: ['land_surveying', 'measuring', 'drawing_reading'],
  },
  {
    id: 'fashion_designer',
    category: 'retail',
    alsoIn: ['construction', 'ecommerce'],
    latin:
      'Fashion designer; dress designer, costume designer, textile designer, fashion stylist, fasion designer, fashon designer, boutique designer, saree designer, blouse designer, fashion designing',
    devanagari: 'फ़ैशन डिज़ाइनर; ड्रेस डिज़ाइनर, कॉस्ट्यूम डिज़ाइनर',
    kannada: 'ಫ್ಯಾಷನ್ ಡಿಸೈನರ್; ಡ್ರೆಸ್ ಡಿಸೈನರ್, ವಸ್ತ್ರ ವಿನ್ಯಾಸಕ',
    skills: ['fashion_design', 'pattern_cutting', 'garment_knowledge'],
  },
  {
    id: 'blacksmith',
    category: 'construction',
    latin: 'Blacksmith; black smith, ironsmith, iron smith, lohar, luhar, kammara, kammaraka, blaksmith',
    devanagari: 'लोहार; लुहार, ब्लैकस्मिथ, लोहे का कारीगर',
    kannada: 'ಕಮ್ಮಾರ; ಕಮ್ಮಾರರು, ಬ್ಲ್ಯಾಕ್‌ಸ್ಮಿತ್, ಕಬ್ಬಿಣದ ಕೆಲಸದವರು',
    skills: ['blacksmithing', 'grinding_cutting', 'work_safety'],
  },
  {
    id: 'potter',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'Potter; pottery worker, clay pot maker, pot maker, kumhar, kumbara, idol maker, murti banane wala, poter, clay pot, clay pots, pottery',
    devanagari: 'कुम्हार; मिट्टी के बर्तन बनाने वाला, मूर्ति बनाने वाला, पॉटर',
    kannada: 'ಕುಂಬಾರ; ಕುಂಬಾರರು, ಮಡಿಕೆ ಮಾಡುವವರು, ಮೂರ್ತಿ ಮಾಡುವವರು',
    skills: ['pottery', 'attention_to_detail'],
  },
  {
    id: 'milk_seller',
    category: 'retail',
    alsoIn: ['delivery'],
    latin:
      'Milk seller; milkman, milk man, milk wala, doodh wala, doodhwala, dudhwala, dudh wala, milk vendor, milk booth worker, haalu maruvavaru, haalu hakuvavaru, halu maruvavaru, haalinavaru, milkmen, milk supply, milk supplier, milk packet delivery, milk delivery wala, country delight, milk basket, doodh baantna, morning milk delivery, milk delivery morning, doodh dena, doodh dene wala',
    devanagari: 'दूध बेचने वाले; दूध वाला, दूधवाला, ग्वाला, दूध बेचने वाला, दूध बाँटना, दूध बाँटने वाला, घर-घर दूध देना',
    kannada: 'ಹಾಲು ಮಾರುವವರು; ಹಾಲಿನವರು, ಹಾಲು ಹಾಕುವವರು, ಹಾಲಿನ ಬೂತ್ ಕೆಲಸ, ಮನೆ ಮನೆಗೆ ಹಾಲು',
    skills: ['milk_selling', 'cash_handling', 'customer_service'],
  },
  {
    id: 'newspaper_delivery',
    category: 'delivery',
    alsoIn: ['gig', 'retail'],
    latin:
      'Newspaper delivery; newspaper boy, paper boy, paper wala, akhbar wala, paper haakuva kelasa, newspaper distribution, newspaper distributor, paper delivery, paper delivery boy, milk and paper delivery, milk and newspaper, milk paper, haalu paper, haalu mattu paper, doodh aur akhbar, morning paper, milk packets, milk packets and newspaper, deccan herald, prajavani, newspaper bundles, paper bundles, paper haaku, paper haako, paper halu, paper halu haako, halu paper haako',
    devanagari: 'अखबार बाँटने वाले; अखबार वाला, पेपर वाला, पेपर डालने वाला, दूध और अखबार, अखबार डालने वाला, अखबार और दूध डालना',
    kannada:
      'ಪೇಪರ್ ಹಾಕುವವರು; ಪೇಪರ್ ಬಾಯ್, ಪೇಪರ್ ಡೆಲಿವರಿ, ಹಾಲು ಮತ್ತು ಪೇಪರ್, ಹಾಲು ಪೇಪರ್, ಪತ್ರಿಕೆ ಹಾಕುವವರು, ಪೇಪರ್ ಹಾಕೋಕೆ, ಹಾಲಿನ ಪ್ಯಾಕೆಟ್, ಹಾಲಿನ ಪ್ಯಾಕೆಟ್ ಹಾಕುವುದು',
    skills: ['local_area_knowledge', 'punctuality', 'milk_selling'],
  },
  {
    id: 'fish_catcher',
    category: 'gig',
    latin:
      'Fishing worker; fisherman, fishermen, fisher, machhuara, machuara, machli pakadne wala, meenugara, meenugararu, fisharman',
    devanagari: 'मछुआरे; मछुआरा, मछली पकड़ने वाला, मछुवारा',
    kannada: 'ಮೀನುಗಾರರು; ಮೀನುಗಾರ, ಮೀನು ಹಿಡಿಯುವವರು, ಬೆಸ್ತರು',
    skills: ['fishing', 'ship_work', 'heavy_lifting'],
  },
  {
    id: 'priest',
    category: 'event_staff',
    latin:
      'Priest; pujari, poojari, pandit, pandit ji, panditji, purohit, purohita, archaka, pastor, imam, maulvi, temple priest, temple job, pooja wala, preist, mandir me kaam, mandir ka kaam, maulana, havan karne wala, temple work, temple kelasa',
    devanagari: 'पुजारी; पंडित, पंडित जी, पुरोहित, मौलवी, मंदिर का पुजारी, मंदिर में काम, मौलाना, मंदिर का काम',
    kannada: 'ಪುರೋಹಿತರು; ಅರ್ಚಕ, ಅರ್ಚಕರು, ಪೂಜಾರಿ, ಪೂಜಾರಿಗಳು, ಪುರೋಹಿತ, ದೇವಸ್ಥಾನ ಕೆಲಸ, ದೇವಸ್ಥಾನದ ಕೆಲಸ',
    skills: ['worship_rites', 'communication'],
  },
  {
    id: 'astrologer',
    category: 'event_staff',
    latin:
      'Astrologer; jyotishi, jyotishiga, tarot reader, palmist, vastu expert, astrolger, vastu, palm reading, kundli, jyotish',
    devanagari: 'ज्योतिषी; कुंडली देखने वाला, वास्तु विशेषज्ञ',
    kannada: 'ಜ್ಯೋತಿಷಿ; ಜ್ಯೋತಿಷಿಗಳು, ಜಾತಕ ನೋಡುವವರು',
    skills: ['astrology', 'communication'],
  },
  {
    id: 'sports_coach',
    category: 'beauty_wellness',
    alsoIn: ['office_education', 'gig'],
    latin:
      'Sports coach; cricket coach, football coach, badminton coach, shuttle coach, shuttle badminton coach, tennis coach, table tennis coach, skating coach, chess coach, kabaddi coach, karate trainer, karate master, sports trainer, khel coach, train kids cricket, cricket coaching, train small kids cricket, football coaching, badminton coaching, cricket for kids',
    devanagari: 'खेल कोच; स्पोर्ट्स कोच, क्रिकेट कोच, बैडमिंटन कोच, फुटबॉल कोच, कराटे टीचर, क्रिकेट कोचिंग',
    kannada: 'ಕ್ರೀಡಾ ತರಬೇತುದಾರರು; ಕ್ರೀಡಾ ತರಬೇತುದಾರ, ಕ್ರಿಕೆಟ್ ಕೋಚ್, ಬ್ಯಾಡ್ಮಿಂಟನ್ ಕೋಚ್, ಕರಾಟೆ ಟೀಚರ್, ಕ್ರಿಕೆಟ್ ಕೋಚಿಂಗ್',
    skills: ['fitness_training', 'first_aid', 'communication'],
  },
  {
    id: 'swimming_coach',
    category: 'beauty_wellness',
    alsoIn: ['office_education'],
    latin:
      'Swimming coach; swimming teacher, swimming trainer, swimming instructor, swim coach, tairaki sikhane wala, eeju kalisuvavaru, swiming coach, pool coach, teach swimming, swimming class, swimming classes, teach swimming to kids, pool teacher',
    devanagari:
      'तैराकी कोच; स्विमिंग कोच, स्विमिंग टीचर, तैराकी सिखाने वाला, स्विमिंग सिखाना, तैरना सिखाना, बच्चों को तैरना सिखाना, तैराकी',
    kannada: 'ಈಜು ತರಬೇತುದಾರರು; ಸ್ವಿಮ್ಮಿಂಗ್ ಕೋಚ್, ಈಜು ಕಲಿಸುವವರು, ಈಜು, ಈಜು ಹೇಳಿಕೊಡುವುದು, ಈಜು ಕಲಿಸುವುದು, ಈಜುಕೊಳ',
    skills: ['swimming_teaching', 'first_aid', 'fitness_training'],
  },
  {
    id: 'lifeguard',
    category: 'security',
    alsoIn: ['beauty_wellness'],
    latin:
      'Lifeguard; life guard, pool guard, swimming pool guard, swimming pool attendant, swimming pool boy, pool boy',
    devanagari: 'लाइफ़गार्ड; लाइफ़ गार्ड, स्विमिंग पूल गार्ड',
    kannada: 'ಲೈಫ್‌ಗಾರ್ಡ್; ಲೈಫ್ ಗಾರ್ಡ್, ಈಜುಕೊಳದ ಗಾರ್ಡ್',
    skills: ['pool_rescue', 'first_aid', 'emergency_response'],
  },
  {
    id: 'toll_collector',
    category: 'driving',
    alsoIn: ['security'],
    latin:
      'Toll booth collector; toll booth, toll plaza, toll collector, toll booth operator, toll gate worker, toll plaza staff, toll gate, toll naka, toll booth job, tol booth, toll, toll kelasa, toll work',
    devanagari: 'टोल कलेक्टर; टोल बूथ, टोल प्लाज़ा, टोल नाका, टोल प्लाज़ा स्टाफ़, टोल',
    kannada: 'ಟೋಲ್ ಸಂಗ್ರಾಹಕರು; ಟೋಲ್ ಬೂತ್, ಟೋಲ್ ಪ್ಲಾಜಾ, ಟೋಲ್ ಗೇಟ್, ಟೋಲ್ ಕಲೆಕ್ಟರ್',
    skills: ['toll_collection', 'cash_handling', 'ticketing'],
  },
  {
    id: 'lift_operator',
    category: 'security',
    alsoIn: ['cleaning'],
    latin:
      'Lift operator; liftman, lift man, lift boy, elevator operator, lift attendant, lift chalane wala, lift oprator',
    devanagari: 'लिफ़्ट ऑपरेटर; लिफ़्टमैन, लिफ़्ट बॉय, लिफ़्ट चलाने वाला, लिफ़्ट अटेंडेंट',
    kannada: 'ಲಿಫ್ಟ್ ಆಪರೇಟರ್; ಲಿಫ್ಟ್‌ಮನ್, ಲಿಫ್ಟ್ ಬಾಯ್, ಲಿಫ್ಟ್ ಅಟೆಂಡೆಂಟ್',
    skills: ['lift_operation', 'guest_handling', 'work_safety'],
  },
  {
    id: 'cab_owner',
    category: 'driving',
    alsoIn: ['gig'],
    latin:
      'Driver with own car; cab owner, car owner, taxi owner, owner cum driver, owner driver, own car driver, cab malik, attach car, attach cab, cab attach, own cab, car attachment, gadi malik, gaadi malik, car malika, have own car, i have own car, own taxi, own car attach, swantha car, swanta car, apni car, apni gaadi lagana, ola uber attach, ola attach, uber attach, attach car ola, car attach',
    devanagari: 'अपनी गाड़ी वाले ड्राइवर; कैब मालिक, गाड़ी मालिक, टैक्सी मालिक, अपनी कार वाला ड्राइवर, अपनी कार',
    kannada: 'ಸ್ವಂತ ಕಾರಿನ ಚಾಲಕರು; ಕ್ಯಾಬ್ ಮಾಲೀಕ, ಕಾರ್ ಮಾಲೀಕ, ಟ್ಯಾಕ್ಸಿ ಮಾಲೀಕ, ಸ್ವಂತ ಕ್ಯಾಬ್, ಸ್ವಂತ ಕಾರ್, ಸ್ವಂತ ಕಾರು',
    skills: ['car_driving', 'lmv_licence', 'passenger_care', 'vehicle_upkeep'],
  },
  {
    id: 'watch_repairer',
    category: 'retail',
    alsoIn: ['construction'],
    latin:
      'Watch repairer; watch mechanic, watch repair wala, ghadi wala, ghadi saaz, ghadi mistri, clock repairer, watch technician, gadiyara ripeyari, watch service, watch repair',
    devanagari: 'घड़ीसाज़; घड़ी ठीक करने वाला, घड़ी मिस्त्री, घड़ी वाला',
    kannada: 'ಗಡಿಯಾರ ರಿಪೇರಿ ಮಾಡುವವರು; ವಾಚ್ ರಿಪೇರಿ ಮಾಡುವವರು, ವಾಚ್ ಮೆಕ್ಯಾನಿಕ್',
    skills: ['watch_repair', 'attention_to_detail', 'customer_service'],
  },
] as const satisfies readonly OccupationRow[];
