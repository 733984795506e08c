import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of cleaning, washing and guarding; their skills stand with those of movement. */
export const OCCUPATIONS_CLEANING_SECURITY = [
  {
    id: 'parking_attendant',
    category: 'security',
    alsoIn: ['driving'],
    latin:
      'Parking attendant; parking boy, parking staff, parking wala, parking guard, parking kelasa, parking ticket collector',
    devanagari: 'पार्किंग अटेंडेंट; पार्किंग बॉय, पार्किंग वाला, पार्किंग गार्ड',
    kannada: 'ಪಾರ್ಕಿಂಗ್ ಅಟೆಂಡರ್; ಪಾರ್ಕಿಂಗ್ ಬಾಯ್, ಪಾರ್ಕಿಂಗ್ ಗಾರ್ಡ್, ಪಾರ್ಕಿಂಗ್ ನೋಡಿಕೊಳ್ಳುವವರು',
    skills: ['parking_management', 'ticketing', 'traffic_control', 'cash_handling'],
  },
  {
    id: 'housekeeping_staff',
    category: 'cleaning',
    alsoIn: ['food_service', 'domestic_help'],
    latin:
      'Housekeeping staff; housekeeping, housekeeping boy, housekeeping girl, housekeeping worker, housekeeper, house keeping, housekeeping attendant, office cleaner, housekeeping kelasa, housekeeping ka kaam, haus kiping, house kiping, house keping, hous keping, hk staff, hk boy, janitor, office boy cleaning, housekeping, hauskiping, hausekeeping, hk job',
    devanagari: 'हाउसकीपिंग स्टाफ़; हाउसकीपिंग, हाउसकीपिंग बॉय, हाउसकीपर, हाउसकीपिंग का काम, ऑफ़िस क्लीनर, हाउस कीपिंग',
    kannada:
      'ಹೌಸ್‌ಕೀಪಿಂಗ್ ಸಿಬ್ಬಂದಿ; ಹೌಸ್‌ಕೀಪಿಂಗ್, ಹೌಸ್‌ಕೀಪಿಂಗ್ ಬಾಯ್, ಹೌಸ್‌ಕೀಪಿಂಗ್ ಕೆಲಸ, ಹೌಸ್‌ಕೀಪರ್, ಆಫೀಸ್ ಕ್ಲೀನರ್, ಹೌಸ್ ಕೀಪಿಂಗ್, ಹೌಸ್ ಕೀಪಿಂಗ್ ಕೆಲಸ, ಹೌಸ್‌ಕಿಪಿಂಗ್',
    skills: ['sweeping_mopping', 'dusting', 'toilet_cleaning', 'cleaning_chemicals', 'waste_segregation'],
  },
  {
    id: 'cleaner',
    category: 'cleaning',
    alsoIn: ['domestic_help', 'gig'],
    latin:
      'Cleaner; cleaning staff, cleaning worker, cleaning job, safai wala, safai wali, safai karmi, safai karmchari, saaf safai, jhadu pocha wali, swachhate kelasa, cleaning kelasa, klinar, cleaning work, cleaning ka kaam, sweeping and mopping, mopping, floor mopping, safai ka kaam, safai kaam, saf safai, safayi, safayi ka kaam, jhadu pocha, jhadu pocha ka kaam, jhaadu pocha, jhaadu poncha, jhadu poncha, pocha, temple cleaning, swachhata karmi, safaiwala, jhadu pocha wala, kachra saaf, gudsodu oresodu, gudisodu oresodu, sweep and mop, sweep and mop the floor, mop the floor, sweep the floor, dusting tables, dusting of tables, wash toilets, sweeping and dusting',
    devanagari:
      'सफ़ाई कर्मचारी; क्लीनर, सफ़ाई वाला, सफ़ाई वाली, सफ़ाईकर्मी, झाड़ू-पोछे वाला, साफ़-सफ़ाई का काम, झाड़ू पोछा, सफ़ाई का काम, साफ़ सफ़ाई, झाड़ू पोछा का काम, झाड़ू पोंछा, क्लीनिंग का काम, कचरा साफ़, कचरा साफ़ करना, कचरा उठाना, झाड़ू पोंछा डस्टिंग',
    kannada: 'ಕ್ಲೀನಿಂಗ್ ಸಿಬ್ಬಂದಿ; ಕ್ಲೀನರ್, ಸ್ವಚ್ಛತಾ ಸಿಬ್ಬಂದಿ, ಕ್ಲೀನಿಂಗ್ ಕೆಲಸ, ಸ್ವಚ್ಛತಾ ಕೆಲಸದವರು, ಸ್ವಚ್ಛತೆ ಕೆಲಸ, ಕ್ಲೀನ್ ಕೆಲಸ, ಸ್ವಚ್ಛತಾ ಕೆಲಸ',
    skills: ['sweeping_mopping', 'dusting', 'toilet_cleaning', 'waste_segregation'],
  },
  {
    id: 'sweeper',
    category: 'cleaning',
    alsoIn: ['domestic_help', 'gig'],
    latin:
      'Sweeper; road sweeper, street sweeper, jhadu wala, jhadu wali, jhadu lagana, kasa gudisuvavaru, kasa gudisuva, swiper, sweepar, sweeping, sweeping work, road sweeping, road sweeping work, raste gudisuva, sadak ki safai, footpath kasa gudisuvudu, street sweeping, sadak jhadu, sadak par jhadu',
    devanagari: 'झाड़ू लगाने वाले; स्वीपर, झाड़ू लगाने वाला, झाड़ू वाला, झाड़ू लगाना, सड़क की सफ़ाई, गली में झाड़ू, सड़क पर झाड़ू, सड़क झाड़ू',
    kannada:
      'ಕಸ ಗುಡಿಸುವವರು; ಸ್ವೀಪರ್, ಕಸ ಗುಡಿಸುವ, ಕಸ ಗುಡಿಸುವ ಕೆಲಸ, ಗುಡಿಸುವ, ರಸ್ತೆ ಗುಡಿಸುವ, ರಸ್ತೆ ಗುಡಿಸುವವರು, ಬೀದಿ ಗುಡಿಸುವ, ಪೌರಕಾರ್ಮಿಕ, ರಸ್ತೆ ಗುಡಿಸುವುದು',
    skills: ['sweeping_mopping', 'waste_segregation', 'dusting'],
  },
  {
    id: 'toilet_cleaner',
    category: 'cleaning',
    latin:
      'Washroom cleaner; toilet cleaner, bathroom cleaner, washroom attendant, toilet saaf karne wala, bathroom cleaning wala, bathroom toleyuvavaru, restroom attendant, washroom boy, washroom lady, restroom cleaner',
    devanagari: 'टॉयलेट क्लीनर; वॉशरूम क्लीनर, बाथरूम क्लीनर, वॉशरूम अटेंडेंट, टॉयलेट साफ़ करने वाला',
    kannada: 'ವಾಷ್‌ರೂಮ್ ಕ್ಲೀನರ್; ಟಾಯ್ಲೆಟ್ ಕ್ಲೀನರ್, ಬಾತ್‌ರೂಮ್ ಕ್ಲೀನರ್, ಬಾತ್‌ರೂಮ್ ತೊಳೆಯುವವರು',
    skills: ['toilet_cleaning', 'cleaning_chemicals', 'sanitisation', 'sweeping_mopping'],
  },
  {
    id: 'room_attendant',
    category: 'cleaning',
    alsoIn: ['food_service'],
    latin:
      'Room attendant; room boy, hotel room boy, hotel housekeeping, hotel room cleaner, lodge room boy, chambermaid, hostel cleaner, rum boy, room cleaner, bedsheet change karna, pg housekeeping, lodge boy, hostel housekeeping, pg boy cleaning, chadar badalna, bedsheet badalna, bedsheet change, changing bedsheets, change bed sheets, making beds, room tayar karna, room making, room making staff, make beds',
    devanagari:
      'रूम अटेंडेंट; रूम बॉय, होटल हाउसकीपिंग, होटल रूम बॉय, कमरा साफ़ करने वाला, चादर बदलना, बिस्तर लगाना, कमरे तैयार करना',
    kannada: 'ರೂಮ್ ಅಟೆಂಡೆಂಟ್; ರೂಮ್ ಬಾಯ್, ಹೋಟೆಲ್ ಹೌಸ್‌ಕೀಪಿಂಗ್, ಲಾಡ್ಜ್ ರೂಮ್ ಬಾಯ್, ರೂಮ್ ಕ್ಲೀನ್ ಮಾಡುವವರು, ಬೆಡ್‌ಶೀಟ್ ಚೇಂಜ್, ರೂಮ್ ಸಿದ್ಧಪಡಿಸುವುದು',
    skills: ['room_making', 'dusting', 'toilet_cleaning', 'guest_handling', 'laundry_washing'],
  },
  {
    id: 'housekeeping_supervisor',
    category: 'cleaning',
    alsoIn: ['food_service'],
    latin:
      'Housekeeping supervisor; cleaning supervisor, housekeeping incharge, facility supervisor, housekeeping executive, housekeeping manager, facility executive, house keeping supervisor, facility manager, facility incharge',
    devanagari: 'हाउसकीपिंग सुपरवाइज़र; सफ़ाई सुपरवाइज़र, हाउसकीपिंग इंचार्ज, फ़ैसिलिटी सुपरवाइज़र',
    kannada: 'ಹೌಸ್‌ಕೀಪಿಂಗ್ ಸೂಪರ್‌ವೈಸರ್; ಕ್ಲೀನಿಂಗ್ ಸೂಪರ್‌ವೈಸರ್, ಹೌಸ್‌ಕೀಪಿಂಗ್ ಇನ್‌ಚಾರ್ಜ್, ಫೆಸಿಲಿಟಿ ಸೂಪರ್‌ವೈಸರ್',
    skills: [
      'team_leadership',
      'cleaning_chemicals',
      'attendance_management',
      'inventory_management',
      'record_keeping',
    ],
  },
  {
    id: 'deep_cleaner',
    category: 'cleaning',
    alsoIn: ['gig'],
    latin:
      'Deep cleaning worker; deep cleaner, home cleaning professional, home deep cleaning, sofa cleaner, carpet cleaner, bathroom deep cleaning, deep cleaning staff, urban company cleaning, urban company cleaner, urban company home cleaning, urban clap cleaning, floor scrubbing, floor scrubbing machine, cleaning company, deep cleaning, home deep cleaning work, scrubbing machine operator',
    devanagari: 'डीप क्लीनिंग स्टाफ़; डीप क्लीनर, होम क्लीनिंग वाला, सोफ़ा क्लीनर, कारपेट क्लीनर, डीप क्लीनिंग',
    kannada: 'ಡೀಪ್ ಕ್ಲೀನಿಂಗ್ ಸಿಬ್ಬಂದಿ; ಡೀಪ್ ಕ್ಲೀನರ್, ಹೋಮ್ ಕ್ಲೀನಿಂಗ್, ಸೋಫಾ ಕ್ಲೀನರ್, ಕಾರ್ಪೆಟ್ ಕ್ಲೀನರ್, ಡೀಪ್ ಕ್ಲೀನಿಂಗ್',
    skills: ['sofa_carpet_cleaning', 'floor_machine', 'cleaning_chemicals', 'glass_cleaning', 'kitchen_cleaning'],
  },
  {
    id: 'facade_cleaner',
    category: 'cleaning',
    alsoIn: ['construction'],
    latin:
      'Glass and facade cleaner; glass cleaner, facade cleaner, window cleaner, rope access cleaner, building glass cleaner, sheesha saaf karne wala, gaju oresuvavaru, rope access, rope access technician, glass cleaning, high rise cleaning',
    devanagari: 'ग्लास क्लीनर; शीशा सफ़ाई वाला, खिड़की साफ़ करने वाला, बिल्डिंग ग्लास क्लीनर',
    kannada: 'ಗ್ಲಾಸ್ ಕ್ಲೀನರ್; ಗಾಜು ಒರೆಸುವವರು, ಕಿಟಕಿ ಕ್ಲೀನರ್, ಬಿಲ್ಡಿಂಗ್ ಗ್ಲಾಸ್ ಕ್ಲೀನರ್',
    skills: ['glass_cleaning', 'cleaning_chemicals', 'work_safety', 'scaffolding'],
  },
  {
    id: 'laundry_worker',
    category: 'cleaning',
    alsoIn: ['food_service'],
    latin:
      'Laundry worker; laundry staff, laundry boy, laundry attendant, dhobi, washerman, washing wala, dry cleaner, dry cleaning staff, kapde dhone wala, batte ogeyuvavaru, londry boy, laundry, laundri, londry, laundry job, laundry ka kaam, dry clean, dry clean shop, dry cleaning, agasa, washing clothes, wash clothes, washing machine operator laundry, batte ogiyuva, batte hogeyodu, batte hogiyodu, batte hogeyo kelasa, wash and iron, washing and ironing, wash iron',
    devanagari:
      'लॉन्ड्री स्टाफ़; लॉन्ड्री बॉय, धोबी, कपड़े धोने वाला, लॉन्ड्री वाला, ड्राई क्लीनर, लॉन्ड्री, लॉन्ड्री का काम, लांड्री, धुलाई और इस्त्री',
    kannada: 'ಲಾಂಡ್ರಿ ಸಿಬ್ಬಂದಿ; ಲಾಂಡ್ರಿ ಬಾಯ್, ಧೋಬಿ, ಬಟ್ಟೆ ಒಗೆಯುವವರು, ಲಾಂಡ್ರಿ ಕೆಲಸ, ಡ್ರೈ ಕ್ಲೀನರ್, ಲಾಂಡ್ರಿ, ಅಗಸ, ಅಗಸರು',
    skills: ['laundry_washing', 'ironing', 'cleaning_chemicals', 'garment_checking'],
  },
  {
    id: 'ironing_worker',
    category: 'cleaning',
    alsoIn: ['domestic_help', 'construction'],
    latin:
      'Ironing worker; iron man, ironing staff, ironer, press wala, press wali, presswala, pressman, istri wala, istriwala, istri maduvavaru, steam press, garment presser, iron clothes, ironing clothes, ironing, cloth ironing, press ka kaam, kapde press, kapde ki press, iron box work, steam iron, steam ironing, iron shop, iron wala, istri, istri ka kaam, istri angadi, clothes press, cloth press',
    devanagari:
      'कपड़े प्रेस करने वाले; प्रेस वाला, इस्त्री वाला, प्रेस वाली, प्रेसमैन, कपड़े प्रेस करने वाला, स्टीम प्रेस, इस्त्री, इस्त्री का काम, प्रेस का काम',
    kannada: 'ಇಸ್ತ್ರಿ ಮಾಡುವವರು; ಇಸ್ತ್ರಿ ಕೆಲಸದವರು, ಇಸ್ತ್ರಿವಾಲಾ, ಐರನ್ ಮಾಡುವವರು, ಐರನರ್, ಇಸ್ತ್ರಿ, ಇಸ್ತ್ರಿ ಕೆಲಸ, ಇಸ್ತ್ರಿ ಅಂಗಡಿ',
    skills: ['ironing', 'garment_checking', 'laundry_washing'],
  },
  {
    id: 'waste_collector',
    category: 'cleaning',
    alsoIn: ['gig'],
    latin:
      'Waste collector; garbage collector, garbage picker, kachra wala, kachre wala, kachra uthane wala, waste picker, kabadi wala, scrap collector, kasa ettuvavaru, pourakarmika, garbej collector, garbage, garbage work, garbage vehicle, bbmp garbage, garbage boy, kachra gaadi, kachra gadi, kabadi, kabadi ka kaam, kabaadi, scrap, scrap work, scrap collection, scrap dealer, kasa gadi, kasada gadi, poura karmika, paurakarmika, waste collection, dry waste collection, rag picker, gujari kelasa, scrap sorting, scrap sorter, waste sorting, waste sorter, waste segregation, waste segregator, plastic sorting, dry waste, kabad chhantna, kabaad chantna, kachra chhantna, kachra alag karna, kachra alag karne ka kaam, kachra chantna, kabad chantna, kabad alag karna, sukha kachra, sookha kachra, sukha kachra alag karna, dry waste centre, dry waste center, kasa berpadisuvudu, ona kasa',
    devanagari:
      'कचरा उठाने वाले; कचरा उठाने वाला, कचरा वाला, कचरे वाला, कबाड़ी वाला, कूड़ा उठाने वाला, कबाड़ी, कबाड़ का काम, कचरा गाड़ी, कबाड़ छांटना, कबाड़ छाँटना, कबाड़ छांटने, कबाड़ छाँटने, कचरा छांटना, कचरा छाँटने, कचरा छाँटना, सूखा कचरा, कचरा अलग करना, सूखा कचरा अलग करना, कबाड़ अलग करना',
    kannada:
      'ಕಸ ಸಂಗ್ರಹಿಸುವವರು; ಕಸ ಎತ್ತುವವರು, ಪೌರಕಾರ್ಮಿಕ, ಗುಜರಿ ಸಂಗ್ರಹಿಸುವವರು, ಕಸದ ಗಾಡಿ, ಕಸ ಗಾಡಿ, ಗುಜರಿ ಕೆಲಸ, ಪೌರ ಕಾರ್ಮಿಕ, ಗುಜರಿ ಅಂಗಡಿ, ಕಸ ಬೇರ್ಪಡಿಸುವುದು, ಕಸ ಬೇರೆ ಮಾಡುವುದು, ಒಣ ಕಸ, ಹಳೆ ಪೇಪರ್, ಕಸ ವಿಂಗಡಿಸುವುದು, ಒಣ ಕಸ ಬೇರ್ಪಡಿಸುವುದು',
    skills: ['waste_segregation', 'heavy_lifting', 'local_area_knowledge', 'work_safety'],
  },
  {
    id: 'car_washer',
    category: 'cleaning',
    alsoIn: ['driving'],
    latin:
      'Car washer; car wash boy, car cleaner, car washing staff, car wash worker, bike washer, water wash boy, gaadi dhone wala, gadi saaf karne wala, car toleyuvavaru, car wash, car washing, water servicing, water service boy, car detailing, car polish, car detailer, bike wash, water wash, gaadi dhona, gaadiyan dhona, gadi dhona, car dhona, gaadi pochna, car saaf karna, washing cars, cleaning cars, gaadi dhulai, gadi dhulai, car dhulai',
    devanagari:
      'कार वॉशर; गाड़ी धोने वाला, कार धोने वाला, कार क्लीनर, कार वॉश बॉय, कार वॉश, गाड़ी धोना, गाड़ियाँ धोना, गाड़ी पोंछना, कार धोना, कार साफ़ करना, गाड़ी धुलाई, गाड़ी की धुलाई',
    kannada: 'ಕಾರ್ ವಾಷರ್; ಕಾರು ತೊಳೆಯುವವರು, ಗಾಡಿ ತೊಳೆಯುವವರು, ವಾಟರ್ ವಾಷ್ ಬಾಯ್, ಕಾರ್ ವಾಷ್ ಕೆಲಸ, ಕಾರ್ ವಾಶ್, ಕಾರ್ ವಾಷ್',
    skills: ['vehicle_washing', 'vehicle_upkeep', 'parking_management'],
  },
  {
    id: 'tank_cleaner',
    category: 'cleaning',
    alsoIn: ['gig'],
    latin:
      'Water tank cleaner; tank cleaner, sump cleaner, tanki saaf karne wala, tank cleaning wala, tank toleyuvavaru, septic tank cleaner, septic tank, septic tank cleaning, sewage cleaning, drainage cleaning, gutter cleaning, manhole cleaning, sewer cleaner',
    devanagari:
      'पानी की टंकी साफ़ करने वाले; पानी की टंकी साफ़ करने वाला, टंकी साफ़ करने वाला, टैंक क्लीनर, सेप्टिक टैंक, नाली सफ़ाई, गटर सफ़ाई',
    kannada: 'ನೀರಿನ ಟ್ಯಾಂಕ್ ಕ್ಲೀನರ್; ಟ್ಯಾಂಕ್ ಕ್ಲೀನರ್, ಸಂಪ್ ಕ್ಲೀನರ್, ಟ್ಯಾಂಕ್ ತೊಳೆಯುವವರು, ಸೆಪ್ಟಿಕ್ ಟ್ಯಾಂಕ್ ಕ್ಲೀನಿಂಗ್, ಚರಂಡಿ ಕ್ಲೀನಿಂಗ್',
    skills: ['tank_cleaning', 'sanitisation', 'work_safety'],
  },
  {
    id: 'pest_control_technician',
    category: 'cleaning',
    latin:
      'Pest control technician; keede maarne wala, keede marne wala, keede makode marna, keede maarna, cockroach spray, deemak treatment, pest control, pest control worker, pest control operator, pest controller, termite treatment wala, keetnashak wala, cockroach wala, pest kantrol, cockroach control, mosquito spray, fogging, fogging operator, mosquito control, termite treatment, pest spray, cockroach spray, termite spray, mosquito fogging, keede marne wala, keeda marne wala, dawai chidakna, jirale, cockroach, cockroaches, termite, bed bugs, spraying for cockroach',
    devanagari:
      'पेस्ट कंट्रोल टेक्नीशियन; कीड़े मारने वाला, कीड़े मारना, पेस्ट कंट्रोल, पेस्ट कंट्रोल वाला, कीटनाशक छिड़कने वाला, कीड़े मारने वाला, दीमक का काम, कॉकरोच, दीमक, दीमक का स्प्रे',
    kannada:
      'ಪೆಸ್ಟ್ ಕಂಟ್ರೋಲ್ ಟೆಕ್ನಿಷಿಯನ್; ಹುಳ ಹೊಡೆಯೋದು, ಪೆಸ್ಟ್ ಕಂಟ್ರೋಲ್, ಕೀಟನಾಶಕ ಸಿಂಪಡಿಸುವವರು, ಪೆಸ್ಟ್ ಕಂಟ್ರೋಲ್ ಕೆಲಸ, ಜಿರಳೆ ಸ್ಪ್ರೇ, ಹುಳ ಸಾಯಿಸುವ, ಜಿರಳೆ, ಗೆದ್ದಲು',
    skills: ['pest_spraying', 'cleaning_chemicals', 'work_safety', 'customer_service'],
  },
  {
    id: 'security_guard',
    category: 'security',
    latin:
      'Security guard; security, guard, night guard, security wala, security kelasa, gate keeper, gatekeeper, lady guard, gateman, gate man, dwarapalaka, visitor entry, gate entry register, tech park gate, gate entry, entry of visitors, gate entry of visitors, rounds with torch, residents association guard, checking vehicles at gate, security duty, guard duty, security guard duty, gate duty security',
    devanagari:
      'सिक्योरिटी गार्ड; गार्ड, नाइट गार्ड, सिक्योरिटी, लेडी गार्ड, गेटमैन, गेट ड्यूटी, विज़िटर एंट्री, गेट पर ड्यूटी, गेट एंट्री, सिक्योरिटी ड्यूटी, गार्ड ड्यूटी',
    kannada: 'ಸೆಕ್ಯೂರಿಟಿ ಗಾರ್ಡ್; ಸೆಕ್ಯೂರಿಟಿ, ಗಾರ್ಡ್, ನೈಟ್ ಗಾರ್ಡ್, ಲೇಡಿ ಗಾರ್ಡ್, ಗೇಟ್ ಡ್ಯೂಟಿ, ಸಂದರ್ಶಕರ ನೋಂದಣಿ, ಗೇಟ್ ಎಂಟ್ರಿ, ವಿಸಿಟರ್ ಎಂಟ್ರಿ, ಸೆಕ್ಯೂರಿಟಿ ಡ್ಯೂಟಿ',
    skills: ['guarding', 'gate_management', 'visitor_register', 'patrolling', 'night_shift', 'frisking'],
  },
  {
    id: 'watchman',
    category: 'security',
    latin:
      'Watchman; watch man, night watchman, chowkidar, chaukidar, darban, pehredar, kavalugara, kaavalugaara, rakhwala, opening gate, open gate for cars, apartment gate, sit at gate, gate opening',
    devanagari:
      'चौकीदार; वॉचमैन, पहरेदार, दरबान, रखवाला, नाइट वॉचमैन, रात की रखवाली, रखवाली, बिल्डिंग की रखवाली, गेट खोलना, गेट बंद करना, गेट खोलना बंद करना',
    kannada: 'ವಾಚ್‌ಮನ್; ವಾಚ್‌ಮ್ಯಾನ್, ಕಾವಲುಗಾರ, ನೈಟ್ ವಾಚ್‌ಮನ್, ಕಟ್ಟಡ ಕಾವಲು, ರಾತ್ರಿ ಕಾವಲು, ಗೇಟ್ ತೆಗೆಯುವುದು, ಗೇಟ್ ತೆಗೆದು ಹಾಕುವುದು',
    skills: ['guarding', 'gate_management', 'night_shift', 'visitor_register', 'patrolling'],
  },
  {
    id: 'security_supervisor',
    category: 'security',
    latin:
      'Security supervisor; security officer, head guard, security incharge, assistant security officer, security field officer, security manager',
    devanagari: 'सिक्योरिटी सुपरवाइज़र; सिक्योरिटी ऑफ़िसर, सिक्योरिटी इंचार्ज, हेड गार्ड',
    kannada: 'ಸೆಕ್ಯೂರಿಟಿ ಸೂಪರ್‌ವೈಸರ್; ಸೆಕ್ಯೂರಿಟಿ ಆಫೀಸರ್, ಸೆಕ್ಯೂರಿಟಿ ಇನ್‌ಚಾರ್ಜ್, ಹೆಡ್ ಗಾರ್ಡ್',
    skills: ['team_leadership', 'guarding', 'record_keeping', 'emergency_response', 'attendance_management'],
  },
  {
    id: 'bouncer',
    category: 'security',
    alsoIn: ['event_staff'],
    latin:
      'Bouncer; pub bouncer, club bouncer, event security, event guard, bodyguard, body guard, angrakshak, personal security officer, baunsar, pub door, door staff, pub door staff, club entry, pub entry',
    devanagari: 'बाउंसर; बॉडीगार्ड, इवेंट सिक्योरिटी, अंगरक्षक, क्लब बाउंसर',
    kannada: 'ಬೌನ್ಸರ್; ಬಾಡಿಗಾರ್ಡ್, ಈವೆಂಟ್ ಸೆಕ್ಯೂರಿಟಿ, ಅಂಗರಕ್ಷಕ, ಪಬ್ ಬೌನ್ಸರ್',
    skills: ['crowd_control', 'frisking', 'self_defence', 'conflict_handling', 'night_shift'],
  },
  {
    id: 'armed_guard',
    category: 'security',
    latin: 'Armed guard; gunman, gun man, gun guard, bank guard, cash van guard, bandook wala guard',
    devanagari: 'आर्म्ड गार्ड; गनमैन, बैंक गार्ड, बंदूकधारी गार्ड',
    kannada: 'ಆರ್ಮ್ಡ್ ಗಾರ್ಡ್; ಗನ್‌ಮ್ಯಾನ್, ಬ್ಯಾಂಕ್ ಗಾರ್ಡ್, ಬಂದೂಕುಧಾರಿ ಗಾರ್ಡ್',
    skills: ['weapon_handling', 'guarding', 'patrolling', 'emergency_response'],
  },
  {
    id: 'cctv_operator',
    category: 'security',
    alsoIn: ['tech_support'],
    latin:
      'CCTV operator; cctv monitoring staff, control room operator, camera operator cctv, surveillance operator, cctv dekhne wala, cc camera operator, cctv noduvudu, camera noduvudu, cctv nodkondu, camera nodkondu, cctv dekhna, camera dekhna, cctv control room, cctv screen',
    devanagari: 'सीसीटीवी ऑपरेटर; कंट्रोल रूम ऑपरेटर, सीसीटीवी देखने वाला, कैमरा मॉनिटरिंग स्टाफ़, सीसीटीवी देखना, कैमरा देखना',
    kannada: 'ಸಿಸಿಟಿವಿ ಆಪರೇಟರ್; ಕಂಟ್ರೋಲ್ ರೂಮ್ ಆಪರೇಟರ್, ಸಿಸಿಟಿವಿ ನೋಡಿಕೊಳ್ಳುವವರು, ಸಿಸಿಟಿವಿ ನೋಡುವುದು, ಕ್ಯಾಮೆರಾ ನೋಡುವುದು',
    skills: ['cctv_monitoring', 'record_keeping', 'computer_basics', 'emergency_response', 'night_shift'],
  },
  {
    id: 'fire_safety_guard',
    category: 'security',
    alsoIn: ['construction'],
    latin:
      'Fire and safety guard; fireman, fire guard, fire safety officer, fire fighter, firefighter, safety officer, safety steward, fire marshal, site safety officer',
    devanagari: 'फ़ायर सेफ़्टी गार्ड; फ़ायरमैन, फ़ायर गार्ड, सेफ़्टी ऑफ़िसर',
    kannada: 'ಫೈರ್ ಸೇಫ್ಟಿ ಗಾರ್ಡ್; ಫೈರ್‌ಮನ್, ಫೈರ್ ಗಾರ್ಡ್, ಸೇಫ್ಟಿ ಆಫೀಸರ್',
    skills: ['fire_fighting', 'emergency_response', 'work_safety', 'first_aid'],
  },
  {
    id: 'traffic_marshal',
    category: 'security',
    alsoIn: ['construction', 'driving'],
    latin: 'Traffic marshal; traffic warden, traffic controller, flagman, road marshal, traffic volunteer',
    devanagari: 'ट्रैफ़िक मार्शल; ट्रैफ़िक वार्डन, ट्रैफ़िक संभालने वाला, ट्रैफ़िक मार्शल का काम',
    kannada: 'ಟ್ರಾಫಿಕ್ ಮಾರ್ಷಲ್; ಟ್ರಾಫಿಕ್ ವಾರ್ಡನ್, ಟ್ರಾಫಿಕ್ ನೋಡಿಕೊಳ್ಳುವವರು',
    skills: ['traffic_control', 'traffic_rules', 'crowd_control', 'parking_management'],
  },
] as const satisfies readonly OccupationRow[];
