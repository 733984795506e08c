import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of kitchens, restaurants, shops and counters. */
export const OCCUPATIONS_FOOD_RETAIL = [
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
      'South Indian cook; south indian master, dosa master, dosa maker, idli dosa cook, dose bhatta, dosa bhatta, dosa banane wala, tiffin master, darshini cook',
    devanagari: 'साउथ इंडियन कुक; डोसा मास्टर, डोसा बनाने वाला, इडली डोसा कुक',
    kannada: 'ಸೌತ್ ಇಂಡಿಯನ್ ಕುಕ್; ದೋಸೆ ಭಟ್ಟ, ದೋಸೆ ಮಾಸ್ಟರ್, ದೋಸೆ ಮಾಡುವವರು, ದರ್ಶಿನಿ ಕುಕ್',
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
      'Kitchen helper; helper in kitchen, cook assistant, kitchen boy, kitchen staff, kitchen assistant, kitchen porter, hotel helper, restaurant helper, rasoi helper, sabzi katne wala, sabzi katne wali, adige mane sahayaka, kichan helper, hotel kitchen work, hotel kitchen, hotel boy helper, adige helper, atta goondhna, atta gundhna, atta goonthna, masala peesna, kitchen madad, vegetable cutting work, adige mane, adige mane helper, chapati lattisuvudu, chapathi lattisuvudu, masala grinding, kitchen help, tarkari hechodu, hittu rubbodu',
    devanagari:
      'किचन हेल्पर; रसोई हेल्पर, होटल हेल्पर, किचन बॉय, किचन स्टाफ़, सब्ज़ी काटने वाला, सब्ज़ी काटने वाली, रसोई में मदद, आटा गूंथना, मसाला पीसना, किचन मदद, रसोई मदद, किचन में मदद',
    kannada:
      'ಕಿಚನ್ ಹೆಲ್ಪರ್; ಅಡುಗೆಮನೆ ಸಹಾಯಕರು, ಅಡುಗೆ ಮನೆ ಸಹಾಯಕರು, ಅಡುಗೆ ಮನೆ ಸಹಾಯಕ, ಅಡುಗೆ ಮನೆ ಹೆಲ್ಪರ್, ಹೋಟೆಲ್ ಹೆಲ್ಪರ್, ತರಕಾರಿ ಹೆಚ್ಚುವವರು, ಕಿಚನ್ ಬಾಯ್, ಅಡುಗೆಮನೆ ಹೆಲ್ಪರ್, ಅಡುಗೆ ಹೆಲ್ಪರ್, ಅಡುಗೆ ಮನೆ, ಅಡುಗೆ ಮನೆ ಕೆಲಸ, ತರಕಾರಿ ಹೆಚ್ಚೋದು, ಹಿಟ್ಟು ರುಬ್ಬೋದು, ಹಿಟ್ಟು ರುಬ್ಬುವುದು, ಭಟ್ಟರಿಗೆ ಸಹಾಯ',
    skills: ['vegetable_cutting', 'kitchen_cleaning', 'dishwashing', 'food_packing', 'food_hygiene'],
  },
  {
    id: 'dishwasher',
    category: 'food_service',
    alsoIn: ['cleaning', 'domestic_help'],
    latin:
      'Dishwasher; dish washer, utensil washer, utility staff, kitchen steward, dish cleaner, bartan wala, bartan wali, bartan dhone wala, bartan dhone wali, bartan saaf karne wala, paatre toleyuvavaru, patre toleyuvavaru, dish wash boy, wash dishes, wash vessels, vessel washing, bartan saaf karna, patre toleyuvudu, patre toleyuva, patre toleyo, patre toliyo, utility boy, utility worker, utility staff kitchen, bartan walla, patre tolyo, plate tolyo, dishwashing, dishwashing staff, dish washing staff, cup plate dhona, glass plate dhona',
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
      'Waiter; waitress, server, food server, restaurant server, steward, table server, hotel waiter, restaurant waiter, f and b service, service staff, hotel supplier, khana parosne wala, khana parosne wali, bearer, oota badisuvavaru, waitor, vetar, wetor, serve food, oota badisuva, serving boy, serving girl, serving staff, serving job, food serving boy, table service, hotel supplyer, supplyer, supplier boy, hotel supply boy, hotel supply, service boy, hotel service boy, hotel service, fnb service, food and beverage service, food and beverage associate, f and b associate, f b service, dining staff, taking orders, order taker, hotel serving, restaurant serving, food runner, hotel supply work, order taking, serve guests, serving guests, supplier, suppliar, darshini supplier, supplier boy, serving at parties',
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
