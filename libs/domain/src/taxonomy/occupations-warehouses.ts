import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of carrying and of warehouses. */
export const OCCUPATIONS_WAREHOUSES = [
  {
    id: 'loader',
    category: 'supply_chain',
    alsoIn: ['gig', 'delivery'],
    latin:
      'Loader; loader unloader, loading boy, loading worker, loading unloading worker, loading unloading labour, hamal, hamali, hamali kelasa, palledar, coolie, porter, maal chadhane wala, saman uthane wala, bojha uthane wala, saaman uthana, lodar, hamaali, loader boy, load man, loadman, chila horo, mootege horo, maal dhulai, dhulai ka kaam, lodding, anlodding, loding anloding, lodding anlodding',
    devanagari:
      'लोडर; लोडिंग बॉय, पल्लेदार, हमाल, कुली, माल चढ़ाने वाला, सामान उठाने वाला, लोडिंग अनलोडिंग मज़दूर, हमाली, हम्माल, माल ढुलाई, ढुलाई',
    kannada: 'ಲೋಡರ್; ಹಮಾಲಿ, ಹಮಾಲಿ ಕೆಲಸ, ಕೂಲಿ, ಸಾಮಾನು ಹೊರುವವರು, ಲೋಡಿಂಗ್ ಕೆಲಸ, ಲೋಡಿಂಗ್ ಬಾಯ್, ಹಮಾಲ, ಮೂಟೆ ಹೊರುವವರು',
    skills: ['loading_unloading', 'heavy_lifting', 'parcel_handling', 'work_safety', 'furniture_moving'],
  },
  {
    id: 'picker_packer',
    category: 'supply_chain',
    alsoIn: ['ecommerce', 'gig'],
    latin:
      'Picker and packer; picker packer, picking packing, pick and pack, picker, order picker, picking packing boy, warehouse picker, pikar pekar, picker paker, piker, warehouse piker, pick items from rack, rack se saman nikalna, dark store, dark store picking',
    devanagari: 'पिकर पैकर; पिकर और पैकर, पिकिंग पैकिंग, पिकर, ऑर्डर पिकर, पिक पैक, डार्क स्टोर',
    kannada: 'ಪಿಕರ್ ಪ್ಯಾಕರ್; ಪಿಕಿಂಗ್ ಪ್ಯಾಕಿಂಗ್, ಪಿಕರ್, ಆರ್ಡರ್ ಪಿಕರ್, ಪಿಕರ್ ಮತ್ತು ಪ್ಯಾಕರ್, ಡಾರ್ಕ್ ಸ್ಟೋರ್',
    skills: ['picking', 'packing', 'barcode_scanning', 'sorting', 'attention_to_detail'],
  },
  {
    id: 'packer',
    category: 'supply_chain',
    alsoIn: ['ecommerce', 'gig', 'construction'],
    latin:
      'Packing worker; packer, packing boy, packing girl, packing staff, packing helper, packing wala, packing wali, packing ka kaam, packing kelasa, pack maduvavaru, paking boy, pekar, pack karna, dabbe pack karna, dabba pack karna, packet filling, fill packets, box packing, sealing and packing, stickering, pouch packing, pouches, put sticker, put stickers, tape carton, carton packing, seal pouch, bubble sheet, bubble wrap, close cartons, address label, stick address label',
    devanagari:
      'पैकिंग स्टाफ़; पैकर, पैकिंग बॉय, पैकिंग गर्ल, पैकिंग हेल्पर, पैकिंग वाला, पैकिंग वाली, पैकिंग का काम, पैक करना, पैकेट भरना, डिब्बे में पैक करना, पाउच पैक करना, स्टिकर लगाना, एड्रेस लेबल लगाना',
    kannada:
      'ಪ್ಯಾಕಿಂಗ್ ಸಿಬ್ಬಂದಿ; ಪ್ಯಾಕರ್, ಪ್ಯಾಕಿಂಗ್ ಬಾಯ್, ಪ್ಯಾಕಿಂಗ್ ಹೆಲ್ಪರ್, ಪ್ಯಾಕಿಂಗ್ ಕೆಲಸ, ಪ್ಯಾಕ್ ಮಾಡುವವರು, ಪ್ಯಾಕ್ ಮಾಡುವುದು, ಪ್ಯಾಕೆಟ್ ತುಂಬುವುದು, ಡಬ್ಬಿಗೆ ತುಂಬುವುದು, ಡಬ್ಬಿಗೆ ತುಂಬಿ ಸೀಲ್, ಪ್ಯಾಕೆಟ್ ತುಂಬಿ ಸೀಲ್, ಸ್ಟಿಕ್ಕರ್ ಅಂಟಿಸುವುದು, ಬಾಕ್ಸ್ ಕಟ್ಟುವುದು, ಪೌಚ್ ತುಂಬುವುದು, ತೂಕ ಮಾಡಿ ಪ್ಯಾಕ್',
    skills: ['packing', 'labelling', 'weighing_packing', 'attention_to_detail'],
  },
  {
    id: 'ecommerce_packer',
    category: 'ecommerce',
    alsoIn: ['supply_chain'],
    latin:
      'E-commerce packer; ecommerce packer, online order packer, order packer, parcel packer, ecommerce packing, online order packing, flipkart packing, amazon packing, meesho packing, dark store packer',
    devanagari: 'ई-कॉमर्स पैकर; ऑनलाइन ऑर्डर पैकर, ऑर्डर पैकर, ऑर्डर पैकिंग, पार्सल पैकर, डार्क स्टोर पैकर',
    kannada: 'ಇ-ಕಾಮರ್ಸ್ ಪ್ಯಾಕರ್; ಆನ್‌ಲೈನ್ ಆರ್ಡರ್ ಪ್ಯಾಕರ್, ಆರ್ಡರ್ ಪ್ಯಾಕರ್, ಆರ್ಡರ್ ಪ್ಯಾಕಿಂಗ್, ಪಾರ್ಸೆಲ್ ಪ್ಯಾಕರ್',
    skills: ['packing', 'order_processing', 'labelling', 'barcode_scanning', 'parcel_handling'],
  },
  {
    id: 'parcel_sorter',
    category: 'supply_chain',
    alsoIn: ['delivery', 'ecommerce'],
    latin:
      'Parcel sorter; sorter, sorting boy, sorting staff, sorting associate, courier sorter, shipment sorter, hub sorter, parcel chhantne wala',
    devanagari: 'पार्सल सॉर्टर; सॉर्टर, सॉर्टिंग स्टाफ़, सॉर्टिंग बॉय, पार्सल छांटने वाला',
    kannada: 'ಪಾರ್ಸೆಲ್ ಸಾರ್ಟರ್; ಸಾರ್ಟರ್, ಸಾರ್ಟಿಂಗ್ ಕೆಲಸ, ಪಾರ್ಸೆಲ್ ವಿಂಗಡಿಸುವವರು',
    skills: ['sorting', 'barcode_scanning', 'parcel_handling', 'night_shift'],
  },
  {
    id: 'warehouse_associate',
    category: 'supply_chain',
    alsoIn: ['ecommerce'],
    latin:
      'Warehouse associate; warehouse worker, warehouse staff, warehouse helper, warehouse boy, godown worker, godown helper, godown boy, dark store staff, godam ka kaam, godam helper, godown kelasa, ware house helper, cold storage, cold storage work',
    devanagari: 'वेयरहाउस स्टाफ़; गोदाम हेल्पर, गोदाम का काम, वेयरहाउस हेल्पर, वेयरहाउस वर्कर, गोडाउन हेल्पर',
    kannada: 'ವೇರ್‌ಹೌಸ್ ಸಿಬ್ಬಂದಿ; ಗೋದಾಮು ಕೆಲಸ, ಗೋಡೌನ್ ಹೆಲ್ಪರ್, ವೇರ್‌ಹೌಸ್ ಹೆಲ್ಪರ್, ವೇರ್‌ಹೌಸ್ ಕೆಲಸ, ಗೋದಾಮು ಕೆಲಸಗಾರರು',
    skills: ['picking', 'packing', 'loading_unloading', 'stock_counting', 'barcode_scanning'],
  },
  {
    id: 'warehouse_supervisor',
    category: 'supply_chain',
    latin:
      'Warehouse supervisor; warehouse incharge, warehouse manager, warehouse executive, godown incharge, godown supervisor, godown manager, godam incharge, ware house incharge',
    devanagari: 'वेयरहाउस सुपरवाइज़र; गोदाम इंचार्ज, वेयरहाउस इंचार्ज, गोदाम सुपरवाइज़र, वेयरहाउस मैनेजर',
    kannada: 'ವೇರ್‌ಹೌಸ್ ಸೂಪರ್‌ವೈಸರ್; ಗೋದಾಮು ಇನ್‌ಚಾರ್ಜ್, ಗೋಡೌನ್ ಇನ್‌ಚಾರ್ಜ್, ವೇರ್‌ಹೌಸ್ ಇನ್‌ಚಾರ್ಜ್, ವೇರ್‌ಹೌಸ್ ಮ್ಯಾನೇಜರ್',
    skills: ['team_leadership', 'inventory_management', 'dispatch', 'wms_software', 'work_safety'],
  },
  {
    id: 'storekeeper',
    category: 'supply_chain',
    alsoIn: ['construction'],
    latin:
      'Storekeeper; store keeper, store incharge, stores assistant, stores incharge, stock keeper, store clerk, stor kipar, ugrana nodikolluvavaru, godown keeper',
    devanagari: 'स्टोर कीपर; स्टोर इंचार्ज, स्टोर क्लर्क, भंडारी, स्टोर संभालने वाला, गोदाम कीपर',
    kannada: 'ಸ್ಟೋರ್ ಕೀಪರ್; ಸ್ಟೋರ್ ಇನ್‌ಚಾರ್ಜ್, ಉಗ್ರಾಣ ನೋಡಿಕೊಳ್ಳುವವರು, ಸ್ಟೋರ್ ಕ್ಲರ್ಕ್, ಗೋಡೌನ್ ಕೀಪರ್',
    skills: ['inventory_management', 'goods_receiving', 'record_keeping', 'stock_counting', 'ms_excel'],
  },
  {
    id: 'inventory_executive',
    category: 'supply_chain',
    alsoIn: ['ecommerce', 'retail'],
    latin:
      'Inventory executive; inventory associate, inventory controller, stock controller, stock auditor, stock boy, inventory clerk, stock incharge, stock counting, stock taking, mal ginna, stock keeping, stock keeping person',
    devanagari: 'इन्वेंटरी एग्ज़ीक्यूटिव; स्टॉक इंचार्ज, स्टॉक कंट्रोलर, इन्वेंटरी क्लर्क, माल गिनना, माल गिनने का काम, गोदाम में माल गिनना',
    kannada: 'ಇನ್ವೆಂಟರಿ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಸ್ಟಾಕ್ ಇನ್‌ಚಾರ್ಜ್, ಸ್ಟಾಕ್ ಕಂಟ್ರೋಲರ್, ಇನ್ವೆಂಟರಿ ಕ್ಲರ್ಕ್, ಸ್ಟಾಕ್ ಎಣಿಸುವುದು',
    skills: ['inventory_management', 'stock_counting', 'ms_excel', 'barcode_scanning', 'record_keeping'],
  },
  {
    id: 'forklift_operator',
    category: 'supply_chain',
    alsoIn: ['driving', 'construction'],
    latin:
      'Forklift operator; forklift, forklift driver, fork lift operator, reach truck operator, stacker operator, forklift chalane wala, forklift chalak, forklift chalaka',
    devanagari: 'फ़ोर्कलिफ़्ट ऑपरेटर; फ़ोर्कलिफ़्ट, फ़ोर्कलिफ़्ट ड्राइवर, फ़ोर्कलिफ़्ट चालक, रीच ट्रक ऑपरेटर',
    kannada: 'ಫೋರ್ಕ್‌ಲಿಫ್ಟ್ ಆಪರೇಟರ್; ಫೋರ್ಕ್‌ಲಿಫ್ಟ್, ಫೋರ್ಕ್‌ಲಿಫ್ಟ್ ಡ್ರೈವರ್, ಫೋರ್ಕ್‌ಲಿಫ್ಟ್ ಚಾಲಕ, ರೀಚ್ ಟ್ರಕ್ ಆಪರೇಟರ್',
    skills: ['forklift_operation', 'pallet_handling', 'work_safety', 'loading_unloading'],
  },
  {
    id: 'dispatch_executive',
    category: 'supply_chain',
    alsoIn: ['ecommerce'],
    latin:
      'Dispatch executive; dispatcher, dispatch incharge, dispatch clerk, dispatch assistant, dispatch boy, despatch executive',
    devanagari: 'डिस्पैच एग्ज़ीक्यूटिव; डिस्पैचर, डिस्पैच इंचार्ज, डिस्पैच क्लर्क',
    kannada: 'ಡಿಸ್ಪ್ಯಾಚ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಡಿಸ್ಪ್ಯಾಚರ್, ಡಿಸ್ಪ್ಯಾಚ್ ಇನ್‌ಚಾರ್ಜ್, ಡಿಸ್ಪ್ಯಾಚ್ ಕ್ಲರ್ಕ್',
    skills: ['dispatch', 'transport_documents', 'record_keeping', 'ms_excel', 'labelling'],
  },
  {
    id: 'logistics_coordinator',
    category: 'supply_chain',
    latin:
      'Logistics coordinator; logistics executive, logistics assistant, transport coordinator, transport supervisor, transport executive, fleet coordinator, fleet supervisor, supply chain executive, logistic executive, lojistics',
    devanagari: 'लॉजिस्टिक्स कोऑर्डिनेटर; लॉजिस्टिक्स एग्ज़ीक्यूटिव, ट्रांसपोर्ट सुपरवाइज़र, ट्रांसपोर्ट कोऑर्डिनेटर',
    kannada: 'ಲಾಜಿಸ್ಟಿಕ್ಸ್ ಕೋಆರ್ಡಿನೇಟರ್; ಲಾಜಿಸ್ಟಿಕ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್ ಸೂಪರ್‌ವೈಸರ್, ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್ ಕೋಆರ್ಡಿನೇಟರ್',
    skills: ['logistics_coordination', 'transport_documents', 'vendor_management', 'ms_excel', 'route_planning'],
  },
  {
    id: 'house_shifting_worker',
    category: 'supply_chain',
    alsoIn: ['gig', 'driving'],
    latin:
      'House shifting worker; packers and movers, packers movers, packers and movers helper, movers packers, house shifting helper, shifting labour, ghar shifting wala, mane shifting kelasa, mover, household shifting, shifting helper, ghar ka saman pack, ghar ka samaan shift',
    devanagari:
      'पैकर्स एंड मूवर्स स्टाफ़; पैकर्स मूवर्स, घर शिफ़्टिंग वाला, शिफ़्टिंग लेबर, मूवर्स हेल्पर, घर का सामान पैक, घर का सामान शिफ्ट, शिफ्टिंग लेबर',
    kannada: 'ಪ್ಯಾಕರ್ಸ್ ಅಂಡ್ ಮೂವರ್ಸ್ ಸಿಬ್ಬಂದಿ; ಪ್ಯಾಕರ್ಸ್ ಮೂವರ್ಸ್, ಮನೆ ಶಿಫ್ಟಿಂಗ್ ಕೆಲಸ, ಶಿಫ್ಟಿಂಗ್ ಲೇಬರ್, ಮನೆ ಸಾಮಾನು ಶಿಫ್ಟಿಂಗ್',
    skills: ['furniture_moving', 'packing', 'loading_unloading', 'heavy_lifting'],
  },
] as const satisfies readonly OccupationRow[];
