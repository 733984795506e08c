import type { OccupationRow } from './lexicon-rows.js';

/** Who sells in one kind of shop; clothes, jewellery, mobiles, flowers and vegetables stand with the other retail work. */
export const OCCUPATIONS_SHOPS = [
  {
    id: 'footwear_salesperson',
    category: 'retail',
    alsoIn: ['sales'],
    latin:
      'Footwear salesperson; footwear salesman, shoe salesman, shoe shop salesman, footwear sales, shoe sales, chappal salesman, nike showroom, puma store, metro shoes, bata showroom, adidas store, sketchers',
    devanagari: 'जूते-चप्पल का सेल्सपर्सन; जूते की दुकान का सेल्समैन, फ़ुटवियर सेल्स, जूता सेल्समैन',
    kannada: 'ಚಪ್ಪಲಿ ಅಂಗಡಿ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಚಪ್ಪಲಿ ಅಂಗಡಿ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಶೂ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಫುಟ್‌ವೇರ್ ಸೇಲ್ಸ್',
    skills: ['footwear_fitting', 'shop_selling', 'customer_service', 'product_display'],
  },
  {
    id: 'bakery_sweet_salesperson',
    category: 'retail',
    alsoIn: ['food_service'],
    latin:
      'Bakery and sweet counter salesperson; bakery salesman, bakery sales, bakery counter, bakery counter boy, sweet counter, sweets counter, sweets salesman, sweet stall salesman, cake counter, condiments counter, iyengar bakery, monginis, bakery counter helper, cake shop, sweet shop boy, bakery helper counter, pastry counter',
    devanagari: 'बेकरी और मिठाई काउंटर सेल्सपर्सन; बेकरी सेल्समैन, मिठाई काउंटर, बेकरी काउंटर, मिठाई सेल्समैन',
    kannada: 'ಬೇಕರಿ ಮತ್ತು ಸ್ವೀಟ್ ಕೌಂಟರ್ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಬೇಕರಿ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಸ್ವೀಟ್ ಕೌಂಟರ್, ಬೇಕರಿ ಕೌಂಟರ್',
    skills: ['counter_packing', 'shop_selling', 'food_hygiene', 'billing'],
  },
  {
    id: 'stationery_salesperson',
    category: 'retail',
    alsoIn: ['sales'],
    latin:
      'Book and stationery salesperson; stationery salesman, book salesman, book seller, bookseller, stationary salesman, stationery sales, book stall boy',
    devanagari: 'किताब-स्टेशनरी सेल्सपर्सन; स्टेशनरी सेल्समैन, किताब बेचने वाला, पुस्तक विक्रेता',
    kannada: 'ಪುಸ್ತಕ-ಸ್ಟೇಷನರಿ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಸ್ಟೇಷನರಿ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಪುಸ್ತಕ ಮಾರುವವರು, ಪುಸ್ತಕ ಮಾರಾಟಗಾರ',
    skills: ['stationery_knowledge', 'shop_selling', 'billing', 'stock_counting'],
  },
  {
    id: 'hardware_salesperson',
    category: 'retail',
    alsoIn: ['construction', 'sales'],
    latin:
      'Hardware and electrical shop salesperson; hardware shop salesman, hardware salesman, electrical shop salesman, paint shop salesman, tiles showroom sales, sanitary showroom sales, plywood shop salesman, spare parts salesman, electricals salesman',
    devanagari: 'हार्डवेयर-इलेक्ट्रिकल दुकान सेल्सपर्सन; हार्डवेयर सेल्समैन, पेंट दुकान सेल्समैन, स्पेयर पार्ट्स सेल्समैन',
    kannada: 'ಹಾರ್ಡ್‌ವೇರ್-ಎಲೆಕ್ಟ್ರಿಕಲ್ ಅಂಗಡಿ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಹಾರ್ಡ್‌ವೇರ್ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಪೇಂಟ್ ಅಂಗಡಿ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್',
    skills: ['hardware_knowledge', 'shop_selling', 'stock_counting', 'heavy_lifting'],
  },
  {
    id: 'furniture_salesperson',
    category: 'retail',
    alsoIn: ['sales'],
    latin:
      'Furniture salesperson; furniture salesman, furniture showroom sales, furniture sales, mattress salesman, home decor sales, ikea, royal oak, pepperfry, home centre, urban ladder, sleepwell',
    devanagari: 'फ़र्नीचर सेल्सपर्सन; फ़र्नीचर सेल्समैन, फ़र्नीचर शोरूम सेल्स, गद्दे सेल्समैन',
    kannada: 'ಪೀಠೋಪಕರಣ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಫರ್ನಿಚರ್ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್, ಫರ್ನಿಚರ್ ಶೋರೂಮ್ ಸೇಲ್ಸ್, ಫರ್ನಿಚರ್ ಸೇಲ್ಸ್‌ಪರ್ಸನ್, ಪೀಠೋಪಕರಣ ಅಂಗಡಿ',
    skills: ['furniture_knowledge', 'shop_selling', 'customer_service', 'sales_closing'],
  },
  {
    id: 'cosmetics_salesperson',
    category: 'retail',
    alsoIn: ['beauty_wellness', 'sales'],
    latin:
      'Cosmetics and fancy store salesperson; beauty advisor, cosmetics sales, cosmetic salesgirl, fancy store salesgirl, bangle seller, bangles seller, beauty products sales, imitation jewellery sales, nykaa, health and glow, lakme counter, beauty counter, cosmetic sales girl, cosmetics girl',
    devanagari: 'कॉस्मेटिक-फ़ैंसी स्टोर सेल्सपर्सन; कॉस्मेटिक सेल्स, ब्यूटी एडवाइज़र, चूड़ी बेचने वाला, चूड़ी वाला',
    kannada: 'ಕಾಸ್ಮೆಟಿಕ್-ಫ್ಯಾನ್ಸಿ ಸ್ಟೋರ್ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಬಳೆ ಮಾರುವವರು, ಫ್ಯಾನ್ಸಿ ಸ್ಟೋರ್ ಸೇಲ್ಸ್, ಬ್ಯೂಟಿ ಅಡ್ವೈಸರ್',
    skills: ['cosmetics_knowledge', 'shop_selling', 'product_demo', 'grooming'],
  },
  {
    id: 'toy_gift_salesperson',
    category: 'retail',
    alsoIn: ['sales'],
    latin:
      'Toy and gift shop salesperson; toy salesman, gift shop salesman, toys sales, toy seller, khilona bechne wala, balloon seller, hamleys, archies gallery, decathlon, sports store, first cry',
    devanagari: 'खिलौने-गिफ़्ट सेल्सपर्सन; खिलौना बेचने वाला, गिफ़्ट शॉप सेल्समैन, खिलौने वाला',
    kannada: 'ಆಟಿಕೆ-ಗಿಫ್ಟ್ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಆಟಿಕೆ ಮಾರುವವರು, ಗಿಫ್ಟ್ ಶಾಪ್ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್',
    skills: ['gift_wrapping', 'shop_selling', 'customer_service'],
  },
  {
    id: 'liquor_shop_assistant',
    category: 'retail',
    latin:
      'Wine shop assistant; wine shop salesman, liquor shop salesman, bar counter salesman, mrp outlet boy, wine store boy, liquor store assistant',
    devanagari: 'वाइन शॉप सहायक; शराब की दुकान सेल्समैन, वाइन शॉप सेल्समैन',
    kannada: 'ವೈನ್ ಶಾಪ್ ಸಹಾಯಕರು; ಮದ್ಯದ ಅಂಗಡಿ ಕೆಲಸ, ವೈನ್ ಶಾಪ್ ಸೇಲ್ಸ್‌ಮ್ಯಾನ್',
    skills: ['liquor_knowledge', 'shop_selling', 'stock_counting', 'cash_handling'],
  },
] as const satisfies readonly OccupationRow[];
