import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of selling, calling, accounts, hiring, purchasing and online selling. */
export const OCCUPATIONS_BUSINESS = [
  {
    id: 'purchase_executive',
    category: 'supply_chain',
    alsoIn: ['accounts_finance'],
    latin:
      'Purchase executive; purchase officer, purchase assistant, procurement executive, procurement officer, purchaser, buyer, purchase manager, kharidari wala',
    devanagari: 'परचेज़ एग्ज़ीक्यूटिव; परचेज़ ऑफ़िसर, परचेज़ असिस्टेंट, खरीद अधिकारी',
    kannada: 'ಪರ್ಚೇಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಪರ್ಚೇಸ್ ಆಫೀಸರ್, ಪರ್ಚೇಸ್ ಅಸಿಸ್ಟೆಂಟ್, ಖರೀದಿ ಅಧಿಕಾರಿ',
    skills: ['purchasing', 'vendor_management', 'negotiation', 'ms_excel', 'invoicing'],
  },
  {
    id: 'field_sales_executive',
    category: 'sales',
    alsoIn: ['gig'],
    latin:
      'Field sales executive; sales executive, outdoor sales executive, marketing executive, field marketing executive, direct sales executive, sales officer, sales representative, field salesperson, business development executive, bde, sales wala, sales ka kaam, sales kelasa, marketing kelasa',
    devanagari: 'फ़ील्ड सेल्स एग्ज़ीक्यूटिव; सेल्स एग्ज़ीक्यूटिव, मार्केटिंग एग्ज़ीक्यूटिव, सेल्स ऑफ़िसर, सेल्स का काम, सेल्स रिप्रेज़ेंटेटिव',
    kannada: 'ಫೀಲ್ಡ್ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಮಾರ್ಕೆಟಿಂಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಸೇಲ್ಸ್ ಆಫೀಸರ್, ಸೇಲ್ಸ್ ಕೆಲಸ',
    skills: ['field_sales', 'lead_generation', 'sales_closing', 'target_achievement', 'field_travel'],
  },
  {
    id: 'door_to_door_sales',
    category: 'sales',
    alsoIn: ['gig'],
    latin:
      'Door-to-door salesperson; door to door sales, door to door marketing, house to house sales, ghar ghar bechne wala, mane mane maruvavaru, canopy sales',
    devanagari: 'डोर-टू-डोर सेल्सपर्सन; घर-घर सेल्सपर्सन, डोर टू डोर सेल्स, घर-घर बेचने वाला, डोर टू डोर मार्केटिंग',
    kannada: 'ಡೋರ್-ಟು-ಡೋರ್ ಸೇಲ್ಸ್‌ಪರ್ಸನ್; ಮನೆ ಮನೆ ಸೇಲ್ಸ್‌ಪರ್ಸನ್, ಡೋರ್ ಟು ಡೋರ್ ಸೇಲ್ಸ್, ಮನೆ ಮನೆಗೆ ಹೋಗಿ ಮಾರುವವರು',
    skills: ['door_to_door_selling', 'field_sales', 'communication', 'product_demo'],
  },
  {
    id: 'telecaller',
    category: 'telecalling',
    alsoIn: ['sales', 'gig'],
    latin:
      'Telecaller; tele caller, telecalling executive, telecalling, tele calling, caller, calling executive, calling job, phone caller, work from home calling, phone karne wala, calling ka kaam, calling kelasa, call maduva kelasa',
    devanagari: 'टेलीकॉलर; टेली कॉलर, टेलीकॉलिंग, कॉलिंग का काम, कॉलिंग एग्ज़ीक्यूटिव, फ़ोन करने वाला',
    kannada: 'ಟೆಲಿಕಾಲರ್; ಟೆಲಿ ಕಾಲರ್, ಟೆಲಿಕಾಲಿಂಗ್, ಕಾಲಿಂಗ್ ಕೆಲಸ, ಫೋನ್ ಮಾಡುವ ಕೆಲಸ',
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
      'Customer care executive; bpo, bpo executive, bpo job, bpo agent, call centre, call center, call centre executive, call center executive, customer care, customer support executive, customer support, customer service executive, customer service representative, csr, csa, call center ka kaam, call center kelasa, bpo voice',
    devanagari: 'कस्टमर केयर एग्ज़ीक्यूटिव; बीपीओ, बीपीओ का काम, कॉल सेंटर, कॉल सेंटर का काम, कस्टमर केयर, कस्टमर सपोर्ट',
    kannada: 'ಕಸ್ಟಮರ್ ಕೇರ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಬಿಪಿಒ, ಬಿಪಿಒ ಕೆಲಸ, ಕಾಲ್ ಸೆಂಟರ್, ಕಾಲ್ ಸೆಂಟರ್ ಕೆಲಸ, ಕಸ್ಟಮರ್ ಕೇರ್, ಕಸ್ಟಮರ್ ಸಪೋರ್ಟ್',
    skills: ['inbound_calls', 'customer_service', 'complaint_resolution', 'voice_process', 'english_speaking'],
  },
  {
    id: 'chat_support_executive',
    category: 'telecalling',
    alsoIn: ['tech_support', 'ecommerce'],
    latin:
      'Chat support executive; chat executive, chat agent, email support executive, non voice executive, non voice process executive, bpo non voice, chat process executive, live chat agent, bpo chat',
    devanagari: 'चैट सपोर्ट एग्ज़ीक्यूटिव; चैट एग्ज़ीक्यूटिव, नॉन वॉइस प्रोसेस, ईमेल सपोर्ट एग्ज़ीक्यूटिव',
    kannada: 'ಚಾಟ್ ಸಪೋರ್ಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಚಾಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ನಾನ್ ವಾಯ್ಸ್ ಪ್ರೊಸೆಸ್, ಇಮೇಲ್ ಸಪೋರ್ಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್',
    skills: ['chat_email_support', 'english_writing', 'english_typing', 'complaint_resolution'],
  },
  {
    id: 'collection_executive',
    category: 'telecalling',
    alsoIn: ['accounts_finance', 'sales'],
    latin:
      'Collection executive; collection agent, recovery agent, recovery executive, loan collection executive, emi collection executive, collection telecaller, field collection executive, collection boy, vasooli agent, vasuli kelasa',
    devanagari: 'कलेक्शन एग्ज़ीक्यूटिव; रिकवरी एजेंट, कलेक्शन एजेंट, वसूली एजेंट, लोन रिकवरी एग्ज़ीक्यूटिव',
    kannada: 'ಕಲೆಕ್ಷನ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ರಿಕವರಿ ಏಜೆಂಟ್, ಕಲೆಕ್ಷನ್ ಏಜೆಂಟ್, ವಸೂಲಿ ಏಜೆಂಟ್',
    skills: ['collections_calling', 'negotiation', 'communication', 'field_travel', 'record_keeping'],
  },
  {
    id: 'call_quality_analyst',
    category: 'telecalling',
    latin:
      'Call quality analyst; bpo quality analyst, call auditor, bpo qa, quality auditor, voice and accent trainer, process trainer, bpo trainer, process associate trainer',
    devanagari: 'कॉल क्वालिटी एनालिस्ट; कॉल ऑडिटर, बीपीओ ट्रेनर, प्रोसेस ट्रेनर',
    kannada: 'ಕಾಲ್ ಕ್ವಾಲಿಟಿ ಅನಾಲಿಸ್ಟ್; ಕಾಲ್ ಆಡಿಟರ್, ಬಿಪಿಒ ಟ್ರೈನರ್, ಪ್ರೊಸೆಸ್ ಟ್ರೈನರ್',
    skills: ['call_quality', 'attention_to_detail', 'report_writing', 'staff_training'],
  },
  {
    id: 'call_centre_team_leader',
    category: 'telecalling',
    alsoIn: ['sales'],
    latin:
      'Call centre team leader; team leader, team lead, tl, bpo team leader, telecalling team leader, telesales team leader, call center supervisor, bpo supervisor, telecalling manager, calling manager, tim leader',
    devanagari: 'कॉल सेंटर टीम लीडर; टीम लीडर, बीपीओ टीम लीडर, टेलीकॉलिंग टीम लीडर',
    kannada: 'ಕಾಲ್ ಸೆಂಟರ್ ಟೀಮ್ ಲೀಡರ್; ಟೀಮ್ ಲೀಡರ್, ಬಿಪಿಒ ಟೀಮ್ ಲೀಡರ್, ಟೆಲಿಕಾಲಿಂಗ್ ಟೀಮ್ ಲೀಡರ್',
    skills: ['team_leadership', 'target_achievement', 'staff_training', 'mis_reporting', 'conflict_handling'],
  },
  {
    id: 'insurance_sales',
    category: 'sales',
    alsoIn: ['accounts_finance', 'telecalling'],
    latin:
      'Insurance sales executive; insurance sales, insurance agent, insurance advisor, insurance consultant, policy seller, lic agent, life insurance agent, health insurance sales, bima agent, beema agent, vime agent, insurance telesales, insurence agent',
    devanagari: 'इंश्योरेंस सेल्स; बीमा एजेंट, इंश्योरेंस एजेंट, एलआईसी एजेंट, बीमा सलाहकार, पॉलिसी बेचने वाला',
    kannada: 'ಇನ್ಶೂರೆನ್ಸ್ ಸೇಲ್ಸ್; ವಿಮೆ ಏಜೆಂಟ್, ವಿಮಾ ಏಜೆಂಟ್, ಇನ್ಶೂರೆನ್ಸ್ ಏಜೆಂಟ್, ಎಲ್‌ಐಸಿ ಏಜೆಂಟ್, ವಿಮಾ ಸಲಹೆಗಾರ',
    skills: ['insurance_products', 'sales_closing', 'customer_relations', 'lead_generation', 'kyc'],
  },
  {
    id: 'casa_sales',
    category: 'sales',
    alsoIn: ['accounts_finance'],
    latin:
      'CASA sales executive; casa sales, casa executive, casa officer, casa acquisition, bank sales executive, account opening executive, bank account sales, savings account sales, current account sales, zero balance account sales, kasa sales',
    devanagari: 'कासा सेल्स; कासा एग्ज़ीक्यूटिव, बैंक सेल्स एग्ज़ीक्यूटिव, खाता खोलने वाला, बैंक खाता सेल्स',
    kannada: 'ಕಾಸಾ ಸೇಲ್ಸ್; ಕಾಸಾ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಬ್ಯಾಂಕ್ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಬ್ಯಾಂಕ್ ಖಾತೆ ಸೇಲ್ಸ್',
    skills: ['account_opening', 'kyc', 'banking_products', 'field_sales', 'target_achievement'],
  },
  {
    id: 'loan_sales',
    category: 'sales',
    alsoIn: ['accounts_finance', 'telecalling'],
    latin:
      'Loan sales executive; loan sales, loan agent, loan officer, loan executive, home loan sales, personal loan sales, gold loan executive, dsa, microfinance field officer, field credit officer, loan wala, saalada kelasa, lone agent',
    devanagari: 'लोन सेल्स; लोन एजेंट, लोन ऑफ़िसर, होम लोन सेल्स, पर्सनल लोन सेल्स, माइक्रोफ़ाइनेंस फ़ील्ड ऑफ़िसर',
    kannada: 'ಲೋನ್ ಸೇಲ್ಸ್; ಲೋನ್ ಏಜೆಂಟ್, ಲೋನ್ ಆಫೀಸರ್, ಹೋಮ್ ಲೋನ್ ಸೇಲ್ಸ್, ಮೈಕ್ರೋಫೈನಾನ್ಸ್ ಫೀಲ್ಡ್ ಆಫೀಸರ್',
    skills: ['loan_products', 'lead_generation', 'document_verification', 'kyc', 'sales_closing'],
  },
  {
    id: 'credit_card_sales',
    category: 'sales',
    alsoIn: ['telecalling'],
    latin:
      'Credit card sales executive; credit card sales, card sales executive, credit card telecaller, credit card agent, credit card bechne wala',
    devanagari: 'क्रेडिट कार्ड सेल्स; क्रेडिट कार्ड एजेंट, क्रेडिट कार्ड एग्ज़ीक्यूटिव',
    kannada: 'ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್ ಸೇಲ್ಸ್; ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್ ಏಜೆಂಟ್, ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್',
    skills: ['credit_cards', 'outbound_calls', 'kyc', 'sales_closing', 'target_achievement'],
  },
  {
    id: 'relationship_manager',
    category: 'sales',
    alsoIn: ['accounts_finance'],
    latin:
      'Relationship manager; rm, relationship officer, relationship executive, client relationship manager, customer relationship manager, branch relationship officer, wealth manager, personal banker, key account manager, relation manager',
    devanagari: 'रिलेशनशिप मैनेजर; रिलेशनशिप ऑफ़िसर, क्लाइंट रिलेशनशिप मैनेजर, पर्सनल बैंकर, आरएम',
    kannada: 'ರಿಲೇಶನ್‌ಶಿಪ್ ಮ್ಯಾನೇಜರ್; ರಿಲೇಶನ್‌ಶಿಪ್ ಆಫೀಸರ್, ಕ್ಲೈಂಟ್ ರಿಲೇಶನ್‌ಶಿಪ್ ಮ್ಯಾನೇಜರ್, ಪರ್ಸನಲ್ ಬ್ಯಾಂಕರ್',
    skills: ['customer_relations', 'banking_products', 'investment_products', 'upselling', 'kyc'],
  },
  {
    id: 'real_estate_sales',
    category: 'sales',
    alsoIn: ['telecalling'],
    latin:
      'Real estate sales executive; real estate agent, real estate executive, property dealer, property consultant, site visit executive, flat sales executive, plot sales executive, broker, property agent, makaan dealer, site agent, riyal estate',
    devanagari: 'रियल एस्टेट सेल्स; प्रॉपर्टी डीलर, रियल एस्टेट एजेंट, प्रॉपर्टी एजेंट, ब्रोकर',
    kannada: 'ರಿಯಲ್ ಎಸ್ಟೇಟ್ ಸೇಲ್ಸ್; ಪ್ರಾಪರ್ಟಿ ಡೀಲರ್, ರಿಯಲ್ ಎಸ್ಟೇಟ್ ಏಜೆಂಟ್, ಬ್ರೋಕರ್, ಸೈಟ್ ಬ್ರೋಕರ್',
    skills: ['property_sales', 'lead_generation', 'customer_relations', 'negotiation', 'field_travel'],
  },
  {
    id: 'medical_representative',
    category: 'sales',
    alsoIn: ['healthcare'],
    latin:
      'Medical representative; medical rep, pharma sales executive, pharma representative, medicine sales executive, pharma mr, medical sales',
    devanagari: 'मेडिकल रिप्रेज़ेंटेटिव; मेडिकल रेप, फ़ार्मा सेल्स एग्ज़ीक्यूटिव, दवा कंपनी सेल्स',
    kannada: 'ಮೆಡಿಕಲ್ ರೆಪ್ರೆಸೆಂಟೇಟಿವ್; ಮೆಡಿಕಲ್ ರೆಪ್, ಫಾರ್ಮಾ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್',
    skills: ['doctor_visits', 'product_knowledge', 'field_sales', 'sales_presentation', 'field_travel'],
  },
  {
    id: 'vehicle_sales_executive',
    category: 'sales',
    alsoIn: ['retail'],
    latin:
      'Car and bike sales executive; car sales executive, automobile sales executive, bike showroom sales, car showroom sales, two wheeler sales, showroom consultant, gaadi bechne wala, vehicle sales executive',
    devanagari: 'गाड़ी शोरूम सेल्स; कार सेल्स एग्ज़ीक्यूटिव, बाइक शोरूम सेल्स, ऑटोमोबाइल सेल्स',
    kannada: 'ವಾಹನ ಶೋರೂಮ್ ಸೇಲ್ಸ್; ಕಾರ್ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಬೈಕ್ ಶೋರೂಮ್ ಸೇಲ್ಸ್',
    skills: ['vehicle_sales', 'product_demo', 'customer_service', 'sales_closing', 'loan_products'],
  },
  {
    id: 'channel_sales_executive',
    category: 'sales',
    alsoIn: ['supply_chain', 'retail'],
    latin:
      'Distributor and dealer sales executive; channel sales executive, fmcg sales executive, fmcg sales officer, distributor sales representative, dsr, b2b sales executive, order booker, corporate sales executive, area sales executive, van sales executive',
    devanagari: 'डीलर सेल्स एग्ज़ीक्यूटिव; चैनल सेल्स एग्ज़ीक्यूटिव, एफएमसीजी सेल्स, डिस्ट्रीब्यूटर सेल्स, ऑर्डर बुकर',
    kannada: 'ಡೀಲರ್ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಚಾನೆಲ್ ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಎಫ್‌ಎಂಸಿಜಿ ಸೇಲ್ಸ್, ಡಿಸ್ಟ್ರಿಬ್ಯೂಟರ್ ಸೇಲ್ಸ್',
    skills: ['channel_sales', 'b2b_sales', 'field_sales', 'target_achievement', 'order_taking'],
  },
  {
    id: 'sales_manager',
    category: 'sales',
    alsoIn: ['retail'],
    latin:
      'Sales manager; area sales manager, asm, territory sales manager, sales team leader, business development manager, bdm, marketing manager, sales head, branch sales manager',
    devanagari: 'सेल्स मैनेजर; एरिया सेल्स मैनेजर, सेल्स टीम लीडर, बिज़नेस डेवलपमेंट मैनेजर, मार्केटिंग मैनेजर',
    kannada: 'ಸೇಲ್ಸ್ ಮ್ಯಾನೇಜರ್; ಏರಿಯಾ ಸೇಲ್ಸ್ ಮ್ಯಾನೇಜರ್, ಸೇಲ್ಸ್ ಟೀಮ್ ಲೀಡರ್, ಮಾರ್ಕೆಟಿಂಗ್ ಮ್ಯಾನೇಜರ್',
    skills: ['team_leadership', 'target_achievement', 'sales_presentation', 'b2b_sales', 'market_research'],
  },
  {
    id: 'accountant',
    category: 'accounts_finance',
    latin:
      'Accountant; senior accountant, accounts executive, accounts officer, account executive, tally accountant, tally operator, gst accountant, accounts manager, part time accountant, munim, hisab likhne wala, hisab kitab wala, lekkiga, lekka bareyuvavaru, acountant',
    devanagari: 'अकाउंटेंट; सीनियर अकाउंटेंट, अकाउंट्स एग्ज़ीक्यूटिव, टैली ऑपरेटर, टैली अकाउंटेंट, मुनीम, लेखाकार, हिसाब लिखने वाला',
    kannada: 'ಅಕೌಂಟೆಂಟ್; ಸೀನಿಯರ್ ಅಕೌಂಟೆಂಟ್, ಅಕೌಂಟ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಟ್ಯಾಲಿ ಆಪರೇಟರ್, ಲೆಕ್ಕಿಗ, ಲೆಕ್ಕ ಬರೆಯುವವರು, ಲೆಕ್ಕಪತ್ರ ಕೆಲಸ',
    skills: ['tally', 'gst', 'bookkeeping', 'bank_reconciliation', 'final_accounts', 'ms_excel'],
  },
  {
    id: 'accounts_assistant',
    category: 'accounts_finance',
    alsoIn: ['office_education'],
    latin:
      'Accounts assistant; assistant accountant, account assistant, junior accountant, trainee accountant, accounts clerk, accounts trainee, voucher entry, tally entry, articleship trainee',
    devanagari: 'अकाउंट्स असिस्टेंट; जूनियर अकाउंटेंट, असिस्टेंट अकाउंटेंट, अकाउंट्स क्लर्क',
    kannada: 'ಅಕೌಂಟ್ಸ್ ಅಸಿಸ್ಟೆಂಟ್; ಜೂನಿಯರ್ ಅಕೌಂಟೆಂಟ್, ಅಕೌಂಟ್ಸ್ ಕ್ಲರ್ಕ್, ಅಸಿಸ್ಟೆಂಟ್ ಅಕೌಂಟೆಂಟ್',
    skills: ['bookkeeping', 'invoicing', 'tally', 'petty_cash', 'data_entry'],
  },
  {
    id: 'billing_executive',
    category: 'accounts_finance',
    alsoIn: ['retail', 'supply_chain'],
    latin:
      'Billing executive; billing operator, billing clerk, billing assistant, invoice executive, invoicing executive, bill entry operator, accounts receivable executive, accounts payable executive',
    devanagari: 'बिलिंग एग्ज़ीक्यूटिव; बिलिंग ऑपरेटर, बिलिंग क्लर्क, इनवॉइस बनाने वाला',
    kannada: 'ಬಿಲ್ಲಿಂಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಬಿಲ್ಲಿಂಗ್ ಆಪರೇಟರ್, ಬಿಲ್ಲಿಂಗ್ ಕ್ಲರ್ಕ್, ಇನ್‌ವಾಯ್ಸ್ ಮಾಡುವವರು',
    skills: ['invoicing', 'billing', 'ms_excel', 'gst', 'data_entry'],
  },
  {
    id: 'tax_consultant',
    category: 'accounts_finance',
    latin:
      'Tax and GST consultant; tax consultant, gst consultant, gst executive, gst practitioner, tax assistant, tax executive, itr filing executive, income tax assistant, gst return wala',
    devanagari: 'टैक्स और जीएसटी सलाहकार; टैक्स कंसल्टेंट, जीएसटी कंसल्टेंट, टैक्स असिस्टेंट',
    kannada: 'ಟ್ಯಾಕ್ಸ್ ಮತ್ತು ಜಿಎಸ್‌ಟಿ ಸಲಹೆಗಾರ; ಟ್ಯಾಕ್ಸ್ ಕನ್ಸಲ್ಟೆಂಟ್, ಜಿಎಸ್‌ಟಿ ಕನ್ಸಲ್ಟೆಂಟ್, ಟ್ಯಾಕ್ಸ್ ಅಸಿಸ್ಟೆಂಟ್',
    skills: ['income_tax', 'gst', 'tds', 'accounting_software'],
  },
  {
    id: 'audit_assistant',
    category: 'accounts_finance',
    latin:
      'Audit assistant; auditor, audit executive, internal auditor, audit trainee, article assistant, ca article, oditor',
    devanagari: 'ऑडिट असिस्टेंट; ऑडिटर, ऑडिट एग्ज़ीक्यूटिव, लेखा परीक्षक',
    kannada: 'ಆಡಿಟ್ ಅಸಿಸ್ಟೆಂಟ್; ಆಡಿಟರ್, ಆಡಿಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಲೆಕ್ಕ ಪರಿಶೋಧಕ',
    skills: ['auditing', 'bookkeeping', 'ms_excel', 'record_keeping', 'attention_to_detail'],
  },
  {
    id: 'payroll_executive',
    category: 'accounts_finance',
    alsoIn: ['hr_staffing'],
    latin:
      'Payroll executive; payroll officer, payroll assistant, salary processing executive, pf esi executive, compliance executive, wages clerk',
    devanagari: 'पेरोल एग्ज़ीक्यूटिव; पेरोल असिस्टेंट, सैलरी बनाने वाला, पीएफ ईएसआई एग्ज़ीक्यूटिव',
    kannada: 'ಪೇರೋಲ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಪೇರೋಲ್ ಅಸಿಸ್ಟೆಂಟ್, ಸಂಬಳ ಪ್ರೊಸೆಸಿಂಗ್ ಕೆಲಸ',
    skills: ['payroll', 'pf_esi', 'attendance_management', 'ms_excel'],
  },
  {
    id: 'recruiter',
    category: 'hr_staffing',
    alsoIn: ['telecalling'],
    latin:
      'Recruiter; hr recruiter, recruitment executive, talent acquisition executive, hiring executive, staffing executive, recruitment consultant, job consultant, non it recruiter, bharti karne wala',
    devanagari: 'रिक्रूटर; एचआर रिक्रूटर, भर्ती एग्ज़ीक्यूटिव, रिक्रूटमेंट एग्ज़ीक्यूटिव, जॉब कंसल्टेंट',
    kannada: 'ರಿಕ್ರೂಟರ್; ಎಚ್‌ಆರ್ ರಿಕ್ರೂಟರ್, ನೇಮಕಾತಿ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ರಿಕ್ರೂಟ್‌ಮೆಂಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಜಾಬ್ ಕನ್ಸಲ್ಟೆಂಟ್',
    skills: ['candidate_sourcing', 'resume_screening', 'interviewing', 'job_portals', 'bulk_hiring'],
  },
  {
    id: 'us_it_recruiter',
    category: 'hr_staffing',
    alsoIn: ['telecalling'],
    latin:
      'US IT recruiter; us recruiter, us it recruitment, us it staffing, it recruiter, technical recruiter, us staffing recruiter, bench sales recruiter, bench sales, us it bench sales, usit recruiter',
    devanagari: 'यूएस आईटी रिक्रूटर; यूएस रिक्रूटर, आईटी रिक्रूटर, टेक्निकल रिक्रूटर, बेंच सेल्स',
    kannada: 'ಯುಎಸ್ ಐಟಿ ರಿಕ್ರೂಟರ್; ಯುಎಸ್ ರಿಕ್ರೂಟರ್, ಐಟಿ ರಿಕ್ರೂಟರ್, ಟೆಕ್ನಿಕಲ್ ರಿಕ್ರೂಟರ್, ಬೆಂಚ್ ಸೇಲ್ಸ್',
    skills: ['us_staffing', 'boolean_search', 'linkedin_sourcing', 'candidate_sourcing', 'night_shift'],
  },
  {
    id: 'hr_executive',
    category: 'hr_staffing',
    alsoIn: ['office_education'],
    latin:
      'HR executive; hr, human resources, human resource executive, hr assistant, hr admin, hr generalist, hr manager, hr trainee, hr coordinator, personnel officer, echar executive',
    devanagari: 'एचआर एग्ज़ीक्यूटिव; एचआर, एचआर असिस्टेंट, एचआर मैनेजर, मानव संसाधन',
    kannada: 'ಎಚ್‌ಆರ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಎಚ್‌ಆರ್, ಎಚ್‌ಆರ್ ಅಸಿಸ್ಟೆಂಟ್, ಎಚ್‌ಆರ್ ಮ್ಯಾನೇಜರ್, ಮಾನವ ಸಂಪನ್ಮೂಲ',
    skills: ['onboarding', 'attendance_management', 'employee_relations', 'pf_esi', 'record_keeping'],
  },
  {
    id: 'catalogue_executive',
    category: 'ecommerce',
    alsoIn: ['office_education'],
    latin:
      'Catalogue executive; catalog executive, cataloging executive, catalogue associate, product listing executive, listing executive, product uploader, product data entry, katalog',
    devanagari: 'कैटलॉग एग्ज़ीक्यूटिव; लिस्टिंग एग्ज़ीक्यूटिव, प्रोडक्ट लिस्टिंग वाला, कैटलॉग बनाने वाला',
    kannada: 'ಕ್ಯಾಟಲಾಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಲಿಸ್ಟಿಂಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಪ್ರಾಡಕ್ಟ್ ಲಿಸ್ಟಿಂಗ್ ಕೆಲಸ',
    skills: ['catalogue_management', 'product_listing', 'ms_excel', 'photoshop', 'attention_to_detail'],
  },
  {
    id: 'ecommerce_executive',
    category: 'ecommerce',
    alsoIn: ['sales', 'office_education'],
    latin:
      'E-commerce executive; ecommerce executive, ecommerce manager, e commerce operations, marketplace executive, amazon account manager, flipkart account manager, online store manager, seller account handler, order processing executive, ecom executive',
    devanagari: 'ई-कॉमर्स एग्ज़ीक्यूटिव; ई-कॉमर्स मैनेजर, ऑनलाइन स्टोर मैनेजर, सेलर अकाउंट संभालने वाला',
    kannada: 'ಇ-ಕಾಮರ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಇ-ಕಾಮರ್ಸ್ ಮ್ಯಾನೇಜರ್, ಆನ್‌ಲೈನ್ ಸ್ಟೋರ್ ಮ್ಯಾನೇಜರ್, ಸೆಲ್ಲರ್ ಅಕೌಂಟ್ ನೋಡಿಕೊಳ್ಳುವವರು',
    skills: ['seller_panel', 'order_processing', 'product_listing', 'online_ads', 'ms_excel'],
  },
  {
    id: 'returns_executive',
    category: 'ecommerce',
    alsoIn: ['supply_chain'],
    latin:
      'Returns processing executive; returns executive, return checker, rto executive, return parcel checker, reverse logistics executive, return wala',
    devanagari: 'रिटर्न एग्ज़ीक्यूटिव; रिटर्न पार्सल चेक करने वाला, आरटीओ एग्ज़ीक्यूटिव',
    kannada: 'ರಿಟರ್ನ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ರಿಟರ್ನ್ ಪಾರ್ಸೆಲ್ ಚೆಕ್ ಮಾಡುವವರು, ಆರ್‌ಟಿಒ ಎಕ್ಸಿಕ್ಯೂಟಿವ್',
    skills: ['returns_processing', 'quality_checking', 'barcode_scanning', 'record_keeping'],
  },
] as const satisfies readonly OccupationRow[];
