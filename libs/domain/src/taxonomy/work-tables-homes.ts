import type { WorkTable } from './work-table-rows.js';

/** What is cooked, baked or mixed. */
const COOKING: WorkTable = {
  forms: {
    latin: '# maker, # making, # master, # cook, # chef, # karigar, # expert, # specialist, # section, # kelasa',
    devanagari: '# मास्टर, # मेकर, # कारीगर, # कुक, # शेफ़',
    kannada: '# ಮಾಸ್ಟರ್, # ಮೇಕರ್, # ಕುಕ್, # ಶೆಫ್, # ಭಟ್ಟ, # ಭಟ್ಟರು',
    verbs: {
      ...{ hindi: '# bana, # paka', devanagari: '# बना, # पका' },
      ...{ kannada: '# maad, # mad, # haak, # hak', kannadaScript: '# ಮಾಡ, # ಹಾಕ, # ತಯಾರಿಸ' },
    },
  },
  objects: {
    cook: 'ಸಾಂಬಾರ್, ಚಟ್ನಿ, ಪಲ್ಯ, सांभर, चटनी, dal sabzi roti, dal sabzi, dal roti, दाल सब्ज़ी रोटी, दाल रोटी, biryani, biriyani, briyani, biriyani rice, बिरयानी, बिरियानी, ಬಿರಿಯಾನಿ, ಬಿರ್ಯಾನಿ, sambar, palya, pulao, khana, khaana, veg khana, roti, roti sabzi, roti sabji, sabzi, sabji, tiffin, lunch, dinner, nashta, breakfast, poha, upma, dal chawal, daal chawal, oota, uta, tindi, anna, anna saaru, saaru, saru, mudde, ragi mudde, rotti, chapati, chapathi, adige, aduge, adge, खाना, रोटी, रोटी सब्ज़ी, सब्ज़ी, सब्जी, चपाती, नाश्ता, दाल चावल, ಅಡುಗೆ, ಅಡಿಗೆ, ಊಟ, ತಿಂಡಿ, ರೊಟ್ಟಿ, ಚಪಾತಿ, ಮುದ್ದೆ, ಅನ್ನ ಸಾರು, ಸಾರು',
    south_indian_cook:
      'dosa, dose, dhose, dosai, masala dosa, masala dose, set dose, idli, idly, idli dosa, idli vada, idli vade, vada, vade, parotta, parota, paratha, barota, porotta, poori, puri, uttapam, south indian, south indian food, south indian khana, डोसा, इडली, इडली डोसा, वड़ा, परोटा, साउथ इंडियन, ದೋಸೆ, ಇಡ್ಲಿ, ಇಡ್ಲಿ ವಡೆ, ಇಡ್ಲಿ ದೋಸೆ, ವಡೆ, ಪರೋಟ, ಪರೋಟಾ, ಪೂರಿ, ಸೌತ್ ಇಂಡಿಯನ್, ದಕ್ಷಿಣ ಭಾರತದ ತಿಂಡಿ, ಬೆಳಗಿನ ತಿಂಡಿ, ಚಟ್ನಿ ಸಾಂಬಾರ್, ದೋಸೆ ಇಡ್ಲಿ',
    tandoor_cook:
      'naan, naan roti, tandoor, tandur, tandoori, tanduri, tandoori roti, tanduri roti, rumali roti, roomali roti, kabab, kebab, tikka, shawarma, shavarma, grill, grill chicken, grilled chicken, barbeque, barbecue, bbq, alfaham, नान, तंदूर, तंदूरी, तंदूरी रोटी, रुमाली रोटी, कबाब, शवरमा, ತಂದೂರ್, ತಂದೂರಿ, ತಂದೂರಿ ರೊಟ್ಟಿ, ಕಬಾಬ್, ಶವರ್ಮಾ',
    chinese_cook:
      'chinese, chinese food, chinese khana, chainis, chainij, indo chinese, noodles, momo, momos, chowmein, chowmin, fried rice, gobi, gobi manchuri, gobi manchurian, manchurian, wok, चाइनीज़, चाइनीज़ खाना, नूडल्स, मोमो, मोमोज़, चाउमीन, चाऊमीन, फ़्राइड राइस, ಚೈನೀಸ್, ನೂಡಲ್ಸ್, ಗೋಬಿ, ಗೋಬಿ ಮಂಚೂರಿ, ಮೊಮೊ, ಮೊಮೊಸ್, ಫ್ರೈಡ್ ರೈಸ್',
    fast_food_crew: 'pizza, burger, sandwich, french fries, पिज़्ज़ा, बर्गर, सैंडविच, ಪಿಜ್ಜಾ, ಬರ್ಗರ್, ಸ್ಯಾಂಡ್‌ವಿಚ್',
    juice_chaat_maker:
      'juice, fruit juice, sugarcane juice, chaat, chaats, chats, panipuri, pani puri, golgappa, golgappe, bhel puri, bhelpuri, sev puri, lassi, milkshake, milk shake, ice cream, vada pav, pav bhaji, egg roll, kathi roll, samosa, bajji, bonda, pakoda, जूस, चाट, पानीपूरी, पानी पूरी, गोलगप्पे, समोसा, वड़ा पाव, पकौड़े, लस्सी, ಜ್ಯೂಸ್, ಚಾಟ್ಸ್, ಪಾನಿಪುರಿ, ಪಾನಿ ಪುರಿ, ಬಜ್ಜಿ, ಬೋಂಡಾ, ಐಸ್ ಕ್ರೀಮ್',
    baker: 'cake, cakes, bread, biscuit, biscuits, cookies, puff, pastry, केक, ब्रेड, बिस्किट, पेस्ट्री, ಕೇಕ್, ಬ್ರೆಡ್, ಬಿಸ್ಕೆಟ್, ಪಫ್',
    sweet_maker:
      'sweet, sweets, mithai, mithayi, jalebi, jilebi, laddu, ladoo, namkeen, mixture, chakli, chakkuli, sihi, sihi tindi, halwa, gulab jamun, mysore pak, mysorepak, barfi, burfi, kaju katli, peda, halva, obbattu, holige obbattu, rasgulla, bengali sweet, bengali sweets, मिठाई, जलेबी, लड्डू, बर्फी, पेड़ा, नमकीन, हलवा, ಸ್ವೀಟ್, ಸ್ವೀಟ್ಸ್, ಸಿಹಿ, ಸಿಹಿ ತಿಂಡಿ, ಲಡ್ಡು, ಲಾಡು, ಜಿಲೇಬಿ, ಚಕ್ಕುಲಿ, ಮೈಸೂರ್ ಪಾಕ್, ಮೈಸೂರು ಪಾಕ್, ಬರ್ಫಿ, ಪೇಡ, ಹೋಳಿಗೆ, ಒಬ್ಬಟ್ಟು',
    tea_maker: 'tea, chai, chay, chaha, chahaa, tea coffee, चाय, ಟೀ, ಚಹಾ, ಟೀ ಕಾಫಿ',
    barista: 'coffee, kofi, kaapi, kapi, filter coffee, cappuccino, कॉफ़ी, ಕಾಫಿ, ಫಿಲ್ಟರ್ ಕಾಫಿ',
    bartender: 'drinks, cocktail, cocktails, mocktail, mocktails, कॉकटेल, ಕಾಕ್‌ಟೈಲ್',
  },
};

