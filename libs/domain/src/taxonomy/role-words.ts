import { phraseKey } from './spellings.js';

/** Words for whoever does a kind of work: a name with one of them stands for the names with the others of its group. */
const ROLE_GROUPS = [
  'boy, girl, lady, boys, girls, ladies, helper, helpers, staff, worker, workers, assistant, attendant, hand, person, man, men, woman, women, ladka, ladki, ladke, huduga, hudugi, hudugaru, hudga, hudgi, executive, trainee, sahayak, sahayaka, labour, labourer, mazdoor',
  'maker, master, wala, wali, wale, walla, karigar, expert, specialist',
  'kelasadavaru, kelasadavru, kelasadavanu, kelasadavnu, kelasadavalu, kelasadavlu, kelasadaru, kelasagara, kelasagararu, kelasagaaru, kelasa, karmika, karmikaru',
  'teacher, miss, madam, mam, maam, sir, master, medam, tutor, trainer, instructor, coach',
  'technician, mechanic, mistri, repair, repairing, repair boy, repairman, repairer',
  'बॉय, गर्ल, लड़का, लड़की, लड़के, हेल्पर, स्टाफ़, सहायक, असिस्टेंट, अटेंडेंट, कर्मचारी, महिला, लेडी, आदमी, वाला, वाली, वाले, मज़दूर',
  'टीचर, शिक्षक, शिक्षिका, मैडम, मैम, मिस, सर, मास्टर, अध्यापक, अध्यापिका, ट्रेनर',
  'टेक्नीशियन, मैकेनिक, मिस्त्री, रिपेयर, रिपेयरिंग, सर्विस, कारीगर',
  'ಬಾಯ್, ಗರ್ಲ್, ಹುಡುಗ, ಹುಡುಗಿ, ಹುಡುಗರು, ಹೆಲ್ಪರ್, ಸ್ಟಾಫ್, ಸಿಬ್ಬಂದಿ, ಸಹಾಯಕ, ಸಹಾಯಕರು, ಸಹಾಯಕಿ, ಅಸಿಸ್ಟೆಂಟ್, ಅಟೆಂಡರ್, ಮಹಿಳೆ, ಲೇಡಿ, ಕಾರ್ಮಿಕ, ಕೂಲಿ',
  'ಕೆಲಸದವರು, ಕೆಲಸದವನು, ಕೆಲಸದವಳು, ಕೆಲಸಗಾರ, ಕೆಲಸಗಾರರು, ಕೆಲಸ, ಕಾರ್ಮಿಕ, ಕಾರ್ಮಿಕರು',
  'ಟೀಚರ್, ಮಿಸ್, ಮೇಡಂ, ಶಿಕ್ಷಕ, ಶಿಕ್ಷಕಿ, ಶಿಕ್ಷಕರು, ಮೇಷ್ಟ್ರು, ಮಾಸ್ಟರ್, ಟ್ರೈನರ್',
  'ಟೆಕ್ನಿಷಿಯನ್, ಮೆಕ್ಯಾನಿಕ್, ರಿಪೇರಿ, ಸರ್ವಿಸ್, ಮೇಸ್ತ್ರಿ',
].map((words) => words.split(',').map(phraseKey));

const GROUPS_OF = new Map<string, string[][]>();
for (const group of ROLE_GROUPS) for (const word of group) GROUPS_OF.set(word, [...(GROUPS_OF.get(word) ?? []), group]);

/** The phrase with other words for its role: "kitchen girl" as "kitchen boy", "kitchen helper". */
export function withOtherRoles(phrase: string): string[] {
  const end = phrase.lastIndexOf(' ');
  const role = phrase.slice(end + 1);
  if (end < 0) return [];
  const about = phrase.slice(0, end);
  return (GROUPS_OF.get(role) ?? []).flat().flatMap((other) => (other === role ? [] : [`${about} ${other}`]));
}

/** What somebody is who makes or repairs what is named before, "fridge mistri"; by itself the name of some work, or of none. */
export const TRADE_ROLES: ReadonlySet<string> = new Set(
  'mistri, mechanic, technician, karigar, fitter, repair, repairing, service, servicing, installer, installation, fitting, engineer, मिस्त्री, मैकेनिक, टेक्नीशियन, कारीगर, फ़िटर, रिपेयर, रिपेयरिंग, सर्विस, फ़िटिंग, ಮೇಸ್ತ್ರಿ, ಮೆಕ್ಯಾನಿಕ್, ಟೆಕ್ನಿಷಿಯನ್, ಫಿಟ್ಟರ್, ರಿಪೇರಿ, ಸರ್ವಿಸ್, ಫಿಟ್ಟಿಂಗ್'
    .split(',')
    .map(phraseKey),
);

/** Whoever drives, whatever it is; by itself the driver of a car. */
export const DRIVER_WORDS: ReadonlySet<string> = new Set(
  'driver, drivers, chalak, chalaka, ड्राइवर, चालक, ಡ್ರೈವರ್, ಚಾಲಕ, ಚಾಲಕರು'.split(',').map(phraseKey),
);

/** Whether an occupation drives something else than a car. */
export const drivesOtherVehicle = (id: string): boolean => id.endsWith('_driver') && id !== 'car_driver';
