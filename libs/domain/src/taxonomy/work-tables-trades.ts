import type { WorkTable } from './work-table-rows.js';

/** What is driven. */
const DRIVING: WorkTable = {
  forms: {
    latin:
      '# driver, # driving, # drive, drive #, driving #, # operator, # owner driver, # chalak, # chaalaka, # pilot',
    devanagari: '# ड्राइवर, # ड्राइविंग, # चालक, # ऑपरेटर',
    kannada: '# ಡ್ರೈವರ್, # ಚಾಲಕ, # ಚಾಲಕರು, # ಡ್ರೈವಿಂಗ್, # ಆಪರೇಟರ್',
    verbs: {
      ...{ hindi: '# chala', devanagari: '# चला' },
      ...{ kannada: '# odis, # oodis, # nadis, # nades', kannadaScript: '# ಓಡಿಸ, # ನಡೆಸ, # ಚಲಾಯಿಸ' },
    },
  },
  objects: {
    car_driver:
      'car, caar, gaadi, gadi, own car, saab ki car, saab ki gaadi, madam ki gaadi, four wheeler, suv, automatic car, ghar ki gaadi, ghar ki car, personal car, kaaru, kaar, कार, गाड़ी, घर की गाड़ी, फोर व्हीलर, मालिक की गाड़ी, ಕಾರ್, ಕಾರು, ಗಾಡಿ, ಮನೆ ಕಾರ್, ಫೋರ್ ವೀಲರ್',
    cab_driver:
      'cab, taxi, ola, uber, ola uber, ola cab, uber cab, innova, innova crysta, swift dzire, dzire, etios, ertiga, airport taxi, airport cab, office cab, company cab, call taxi, tourist taxi, xylo, yellow board, कैब, टैक्सी, ओला, उबर, ओला उबर, इनोवा, ಕ್ಯಾಬ್, ಟ್ಯಾಕ್ಸಿ, ಓಲಾ, ಊಬರ್, ಓಲಾ ಊಬರ್, ಇನ್ನೋವಾ, ಇನೋವಾ',
    auto_driver:
      'auto, auto rickshaw, autorickshaw, rickshaw, riksha, rikshaw, ricksha, e rickshaw, e auto, electric auto, share auto, passenger auto, bajaj auto, ola auto, namma yatri auto, ऑटो, ऑटो रिक्शा, रिक्शा, ई रिक्शा, ಆಟೋ, ಆಟೋ ರಿಕ್ಷಾ, ರಿಕ್ಷಾ, ಇ ಆಟೋ',
    tempo_driver:
      'tempo, van, omni, maruti van, eeco, delivery van, वैन, ವ್ಯಾನ್, tata ace, tataace, ace, chota hathi, chhota hathi, chota haathi, goods auto, goods gaadi, goods gadi, goods vehicle, goods tempo, mini truck, minitruck, pickup, pick up, pickup gaadi, pickup van, bolero pickup, bolero, mahindra pickup, dost, ashok leyland dost, 407, eicher, eecher, canter, maximo, supro, vegetable tempo, milk van, milk gaadi, luggage auto, three wheeler goods, lcv, टेम्पो, टाटा एस, छोटा हाथी, छोटा हाथी गाड़ी, पिकअप, मिनी ट्रक, बोलेरो, बोलेरो पिकअप, आयशर, ಟೆಂಪೋ, ಟೆಂಪೊ, ಟಾಟಾ ಏಸ್, ಗೂಡ್ಸ್ ಆಟೋ, ಗೂಡ್ಸ್ ಗಾಡಿ, ಪಿಕಪ್, ಮಿನಿ ಲಾರಿ, ಬೊಲೆರೊ, ಐಷರ್, ಛೋಟಾ ಹಾಥಿ',
    heavy_driver:
      'truck, lorry, tipper, trailer, container, tanker, water tanker, heavy vehicle, heavy gaadi, hmv, dumper, transit mixer, ten wheeler, 10 wheeler, 12 wheeler, taurus, ट्रक, लॉरी, ट्रेलर, टिपर, कंटेनर, टैंकर, हाइवा, डंपर, ಲಾರಿ, ಟ್ರಕ್, ಟಿಪ್ಪರ್, ಟ್ರೈಲರ್, ಕಂಟೇನರ್, ಟ್ಯಾಂಕರ್, ವಾಟರ್ ಟ್ಯಾಂಕರ್',
    bus_driver:
      'bus, school bus, school van, van for school kids, van for school children, van school kids, kids van, school kids, school children, schoolbus, company bus, staff bus, private bus, bmtc bus, bmtc, ksrtc, tempo traveller, traveller, tt, minibus, mini bus, college bus, shale van, shaala vahana, बस, स्कूल बस, स्कूल वैन, मिनी बस, टेम्पो ट्रैवलर, ಬಸ್, ಶಾಲಾ ಬಸ್, ಶಾಲಾ ವ್ಯಾನ್, ಶಾಲಾ ವಾಹನ, ಶಾಲೆ ವ್ಯಾನ್, ಸ್ಕೂಲ್ ಬಸ್, ಸ್ಕೂಲ್ ವ್ಯಾನ್, ಮಿನಿ ಬಸ್, ಟಿಟಿ',
    tractor_driver: 'tractor, traktar, ट्रैक्टर, ಟ್ರಾಕ್ಟರ್, ಟ್ರ್ಯಾಕ್ಟರ್',
    ambulance_driver: 'ambulance, ambulence, एम्बुलेंस, ಆಂಬ್ಯುಲೆನ್ಸ್',
    earthmover_operator:
      'jcb, hitachi, crane, excavator, poclain, hydra, road roller, borewell, जेसीबी, हिटाची, क्रेन, ಜೆಸಿಬಿ, ಹಿಟಾಚಿ, ಕ್ರೇನ್',
    forklift_operator: 'forklift, fork lift, stacker, reach truck, bopt, फ़ोर्कलिफ़्ट, फोर्कलिफ्ट, ಫೋರ್ಕ್‌ಲಿಫ್ಟ್',
    machine_operator:
      'machine, mashin, machinery, press machine, power press, moulding machine, injection machine, injection moulding, molding, packing machine, filling machine, मशीन, प्रेस मशीन, मोल्डिंग मशीन, ಮಷಿನ್, ಪ್ರೆಸ್ ಮಷಿನ್, ಮೋಲ್ಡಿಂಗ್ ಮಷಿನ್',
    cnc_operator: 'cnc, vmc, hmc, cnc machine, vmc machine, सीएनसी, सीएनसी मशीन, ಸಿಎನ್‌ಸಿ, ಸಿಎನ್‌ಸಿ ಮಷಿನ್, ವಿಎಂಸಿ',
    sewing_operator:
      'singer machine, juki, juki machine, power machine, overlock, overlock machine, flatlock, silai machine, sewing machine, holige machine, ओवरलॉक, सिलाई मशीन, ಹೊಲಿಗೆ ಮಷಿನ್, ಪವರ್ ಮಷಿನ್, ಓವರ್‌ಲಾಕ್, ಜೂಕಿ',
    bike_taxi_rider: 'bike taxi, rapido, rapido bike, bike ola, बाइक टैक्सी, ಬೈಕ್ ಟ್ಯಾಕ್ಸಿ',
  },
};

