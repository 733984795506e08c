import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of factories and workshops; their skills stand with those of the trades. */
export const OCCUPATIONS_FACTORY = [
  {
    id: 'machine_operator',
    category: 'construction',
    latin:
      'Machine operator; production operator, plant operator, factory operator, production worker, production associate, moulding operator, packaging machine operator, machine chalane wala, press machine, press machine operator, power press operator, moulding shop, injection moulding machine, moulding shop worker, press shop worker, masin operator, masin opretar, machine opretar, mashin operator',
    devanagari: 'मशीन ऑपरेटर; प्रोडक्शन ऑपरेटर, मशीन चलाने वाला, प्लांट ऑपरेटर, प्रेस मशीन ऑपरेटर, पावर प्रेस, इंजेक्शन मोल्डिंग',
    kannada: 'ಮಷಿನ್ ಆಪರೇಟರ್; ಪ್ರೊಡಕ್ಷನ್ ಆಪರೇಟರ್, ಮಷಿನ್ ಓಡಿಸುವವರು, ಪ್ರೆಸ್ ಮಷಿನ್ ಆಪರೇಟರ್, ಇಂಜೆಕ್ಷನ್ ಮೋಲ್ಡಿಂಗ್',
    skills: ['machine_operation', 'quality_checking', 'work_safety', 'factory_housekeeping_5s', 'night_shift'],
  },
  {
    id: 'factory_helper',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'Factory helper; production helper, company helper, packing line helper, industrial helper, line helper, factory labour, karkhana mazdoor, karkhane kelasa, leather factory, carton factory, plastic factory, biscuit factory, soap factory, chocolate factory, paper factory, pickle making, papad making, candle making, paper plate making, wire harness, die casting, powder coating, papad banana, achar banana, factory worker, factory job, factory work, factory ka kaam, factory kelasa, company kelasa, feed raw material, remove pieces from machine, line cleaning, shop floor helper, helper for shop floor, helpers for shop floor, feeding raw material, feeding of raw material, shifting of trays',
    devanagari:
      'फ़ैक्ट्री हेल्पर; प्रोडक्शन हेल्पर, कंपनी हेल्पर, कारखाना मज़दूर, फ़ैक्ट्री मज़दूर, अचार बनाना, आचार पापड़ बनाना, पापड़ बनाना, फ़ैक्ट्री का काम, फैक्ट्री वर्कर, कच्चा माल भरना, मशीन से पीस निकालना',
    kannada:
      'ಫ್ಯಾಕ್ಟರಿ ಹೆಲ್ಪರ್; ಕಾರ್ಖಾನೆ ಕೆಲಸ, ಪ್ರೊಡಕ್ಷನ್ ಹೆಲ್ಪರ್, ಕಂಪನಿ ಹೆಲ್ಪರ್, ಹಪ್ಪಳ ಉಪ್ಪಿನಕಾಯಿ, ಹಪ್ಪಳ ಮಾಡುವುದು, ಉಪ್ಪಿನಕಾಯಿ ಮಾಡುವುದು, ಫ್ಯಾಕ್ಟರಿ ಕೆಲಸ, ಫ್ಯಾಕ್ಟರಿ ಕಾರ್ಮಿಕ, ಕಚ್ಚಾ ವಸ್ತು ತುಂಬುವುದು, ಕಚ್ಚಾ ವಸ್ತು, ಯಂತ್ರದಿಂದ ಪೀಸ್ ತೆಗೆಯುವುದು',
    skills: ['packing', 'loading_unloading', 'assembly_work', 'factory_housekeeping_5s'],
  },
  {
    id: 'cnc_operator',
    category: 'construction',
    latin:
      'CNC operator; fanuc programming, fanuc, fanuc operator, cnc machine operator, cnc setter, vmc operator, cnc programmer, cnc turner, cnc machinist',
    devanagari: 'सीएनसी ऑपरेटर; वीएमसी ऑपरेटर, सीएनसी सेटर, सीएनसी मशीन ऑपरेटर',
    kannada: 'ಸಿಎನ್‌ಸಿ ಆಪರೇಟರ್; ವಿಎಂಸಿ ಆಪರೇಟರ್, ಸಿಎನ್‌ಸಿ ಸೆಟ್ಟರ್, ಸಿಎನ್‌ಸಿ ಮಷಿನ್ ಆಪರೇಟರ್',
    skills: ['cnc_operation', 'drawing_reading', 'measuring', 'quality_checking'],
  },
  {
    id: 'fitter_turner',
    category: 'construction',
    latin:
      'Fitter and turner; fitter, iti fitter, mechanical fitter, turner, lathe operator, lathe machine operator, machinist, tool room fitter, maintenance fitter, kharad wala, phitter',
    devanagari: 'फ़िटर-टर्नर; फ़िटर, टर्नर, लेथ ऑपरेटर, खराद वाला, मशीनिस्ट',
    kannada: 'ಫಿಟ್ಟರ್-ಟರ್ನರ್; ಫಿಟ್ಟರ್, ಟರ್ನರ್, ಲೇತ್ ಆಪರೇಟರ್, ಮಷಿನಿಸ್ಟ್',
    skills: ['mechanical_fitting', 'lathe_work', 'measuring', 'drawing_reading', 'power_tools'],
  },
  {
    id: 'assembly_worker',
    category: 'construction',
    alsoIn: ['tech_support'],
    latin:
      'Assembly line worker; assembly worker, assembly operator, assembler, line operator, electronics assembly worker, mobile assembly worker, soldering worker, pcb assembler, assembly kelasa, foxconn, wistron, tata electronics, smt operator, hand soldering, component mounting, pcb assembly, electronics assembly',
    devanagari: 'असेंबली वर्कर; असेंबली लाइन वर्कर, असेंबली ऑपरेटर, लाइन ऑपरेटर, पुर्ज़े जोड़ने वाला, पीसीबी असेंबली',
    kannada: 'ಅಸೆಂಬ್ಲಿ ಕೆಲಸದವರು; ಅಸೆಂಬ್ಲಿ ಲೈನ್ ಕೆಲಸ, ಅಸೆಂಬ್ಲಿ ಆಪರೇಟರ್, ಲೈನ್ ಆಪರೇಟರ್, ಫಾಕ್ಸ್‌ಕಾನ್, ಪಿಸಿಬಿ ಜೋಡಣೆ',
    skills: ['assembly_work', 'soldering', 'quality_checking', 'attention_to_detail'],
  },
  {
    id: 'quality_inspector',
    category: 'construction',
    alsoIn: ['supply_chain', 'ecommerce'],
    latin:
      'Quality checker; quality inspector, qc inspector, qc checker, quality control inspector, qa inspector, quality executive, line quality checker, maal check karne wala, qa qc, vernier, micrometer, vernier micrometer, vernier and micrometer, vernier caliper, inspection section, line inspection, final inspection, component inspection, inspection report',
    devanagari: 'क्वालिटी चेकर; क्वालिटी इंस्पेक्टर, क्यूसी इंस्पेक्टर, माल चेक करने वाला, वर्नियर, माइक्रोमीटर, इंस्पेक्शन',
    kannada: 'ಕ್ವಾಲಿಟಿ ಚೆಕರ್; ಕ್ವಾಲಿಟಿ ಇನ್‌ಸ್ಪೆಕ್ಟರ್, ಕ್ಯೂಸಿ ಇನ್‌ಸ್ಪೆಕ್ಟರ್, ಗುಣಮಟ್ಟ ಪರಿಶೀಲಕ, ವರ್ನಿಯರ್, ಮೈಕ್ರೋಮೀಟರ್, ಇನ್‌ಸ್ಪೆಕ್ಷನ್',
    skills: ['quality_checking', 'measuring', 'record_keeping', 'attention_to_detail'],
  },
  {
    id: 'press_operator',
    category: 'construction',
    latin:
      'Printing press operator; offset operator, printing machine operator, flex printing operator, screen printer, press worker, binding worker, book binder, chapai wala',
    devanagari: 'छपाई मशीन ऑपरेटर; प्रिंटिंग प्रेस ऑपरेटर, ऑफ़सेट ऑपरेटर, छपाई वाला, बाइंडिंग वाला',
    kannada: 'ಪ್ರಿಂಟಿಂಗ್ ಪ್ರೆಸ್ ಆಪರೇಟರ್; ಆಫ್‌ಸೆಟ್ ಆಪರೇಟರ್, ಮುದ್ರಣ ಕೆಲಸ, ಬೈಂಡಿಂಗ್ ಕೆಲಸದವರು',
    skills: ['printing_press', 'machine_operation', 'quality_checking', 'coreldraw'],
  },
  {
    id: 'tailor',
    category: 'construction',
    alsoIn: ['domestic_help', 'retail'],
    latin:
      'Tailor; ladies tailor, gents tailor, blouse tailor, master tailor, boutique tailor, alteration tailor, stitching worker, darzi, darji, darzee, darjee, simpiga, chippiga, simpi, silai wala, silai wali, kapde silne wala, kapde silne wali, silai ka kaam, batte holiyuvavaru, holige kelasa, teylor, tayler, tailoring, tailoring job, stitching, stitching job, stitching work, stitch, stitch clothes, stitch blouse, can stitch, blouse stitching, silai, alteration, alter work, alteration work, fall pico, pico fall, fall and pico, dress making, dress maker, dressmaker, dress stitching, chudidar stitching, churidar stitching, curtain stitching, holige, tailor shop, ledis tailor, silai aati hai, kapde si, saree fall pico, saree fall',
    devanagari:
      'दर्ज़ी; टेलर, लेडीज़ टेलर, सिलाई वाला, सिलाई वाली, कपड़े सिलने वाला, मास्टर टेलर, ब्लाउज़ टेलर, सिलाई, सिलाई का काम, सिलाई आती है, टेलरिंग',
    kannada: 'ಟೈಲರ್; ದರ್ಜಿ, ಸಿಂಪಿಗ, ಚಿಪ್ಪಿಗ, ಲೇಡೀಸ್ ಟೈಲರ್, ಬಟ್ಟೆ ಹೊಲಿಯುವವರು, ಹೊಲಿಗೆ ಕೆಲಸ, ಬ್ಲೌಸ್ ಟೈಲರ್, ಹೊಲಿಗೆ, ಟೈಲರಿಂಗ್, ಹೊಲಿಗೆ ಬರುತ್ತೆ, ಬಟ್ಟೆ ಹೊಲಿಗೆ',
    skills: ['tailoring', 'alteration', 'measuring', 'pattern_cutting'],
  },
  {
    id: 'sewing_operator',
    category: 'construction',
    latin:
      'Sewing machine operator; garment silai karigar, garment karigar, garments karigar, garment silai, export silai karigar, garment worker, garments worker, garment factory tailor, garments tailor, stitching operator, sewing operator, overlock operator, silai machine operator, garment kelasa, garments kelasa, saree fall pico worker, garment factory, garments factory, garments, garments work, garment tailor, factory tailor, tailor in factory, single needle operator, single needle, overlock, flatlock operator, export garments, machine holige, garment operator, silai machine, gokaldas, shahi exports, silai company, silayi machine operator, silai factory, silayi company, stitching company, holige company',
    devanagari:
      'सिलाई मशीन ऑपरेटर; गारमेंट वर्कर, गारमेंट फ़ैक्ट्री टेलर, ओवरलॉक ऑपरेटर, सिलाई ऑपरेटर, गारमेंट फ़ैक्ट्री, गारमेंट्स, गारमेंट का काम, सिलाई कंपनी, सिलाई फैक्ट्री',
    kannada:
      'ಹೊಲಿಗೆ ಮಷಿನ್ ಆಪರೇಟರ್; ಗಾರ್ಮೆಂಟ್ಸ್ ಕೆಲಸ, ಗಾರ್ಮೆಂಟ್ಸ್ ಟೈಲರ್, ಓವರ್‌ಲಾಕ್ ಆಪರೇಟರ್, ಗಾರ್ಮೆಂಟ್ಸ್, ಗಾರ್ಮೆಂಟ್ಸ್ ಫ್ಯಾಕ್ಟರಿ, ಹೊಲಿಗೆ ಮಷಿನ್, ಹೊಲಿಗೆ ಕಂಪನಿ, ಹೊಲಿಗೆ ಮೆಷಿನ್ ಆಪರೇಟರ್',
    skills: ['industrial_sewing', 'tailoring', 'garment_checking', 'quality_checking'],
  },
  {
    id: 'garment_helper',
    category: 'construction',
    latin:
      'Garment checker and cutter; garment checker, garment helper, thread cutter, garment cutter, cutting master, cutting helper, cloth cutter, pattern master, dhaga katne wala',
    devanagari: 'गारमेंट चेकर-कटर; गारमेंट हेल्पर, धागा काटने वाला, कटिंग मास्टर, कपड़ा काटने वाला',
    kannada: 'ಗಾರ್ಮೆಂಟ್ ಚೆಕರ್-ಕಟ್ಟರ್; ಗಾರ್ಮೆಂಟ್ ಹೆಲ್ಪರ್, ದಾರ ಕತ್ತರಿಸುವವರು, ಕಟಿಂಗ್ ಮಾಸ್ಟರ್',
    skills: ['garment_checking', 'pattern_cutting', 'ironing', 'packing'],
  },
  {
    id: 'embroidery_worker',
    category: 'construction',
    alsoIn: ['gig', 'domestic_help'],
    latin:
      'Embroidery worker; aari worker, zardozi worker, hand embroidery worker, embroidery machine operator, kadhai wala, kadhai karne wala, kasuti kelasadavaru, maggam worker',
    devanagari: 'कढ़ाई कारीगर; कढ़ाई करने वाला, आरी वर्क कारीगर, ज़रदोज़ी कारीगर',
    kannada: 'ಕಸೂತಿ ಕೆಲಸದವರು; ಎಂಬ್ರಾಯ್ಡರಿ ಕೆಲಸ, ಆರಿ ವರ್ಕ್ ಕೆಲಸ, ಕಸೂತಿ ಮಾಡುವವರು',
    skills: ['embroidery', 'tailoring', 'attention_to_detail'],
  },
  {
    id: 'cobbler',
    category: 'construction',
    alsoIn: ['gig', 'retail'],
    latin:
      'Cobbler; shoe repairer, shoe maker, shoemaker, leather worker, bag stitcher, mochi, joota silne wala, jute theek karne wala, chappal ripeyari, chappal theek karne wala',
    devanagari: 'जूते-चप्पल का कारीगर; मोची, जूते ठीक करने वाला, चप्पल ठीक करने वाला, जूता कारीगर',
    kannada: 'ಚಪ್ಪಲಿ-ಶೂ ರಿಪೇರಿ ಮಾಡುವವರು; ಚಪ್ಪಲಿ ರಿಪೇರಿ, ಶೂ ತಯಾರಿಸುವವರು, ಚಪ್ಪಲಿ ಹೊಲಿಯುವವರು',
    skills: ['shoe_repair', 'customer_service'],
  },
  {
    id: 'upholsterer',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'Sofa maker; upholsterer, sofa repair wala, sofa repairer, cushion maker, mattress maker, sofa banane wala, gadda banane wala, curtain fitter, seat cover maker',
    devanagari: 'सोफ़ा कारीगर; सोफ़ा बनाने वाला, सोफ़ा रिपेयर वाला, गद्दा बनाने वाला, पर्दा लगाने वाला',
    kannada: 'ಸೋಫಾ ಮಾಡುವವರು; ಸೋಫಾ ರಿಪೇರಿ ಮಾಡುವವರು, ಹಾಸಿಗೆ ಮಾಡುವವರು, ಕುಶನ್ ಕೆಲಸದವರು',
    skills: ['upholstery', 'tailoring', 'furniture_making', 'measuring'],
  },
  {
    id: 'goldsmith',
    category: 'construction',
    alsoIn: ['retail'],
    latin:
      'Goldsmith; jewellery maker, jewellery karigar, jewellery worker, gold worker, gold polisher, sunar, sonar karigar, chinnada kelasa, odave maduvavaru, jewelry maker, akkasali',
    devanagari:
      'ज्वेलरी कारीगर; गहने बनाने वाला, सुनार, सोने का कारीगर, सोने चांदी का काम, सोने चांदी का बारीक काम, अंगूठी बनाना, चेन अंगूठी',
    kannada: 'ಒಡವೆ ಮಾಡುವವರು; ಚಿನ್ನದ ಕೆಲಸದವರು, ಜ್ಯುವೆಲರಿ ಕೆಲಸದವರು, ಅಕ್ಕಸಾಲಿಗ, ಅಕ್ಕಸಾಲಿ, ಚಿನ್ನ ಬೆಳ್ಳಿ ಕೆಲಸ',
    skills: ['jewellery_knowledge', 'soldering', 'attention_to_detail', 'measuring'],
  },
] as const satisfies readonly OccupationRow[];
