/** A kind of shop: what it sells, in all scripts, and who sells it. */
export interface ShopRow {
  readonly occupation: string;
  /** Said before "shop", "ki dukan", "angadi"; separated by commas. */
  readonly goods: string;
  /** Whole names of such places. */
  readonly places?: string;
}

/** Kinds of shops in which goods are sold. */
export const SHOPS: readonly ShopRow[] = [
  {
    occupation: 'garment_salesperson',
    goods:
      'cloth, clothes, clothing, cloths, garment, garments, textile, textiles, saree, sari, silk, silk saree, readymade, ready made, dress, kurti, boutique, tailoring material, bra, innerwear, kids wear, mens wear, ladies wear, kapda, kapde, kapdo, kapdon, saadi, sadi, batte, bhatte, seere, sire, kapad, batta, कपड़ा, कपड़े, कपड़ों, साड़ी, रेडीमेड, कपडे, ಬಟ್ಟೆ, ಸೀರೆ, ರೆಡಿಮೇಡ್, ಜವಳಿ, ಗಾರ್ಮೆಂಟ್ಸ್, ಟೆಕ್ಸ್‌ಟೈಲ್ಸ್, ಬಟ್ಟೇ, men wear, women wear, jeans, shirt, lehenga, churidar, max, zudio, pantaloons, westside, blouse piece, garment outlet, dress material, saari, सारी',
    places:
      'textile shop work, textiles, saree centre, saree center, silk palace, readymade centre, jawali angadi, ಜವಳಿ ಅಂಗಡಿ, zudio, max fashion, fabindia, pothys, kalyan silks, nalli silks, chennai silks, mens wear, ladies wear, manyavar, garments sales',
  },
  {
    occupation: 'pharmacist_helper',
    goods:
      'medical, medicine, medicines, pharmacy, chemist, medicals, medicle, medikal, drug, dawa, dawai, davai, dava, dawakhana, aushadhi, aushadi, oushadhi, ayurvedic, दवा, दवाई, दवाइयों, मेडिकल, ಔಷಧ, ಔಷಧಿ, ಮೆಡಿಕಲ್, ಮಾತ್ರೆ, ಫಾರ್ಮಸಿ',
    places:
      'pharmacy work, medicals, jan aushadhi, apollo pharmacy, medplus, medical counter, prescription medicine, मेडिकल हॉल',
  },
  {
    occupation: 'electronics_salesperson',
    goods:
      'mobile, mobail, moblie, phone, cell phone, mobile accessories, electronics, electronic, laptop, computer, tv, home appliance, home appliances, appliance, camera, मोबाइल, फ़ोन, मोबाईल, इलेक्ट्रॉनिक्स, टीवी, लैपटॉप, ಮೊಬೈಲ್, ಫೋನ್, ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್, ಟಿವಿ, ಲ್ಯಾಪ್‌ಟಾಪ್, headphone, headphones, tempered glass, mobile cover, fridge, ac, washing machine, phone accessories, mobiles, phones, gadgets',
    places:
      'croma, reliance digital, vijay sales, poorvika, sangeetha mobiles, mi store, samsung store, apple store, girias, pai international, adishwar',
  },
  {
    occupation: 'jewellery_salesperson',
    goods:
      'jewellery, jewelry, jewelery, jwellery, jewellary, jewellers, jeweller, gold, silver, diamond, sona, sone, chandi, gehne, gehna, zevar, chinna, chinnada, bangara, bangarada, odave, abharana, सोने, सोने चांदी, गहने, गहनों, ज्वेलरी, ज़ेवर, सुनार, ಚಿನ್ನ, ಚಿನ್ನದ, ಬಂಗಾರದ, ಬೆಳ್ಳಿ, ಒಡವೆ, ಆಭರಣ, ಜ್ಯುವೆಲರಿ, gold ornaments, ornaments, juellery',
    places:
      'jewellers, jewellery mart, जौहरी, ಜ್ಯುವೆಲರ್ಸ್, tanishq, malabar gold, joyalukkas, kalyan jewellers, bhima jewellers, grt jewellers, ಜ್ಯುವೆಲ್ಲರಿ ಶಾಪ್, ಜ್ಯುವೆಲ್ಲರಿ',
  },
  {
    occupation: 'shop_helper',
    goods:
      'kirana, kirane, kiraana, grocery, groceries, grosery, provision, provisions, general, ration, rashan, dinasi, dinase, pan, paan, beeda, beedi, cigarette, petty, departmental, department, rice, oil, organic, utensil, vessel, steel, plastic, किराना, किराने, राशन, परचून, जनरल, पान, बर्तन, चावल, ದಿನಸಿ, ಕಿರಾಣಿ, ರೇಷನ್, ಪ್ರಾವಿಷನ್, ಬೀಡಾ, ಪಾತ್ರೆ, ಅಕ್ಕಿ',
    places: 'kirana, kirana work, provision stores, departmental store, ration depot, ಕಿರಾಣಿ, किराना',
  },
  {
    occupation: 'shelf_stocker',
    goods: 'supermarket, super market, d mart, सुपरमार्केट, ಸೂಪರ್‌ಮಾರ್ಕೆಟ್, smart bazaar',
  },
  {
    occupation: 'bakery_sweet_salesperson',
    goods:
      'bakery, bekari, bakary, sweet, sweets, cake, mithai, mithaai, sihi tindi, condiments, chocolate, बेकरी, मिठाई, केक, स्वीट, ಬೇಕರಿ, ಸ್ವೀಟ್, ಸಿಹಿ ತಿಂಡಿ, ಕೇಕ್, ಮಿಠಾಯಿ, ಸ್ವೀಟ್ಸ್',
    places: 'bakery salesman, sweet house, sweets and bakery, sweet stall',
  },
  {
    occupation: 'stationery_salesperson',
    goods:
      'book, books, stationery, stationary, stationeries, pen, school book, kitab, kitaab, kitabon, kitabo, pustak, pustaka, notebook, किताब, किताबों, पुस्तक, स्टेशनरी, ಪುಸ್ತಕ, ಪುಸ್ತಕದ, ಸ್ಟೇಷನರಿ, ಬುಕ್',
    places: 'book stall, book depot, book house, stationery mart, bookshop, bookstore',
  },
  {
    occupation: 'hardware_salesperson',
    goods:
      'hardware, hard ware, electrical, electricals, electric, paint, paints, plywood, tiles, tile, sanitary, sanitaryware, cement, iron, spare parts, auto parts, auto spare parts, automobile, spares, bijli, loha, lohe, pipe, lights, lighting, battery, glass, हार्डवेयर, इलेक्ट्रिकल, बिजली, पेंट, सीमेंट, टाइल्स, स्पेयर पार्ट्स, ಹಾರ್ಡ್‌ವೇರ್, ಎಲೆಕ್ಟ್ರಿಕಲ್, ಪೇಂಟ್, ಸಿಮೆಂಟ್, ಟೈಲ್ಸ್, ಕಬ್ಬಿಣದ',
    places: 'hardware shop work',
  },
  {
    occupation: 'footwear_salesperson',
    goods:
      'shoe, shoes, footwear, foot wear, chappal, chappals, slipper, slippers, bata, juta, joota, jute, joote, juton, chappali, जूता, जूते, जूतों, चप्पल, फ़ुटवियर, शू, ಚಪ್ಪಲಿ, ಶೂ, ಫುಟ್‌ವೇರ್, ಪಾದರಕ್ಷೆ, nike, puma, adidas, sandal, sandals',
  },
  {
    occupation: 'furniture_salesperson',
    goods:
      'furniture, furnitur, furnichar, sofa, mattress, bed, home decor, curtain, peethopakarana, फ़र्नीचर, गद्दे, सोफ़ा, ಫರ್ನಿಚರ್, ಪೀಠೋಪಕರಣ, ಹಾಸಿಗೆ, ಸೋಫಾ',
  },
  {
    occupation: 'produce_seller',
    goods:
      'fruit, fruits, vegetable, vegetables, vegitable, veg, sabzi, sabji, sabziyon, phal, phalon, tarkari, tarakari, hannu, hannina, coconut, फल, फलों, सब्ज़ी, सब्जी, सब्ज़ियों, ತರಕಾರಿ, ಹಣ್ಣು, ಹಣ್ಣಿನ, ಎಳನೀರು',
    places: 'sabzi mandi, vegetable market, tarakari market, fruit stall',
  },
  {
    occupation: 'florist',
    goods:
      'flower, flowers, bouquet, phool, phul, phoolon, hoo, huvu, huvina, hoovina, pooja flower, फूल, फूलों, ಹೂವು, ಹೂವಿನ, ಹೂ, ಹೂವಿನ ಬೊಕೆ',
  },
  {
    occupation: 'butcher',
    goods:
      'meat, chicken, mutton, fish, beef, pork, chiken, machli, machhli, murga, maamsa, mamsa, koli, meenu, meenina, मीट, मांस, चिकन, मटन, मछली, मुर्गा, ಮಾಂಸ, ಮಾಂಸದ, ಚಿಕನ್, ಕೋಳಿ, ಮಟನ್, ಮೀನು, ಮೀನಿನ',
    places: 'chicken centre, chicken center, mutton stall, fish market, fish stall',
  },
  {
    occupation: 'optician',
    goods:
      'optical, opticals, optician, spectacles, specs, eyewear, lenskart, chashma, chashme, kannadaka, goggles, चश्मा, चश्मे, ऑप्टिकल, ಕನ್ನಡಕ, ಕನ್ನಡಕದ, ಆಪ್ಟಿಕಲ್',
    places: 'opticals, lenskart, optical work',
  },
  {
    occupation: 'cosmetics_salesperson',
    goods:
      'cosmetic, cosmetics, cosmatic, fancy, fansy, bangle, bangles, beauty products, makeup, imitation jewellery, perfume, ladies fancy, churi, chudi, bale, कॉस्मेटिक, चूड़ी, फ़ैंसी, ಕಾಸ್ಮೆಟಿಕ್, ಬಳೆ, ಫ್ಯಾನ್ಸಿ',
    places: 'nykaa, health and glow',
  },
  {
    occupation: 'toy_gift_salesperson',
    goods:
      'toy, toys, gift, gifts, gift article, khilona, khilone, khilaune, aatike, atike, balloon, sports, खिलौना, खिलौने, खिलौनों, गिफ़्ट, ಆಟಿಕೆ, ಗಿಫ್ಟ್',
  },
  {
    occupation: 'liquor_shop_assistant',
    goods:
      'wine, wines, liquor, liqour, daru, daaru, sharab, sharaab, beer, brandy, madya, madyada, शराब, वाइन, दारू, ಮದ್ಯ, ಮದ್ಯದ, ವೈನ್, ಬ್ರಾಂಡಿ',
    places: 'wines, mrp outlet, mrp, bar and wines, ವೈನ್ಸ್',
  },
  {
    occupation: 'vehicle_sales_executive',
    goods:
      'car, bike, two wheeler, four wheeler, scooter, ev, vehicle, automobile showroom, maruti, hero, honda, bajaj, कार, बाइक, स्कूटर, ಕಾರ್, ಬೈಕ್, ಸ್ಕೂಟರ್, ಗಾಡಿ, gaadi, gadi, scooty, गाड़ी, स्कूटी, ಸ್ಕೂಟಿ',
    places: 'car showroom, bike showroom, automobile showroom',
  },
  {
    occupation: 'milk_seller',
    goods: 'milk, doodh, dudh, haalu, halina, nandini, dairy, दूध, डेयरी, ಹಾಲು, ಹಾಲಿನ, ನಂದಿನಿ',
    places:
      'milk booth, dairy booth, milk parlour, milk dairy, nandini booth, nandini parlour, milk centre, ಹಾಲಿನ ಬೂತ್, ಹಾಲಿನ ಡೈರಿ',
  },
];

