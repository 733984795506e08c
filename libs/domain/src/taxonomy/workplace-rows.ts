import type { JobCategoryId } from '../job-categories.js';

/** Work at a kind of place: which occupation its helpers have, and the job categories of whoever works there. */
export interface WorkplaceRow {
  readonly categories: readonly JobCategoryId[];
  /** What "helper" or "boy" means there, the likeliest first. */
  readonly helpers: readonly string[];
  /** Who works there, for a text that says no more than the place; where it is left out, that is any work of the categories. */
  readonly workers?: readonly string[];
  /** Names of the place, all scripts, separated by commas. */
  readonly words: string;
}

/** Places that are no shops. */
export const WORKPLACES: readonly WorkplaceRow[] = [
  {
    categories: ['healthcare'],
    helpers: ['ward_attendant', 'nurse_aide'],
    workers: ['nurse', 'ward_attendant', 'lab_technician', 'nurse_aide', 'phlebotomist'],
    words:
      'hospital, nursing home, नर्सिंग होम, ನರ್ಸಿಂಗ್ ಹೋಮ್, aspatal, aspataal, hospitel, aspatre, aaspatre, अस्पताल, हॉस्पिटल, ಆಸ್ಪತ್ರೆ, ಹಾಸ್ಪಿಟಲ್',
  },
  {
    categories: ['healthcare'],
    helpers: ['clinic_assistant'],
    words: 'clinic, dental clinic, doctor clinic, क्लिनिक, ಕ್ಲಿನಿಕ್',
  },
  {
    categories: ['office_education'],
    helpers: ['office_boy', 'cleaner', 'nanny'],
    words: 'school, college, shale, shaale, vidyalaya, स्कूल, कॉलेज, ಶಾಲೆ, ಸ್ಕೂಲ್, ಕಾಲೇಜು',
  },
  {
    categories: ['food_service'],
    helpers: ['kitchen_helper', 'waiter', 'dishwasher'],
    workers: [
      'waiter',
      'cook',
      'kitchen_helper',
      'dishwasher',
      'south_indian_cook',
      'chinese_cook',
      'tandoor_cook',
      'commis',
    ],
    words:
      'hotel, restaurant, canteen, mess, dhaba, tiffin centre, tiffin center, cafe, hotal, restorent, hotel line, hotel lain, होटल, रेस्टोरेंट, ढाबा, कैंटीन, ಹೋಟೆಲ್, ರೆಸ್ಟೋರೆಂಟ್, ಕ್ಯಾಂಟೀನ್, ಮೆಸ್, ದರ್ಶಿನಿ',
  },
  {
    categories: ['food_service'],
    helpers: ['bartender', 'waiter'],
    words: 'bar, pub, bar and restaurant, बार, पब, ಬಾರ್, ಪಬ್',
  },
  {
    categories: ['cleaning', 'domestic_help', 'food_service'],
    helpers: ['room_attendant', 'house_caretaker', 'kitchen_helper'],
    words:
      'hostel, pg, paying guest, pg hostel, ladies pg, ladies hostel, boys hostel, lodge, हॉस्टल, पीजी, लॉज, ಹಾಸ್ಟೆಲ್, ಪಿಜಿ, ಲಾಡ್ಜ್',
  },
  {
    categories: ['cleaning', 'security', 'domestic_help'],
    helpers: ['housekeeping_staff', 'security_guard'],
    words: 'apartment, apartments, society, flats, villa, apartmant, अपार्टमेंट, सोसाइटी, ಅಪಾರ್ಟ್‌ಮೆಂಟ್, ಸೊಸೈಟಿ',
  },
  {
    categories: ['construction'],
    helpers: ['factory_helper', 'machine_operator'],
    workers: ['factory_helper', 'machine_operator'],
    words:
      'factory, shop floor, factory floor, karkhana, karkhane, mill, plant, fectory, faktri, फ़ैक्ट्री, फैक्टरी, कारखाना, कारख़ाने, ಫ್ಯಾಕ್ಟರಿ, ಕಾರ್ಖಾನೆ, ಮಿಲ್',
  },
  {
    categories: ['supply_chain'],
    helpers: ['warehouse_associate', 'loader'],
    workers: ['warehouse_associate', 'loader', 'packer', 'picker_packer', 'inventory_executive', 'storekeeper'],
    words: 'godown, warehouse, godam, godaam, godamu, goddown, गोदाम, वेयरहाउस, ಗೋಡೌನ್, ಗೋದಾಮು, ವೇರ್‌ಹೌಸ್',
  },
  {
    categories: ['construction'],
    helpers: ['construction_helper', 'mason'],
    workers: ['construction_helper', 'mason', 'tile_fitter', 'painter', 'carpenter', 'site_supervisor'],
    words:
      'construction site, building site, site, building, construction, kattada, kattada nirmana, nirmana, bilding, कंस्ट्रक्शन साइट, साइट, बिल्डिंग, ಕಟ್ಟಡ, ಕಟ್ಟಡ ನಿರ್ಮಾಣ, ಬಿಲ್ಡಿಂಗ್, ಸೈಟ್, ಕನ್‌ಸ್ಟ್ರಕ್ಷನ್',
  },
  {
    categories: ['gig'],
    helpers: ['farm_worker'],
    workers: ['farm_worker'],
    words: 'farm, farm house, dairy farm, poultry farm, khet, खेत, ಹೊಲ, ಫಾರ್ಮ್',
  },
  {
    categories: ['beauty_wellness'],
    helpers: ['salon_assistant'],
    workers: ['beautician', 'hair_stylist', 'salon_assistant', 'barber', 'massage_therapist'],
    words: 'salon, saloon, spa, सैलून, ಸಲೂನ್',
  },
  {
    categories: ['beauty_wellness'],
    helpers: ['beautician', 'salon_assistant'],
    workers: ['beautician', 'salon_assistant', 'hair_stylist'],
    words: 'parlour, parlor, beauty parlour, पार्लर, ब्यूटी पार्लर, ಪಾರ್ಲರ್, ಬ್ಯೂಟಿ ಪಾರ್ಲರ್',
  },
  {
    categories: ['construction'],
    helpers: ['car_mechanic', 'bike_mechanic'],
    workers: ['car_mechanic', 'bike_mechanic'],
    words: 'car garage, car service center, car service centre, car workshop, कार गैराज, ಕಾರ್ ಗ್ಯಾರೇಜ್',
  },
  {
    categories: ['construction'],
    helpers: ['bike_mechanic', 'car_mechanic'],
    workers: ['bike_mechanic', 'car_mechanic'],
    words: 'garage, bike garage, workshop, service center, service centre, गैराज, गैरेज, ಗ್ಯಾರೇಜ್, ವರ್ಕ್‌ಶಾಪ್',
  },
  {
    categories: ['office_education'],
    helpers: ['office_boy', 'office_assistant'],
    workers: [
      'office_assistant',
      'data_entry_operator',
      'receptionist',
      'office_boy',
      'back_office_executive',
      'admin_executive',
      'clerk',
    ],
    words: 'office, daftar, kacheri, ऑफ़िस, दफ़्तर, ಆಫೀಸ್, ಕಚೇರಿ',
  },
  {
    categories: ['office_education'],
    helpers: ['office_boy', 'office_assistant'],
    words: 'bank, बैंक, ಬ್ಯಾಂಕ್',
  },
  {
    categories: ['event_staff'],
    helpers: ['event_staff', 'catering_staff'],
    words:
      'function hall, marriage hall, choultry, kalyana mantapa, banquet hall, convention hall, मैरिज हॉल, शादी हॉल, ಕಲ್ಯಾಣ ಮಂಟಪ, ಛತ್ರ',
  },
  {
    categories: ['beauty_wellness'],
    helpers: ['fitness_trainer'],
    words: 'gym, fitness centre, fitness center, जिम, ಜಿಮ್',
  },
  {
    categories: ['retail'],
    helpers: ['shelf_stocker', 'salesperson'],
    words:
      'mall, shopping mall, supermarket, super market, hypermarket, dmart, मॉल, सुपरमार्केट, ಮಾಲ್, ಸೂಪರ್‌ಮಾರ್ಕೆಟ್, ಸೂಪರ್ ಮಾರ್ಕೆಟ್',
  },
  {
    categories: ['retail'],
    helpers: ['shop_helper', 'salesperson'],
    workers: [
      'salesperson',
      'shop_helper',
      'cashier',
      'garment_salesperson',
      'shelf_stocker',
      'electronics_salesperson',
      'jewellery_salesperson',
    ],
    words: 'shop, store, dukan, dukaan, angadi, stores, शॉप, दुकान, स्टोर, ಅಂಗಡಿ, ಶಾಪ್, ಸ್ಟೋರ್',
  },
  {
    categories: ['retail'],
    helpers: ['salesperson', 'shop_helper'],
    workers: [
      'salesperson',
      'garment_salesperson',
      'electronics_salesperson',
      'jewellery_salesperson',
      'vehicle_sales_executive',
    ],
    words: 'showroom, show room, outlet, retail, emporium, shopping complex, शोरूम, आउटलेट, ಶೋರೂಮ್, ಔಟ್‌ಲೆಟ್',
  },
  { categories: ['cleaning'], helpers: ['laundry_worker'], words: 'laundry, dry cleaners, लॉन्ड्री, ಲಾಂಡ್ರಿ' },
];
