import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of building and repair. */
export const OCCUPATIONS_TRADES = [
  {
    id: 'electrician',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'Electrician; wireman, electrical technician, house electrician, bijli mistri, bijli wala, bijli ka mistri, light fitting wala, wiring wala, current kelasadavaru, electrician kelasa, electrision, ilektrishan, lineman, line man, iti electrician, electrician iti, iti wireman',
    devanagari:
      'इलेक्ट्रीशियन; बिजली मिस्त्री, बिजली वाला, वायरमैन, वायरिंग वाला, बिजली का मिस्त्री, ईलेक्टिसन, इलेक्टिशन, इलेक्ट्रिशन, इलेक्टीशियन',
    kannada: 'ಎಲೆಕ್ಟ್ರಿಷಿಯನ್; ವೈರ್‌ಮನ್, ವೈರಿಂಗ್ ಮಾಡುವವರು, ಕರೆಂಟ್ ಕೆಲಸದವರು, ಎಲೆಟ್ರಿಶನ್, ಎಲೆಟ್ರಿಷಿಯನ್, ಎಲೆಕ್ಟ್ರಿಶನ್, ಐಟಿಐ ಎಲೆಕ್ಟ್ರಿಷಿಯನ್',
    skills: ['house_wiring', 'fault_finding', 'inverter_ups', 'power_tools', 'work_safety'],
  },
  {
    id: 'industrial_electrician',
    category: 'construction',
    latin:
      'Industrial electrician; panel wireman, factory electrician, maintenance electrician, motor winder, motor winding worker, generator operator, dg operator, electrical supervisor',
    devanagari: 'फ़ैक्ट्री इलेक्ट्रीशियन; पैनल वायरमैन, मोटर वाइंडिंग वाला, मेंटेनेंस इलेक्ट्रीशियन, जनरेटर ऑपरेटर',
    kannada: 'ಫ್ಯಾಕ್ಟರಿ ಎಲೆಕ್ಟ್ರಿಷಿಯನ್; ಪ್ಯಾನೆಲ್ ವೈರ್‌ಮನ್, ಮೋಟರ್ ವೈಂಡಿಂಗ್ ಕೆಲಸ, ಜನರೇಟರ್ ಆಪರೇಟರ್',
    skills: ['industrial_wiring', 'motor_winding', 'fault_finding', 'drawing_reading', 'work_safety'],
  },
  {
    id: 'solar_installer',
    category: 'construction',
    alsoIn: ['tech_support'],
    latin:
      'Solar installer; solar technician, solar panel installer, solar panel fitter, solar electrician, solar panel lagane wala, solar fitter, rooftop panel, rooftop panel fitting, panel fitting',
    devanagari: 'सोलर टेक्नीशियन; सोलर पैनल लगाने वाला, सोलर इंस्टॉलर, सोलर फ़िटर, रूफटॉप पैनल',
    kannada: 'ಸೋಲಾರ್ ಟೆಕ್ನಿಷಿಯನ್; ಸೋಲಾರ್ ಪ್ಯಾನೆಲ್ ಹಾಕುವವರು, ಸೋಲಾರ್ ಫಿಟ್ಟರ್, ಸೋಲಾರ್ ಪ್ಯಾನಲ್ ಫಿಟ್ಟಿಂಗ್',
    skills: ['solar_installation', 'house_wiring', 'work_safety', 'power_tools'],
  },
  {
    id: 'plumber',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'Plumber; plumbing worker, pipe fitter, pipe fitting wala, plumber mistri, nal wala, nal mistri, nal theek karne wala, sanitary fitter, nalli kelasa, nalli ripeyari, plumbing kelasa, palambar',
    devanagari: 'प्लंबर; नल वाला, नल मिस्त्री, पाइप फ़िटर, नल ठीक करने वाला, प्लम्बर',
    kannada: 'ಪ್ಲಂಬರ್; ನಲ್ಲಿ ಕೆಲಸದವರು, ನಲ್ಲಿ ರಿಪೇರಿ ಮಾಡುವವರು, ಪೈಪ್ ಫಿಟ್ಟರ್, ಪ್ಲಂಬಿಂಗ್ ಕೆಲಸದವರು',
    skills: ['pipe_fitting', 'leak_repair', 'bathroom_fitting', 'power_tools'],
  },
  {
    id: 'carpenter',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'Carpenter; wood worker, furniture carpenter, furniture maker, furniture fitter, modular kitchen carpenter, badhai, mistri, mistry, lakdi ka mistri, lakdi mistri, badagi, marada kelasadavaru, maragelasa, kaarpenter, mara kelasadavaru, marada kelasa, furniture assemble karna, furniture assemble, furniture assembly boy',
    devanagari: 'कारपेंटर; बढ़ई, मिस्त्री, लकड़ी मिस्त्री, लकड़ी का मिस्त्री, फ़र्नीचर बनाने वाला, कारपेन्टर',
    kannada: 'ಬಡಗಿ; ಕಾರ್ಪೆಂಟರ್, ಮರಗೆಲಸದವರು, ಮರದ ಕೆಲಸದವರು, ಫರ್ನಿಚರ್ ಮಾಡುವವರು',
    skills: ['furniture_making', 'door_window_fitting', 'modular_kitchen', 'measuring', 'power_tools'],
  },
  {
    id: 'painter',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'Painter; rangsaz, rangsazi, house painter, wall painter, building painter, paint worker, putty worker, spray painter, putai wala, rang wala, rang karne wala, paint karne wala, safedi wala, banna baliyuvavaru, painting kelasa, pentar, peinter, wallpaper, wallpaper fitting, wallpaper work',
    devanagari: 'पेंटर; रंगसाज़, रंगसाज़ी, पुताई वाला, रंग करने वाला, सफ़ेदी वाला, पेंट करने वाला, पुट्टी वाला, पेन्टर',
    kannada: 'ಪೇಂಟರ್; ಬಣ್ಣ ಬಳಿಯುವವರು, ಪೇಂಟಿಂಗ್ ಕೆಲಸದವರು, ಸುಣ್ಣ ಬಳಿಯುವವರು, ಪೇಂಟಿಂಗ್ ಕೆಲಸ, ಬಣ್ಣದ ಕೆಲಸ',
    skills: ['wall_painting', 'spray_painting', 'waterproofing', 'scaffolding'],
  },
  {
    id: 'polish_worker',
    category: 'construction',
    latin:
      'Polish worker; wood polisher, furniture polisher, polish mistri, marble polisher, floor polish worker, polish wala, buffing worker',
    devanagari: 'पॉलिश मिस्त्री; पॉलिश वाला, फ़र्नीचर पॉलिश वाला, मार्बल पॉलिश वाला',
    kannada: 'ಪಾಲಿಶ್ ಕೆಲಸದವರು; ಪಾಲಿಶ್ ಮಾಡುವವರು, ಮಾರ್ಬಲ್ ಪಾಲಿಶ್ ಕೆಲಸದವರು',
    skills: ['wood_polish', 'marble_polish', 'spray_painting', 'power_tools'],
  },
  {
    id: 'mason',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'Mason; gavandi, bricklayer, brick layer, mistri, mistry, mestri, raj mistri, rajmistri, raj mistry, ghar banane wala mistri, plaster mistri, gare mestri, gaare kelasadavaru, gare kelasa',
    devanagari: 'राजमिस्त्री; गवंडी, मिस्त्री, मेसन, राज मिस्त्री, ईंट लगाने वाला, प्लास्टर मिस्त्री, चिनाई वाला',
    kannada: 'ಗಾರೆ ಮೇಸ್ತ್ರಿ; ಗಾರೆಯವನು, ಗಾರೆಯವರು, ಮೇಸ್ತ್ರಿ, ಮೇಸನ್, ಗಾರೆ ಕೆಲಸದವರು, ಇಟ್ಟಿಗೆ ಕಟ್ಟುವವರು, ಪ್ಲಾಸ್ಟರ್ ಮೇಸ್ತ್ರಿ',
    skills: ['brick_laying', 'plastering', 'concrete_work', 'measuring', 'work_safety'],
  },
  {
    id: 'construction_helper',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'Construction helper; construction labour, construction worker, construction labourer, mason helper, site helper, site labour, building labour, beldar, coolie, nirman mazdoor, kattada karmika, construction leber, mazdoori, majdoori, majduri, mistri helper, cement helper, gare helper, gaare helper, labour construction, construction labour work, road work, rock cutting, stone cutting, borewell, borewell work, sand and bricks, carry bricks, carry cement, mix concrete, cement bags to mason, beldari, beldar ka kaam',
    devanagari:
      'कंस्ट्रक्शन हेल्पर; निर्माण मज़दूर, कंस्ट्रक्शन लेबर, बेलदार, साइट हेल्पर, कुली, मिस्त्री का हेल्पर, मज़दूरी, दिहाड़ी मज़दूरी, मिस्त्री हेल्पर, सीमेंट की बोरी, रेत ईंट, ईंट उठाना, रेत सीमेंट उठाना, मिस्त्री की मदद, बेलदारी',
    kannada:
      'ಕಟ್ಟಡ ಕಾರ್ಮಿಕ; ಕನ್‌ಸ್ಟ್ರಕ್ಷನ್ ಹೆಲ್ಪರ್, ಗಾರೆ ಹೆಲ್ಪರ್, ಸೈಟ್ ಹೆಲ್ಪರ್, ಕೂಲಿ, ಮೇಸ್ತ್ರಿ ಹೆಲ್ಪರ್, ಸಿಮೆಂಟ್ ಮೂಟೆ, ಜಲ್ಲಿ ಮರಳು, ಕಾಂಕ್ರೀಟ್ ಕಲಸುವುದು, ಮೇಸ್ತ್ರಿಗೆ ಇಟ್ಟಿಗೆ, ಇಟ್ಟಿಗೆ ಹೊರುವುದು',
    skills: ['digging_carrying', 'heavy_lifting', 'concrete_work', 'work_safety'],
  },
  {
    id: 'tile_fitter',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'Tile and marble fitter; tile fitter, tiles mistri, tiles worker, tile mason, marble fitter, marble mistri, granite fitter, flooring worker, tiles lagane wala, tiles haakuvavaru, tails mistri',
    devanagari:
      'टाइल मिस्त्री; टाइल लगाने वाला, मार्बल मिस्त्री, टाइल्स फ़िटर, ग्रेनाइट फ़िटर, टाइल मिसतरी, टाईल मिसतरी, टाईल मिस्त्री',
    kannada: 'ಟೈಲ್ಸ್ ಕೆಲಸದವರು; ಟೈಲ್ಸ್ ಹಾಕುವವರು, ಟೈಲ್ಸ್ ಮೇಸ್ತ್ರಿ, ಮಾರ್ಬಲ್ ಫಿಟ್ಟರ್, ಗ್ರಾನೈಟ್ ಕೆಲಸದವರು',
    skills: ['tile_laying', 'marble_polish', 'measuring', 'grinding_cutting'],
  },
  {
    id: 'shuttering_carpenter',
    category: 'construction',
    latin:
      'Shuttering and bar bending worker; shuttering carpenter, shuttering mistri, centring worker, bar bender, steel fixer, sariya mistri, rod binder, scaffolder, centring kelasa, kambi kelasadavaru',
    devanagari: 'शटरिंग मिस्त्री; शटरिंग कारपेंटर, सरिया मिस्त्री, सरिया बांधने वाला, बार बेंडर',
    kannada: 'ಶಟರಿಂಗ್ ಕೆಲಸದವರು; ಸೆಂಟ್ರಿಂಗ್ ಕೆಲಸದವರು, ಕಂಬಿ ಕಟ್ಟುವವರು, ಬಾರ್ ಬೆಂಡರ್',
    skills: ['shuttering', 'bar_bending', 'scaffolding', 'concrete_work', 'measuring'],
  },
  {
    id: 'site_supervisor',
    category: 'construction',
    latin:
      'Site supervisor; construction supervisor, civil supervisor, site incharge, site engineer, labour supervisor, labour contractor, civil site engineer, foreman, site foreman, thekedar',
    devanagari: 'साइट सुपरवाइज़र; कंस्ट्रक्शन सुपरवाइज़र, साइट इंचार्ज, साइट इंजीनियर, ठेकेदार',
    kannada: 'ಸೈಟ್ ಸೂಪರ್‌ವೈಸರ್; ಕಟ್ಟಡ ಸೂಪರ್‌ವೈಸರ್, ಸೈಟ್ ಇನ್‌ಚಾರ್ಜ್, ಸೈಟ್ ಎಂಜಿನಿಯರ್, ಗುತ್ತಿಗೆದಾರ, ಫೋರ್‌ಮನ್',
    skills: ['site_supervision', 'drawing_reading', 'team_leadership', 'record_keeping', 'work_safety'],
  },
  {
    id: 'false_ceiling_worker',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'False ceiling worker; pop mistri, pop worker, gypsum worker, ceiling fitter, interior worker, pop wala, false seeling worker',
    devanagari: 'फ़ॉल्स सीलिंग मिस्त्री; पीओपी मिस्त्री, पीओपी वाला, जिप्सम वाला',
    kannada: 'ಫಾಲ್ಸ್ ಸೀಲಿಂಗ್ ಕೆಲಸದವರು; ಪಿಒಪಿ ಕೆಲಸದವರು, ಜಿಪ್ಸಂ ಕೆಲಸದವರು',
    skills: ['false_ceiling', 'measuring', 'power_tools', 'scaffolding'],
  },
  {
    id: 'aluminium_glass_fitter',
    category: 'construction',
    latin:
      'Aluminium and glass fitter; aluminium fabricator, aluminium worker, aluminum fitter, glass fitter, glass worker, upvc fitter, window fitter, partition worker, sheesha mistri, fabricator aluminium, fabricator aluminium windows, aluminium fabrication, aluminium windows, aluminium section work, aluminium window fabricator, acp work, structural glazing, aluminium section, aluminium section ka kaam, sliding window, sliding window lagana, sliding door lagana, kaanch aur sliding window lagana',
    devanagari:
      'एल्युमिनियम-ग्लास फ़िटर; एल्युमिनियम मिस्त्री, ग्लास फ़िटर, शीशा मिस्त्री, शीशा लगाने वाला, एल्युमिनियम फैब्रिकेटर, एल्युमिनियम सेक्शन',
    kannada: 'ಅಲ್ಯೂಮಿನಿಯಂ-ಗ್ಲಾಸ್ ಫಿಟ್ಟರ್; ಅಲ್ಯೂಮಿನಿಯಂ ಕೆಲಸದವರು, ಗಾಜಿನ ಕೆಲಸದವರು, ಗ್ಲಾಸ್ ಫಿಟ್ಟರ್, ಅಲ್ಯೂಮಿನಿಯಂ ಫ್ಯಾಬ್ರಿಕೇಟರ್',
    skills: ['aluminium_fabrication', 'glass_fitting', 'measuring', 'power_tools'],
  },
  {
    id: 'welder',
    category: 'construction',
    latin:
      'Welder; arc welder, gas welder, mig welder, tig welder, welding worker, fabricator, fabrication worker, gate grill maker, gas cutter, welding wala, welding mistri, welding kelasa, veldar, argon welder, co2 welder, argon, argon welding, welding helper, gas welding, weld, gate grill, gate and grill, grill making, railing and shed, mig tig, mig and arc, mig, tig welding, mig welding, arc and tig, mig arc, gas cutter welder, mild steel structures, ms fabrication welding',
    devanagari:
      'वेल्डर; वेल्डिंग वाला, वेल्डिंग मिस्त्री, फैब्रिकेटर, ग्रिल बनाने वाला, गैस कटर, आर्गन वेल्डर, आर्गन, गेट ग्रिल बनाना, मिग वेल्डिंग, टिग वेल्डिंग, आर्गन वेल्डिंग',
    kannada:
      'ವೆಲ್ಡರ್; ವೆಲ್ಡಿಂಗ್ ಕೆಲಸದವರು, ವೆಲ್ಡಿಂಗ್ ಮಾಡುವವರು, ಫ್ಯಾಬ್ರಿಕೇಟರ್, ಗ್ರಿಲ್ ಕೆಲಸದವರು, ಆರ್ಗಾನ್, ಆರ್ಗಾನ್ ವೆಲ್ಡರ್, ವೆಲ್ಡಿಂಗ್ ಹೆಲ್ಪರ್, ಗೇಟ್ ಗ್ರಿಲ್, ಗ್ರಿಲ್, ರೇಲಿಂಗ್, ಮಿಗ್ ವೆಲ್ಡಿಂಗ್, ಆರ್ಗನ್ ವೆಲ್ಡಿಂಗ್',
    skills: ['arc_welding', 'mig_tig_welding', 'grinding_cutting', 'drawing_reading', 'work_safety'],
  },
  {
    id: 'ac_technician',
    category: 'construction',
    alsoIn: ['tech_support', 'gig'],
    latin:
      'AC technician; ac service centre mechanic, ac service center mechanic, ac service centre, ac service center, ac mechanic service, ac mechanic, ac repair technician, ac service technician, ac installer, air conditioner technician, hvac technician, refrigeration mechanic, fridge mechanic, fridge technician, ac wala, ac mistri, ac theek karne wala, fridge wala, ac ripeyari, split ac, window ac, split unit, split unit service, window unit service, gas filling, gas charging, ac gas, ac gas filling, split ac fitting, indoor outdoor fitting, thandi machine, ac gas bharna',
    devanagari:
      'एसी टेक्नीशियन; एसी मैकेनिक, एसी वाला, एसी मिस्त्री, एसी ठीक करने वाला, फ्रिज मैकेनिक, एसी गैस भरना, एसी गैस, एसी की सर्विस, गैस भरना, स्प्लिट एसी, स्प्लिट खोलना, एसी खोलना',
    kannada:
      'ಎಸಿ ಟೆಕ್ನಿಷಿಯನ್; ಎಸಿ ಮೆಕ್ಯಾನಿಕ್, ಎಸಿ ರಿಪೇರಿ ಮಾಡುವವರು, ಫ್ರಿಜ್ ಮೆಕ್ಯಾನಿಕ್, ಎಸಿ ಸರ್ವಿಸ್ ಕೆಲಸ, ಎಸಿ ಗ್ಯಾಸ್, ಎಸಿ ಗ್ಯಾಸ್ ತುಂಬುವುದು, ಎಸಿ ಸರ್ವಿಸ್, ಸ್ಪ್ಲಿಟ್ ಎಸಿ',
    skills: ['ac_servicing', 'ac_installation', 'fridge_repair', 'fault_finding', 'customer_service'],
  },
  {
    id: 'appliance_technician',
    category: 'construction',
    alsoIn: ['tech_support', 'gig'],
    latin:
      'Home appliance technician; appliance repair technician, washing machine mechanic, washing machine technician, ro technician, ro service technician, water purifier technician, geyser mechanic, mixer repair wala, gas stove repair, ro wala, home appliance service engineer, fridge repairing work, fridge and washing machine',
    devanagari:
      'होम अप्लायंस टेक्नीशियन; घरेलू मशीन रिपेयर टेक्नीशियन, वॉशिंग मशीन मैकेनिक, आरओ टेक्नीशियन, आरओ वाला, गीज़र मैकेनिक, मिक्सर रिपेयर वाला',
    kannada: 'ಹೋಮ್ ಅಪ್ಲಯನ್ಸ್ ಟೆಕ್ನಿಷಿಯನ್; ವಾಷಿಂಗ್ ಮಷಿನ್ ಮೆಕ್ಯಾನಿಕ್, ಆರ್‌ಒ ಟೆಕ್ನಿಷಿಯನ್, ಮಿಕ್ಸರ್ ರಿಪೇರಿ ಮಾಡುವವರು',
    skills: ['washing_machine_repair', 'water_purifier_service', 'fridge_repair', 'fault_finding'],
  },
  {
    id: 'lift_technician',
    category: 'construction',
    latin:
      'Lift technician; elevator technician, lift mechanic, lift repair wala, lift erector, lift service technician',
    devanagari: 'लिफ़्ट टेक्नीशियन; लिफ़्ट मैकेनिक, लिफ़्ट रिपेयर वाला',
    kannada: 'ಲಿಫ್ಟ್ ಟೆಕ್ನಿಷಿಯನ್; ಲಿಫ್ಟ್ ಮೆಕ್ಯಾನಿಕ್, ಲಿಫ್ಟ್ ರಿಪೇರಿ ಮಾಡುವವರು',
    skills: ['lift_maintenance', 'fault_finding', 'industrial_wiring', 'work_safety'],
  },
  {
    id: 'bike_mechanic',
    category: 'construction',
    alsoIn: ['driving'],
    latin:
      'Bike mechanic; garage mistri, garage mistry, garage mestri, two wheeler mechanic, two wheeler technician, scooter mechanic, motorcycle mechanic, ev scooter technician, mechanic, garage helper, bike mistri, gaadi mistri, bike theek karne wala, mechanic kelasa, garage kelasa, makenik, mekanik',
    devanagari: 'बाइक मैकेनिक; टू-व्हीलर मैकेनिक, स्कूटर मैकेनिक, बाइक मिस्त्री, मैकेनिक, गैराज हेल्पर',
    kannada: 'ಬೈಕ್ ಮೆಕ್ಯಾನಿಕ್; ಟೂ-ವೀಲರ್ ಮೆಕ್ಯಾನಿಕ್, ಮೆಕ್ಯಾನಿಕ್, ಗ್ಯಾರೇಜ್ ಕೆಲಸ, ಗ್ಯಾರೇಜ್ ಹೆಲ್ಪರ್',
    skills: ['bike_repair', 'fault_finding', 'vehicle_upkeep', 'customer_service'],
  },
  {
    id: 'car_mechanic',
    category: 'construction',
    alsoIn: ['driving'],
    latin:
      'Car mechanic; garage mistri, garage mistry, garage mestri, motor mechanic, auto mechanic, automobile mechanic, automobile technician, four wheeler mechanic, diesel mechanic, truck mechanic, mechanic, car technician, gaadi theek karne wala, caar mechanic, gomechanic',
    devanagari: 'कार मैकेनिक; मोटर मैकेनिक, गाड़ी मैकेनिक, डीज़ल मैकेनिक, मैकेनिक, गाड़ी ठीक करने वाला',
    kannada: 'ಕಾರ್ ಮೆಕ್ಯಾನಿಕ್; ಮೋಟರ್ ಮೆಕ್ಯಾನಿಕ್, ಗಾಡಿ ಮೆಕ್ಯಾನಿಕ್, ಡೀಸೆಲ್ ಮೆಕ್ಯಾನಿಕ್, ಮೆಕ್ಯಾನಿಕ್',
    skills: ['car_repair', 'fault_finding', 'vehicle_upkeep', 'power_tools'],
  },
  {
    id: 'tyre_worker',
    category: 'construction',
    alsoIn: ['driving'],
    latin:
      'Tyre and puncture worker; tyre fitter, tyre mechanic, puncture wala, puncture repair wala, panchar wala, tyre shop worker, wheel alignment technician, panchar haakuvavaru, tire fitter',
    devanagari: 'टायर-पंचर मिस्त्री; टायर-पंचर वाला, पंचर वाला, टायर फ़िटर, पंचर लगाने वाला',
    kannada: 'ಪಂಕ್ಚರ್ ಹಾಕುವವರು; ಪಂಚರ್ ಹಾಕುವವರು, ಟೈರ್ ಅಂಗಡಿ ಕೆಲಸ, ಟೈರ್ ಫಿಟ್ಟರ್',
    skills: ['tyre_repair', 'vehicle_upkeep', 'power_tools', 'heavy_lifting'],
  },
  {
    id: 'car_body_worker',
    category: 'construction',
    alsoIn: ['driving'],
    latin:
      'Car body worker; denter, dentor, dent painter, car painter, denting painting wala, vehicle painter, car denting worker, tinker, tinkering kelasa, dent nikalna, car ka dent nikalna, gaadi ka dent nikalna, dent thokna, car ka dent thokna, car denting, car painting denting',
    devanagari: 'डेंटर-पेंटर; डेंटिंग-पेंटिंग वाला, डेंटर, कार पेंटर, गाड़ी पेंटर, डेंट निकालना, गाड़ी का डेंट निकालना',
    kannada: 'ಟಿಂಕರಿಂಗ್ ಕೆಲಸದವರು; ಡೆಂಟರ್, ಕಾರ್ ಪೇಂಟರ್, ಗಾಡಿ ಪೇಂಟರ್',
    skills: ['denting_painting', 'spray_painting', 'grinding_cutting', 'power_tools'],
  },
  {
    id: 'earthmover_operator',
    category: 'construction',
    alsoIn: ['driving'],
    latin:
      'JCB and crane operator; jcb, crane, jcb operator, jcb driver, excavator operator, poclain operator, hitachi operator, crane operator, crane driver, hydra operator, backhoe operator, jcb chalane wala, jcb chalaka, jsb operator',
    devanagari: 'जेसीबी और क्रेन ऑपरेटर; जेसीबी, क्रेन, जेसीबी ऑपरेटर, जेसीबी ड्राइवर, क्रेन ऑपरेटर, पोकलेन ऑपरेटर, हाइड्रा ऑपरेटर',
    kannada: 'ಜೆಸಿಬಿ ಮತ್ತು ಕ್ರೇನ್ ಆಪರೇಟರ್; ಜೆಸಿಬಿ, ಕ್ರೇನ್, ಜೆಸಿಬಿ ಆಪರೇಟರ್, ಜೆಸಿಬಿ ಡ್ರೈವರ್, ಹಿಟಾಚಿ ಆಪರೇಟರ್, ಕ್ರೇನ್ ಆಪರೇಟರ್',
    skills: ['earthmover_operation', 'crane_operation', 'hmv_licence', 'work_safety'],
  },
  {
    id: 'locksmith',
    category: 'construction',
    alsoIn: ['gig'],
    latin:
      'Locksmith; key maker, lock repairer, duplicate key maker, chabi wala, chaabi wala, tala chabi wala, taala theek karne wala, beega ripeyari, lock smith',
    devanagari: 'ताला-चाबी बनाने वाले; ताला-चाबी वाला, चाबी वाला, चाबी बनाने वाला, ताला ठीक करने वाला',
    kannada: 'ಬೀಗ-ಕೀ ರಿಪೇರಿ ಮಾಡುವವರು; ಕೀ ಮಾಡುವವರು, ಬೀಗ ರಿಪೇರಿ ಮಾಡುವವರು, ಲಾಕ್ ರಿಪೇರಿ',
    skills: ['lock_repair', 'customer_service', 'power_tools'],
  },
] as const satisfies readonly OccupationRow[];