/** Kinds of shops in which something is made, repaired or done. */
export const TRADE_SHOPS: readonly ShopRow[] = [
  {
    occupation: 'photocopy_operator',
    goods:
      'xerox, zerox, jerox, photocopy, print, printing, print out, cyber, internet, online, lamination, ज़ेरॉक्स, ज़ेराक्स, फ़ोटोकॉपी, प्रिंटिंग, साइबर, ಜೆರಾಕ್ಸ್, ಝೆರಾಕ್ಸ್, ಪ್ರಿಂಟಿಂಗ್, ಸೈಬರ್',
    places:
      'cyber centre, cyber center, cyber cafe, cybercafe, internet cafe, internet centre, xerox centre, xerox center, xerox, zerox, photocopy centre, printing press helper, csc center, csc centre, साइबर कैफ़े, साइबर सेंटर, ಸೈಬರ್ ಸೆಂಟರ್, ಸೈಬರ್ ಕೆಫೆ, ಜೆರಾಕ್ಸ್',
  },
  {
    occupation: 'petrol_pump_attendant',
    goods: '',
    places:
      'petrol bunk, petrol pump, petrol station, gas station, fuel station, petrol bank, petrol bunck, petrol bankh, cng pump, पेट्रोल बंक, ಪೆಟ್ರೋಲ್ ಬ್ಯಾಂಕ್, ಬಂಕ್',
  },
  {
    occupation: 'tea_maker',
    goods: 'tea, chai, chaha, coffee, चाय, ಟೀ, ಚಹಾ, ಕಾಫಿ',
    places: 'tea stall, tea point, chai ki tapri, chai tapri, coffee bar',
  },
  {
    occupation: 'juice_chaat_maker',
    goods: 'juice, ice cream, icecream, chaat, chats, panipuri, जूस, आइसक्रीम, चाट, ಜ್ಯೂಸ್, ಐಸ್ ಕ್ರೀಮ್, ಚಾಟ್ಸ್',
    places: 'juice centre, juice center, ice cream parlour, chaat centre',
  },
  {
    occupation: 'tailor',
    goods: 'tailor, tailoring, darzi, darji, ladies tailor, दर्जी, टेलर, ಟೈಲರ್, ದರ್ಜಿ',
    places: 'tailoring centre',
  },
  {
    occupation: 'barber',
    goods: 'barber, cutting, hair cutting, nai, naai, hajjam, नाई, ಕಟಿಂಗ್, ಕ್ಷೌರದ',
    places: 'hair saloon, gents saloon, gents parlour',
  },
  { occupation: 'tyre_worker', goods: 'tyre, tire, puncture, panchar, panchur, पंचर, टायर, ಪಂಚರ್, ಟೈರ್, ಪಂಕ್ಚರ್' },
  { occupation: 'bike_mechanic', goods: 'cycle, bicycle, bike repair, साइकिल, ಸೈಕಲ್' },
  {
    occupation: 'mobile_technician',
    goods: 'mobile repair, mobile repairing, mobile service, phone repair, मोबाइल रिपेयर, ಮೊಬೈಲ್ ರಿಪೇರಿ',
  },
  { occupation: 'pet_caretaker', goods: 'pet, dog, aquarium, पेट, ಪೆಟ್' },
  { occupation: 'waste_collector', goods: 'scrap, gujari, kabadi, कबाड़, ಗುಜರಿ', places: 'gujari, gujari angadi' },
  { occupation: 'watch_repairer', goods: 'watch, clock, ghadi, घड़ी, ಗಡಿಯಾರ, ವಾಚ್' },
  { occupation: 'cobbler', goods: 'shoe repair, mochi, मोची' },
];
