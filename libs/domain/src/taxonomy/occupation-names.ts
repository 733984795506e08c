import type { Labels } from '../taxonomy.js';

/**
 * What screens call an occupation where the first of its words is not what people say. The words themselves stay as they
 * are: jobs are found by them, and a search understands these names through them.
 */
export const OCCUPATION_NAMES: Readonly<Record<string, Partial<Labels>>> = {
  blacksmith: { kn: 'ಕಬ್ಬಿಣದ ಕೆಲಸದವರು' },
  cab_owner: { kn: 'ಸ್ವಂತ ಕಾರ್ ಇರುವ ಡ್ರೈವರ್' },
  casa_sales: { en: 'Bank account sales executive', hi: 'बैंक खाता सेल्स', kn: 'ಬ್ಯಾಂಕ್ ಅಕೌಂಟ್ ಸೇಲ್ಸ್' },
  construction_helper: { kn: 'ಕಟ್ಟಡ ಕೆಲಸದವರು' },
  counsellor: { kn: 'ಕೌನ್ಸೆಲರ್' },
  dentist: { kn: 'ಹಲ್ಲಿನ ಡಾಕ್ಟರ್' },
  exam_invigilator: { kn: 'ಎಕ್ಸಾಮ್ ಸೂಪರ್‌ವೈಸರ್' },
  facade_cleaner: { hi: 'शीशे साफ़ करने वाले', kn: 'ಗಾಜು ಒರೆಸುವವರು' },
  furniture_salesperson: { kn: 'ಫರ್ನಿಚರ್ ಶೋರೂಮ್ ಸೇಲ್ಸ್' },
  hotel_front_office: { en: 'Hotel receptionist' },
  house_help: { hi: 'घर का काम करने वाले' },
  land_surveyor: { kn: 'ಸರ್ವೇಯರ್' },
  librarian: { kn: 'ಲೈಬ್ರೇರಿಯನ್' },
  liquor_shop_assistant: { hi: 'वाइन शॉप हेल्पर', kn: 'ವೈನ್ ಶಾಪ್ ಹೆಲ್ಪರ್' },
  parcel_sorter: { hi: 'पार्सल छाँटने वाले', kn: 'ಪಾರ್ಸೆಲ್ ವಿಂಗಡಿಸುವವರು' },
  phlebotomist: {
    en: 'Blood sample collector',
    hi: 'खून का सैंपल लेने वाले',
    kn: 'ಬ್ಲಡ್ ಸ್ಯಾಂಪಲ್ ತೆಗೆಯುವವರು',
  },
  potter: { kn: 'ಮಡಿಕೆ ಮಾಡುವವರು' },
  professor: { kn: 'ಪ್ರೊಫೆಸರ್' },
  soldier: { kn: 'ಸೈನಿಕರು' },
  swimming_coach: { kn: 'ಸ್ವಿಮ್ಮಿಂಗ್ ಕೋಚ್' },
  tax_consultant: { kn: 'ಟ್ಯಾಕ್ಸ್ ಮತ್ತು ಜಿಎಸ್‌ಟಿ ಸಲಹೆಗಾರರು' },
  toilet_cleaner: { hi: 'टॉयलेट साफ़ करने वाले' },
  toll_collector: { kn: 'ಟೋಲ್ ಕಲೆಕ್ಟರ್' },
  tour_guide: { kn: 'ಟೂರ್ ಗೈಡ್' },
  transcriber: { en: 'Audio typist' },
  translator: { kn: 'ಅನುವಾದಕರು' },
  veterinarian: { hi: 'पशु डॉक्टर', kn: 'ಪ್ರಾಣಿ ಡಾಕ್ಟರ್' },
  watch_repairer: { hi: 'घड़ी ठीक करने वाले' },
};