/** What is taught, to whom, or both. */
const TEACHING: WorkTable = {
  forms: {
    latin:
      '# teacher, # trainer, # coach, # class, # classes, # teaching, # instructor, teach #, teaching #, # tutor, # master, # faculty, # shikshaka, # sikshak',
    devanagari: '# टीचर, # ट्रेनर, # क्लास, # कोच, # शिक्षक, # टीचिंग, # मास्टर',
    kannada: '# ಟೀಚರ್, # ಶಿಕ್ಷಕ, # ಶಿಕ್ಷಕಿ, # ಕ್ಲಾಸ್, # ಟ್ರೈನರ್, # ಮಾಸ್ಟರ್, # ತರಗತಿ, # ಪಾಠ',
    verbs: {
      ...{ hindi: '# sikha, # sikhla, # padha', devanagari: '# सिखा, # पढ़ा, # सिखला' },
      ...{
        kannada: '# kalis, # helikod, # helkod, # kalskod, # kaliskod, # paata maad, # paata hel',
        kannadaScript: '# ಕಲಿಸ, # ಕಲಿಸಿಕೊಡ, # ಕಲಿಸ್ಕೊಡ, # ಹೇಳಿಕೊಡ, # ಹೇಳ್ಕೊಡ, # ಪಾಠ ಮಾಡ',
      },
    },
  },
  objects: {
    arts_teacher:
      'guitar bajana, keyboard bajana, tabla bajana, harmonium bajana, gitar bajana, गिटार बजाना, तबला बजाना, हारमोनियम बजाना, guitar, keyboard, piano, violin, tabla, veena, flute, drums, harmonium, mridangam, music, singing, song, songs, haadu, sangeetha, sangeet, gaana, dance, nrutya, bharatanatyam, kathak, zumba kids, drawing, painting class, chitrakale, art, craft, chess, गिटार, कीबोर्ड, पियानो, तबला, हारमोनियम, गाना, संगीत, डांस, नृत्य, ड्रॉइंग, चित्रकला, शतरंज, ಗಿಟಾರ್, ಕೀಬೋರ್ಡ್, ವೀಣೆ, ತಬಲಾ, ಹಾಡು, ಸಂಗೀತ, ಡ್ಯಾನ್ಸ್, ನೃತ್ಯ, ಡ್ರಾಯಿಂಗ್, ಚಿತ್ರಕಲೆ, ಭರತನಾಟ್ಯ, ಚೆಸ್, ಹಾರ್ಮೋನಿಯಂ',
    tutor:
      'maths, math, science, physics, chemistry, biology, english, hindi, kannada, social, tenth standard, 10th std, 8th std, 5th std, small class, primary kids, makkalige, makkalige maths, bacchon ko, bachchon ko, bachcho ko, bacho ko, bachche, bachhe, children at home, kids at home, mane paata, homework, गणित, मैथ्स, साइंस, अंग्रेज़ी, इंग्लिश, बच्चों को, बच्चे, ಗಣಿತ, ವಿಜ್ಞಾನ, ಇಂಗ್ಲಿಷ್, ಮಕ್ಕಳಿಗೆ, ಮಕ್ಕಳಿಗೆ ಗಣಿತ',
    teacher:
      'school me, school mein, school alli, schoolalli, shaale alli, shale alli, shaaleyalli, shaale makkalige, shale makkalige, स्कूल में, स्कूल के बच्चों को, ಶಾಲೆಯಲ್ಲಿ, ಶಾಲೇಲಿ, ಶಾಲಾ ಮಕ್ಕಳಿಗೆ',
    computer_teacher: 'computer, tally, excel, coding, scratch coding, कंप्यूटर, टैली, कोडिंग, ಕಂಪ್ಯೂಟರ್, ಟ್ಯಾಲಿ, ಕೋಡಿಂಗ್',
    driving_instructor: 'driving, car driving, bike driving, ड्राइविंग, ಡ್ರೈವಿಂಗ್',
    preschool_teacher:
      'lkg, ukg, kg, pp1, pp2, prep, jr kg, sr kg, junior kg, senior kg, pre kg, prekg, pre nursery, nursery kids, small kids, small children, balwadi, balwadi kids, nursery, anganwadi, chhote bachche, chhote bachchon ko, chhote bacho ko, chikka makkalige, chikka makkalu, छोटे बच्चों को, एलकेजी, यूकेजी, केजी, ಎಲ್‌ಕೆಜಿ, ಯುಕೆಜಿ, ಕೆಜಿ, ನರ್ಸರಿ, ಅಂಗನವಾಡಿ, ಚಿಕ್ಕ ಮಕ್ಕಳಿಗೆ, ಪುಟ್ಟ ಮಕ್ಕಳಿಗೆ',
  },
};