/** Whom or what somebody looks after. */
const CARE: WorkTable = {
  forms: {
    latin:
      '# dekhbhal, # dekhrekh, # seva, # care, # caretaker, # care taker, # caregiver, take care #, taking care #, look after #, looking after #, caretaker #, care taker #, # aaraike, # araike, # seve',
    devanagari: '# देखभाल, # देखरेख, # सेवा, # केयरटेकर, # केयर टेकर, # केयर',
    kannada: '# ಆರೈಕೆ, # ಸೇವೆ, # ಕೇರ್‌ಟೇಕರ್, # ಕೇರ್ ಟೇಕರ್, # ಕೇರ್',
    verbs: {
      ...{
        hindi: '# sambhal, # dekh, # khila, # dhyan rakh, # khayal rakh',
        devanagari: '# संभाल, # देख, # खिला, # नहला, # ध्यान रख, # ख्याल रख',
      },
      kannada: '# nodikoll, # nodkoll, # nodikol, # nodkol',
      kannadaScript: '# ನೋಡಿಕೊಳ್ಳ, # ನೋಡಿಕೊಳ, # ನೋಡ್ಕೊಳ್ಳ, # ನೋಡ್ಕೊಳ, # ನೋಡಕೊಳ್ಳ',
    },
  },
  objects: {
    nanny:
      'baby, babies, small baby, child, children, small children, kids, kid, small kids, infant, toddler, twins, newborn, newborn baby, new born baby, bachcha, bachche, baccha, bacche, bache, bachha, bachhe, bachchon, bacchon, bachon, bacho, bachho, bachcho, chote bachche, chhote bachche, magu, maguvannu, maguvanna, maguna, chikka magu, makkalu, makkala, makkalannu, makkalanna, makkalna, chikka makkalu, बच्चा, बच्चे, बच्चों, छोटे बच्चे, छोटे बच्चों, बेबी, ಮಗು, ಮಗುವನ್ನು, ಮಗುವನ್ನ, ಮಗುನ, ಚಿಕ್ಕ ಮಗು, ಮಕ್ಕಳು, ಮಕ್ಕಳ, ಮಕ್ಕಳನ್ನು, ಮಕ್ಕಳನ್ನ, ಮಕ್ಕಳ್ನ, ಬೇಬಿ',
    elder_caretaker:
      'old people, old person, old parents, old mother, old father, old age, old age people, aged, aged people, aged parents, elderly, elderly people, elderly person, elderly parents, elders, senior citizen, senior citizens, grandmother, grandfather, grandparents, buzurg, bujurg, buzurgo, buzurgon, bujurgo, budhe, budhon, budhe log, budhe logon, budhi, budhi maa, budhi amma, maa baap, budhe maa baap, tande tayi, boodhe, dada, dada ji, dada dadi, dadi, daadi, ajji, ajja, ajja ajji, ajji ajja, ajji tata, ajji tatha, tata ajji, vayassadavaru, vayassadavara, vayassadavaranna, vayassadavarannu, hiriyaru, hiriyara, hiriyaranna, hiriyarannu, vruddharu, vruddhara, vruddharannu, mudukaru, mudukarannu, mudukaranna, बुज़ुर्ग, बुज़ुर्गों, बुजुर्ग, बुजुर्गों, बूढ़े, बूढ़ों, बूढ़े लोग, बूढ़े लोगों, बूढ़ी माँ, वृद्ध, वृद्धों, दादी, दादा, दादा दादी, ಅಜ್ಜಿ, ಅಜ್ಜ, ಅಜ್ಜಿಯನ್ನು, ಅಜ್ಜ ಅಜ್ಜಿ, ಅಜ್ಜಿ ಅಜ್ಜ, ಅಜ್ಜಿ ತಾತ, ಅಜ್ಜಿ ತಾತನ, ವಯಸ್ಸಾದವರು, ವಯಸ್ಸಾದವರ, ವಯಸ್ಸಾದವರನ್ನು, ವಯಸ್ಸಾದವರನ್ನ, ವೃದ್ಧರು, ವೃದ್ಧರ, ವೃದ್ಧರನ್ನು, ವೃದ್ಧರನ್ನ, ಹಿರಿಯರು, ಹಿರಿಯರ, ಹಿರಿಯರನ್ನು, ಹಿರಿಯರನ್ನ, ಮುದುಕರನ್ನು, ತಂದೆ ತಾಯಿ',
    nurse_aide:
      'patient, patients, bedridden patient, bedridden patients, mareez, mariz, marij, mareezon, rogi, rogigala, rogigalannu, rogigalanna, rogigalna, rogiyannu, rogiyanna, bimar, beemar, bimar log, sick person, sick people, मरीज़, मरीज़ों, बीमार, बीमार लोगों, रोगी, रोगियों, पेशेंट, ರೋಗಿ, ರೋಗಿಗಳು, ರೋಗಿಗಳ, ರೋಗಿಯನ್ನು, ರೋಗಿಗಳನ್ನು, ರೋಗಿಗಳನ್ನ, ಪೇಶೆಂಟ್, ಪೇಷೆಂಟ್',
    pet_caretaker:
      'dog, dogs, cat, cats, pet, pets, puppy, animal, animals, kutta, kutte, kutton, janwar, jaanwar, paltu janwar, naayi, nayi, nai, naayiyannu, naayigalannu, bekku, कुत्ता, कुत्ते, कुत्तों, जानवर, जानवरों, पालतू जानवर, पालतू जानवरों, ನಾಯಿ, ನಾಯಿಯನ್ನು, ನಾಯಿಗಳನ್ನು, ನಾಯಿನ, ಬೆಕ್ಕು, ಸಾಕುಪ್ರಾಣಿ, ಸಾಕುಪ್ರಾಣಿಗಳ',
    farm_worker:
      'cow, cows, cattle, buffalo, goat, goats, gaay, gay, gaay bhains, gay bhains, bhains, bakri, hasu, hasugalannu, dana, danagalannu, emme, kuri, kuri mekke, mekke, गाय, गायों, गाय भैंस, भैंस, बकरी, ಹಸು, ಹಸುಗಳನ್ನು, ದನ, ದನಗಳನ್ನು, ಎಮ್ಮೆ, ಕುರಿ, ಕುರಿ ಮೇಕೆ',
    house_caretaker:
      'house, bungalow, farm house, farmhouse, villa, guest house, property, building, apartment, pg, hostel, mane, बंगला, बंगले, फ़ार्म हाउस, मकान, पीजी, हॉस्टल, बिल्डिंग, घर, ಮನೆ, ಬಂಗಲೆ, ಫಾರ್ಮ್ ಹೌಸ್, ಪಿಜಿ, ಹಾಸ್ಟೆಲ್, ಬಿಲ್ಡಿಂಗ್',
    gardener:
      'plants, plant, garden, lawn, paudhe, paudhon, podhe, ped paudhe, bagicha, bagiche, gida, gidagalannu, gida mara, thota, tota, पौधे, पौधों, पेड़ पौधे, पेड़ पौधों, बगीचा, बगीचे, ಗಿಡ, ಗಿಡಗಳ, ಗಿಡಗಳನ್ನು, ಗಿಡ ಮರ, ತೋಟ, ಗಾರ್ಡನ್',
  },
};

