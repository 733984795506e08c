import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of purchasing, selling and calling. */
export const OCCUPATIONS_SALES = [
  {
    id: 'purchase_executive',
    category: 'supply_chain',
    alsoIn: ['accounts_finance'],
    latin:
      'Purchase executive; purchase officer, purchase assistant, procurement executive, procurement officer, purchaser, buyer, purchase manager, kharidari wala, purchase, purchase job, purchase department, procurement, kharidi ka kaam',
    devanagari: 'परचेज़ एग्ज़ीक्यूटिव; परचेज़ ऑफ़िसर, परचेज़ असिस्टेंट, खरीद अधिकारी, परचेज़, खरीदी का काम',
    kannada: 'ಪರ್ಚೇಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಪರ್ಚೇಸ್ ಆಫೀಸರ್, ಪರ್ಚೇಸ್ ಅಸಿಸ್ಟೆಂಟ್, ಖರೀದಿ ಅಧಿಕಾರಿ, ಪರ್ಚೇಸ್',
    skills: ['purchasing', 'vendor_management', 'negotiation', 'ms_excel', 'invoicing'],
  },
  {
    id: 'field_sales_executive',
    category: 'sales',
    alsoIn: ['gig'],
    latin:
      'Field sales executive; sales executive, outdoor sales executive, marketing executive, field marketing executive, direct sales executive, sales officer, sales representative, field salesperson, business development executive, bde, marketing kelasa, field sales, field sales job, field marketing, outdoor sales, field job, marketing job, marketing, marketing boy, marketing girl, marketing staff, marketing work, sales and marketing, sales marketing, marketing sales, sales trainee, sales officer trainee, sales agent, onboarding executive, merchant onboarding, merchant acquisition, shop onboarding, paytm sales, phonepe sales, phonepe field executive, paytm field executive, qr code sales, jio sales, airtel sales, sim sales, sim card sales, sim card bechna, broadband sales, solar sales, water purifier sales, gym sales, gym membership sales, ad sales, advertisement sales, justdial sales, area sales, shop to shop sales, b2b sales, lead generation executive, marketing agent',
    devanagari:
      'फ़ील्ड सेल्स एग्ज़ीक्यूटिव; सेल्स एग्ज़ीक्यूटिव, मार्केटिंग एग्ज़ीक्यूटिव, सेल्स ऑफ़िसर, सेल्स रिप्रेज़ेंटेटिव, फ़ील्ड सेल्स, मार्केटिंग, मार्केटिंग का काम, फ़ील्ड मार्केटिंग, फ़ील्ड का काम, सिम बेचने वाला',
    kannada:
      'ಫೀಲ್ಡ್ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಮಾರ್ಕೆಟಿಂಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಸೇಲ್ಸ್ ಆಫೀಸರ್, ಫೀಲ್ಡ್ ಸೇಲ್ಸ್, ಮಾರ್ಕೆಟಿಂಗ್, ಮಾರ್ಕೆಟಿಂಗ್ ಕೆಲಸ, ಫೀಲ್ಡ್ ಮಾರ್ಕೆಟಿಂಗ್, ಫೀಲ್ಡ್ ಕೆಲಸ, ಸಿಮ್ ಮಾರುವವರು',
    skills: ['field_sales', 'lead_generation', 'sales_closing', 'target_achievement', 'field_travel'],
  },
  {
    id: 'door_to_door_sales',
    category: 'sales',
    alsoIn: ['gig'],
    latin:
      'Door-to-door salesperson; door to door sales, door to door marketing, house to house sales, ghar ghar bechne wala, mane mane maruvavaru, canopy sales, door to door, door to door selling, house to house selling, ghar ghar jaakar bechne wala, eureka forbes, mane manege hogi maruvavaru',
    devanagari: 'डोर-टू-डोर सेल्सपर्सन; घर-घर सेल्सपर्सन, डोर टू डोर सेल्स, घर-घर बेचने वाला, डोर टू डोर मार्केटिंग',
    kannada: 'ಡೋರ್-ಟು-ಡೋರ್ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಮನೆ ಮನೆ ಸೇಲ್ಸ್‌ಪರ್ಸನ್, ಡೋರ್ ಟು ಡೋರ್ ಸೇಲ್ಸ್, ಮನೆ ಮನೆಗೆ ಹೋಗಿ ಮಾರುವವರು',
    skills: ['door_to_door_selling', 'field_sales', 'communication', 'product_demo'],
  },
  {
    id: 'telecaller',
    category: 'telecalling',
    alsoIn: ['sales', 'gig'],
    latin:
      'Telecaller; tele caller, telecalling executive, telecalling, tele calling, caller, calling executive, calling job, phone caller, work from home calling, phone karne wala, calling ka kaam, calling kelasa, call maduva kelasa, outbound calling, cold calling, lead calling, calling boy, calling girl, calling from home, calling work, calling, phone calling, phone calls, phone call job, phone par baat karne wala, outbound process, outbound, telicaller, kannada telecaller, hindi telecaller, telugu telecaller, tamil telecaller, loan telecaller, real estate telecaller, insurance telecaller, credit card telecalling, tele marketing caller, talking on phone, talk on phone, speak on phone, speaking on phone, phone attend, phone attend maduva, phone par baatein, tele calar, tele kaller, tele collar, phone call ka kaam, phone calls job',
    devanagari:
      'टेलीकॉलर; टेली कॉलर, टेलीकॉलिंग, कॉलिंग का काम, कॉलिंग एग्ज़ीक्यूटिव, फ़ोन करने वाला, कॉलिंग, कॉल करने वाला, आउटबाउंड कॉल, फ़ोन कॉल, फ़ोन कॉल का काम',
    kannada: 'ಟೆಲಿಕಾಲರ್; ಟೆಲಿ ಕಾಲರ್, ಟೆಲಿಕಾಲಿಂಗ್, ಕಾಲಿಂಗ್ ಕೆಲಸ, ಫೋನ್ ಮಾಡುವ ಕೆಲಸ, ಕಾಲಿಂಗ್, ಕಾಲ್ ಮಾಡುವವರು, ಫೋನ್ ಮಾಡುವವರು, ಫೋನ್ ಕಾಲ್',
    skills: ['outbound_calls', 'communication', 'clear_voice', 'lead_generation', 'crm_software'],
  },
  {
    id: 'telesales_executive',
    category: 'telecalling',
    alsoIn: ['sales'],
    latin:
      'Telesales executive; telesales, tele sales, telesales officer, telemarketing, telemarketer, tele marketing executive, inside sales, inside sales executive, phone sales',
    devanagari: 'टेलीसेल्स एग्ज़ीक्यूटिव; टेलीसेल्स, टेली सेल्स, टेलीमार्केटिंग, इनसाइड सेल्स, फ़ोन पर सेल्स',
    kannada: 'ಟೆಲಿಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಟೆಲಿಸೇಲ್ಸ್, ಟೆಲಿ ಸೇಲ್ಸ್, ಟೆಲಿಮಾರ್ಕೆಟಿಂಗ್, ಇನ್‌ಸೈಡ್ ಸೇಲ್ಸ್',
    skills: ['outbound_calls', 'sales_closing', 'objection_handling', 'target_achievement', 'product_knowledge'],
  },
  {
    id: 'customer_care_executive',
    category: 'telecalling',
    alsoIn: ['tech_support'],
    latin:
      'Customer care executive; bpo, bpo executive, bpo job, bpo agent, call centre, call center, call centre executive, call center executive, customer care, customer support executive, customer support, customer service executive, customer service representative, csr, csa, call center ka kaam, call center kelasa, bpo voice, voice process, us process, uk process, us voice process, uk voice process, us voice, uk voice, us shift, australian process, international voice process, domestic voice process, international process, domestic process, voice job, voice support, semi voice, international bpo, domestic bpo, inbound process, inbound calls, inbound, bpo voice process, bpo fresher, international call center, domestic call center, customer service, customer service job, customer service associate, customer service agent, customer support associate, customer support agent, customer support voice, customer relation executive, customer executive, cce, kpo, ites, concentrix, teleperformance, genpact, sutherland, startek, help line, helpline, process associate voice, kall center, costumer care, costumer support, custmer care, us shift voice, voice executive, grahak seva, grahaka seve, call senter, kal center, coll center, coll centre, customer keyar, kastamar care, customer kear',
    devanagari:
      'कस्टमर केयर एग्ज़ीक्यूटिव; बीपीओ, बीपीओ का काम, कॉल सेंटर, कॉल सेंटर का काम, कस्टमर केयर, कस्टमर सपोर्ट, कॉल सेंटर जॉब, वॉइस प्रोसेस, कस्टमर सर्विस, बीपीओ जॉब, यूएस प्रोसेस, ग्राहक सेवा',
    kannada:
      'ಕಸ್ಟಮರ್ ಕೇರ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಬಿಪಿಒ, ಬಿಪಿಒ ಕೆಲಸ, ಕಾಲ್ ಸೆಂಟರ್, ಕಾಲ್ ಸೆಂಟರ್ ಕೆಲಸ, ಕಸ್ಟಮರ್ ಕೇರ್, ಕಸ್ಟಮರ್ ಸಪೋರ್ಟ್, ವಾಯ್ಸ್ ಪ್ರೊಸೆಸ್, ಕಸ್ಟಮರ್ ಸರ್ವಿಸ್, ಬಿಪಿಓ, ಯುಎಸ್ ಪ್ರೊಸೆಸ್, ಗ್ರಾಹಕ ಸೇವೆ',
    skills: ['inbound_calls', 'customer_service', 'complaint_resolution', 'voice_process', 'english_speaking'],
  },
  {
    id: 'chat_support_executive',
    category: 'telecalling',
    alsoIn: ['tech_support', 'ecommerce'],
    latin:
      'Chat support executive; chat process bpo, bpo chat process, bpo chat, chat bpo, chat executive, chat agent, email support executive, non voice executive, non voice process executive, bpo non voice, chat process executive, live chat agent, bpo chat, chat support, chat process, live chat, email support, email process, non voice process, non voice, nonvoice, nonvoice process, non voice bpo, non voice chat process, bpo chat process, customer support chat, chat and email, chat job, chat work, chatting job, chat representative, reply on whatsapp, whatsapp reply, reply to customers',
    devanagari: 'चैट सपोर्ट एग्ज़ीक्यूटिव; चैट एग्ज़ीक्यूटिव, नॉन वॉइस प्रोसेस, ईमेल सपोर्ट एग्ज़ीक्यूटिव, चैट सपोर्ट, नॉन वॉइस',
    kannada: 'ಚಾಟ್ ಸಪೋರ್ಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಚಾಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ನಾನ್ ವಾಯ್ಸ್ ಪ್ರೊಸೆಸ್, ಇಮೇಲ್ ಸಪೋರ್ಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಚಾಟ್ ಸಪೋರ್ಟ್, ನಾನ್ ವಾಯ್ಸ್',
    skills: ['chat_email_support', 'english_writing', 'english_typing', 'complaint_resolution'],
  },
  {
    id: 'collection_executive',
    category: 'telecalling',
    alsoIn: ['accounts_finance', 'sales'],
    latin:
      'Collection executive; collection agent, recovery agent, recovery executive, loan collection executive, emi collection executive, collection telecaller, field collection executive, collection boy, vasooli agent, vasuli kelasa, loan recovery, emi collection, loan collection, collection job, collections, vasuli agent, vasooli, wasooli, tele collection, recovery calling, collections calling, cash collection boy, paisa vasool karne wala, kist vasooli, saala vasuli, recovery job, emi vasuli, loan vasuli, recovery boy, chit fund collection, chit collection, chit fund collection agent, emi pickup, emi pickup executive, emi pickup field executive, cash pickup executive, payment pickup, kist vasuli, due collection',
    devanagari:
      'कलेक्शन एग्ज़ीक्यूटिव; रिकवरी एजेंट, कलेक्शन एजेंट, वसूली एजेंट, लोन रिकवरी एग्ज़ीक्यूटिव, वसूली, वसूली का काम, रिकवरी का काम, लोन वसूली, चिट फंड वसूली, ईएमआई वसूली, किस्त वसूली',
    kannada: 'ಕಲೆಕ್ಷನ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ರಿಕವರಿ ಏಜೆಂಟ್, ಕಲೆಕ್ಷನ್ ಏಜೆಂಟ್, ವಸೂಲಿ ಏಜೆಂಟ್, ಸಾಲ ವಸೂಲಿ, ವಸೂಲಿ ಕೆಲಸ, ರಿಕವರಿ ಕೆಲಸ, ಚೀಟಿ ವಸೂಲಿ, ಇಎಂಐ ಕಲೆಕ್ಷನ್',
    skills: ['collections_calling', 'negotiation', 'communication', 'field_travel', 'record_keeping'],
  },
  {
    id: 'call_quality_analyst',
    category: 'telecalling',
    latin:
      'Call quality analyst; bpo quality analyst, call auditor, bpo qa, quality auditor, voice and accent trainer, process trainer, bpo trainer, process associate trainer, bpo quality, call quality, call audit, quality analyst bpo',
    devanagari: 'कॉल क्वालिटी एनालिस्ट; कॉल ऑडिटर, बीपीओ ट्रेनर, प्रोसेस ट्रेनर',
    kannada: 'ಕಾಲ್ ಕ್ವಾಲಿಟಿ ಅನಾಲಿಸ್ಟ್; ಕಾಲ್ ಆಡಿಟರ್, ಬಿಪಿಒ ಟ್ರೈನರ್, ಪ್ರೊಸೆಸ್ ಟ್ರೈನರ್',
    skills: ['call_quality', 'attention_to_detail', 'report_writing', 'staff_training'],
  },
  {
    id: 'call_centre_team_leader',
    category: 'telecalling',
    alsoIn: ['sales'],
    latin:
      'Call centre team leader; team leader, team lead, tl, bpo team leader, telecalling team leader, telesales team leader, call center supervisor, bpo supervisor, telecalling manager, calling manager, tim leader, call center tl, tl bpo, team lead bpo, team leader call center, team lead call center, team manager bpo',
    devanagari: 'कॉल सेंटर टीम लीडर; टीम लीडर, बीपीओ टीम लीडर, टेलीकॉलिंग टीम लीडर',
    kannada: 'ಕಾಲ್ ಸೆಂಟರ್ ಟೀಮ್ ಲೀಡರ್; ಟೀಮ್ ಲೀಡರ್, ಬಿಪಿಒ ಟೀಮ್ ಲೀಡರ್, ಟೆಲಿಕಾಲಿಂಗ್ ಟೀಮ್ ಲೀಡರ್',
    skills: ['team_leadership', 'target_achievement', 'staff_training', 'mis_reporting', 'conflict_handling'],
  },
  {
    id: 'insurance_sales',
    category: 'sales',
    alsoIn: ['accounts_finance', 'telecalling'],
    latin:
      'Insurance sales executive; insurance sales, insurance agent, insurance advisor, insurance consultant, policy seller, lic agent, life insurance agent, health insurance sales, bima agent, beema agent, vime agent, insurance telesales, insurance, insurance job, insurance work, insurance company, insurance field work, health insurance, life insurance, lic, lic policy, bima, beema, policy bazaar, policybazaar, vime, life and health policies, irda, irda exam, collect premium, sell policies',
    devanagari:
      'इंश्योरेंस सेल्स; बीमा एजेंट, इंश्योरेंस एजेंट, एलआईसी एजेंट, बीमा सलाहकार, पॉलिसी बेचने वाला, बीमा, इंश्योरेंस, एलआईसी, इन्सुरन्स, इन्शुरन्स एजेंट, इन्सुरन्स एजेंट, बीमा पॉलिसी बेचना',
    kannada: 'ಇನ್ಶೂರೆನ್ಸ್ ಸೇಲ್ಸ್; ವಿಮೆ ಏಜೆಂಟ್, ವಿಮಾ ಏಜೆಂಟ್, ಇನ್ಶೂರೆನ್ಸ್ ಏಜೆಂಟ್, ಎಲ್‌ಐಸಿ ಏಜೆಂಟ್, ವಿಮಾ ಸಲಹೆಗಾರ, ವಿಮೆ, ಇನ್ಶೂರೆನ್ಸ್, ಎಲ್‌ಐಸಿ, ವಿಮೆ ಮಾಡಿಸುವವರು',
    skills: ['insurance_products', 'sales_closing', 'customer_relations', 'lead_generation', 'kyc'],
  },
  {
    id: 'casa_sales',
    category: 'sales',
    alsoIn: ['accounts_finance'],
    latin:
      'CASA sales executive; casa sales, casa executive, casa officer, casa acquisition, bank sales executive, account opening executive, bank account sales, savings account sales, current account sales, zero balance account sales, kasa sales, account opening, bank sales, bank sales officer, zero balance account opening, savings account opening, khata kholne wala, hdfc bank sales, axis bank sales, kotak bank sales',
    devanagari: 'कासा सेल्स; कासा एग्ज़ीक्यूटिव, बैंक सेल्स एग्ज़ीक्यूटिव, खाता खोलने वाला, बैंक खाता सेल्स, बैंक सेल्स',
    kannada: 'ಕಾಸಾ ಸೇಲ್ಸ್; ಕಾಸಾ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಬ್ಯಾಂಕ್ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಬ್ಯಾಂಕ್ ಖಾತೆ ಸೇಲ್ಸ್, ಬ್ಯಾಂಕ್ ಸೇಲ್ಸ್, ಖಾತೆ ತೆರೆಯುವವರು',
    skills: ['account_opening', 'kyc', 'banking_products', 'field_sales', 'target_achievement'],
  },
  {
    id: 'loan_sales',
    category: 'sales',
    alsoIn: ['accounts_finance', 'telecalling'],
    latin:
      'Loan sales executive; loan sales, loan agent, loan officer, loan executive, home loan sales, personal loan sales, gold loan executive, dsa, microfinance field officer, field credit officer, loan wala, saalada kelasa, lone agent, home loan, personal loan, loan work, loan job, loan department, microfinance, micro finance, bajaj finance, finance company, gold loan, loan dilane wala, loan field executive, lone executive, saala kodisuvavaru',
    devanagari:
      'लोन सेल्स; लोन एजेंट, लोन ऑफ़िसर, होम लोन सेल्स, पर्सनल लोन सेल्स, माइक्रोफ़ाइनेंस फ़ील्ड ऑफ़िसर, लोन का काम, माइक्रोफ़ाइनेंस',
    kannada: 'ಲೋನ್ ಸೇಲ್ಸ್; ಲೋನ್ ಏಜೆಂಟ್, ಲೋನ್ ಆಫೀಸರ್, ಹೋಮ್ ಲೋನ್ ಸೇಲ್ಸ್, ಮೈಕ್ರೋಫೈನಾನ್ಸ್ ಫೀಲ್ಡ್ ಆಫೀಸರ್, ಲೋನ್ ಕೆಲಸ, ಸಾಲ ಕೊಡಿಸುವವರು',
    skills: ['loan_products', 'lead_generation', 'document_verification', 'kyc', 'sales_closing'],
  },
  {
    id: 'credit_card_sales',
    category: 'sales',
    alsoIn: ['telecalling'],
    latin:
      'Credit card sales executive; credit card sales, card sales executive, credit card telecaller, credit card agent, credit card bechne wala, credit card, credit cards, credit card job, credit card executive, sbi card',
    devanagari: 'क्रेडिट कार्ड सेल्स; क्रेडिट कार्ड एजेंट, क्रेडिट कार्ड एग्ज़ीक्यूटिव, क्रेडिट कार्ड, क्रेडिट कार्ड बेचने वाला',
    kannada: 'ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್ ಸೇಲ್ಸ್; ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್ ಏಜೆಂಟ್, ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್',
    skills: ['credit_cards', 'outbound_calls', 'kyc', 'sales_closing', 'target_achievement'],
  },
  {
    id: 'relationship_manager',
    category: 'sales',
    alsoIn: ['accounts_finance'],
    latin:
      'Relationship manager; rm, relationship officer, relationship executive, client relationship manager, customer relationship manager, branch relationship officer, wealth manager, personal banker, key account manager, relation manager, client relationship, client relations, bank relationship manager',
    devanagari: 'रिलेशनशिप मैनेजर; रिलेशनशिप ऑफ़िसर, क्लाइंट रिलेशनशिप मैनेजर, पर्सनल बैंकर, आरएम, रिलेशनशिप मैनेजर जॉब',
    kannada: 'ರಿಲೇಶನ್‌ಶಿಪ್ ಮ್ಯಾನೇಜರ್; ರಿಲೇಶನ್‌ಶಿಪ್ ಆಫೀಸರ್, ಕ್ಲೈಂಟ್ ರಿಲೇಶನ್‌ಶಿಪ್ ಮ್ಯಾನೇಜರ್, ಪರ್ಸನಲ್ ಬ್ಯಾಂಕರ್',
    skills: ['customer_relations', 'banking_products', 'investment_products', 'upselling', 'kyc'],
  },
  {
    id: 'real_estate_sales',
    category: 'sales',
    alsoIn: ['telecalling'],
    latin:
      'Real estate sales executive; real estate agent, real estate executive, property dealer, property consultant, site visit executive, flat sales executive, plot sales executive, broker, property agent, makaan dealer, site agent, riyal estate, real estate, real estate sales, real estate job, property sales, property dealing, flat sales, plot sales, site sales, site visit sales, nobroker, no broker, no broker executive, house broker, mane broker, rental agent, rent agent, makaan dilane wala, builder sales, site maruvavaru, home loan and property',
    devanagari:
      'रियल एस्टेट सेल्स; प्रॉपर्टी डीलर, रियल एस्टेट एजेंट, प्रॉपर्टी एजेंट, ब्रोकर, रियल एस्टेट, प्रॉपर्टी का काम, मकान दिलाने वाला',
    kannada:
      'ರಿಯಲ್ ಎಸ್ಟೇಟ್ ಸೇಲ್ಸ್; ಪ್ರಾಪರ್ಟಿ ಡೀಲರ್, ರಿಯಲ್ ಎಸ್ಟೇಟ್ ಏಜೆಂಟ್, ಬ್ರೋಕರ್, ಸೈಟ್ ಬ್ರೋಕರ್, ರಿಯಲ್ ಎಸ್ಟೇಟ್, ಸೈಟ್ ಮಾರುವವರು, ಮನೆ ಬ್ರೋಕರ್, ರಿಯಲ್ ಎಸ್ಟೇಟ್ ಕೆಲಸ, ಸೈಟ್ ಮಾರಾಟ, ಜಾಗ ಮಾರಾಟ',
    skills: ['property_sales', 'lead_generation', 'customer_relations', 'negotiation', 'field_travel'],
  },
  {
    id: 'medical_representative',
    category: 'sales',
    alsoIn: ['healthcare'],
    latin:
      'Medical representative; medical rep, pharma sales executive, pharma representative, medicine sales executive, pharma mr, medical sales, mr job, medical mr, pharma sales, pharma company sales, doctor visit job',
    devanagari: 'मेडिकल रिप्रेज़ेंटेटिव; मेडिकल रेप, फ़ार्मा सेल्स एग्ज़ीक्यूटिव, दवा कंपनी सेल्स, फ़ार्मा सेल्स',
    kannada: 'ಮೆಡಿಕಲ್ ರೆಪ್ರೆಸೆಂಟೇಟಿವ್; ಮೆಡಿಕಲ್ ರೆಪ್, ಫಾರ್ಮಾ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಫಾರ್ಮಾ ಸೇಲ್ಸ್',
    skills: ['doctor_visits', 'product_knowledge', 'field_sales', 'sales_presentation', 'field_travel'],
  },
  {
    id: 'vehicle_sales_executive',
    category: 'sales',
    alsoIn: ['retail'],
    latin:
      'Car and bike sales executive; car sales executive, automobile sales executive, bike showroom sales, car showroom sales, two wheeler sales, showroom consultant, gaadi bechne wala, vehicle sales executive, maruti suzuki, hyundai showroom, kia showroom, toyota showroom, tata motors showroom, mahindra showroom, tvs showroom, yamaha showroom, royal enfield showroom, ather showroom, ola electric showroom, ola showroom, car sales, bike sales, gaadi showroom, used car sales, second hand car sales, toyota sales executive, kia sales consultant, hyundai sales, maruti sales, automobile sales, vehicle sales, car consultant, showroom sales consultant cars, sales consultant cars, sales consultant car, car sales consultant, bike sales consultant, showroom sales cars',
    devanagari: 'गाड़ी शोरूम सेल्स; कार सेल्स एग्ज़ीक्यूटिव, बाइक शोरूम सेल्स, ऑटोमोबाइल सेल्स, गाड़ी शोरूम, कार सेल्स, बाइक सेल्स',
    kannada: 'ವಾಹನ ಶೋರೂಮ್ ಸೇಲ್ಸ್; ಕಾರ್ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಬೈಕ್ ಶೋರೂಮ್ ಸೇಲ್ಸ್, ಗಾಡಿ ಶೋರೂಮ್, ಕಾರ್ ಸೇಲ್ಸ್, ಬೈಕ್ ಸೇಲ್ಸ್',
    skills: ['vehicle_sales', 'product_demo', 'customer_service', 'sales_closing', 'loan_products'],
  },
  {
    id: 'channel_sales_executive',
    category: 'sales',
    alsoIn: ['supply_chain', 'retail'],
    latin:
      'Distributor and dealer sales executive; channel sales executive, fmcg sales executive, fmcg sales officer, distributor sales representative, dsr, b2b sales executive, order booker, corporate sales executive, area sales executive, van sales executive, fmcg sales, fmcg salesman, distributor sales, distributor salesman, dealer sales, channel sales, van sales, beat sales, order booking, order booking boy, hul salesman, itc salesman, pepsi salesman, company salesman, order lene wala',
    devanagari: 'डीलर सेल्स एग्ज़ीक्यूटिव; चैनल सेल्स एग्ज़ीक्यूटिव, एफएमसीजी सेल्स, डिस्ट्रीब्यूटर सेल्स, ऑर्डर बुकर, ऑर्डर लेने वाला',
    kannada: 'ಡೀಲರ್ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಚಾನೆಲ್ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಎಫ್‌ಎಂಸಿಜಿ ಸೇಲ್ಸ್, ಡಿಸ್ಟ್ರಿಬ್ಯೂಟರ್ ಸೇಲ್ಸ್, ಆರ್ಡರ್ ತೆಗೆದುಕೊಳ್ಳುವವರು',
    skills: ['channel_sales', 'b2b_sales', 'field_sales', 'target_achievement', 'order_taking'],
  },
  {
    id: 'sales_manager',
    category: 'sales',
    alsoIn: ['retail'],
    latin:
      'Sales manager; area sales manager, asm, territory sales manager, sales team leader, business development manager, bdm, marketing manager, sales head, branch sales manager, sales supervisor',
    devanagari: 'सेल्स मैनेजर; एरिया सेल्स मैनेजर, सेल्स टीम लीडर, बिज़नेस डेवलपमेंट मैनेजर, मार्केटिंग मैनेजर, सेल्स सुपरवाइज़र',
    kannada: 'ಸೇಲ್ಸ್ ಮ್ಯಾನೇಜರ್; ಏರಿಯಾ ಸೇಲ್ಸ್ ಮ್ಯಾನೇಜರ್, ಸೇಲ್ಸ್ ಟೀಮ್ ಲೀಡರ್, ಮಾರ್ಕೆಟಿಂಗ್ ಮ್ಯಾನೇಜರ್',
    skills: ['team_leadership', 'target_achievement', 'sales_presentation', 'b2b_sales', 'market_research'],
  },
] as const satisfies readonly OccupationRow[];