/** What is repaired, serviced or fitted. */
const REPAIRING: WorkTable = {
  forms: {
    latin:
      '# ripeeri, # ripiri, # repair, # repairing, # ripair, # service, # servicing, # mechanic, # technician, # mistri, # installer, # installation, # fitting, # fitter, # service engineer, # engineer, # repair work, # helper, # expert, # specialist, repairing #, repair #, fixing #, installing #, servicing #',
    devanagari: '# रिपेयर, # रिपेयरिंग, # सर्विस, # सर्विसिंग, # मैकेनिक, # टेक्नीशियन, # मिस्त्री, # फ़िटिंग, # हेल्पर',
    kannada: '# ರಿಪೇರಿ, # ಸರ್ವಿಸ್, # ಮೆಕ್ಯಾನಿಕ್, # ಟೆಕ್ನಿಷಿಯನ್, # ಮೇಸ್ತ್ರಿ, # ಫಿಟ್ಟಿಂಗ್, # ಹೆಲ್ಪರ್, # ಇನ್‌ಸ್ಟಾಲೇಶನ್',
    verbs: {
      hindi: '# theek kar, # thik kar, # repair kar, # service kar, # bana, # sudhar, # laga, # fit kar',
      devanagari: '# ठीक कर, # रिपेयर कर, # बना, # सुधार, # लगा, # फिट कर',
      kannada:
        '# repair maad, # ripeyari maad, # repair mad, # service maad, # sari maad, # sari mad, # haak, # fit maad, # jodis',
      kannadaScript: '# ರಿಪೇರಿ ಮಾಡ, # ಸರ್ವಿಸ್ ಮಾಡ, # ಸರಿ ಮಾಡ, # ಹಾಕ, # ಫಿಟ್ ಮಾಡ, # ಜೋಡಿಸ',
    },
  },
  objects: {
    ac_technician:
      'ac, split ac, window ac, air conditioner, aircon, fridge, frij, refrigerator, deep freezer, ac and fridge, ac fridge, एसी, फ्रिज, स्प्लिट एसी, ಎಸಿ, ಫ್ರಿಜ್, ಫ್ರಿಡ್ಜ್',
    appliance_technician:
      'washing machine, washing mashin, mixer, mixie, mixi, grinder, wet grinder, geyser, gizer, microwave, oven, ro, ro water, water purifier, aquaguard, chimney, gas stove, stove, induction, dishwasher machine, fridge washing machine, ac fridge washing machine, home appliance, home appliances, fan mixer, वॉशिंग मशीन, मिक्सर, गीज़र, आरओ, चिमनी, गैस चूल्हा, फ्रिज वॉशिंग मशीन, ವಾಷಿಂಗ್ ಮಷಿನ್, ಮಿಕ್ಸರ್, ಮಿಕ್ಸಿ, ಗೀಸರ್, ಆರ್‌ಒ, ಚಿಮಣಿ, ಗ್ಯಾಸ್ ಸ್ಟವ್, ಗ್ರೈಂಡರ್',
    tv_technician: 'tv, led tv, lcd tv, smart tv, set top box, dish tv, dish antenna, टीवी, ಟಿವಿ, ಡಿಶ್',
    mobile_technician:
      'mobile, mobail, phone, android, android phone, smart phone, smartphone, iphone, cell phone, touch phone, tablet phone, मोबाइल, फ़ोन, ಮೊಬೈಲ್, ಫೋನ್, ಆಂಡ್ರಾಯ್ಡ್ ಫೋನ್',
    computer_technician:
      'computer, laptop, desktop, printer, pc, cpu, motherboard, monitor, कंप्यूटर, लैपटॉप, प्रिंटर, ಕಂಪ್ಯೂಟರ್, ಲ್ಯಾಪ್‌ಟಾಪ್, ಪ್ರಿಂಟರ್',
    cctv_installer:
      'cctv, cctv camera, cc camera, security camera, intercom, biometric, video door phone, सीसीटीवी, सीसीटीवी कैमरा, ಸಿಸಿಟಿವಿ, ಸಿಸಿ ಕ್ಯಾಮೆರಾ',
    bike_mechanic:
      'bike, scooter, scooty, two wheeler, motorcycle, activa, pulsar, bullet, ev scooter, cycle, बाइक, स्कूटर, स्कूटी, टू व्हीलर, ಬೈಕ್, ಸ್ಕೂಟರ್, ಸ್ಕೂಟಿ, ಟೂ ವೀಲರ್',
    car_mechanic: 'car, four wheeler, diesel engine, car ac, कार, ಕಾರ್, ಕಾರು',
    electrician:
      'bijli, light, lights, fan, ceiling fan, switch, switch board, wiring, house wiring, inverter, motor, tube light, mcb, meter board, current, current wiring, बिजली, लाइट, पंखा, वायरिंग, इन्वर्टर, ಕರೆಂಟ್, ಲೈಟ್, ಫ್ಯಾನ್, ವೈರಿಂಗ್, ಸ್ವಿಚ್',
    plumber:
      'nal, tap, taps, pipe, pipes, pipe line, pipeline, tank, tanki, water tank, bathroom, toilet, commode, wash basin, sink, sanitary, leakage, drainage, nalli, shower, sump motor, नल, पाइप, टंकी, बाथरूम, ನಲ್ಲಿ, ಪೈಪ್, ಪೈಪ್ ಲೈನ್, ಟ್ಯಾಂಕ್, ಬಾತ್‌ರೂಮ್',
    carpenter:
      'furniture, wardrobe, door, doors, window, wood, wooden, plywood, modular kitchen, bed, table, cupboard, almirah, lakdi, darwaza, bagilu, फ़र्नीचर, दरवाज़ा, अलमारी, लकड़ी, ಫರ್ನಿಚರ್, ಬಾಗಿಲು, ಕಿಟಕಿ, ಕಪಾಟು',
    tile_fitter:
      'tiles, tile, tails, marble, granite, kadapa, flooring, kota stone, vitrified tiles, टाइल्स, टाइल, मार्बल, ग्रेनाइट, ಟೈಲ್ಸ್, ಮಾರ್ಬಲ್, ಗ್ರಾನೈಟ್',
    false_ceiling_worker: 'pop, false ceiling, gypsum, gypsum board, पीओपी, फ़ॉल्स सीलिंग, ಪಿಒಪಿ, ಜಿಪ್ಸಂ, ಫಾಲ್ಸ್ ಸೀಲಿಂಗ್',
    solar_installer: 'solar, solar panel, solar heater, solar water heater, सोलर, ಸೋಲಾರ್',
    watch_repairer: 'watch, clock, ghadi, gadiyara, घड़ी, ಗಡಿಯಾರ, ವಾಚ್',
    tyre_worker: 'tyre, tire, puncture, panchar, puncher, टायर, पंचर, ಟೈರ್, ಪಂಚರ್, ಪಂಕ್ಚರ್',
    upholsterer: 'sofa, cushion, car seat cover, seat cover, curtain, blinds, सोफ़ा, पर्दा, ಸೋಫಾ, ಪರದೆ',
    lift_technician: 'lift, elevator, लिफ़्ट, ಲಿಫ್ಟ್',
    broadband_technician:
      'internet, broadband, wifi, fibre, fiber, fiber cable, jio fiber, airtel fiber, cable tv, इंटरनेट, ब्रॉडबैंड, ಇಂಟರ್‌ನೆಟ್, ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್',
  },
};