/** What is made clean. */
const CLEANING: WorkTable = {
  forms: {
    latin:
      '# cleaning, # cleaner, # clean, clean #, cleaning #, scrubbing #, mopping #, dusting #, # safai, # saaf safai, # jhadu pocha, # jhaadu pocha',
    devanagari: '# सफ़ाई, # साफ़ सफ़ाई, # झाड़ू पोछा, # क्लीनिंग, # क्लीनर',
    kannada: '# ಕ್ಲೀನಿಂಗ್, # ಕ್ಲೀನರ್, # ಸ್ವಚ್ಛತೆ',
    verbs: {
      hindi: '# saaf kar, # saf kar, # clean kar, # safai kar, # dho, # maanj, # manj, # ponch, # poch, # mal',
      devanagari: '# साफ़ कर, # साफ कर, # क्लीन कर, # सफ़ाई कर, # धो, # मांज, # पोंछ, # मल',
      kannada: '# clean maad, # clean mad, # toley, # toli, # toliy, # tol, # tholi, # ujj, # tikk, # ores',
      kannadaScript: '# ಕ್ಲೀನ್ ಮಾಡ, # ಸ್ವಚ್ಛ ಮಾಡ, # ತೊಳೆಯ, # ತೊಳಿಯ, # ತೊಳ್ಯ, # ತೊಳ, # ಒರೆಸ, # ಉಜ್ಜ, # ತಿಕ್ಕ',
    },
  },
  objects: {
    dishwasher:
      'dish, dishes, vessel, vessels, utensil, utensils, plate, plates, bartan, jhoothe bartan, jhute bartan, paatre, patre, paathre, pathre, बर्तन, जूठे बर्तन, प्लेट, ಪಾತ್ರೆ, ಪ್ಲೇಟ್, ತಟ್ಟೆ',
    housekeeping_staff:
      'office, offices, daftar, kacheri, दफ़्तर, ಕಚೇರಿ, company, mall, apartment, apartments, flat, flats, school, college, it park, bank, ऑफ़िस, कंपनी, मॉल, अपार्टमेंट, फ़्लैट, स्कूल, बैंक, ಆಫೀಸ್, ಕಂಪನಿ, ಮಾಲ್, ಅಪಾರ್ಟ್‌ಮೆಂಟ್, ಶಾಲೆ, ಸ್ಕೂಲ್',
    ward_attendant:
      'hospital, hospital ward, ward, aspatal, aspataal, aspatre, aaspatre, अस्पताल, हॉस्पिटल, वार्ड, ಆಸ್ಪತ್ರೆ, ಹಾಸ್ಪಿಟಲ್',
    toilet_cleaner:
      'toilet, toilets, bathroom, bathrooms, bathrum, washroom, washrooms, latrine, restroom, sandas, टॉयलेट, बाथरूम, वॉशरूम, शौचालय, लैट्रिन, ಟಾಯ್ಲೆಟ್, ಬಾತ್‌ರೂಮ್, ವಾಷ್‌ರೂಮ್, ಶೌಚಾಲಯ',
    room_attendant:
      'room, rooms, hotel room, hotel rooms, hostel, hostel room, pg, pg room, lodge, kamra, kamre, रूम, कमरा, कमरे, हॉस्टल, पीजी, लॉज, ರೂಮ್, ಕೊಠಡಿ, ಹಾಸ್ಟೆಲ್, ಪಿಜಿ, ಲಾಡ್ಜ್',
    car_washer:
      'car, cars, bike, bikes, scooter, vehicle, vehicles, gaadi, gadi, apartment car, bus, गाड़ी, गाड़ियां, कार, बाइक, ಗಾಡಿ, ಕಾರು, ಕಾರ್, ಬೈಕ್',
    tank_cleaner:
      'tank, water tank, overhead tank, sump, tanki, paani ki tanki, pani ki tanki, टंकी, पानी की टंकी, टैंक, ಟ್ಯಾಂಕ್, ನೀರಿನ ಟ್ಯಾಂಕ್, ಸಂಪ್',
    facade_cleaner:
      'glass, building glass, window, windows, facade, solar panel, solar panels, sheesha, shisha, sheeshe, khidki, gaju, kitaki, शीशा, शीशे, खिड़की, ಗಾಜು, ಗ್ಲಾಸ್, ಕಿಟಕಿ',
    deep_cleaner:
      'sofa, carpet, chimney, mattress, full home, full house, home deep, house deep, सोफ़ा, कारपेट, डीप, ಸೋಫಾ, ಕಾರ್ಪೆಟ್, ಡೀಪ್',
    house_help: 'house, home, ghar, gharon, mane, makaan, घर, घरों, ಮನೆ',
    kitchen_helper: 'kitchen, rasoi, किचन, रसोई, ಕಿಚನ್, ಅಡುಗೆಮನೆ',
    gardener: 'garden, lawn',
    waiter: 'table, tables, टेबल, ಟೇಬಲ್',
    cleaner:
      'floor, floors, hall, shop, godown, warehouse, factory, showroom, staircase, stairs, building, drainage, drain, gutter, farsh, nela, theatre, फ़र्श, बिल्डिंग, नाली, ನೆಲ, ಬಿಲ್ಡಿಂಗ್, ಚರಂಡಿ, ಮೆಟ್ಟಿಲು',
  },
};

