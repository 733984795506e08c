import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of kitchens and restaurants. */
export const OCCUPATIONS_FOOD = [
  {
    id: 'cook',
    category: 'food_service',
    alsoIn: ['domestic_help'],
    latin:
      'Cook; samayal master, samayal, restaurant cook, hotel cook, mess cook, canteen cook, hostel cook, pg cook, bawarchi, rasoiya, khansama, khana banane wala, khana banane wali, adige bhatta, adugeyavaru, adige maduvavaru, adige kelasa, kuk, cooking, cooking work, cooking job, cooking master, adige bhattru, adige bhatru, adige bhattaru, adigeyavaru, adugeyavru, adigeyavru, adige barutte, north indian cook, non veg cook, veg cook, andhra cook, vegetarian cook, bulk cooking, rasoia, adige, aduge, adge, adugae, bhatta, bhattaru, bhattru, bhatru, hotel bhatta, master cook, biryani cook, biryani master, cook master, biryani chef, banasiga, baanasiga, north indian food, dal sabzi, dal chawal',
    devanagari:
      'रसोइया; कुक, बावर्ची, खाना बनाने वाला, खाना बनाने वाली, होटल कुक, मेस कुक, खानसामा, कुकिंग, कुकिंग का काम, भट्ट, बिरयानी कुक, बिरयानी मास्टर, बिरयानी बनाना, उत्तर भारतीय खाना, दाल सब्ज़ी, दाल चावल, पराठा बनाना, दाल सब्ज़ी बनाना',
    kannada:
      'ಅಡುಗೆಯವರು; ಕುಕ್, ಅಡುಗೆ ಭಟ್ಟ, ಅಡಿಗೆ ಭಟ್ಟ, ಅಡುಗೆ ಮಾಡುವವರು, ಅಡುಗೆ ಕೆಲಸ, ಹೋಟೆಲ್ ಕುಕ್, ಅಡಿಗೆ ಕೆಲಸ, ಅಡುಗೆ ಭಟ್ಟರು, ಅಡಿಗೆ ಭಟ್ಟರು, ಅಡುಗೆ ಭಟ್ರು, ಅಡಿಗೆ ಭಟ್ರು, ಅಡಿಗೆಯವರು, ಮೆಸ್ ಅಡುಗೆ, ಅಡುಗೆ ಬರುತ್ತೆ, ಅಡುಗೆ, ಅಡಿಗೆ, ಭಟ್ಟ, ಭಟ್ಟರು, ಭಟ್ರು, ಹೋಟೆಲ್ ಭಟ್ಟ, ಬಿರಿಯಾನಿ ಕುಕ್, ಅಡುಗೆ ಮಾಸ್ಟರ್, ಬಾಣಸಿಗ, ಬಾಣಸಿಗರು, ಬಿರಿಯಾನಿ ಮಾಡುವವರು, ಉತ್ತರ ಭಾರತೀಯ ಅಡುಗೆ',
    skills: ['cooking', 'vegetable_cutting', 'food_hygiene', 'north_indian_cooking', 'south_indian_cooking'],
  },
  {
    id: 'chef',
    category: 'food_service',
    latin:
      'Chef; head chef, head cook, executive chef, sous chef, kitchen incharge, kitchen manager, chef de partie, cdp, shef, dcdp, demi chef, kitchen in charge, chef kelasa, five star chef, restaurant chef, hotel chef',
    devanagari: 'शेफ़; हेड शेफ़, हेड कुक, सू शेफ़, किचन इंचार्ज, शेफ़ का काम',
    kannada: 'ಶೆಫ್; ಹೆಡ್ ಶೆಫ್, ಹೆಡ್ ಕುಕ್, ಮುಖ್ಯ ಅಡುಗೆಯವರು, ಕಿಚನ್ ಇನ್‌ಚಾರ್ಜ್, ಶೆಫ್ ಕೆಲಸ',
    skills: ['kitchen_management', 'cooking', 'team_leadership', 'food_hygiene', 'continental_cooking'],
  },
  {
    id: 'commis',
    category: 'food_service',
    latin:
      'Commis chef; commis, commi, comi, commis 1, commis 2, commis 3, assistant cook, junior cook, trainee cook, cook helper, adige sahayaka, junior chef, assistant chef, trainee chef, helper cook, commis3, commis2, commis1, commy, cook helper master',
    devanagari: 'कॉमी शेफ़; कॉमी, असिस्टेंट कुक, जूनियर कुक, कुक हेल्पर, ट्रेनी कुक, जूनियर शेफ़, असिस्टेंट शेफ़',
    kannada: 'ಕಾಮಿ ಶೆಫ್; ಕಾಮಿ, ಅಸಿಸ್ಟೆಂಟ್ ಕುಕ್, ಜೂನಿಯರ್ ಕುಕ್, ಅಡುಗೆ ಸಹಾಯಕರು, ಜೂನಿಯರ್ ಶೆಫ್, ಅಡುಗೆ ಸಹಾಯಕ',
    skills: ['vegetable_cutting', 'cooking', 'food_hygiene', 'kitchen_cleaning', 'teamwork'],
  },
  {
    id: 'south_indian_cook',
    category: 'food_service',
    latin:
      'South Indian cook; south indian master, dosa master, dosa maker, idli dosa cook, dose bhatta, dosa bhatta, dosa banane wala, tiffin master, darshini cook, south indian breakfast',
    devanagari: 'साउथ इंडियन कुक; डोसा मास्टर, डोसा बनाने वाला, इडली डोसा कुक, साउथ इंडियन नाश्ता',
    kannada: 'ಸೌತ್ ಇಂಡಿಯನ್ ಕುಕ್; ದೋಸೆ ಭಟ್ಟ, ದೋಸೆ ಮಾಸ್ಟರ್, ದೋಸೆ ಮಾಡುವವರು, ದರ್ಶಿನಿ ಕುಕ್, ದಕ್ಷಿಣ ಭಾರತದ ತಿಂಡಿ, ಸೌತ್ ಇಂಡಿಯನ್ ತಿಂಡಿ',
    skills: ['south_indian_cooking', 'cooking', 'food_hygiene', 'kitchen_cleaning'],
  },
  {
    id: 'tandoor_cook',
    category: 'food_service',
    latin:
      'Tandoor cook; bhatti, roti bhatti, naan bhatti, tandoor bhatti, tandoor chef, tandoori cook, tandoor master, roti maker, naan maker, kebab maker, kabab cook, tandoor wala, roti banane wala, chapati maker',
    devanagari: 'तंदूर कुक; तंदूर शेफ़, तंदूर वाला, रोटी बनाने वाला, कबाब कुक',
    kannada: 'ತಂದೂರ್ ಕುಕ್; ತಂದೂರ್ ಶೆಫ್, ರೊಟ್ಟಿ ಮಾಡುವವರು, ಕಬಾಬ್ ಕುಕ್, ಚಪಾತಿ ಮಾಡುವವರು',
    skills: ['tandoor_cooking', 'dough_roti_making', 'north_indian_cooking', 'food_hygiene'],
  },
  {
    id: 'chinese_cook',
    category: 'food_service',
    latin:
      'Chinese cook; chinese chef, chinese master, momo maker, momos cook, noodles cook, wok cook, gobi manchuri master, fried rice cook, chainis cook, chinese kelasa, chinese section cook',
    devanagari: 'चाइनीज़ कुक; चाइनीज़ शेफ़, चाइनीज़ मास्टर, मोमो बनाने वाला',
    kannada: 'ಚೈನೀಸ್ ಕುಕ್; ಚೈನೀಸ್ ಶೆಫ್, ಚೈನೀಸ್ ಮಾಸ್ಟರ್, ಗೋಬಿ ಮಂಚೂರಿ ಮಾಸ್ಟರ್, ಮೊಮೊ ಮಾಡುವವರು',
    skills: ['chinese_cooking', 'vegetable_cutting', 'cooking', 'food_hygiene'],
  },
  {
    id: 'fast_food_crew',
    category: 'food_service',
    latin:
      'Fast food crew member; restaurant crew, crew member, qsr crew, qsr team member, pizza maker, burger maker, sandwich maker, pizza chef, mcdonalds crew, kfc crew, fast food cook, outlet team member, kfc, mcdonalds, mcdonald, mcd crew, burger king, dominos, dominos pizza, pizza hut, subway crew, team member kfc, fast food, qsr, food outlet staff, fast food kelasa, fast food helper',
    devanagari: 'फ़ास्ट फ़ूड स्टाफ़; रेस्टोरेंट क्रू, क्रू मेंबर, पिज़्ज़ा मेकर, बर्गर मेकर, पिज़्ज़ा बनाने वाला, फ़ास्ट फ़ूड, डोमिनोज़, मैकडॉनल्ड्स',
    kannada: 'ಫಾಸ್ಟ್ ಫುಡ್ ಸಿಬ್ಬಂದಿ; ರೆಸ್ಟೋರೆಂಟ್ ಕ್ರ್ಯೂ, ಕ್ರ್ಯೂ ಮೆಂಬರ್, ಪಿಜ್ಜಾ ಮೇಕರ್, ಬರ್ಗರ್ ಮೇಕರ್, ಫಾಸ್ಟ್ ಫುಡ್, ಡಾಮಿನೋಸ್',
    skills: ['pizza_burger_making', 'order_taking', 'food_packing', 'food_hygiene', 'billing'],
  },
  {
    id: 'kitchen_helper',
    category: 'food_service',
    latin:
      'Kitchen helper; helper in kitchen, cook assistant, kitchen boy, kitchen staff, kitchen assistant, kitchen porter, hotel helper, restaurant helper, rasoi helper, sabzi katne wala, sabzi katne wali, adige mane sahayaka, kichan helper, hotel kitchen work, hotel kitchen, hotel boy helper, adige helper, atta goondhna, atta gundhna, atta goonthna, masala peesna, kitchen madad, vegetable cutting work, adige mane, adige mane helper, chapati lattisuvudu, chapathi lattisuvudu, masala grinding, kitchen help, tarkari hechodu, hittu rubbodu, adige manesahayaka',
    devanagari:
      'किचन हेल्पर; रसोई हेल्पर, होटल हेल्पर, किचन बॉय, किचन स्टाफ़, सब्ज़ी काटने वाला, सब्ज़ी काटने वाली, रसोई में मदद, आटा गूंथना, मसाला पीसना, किचन मदद, रसोई मदद, किचन में मदद',
    kannada:
      'ಕಿಚನ್ ಹೆಲ್ಪರ್; ಅಡುಗೆಮನೆ ಸಹಾಯಕರು, ಅಡುಗೆ ಮನೆ ಸಹಾಯಕರು, ಅಡುಗೆ ಮನೆ ಸಹಾಯಕ, ಅಡುಗೆ ಮನೆ ಹೆಲ್ಪರ್, ಹೋಟೆಲ್ ಹೆಲ್ಪರ್, ತರಕಾರಿ ಹೆಚ್ಚುವವರು, ಕಿಚನ್ ಬಾಯ್, ಅಡುಗೆಮನೆ ಹೆಲ್ಪರ್, ಅಡುಗೆ ಹೆಲ್ಪರ್, ಅಡುಗೆ ಮನೆ, ಅಡುಗೆ ಮನೆ ಕೆಲಸ, ತರಕಾರಿ ಹೆಚ್ಚೋದು, ಹಿಟ್ಟು ರುಬ್ಬೋದು, ಹಿಟ್ಟು ರುಬ್ಬುವುದು, ಭಟ್ಟರಿಗೆ ಸಹಾಯ, ಅಡುಗೆಮನೆ ಸಹಾಯಕ, ಅಡುಗೆಮನೆಸಹಾಯಕ',
    skills: ['vegetable_cutting', 'kitchen_cleaning', 'dishwashing', 'food_packing', 'food_hygiene'],
  },
  {
    id: 'dishwasher',
    category: 'food_service',
    alsoIn: ['cleaning', 'domestic_help'],
    latin:
      'Dishwasher; dish washer, utensil washer, utility staff, kitchen steward, dish cleaner, bartan wala, bartan wali, bartan dhone wala, bartan dhone wali, bartan saaf karne wala, paatre toleyuvavaru, patre toleyuvavaru, dish wash boy, wash dishes, wash vessels, vessel washing, bartan saaf karna, patre toleyuvudu, patre toleyuva, patre toleyo, patre toliyo, utility boy, utility worker, utility staff kitchen, bartan walla, patre tolyo, plate tolyo, dishwashing, dishwashing staff, dish washing staff, cup plate dhona, glass plate dhona, vessels washing, kitchen vessels washing, hotel kitchen vessels washing, hotel vessels washing',
    devanagari:
      'बर्तन धोने वाले; बर्तन धोने वाला, बर्तन धोने वाली, डिशवॉशर, बर्तन वाला, बर्तन वाली, बर्तन मांजने वाला, यूटिलिटी स्टाफ़, बर्तन साफ़ करना, बर्तन का काम, थाली गिलास माँजना, बर्तन माँजना, कुकर माँजना, जूठे बर्तन',
    kannada: 'ಪಾತ್ರೆ ತೊಳೆಯುವವರು; ಡಿಶ್‌ವಾಷರ್, ಪಾತ್ರೆ ತೊಳೆಯುವ ಕೆಲಸ, ಯುಟಿಲಿಟಿ ಸಿಬ್ಬಂದಿ, ಪಾತ್ರೆ ತೊಳೆಯುವ, ಪಾತ್ರೆ ಕೆಲಸ',
    skills: ['dishwashing', 'kitchen_cleaning', 'cleaning_chemicals', 'waste_segregation'],
  },
  {
    id: 'waiter',
    category: 'food_service',
    alsoIn: ['event_staff'],
    latin:
      'Waiter; waitress, server, servers, food server, food servers, restaurant server, steward, table server, hotel waiter, restaurant waiter, f and b service, service staff, hotel supplier, khana parosne wala, khana parosne wali, bearer, oota badisuvavaru, waitor, vetar, wetor, serve food, oota badisuva, serving boy, serving girl, serving staff, serving job, food serving boy, table service, hotel supplyer, supplyer, supplier boy, hotel supply boy, hotel supply, service boy, hotel service boy, hotel service, fnb service, food and beverage service, food and beverage associate, f and b associate, f b service, dining staff, taking orders, order taker, hotel serving, restaurant serving, food runner, hotel supply work, order taking, serve guests, serving guests, supplier, suppliar, darshini supplier, supplier boy, serving at parties, take the order, taking the order, clear plates, clearing plates, take order from table, bring food to table, thatte tegeyuvudu, table ge oota',
    devanagari:
      'वेटर; वेट्रेस, सर्वर, स्टीवर्ड, बैरा, खाना परोसने वाला, खाना परोसने वाली, होटल वेटर, रेस्टोरेंट वेटर, वैटर, सप्लायर, होटल सप्लायर, सर्विस बॉय, वेटेर',
    kannada:
      'ವೇಟರ್; ವೇಟ್ರೆಸ್, ಸರ್ವರ್, ಸ್ಟೀವರ್ಡ್, ಸಪ್ಲೈಯರ್, ಊಟ ಬಡಿಸುವವರು, ಹೋಟೆಲ್ ವೇಟರ್, ವೈಟರ್, ಊಟ ಬಡಿಸುವ, ಹೋಟೆಲ್ ಸಪ್ಲೈಯರ್, ಸಪ್ಲೇಯರ್, ಸರ್ವಿಸ್ ಬಾಯ್, ಸಪ್ಲಾಯರ್',
    skills: ['table_service', 'order_taking', 'menu_knowledge', 'guest_handling', 'billing', 'grooming'],
  },
  {
    id: 'restaurant_captain',
    category: 'food_service',
    alsoIn: ['event_staff'],
    latin:
      'Restaurant captain; captain, senior waiter, floor captain, banquet captain, senior steward, head waiter, restaurant kaptan',
    devanagari: 'रेस्टोरेंट कैप्टन; कैप्टन, सीनियर वेटर, हेड वेटर, बैंक्वेट कैप्टन',
    kannada: 'ರೆಸ್ಟೋರೆಂಟ್ ಕ್ಯಾಪ್ಟನ್; ಕ್ಯಾಪ್ಟನ್, ಸೀನಿಯರ್ ವೇಟರ್, ಹೆಡ್ ವೇಟರ್',
    skills: ['team_leadership', 'order_taking', 'menu_knowledge', 'upselling', 'guest_handling'],
  },
  {
    id: 'restaurant_manager',
    category: 'food_service',
    latin:
      'Restaurant manager; hotel manager, cafe manager, outlet manager, restaurant supervisor, food court manager, f and b manager, canteen manager, restorent manager, mess manager, canteen supervisor, cafe supervisor, hotel supervisor, restaurant incharge, cafe incharge, hotel incharge, hotel maneger, kitchen supervisor',
    devanagari: 'रेस्टोरेंट मैनेजर; होटल मैनेजर, कैफ़े मैनेजर, आउटलेट मैनेजर, कैंटीन मैनेजर, होटल सुपरवाइज़र',
    kannada: 'ರೆಸ್ಟೋರೆಂಟ್ ಮ್ಯಾನೇಜರ್; ಹೋಟೆಲ್ ಮ್ಯಾನೇಜರ್, ಕೆಫೆ ಮ್ಯಾನೇಜರ್, ಕ್ಯಾಂಟೀನ್ ಮ್ಯಾನೇಜರ್, ಹೋಟೆಲ್ ಸೂಪರ್‌ವೈಸರ್',
    skills: ['team_leadership', 'kitchen_management', 'customer_service', 'inventory_management', 'cash_handling'],
  },
  {
    id: 'bartender',
    category: 'food_service',
    alsoIn: ['event_staff'],
    latin:
      'Bartender; bar tender, barman, bar boy, bar staff, mixologist, bar waiter, bar kelasa, baar tender, bar back, barback, bar girl, bar helper, pub staff, drinks maker',
    devanagari: 'बारटेंडर; बार बॉय, बारमैन, बार वेटर, बार स्टाफ़',
    kannada: 'ಬಾರ್‌ಟೆಂಡರ್; ಬಾರ್ ಬಾಯ್, ಬಾರ್ ವೇಟರ್, ಬಾರ್ ಸಿಬ್ಬಂದಿ, ಬಾರ್ ಕೆಲಸ, ಬಾರ್ ಹುಡುಗ',
    skills: ['bartending', 'order_taking', 'cash_handling', 'guest_handling', 'night_shift'],
  },
  {
    id: 'barista',
    category: 'food_service',
    alsoIn: ['retail'],
    latin:
      'Barista; coffee maker, cafe staff, coffee shop staff, coffee master, coffee barista, kaapi maduvavaru, kaapi master, bareesta, starbucks, starbucks barista, cafe coffee day, ccd, ccd job, third wave coffee, blue tokai, cafe boy, cafe girl, cafe kelasa, coffee shop, coffee shop job, latte, cappuccino, latte cappuccino',
    devanagari:
      'बरिस्ता; कॉफ़ी बनाने वाला, कैफ़े स्टाफ़, कॉफ़ी शॉप स्टाफ़, कॉफ़ी मास्टर, कॉफ़ी शॉप, कैफ़े का काम, कैफ़े में काम, लाटे, कैपुचीनो',
    kannada: 'ಬರಿಸ್ತಾ; ಕಾಫಿ ಮಾಡುವವರು, ಕಾಫಿ ಮಾಸ್ಟರ್, ಕೆಫೆ ಸಿಬ್ಬಂದಿ, ಕೆಫೆ ಕೆಲಸ, ಕಾಫಿ ಶಾಪ್, ಕ್ಯಾಪುಚಿನೋ',
    skills: ['coffee_making', 'order_taking', 'billing', 'customer_service', 'upselling'],
  },
  {
    id: 'tea_maker',
    category: 'food_service',
    latin:
      'Tea maker; tea master, chai wala, chaiwala, tea boy, tea stall helper, chai banane wala, tea stall worker, chaha maduvavaru, pantry tea boy, chai pilana, chai point, tea coffee boy, tea coffee, tea counter, chai counter',
    devanagari: 'चाय बनाने वाले; चाय वाला, चाय बनाने वाला, टी मास्टर, चाय की दुकान हेल्पर, टी बॉय, चाय काउंटर',
    kannada: 'ಟೀ ಮಾಸ್ಟರ್; ಟೀ ಮಾಡುವವರು, ಚಹಾ ಮಾಡುವವರು, ಟೀ ಅಂಗಡಿ ಕೆಲಸ, ಟೀ ಬಾಯ್, ಟೀ ಕೌಂಟರ್',
    skills: ['tea_making', 'coffee_making', 'dishwashing', 'cash_handling'],
  },
  {
    id: 'juice_chaat_maker',
    category: 'food_service',
    alsoIn: ['retail'],
    latin:
      'Juice and chaat maker; juice maker, juice master, chaat maker, chaat wala, panipuri wala, pani puri maker, golgappa wala, ice cream parlour staff, juice wala, chats master, snacks counter, chat master, chat maker, gola wala, roll maker, food stall, food stall boy, food cart, street food, street food stall, chaat counter, juice counter, chat centre, chats centre, chat center, bajji, bajji shop, bajji maker, bajji stall, bonda bajji, fruit counter, fresh fruit counter, fruit salad, milkshake',
    devanagari:
      'जूस और चाट बनाने वाले; जूस और चाट वाला, जूस वाला, चाट वाला, पानीपूरी वाला, गोलगप्पे वाला, जूस मास्टर, भजिया बनाना, जूस काउंटर',
    kannada: 'ಜ್ಯೂಸ್ ಮತ್ತು ಚಾಟ್ಸ್ ಮಾಸ್ಟರ್; ಜ್ಯೂಸ್ ಮಾಡುವವರು, ಚಾಟ್ಸ್ ಮಾಡುವವರು, ಪಾನಿಪುರಿ ಮಾಡುವವರು, ಬಜ್ಜಿ ಅಂಗಡಿ, ಬಜ್ಜಿ ಮಾಡುವವರು, ಜ್ಯೂಸ್ ಕೌಂಟರ್',
    skills: ['juice_chaat_making', 'cash_handling', 'food_hygiene', 'customer_service'],
  },
  {
    id: 'baker',
    category: 'food_service',
    latin:
      'Baker; bakery, bakery worker, bakery helper, bakery master, cake maker, cake master, pastry chef, bread maker, bakery kelasa, cake banane wala, bekari kelasa, cake decorator, bakery chef, oven worker, cake designer',
    devanagari: 'बेकर; बेकरी, बेकरी हेल्पर, बेकरी मास्टर, केक बनाने वाला, केक मास्टर, पेस्ट्री शेफ़',
    kannada: 'ಬೇಕರ್; ಬೇಕರಿ, ಬೇಕರಿ ಕೆಲಸ, ಬೇಕರಿ ಮಾಸ್ಟರ್, ಕೇಕ್ ಮಾಡುವವರು, ಪೇಸ್ಟ್ರಿ ಶೆಫ್, ಬೇಕರಿ ಹೆಲ್ಪರ್',
    skills: ['baking', 'cake_decoration', 'food_hygiene', 'weighing_packing'],
  },
  {
    id: 'sweet_maker',
    category: 'food_service',
    alsoIn: ['retail'],
    latin:
      'Sweet maker; mithai dukaan karigar, mithai dukan karigar, mithai dukaan me karigar, mithai ki dukan me karigar, sweet shop karigar, halwai, halvai, mithai banane wala, sweet master, sweets cook, namkeen maker, mithai karigar, sweet maduvavaru, sihi tindi maduvavaru, mithaiwala, mithai wala, chips maker, halwayi, obbattu, obbattu madodu, holige tatto, mysore pak, barfi, kaju katli, petha, rasgulla, soan papdi',
    devanagari:
      'हलवाई; मिठाई की दुकान में कारीगर, मिठाई कारीगर, मिठाई बनाने वाला, स्वीट मास्टर, मिठाई कारीगर, नमकीन बनाने वाला, मिठाई वाला, बर्फी, काजू कतली, रसगुल्ला',
    kannada: 'ಸ್ವೀಟ್ ಮಾಸ್ಟರ್; ಸಿಹಿ ತಿಂಡಿ ಮಾಡುವವರು, ಸ್ವೀಟ್ ಮಾಡುವವರು, ಮಿಠಾಯಿ ಮಾಡುವವರು, ಒಬ್ಬಟ್ಟು, ಮೈಸೂರ್ ಪಾಕ್, ಬರ್ಫಿ',
    skills: ['sweet_making', 'cooking', 'food_hygiene', 'food_packing'],
  },
  {
    id: 'food_packer',
    category: 'food_service',
    alsoIn: ['gig'],
    latin:
      'Food packer; food packing staff, tiffin packer, tiffin packing, parcel counter boy, parcel counter staff, parcel boy, khana pack karne wala, cloud kitchen packer, tiffin pack karna, khana pack karna, parcel counter, hotel parcel boy, food packing, food packing boy, cloud kitchen packing, restaurant packing boy, restaurant packing, hotel packing, zomato packing, swiggy packing, food parcel packing, oota pack maduvudu',
    devanagari: 'फ़ूड पैकर; खाना पैक करने वाला, टिफ़िन पैकिंग स्टाफ़, पार्सल काउंटर स्टाफ़, खाना पैक करना, पार्सल काउंटर',
    kannada: 'ಫುಡ್ ಪ್ಯಾಕರ್; ಊಟ ಪ್ಯಾಕ್ ಮಾಡುವವರು, ಪಾರ್ಸೆಲ್ ಕೌಂಟರ್ ಸಿಬ್ಬಂದಿ, ಪಾರ್ಸೆಲ್ ಕೌಂಟರ್, ಊಟ ಪ್ಯಾಕ್ ಮಾಡುವುದು, ಊಟ ಪ್ಯಾಕಿಂಗ್',
    skills: ['food_packing', 'food_hygiene', 'labelling', 'weighing_packing'],
  },
  {
    id: 'butcher',
    category: 'food_service',
    alsoIn: ['retail'],
    latin:
      'Butcher; meat cutter, chicken cutter, fish cutter, chicken shop worker, mutton cutter, meat shop helper, chicken kaatne wala, machhli kaatne wala, koli angadi kelasa, kasai, licious, meat shop boy, fish cleaner, fish cleaning, chicken shop, mutton shop, chicken mutton shop',
    devanagari:
      'मीट काटने वाले; मीट काटने वाला, बूचर, चिकन काटने वाला, मछली काटने वाला, चिकन शॉप हेल्पर, कसाई, चिकन की दुकान, मटन की दुकान',
    kannada:
      'ಮಾಂಸ ಕತ್ತರಿಸುವವರು; ಚಿಕನ್ ಕಟ್ಟರ್, ಚಿಕನ್ ಅಂಗಡಿ ಕೆಲಸ, ಮೀನು ಕತ್ತರಿಸುವವರು, ಬುಚ್ಚರ್, ಕಸಾಯಿ, ಚಿಕನ್ ಅಂಗಡಿ, ಮಟನ್ ಅಂಗಡಿ, ಚಿಕನ್ ಮಟನ್ ಅಂಗಡಿ, ಚಿಕನ್ ಕಟಿಂಗ್',
    skills: ['meat_cutting', 'weighing_packing', 'customer_service', 'food_hygiene'],
  },
  {
    id: 'room_service_attendant',
    category: 'food_service',
    latin:
      'Room service attendant; room service waiter, room service boy, bell boy, bellboy, bell attendant, doorman, hotel attendant, hotel boy, bell captain, bell man, luggage boy, concierge, door man hotel, porter hotel',
    devanagari: 'रूम सर्विस अटेंडेंट; रूम सर्विस वेटर, बेल बॉय, होटल अटेंडेंट, होटल बॉय',
    kannada: 'ರೂಮ್ ಸರ್ವಿಸ್ ಅಟೆಂಡೆಂಟ್; ರೂಮ್ ಸರ್ವಿಸ್ ಬಾಯ್, ಬೆಲ್ ಬಾಯ್, ಹೋಟೆಲ್ ಬಾಯ್',
    skills: ['room_service', 'table_service', 'order_taking', 'guest_handling'],
  },
] as const satisfies readonly OccupationRow[];
