import type { WorkPair } from './work-pairs-trades.js';

/** Work of building, repair, factories and guarding. */
export const BUILDING_WORK_PAIRS: readonly WorkPair[] = [
  [
    'electrician',
    'electric, electrical, electrician, bijli, current, light, wiring: mistri, mistry, helper, wala, wale, man, labour; light, fan, tube light, switch, switch board, switchboard, ceiling fan, bulb, mcb, inverter, meter: fitting, fixing, repair, repairing, ripeyari, connection, wiring; house, home, ghar, ghar ki, motor, room, building, mane: wiring; electrical: maintenance; line, lines: man; ' +
      'बिजली, लाइट, इलेक्ट्रिक: मिस्त्री, वाला, हेल्पर; लाइट, पंखा, पंखे, बिजली: फ़िटिंग, रिपेयर, रिपेयरिंग; घर की: वायरिंग; ' +
      'ಲೈಟ್, ಫ್ಯಾನ್, ಕರೆಂಟ್: ಫಿಟ್ಟಿಂಗ್, ರಿಪೇರಿ; ಮನೆ: ವೈರಿಂಗ್; ಎಲೆಕ್ಟ್ರಿಷಿಯನ್: ಹೆಲ್ಪರ್',
  ],
  [
    'industrial_electrician',
    'motor, control panel, panel: winding, rewinding, wiring, board; factory, plant, industrial: electrician, electrical; stp, wtp, pump, pump house, dg, generator, boiler, utility: operator; electrical maintenance: factory; मोटर: वाइंडिंग; ಮೋಟಾರ್, ಮೋಟರ್: ವೈಂಡಿಂಗ್',
  ],
  [
    'solar_installer',
    'solar, solar panel, solar water heater, solar plant: fitting, installation, helper, repair, mistri, mechanic, fitter; सोलर: फ़िटिंग, मिस्त्री; ಸೋಲಾರ್: ಫಿಟ್ಟಿಂಗ್, ರಿಪೇರಿ',
  ],
  [
    'plumber',
    'nal, nalli, tap, taps, pipe, pipes, pipe line, bathroom, toilet, sanitary, shower, basin, motor pump, water pump, tank, water tank, water line, commode: fitting, fittings, fix, fixing, repair, repairing, ripeyari, leakage, leak, line, mistri, mistry; plumber, plumbing: helper, mistri, mistry, labour; ' +
      'नल, पाइप, बाथरूम, टंकी, टॉयलेट: फ़िटिंग, रिपेयर, मिस्त्री, लीकेज; ನಲ್ಲಿ, ಪೈಪ್, ಬಾತ್‌ರೂಮ್, ಟ್ಯಾಂಕ್: ಫಿಟ್ಟಿಂಗ್, ಫಿಟ್ಟಿಂಗ್ಸ್, ರಿಪೇರಿ, ಲೀಕೇಜ್; ಪ್ಲಂಬರ್: ಹೆಲ್ಪರ್; प्लंबर: हेल्पर',
  ],
  [
    'carpenter',
    'wood, woodwork, furniture, wardrobe, cupboard, almirah, kitchen, modular kitchen, door, doors, table, plywood, sofa bed: making, make, carving, assembly, repair, repairing, fitting, fixing, mistri, carpenter; carpenter, carpentry: helper, mistri, mistry; ikea: furniture, assembly; lakdi, lakadi: mistri, mistry, kaarigar, karigar; ' +
      'फ़र्नीचर, दरवाज़ा, अलमारी, लकड़ी: फ़िटिंग, रिपेयर, कारीगर, मिस्त्री; ಫರ್ನಿಚರ್, ಬಾಗಿಲು, ಕಪಾಟು: ಫಿಟ್ಟಿಂಗ್, ರಿಪೇರಿ; ಕಾರ್ಪೆಂಟರ್: ಹೆಲ್ಪರ್; कारपेंटर: हेल्पर',
  ],
  [
    'painter',
    'painter, painting, paint: helper, labour, mistri, mistry, contractor; house, home, wall, building, ghar, mane, gode, deewar, diwar, apartment, flat, gate: paint, painting, putty, putai, rangai, banna, banna hodi; rangai: putai; रंगाई: पुताई; घर, दीवार, बिल्डिंग: पेंट, पेंटिंग, पुताई, रंगाई; पेंटर: हेल्पर; ಮನೆ, ಗೋಡೆ, ಬಿಲ್ಡಿಂಗ್: ಪೇಂಟ್, ಪೇಂಟಿಂಗ್, ಬಣ್ಣ; ಪೇಂಟರ್: ಹೆಲ್ಪರ್',
  ],
  [
    'polish_worker',
    'furniture, wood, marble, granite, floor, tiles, pu, duco, metal: polish, polishing, polisher; फ़र्नीचर, मार्बल, लकड़ी, फ़र्श: पॉलिश; ಫರ್ನಿಚರ್, ಮಾರ್ಬಲ್, ಮರ: ಪಾಲಿಶ್',
  ],
  [
    'construction_helper',
    'mistri ke saath, mistri ke sath: helper, kaam; mason, mistri, mistry, rajmistri, mestri, gare, gaare, civil, site, building, construction, concrete, plaster, tiles mason: helper, labour, mazdoor, coolie, assistant; labour, mazdoor, coolie, helper: site, mason; helper under: mason; bricks, brick, cement, sand, stones: carrying, mixing, lifting; road, building: labour; ' +
      'मिस्त्री, राजमिस्त्री, साइट, बिल्डिंग, कंस्ट्रक्शन, निर्माण: हेल्पर, मज़दूर, लेबर; मिस्त्री के साथ: हेल्पर; ಗಾರೆ, ಮೇಸ್ತ್ರಿ, ಸೈಟ್, ಕಟ್ಟಡ, ಬಿಲ್ಡಿಂಗ್, ಕಾಂಕ್ರೀಟ್: ಹೆಲ್ಪರ್, ಕೂಲಿ, ಲೇಬರ್',
  ],
  [
    'mason',
    'brick, bricks, block, compound wall, wall, cement, concrete, plaster, stone, house, home: laying, plastering, masonry, mason; house: building; compound: wall; civil, mesan: mason',
  ],
  [
    'tile_fitter',
    'tile, tiles, marble, granite, kadapa, interlock, interlock tiles, paver, pavers, floor tiles, bathroom tiles, wall tiles: fitting, laying, layer, fixing, mason, mistri, mistry, labour, helper, fitter, cutting; टाइल, टाइल्स, मार्बल, ग्रेनाइट: फ़िटिंग, मिस्त्री, हेल्पर, कारीगर; ಟೈಲ್ಸ್, ಮಾರ್ಬಲ್, ಗ್ರಾನೈಟ್: ಫಿಟ್ಟಿಂಗ್, ಮೇಸ್ತ್ರಿ, ಹೆಲ್ಪರ್',
  ],
  [
    'shuttering_carpenter',
    'shuttering, centring, centering, rod, bar, kambi, sariya, steel: bending, binding, fixing, mistri, mistry, helper, labour, carpenter; shutter: carpenter; rcc: labour; शटरिंग, सेंटरिंग, सरिया: मिस्त्री, हेल्पर; ಸೆಂಟ್ರಿಂಗ್, ಶಟರಿಂಗ್, ಕಂಬಿ: ಮೇಸ್ತ್ರಿ, ಹೆಲ್ಪರ್',
  ],
  [
    'site_supervisor',
    'site, building, construction, civil, mestri, labour, contractor: supervisor, incharge, foreman, in charge; साइट, बिल्डिंग: सुपरवाइज़र, इंचार्ज, फ़ोरमैन; ಸೈಟ್, ಬಿಲ್ಡಿಂಗ್: ಸೂಪರ್‌ವೈಸರ್, ಫೋರ್‌ಮನ್',
  ],
  [
    'false_ceiling_worker',
    'false ceiling, ceiling, pop, gypsum, gypsum board, gypsum ceiling: fitting, mistri, mistry, helper, fitter, worker, installation; false, pop, gypsum: seeling; पीओपी, फ़ॉल्स सीलिंग: मिस्त्री; ಪಿಒಪಿ, ಫಾಲ್ಸ್ ಸೀಲಿಂಗ್: ಮೇಸ್ತ್ರಿ',
  ],
  [
    'aluminium_glass_fitter',
    'aluminium, aluminum, glass, window, upvc, mirror, sliding window, partition: fitting, fabrication, partition, cutting, fixing, fitter, window, windows, installation, helper; शीशा, एल्युमिनियम, ग्लास: फ़िटिंग, कटिंग; ಗ್ಲಾಸ್, ಅಲ್ಯೂಮಿನಿಯಂ, ಗಾಜು: ಫಿಟ್ಟಿಂಗ್',
  ],
  [
    'welder',
    'loha, lohe ki, lohe ka: grill, gate, khidki, jali; लोहे की, लोहे का, लोहे: ग्रिल, खिड़की, गेट, जाली; खिड़की, लोहे की खिड़की: ग्रिल; ಕಬ್ಬಿಣದ: ಗ್ರಿಲ್, ಗೇಟ್, ಕಿಟಕಿ; welding, welder, fabrication: helper, shop, labour, mistri, mistry; gate, grill, gate grill, railing, shutter, iron gate, window grill: making, fabrication, welding, grill; ms, ss, steel, iron, structure: fabrication, welding; tig, mig, arc, gas, tig mig, co2: welding, welder, cutting; वेल्डिंग, गेट, ग्रिल: हेल्पर, मिस्त्री; ವೆಲ್ಡಿಂಗ್, ಗೇಟ್, ಗ್ರಿಲ್: ಹೆಲ್ಪರ್, ಗ್ರಿಲ್',
  ],
  [
    'ac_technician',
    'ac, a c, split ac, air conditioner, fridge, refrigerator, freezer, cooler, ac fridge, fridge ac: repair, repairing, ripeyari, service, servicing, fitting, installation, install, mechanic, mistri, mistry, helper, technician, gas filling, theek, thik, cleaning; एसी, फ्रिज: रिपेयर, रिपेयरिंग, सर्विस, मैकेनिक, मिस्त्री, हेल्पर, फ़िटिंग, ठीक, फिट; ಎಸಿ, ಫ್ರಿಜ್, ಫ್ರಿಡ್ಜ್: ರಿಪೇರಿ, ಸರ್ವಿಸ್, ಮೆಕ್ಯಾನಿಕ್, ಫಿಟ್ಟಿಂಗ್, ಹೆಲ್ಪರ್',
  ],
  [
    'appliance_technician',
    'washing machine, mixer, mixie, grinder, ro, ro filter, kent, kent ro, water purifier, aquaguard, geyser, heater, microwave, oven, chimney, gas stove, stove, home appliance, home appliances, electronics, vacuum cleaner, iron box, fan mixer: repair, repairing, ripeyari, service, servicing, mechanic, mistri, technician, installation, theek, thik; वॉशिंग मशीन, मिक्सर, मिक्सी, आरओ, गीज़र, गीजर, गैस चूल्हा: रिपेयर, रिपेयरिंग, सर्विस, मैकेनिक, ठीक; ವಾಷಿಂಗ್ ಮಷಿನ್, ಮಿಕ್ಸಿ, ಮಿಕ್ಸರ್, ಗ್ರೈಂಡರ್, ಆರ್‌ಒ, ಗೀಸರ್, ಸ್ಟವ್: ರಿಪೇರಿ, ಸರ್ವಿಸ್, ಮೆಕ್ಯಾನಿಕ್',
  ],
  [
    'lift_technician',
    'lift, elevator, escalator: repair, repairing, service, maintenance, mechanic, technician, fitting, installation, mistri, helper; लिफ़्ट: रिपेयर, मैकेनिक, फ़िटिंग; ಲಿಫ್ಟ್: ರಿಪೇರಿ, ಸರ್ವಿಸ್',
  ],
  [
    'bike_mechanic',
    'bike, bikes, two wheeler, 2 wheeler, scooter, scooty, motorcycle, motor cycle, ev bike, ev scooter, electric scooter, bullet, cycle, bicycle, royal enfield, honda, hero, yamaha, tvs, ather, bike showroom: mechanic, mechanical, mistri, mistry, repair, repairing, ripeyari, service, servicing, engine, garage, helper mechanic, technician; mechanic, mechanical, garage: helper, boy; gaadi, gadi: repair, ripeyari, repairing, garage; ' +
      'बाइक, स्कूटर, स्कूटी, मोटरसाइकिल, साइकिल, टू व्हीलर: मैकेनिक, मिस्त्री, रिपेयर, रिपेयरिंग, सर्विस, इंजन, ठीक; ಬೈಕ್, ಸ್ಕೂಟರ್, ಸ್ಕೂಟಿ, ಸೈಕಲ್, ಟೂ ವೀಲರ್: ಮೆಕ್ಯಾನಿಕ್, ರಿಪೇರಿ, ಸರ್ವಿಸ್, ಗ್ಯಾರೇಜ್',
  ],
  [
    'car_mechanic',
    'car showroom: mechanic, technician; car, cars, four wheeler, 4 wheeler, automobile, motor, lorry, truck, bus, tempo, diesel, engine, jcb, tractor, maruti, hyundai, car ac, auto, auto rickshaw: mechanic, mistri, mistry, repair, repairing, ripeyari, service center mechanic, garage; car, maruti, hyundai, toyota, car engine, four wheeler: service, service center, service centre, servicing, engine, technician; car: electrician; ' +
      'कार, गाड़ी, ट्रक, ट्रैक्टर, लॉरी: मैकेनिक, मिस्त्री, रिपेयर, रिपेयरिंग, सर्विस, ठीक; ಕಾರ್, ಲಾರಿ, ಟ್ರ್ಯಾಕ್ಟರ್: ಮೆಕ್ಯಾನಿಕ್, ರಿಪೇರಿ, ಸರ್ವಿಸ್, ಗ್ಯಾರೇಜ್',
  ],
  [
    'tyre_worker',
    'tyre, tire, puncture, panchar, wheel, tyre puncture: mechanic, repair, fitting, change, shop, alignment, balancing, mistri, puncture; air: filling; टायर, पंचर: रिपेयर, मिस्त्री, दुकान; ಟೈರ್, ಪಂಚರ್: ರಿಪೇರಿ, ಫಿಟ್ಟಿಂಗ್',
  ],
  [
    'car_body_worker',
    'car, bike, vehicle, gaadi, gadi, truck, bus: denting, painting, paint, body repair, body work, polish; dent, denting, dentor, denter: painting, painter; tinker, tinkering: mistri, helper; कार, गाड़ी: डेंटिंग, पेंट, पेंटिंग; ಕಾರ್, ಗಾಡಿ: ಪೇಂಟಿಂಗ್, ಪೇಂಟ್, ಟಿಂಕರಿಂಗ್',
  ],
  [
    'earthmover_operator',
    'jcb, crane, hitachi, excavator, poclain, hydra, bobcat, road roller, roller, borewell, tower crane, eot crane, batching plant, earth mover, loader machine, dozer: operator, driver, helper; जेसीबी, क्रेन, हिटाची, रोड रोलर: ऑपरेटर, ड्राइवर, हेल्पर; ಜೆಸಿಬಿ, ಕ್ರೇನ್, ಹಿಟಾಚಿ: ಆಪರೇಟರ್, ಡ್ರೈವರ್, ಹೆಲ್ಪರ್',
  ],
  [
    'locksmith',
    'key, keys, duplicate key, lock, chabi, chaabi, tala: making, maker, duplicate, repair, repairing, mistri; चाबी, ताला: कारीगर, रिपेयर; ಕೀ, ಬೀಗ: ರಿಪೇರಿ',
  ],
  [
    'machine_operator',
    'lathe, lathe machine, milling machine, cnc machine: chalana, chalane, odisuvudu, odisuva; लेथ मशीन: चलाना, चलाने; ಲೇತ್ ಮಷಿನ್: ಓಡಿಸುವುದು, ಓಡಿಸುವ; machine, machines, press machine, power press, drilling machine, injection moulding, moulding, grinding machine, cutting machine, packaging machine, powerloom, loom, press, plastic machine, bottling, boiler machine, plant machine, production machine: operator, operate, operating, run, running; iti: machine operator; production, manufacturing: line, company, unit; company: production',
  ],
  [
    'factory_helper',
    'factory, company, industry, industrial, machine, production, bottle factory, bakery factory, plastic factory, biscuit factory, unskilled, peenya: helper, ladies, labour, mazdoor; unskilled: factory; factory, company: line, fresher; fresher: factory; फ़ैक्ट्री, कंपनी, कारखाना, कारखाने: लेबर, मज़दूर, हेल्पर; ಫ್ಯಾಕ್ಟರಿ, ಕಂಪನಿ, ಕಾರ್ಖಾನೆ: ಕೂಲಿ, ಹೆಲ್ಪರ್, ಲೇಬರ್; factory, फ़ैक्ट्री, ಫ್ಯಾಕ್ಟರಿ: line, लाइन, ಲೈನ್',
  ],
  [
    'cnc_operator',
    'cnc, vmc, hmc, vmc machine, laser, laser cutting, cnc machine, wire cut: operator, setter, programmer, turner, job, trainee, helper',
  ],
  [
    'fitter_turner',
    'lathe, milling, surface, tool, grinding lathe: operator, machine operator, grinder, turner, and die maker, die maker, machine; iti: turner, fitter, machinist',
  ],
  [
    'assembly_worker',
    'assembly, pcb, mobile, electronics, ac, wiring harness, phone: assembly, line, assembler, operator assembly; foxconn, wistron, tata electronics, iphone, electronics, mobile phone: company, factory; parts: assembly, fitting',
  ],
  [
    'quality_inspector',
    'quality, qa, qc, product, line: checker, checking, control, inspector, executive, check; maal: check, checking; क्वालिटी, माल: चेक, चेकिंग; ಕ್ವಾಲಿಟಿ: ಚೆಕ್, ಚೆಕಿಂಗ್',
  ],
  [
    'press_operator',
    'printing press, offset, binding, book binding, flex, screen printing: helper, operator, boy, machine, labour; wedding card, flex, offset, screen, card, visiting card: printing; book: binding',
  ],
  [
    'tailor',
    'clothes, cloth, blouse, dress, kurti, churidar, suit, saree, uniform, school uniform, pant shirt, shirt, curtain, kapda, ladies: stitching, stitch, tailoring, tailor; stitching, tailoring: master, helper, ladies, machine; fall, falls, saree fall: pico; fall and, falls and: pico; ब्लाउज़, कपड़े, सूट: सिलाई, टेलर; ಬ್ಲೌಸ್, ಬಟ್ಟೆ: ಹೊಲಿಗೆ, ಸ್ಟಿಚಿಂಗ್, ಟೈಲರ್',
  ],
  [
    'sewing_operator',
    'garment, garments, factory, export, power machine, juki, company: tailor, stitching, stitcher, tailoring; garment, garments: factory, company, ladies, operator, line, export; export, export company, export factory: silai, silai machine, sewing, stitching, machine operator; एक्सपोर्ट, एक्सपोर्ट कंपनी, फ़ैक्ट्री: सिलाई, सिलाई मशीन; ಎಕ್ಸ್‌ಪೋರ್ಟ್, ಎಕ್ಸ್‌ಪೋರ್ಟ್ ಕಂಪನಿ: ಹೊಲಿಗೆ, ಹೊಲಿಗೆ ಮಷಿನ್; overlock, flatlock, single needle, kaja button, juki, bartack, power machine, sewing machine: machine, operator, tailor; batte: factory; गारमेंट, गारमेंट्स: फ़ैक्ट्री, कंपनी, टेलर; ಗಾರ್ಮೆಂಟ್, ಗಾರ್ಮೆಂಟ್ಸ್: ಫ್ಯಾಕ್ಟರಿ, ಕಂಪನಿ, ಟೈಲರ್; shahi: exports, garments',
  ],
  [
    'garment_helper',
    'garment, garments, textile: helper, checker, checking, packing, trimming, cutting, ironing checker; thread, fabric, cloth, kapda: cutting, cutter; गारमेंट, गारमेंट्स: हेल्पर, चेकिंग; ಗಾರ್ಮೆಂಟ್, ಗಾರ್ಮೆಂಟ್ಸ್: ಹೆಲ್ಪರ್, ಚೆಕಿಂಗ್, ಕಟಿಂಗ್',
  ],
  ['factory_helper', 'garment, garments: helper; गारमेंट, गारमेंट्स: हेल्पर; ಗಾರ್ಮೆಂಟ್, ಗಾರ್ಮೆಂಟ್ಸ್: ಹೆಲ್ಪರ್'],
  [
    'embroidery_worker',
    'embroidery, computer embroidery, aari, maggam, zardozi, hand embroidery: machine, designer, karigar, operator, helper; saree, seere: kuchu, tassels; ಸೀರೆ: ಕುಚ್ಚು',
  ],
  [
    'cobbler',
    'shoe, shoes, chappal, chappals, sandal, bag: repair, repairing, polish, making, stitching, factory; जूता, जूते, चप्पल: पॉलिश, रिपेयर, मरम्मत; ಚಪ್ಪಲಿ, ಶೂ: ರಿಪೇರಿ, ಪಾಲಿಶ್',
  ],
  [
    'upholsterer',
    'sofa, cushion, mattress, gadda, seat, seat cover, car seat, curtain: repair, repairing, making, maker, cover, fitting, mistri, karigar; सोफ़ा, गद्दा: रिपेयर, कारीगर; ಸೋಫಾ, ಹಾಸಿಗೆ: ರಿಪೇರಿ',
  ],
  [
    'sweet_maker',
    'sweet, sweets, mithai, mithayi, sweet shop, sweets shop, mithai ki dukan, mithai dukan, sweet stall, sihi tindi, sihi angadi: karigar, kaarigar, maker, master, cook, halwai, banana, helper; मिठाई, मिठाई की दुकान: कारीगर, हलवाई, बनाना; ಸ್ವೀಟ್, ಸಿಹಿ ತಿಂಡಿ, ಸ್ವೀಟ್ ಅಂಗಡಿ: ಮಾಸ್ಟರ್, ಭಟ್ಟರು',
  ],
  [
    'goldsmith',
    'gold, jewellery, silver, sona, sona chandi, chinnada, stone: karigar, making, smith, polishing, setting, maker; सोना, सोने, गहने: कारीगर; ಚಿನ್ನ, ಚಿನ್ನದ, ಬೆಳ್ಳಿ: ಕುಶಲಕರ್ಮಿ',
  ],
  [
    'security_guard',
    'gate, main gate, school gate, apartment gate, society gate, company gate, office gate: man, security, guard, duty, keeper, boy; gate: sit, stand; apartment, society, building, site, godown, factory, school, hospital, mall, atm, bank, night, day, hotel, hostel, college, office, temple, farm house, farm, villa, park: security, guard, gateman; couple, family, husband wife: security; ex army, ex serviceman, ex ncc: security, guard; lady, ladies, female, women, mahila: guard, security; sis, g4s, checkmate: security, guard; ' +
      'गेट, एटीएम, बैंक, सोसाइटी, बिल्डिंग, अपार्टमेंट, रात, अस्पताल, स्कूल, मॉल: गार्ड, मैन, सिक्योरिटी, पहरा; ಗೇಟ್, ಎಟಿಎಂ, ಬ್ಯಾಂಕ್, ಅಪಾರ್ಟ್‌ಮೆಂಟ್, ಬಿಲ್ಡಿಂಗ್, ರಾತ್ರಿ, ಆಸ್ಪತ್ರೆ, ಸ್ಕೂಲ್, ಮಾಲ್, ಫ್ಯಾಕ್ಟರಿ: ಸೆಕ್ಯೂರಿಟಿ, ಗಾರ್ಡ್, ಮ್ಯಾನ್',
  ],
  [
    'watchman',
    'gate, main gate, apartment, society, building, site, godown, factory, school, hospital, night, day, hostel, college, office, temple, farm house, farm, villa, park: watchman, watch man, chowkidar, chaukidar; couple, family, husband wife: watchman, chowkidar; ' +
      'गेट, सोसाइटी, बिल्डिंग, अपार्टमेंट, रात, अस्पताल, स्कूल: चौकीदार, वॉचमैन; ಗೇಟ್, ಅಪಾರ್ಟ್‌ಮೆಂಟ್, ಬಿಲ್ಡಿಂಗ್, ರಾತ್ರಿ, ಸ್ಕೂಲ್, ಫ್ಯಾಕ್ಟರಿ: ವಾಚ್‌ಮನ್, ವಾಚ್‌ಮ್ಯಾನ್, ಕಾವಲು',
  ],
  ['security_supervisor', 'security, guard, watchman, aso: supervisor, incharge, officer, manager'],
  [
    'bouncer',
    'club, pub, bar, vip, personal, event, gym, night club, disco, lounge, pub door, club door, bar door, pub baagilu, pub bagilu, ಪಬ್: bouncer, security, bodyguard, door security; private: bodyguard',
  ],
  [
    'armed_guard',
    'gun, gun licence, gun license, rifle, bandook, cash, cash van, cash loading, atm cash loading: guard, man, security; बंदूक, बंदूक वाला, गन: गार्ड; ಗನ್, ಬಂದೂಕು: ಗಾರ್ಡ್, ಮ್ಯಾನ್',
  ],
  [
    'cctv_operator',
    'cctv, camera, cc camera: monitoring, room, control room, operator, watching; सीसीटीवी, कैमरा: मॉनिटरिंग, कंट्रोल रूम; ಸಿಸಿಟಿವಿ, ಕ್ಯಾಮೆರಾ: ಕಂಟ್ರೋಲ್ ರೂಮ್, ಮಾನಿಟರಿಂಗ್',
  ],
  [
    'cctv_installer',
    'cctv, cctv camera, cc camera, camera dvr, cctv cameras: fitting, fixing, installation, install, technician, repair, service, dvr, wiring; सीसीटीवी, सीसीटीवी कैमरा: फ़िटिंग, रिपेयर; ಸಿಸಿಟಿವಿ, ಸಿಸಿಟಿವಿ ಕ್ಯಾಮೆರಾ: ಫಿಟ್ಟಿಂಗ್, ರಿಪೇರಿ',
  ],
  [
    'fire_safety_guard',
    'fire, fire safety, fire and safety: man, safety, course, officer, technician, fighting; safety: supervisor, officer, steward',
  ],
  ['traffic_marshal', 'traffic, flag, road: marshal, warden, man, marshal boy, controller'],
  [
    'petrol_pump_attendant',
    'petrol, diesel, cng, fuel, hp petrol, shell petrol, indian oil, indian oil petrol: bunk, bank, pump, tanki, station, filling, filler, boy, tank; petrol bunk, petrol pump, bunk, petrol station: boy, girl, ladies, wala, cashier, staff, manager, filler, helper; पेट्रोल, सीएनजी: पंप, बंक, टंकी; पेट्रोल पंप: बॉय, वाला; ಪೆಟ್ರೋಲ್, ಡೀಸೆಲ್: ಬಂಕ್, ಪಂಪ್; ಪೆಟ್ರೋಲ್ ಬಂಕ್: ಹುಡುಗ, ಹುಡುಗಿ, ಬಾಯ್',
  ],
  [
    'daily_wage_worker',
    'daily, dina, roz, naka, dihadi, chowk: coolie, kooli, kuli, mazdoor, labour, majduri, mazdoori, dihadi; labour: chowk, naka; रोज़, दिहाड़ी: मज़दूर, दिहाड़ी; ದಿನ, ದಿನದ: ಕೂಲಿ',
  ],
  [
    'handyman',
    'building, apartment, facility, home, house, hotel, mall, school, office, ghar, society: maintenance, repair, repairing, marammat; maintenance: boy, technician, mechanic, helper, staff, man; repairing: line; घर, बिल्डिंग: मरम्मत, मेंटेनेंस, रिपेयर; ಮನೆ, ಬಿಲ್ಡಿಂಗ್: ರಿಪೇರಿ, ಮೇಂಟೆನೆನ್ಸ್',
  ],
  [
    'farm_worker',
    'farm, farm house, agriculture, agricultural, khet, hola, gadde, thota, dairy, poultry, goat farm, goat, cow, murgi, koli, estate, coffee estate, pig farm: labour, coolie, worker couple, kooli, mazdoor, farm; goat, murgi, koli, cow, dairy, sheep, pig: farm; खेत, डेयरी, मुर्गी, पोल्ट्री: मज़दूर, फ़ार्म; गाय की, गाय भैंस की: देखभाल; gaay ki, gaay bhains ki: dekhbhal; ಹೊಲ, ತೋಟ, ತೋಟದ, ಕೋಳಿ, ಡೈರಿ, ಕುರಿ: ಕೂಲಿ, ಫಾರ್ಮ್',
  ],
  [
    'car_washer',
    'car, gaadi, gadi, bike: toleyo; car, cars, bike, gaadi, gadi, vehicle, apartment car, daily car, two wheeler: wash, washing, cleaning, cleaner, water wash, washer; water: wash; car wash, water wash, car washing: boy, helper, staff; कार, गाड़ी, बाइक: वॉश, सफ़ाई, क्लीनिंग; ಕಾರ್, ಬೈಕ್, ಗಾಡಿ: ವಾಷ್, ವಾಟರ್ ವಾಷ್, ಕ್ಲೀನಿಂಗ್',
  ],
  ['lift_operator', 'lift, mall lift, hospital lift: man, operator, boy'],
  ['toll_collector', 'toll: naka, gate, plaza, booth; टोल: प्लाज़ा, नाका, गेट; ಟೋಲ್: ಗೇಟ್, ಪ್ಲಾಜಾ'],
  [
    'milk_seller',
    'milk packet, milk packets: drop, dropping, delivery, supply; milk, doodh, haalu: drop, dropping, supply, boy, distribution, wala, delivery boy, supplier, booth; दूध: सप्लाई, वाला, वितरण; ಹಾಲು, ಹಾಲಿನ: ಸಪ್ಲೈ, ವಿತರಣೆ',
  ],
  [
    'leaflet_distributor',
    'pamphlet, pamphlets, leaflet, notice: delivery, distribution, wala, boy, distributor, distribute, delivery boy, supply',
  ],
  [
    'newspaper_delivery',
    'paper, newspaper, news paper: delivery, distribution, wala, boy, distributor, distribute, delivery boy, supply; अखबार, पेपर: वाला, डिलीवरी, वितरण; ಪೇಪರ್, ಪತ್ರಿಕೆ: ಡೆಲಿವರಿ, ಹುಡುಗ, ಬಾಯ್',
  ],
  [
    'mobile_technician',
    'mobile shop, mobile dukan, mobile dukaan, mobile ki dukan, mobile angadi: repair, repairing, ripeyari, mechanic, technician; मोबाइल की दुकान, मोबाइल दुकान, मोबाइल शॉप: रिपेयर, रिपेयरिंग, मैकेनिक; ಮೊಬೈಲ್ ಅಂಗಡಿ, ಮೊಬೈಲ್ ಶಾಪ್: ರಿಪೇರಿ, ಮೆಕ್ಯಾನಿಕ್; mobile, phone, cell phone: display, display change, repair, repairing, mechanic, technician, hardware, software, service, service center, service centre; मोबाइल, फ़ोन: रिपेयर, रिपेयरिंग, मैकेनिक, सर्विस सेंटर; ಮೊಬೈಲ್, ಫೋನ್: ಡಿಸ್ಪ್ಲೇ, ರಿಪೇರಿ, ಸರ್ವಿಸ್, ಮೆಕ್ಯಾನಿಕ್',
  ],
  ['errand_runner', 'outdoor, purchase, pickup drop, errand: boy; small, odd: jobs, errands; saman, bazaar: lana'],
];
