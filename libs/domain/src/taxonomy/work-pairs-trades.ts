/** Occupation, then what its work is about and, behind a colon, what is said of it; several kinds are separated by semicolons. */
export type WorkPair = readonly [occupation: string, pairs: string];

/** Work on the road and in warehouses. */
export const TRADE_WORK_PAIRS: readonly WorkPair[] = [
  [
    'barista',
    'cafe, coffee shop, coffee: counter, counter boy, counter girl, counter staff, counter work; कैफ़े, कॉफ़ी शॉप: काउंटर; ಕೆಫೆ, ಕಾಫಿ ಶಾಪ್: ಕೌಂಟರ್',
  ],
  [
    'fast_food_crew',
    'canteen, college canteen, office canteen, food court, snacks, juice, bakery, tea: counter, counter boy, counter girl, counter staff, counter work; ' +
      'कैंटीन, फ़ूड कोर्ट, जूस, चाय: काउंटर; ಕ್ಯಾಂಟೀನ್, ಫುಡ್ ಕೋರ್ಟ್, ಜ್ಯೂಸ್, ಟೀ: ಕೌಂಟರ್',
  ],
  [
    'food_delivery_rider',
    'zomato, swiggy, eatclub, dominos, pizza, hotel, restaurant, food, khana, oota, tiffin, biryani, canteen: delivery, parcel delivery, delivery boy, delivery girl, delivery partner, delivery rider, supply, supply boy, rider, boy, partner; ' +
      'ज़ोमैटो, जोमैटो, स्विगी, होटल, खाना, टिफ़िन: डिलीवरी, डिलीवरी बॉय, राइडर, बॉय; ' +
      'ಜೊಮ್ಯಾಟೊ, ಸ್ವಿಗ್ಗಿ, ಹೋಟೆಲ್, ಊಟ: ಡೆಲಿವರಿ, ಡೆಲಿವರಿ ಬಾಯ್, ರೈಡರ್, ಬಾಯ್',
  ],
  [
    'grocery_delivery_rider',
    'blinkit, zepto, instamart, swiggy instamart, bigbasket, big basket, dunzo, jiomart, grocery, kirana, vegetable, sabzi, sabji, tarkari, tarakari, fruit, medicine, milk, ration, dmart: delivery, delivery boy, delivery girl, delivery partner, delivery rider, rider, partner, captain; blinkit, zepto, instamart, bigbasket, big basket: boy; ' +
      'ब्लिंकिट, ज़ेप्टो, किराना, सब्ज़ी, दवा, राशन: डिलीवरी, डिलीवरी बॉय, राइडर; ' +
      'ಬ್ಲಿಂಕಿಟ್, ಜೆಪ್ಟೊ, ದಿನಸಿ, ತರಕಾರಿ, ಔಷಧಿ: ಡೆಲಿವರಿ, ಡೆಲಿವರಿ ಬಾಯ್, ರೈಡರ್',
  ],
  [
    'courier_delivery',
    'courier, parcel, parcels, document, cheque, dtdc, blue dart, bluedart, ekart, xpressbees: delivery, delivery boy, boy, pickup boy, delivery executive, executive; ' +
      'कूरियर, पार्सल: डिलीवरी, बॉय, वाला; ಕೊರಿಯರ್, ಪಾರ್ಸೆಲ್: ಡೆಲಿವರಿ, ಬಾಯ್, ಹುಡುಗ',
  ],
  [
    'van_delivery_driver',
    'water can, can water, pani can, paani can, neeru can, neerina can, bisleri, bisleri can, mineral water, gas, gas cylinder, cylinder, gas agency, lpg: delivery, delivery boy, supply, supply boy, boy, wala; ' +
      'pani ka can, paani ka can: supply, wala; van, omni, eeco, bakery van, milk van, delivery van: driver, chalaka; ' +
      'पानी, पानी कैन, पानी का कैन, गैस, सिलेंडर, गैस सिलेंडर: सप्लाई, डिलीवरी; वैन: ड्राइवर, चालक; ' +
      'ನೀರಿನ ಕ್ಯಾನ್, ವಾಟರ್ ಕ್ಯಾನ್, ಗ್ಯಾಸ್, ಗ್ಯಾಸ್ ಸಿಲಿಂಡರ್, ಸಿಲಿಂಡರ್: ಡೆಲಿವರಿ, ಸಪ್ಲೈ; ವ್ಯಾನ್: ಡ್ರೈವರ್, ಚಾಲಕ',
  ],
  [
    'delivery_rider',
    'bike, scooty, scooter, cycle, two wheeler, amazon, flipkart, meesho, porter, porter bike, home, online, online order, order: delivery, delivery boy; delivery: rider, riding; bike boy, bike: parcel, parcels; ' +
      'बाइक, स्कूटी, साइकिल, अमेज़न, फ़्लिपकार्ट: डिलीवरी, डिलीवरी बॉय; ಬೈಕ್, ಸ್ಕೂಟಿ, ಅಮೆಜಾನ್, ಫ್ಲಿಪ್‌ಕಾರ್ಟ್: ಡೆಲಿವರಿ, ಡೆಲಿವರಿ ಬಾಯ್',
  ],
  ['bike_taxi_rider', 'rapido, uber moto, ola bike, bike taxi: bike, captain, rider, driver, partner, boy'],
  [
    'cab_driver',
    'ola, uber, ola uber, cab, taxi, travels, tourist, tourist car, airport, airport cab, airport taxi, airport pickup, namma yatri cab, office cab, employee cab, employee pickup drop, pickup drop, call taxi, t board, yellow board: driver, chalaka, car driver, driving; ' +
      'ओला, उबर, टूरिस्ट, ट्रैवल्स, कैब, टैक्सी: ड्राइवर, चालक; ಓಲಾ, ಊಬರ್, ಉಬರ್, ಟ್ರಾವೆಲ್ಸ್, ಟೂರಿಸ್ಟ್, ಟ್ಯಾಕ್ಸಿ, ಕ್ಯಾಬ್: ಡ್ರೈವರ್, ಚಾಲಕ',
  ],
  [
    'auto_driver',
    'autorickshaw, auto rikshaw, auto riksha, 3 wheeler, three wheeler, share auto, passenger auto, namma yatri auto, ape auto: driver, chalaka, driving',
  ],
  [
    'heavy_driver',
    'container lorry: wala, driver; eicher, bharat benz, hgv, hcv, 6 wheeler, 10 wheeler, 12 wheeler, big vehicle, big gaadi, badi gaadi, bada gaadi, heavy gaadi, heavy vehicle, concrete mixer, transit mixer, mixer, garbage truck, garbage, kachra gaadi, water tanker, tanker, tipper, lorry, truck, dumper, container, trailer: driver, chalaka, driving; ' +
      'हैवी, हैवी गाड़ी, बड़ी गाड़ी, लॉरी, ट्रक, टैंकर, टिपर: ड्राइवर, चालक; ' +
      'ಹೆವಿ ವೆಹಿಕಲ್, ಹೆವಿ ಗಾಡಿ, ದೊಡ್ಡ ಗಾಡಿ, ನೀರಿನ ಟ್ಯಾಂಕರ್, ಟಿಪ್ಪರ್, ಲಾರಿ, ಟ್ರಕ್: ಡ್ರೈವರ್, ಚಾಲಕ',
  ],
  [
    'bus_driver',
    'bmtc, ksrtc, volvo bus, volvo, tt, tempo traveller, traveller, school bus, school van, school cab, school auto, shaale bus, shaale van, school vehicle, college bus, staff bus, mini bus, company bus: driver, chalaka, driving; ' +
      'स्कूल बस, स्कूल वैन, कॉलेज बस, स्टाफ़ बस: ड्राइवर, चालक; ಸ್ಕೂಲ್ ಬಸ್, ಸ್ಕೂಲ್ ವ್ಯಾನ್, ಕಾಲೇಜು ಬಸ್, ಶಾಲಾ ಬಸ್: ಡ್ರೈವರ್, ಚಾಲಕ; school, school children, bachchon ki, makkala: van, bus, cab; स्कूल, बच्चों की: वैन, बस; ಸ್ಕೂಲ್, ಮಕ್ಕಳ: ವ್ಯಾನ್, ಬಸ್',
  ],
  [
    'tempo_driver',
    'tempo, tata ace, ace, dost, ashok leyland dost, canter, 407, pickup, bolero pickup, mini truck, mini lorry, luggage auto, loading auto, goods auto, goods tempo, goods gaadi, goods vehicle, goods carrier, loading gaadi, mal gaadi, maal gaadi, porter, lcv, bolero: driver, chalaka, driving; ' +
      'टेम्पो, टाटा एस, छोटा हाथी, पिकअप, माल गाड़ी, लोडिंग गाड़ी, लोडिंग ऑटो: ड्राइवर, चालक; ' +
      'ಟೆಂಪೋ, ಟಾಟಾ ಏಸ್, ಪಿಕಪ್, ಗೂಡ್ಸ್, ಗೂಡ್ಸ್ ಗಾಡಿ, ಲಗೇಜ್ ಆಟೋ: ಡ್ರೈವರ್, ಚಾಲಕ',
  ],
  [
    'ambulance_driver',
    '108, hospital, hospital gaadi, hospital van: driver; 108: ambulance; 108, अस्पताल: ड्राइवर; ಆಂಬುಲೆನ್ಸ್, ಆಸ್ಪತ್ರೆ ಗಾಡಿ: ಡ್ರೈವರ್',
  ],
  [
    'car_driver',
    'car, cars, four wheeler, 4 wheeler, innova, lmv, light vehicle: drive, driving; car, gaadi, gadi, four wheeler, 4 wheeler, innova, lmv, light vehicle, madam, sahab, ghar, house, home, office, company, outstation, on call, call, duty: driver',
  ],
  [
    'bus_conductor',
    'bmtc, ksrtc, bus, private bus, volvo: conductor; bus, school bus, school van, van, school cab: helper, attender, attendant, aaya, ayah, cleaner boy, lady attender; ' +
      'बस, स्कूल बस, स्कूल वैन: हेल्पर, अटेंडेंट, आया; ಬಸ್, ಸ್ಕೂಲ್ ಬಸ್, ಸ್ಕೂಲ್ ವ್ಯಾನ್: ಹೆಲ್ಪರ್, ಅಟೆಂಡರ್, ಆಯಾ',
  ],
  [
    'truck_helper',
    'gaadi, gadi, tempo, lorry, truck, tata ace, vehicle, delivery van, water tanker, driver, tipper: helper, cleaner, helper boy, kleenar; गाड़ी, टेम्पो, ट्रक, लॉरी: हेल्पर, क्लीनर; ಗಾಡಿ, ಟೆಂಪೋ, ಲಾರಿ, ಟ್ರಕ್: ಹೆಲ್ಪರ್, ಕ್ಲೀನರ್',
  ],
  [
    'valet_driver',
    'valet, hotel car, hotel: parking; car parking, valet parking: driver, boy; वैलेट, वैले: पार्किंग; ವ್ಯಾಲೆಟ್, ವ್ಯಾಲೆ: ಪಾರ್ಕಿಂಗ್',
  ],
  [
    'parking_attendant',
    'parking, car parking, bike parking, vehicle parking, mall parking, two wheeler parking: boy, ticket, slip, chitti, staff, attender, man, lot, security; mall, bike, car, vehicle, two wheeler: parking; पार्किंग: टिकट, स्टाफ़; ಪಾರ್ಕಿಂಗ್: ಟಿಕೆಟ್, ಸ್ಟಾಫ್, ಹುಡುಗ',
  ],
  [
    'driving_instructor',
    'driving, car driving, driving school, motor driving: teacher, trainer, instructor, master, sir, school; ड्राइविंग: मास्टर, स्कूल; ಡ್ರೈವಿಂಗ್: ಸ್ಕೂಲ್, ಮಾಸ್ಟರ್',
  ],
  [
    'loader',
    'truck, lorry, goods, cement bag, bag, bags, box, boxes, container, tempo, gaadi, saman, parcel: loading, unloading, lifting, carrying; loading, unloading, load: boy, helper, labour, worker, staff; heavy: lifting; godown, lorry, apmc, mandi: labour, hamali; ' +
      'ट्रक, माल, सामान, बोरी: लोडिंग, अनलोडिंग; लोडिंग: लेबर, हेल्पर, बॉय; ಲಾರಿ, ಟ್ರಕ್, ಸಾಮಾನು: ಲೋಡಿಂಗ್, ಅನ್‌ಲೋಡಿಂಗ್; ಲೋಡಿಂಗ್: ಹುಡುಗ, ಹೆಲ್ಪರ್, ಲೇಬರ್',
  ],
  [
    'picker_packer',
    'picker, picking: packer, packing, boy, staff; blinkit, zepto, instamart, dark store, amazon, flipkart: picker, packer, picker packer, store picker, picking; item, order: picker, pick; पिकर, पिकिंग: पैकर, पैकिंग; ಪಿಕ್ಕರ್, ಪಿಕರ್: ಪ್ಯಾಕರ್, ಪ್ಯಾಕಿಂಗ್',
  ],
  [
    'packer',
    'packing, packaging: boy, girl, helper, ladies, lady, labour, staff, line; biscuit factory, masala, biscuit, soap, agarbatti, sweet, carton, box, pouch, bottle, sabun, medicine, rice, snacks: packing, packer; label, sticker: pasting; पैकिंग: गर्ल, लेडीज़, लेबर, स्टाफ़; ಪ್ಯಾಕಿಂಗ್: ಹುಡುಗಿ, ಹುಡುಗ, ಲೇಡೀಸ್',
  ],
  [
    'ecommerce_packer',
    'amazon, flipkart, meesho, myntra, ajio, online order, order, ecommerce: packing, packer, pack; अमेज़न, फ़्लिपकार्ट, ऑनलाइन ऑर्डर: पैकिंग; ಅಮೆಜಾನ್, ಫ್ಲಿಪ್‌ಕಾರ್ಟ್: ಪ್ಯಾಕಿಂಗ್',
  ],
  [
    'parcel_sorter',
    'sorting: center, centre, hub, boy, girl, staff, executive; parcel, courier, shipment, amazon, flipkart, shipments: sorting, scanning; पार्सल, कूरियर: सॉर्टिंग; ಪಾರ್ಸೆಲ್, ಕೊರಿಯರ್: ಸಾರ್ಟಿಂಗ್',
  ],
  [
    'warehouse_associate',
    'amazon, flipkart, myntra, bigbasket, meesho, zepto, blinkit: warehouse, godown, hub, store, associate; godown, warehouse, godam: labour, staff, worker, ladka; अमेज़न, फ़्लिपकार्ट: वेयरहाउस, गोदाम; गोदाम, वेयरहाउस: मज़दूर, लेबर; ಅಮೆಜಾನ್, ಫ್ಲಿಪ್‌ಕಾರ್ಟ್: ವೇರ್‌ಹೌಸ್, ಗೋಡೌನ್',
  ],
  [
    'warehouse_supervisor',
    'godown, warehouse, godam: supervisor, incharge, manager, in charge; ಗೋಡೌನ್, ಗೋದಾಮು: ಸೂಪರ್‌ವೈಸರ್, ಮ್ಯಾನೇಜರ್; गोदाम: सुपरवाइज़र, मैनेजर',
  ],
  [
    'storekeeper',
    'store, stores, site store, factory store, hotel store: keeper, incharge, executive, in charge; stock: register, ledger',
  ],
  [
    'inventory_executive',
    'stock, godown stock, store stock: lekka, ganana, ginti, hisab; stock: checking, counting, count, entry, taking, auditor, hisab, audit, update; स्टॉक: चेक, गिनती, एंट्री; ಸ್ಟಾಕ್: ಚೆಕ್, ಎಣಿಕೆ, ಎಂಟ್ರಿ',
  ],
  ['dispatch_executive', 'dispatch, despatch: clerk, executive, boy, incharge, supervisor, manager'],
  [
    'logistics_coordinator',
    'logistics, logistic, fleet, vehicle, transport: executive, coordinator, supervisor, manager, office',
  ],
  [
    'house_shifting_worker',
    'house, home, ghar, mane, office, furniture, saman, samaan, saaman, room, mane saamanu: shifting, shift; shifting, house shifting, packers movers, packers and movers: boy, helper, labour; agarwal, packers: packers, movers; घर, सामान, ऑफ़िस: शिफ़्टिंग, शिफ़्ट; ಮನೆ, ಸಾಮಾನು, ಆಫೀಸ್, ಮನೆ ಸಾಮಾನು: ಶಿಫ್ಟಿಂಗ್, ಶಿಫ್ಟ್',
  ],
];