/** What is washed, as English has it. */
const WASHING: WorkTable = {
  forms: {
    latin: '# wash, # washing, # washer, wash #, washing #',
    devanagari: '# वॉश, # वॉशिंग',
    kannada: '# ವಾಶ್, # ವಾಷ್, # ವಾಷಿಂಗ್',
    verbs: {
      ...{ hindi: '# wash kar', devanagari: '# वॉश कर' },
      ...{ kannada: '# wash maad, # wash mad', kannadaScript: '# ವಾಶ್ ಮಾಡ, # ವಾಷ್ ಮಾಡ' },
    },
  },
  objects: {
    dishwasher: 'dish, dishes, vessel, vessels, utensil, utensils, plate, plates, bartan, paatre, patre, बर्तन, ಪಾತ್ರೆ',
    laundry_worker: 'cloth, clothes, linen, bedsheet, bedsheets, kapde, kapda, batte, कपड़े, कपड़ा, ಬಟ್ಟೆ',
    car_washer:
      'car, cars, bike, bikes, vehicle, vehicles, gaadi, gadi, water, कार, बाइक, गाड़ी, वाटर, ಕಾರ್, ಕಾರು, ಬೈಕ್, ಗಾಡಿ, ವಾಟರ್',
    toilet_cleaner: 'toilet, bathroom',
  },
};

