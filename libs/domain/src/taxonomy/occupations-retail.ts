import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of shops and counters. */
export const OCCUPATIONS_RETAIL = [
  {
    id: 'cashier',
    category: 'retail',
    alsoIn: ['food_service', 'accounts_finance'],
    latin:
      'Cashier; cash counter, cash counter staff, billing counter, billing staff, billing boy, billing girl, shop cashier, restaurant cashier, supermarket cashier, pos cashier, cash counter wala, galla sambhalne wala, kashiyar, billing, billing job, bill counter, bill counter staff, bill counter girl, cash counter girl, cash counter boy, checkout counter, checkout staff, cash desk, galla kelasa, galle par baithne wala, bill banane wala, bill karne wala, cash girl, cash boy, pos operator, petrol bunk cashier, hotel cashier, money counting, cash counting, supermarket billing, pos billing, cash handling, billing software, cashiering, giving change, bill machine, till counter, till operator, supermarket till, supermarket till counter',
    devanagari:
      'कैशियर; कैश काउंटर, बिलिंग काउंटर, बिलिंग स्टाफ़, बिल बनाने वाला, केशियर, बिल काउंटर, बिलिंग, बिलिंग मशीन, गल्ले पर बैठने वाला',
    kannada: 'ಕ್ಯಾಷಿಯರ್; ಕ್ಯಾಶ್ ಕೌಂಟರ್, ಬಿಲ್ಲಿಂಗ್ ಕೌಂಟರ್, ಬಿಲ್ಲಿಂಗ್ ಸಿಬ್ಬಂದಿ, ಬಿಲ್ ಮಾಡುವವರು, ಕ್ಯಾಶಿಯರ್, ಬಿಲ್ಲಿಂಗ್, ಬಿಲ್ ಕೌಂಟರ್, ಗಲ್ಲಾ ಕೆಲಸ, ಕ್ಯಾಶ್ ಕೆಲಸ',
    skills: ['cash_handling', 'billing', 'upi_payments', 'basic_maths', 'customer_service'],
  },
  {
    id: 'salesperson',
    category: 'retail',
    alsoIn: ['sales'],
    latin:
      'Salesperson; counter sales, counter salesperson, counter sales executive, salesman, sales man, saleswoman, salesgirl, sales girl, sales boy, sales lady, shop salesman, showroom sales, showroom salesman, retail sales, retail sales associate, sales associate, counter boy, counter girl, dukan mein bechne wala, angadi salesman, selsman, showroom girl, showroom boy, showroom sales executive, retail salesperson, retail job, retail store job, retail sales job, retail salesman, store sales, counter salesman, counter staff, shop floor staff, customer sales associate, cre sales, selsgarl, selsgirl, sell things in shop, selling in shop, shoppers stop, lifestyle store, reliance trends, pantaloons, westside, salesmanship, maarata, maarata kelasa, showroom job, showroom work, showroom naukri, mall sales',
    devanagari:
      'सेल्सपर्सन; काउंटर सेल्स, सेल्समैन, सेल्सगर्ल, सेल्स गर्ल, सेल्स बॉय, दुकान का सेल्समैन, शोरूम सेल्स, विक्रेता, सेल्स लड़की, रिटेल सेल्स, काउंटर पर बेचने वाला',
    kannada:
      'ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಕೌಂಟರ್ ಸೇಲ್ಸ್, ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಸೇಲ್ಸ್ ಗರ್ಲ್, ಸೇಲ್ಸ್‌ಗರ್ಲ್, ಸೇಲ್ಸ್ ಬಾಯ್, ಅಂಗಡಿ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಮಾರಾಟಗಾರ, ಸೇಲ್ಸ್ ಹುಡುಗಿ, ಸೇಲ್ಸ್ ಹುಡುಗ, ರಿಟೇಲ್ ಸೇಲ್ಸ್, ಮಾರಾಟ, ಮಾರಾಟ ಕೆಲಸ',
    skills: ['shop_selling', 'customer_service', 'product_display', 'upselling', 'billing'],
  },
  {
    id: 'shop_helper',
    category: 'retail',
    alsoIn: ['gig'],
    latin:
      'Shop helper; shop assistant, store helper, store boy, shop boy, shop keeper, shopkeeper, kirana store helper, grocery shop helper, provision store helper, dukan helper, dukaan ka kaam, dukandar, angadi kelasa, angadi sahayaka, general store helper, shop worker, store worker, kirana boy, shop attendant, store attendant, petty shop, dukan baithna, dukaan baithna, dukan sambhalna, shop baithna, angadi kootkolluvudu',
    devanagari:
      'दुकान हेल्पर; किराना दुकान हेल्पर, दुकान का काम, शॉप हेल्पर, स्टोर हेल्पर, दुकानदार, दुकान का नौकर, दुकान पर बैठना, दुकान बैठना, दुकान पर लड़का',
    kannada: 'ಅಂಗಡಿ ಹೆಲ್ಪರ್; ಅಂಗಡಿ ಕೆಲಸ, ಅಂಗಡಿ ಸಹಾಯಕರು, ದಿನಸಿ ಅಂಗಡಿ ಹೆಲ್ಪರ್, ಸ್ಟೋರ್ ಹೆಲ್ಪರ್, ಅಂಗಡಿ ನೋಡಿಕೊಳ್ಳುವವರು, ಅಂಗಡಿ ನೌಕರ, ಅಂಗಡಿಯಲ್ಲಿ ಹುಡುಗ',
    skills: ['shelf_stocking', 'weighing_packing', 'shop_selling', 'loading_unloading', 'customer_service'],
  },
  {
    id: 'shelf_stocker',
    category: 'retail',
    alsoIn: ['supply_chain'],
    latin:
      'Shelf stocker; stocker, supermarket staff, supermarket helper, mall staff, dmart staff, hypermarket staff, floor staff, rack boy, shelf filler, replenishment associate, super market boy, mall kelasa, supermarket, super market, hypermarket, dmart, d mart, more supermarket, big bazaar, reliance fresh, reliance smart, smart bazaar, spar hypermarket, ratnadeep, nilgiris, star bazaar, nature basket, rack filler, rack filling boy, shelf filling boy, shelf arranger, stock arranger, supermarket floor staff, rack wala, rack arranging, rack arrange, rack filling, loading racks, stock arranging',
    devanagari:
      'सुपरमार्केट स्टाफ़; शेल्फ़ भरने वाला, मॉल स्टाफ़, सुपरमार्केट हेल्पर, रैक में सामान लगाने वाला, सुपरमार्केट, डी मार्ट, डीमार्ट, रैक भरने वाला',
    kannada:
      'ಸೂಪರ್‌ಮಾರ್ಕೆಟ್ ಸಿಬ್ಬಂದಿ; ಮಾಲ್ ಸಿಬ್ಬಂದಿ, ಸೂಪರ್ ಮಾರ್ಕೆಟ್ ಹೆಲ್ಪರ್, ಶೆಲ್ಫ್ ತುಂಬುವವರು, ಮಾಲ್ ಕೆಲಸ, ಸೂಪರ್‌ಮಾರ್ಕೆಟ್, ಸೂಪರ್ ಮಾರ್ಕೆಟ್, ಡಿ ಮಾರ್ಟ್, ಡಿಮಾರ್ಟ್',
    skills: ['shelf_stocking', 'stock_counting', 'product_display', 'barcode_scanning'],
  },
  {
    id: 'store_manager',
    category: 'retail',
    latin:
      'Store manager; shop manager, showroom manager, shop incharge, showroom incharge, retail manager, floor manager, store supervisor, floor supervisor, assistant store manager, dukan manager, shop in charge, store in charge of sales, retail supervisor, shop supervisor, showroom supervisor, supermarket manager, mall manager, showroom in charge, retail store manager, outlet manager of showroom, retail team leader, branch manager of shop',
    devanagari:
      'स्टोर मैनेजर; दुकान मैनेजर, शोरूम मैनेजर, शॉप इंचार्ज, फ़्लोर मैनेजर, स्टोर सुपरवाइज़र, शोरूम इंचार्ज, सुपरमार्केट मैनेजर, शॉप सुपरवाइज़र',
    kannada: 'ಸ್ಟೋರ್ ಮ್ಯಾನೇಜರ್; ಅಂಗಡಿ ಮ್ಯಾನೇಜರ್, ಶೋರೂಮ್ ಮ್ಯಾನೇಜರ್, ಶಾಪ್ ಇನ್‌ಚಾರ್ಜ್, ಫ್ಲೋರ್ ಮ್ಯಾನೇಜರ್, ಅಂಗಡಿ ಸೂಪರ್‌ವೈಸರ್, ಸೂಪರ್‌ಮಾರ್ಕೆಟ್ ಮ್ಯಾನೇಜರ್',
    skills: ['team_leadership', 'inventory_management', 'target_achievement', 'customer_service', 'cash_handling'],
  },
  {
    id: 'garment_salesperson',
    category: 'retail',
    alsoIn: ['sales'],
    latin:
      'Clothes salesperson; garment shop salesman, saree salesman, saree shop sales, cloth shop salesman, textile sales, fashion consultant, boutique sales, kapde ki dukan, kapda dukan sales, batte angadi kelasa, selling clothes, clothes shop, cloth shop, garment shop, kapde ki dukaan, batte angadi, saree shop, seere angadi, boutique girl, boutique helper, boutique staff, trial room boy, trial room girl, fashion store, fashion store staff, cloth seller, clothes seller, kapda showroom, kapde ka showroom, batte showroom, boutique, boutique job, saree dikhana, show sarees, show sarees and suits, saree kholkar dikhana',
    devanagari:
      'कपड़ों का सेल्सपर्सन; साड़ी सेल्समैन, कपड़े की दुकान, कपड़ा दुकान सेल्स, बुटीक सेल्स, कपड़ों की दुकान, साड़ी दिखाना, साड़ी खोलकर दिखाना, साड़ी सूट दिखाना, कपड़े दिखाना, साड़ी सूट, साड़ी सूट और लहंगा',
    kannada:
      'ಬಟ್ಟೆ ಅಂಗಡಿ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಬಟ್ಟೆ ಅಂಗಡಿ ಕೆಲಸ, ಸೀರೆ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಸೀರೆ ಅಂಗಡಿ ಸೇಲ್ಸ್, ಬಟ್ಟೆ ಅಂಗಡಿ, ಸೀರೆ ಅಂಗಡಿ, ಸೀರೆ ತೋರಿಸಿ ಮಾರುವುದು, ಸೀರೆ ತೋರಿಸಿ ಮಾರೋ, ಸೀರೆ ತೋರಿಸುವುದು, ಸೀರೆ ಬಿಚ್ಚಿ ತೋರಿಸುವುದು, ಬಟ್ಟೆ ತೋರಿಸುವುದು',
    skills: ['garment_knowledge', 'shop_selling', 'customer_service', 'product_display'],
  },
  {
    id: 'jewellery_salesperson',
    category: 'retail',
    alsoIn: ['sales'],
    latin:
      'Jewellery salesperson; jewellery sales, jewelry sales, jewellery shop salesman, gold shop sales, jewellery sales executive, gehne ki dukan, odave angadi, jwellery showroom, gold appraiser sales',
    devanagari: 'ज्वेलरी सेल्सपर्सन; ज्वेलरी सेल्स, गहनों की दुकान सेल्स, ज्वेलरी शॉप सेल्समैन',
    kannada: 'ಜ್ಯುವೆಲರಿ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಒಡವೆ ಅಂಗಡಿ ಸೇಲ್ಸ್, ಜ್ಯುವೆಲರಿ ಸೇಲ್ಸ್, ಚಿನ್ನದ ಅಂಗಡಿ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್',
    skills: ['jewellery_knowledge', 'shop_selling', 'customer_service', 'grooming'],
  },
  {
    id: 'electronics_salesperson',
    category: 'retail',
    alsoIn: ['sales'],
    latin:
      'Electronics and mobile salesperson; mobile shop salesman, mobile sales, mobile store sales, mobile sales executive, electronics sales, electronics showroom sales, isd, mobile promoter, mobile dukan sales, mobile angadi kelasa, mobile shop, mobile shop sales, mobile ki dukan, mobile ki dukaan, mobile angadi, phone shop, samsung promoter, vivo promoter, oppo promoter, realme promoter, mi promoter, xiaomi promoter',
    devanagari:
      'मोबाइल-इलेक्ट्रॉनिक्स सेल्सपर्सन; मोबाइल शॉप सेल्समैन, मोबाइल सेल्स, मोबाइल दुकान सेल्स, इलेक्ट्रॉनिक्स सेल्स, मोबाइल की दुकान, मोबाइल प्रमोटर',
    kannada:
      'ಮೊಬೈಲ್-ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಮೊಬೈಲ್ ಅಂಗಡಿ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಮೊಬೈಲ್ ಸೇಲ್ಸ್, ಮೊಬೈಲ್ ಅಂಗಡಿ ಕೆಲಸ, ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್ ಸೇಲ್ಸ್, ಮೊಬೈಲ್ ಅಂಗಡಿ, ಮೊಬೈಲ್ ಪ್ರಮೋಟರ್',
    skills: ['electronics_knowledge', 'product_demo', 'shop_selling', 'upselling', 'target_achievement'],
  },
  {
    id: 'petrol_pump_attendant',
    category: 'retail',
    latin:
      'Petrol pump attendant; petrol pump, petrol pump worker, petrol bunk, petrol bunk boy, petrol bunk worker, fuel attendant, fuel station attendant, filling boy, petrol bharne wala, petrol pump kelasa, petrol bunk kelasa, cng filler, patrol pump, indian oil bunk, bharat petroleum, hp petrol, bunk kelasa, bunk boy, petrol filler, fuel boy, petrol tanki, air checking boy, petrol punk, petrol bankh kelasa, patrol bunk, petrol pumb',
    devanagari: 'पेट्रोल पंप स्टाफ़; पेट्रोल पंप, पेट्रोल भरने वाला, पेट्रोल पंप का काम, पेट्रोल पंप वाला, पेट्रोल पंप अटेंडेंट, पेट्रोल टंकी',
    kannada: 'ಪೆಟ್ರೋಲ್ ಬಂಕ್ ಸಿಬ್ಬಂದಿ; ಪೆಟ್ರೋಲ್ ಬಂಕ್, ಪೆಟ್ರೋಲ್ ಬಂಕ್ ಕೆಲಸ, ಪೆಟ್ರೋಲ್ ಹಾಕುವವರು, ಪೆಟ್ರೋಲ್ ಪಂಪ್, ಬಂಕ್ ಕೆಲಸ',
    skills: ['fuel_filling', 'cash_handling', 'upi_payments', 'customer_service', 'work_safety'],
  },
  {
    id: 'florist',
    category: 'retail',
    alsoIn: ['event_staff'],
    latin:
      'Florist; flower shop worker, flower seller, flower decorator shop, garland maker, phool wala, phool wali, phool bechne wala, mala banane wala, hoo maruvavaru, huvina angadi, ferns n petals, flower boy, flower girl, flower arranger, bouquet maker, flower arrangement, hoovina haara kattuvavaru, phool mala, mala banana, phool maala, maale kattuvudu, garland, garland making, hoo kattuvudu, hoovu kattuvudu, flower stringing, pooja flowers, puja flowers, pooja flower shop',
    devanagari:
      'फूलों की दुकान का स्टाफ़; फूल वाला, फूल वाली, फूल बेचने वाला, माला बनाने वाला, फूलों की दुकान, फ़्लोरिस्ट, बुके बनाने वाला, फूल माला, माला बनाना, पूजा के फूल',
    kannada:
      'ಹೂವಿನ ಅಂಗಡಿ ಸಿಬ್ಬಂದಿ; ಹೂವಿನ ಅಂಗಡಿ ಕೆಲಸ, ಹೂ ಮಾರುವವರು, ಹೂ ಕಟ್ಟುವವರು, ಹೂವಿನ ಅಂಗಡಿ, ಫ್ಲೋರಿಸ್ಟ್, ಹೂವಿನ ಹಾರ ಕಟ್ಟುವವರು, ಬೊಕೆ ಮಾಡುವವರು, ಮಾಲೆ ಕಟ್ಟುವುದು, ಹೂ ಕಟ್ಟುವುದು, ಹೂಮಾಲೆ, ಪೂಜೆ ಹೂವು',
    skills: ['flower_arranging', 'shop_selling', 'event_decoration', 'customer_service'],
  },
  {
    id: 'merchandiser',
    category: 'retail',
    alsoIn: ['sales'],
    latin:
      'Merchandiser; visual merchandiser, retail merchandiser, store merchandiser, display executive, fmcg merchandiser, display arranger, store display, merchandising, fmcg merchandising, visual merchandising',
    devanagari: 'मर्चेंडाइज़र; विज़ुअल मर्चेंडाइज़र, सामान सजाने वाला, डिस्प्ले एग्ज़ीक्यूटिव, मर्चेंडाइज़िंग',
    kannada: 'ಮರ್ಚಂಡೈಸರ್; ವಿಶುವಲ್ ಮರ್ಚಂಡೈಸರ್, ಸಾಮಾನು ಜೋಡಿಸುವವರು, ಡಿಸ್‌ಪ್ಲೇ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಮರ್ಚಂಡೈಸಿಂಗ್',
    skills: ['product_display', 'shelf_stocking', 'stock_counting', 'field_travel', 'report_writing'],
  },
  {
    id: 'produce_seller',
    category: 'retail',
    alsoIn: ['gig'],
    latin:
      'Fruit and vegetable seller; vegetable seller, fruit seller, vegetable shop helper, fruit shop helper, sabzi wala, sabji wala, sabzi bechne wala, phal wala, thela wala, street vendor, hawker, tarakari maruvavaru, hannu maruvavaru, tarkari angadi kelasa, thela lagane wala, thele par bechne wala, nariyal pani wala, coconut seller, elaneer seller, vegetable vendor, fruit vendor, sabzi mandi ka kaam, mandi me kaam, hopcoms, push cart vendor, pushcart, thallu gaadi',
    devanagari:
      'सब्ज़ी-फल बेचने वाले; सब्ज़ी-फल बेचने वाला, सब्ज़ी वाला, फल वाला, ठेले वाला, रेहड़ी वाला, नारियल पानी वाला, ठेला लगाने वाला, मंडी में काम',
    kannada:
      'ತರಕಾರಿ-ಹಣ್ಣು ಮಾರುವವರು; ತರಕಾರಿ ಮಾರುವವರು, ಹಣ್ಣು ಮಾರುವವರು, ತರಕಾರಿ ಅಂಗಡಿ ಕೆಲಸ, ತಳ್ಳುಗಾಡಿ ವ್ಯಾಪಾರಿ, ಎಳನೀರು ಮಾರುವವರು, ಮಂಡಿ ಕೆಲಸ',
    skills: ['weighing_packing', 'shop_selling', 'cash_handling', 'sorting'],
  },
] as const satisfies readonly OccupationRow[];
