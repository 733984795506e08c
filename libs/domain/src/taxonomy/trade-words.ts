/**
 * What people say for a whole trade, in all scripts: it stands for the occupation only in a text that names none. A title may
 * hold such a word and be other work, "tailoring material sales".
 */
export const TRADE_WORDS: Readonly<Record<string, string>> = {
  delivery_rider:
    'delivery, home delivery, डिलीवरी, होम डिलीवरी, ಡೆಲಿವರಿ, ಹೋಮ್ ಡೆಲಿವರಿ, two wheeler delivery, two wheeler licence, two wheeler license, bike licence, shadowfax, dunzo',
  waiter: 'serving, food serving, सर्विंग, ಸರ್ವಿಂಗ್',
  courier_delivery: 'courier, कूरियर, ಕೊರಿಯರ್, dtdc',
  car_driver:
    'drive, ड्राइव, driving, ड्राइविंग, ड्राइवरी, ಡ್ರೈವಿಂಗ್, drivery, driveri, car driving, car licence, car license',
  heavy_driver:
    'heavy licence, heavy license, heavy vehicle licence, heavy vehicle license, hmv licence, hmv license, heavy driving, हैवी लाइसेंस, ಹೆವಿ ಲೈಸೆನ್ಸ್',
  parking_attendant: 'parking, पार्किंग, ಪಾರ್ಕಿಂಗ್, pay and park',
  loader:
    'loading, unloading, loading unloading, loading and unloading, लोडिंग, अनलोडिंग, लोडिंग अनलोडिंग, ಲೋಡಿಂಗ್, ಅನ್‌ಲೋಡಿಂಗ್, ಲೋಡಿಂಗ್ ಅನ್‌ಲೋಡಿಂಗ್, ಅನ್ಲೋಡಿಂಗ್, palledari, पल्लेदारी',
  packer: 'packing, पैकिंग, ಪ್ಯಾಕಿಂಗ್, packaging, पैकेजिंग, ಪ್ಯಾಕೇಜಿಂಗ್',
  ecommerce_packer: 'order packing, online packing, ऑर्डर पैकिंग, ಆರ್ಡರ್ ಪ್ಯಾಕಿಂಗ್',
  picker_packer: 'picking, order picking, पिकिंग, ಪಿಕಿಂಗ್',
  parcel_sorter: 'sorting, parcel sorting, सॉर्टिंग, ಸಾರ್ಟಿಂಗ್, ಪಾರ್ಸೆಲ್ ಸಾರ್ಟಿಂಗ್',
  warehouse_associate: 'amazon, flipkart, dark store, डार्क स्टोर, stock handling',
  inventory_executive: 'stock checking, stock taking, stock counting, stock count, इन्वेंटरी, ಇನ್ವೆಂಟರಿ',
  forklift_operator: 'fork lift, hand pallet',
  dispatch_executive: 'despatch, डिस्पैच, ಡಿಸ್ಪ್ಯಾಚ್',
  logistics_coordinator: 'logistics, लॉजिस्टिक्स, ಲಾಜಿಸ್ಟಿಕ್ಸ್',
  house_shifting_worker:
    'house shifting, ghar shifting, shifting, saman shifting, mane shifting, घर शिफ़्टिंग, शिफ़्टिंग, ಮನೆ ಶಿಫ್ಟಿಂಗ್, ಶಿಫ್ಟಿಂಗ್',
  electrician:
    'electrical, wiring, house wiring, home wiring, light fitting, fan fitting, इलेक्ट्रिकल, वायरिंग, लाइट फ़िटिंग, ವೈರಿಂಗ್, ಎಲೆಕ್ಟ್ರಿಕಲ್, ಲೈಟ್ ಫಿಟ್ಟಿಂಗ್',
  industrial_electrician:
    'motor winding, motor rewinding, panel wiring, मोटर वाइंडिंग, पैनल वायरिंग, ಮೋಟಾರ್ ವೈಂಡಿಂಗ್, ಮೋಟರ್ ವೈಂಡಿಂಗ್',
  plumber: 'plumbing, pipe fitting, sanitary fitting, bathroom fitting, प्लंबिंग, पाइप फ़िटिंग, नल फ़िटिंग, ಪ್ಲಂಬಿಂಗ್, ಪೈಪ್ ಫಿಟ್ಟಿಂಗ್',
  carpenter:
    'carpentry, woodwork, woodworking, furniture making, furniture repair, furniture fitting, furniture assembly, door fitting, wood carving, ಮರಗೆಲಸ',
  painter:
    'painting, house painting, home painting, wall painting, building painting, putai, rangai, rang rogan, safedi, whitewash, white wash, wall putty, texture painting, spray painting, पेंटिंग, पुताई, रंगाई, रंग रोगन, सफ़ेदी, ಪೇಂಟಿಂಗ್',
  polish_worker:
    'polishing, wood polish, furniture polish, marble polish, marble polishing, floor polishing, granite polish, buffing',
  mason: 'bricklaying, brick laying, plastering, masonry, block work, चिनाई, ಪ್ಲಾಸ್ಟರಿಂಗ್',
  construction_helper: 'digging, khudai, खुदाई, बेलदारी, beldari, bigari, road work',
  tile_fitter: 'flooring, tile fitting, tiles fitting, tiles laying, tile laying, marble fitting',
  shuttering_carpenter:
    'shuttering, centring, centering, bar bending, rod bending, rod binding, steel fixing, scaffolding, शटरिंग, सेंटरिंग, ಸೆಂಟ್ರಿಂಗ್, ಶಟರಿಂಗ್',
  site_supervisor: 'site supervision, site engineering',
  false_ceiling_worker: 'false ceiling, फ़ॉल्स सीलिंग, ಫಾಲ್ಸ್ ಸೀಲಿಂಗ್',
  aluminium_glass_fitter: 'glass fitting, glass cutting, window fitting, mirror fitting',
  welder:
    'welding, fabrication, fabrication shop, steel fabrication, gas cutting, argon welding, arc welding, गैस कटिंग, ಗ್ಯಾಸ್ ಕಟಿಂಗ್, वेल्डिंग, फैब्रिकेशन, ವೆಲ್ಡಿಂಗ್, ಫ್ಯಾಬ್ರಿಕೇಶನ್',
  ac_technician: 'hvac, refrigeration',
  lift_technician: 'lift repair, lift service, lift maintenance, lift installation',
  bike_mechanic: 'two wheeler repair, bike repair, bike service, बाइक रिपेयर, ಬೈಕ್ ರಿಪೇರಿ',
  car_mechanic:
    'car repair, car service, gearbox, gear box, clutch plate, brake shoe, कार रिपेयर, गियरबॉक्स, क्लच प्लेट, ಕಾರ್ ರಿಪೇರಿ, ಗೇರ್‌ಬಾಕ್ಸ್',
  elder_caretaker: 'bedridden, changing diapers, adult diapers, sponge bath',
  tech_support_executive:
    'password reset, resetting passwords, laptop issue, laptop issues, printer issue, it ticket, it tickets, laptop ticket, पासवर्ड रीसेट, ಪಾಸ್‌ವರ್ಡ್ ರೀಸೆಟ್',
  tyre_worker: 'wheel alignment, wheel balancing',
  car_body_worker:
    'denting, denting painting, dent painting, car painting, car denting, bike painting, vehicle painting, tinkering, डेंटिंग, डेंटिंग पेंटिंग, ಟಿಂಕರಿಂಗ್, ಕಾರ್ ಪೇಂಟಿಂಗ್',
  earthmover_operator: 'excavator, poclain, bobcat',
  locksmith: 'duplicate key, key making, lock repair, ಬೀಗ ರಿಪೇರಿ',
  machine_operator: 'moulding, injection moulding, manufacturing, powerloom',
  cnc_operator: 'cnc, vmc, hmc, cnc machine, cnc programming, cnc turning, laser cutting, सीएनसी, वीएमसी, ಸಿಎನ್‌ಸಿ, ವಿಎಂಸಿ',
  fitter_turner:
    'lathe, lathe machine, milling, milling machine, surface grinder, tool room, tool and die, लेथ, लेथ मशीन, ಲೇತ್, ಲೇತ್ ಮಷಿನ್',
  assembly_worker: 'assembly, assembly line, pcb assembly, soldering, wiring harness, असेंबली, सोल्डरिंग, ಅಸೆಂಬ್ಲಿ',
  quality_inspector: 'quality control, quality checking, qc, क्वालिटी कंट्रोल, ಕ್ವಾಲಿಟಿ ಚೆಕಿಂಗ್',
  press_operator:
    'printing press, offset printing, flex printing, screen printing, card printing, book binding, chapai, प्रिंटिंग प्रेस, छपाई, ಪ್ರಿಂಟಿಂಗ್ ಪ್ರೆಸ್',
  tailor:
    'tailoring, stitching, silai, holige, blouse stitching, dress stitching, fall pico, falls and pico, alteration, sewing, सिलाई, टेलरिंग, फॉल पीको, ಹೊಲಿಗೆ, ಟೈಲರಿಂಗ್, ಸ್ಟಿಚಿಂಗ್',
  sewing_operator:
    'garments, export garments, overlock, flatlock, single needle, juki, गारमेंट्स, ओवरलॉक, ಗಾರ್ಮೆಂಟ್ಸ್, ಓವರ್‌ಲಾಕ್',
  garment_helper:
    'thread cutting, garment checking, garments checking, trimming, cloth cutting, fabric cutting, ಗಾರ್ಮೆಂಟ್ಸ್ ಚೆಕಿಂಗ್',
  embroidery_worker:
    'embroidery, hand embroidery, aari work, zardozi, kadhai, kasuti, maggam, bead work, saree kuchu, saree tassels, कढ़ाई, ज़रदोज़ी, आरी वर्क, ಕಸೂತಿ, ಎಂಬ್ರಾಯ್ಡರಿ, ಆರಿ ವರ್ಕ್, ಸೀರೆ ಕುಚ್ಚು',
  cobbler: 'shoe repair, shoe polish, shoe making, bag repair, bag stitching, जूता पॉलिश, ಚಪ್ಪಲಿ ರಿಪೇರಿ',
  upholsterer: 'sofa repair, sofa making, mattress making, curtain fitting, ಸೋಫಾ ರಿಪೇರಿ',
  goldsmith: 'gold work, jewellery making, jewellery polishing, stone setting',
  security_guard: 'guarding, gate duty',
  watchman: 'pahra, pehra, chowkidari, chaukidari, kaavalu, kavalu, rakhwali, पहरा, चौकीदारी, रखवाली, ಕಾವಲು',
  cctv_operator: 'cctv monitoring, camera monitoring, control room, surveillance, cctv room',
  fire_safety_guard: 'fire safety, fire and safety, fire fighting, फ़ायर सेफ़्टी, ಫೈರ್ ಸೇಫ್ಟಿ',
  traffic_marshal: 'traffic control',
  petrol_pump_attendant: 'petrol filling',
  daily_wage_worker:
    'daily wage, daily wages, daily payment, dihadi, dihaadi, dinagooli, dina kooli, dinagooli kelasa, दिहाड़ी, ದಿನಗೂಲಿ',
  handyman:
    'maintenance, building maintenance, apartment maintenance, facility maintenance, repair work, repairing, home repair, marammat, मरम्मत, मेंटेनेंस, ಮೇಂಟೆನೆನ್ಸ್',
  farm_worker: 'farming, kheti, kheti badi, agriculture, krishi, dairy work, cow shed, खेती, ಕೃಷಿ',
  car_washer: 'car wash, car washing, car cleaning, water wash, bike wash, कार वॉश, ವಾಟರ್ ವಾಷ್, ಕಾರ್ ವಾಷ್',
  errand_runner: 'errands, pickup drop, pickup and drop',
  mobile_technician:
    'mobile repair, mobile repairing, phone repair, mobile service, मोबाइल रिपेयर, मोबाइल रिपेयरिंग, ಮೊಬೈಲ್ ರಿಪೇರಿ',
  cctv_installer: 'cctv fitting, cctv installation, camera fitting',
  watch_repairer: 'watch repair, clock repair',
};