/** What is cut. */
const CUTTING: WorkTable = {
  forms: {
    latin: '# cutting, # cutter, # cut, # chopping, cut #, cutting #',
    devanagari: '# कटिंग, # कटर',
    kannada: '# ಕಟಿಂಗ್, # ಕಟ್ಟಿಂಗ್, # ಕಟ್ಟರ್',
    verbs: {
      hindi: '# kaat, # kat, # cut kar, # cutting kar, # chheel, # chhil',
      devanagari: '# काट, # कटिंग कर, # छील',
      kannada:
        '# cut maad, # cut mad, # cutting maad, # cutting mad, # katt maad, # kattaris, # katris, # hechch, # hech',
      kannadaScript: '# ಕಟ್ ಮಾಡ, # ಕಟಿಂಗ್ ಮಾಡ, # ಕತ್ತರಿಸ, # ಹೆಚ್ಚ, # ಕೊಯ್ಯ',
    },
  },
  objects: {
    kitchen_helper:
      'vegetable, vegetables, veg, onion, onions, sabzi, sabji, sabziyan, pyaz, pyaaz, tarkari, tarakari, eerulli, irulli, सब्ज़ी, सब्जी, सब्ज़ियां, प्याज, प्याज़, ತರಕಾರಿ, ಈರುಳ್ಳಿ',
    butcher:
      'chicken, chiken, mutton, meat, fish, machli, machhli, murga, murgi, gosht, koli, meenu, meen, maamsa, चिकन, मटन, मीट, मछली, मुर्गा, मुर्गी, ಚಿಕನ್, ಕೋಳಿ, ಮೀನು, ಮಟನ್, ಮಾಂಸ',
    barber: 'hair, baal, bal, kudalu, koodalu, kudlu, tale kudalu, gents hair, बाल, हेयर, ಕೂದಲು, ಹೇರ್, ತಲೆ ಕೂದಲು',
    gardener: 'grass, lawn, plants, ghas, ghaas, hullu, tree, trees, घास, पेड़, ಹುಲ್ಲು, ಮರ',
    garment_helper: 'fabric, cloth, कपड़ा, ಬಟ್ಟೆ',
  },
};