/** What is carried to somebody, or handed out. */
const BRINGING: WorkTable = {
  forms: {
    latin:
      '# delivery, # delivery boy, # delivery girl, # delivery job, # delivery work, # delivery partner, # delivery rider, # delivery huduga, # supply, # supply boy, # supplier, delivering #, deliver #, # distribution, # distributor, distributing #, # drop, # boy delivery',
    devanagari: '# डिलीवरी, # डिलीवरी बॉय, # सप्लाई, # सप्लाई करने वाला',
    kannada: '# ಡೆಲಿವರಿ, # ಡೆಲಿವರಿ ಬಾಯ್, # ಡೆಲಿವರಿ ಹುಡುಗ, # ಸಪ್ಲೈ, # ವಿತರಣೆ',
    verbs: {
      hindi:
        '# pahuncha, # pohncha, # pahucha, # baant, # bant, # baat, # daal, # dal, # supply kar, # deliver kar, # deliver, # le ja',
      devanagari: '# पहुंचा, # बांट, # बाट, # डाल, # ले जा',
      kannada:
        '# mane mane ge kod, # mane mane ge kodu, # manege kod, # manege talupis, # talupis, # thalupis, # talpis, # thalpis, # haak, # hak, # hanch, # deliver maad, # supply maad, # tegedukondu hog, # tandukod',
      kannadaScript: '# ತಲುಪಿಸ, # ಹಾಕ, # ಹಂಚ, # ಡೆಲಿವರಿ ಮಾಡ, # ಸಪ್ಲೈ ಮಾಡ',
    },
  },
  objects: {
    food_delivery_rider:
      'food, tindi, oota, khana, lunch, dinner, breakfast, nashta, tiffin, dabba, lunch box, meals, biryani, pizza, restaurant, hotel food, swiggy, zomato, cloud kitchen, home food, snacks, खाना, टिफ़िन, डब्बा, नाश्ता, स्विगी, ज़ोमैटो, ಊಟ, ತಿಂಡಿ, ಡಬ್ಬ, ಫುಡ್, ಸ್ವಿಗ್ಗಿ, ಜೊಮ್ಯಾಟೊ',
    grocery_delivery_rider:
      'kirani saaman, kirani saman, kirana saman, kirana saaman, grocery, groceries, dinasi, kirana, vegetable, vegetables, tarkari, tarakari, sabzi, sabji, fruits, fruit, ration, blinkit, zepto, instamart, bigbasket, big basket, jiomart, dunzo, medicine, medicines, dawai, milk basket, country delight, supermarket, dark store, किराना, सब्ज़ी, राशन, दवाई, ब्लिंकिट, ज़ेप्टो, ದಿನಸಿ, ತರಕಾರಿ, ಔಷಧಿ, ಬ್ಲಿಂಕಿಟ್, ಜೆಪ್ಟೋ, ಹಣ್ಣು',
    courier_delivery:
      'parcel, parcels, courier, packet, packets, document, documents, amazon, flipkart, meesho, myntra, ekart, delhivery, dtdc, blue dart, bluedart, xpressbees, shadowfax, online order, online orders, cheque, post, पार्सल, कूरियर, पैकेट, अमेज़न, फ़्लिपकार्ट, ಪಾರ್ಸೆಲ್, ಕೊರಿಯರ್, ಅಮೆಜಾನ್, ಫ್ಲಿಪ್‌ಕಾರ್ಟ್',
    newspaper_delivery:
      'newspaper, news paper, paper, papers, akhbar, akbar paper, magazine, patrike, dina patrike, milk and paper, milk paper, milk and newspaper, अखबार, पेपर, ಪೇಪರ್, ಪತ್ರಿಕೆ, ದಿನಪತ್ರಿಕೆ, ನ್ಯೂಸ್ ಪೇಪರ್',
    milk_seller: 'doodh, dudh, haalu, halu, दूध, ಹಾಲು, ನಂದಿನಿ ಹಾಲು, ಹಾಲಿನ ಪ್ಯಾಕೆಟ್',
    leaflet_distributor:
      'pamphlet, pamphlets, pamplet, pamplets, pamphlate, leaflet, leaflets, flyer, flyers, parche, parcha, notice, notices, handbill, bit notice, posters, karapatra, पर्चे, पर्चा, पंपलेट, पैम्फलेट, ಪಾಂಪ್ಲೆಟ್, ಕರಪತ್ರ, ನೋಟಿಸ್, ಬಿಟ್ ನೋಟಿಸ್',
    van_delivery_driver:
      'water can, water cans, paani ki can, pani ki can, paani can, pani can, neer can, neerin can, neerina can, neeru can, bisleri can, bisleri, mineral water, 20 litre can, 20 litre water can, drinking water, water bottle, water bubble, cylinder, gas cylinder, gas, indane gas, पानी की कैन, पानी कैन, पानी की बोतल, गैस सिलेंडर, सिलेंडर, ನೀರಿನ ಕ್ಯಾನ್, ನೀರು ಕ್ಯಾನ್, ವಾಟರ್ ಕ್ಯಾನ್, ಗ್ಯಾಸ್ ಸಿಲಿಂಡರ್, ಸಿಲಿಂಡರ್',
  },
};

export const TRADE_WORK_TABLES: readonly WorkTable[] = [DRIVING, TEACHING, REPAIRING, BRINGING];
