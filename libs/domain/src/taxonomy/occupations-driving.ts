import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of riding and driving. */
export const OCCUPATIONS_DRIVING = [
  {
    id: 'delivery_rider',
    category: 'delivery',
    alsoIn: ['gig'],
    latin:
      'Delivery rider; delivery boy, delivery girl, delivery partner, delivery person, delivery executive, delivery man, delivery agent, delivery wala, delivery wali, bike delivery, bike rider, delivery ka kaam, delivery kelasa, delivery huduga, rider, riders, order rider, order riders, delivery riders',
    devanagari:
      'डिलीवरी राइडर; डिलीवरी बॉय, डिलीवरी गर्ल, डिलीवरी पार्टनर, डिलीवरी मैन, डिलीवरी वाला, डिलीवरी वाली, डिलीवरी एग्ज़ीक्यूटिव, डिलीवरी का काम, बाइक राइडर, राइडर',
    kannada: 'ಡೆಲಿವರಿ ರೈಡರ್; ಡೆಲಿವರಿ ಬಾಯ್, ಡೆಲಿವರಿ ಗರ್ಲ್, ಡೆಲಿವರಿ ಮ್ಯಾನ್, ಡೆಲಿವರಿ ಪಾರ್ಟ್ನರ್, ಡೆಲಿವರಿ ಹುಡುಗ, ಡೆಲಿವರಿ ಹುಡುಗಿ, ಡೆಲಿವರಿ ಕೆಲಸ, ಬೈಕ್ ರೈಡರ್, ರೈಡರ್',
    skills: ['bike_riding', 'own_bike', 'two_wheeler_licence', 'map_navigation', 'parcel_handling'],
  },
  {
    id: 'food_delivery_rider',
    category: 'delivery',
    alsoIn: ['gig'],
    latin:
      'Food delivery rider; food delivery, food delivery boy, food delivery partner, restaurant delivery, zomato rider, swiggy rider, zomato delivery, swiggy delivery, tiffin delivery, khana delivery, oota delivery, zomato, swiggy, zomato boy, swiggy boy',
    devanagari:
      'फ़ूड डिलीवरी राइडर; फ़ूड डिलीवरी, फ़ूड डिलीवरी बॉय, खाना डिलीवरी, टिफ़िन डिलीवरी, ज़ोमैटो राइडर, स्विगी राइडर, ज़ोमैटो, स्विगी',
    kannada: 'ಫುಡ್ ಡೆಲಿವರಿ ರೈಡರ್; ಫುಡ್ ಡೆಲಿವರಿ, ಫುಡ್ ಡೆಲಿವರಿ ಬಾಯ್, ಊಟ ಡೆಲಿವರಿ, ಜೊಮ್ಯಾಟೊ ರೈಡರ್, ಸ್ವಿಗ್ಗಿ ರೈಡರ್, ಜೊಮ್ಯಾಟೊ, ಸ್ವಿಗ್ಗಿ',
    skills: ['bike_riding', 'two_wheeler_licence', 'map_navigation', 'smartphone_use', 'cash_on_delivery'],
  },
  {
    id: 'grocery_delivery_rider',
    category: 'delivery',
    alsoIn: ['gig', 'retail'],
    latin:
      'Grocery delivery rider; grocery delivery, grocery delivery boy, kirana delivery, ration delivery, milk delivery, quick commerce rider, blinkit rider, zepto rider, instamart rider, doodh delivery, haalu delivery, dinasi delivery, blinkit, zepto, instamart, swiggy instamart, bigbasket, big basket, dmart ready',
    devanagari:
      'किराना डिलीवरी राइडर; किराना डिलीवरी, ग्रोसरी डिलीवरी, राशन डिलीवरी, दूध डिलीवरी, ब्लिंकिट राइडर, ज़ेप्टो राइडर, ब्लिंकिट, ज़ेप्टो',
    kannada: 'ದಿನಸಿ ಡೆಲಿವರಿ ರೈಡರ್; ದಿನಸಿ ಡೆಲಿವರಿ, ಗ್ರೋಸರಿ ಡೆಲಿವರಿ, ಹಾಲು ಡೆಲಿವರಿ, ಬ್ಲಿಂಕಿಟ್ ರೈಡರ್, ಜೆಪ್ಟೊ ರೈಡರ್, ಬ್ಲಿಂಕಿಟ್, ಜೆಪ್ಟೊ',
    skills: ['bike_riding', 'parcel_handling', 'map_navigation', 'smartphone_use', 'heavy_lifting'],
  },
  {
    id: 'courier_delivery',
    category: 'delivery',
    alsoIn: ['ecommerce'],
    latin:
      'Courier delivery executive; courier boy, courier person, courier wala, courier delivery, parcel delivery, parcel delivery boy, last mile delivery, dak delivery, courier huduga, currier boy, kuriyar boy, xpressbees, couriers, shipments, shipments from hub, undelivered boxes, undelivered parcels',
    devanagari:
      'कूरियर डिलीवरी स्टाफ़; कूरियर डिलीवरी, कूरियर बॉय, कूरियर वाला, कूरियर डिलीवरी बॉय, पार्सल डिलीवरी, पार्सल वाला, शिपमेंट',
    kannada: 'ಕೊರಿಯರ್ ಡೆಲಿವರಿ ಸಿಬ್ಬಂದಿ; ಕೊರಿಯರ್ ಡೆಲಿವರಿ, ಕೊರಿಯರ್ ಬಾಯ್, ಕೊರಿಯರ್ ಹುಡುಗ, ಪಾರ್ಸೆಲ್ ಡೆಲಿವರಿ, ಕೊರಿಯರ್ ಕೆಲಸ, ಶಿಪ್‌ಮೆಂಟ್',
    skills: ['parcel_handling', 'bike_riding', 'cash_on_delivery', 'local_area_knowledge', 'two_wheeler_licence'],
  },
  {
    id: 'van_delivery_driver',
    category: 'delivery',
    alsoIn: ['driving'],
    latin:
      'Delivery van driver; van delivery driver, delivery driver, van driver, milk van driver, eeco driver, water can delivery, gas cylinder delivery, van wala, delivery gaadi chalane wala, delivery van chalaka, bubble can, bubble cans, water can, 20 litre can, 20 litre cans, can water, water can supply, driver cum delivery, delivery cum driver, driving and delivery, driver and delivery, driving mattu delivery',
    devanagari:
      'डिलीवरी वैन ड्राइवर; वैन ड्राइवर, डिलीवरी ड्राइवर, वैन चालक, दूध गाड़ी ड्राइवर, पानी कैन डिलीवरी, गैस सिलेंडर डिलीवरी, पानी के जार, पानी की बोतल सप्लाई',
    kannada:
      'ಡೆಲಿವರಿ ವ್ಯಾನ್ ಡ್ರೈವರ್; ವ್ಯಾನ್ ಡ್ರೈವರ್, ಡೆಲಿವರಿ ಡ್ರೈವರ್, ವ್ಯಾನ್ ಚಾಲಕ, ಹಾಲಿನ ವ್ಯಾನ್ ಡ್ರೈವರ್, ನೀರಿನ ಕ್ಯಾನ್ ಡೆಲಿವರಿ, ಗ್ಯಾಸ್ ಸಿಲಿಂಡರ್ ಡೆಲಿವರಿ, ನೀರಿನ ಕ್ಯಾನ್, ವಾಟರ್ ಕ್ಯಾನ್',
    skills: ['car_driving', 'lmv_licence', 'loading_unloading', 'route_planning', 'transport_documents'],
  },
  {
    id: 'delivery_hub_supervisor',
    category: 'delivery',
    alsoIn: ['supply_chain'],
    latin:
      'Delivery hub supervisor; hub incharge, hub supervisor, hub manager, delivery supervisor, delivery team leader, delivery incharge, rider manager, fleet rider supervisor',
    devanagari: 'डिलीवरी सुपरवाइज़र; हब इंचार्ज, हब सुपरवाइज़र, डिलीवरी इंचार्ज, डिलीवरी टीम लीडर',
    kannada: 'ಡೆಲಿವರಿ ಸೂಪರ್‌ವೈಸರ್; ಹಬ್ ಇನ್‌ಚಾರ್ಜ್, ಹಬ್ ಸೂಪರ್‌ವೈಸರ್, ಡೆಲಿವರಿ ಇನ್‌ಚಾರ್ಜ್, ಡೆಲಿವರಿ ಟೀಮ್ ಲೀಡರ್',
    skills: ['team_leadership', 'dispatch', 'route_planning', 'problem_solving', 'ms_excel'],
  },
  {
    id: 'bike_taxi_rider',
    category: 'driving',
    alsoIn: ['gig'],
    latin:
      'Bike taxi rider; bike taxi, bike taxi captain, bike taxi driver, rapido captain, rapido rider, rapido driver, two wheeler taxi, bike taxi wala, rapido kelasa, rapido, uber moto, ola bike, bike taxi chalana, sawari ko bike par baithana, apni bike par sawari, bike par sawari, apni gaadi se kamao, sawari ko apni bike par',
    devanagari:
      'बाइक टैक्सी राइडर; बाइक टैक्सी, रैपिडो कैप्टन, रैपिडो राइडर, बाइक टैक्सी चालक, रैपिडो, बाइक टैक्सी चलाना, बाइक पर सवारी, सवारी को बाइक पर',
    kannada: 'ಬೈಕ್ ಟ್ಯಾಕ್ಸಿ ರೈಡರ್; ಬೈಕ್ ಟ್ಯಾಕ್ಸಿ, ರ‍್ಯಾಪಿಡೊ ಕ್ಯಾಪ್ಟನ್, ರ‍್ಯಾಪಿಡೊ ರೈಡರ್, ಬೈಕ್ ಟ್ಯಾಕ್ಸಿ ಚಾಲಕ, ರ‍್ಯಾಪಿಡೊ, ಬೈಕ್ ಟ್ಯಾಕ್ಸಿ ಓಡಿಸುವುದು',
    skills: ['bike_riding', 'own_bike', 'two_wheeler_licence', 'traffic_rules', 'passenger_care'],
  },
  {
    id: 'car_driver',
    category: 'driving',
    alsoIn: ['domestic_help'],
    latin:
      'Car driver; driver, personal driver, private driver, family driver, acting driver, on call driver, company driver, chauffeur, car chalak, gaadi chalane wala, gadi chalane wala, car chalaka, chalaka, caru driver, car odisuvavaru, draivar, gaadi odisuvudu, gaadi odisuva, car odisuvudu, family car, drive our car, driving our family, drive our innova, family innova, innova, daivar, daiver',
    devanagari:
      'कार ड्राइवर; ड्राइवर, पर्सनल ड्राइवर, प्राइवेट ड्राइवर, कार चालक, चालक, गाड़ी चलाने वाला, घर की गाड़ी चलाना, फैमिली कार',
    kannada:
      'ಕಾರ್ ಡ್ರೈವರ್; ಡ್ರೈವರ್, ಪರ್ಸನಲ್ ಡ್ರೈವರ್, ಆ್ಯಕ್ಟಿಂಗ್ ಡ್ರೈವರ್, ಕಾರು ಚಾಲಕ, ಚಾಲಕ, ಚಾಲಕರು, ಕಾರು ಓಡಿಸುವವರು, ಡ್ರೈವರ್ ಕೆಲಸ, ಗಾಡಿ ಓಡಿಸುವ, ಮನೆಯ ಕಾರು ಓಡಿಸಲು, ಡೈವರ್',
    skills: ['car_driving', 'lmv_licence', 'traffic_rules', 'vehicle_upkeep', 'map_navigation'],
  },
  {
    id: 'cab_driver',
    category: 'driving',
    alsoIn: ['gig'],
    latin:
      'Cab driver; cab, taxi, taxi driver, cab wala, taxi wala, ola driver, uber driver, ola uber driver, airport taxi driver, tourist taxi driver, cab chalak, taxi chalaka, cab chalaka, ola, uber, ola uber, company cab, company cabs, staff cab, employee cab, cab pick up and drop, pick up and drop company cab',
    devanagari:
      'कैब ड्राइवर; कैब, टैक्सी, टैक्सी ड्राइवर, टैक्सी चालक, कैब चालक, ओला ड्राइवर, उबर ड्राइवर, टैक्सी वाला, ओला, उबर, कंपनी कैब',
    kannada: 'ಕ್ಯಾಬ್ ಡ್ರೈವರ್; ಕ್ಯಾಬ್, ಟ್ಯಾಕ್ಸಿ, ಟ್ಯಾಕ್ಸಿ ಡ್ರೈವರ್, ಟ್ಯಾಕ್ಸಿ ಚಾಲಕ, ಕ್ಯಾಬ್ ಚಾಲಕ, ಓಲಾ ಡ್ರೈವರ್, ಊಬರ್ ಡ್ರೈವರ್, ಓಲಾ, ಊಬರ್, ಕಂಪನಿ ಕ್ಯಾಬ್',
    skills: ['car_driving', 'lmv_licence', 'map_navigation', 'passenger_care', 'local_area_knowledge'],
  },
  {
    id: 'auto_driver',
    category: 'driving',
    alsoIn: ['gig'],
    latin:
      'Auto driver; auto, auto rickshaw, rickshaw, auto rickshaw driver, rickshaw driver, auto wala, autowala, rickshaw wala, riksha chalak, e rickshaw driver, toto driver, three wheeler driver, auto chalaka, auto odisuvavaru, oto driver, autodriver',
    devanagari: 'ऑटो ड्राइवर; ऑटो वाला, ऑटो चालक, रिक्शा चालक, रिक्शा वाला, ऑटो रिक्शा चालक, ई-रिक्शा चालक',
    kannada:
      'ಆಟೋ ಡ್ರೈವರ್; ಆಟೋ ಚಾಲಕ, ಆಟೋ ರಿಕ್ಷಾ ಚಾಲಕ, ರಿಕ್ಷಾ ಡ್ರೈವರ್, ಆಟೋ ಓಡಿಸುವವರು, ಇ-ರಿಕ್ಷಾ ಚಾಲಕ, ಆಟೊ ಡ್ರೈವರ್, ಆಟೋ ಓಡಿಸೋರು, ಆಟೋ ಓಡಿಸೋರಿಗೆ, ಪ್ಯಾಸೆಂಜರ್ ಆಟೋ',
    skills: ['auto_driving', 'traffic_rules', 'local_area_knowledge', 'passenger_care', 'vehicle_upkeep'],
  },
  {
    id: 'heavy_driver',
    category: 'driving',
    alsoIn: ['supply_chain'],
    latin:
      'Truck driver; heavy driver, heavy vehicle driver, lorry driver, trailer driver, tanker driver, tipper driver, dumper driver, container driver, hmv driver, truck wala, truck chalak, lorry chalaka, lari driver, trak driver, heavy license driver, heavy licence driver, hmv license driver, hmv licence driver, 10 wheeler, 12 wheeler, 10 wheel lorry',
    devanagari:
      'ट्रक ड्राइवर; हैवी ड्राइवर, भारी वाहन चालक, लॉरी ड्राइवर, ट्रक चालक, ट्रेलर ड्राइवर, टैंकर ड्राइवर, डंपर ड्राइवर, दस चक्का गाड़ी, चक्का गाड़ी',
    kannada: 'ಲಾರಿ ಡ್ರೈವರ್; ಹೆವಿ ಡ್ರೈವರ್, ಟ್ರಕ್ ಡ್ರೈವರ್, ಲಾರಿ ಚಾಲಕ, ಭಾರಿ ವಾಹನ ಚಾಲಕ, ಟಿಪ್ಪರ್ ಡ್ರೈವರ್, ಟ್ಯಾಂಕರ್ ಡ್ರೈವರ್',
    skills: ['heavy_vehicle_driving', 'hmv_licence', 'traffic_rules', 'vehicle_upkeep', 'transport_documents'],
  },
  {
    id: 'bus_driver',
    category: 'driving',
    latin:
      'Bus driver; school bus driver, school van driver, school driver, school cab driver, staff bus driver, tourist bus driver, mini bus driver, tempo traveller driver, bus chalak, bus chalaka, bas driver, school van trips, van trips, pick up and drop of school children, drop school children, school children, tempo traveller, drop children to school, children to school, kids to school van, school omni, omni van school',
    devanagari:
      'बस ड्राइवर; बस चालक, स्कूल बस ड्राइवर, स्कूल वैन ड्राइवर, स्कूल वैन चालक, टेम्पो ट्रैवलर ड्राइवर, मिनी बस ड्राइवर, स्कूल वैन चलाना, बच्चों को स्कूल छोड़ना, टेंपो ट्रैवलर, स्कूल के बच्चों को छोड़ना, बच्चों को स्कूल पहुंचाना',
    kannada:
      'ಬಸ್ ಡ್ರೈವರ್; ಬಸ್ ಚಾಲಕ, ಸ್ಕೂಲ್ ಬಸ್ ಡ್ರೈವರ್, ಸ್ಕೂಲ್ ವ್ಯಾನ್ ಡ್ರೈವರ್, ಶಾಲಾ ವಾಹನ ಚಾಲಕ, ಶಾಲಾ ವಾಹನ ಚಾಲಕರು, ಶಾಲಾ ಬಸ್ ಚಾಲಕ, ಟೆಂಪೊ ಟ್ರಾವೆಲರ್ ಡ್ರೈವರ್, ಮಿನಿ ಬಸ್ ಡ್ರೈವರ್, ಮಕ್ಕಳನ್ನು ಶಾಲೆಗೆ ಬಿಡುವುದು, ಶಾಲಾ ವ್ಯಾನ್, ಟೆಂಪೋ ಟ್ರಾವೆಲರ್, ಶಾಲೆಯ ಮಕ್ಕಳನ್ನು ಬಿಡುವುದು, ಶಾಲೆಯ ಮಕ್ಕಳನ್ನು ಕರೆದುಕೊಂಡು, ಶಾಲೆ ಮಕ್ಕಳ ಗಾಡಿ, ಶಾಲೆ ಮಕ್ಕಳ ಗಾಡಿಗೆ ಡ್ರೈವರ್, ಮಕ್ಕಳನ್ನು ಶಾಲೆಗೆ ಕರೆದುಕೊಂಡು ಹೋಗುವುದು, ಶಾಲೆಗೆ ಬಿಡುವುದು, ಮಕ್ಕಳನ್ನು ಶಾಲೆಗೆ ಬಿಡಲು, ಸ್ಕೂಲ್ ವ್ಯಾನ್',
    skills: ['heavy_vehicle_driving', 'hmv_licence', 'passenger_care', 'traffic_rules', 'punctuality'],
  },
  {
    id: 'tempo_driver',
    category: 'driving',
    alsoIn: ['supply_chain', 'delivery'],
    latin:
      'Goods vehicle driver; tempo driver, tata ace driver, chota hathi driver, chhota hathi driver, pickup driver, mini truck driver, lcv driver, goods auto driver, goods carrier driver, porter driver, tempo wala, tempo chalaka, tata ace, chota hathi, chhota hathi, tataace, drive tata ace',
    devanagari:
      'टेम्पो ड्राइवर; टेम्पो चालक, छोटा हाथी ड्राइवर, टाटा एस ड्राइवर, पिकअप ड्राइवर, लोडिंग गाड़ी ड्राइवर, टेंपो ड्राइवर, टाटा ऐस, टाटा ऐस चलाना',
    kannada: 'ಟೆಂಪೊ ಡ್ರೈವರ್; ಟಾಟಾ ಏಸ್ ಡ್ರೈವರ್, ಟೆಂಪೊ ಚಾಲಕ, ಗೂಡ್ಸ್ ಆಟೋ ಡ್ರೈವರ್, ಪಿಕಪ್ ಡ್ರೈವರ್, ಗೂಡ್ಸ್ ಗಾಡಿ ಡ್ರೈವರ್, ಟಾಟಾ ಏಸ್',
    skills: ['car_driving', 'lmv_licence', 'loading_unloading', 'transport_documents', 'route_planning'],
  },
  {
    id: 'ambulance_driver',
    category: 'driving',
    alsoIn: ['healthcare'],
    latin:
      'Ambulance driver; ambulance chalak, ambulance chalaka, hospital driver, ambulance wala, hospital vehicle driver, hospital vehicle, emergency gaadi, emergency gaadi chalana, emergency vehicle driver, ambulance chalana',
    devanagari: 'एम्बुलेंस ड्राइवर; एम्बुलेंस चालक, अस्पताल ड्राइवर, एंबुलेंस ड्राइवर, 108 ड्राइवर, इमरजेंसी गाड़ी, एम्बुलेंस चलाना',
    kannada: 'ಆಂಬ್ಯುಲೆನ್ಸ್ ಡ್ರೈವರ್; ಆಂಬ್ಯುಲೆನ್ಸ್ ಚಾಲಕ, ಆಸ್ಪತ್ರೆ ಡ್ರೈವರ್, ಆಂಬ್ಯುಲೆನ್ಸ್ ಓಡಿಸುವುದು',
    skills: ['car_driving', 'lmv_licence', 'patient_moving', 'emergency_response', 'first_aid'],
  },
  {
    id: 'tractor_driver',
    category: 'driving',
    alsoIn: ['construction'],
    latin: 'Tractor driver; tractor chalak, tractor wala, tractor operator, tractor chalaka, tiller operator',
    devanagari: 'ट्रैक्टर ड्राइवर; ट्रैक्टर चालक, ट्रैक्टर वाला',
    kannada: 'ಟ್ರ್ಯಾಕ್ಟರ್ ಡ್ರೈವರ್; ಟ್ರ್ಯಾಕ್ಟರ್ ಚಾಲಕ, ಟ್ರ್ಯಾಕ್ಟರ್ ಓಡಿಸುವವರು, ಟಿಲ್ಲರ್ ಆಪರೇಟರ್',
    skills: ['tractor_driving', 'lmv_licence', 'vehicle_upkeep', 'farming'],
  },
  {
    id: 'bus_conductor',
    category: 'driving',
    latin:
      'Bus conductor; conductor, bus attendant, ticket collector, bus cleaner, school bus attendant, school bus helper, nirvahaka, kandaktar, child attender in school bus, bus attender, van attender, school van helper, school trip helper, school trips helper, bachchon ko bus mein chadhana, bachche chadhana utarna, help children in bus',
    devanagari:
      'बस कंडक्टर; कंडक्टर, परिचालक, स्कूल बस अटेंडेंट, बस हेल्पर, बस अटेंडेंट, स्कूल बस हेल्पर, बच्चों को चढ़ाना, बच्चों को चढ़ाना उतारना, बच्चों को बस में चढ़ाना, बस में बच्चों को संभालना',
    kannada:
      'ಬಸ್ ಕಂಡಕ್ಟರ್; ಕಂಡಕ್ಟರ್, ನಿರ್ವಾಹಕ, ಸ್ಕೂಲ್ ಬಸ್ ಅಟೆಂಡರ್, ಬಸ್ ಕ್ಲೀನರ್, ಬಸ್ ಅಟೆಂಡರ್, ಮಕ್ಕಳನ್ನು ಬಸ್ಸಿಗೆ ಹತ್ತಿಸುವುದು, ಮಕ್ಕಳನ್ನು ಹತ್ತಿಸಿ ಇಳಿಸುವುದು',
    skills: ['ticketing', 'passenger_care', 'cash_handling', 'crowd_control'],
  },
  {
    id: 'truck_helper',
    category: 'driving',
    alsoIn: ['supply_chain'],
    latin: 'Truck helper; lorry cleaner, truck cleaner, khalasi, driver helper, lorry helper, kleenar, cleaner boy',
    devanagari: 'ट्रक हेल्पर; खलासी, ट्रक क्लीनर, ड्राइवर का हेल्पर, लॉरी क्लीनर',
    kannada: 'ಲಾರಿ ಕ್ಲೀನರ್; ಲಾರಿ ಹೆಲ್ಪರ್, ಡ್ರೈವರ್ ಹೆಲ್ಪರ್, ಗಾಡಿ ಕ್ಲೀನರ್',
    skills: ['vehicle_upkeep', 'loading_unloading', 'vehicle_washing', 'heavy_lifting'],
  },
  {
    id: 'valet_driver',
    category: 'driving',
    alsoIn: ['event_staff', 'food_service'],
    latin:
      'Valet driver; valet, valet parking driver, valet parking, valet boy, hotel valet, gaadi lagana, guest ki gaadi lagana, gaadi park karna, car park karna, parking cars, park guest cars, park cars of guests, parking guests cars, mehman ki car lagana, mehman ki gaadi lagana, guest car lagana, car lagana, car lagane wala, taking guest cars, guest cars',
    devanagari:
      'वैले ड्राइवर; वैले पार्किंग, वैले, गाड़ी लगाना, गाड़ी पार्क करना, कार पार्क करना, मेहमानों की गाड़ी पार्क, मेहमान की गाड़ी लगाना, कार लगाना, मेहमानों की गाड़ी लगाना',
    kannada: 'ವ್ಯಾಲೆ ಡ್ರೈವರ್; ವ್ಯಾಲೆ ಪಾರ್ಕಿಂಗ್, ವ್ಯಾಲೆ, ಕಾರು ಪಾರ್ಕ್, ಕಾರು ಪಾರ್ಕ್ ಮಾಡುವುದು, ಕಾರು ತೆಗೆದುಕೊಂಡು ಪಾರ್ಕ್',
    skills: ['parking_management', 'car_driving', 'lmv_licence', 'guest_handling'],
  },
  {
    id: 'driving_instructor',
    category: 'driving',
    alsoIn: ['office_education'],
    latin:
      'Driving instructor; driving trainer, driving teacher, driving school trainer, car trainer, gaadi sikhane wala, driving kalisuvavaru, teach learners, teach learners on car, teach car driving, car learners, car teacher',
    devanagari: 'ड्राइविंग ट्रेनर; ड्राइविंग टीचर, गाड़ी सिखाने वाला, ड्राइविंग स्कूल ट्रेनर',
    kannada: 'ಡ್ರೈವಿಂಗ್ ಟ್ರೈನರ್; ಡ್ರೈವಿಂಗ್ ಟೀಚರ್, ಡ್ರೈವಿಂಗ್ ಕಲಿಸುವವರು, ಡ್ರೈವಿಂಗ್ ಸ್ಕೂಲ್ ಟ್ರೈನರ್',
    skills: ['driving_instruction', 'car_driving', 'traffic_rules', 'lmv_licence'],
  },
] as const satisfies readonly OccupationRow[];