/** Sports and exercises that are taught. */
const TRAINING: WorkTable = {
  forms: {
    latin:
      '# coach, # coaching, # teacher, # teaching, # trainer, # training, # instructor, # master, # sir, # class, # classes, teach #, teaching #',
    devanagari: '# कोच, # टीचर, # ट्रेनर, # मास्टर, # क्लास',
    kannada: '# ಕೋಚ್, # ಟೀಚರ್, # ಟ್ರೈನರ್, # ಮಾಸ್ಟರ್, # ಕ್ಲಾಸ್',
    verbs: {
      ...{ hindi: '# sikha, # kara', devanagari: '# सिखा, # करा' },
      ...{ kannada: '# kalis, # helikod, # helkod', kannadaScript: '# ಕಲಿಸ, # ಹೇಳಿಕೊಡ, # ಹೇಳ್ಕೊಡ' },
    },
  },
  objects: {
    swimming_coach: 'swimming, swim, eeju, tairna, tairaki, तैरना, तैराकी, स्विमिंग, ಈಜು, ಸ್ವಿಮ್ಮಿಂಗ್',
    yoga_teacher: 'yoga, yog, yogasana, pranayama, meditation, योग, योगा, प्राणायाम, ಯೋಗ, ಯೋಗಾಸನ, ಪ್ರಾಣಾಯಾಮ, ಧ್ಯಾನ',
    fitness_trainer:
      'gym, jim, fitness, zumba, aerobics, exercise, kasrat, crossfit, cult, cult fit, physical, जिम, फ़िटनेस, कसरत, ಜಿಮ್, ಫಿಟ್‌ನೆಸ್, ವ್ಯಾಯಾಮ',
    sports_coach:
      'cricket, football, badminton, kabaddi, karate, boxing, tennis, basketball, sports, martial arts, क्रिकेट, कराटे, ಕ್ರಿಕೆಟ್, ಕರಾಟೆ',
  },
};