/** What a trade works with: it stands for the occupation only before a word for work, "bijli ka kaam", "tiles work". */
export const TRADE_GOODS: Readonly<Record<string, string>> = {
  packer: 'pack, पैक, ಪ್ಯಾಕ್',
  car_driver: 'driving licence, driving license, ड्राइविंग लाइसेंस, ಡ್ರೈವಿಂಗ್ ಲೈಸೆನ್ಸ್',
  courier_delivery: 'blue dart, bluedart, ekart',
  tempo_driver:
    'tata ace, tataace, chota hathi, chhota hathi, goods vehicle, goods gaadi, goods auto, goods tempo, mini truck, tempo, छोटा हाथी, टाटा एस, टेम्पो, ಟಾಟಾ ಏಸ್, ಗೂಡ್ಸ್ ಗಾಡಿ, ಗೂಡ್ಸ್ ಆಟೋ, ಟೆಂಪೋ, ಟೆಂಪೊ',
  ambulance_driver: 'ambulance, एम्बुलेंस, ಆಂಬ್ಯುಲೆನ್ಸ್',
  warehouse_associate: 'myntra, अमेज़न, फ़्लिपकार्ट, ಅಮೆಜಾನ್, ಫ್ಲಿಪ್‌ಕಾರ್ಟ್',
  inventory_executive: 'inventory, stock, स्टॉक, ಸ್ಟಾಕ್',
  dispatch_executive: 'dispatch',
  logistics_coordinator: 'transport office',
  electrician: 'electricals, electric, bijli, current, इलेक्ट्रिक, बिजली, ಕರೆಂಟ್, ಎಲೆಕ್ಟ್ರಿಕ್, mcb',
  event_staff:
    'event, events, wedding, function, shaadi, shadi, maduve, party, शादी, इवेंट, फंक्शन, पार्टी, ಮದುವೆ, ಈವೆಂಟ್, ಕಾರ್ಯಕ್ರಮ',
  barber: 'cutting, कटिंग, ಕಟಿಂಗ್',
  data_entry_operator: 'excel, ms excel',
  solar_installer: 'solar, solar panel, सोलर, सोलर पैनल, ಸೋಲಾರ್, ಸೋಲಾರ್ ಪ್ಯಾನೆಲ್',
  plumber:
    'pipe line, pipeline, pipe, nalli, nal, water line, drainage, sanitary, leakage, पाइप, पाइप लाइन, नल, ನಲ್ಲಿ, ಪೈಪ್, ಪೈಪ್ ಲೈನ್',
  carpenter:
    'wood, lakdi, marada, mara, plywood, furniture, wardrobe, modular kitchen, लकड़ी, फ़र्नीचर, ಮರ, ಮರದ, ಪ್ಲೈವುಡ್, ಫರ್ನಿಚರ್',
  painter: 'paint, rang, banna, bannada, sunna, putty, texture, asian paints, पेंट, रंग, चूना, ಪೇಂಟ್, ಬಣ್ಣ, ಬಣ್ಣದ, ಸುಣ್ಣ',
  polish_worker: 'polish, पॉलिश, ಪಾಲಿಶ್',
  mason:
    'brick, bricks, brick work, plaster, cement, concrete, civil, gaare, gare, प्लास्टर, सीमेंट, ईंट, ಗಾರೆ, ಪ್ಲಾಸ್ಟರ್, ಇಟ್ಟಿಗೆ, ಸಿಮೆಂಟ್',
  construction_helper: 'ಕಾಂಕ್ರೀಟ್',
  tile_fitter: 'tiles, tile, marble, granite, interlock, paver, टाइल्स, टाइल, मार्बल, ग्रेनाइट, ಟೈಲ್ಸ್, ಮಾರ್ಬಲ್, ಗ್ರಾನೈಟ್',
  shuttering_carpenter: 'rod, sariya, kambi, rcc, सरिया, ಕಂಬಿ',
  false_ceiling_worker: 'ceiling, pop, gypsum, gypsum board, पीओपी, सीलिंग, ಪಿಒಪಿ, ಜಿಪ್ಸಂ',
  aluminium_glass_fitter:
    'aluminium, aluminum, glass, upvc, sliding window, एल्युमिनियम, शीशा, ग्लास, ಅಲ್ಯೂಮಿನಿಯಂ, ಗ್ಲಾಸ್, ಗಾಜು',
  welder: 'gate grill, grill, railing, iron, ग्रिल, ಗ್ರಿಲ್, ಗೇಟ್ ಗ್ರಿಲ್',
  ac_technician: 'ac, a c, air conditioner, split ac, refrigerator, fridge, एसी, फ्रिज, ಎಸಿ, ಫ್ರಿಜ್, ಫ್ರಿಡ್ಜ್',
  appliance_technician:
    'ro, water purifier, washing machine, mixer, mixie, geyser, microwave, grinder, gas stove, chimney, aquaguard, home appliance, home appliances, आरओ, वॉशिंग मशीन, मिक्सर, गीज़र, ಆರ್‌ಒ, ವಾಷಿಂಗ್ ಮಷಿನ್, ಮಿಕ್ಸರ್, ಮಿಕ್ಸಿ',
  lift_technician: 'elevator, escalator',
  bike_mechanic: 'bike engine',
  car_mechanic: 'car engine, automobile, diesel engine',
  tyre_worker: 'tyre, tire, puncture, panchar, पंचर, टायर, ಪಂಚರ್, ಟೈರ್, ಪಂಕ್ಚರ್',
  car_body_worker: 'body shop',
  earthmover_operator: 'hitachi, hydra, road roller, borewell, हिटाची, ಹಿಟಾಚಿ, ಬೋರ್‌ವೆಲ್',
  locksmith: 'चाबी',
  tailor: 'holiyuva, ಹೊಲಿಯುವ',
  machine_operator:
    'machine, machines, press machine, power press, drilling machine, production, production line, industrial, loom, company, मशीन, प्रोडक्शन, कंपनी, ಮಷಿನ್, ಮೆಷಿನ್, ಪ್ರೊಡಕ್ಷನ್, ಕಂಪನಿ',
  fitter_turner: 'kharad, खराद',
  assembly_worker: 'pcb, electronics company, mobile company, iphone company',
  quality_inspector: 'quality, checking, क्वालिटी, ಕ್ವಾಲಿಟಿ',
  press_operator: 'offset, printing machine, binding, बाइंडिंग, ಬೈಂಡಿಂಗ್',
  sewing_operator: 'garment, sewing machine, silai machine, गारमेंट, सिलाई मशीन, ಗಾರ್ಮೆಂಟ್, ಹೊಲಿಗೆ ಮಷಿನ್',
  embroidery_worker: 'aari, kuchu, ಆರಿ, ಕುಚ್ಚು',
  cobbler: 'leather',
  upholsterer: 'sofa, cushion, seat cover, car seat cover, rexine, सोफ़ा, ಸೋಫಾ',
  goldsmith: 'gold, chinna, chinnada, ಚಿನ್ನದ, सोने, सोना चांदी',
  security_guard: 'kaayuva, ಕಾಯುವ, gate, गेट, ಗೇಟ್',
  traffic_marshal: 'traffic, ट्रैफ़िक, ಟ್ರಾಫಿಕ್',
  petrol_pump_attendant: 'petrol, diesel, fuel, cng, bunk, पेट्रोल, ಪೆಟ್ರೋಲ್, ಬಂಕ್',
  handyman: 'ರಿಪೇರಿ, repair',
  farm_worker:
    'hola, gadde, khet, poultry, dairy, gaay, gaay bhains, hasu, kuri, estate, coffee estate, thota, खेत, गाय, गाय भैंस, ಹೊಲ, ಹೊಲದ, ಗದ್ದೆ, ಹಸು, ಕುರಿ',
  car_washer: 'water service',
  cctv_installer: 'cctv, सीसीटीवी, ಸಿಸಿಟಿವಿ',
};
