import type { SkillRow } from './lexicon-rows.js';

/** Skills of factories, of tailors and other crafts, and of heavy machines. */
export const FACTORY_SKILLS = [
  [
    'machine_operation',
    'Machine operation; operating machines, machine handling, plant operation, machine chalana',
    'मशीन चलाना; मशीन ऑपरेट करना',
    'ಯಂತ್ರ ನಡೆಸುವುದು; ಮಷಿನ್ ಓಡಿಸುವುದು, ಮಷಿನ್ ಆಪರೇಟಿಂಗ್',
  ],
  [
    'cnc_operation',
    'CNC operation; cnc, vmc, cnc programming, cnc setting, cnc machine',
    'सीएनसी चलाना; सीएनसी, वीएमसी, सीएनसी मशीन',
    'ಸಿಎನ್‌ಸಿ ಆಪರೇಟಿಂಗ್; ಸಿಎನ್‌ಸಿ, ವಿಎಂಸಿ, ಸಿಎನ್‌ಸಿ ಮಷಿನ್',
  ],
  [
    'lathe_work',
    'Lathe work; turning, lathe machine, milling, drilling machine work',
    'लेथ का काम; लेथ मशीन, खराद',
    'ಲೇತ್ ಕೆಲಸ; ಲೇತ್ ಮಷಿನ್',
  ],
  [
    'mechanical_fitting',
    'Mechanical fitting; fitting work, machine maintenance, machine fitting, mechanical maintenance',
    'मशीन की फ़िटिंग; मशीन मेंटेनेंस',
    'ಯಂತ್ರ ಜೋಡಣೆ; ಮಷಿನ್ ಮೇಂಟೆನೆನ್ಸ್, ಫಿಟ್ಟಿಂಗ್ ಕೆಲಸ',
  ],
  [
    'assembly_work',
    'Assembly work; assembly, assembly line, product assembly, parts assembly',
    'पुर्ज़े जोड़ना; असेंबली, असेंबली लाइन',
    'ಬಿಡಿಭಾಗ ಜೋಡಣೆ; ಅಸೆಂಬ್ಲಿ, ಅಸೆಂಬ್ಲಿ ಲೈನ್',
  ],
  [
    'soldering',
    'Soldering; desoldering, pcb soldering, pcb work, smd soldering',
    'सोल्डरिंग; टांका लगाना, पीसीबी',
    'ಸೋಲ್ಡರಿಂಗ್; ಪಿಸಿಬಿ',
  ],
  [
    'quality_checking',
    'Quality checking; quality control, quality check, quality inspection, qc, quality, maal check karna',
    'क्वालिटी जाँचना; क्वालिटी चेक, क्वालिटी कंट्रोल, गुणवत्ता जाँच',
    'ಗುಣಮಟ್ಟ ಪರಿಶೀಲನೆ; ಕ್ವಾಲಿಟಿ ಚೆಕ್, ಕ್ವಾಲಿಟಿ ಕಂಟ್ರೋಲ್',
  ],
  ['factory_housekeeping_5s', '5S and shop-floor order; 5s, kaizen, lean manufacturing', '5एस; काइज़न', '5ಎಸ್; ಕೈಜೆನ್'],
  [
    'printing_press',
    'Printing machine; offset printing, printing press work, flex printing, screen printing, chapai',
    'छपाई मशीन; ऑफ़सेट प्रिंटिंग, छपाई, फ़्लेक्स प्रिंटिंग',
    'ಮುದ್ರಣ ಯಂತ್ರ; ಆಫ್‌ಸೆಟ್ ಪ್ರಿಂಟಿಂಗ್, ಫ್ಲೆಕ್ಸ್ ಪ್ರಿಂಟಿಂಗ್, ಮುದ್ರಣ',
  ],
  [
    'tailoring',
    'Tailoring; stitching, sewing, silai, silayi, kapde silna, batte holiyuvudu, holige, stiching',
    'सिलाई; कपड़े सिलना, टेलरिंग, सिलाई का काम',
    'ಬಟ್ಟೆ ಹೊಲಿಯುವುದು; ಹೊಲಿಗೆ, ಟೈಲರಿಂಗ್, ಸ್ಟಿಚಿಂಗ್',
  ],
  [
    'industrial_sewing',
    'Industrial sewing machine; sewing machine, overlock machine, juki machine, power machine, flatlock',
    'सिलाई मशीन चलाना; सिलाई मशीन, ओवरलॉक मशीन, जूकी मशीन',
    'ಹೊಲಿಗೆ ಯಂತ್ರ; ಓವರ್‌ಲಾಕ್ ಮಷಿನ್, ಜೂಕಿ ಮಷಿನ್',
  ],
  [
    'pattern_cutting',
    'Cloth cutting; pattern cutting, garment cutting, pattern making, kapda kaatna',
    'कपड़ा काटना; पैटर्न कटिंग, कपड़े की कटिंग',
    'ಬಟ್ಟೆ ಕತ್ತರಿಸುವುದು; ಪ್ಯಾಟರ್ನ್ ಕಟಿಂಗ್, ಬಟ್ಟೆ ಕಟಿಂಗ್',
  ],
  [
    'alteration',
    'Alterations; garment alteration, alteration, alter work, fall pico',
    'कपड़े ठीक करना; आल्टरेशन, फॉल पीको',
    'ಬಟ್ಟೆ ಆಲ್ಟರೇಶನ್; ಆಲ್ಟರೇಶನ್, ಫಾಲ್ ಹೊಲಿಗೆ',
  ],
  [
    'embroidery',
    'Embroidery; kadhai, zardozi, aari work, hand work, kasuti, embroidary',
    'कढ़ाई; ज़रदोज़ी, आरी वर्क, कशीदाकारी',
    'ಕಸೂತಿ; ಎಂಬ್ರಾಯ್ಡರಿ, ಆರಿ ವರ್ಕ್',
  ],
  [
    'garment_checking',
    'Garment checking; thread cutting, garment finishing, dhaga cutting, trimming',
    'कपड़े चेक करना; धागा कटिंग, फ़िनिशिंग',
    'ಗಾರ್ಮೆಂಟ್ ಚೆಕಿಂಗ್; ದಾರ ಕತ್ತರಿಸುವುದು, ಫಿನಿಶಿಂಗ್',
  ],
  [
    'shoe_repair',
    'Shoe repair; shoe making, leather work, joota silna, chappal repair',
    'जूते ठीक करना; जूते बनाना, चमड़े का काम',
    'ಚಪ್ಪಲಿ-ಶೂ ರಿಪೇರಿ; ಚರ್ಮದ ಕೆಲಸ, ಶೂ ರಿಪೇರಿ',
  ],
  [
    'upholstery',
    'Sofa making and upholstery; upholstery, sofa repair, sofa making, cushion work, seat cover',
    'सोफ़ा बनाना; सोफ़ा रिपेयर, गद्दी का काम, सीट कवर',
    'ಸೋಫಾ ತಯಾರಿಕೆ; ಸೋಫಾ ರಿಪೇರಿ, ಕುಶನ್ ಕೆಲಸ, ಸೀಟ್ ಕವರ್',
  ],
  [
    'earthmover_operation',
    'JCB operation; excavator operation, backhoe, earthmover, poclain, jcb chalana',
    'जेसीबी चलाना; पोकलेन चलाना',
    'ಜೆಸಿಬಿ ಓಡಿಸುವುದು; ಹಿಟಾಚಿ ಓಡಿಸುವುದು',
  ],
  [
    'crane_operation',
    'Crane operation; hydra crane, tower crane, eot crane, crane chalana',
    'क्रेन चलाना; हाइड्रा चलाना',
    'ಕ್ರೇನ್ ಓಡಿಸುವುದು; ಹೈಡ್ರಾ ಓಡಿಸುವುದು',
  ],
  [
    'lock_repair',
    'Lock and key repair; lock repair, key making, chabi banana, duplicate key',
    'ताला-चाबी का काम; चाबी बनाना, ताला ठीक करना',
    'ಬೀಗ-ಕೀ ರಿಪೇರಿ; ಕೀ ಮಾಡುವುದು, ಬೀಗ ರಿಪೇರಿ',
  ],
] as const satisfies readonly SkillRow[];