/** Services that are named by what is done: "threading karna", "ಥ್ರೆಡಿಂಗ್ ಮಾಡೋದು". */
const SERVICES: WorkTable = {
  forms: {
    latin: '# kelasa, # service, # expert, # artist',
    devanagari: '# एक्सपर्ट, # आर्टिस्ट',
    kannada: '# ಕೆಲಸದವರು, # ಆರ್ಟಿಸ್ಟ್',
    verbs: { ...{ hindi: '# kar', devanagari: '# कर' }, ...{ kannada: '# maad, # mad', kannadaScript: '# ಮಾಡ' } },
  },
  objects: {
    beautician:
      'threading, waxing, threading waxing, waxing threading, facial, waxing facial, eyebrow, eyebrows, bleach, cleanup, beauty, skin, parlour, parlor, beauty parlour, थ्रेडिंग, वैक्सिंग, फ़ेशियल, आइब्रो, ब्यूटी पार्लर, पार्लर, ಥ್ರೆಡಿಂಗ್, ವ್ಯಾಕ್ಸಿಂಗ್, ಫೇಶಿಯಲ್, ಐಬ್ರೋ, ಬ್ಯೂಟಿ',
    barber: 'shaving, cutting shaving, shaving cutting, शेविंग, ಶೇವಿಂಗ್, ಕ್ಷೌರ',
    hair_stylist:
      'hair style, hair styling, hairstyle, hair straightening, straightening, hair smoothening, smoothening, hair spa, hair colour, hair color, keratin, hair, हेयर स्टाइल, हेयर स्पा, हेयर कलर, ಹೇರ್ ಸ್ಟೈಲ್, ಹೇರ್ ಸ್ಪಾ, ಹೇರ್ ಕಲರ್, ಸ್ಟ್ರೈಟನಿಂಗ್',
    nail_technician:
      'manicure, pedicure, manicure pedicure, nail, nails, nail art, मैनीक्योर, पेडीक्योर, नेल आर्ट, ಮ್ಯಾನಿಕ್ಯೂರ್, ಪೆಡಿಕ್ಯೂರ್, ನೇಲ್ ಆರ್ಟ್',
    makeup_artist: 'saree draping, makup, meckup, मेकअप, ಮೇಕಪ್',
    massage_therapist: 'body massage, head massage, foot massage, thai massage, panchakarma',
    tailor:
      'tailoring, stitching, silai, holige, alteration, alter, blouse stitching, dress stitching, fall pico, pico fall, सिलाई, टेलरिंग, ಹೊಲಿಗೆ, ಟೈಲರಿಂಗ್',
    event_decorator:
      'decoration, dekoreshan, sajawat, sajavat, alankara, stage decoration, balloon decoration, flower decoration, mandap decoration, डेकोरेशन, सजावट, ಡೆಕೋರೇಶನ್, ಡೆಕೋರೇಷನ್, ಅಲಂಕಾರ, ಸ್ಟೇಜ್ ಅಲಂಕಾರ',
    priest: 'pooja, puja, havan, homa, पूजा, हवन, ಪೂಜೆ, ಹೋಮ',
    astrologer: 'jyotish, astrology, ज्योतिष, ಜ್ಯೋತಿಷ್ಯ',
  },
};

/** Tables of work for people, homes, kitchens and gardens. */
export const HOME_WORK_TABLES: readonly WorkTable[] = [COOKING, CARE, CLEANING, WASHING, CUTTING, TRAINING, SERVICES];
