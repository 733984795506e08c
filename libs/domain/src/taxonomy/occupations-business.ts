import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of accounts, hiring and online selling. */
export const OCCUPATIONS_BUSINESS = [
  {
    id: 'accountant',
    category: 'accounts_finance',
    latin:
      'Accountant; senior accountant, accounts executive, accounts officer, account executive, tally accountant, tally operator, gst accountant, accounts manager, part time accountant, munim, hisab likhne wala, hisab kitab wala, lekkiga, lekka bareyuvavaru, acountant, account ka kaam, account work, tally, tally job, tally erp, tally prime, tally gst, gst filing, gst return filing, bcom, b com, m com, mcom, bcom fresher, b com fresher, commerce graduate, book keeper, bookkeeper, hisab kitab, hisaab kitaab, khata bahi, bahi khata likhne wala, lekka kelasa, accounts officer trainee, bank reconciliation, accounts receivable, accounts payable, gst returns filing, ca firm accounts, tali erp, balance sheet, balance sheet banane wala, lekkapatra',
    devanagari:
      'अकाउंटेंट; सीनियर अकाउंटेंट, अकाउंट्स एग्ज़ीक्यूटिव, टैली ऑपरेटर, टैली अकाउंटेंट, मुनीम, लेखाकार, हिसाब लिखने वाला, अकाउंट का काम, अकाउंट्स का काम, टैली, टैली का काम, हिसाब किताब, बही खाता, खाता बही लिखने वाला, बीकॉम, अकाउंटिंग, अकाउंटिंग का काम',
    kannada:
      'ಅಕೌಂಟೆಂಟ್; ಸೀನಿಯರ್ ಅಕೌಂಟೆಂಟ್, ಅಕೌಂಟ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಟ್ಯಾಲಿ ಆಪರೇಟರ್, ಲೆಕ್ಕಿಗ, ಲೆಕ್ಕ ಬರೆಯುವವರು, ಲೆಕ್ಕಪತ್ರ ಕೆಲಸ, ಅಕೌಂಟ್ಸ್ ಕೆಲಸ, ಅಕೌಂಟ್ ಕೆಲಸ, ಟ್ಯಾಲಿ, ಟ್ಯಾಲಿ ಕೆಲಸ, ಲೆಕ್ಕದ ಕೆಲಸ, ಬಿಕಾಂ, ಅಕೌಂಟಿಂಗ್',
    skills: ['tally', 'gst', 'bookkeeping', 'bank_reconciliation', 'final_accounts', 'ms_excel'],
  },
  {
    id: 'accounts_assistant',
    category: 'accounts_finance',
    alsoIn: ['office_education'],
    latin:
      'Accounts assistant; assistant accountant, account assistant, junior accountant, trainee accountant, accounts clerk, accounts trainee, voucher entry, tally entry, articleship trainee, ca office assistant, accounts intern',
    devanagari: 'अकाउंट्स असिस्टेंट; जूनियर अकाउंटेंट, असिस्टेंट अकाउंटेंट, अकाउंट्स क्लर्क',
    kannada: 'ಅಕೌಂಟ್ಸ್ ಅಸಿಸ್ಟೆಂಟ್; ಜೂನಿಯರ್ ಅಕೌಂಟೆಂಟ್, ಅಕೌಂಟ್ಸ್ ಕ್ಲರ್ಕ್, ಅಸಿಸ್ಟೆಂಟ್ ಅಕೌಂಟೆಂಟ್',
    skills: ['bookkeeping', 'invoicing', 'tally', 'petty_cash', 'data_entry'],
  },
  {
    id: 'billing_executive',
    category: 'accounts_finance',
    alsoIn: ['retail', 'supply_chain'],
    latin:
      'Billing executive; billing operator, billing clerk, billing assistant, invoice executive, invoicing executive, bill entry operator, accounts receivable executive, accounts payable executive, hospital billing, hospital billing counter, invoice making, invoicing, e way bill, eway bill, billing executive hospital, hospital billing staff, hospital bill counter, invoice billing, billing office, hospital bill section, gst billing, invoice and gst billing, invoice clerk, bill making',
    devanagari: 'बिलिंग एग्ज़ीक्यूटिव; बिलिंग ऑपरेटर, बिलिंग क्लर्क, इनवॉइस बनाने वाला, इनवॉइस, बिल बनाना',
    kannada: 'ಬಿಲ್ಲಿಂಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಬಿಲ್ಲಿಂಗ್ ಆಪರೇಟರ್, ಬಿಲ್ಲಿಂಗ್ ಕ್ಲರ್ಕ್, ಇನ್‌ವಾಯ್ಸ್ ಮಾಡುವವರು, ಇನ್‌ವಾಯ್ಸ್',
    skills: ['invoicing', 'billing', 'ms_excel', 'gst', 'data_entry'],
  },
  {
    id: 'tax_consultant',
    category: 'accounts_finance',
    latin:
      'Tax and GST consultant; tax consultant, gst consultant, gst executive, gst practitioner, tax assistant, tax executive, itr filing executive, income tax assistant, gst return wala, itr filing, income tax return, income tax filing, tax work, tax job, tds return',
    devanagari: 'टैक्स और जीएसटी सलाहकार; टैक्स कंसल्टेंट, जीएसटी कंसल्टेंट, टैक्स असिस्टेंट, टैक्स, टैक्स का काम',
    kannada: 'ಟ್ಯಾಕ್ಸ್ ಮತ್ತು ಜಿಎಸ್‌ಟಿ ಸಲಹೆಗಾರ; ಟ್ಯಾಕ್ಸ್ ಕನ್ಸಲ್ಟೆಂಟ್, ಜಿಎಸ್‌ಟಿ ಕನ್ಸಲ್ಟೆಂಟ್, ಟ್ಯಾಕ್ಸ್ ಅಸಿಸ್ಟೆಂಟ್, ಟ್ಯಾಕ್ಸ್ ಕೆಲಸ',
    skills: ['income_tax', 'gst', 'tds', 'accounting_software'],
  },
  {
    id: 'audit_assistant',
    category: 'accounts_finance',
    latin:
      'Audit assistant; auditor, audit executive, internal auditor, audit trainee, article assistant, ca article, oditor, audit, audit job, audit work, articleship',
    devanagari: 'ऑडिट असिस्टेंट; ऑडिटर, ऑडिट एग्ज़ीक्यूटिव, लेखा परीक्षक',
    kannada: 'ಆಡಿಟ್ ಅಸಿಸ್ಟೆಂಟ್; ಆಡಿಟರ್, ಆಡಿಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಲೆಕ್ಕ ಪರಿಶೋಧಕ',
    skills: ['auditing', 'bookkeeping', 'ms_excel', 'record_keeping', 'attention_to_detail'],
  },
  {
    id: 'payroll_executive',
    category: 'accounts_finance',
    alsoIn: ['hr_staffing'],
    latin:
      'Payroll executive; payroll officer, payroll assistant, salary processing executive, pf esi executive, compliance executive, wages clerk, payroll, payroll job, salary processing, pf esi, pf esi work',
    devanagari: 'पेरोल एग्ज़ीक्यूटिव; पेरोल असिस्टेंट, सैलरी बनाने वाला, पीएफ ईएसआई एग्ज़ीक्यूटिव',
    kannada: 'ಪೇರೋಲ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಪೇರೋಲ್ ಅಸಿಸ್ಟೆಂಟ್, ಸಂಬಳ ಪ್ರೊಸೆಸಿಂಗ್ ಕೆಲಸ',
    skills: ['payroll', 'pf_esi', 'attendance_management', 'ms_excel'],
  },
  {
    id: 'recruiter',
    category: 'hr_staffing',
    alsoIn: ['telecalling'],
    latin:
      'Recruiter; hr recruiter, recruitment executive, talent acquisition executive, hiring executive, staffing executive, recruitment consultant, job consultant, non it recruiter, bharti karne wala, recruitment, recruitment job, recruiting, talent acquisition, talent acquisition intern, recruiter intern, hr recruitment, bulk hiring, volume hiring, staffing, manpower, manpower supply, candidate sourcing, sourcing candidates, hiring job, job consultancy, placement executive, recruter, it recruiter fresher, hr recruter, us recruiter trainee, resume screening, calling candidates',
    devanagari: 'रिक्रूटर; एचआर रिक्रूटर, भर्ती एग्ज़ीक्यूटिव, रिक्रूटमेंट एग्ज़ीक्यूटिव, जॉब कंसल्टेंट, भर्ती का काम, भर्ती, रिक्रूटमेंट',
    kannada: 'ರಿಕ್ರೂಟರ್; ಎಚ್‌ಆರ್ ರಿಕ್ರೂಟರ್, ನೇಮಕಾತಿ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ರಿಕ್ರೂಟ್‌ಮೆಂಟ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಜಾಬ್ ಕನ್ಸಲ್ಟೆಂಟ್, ನೇಮಕಾತಿ ಕೆಲಸ, ರಿಕ್ರೂಟ್‌ಮೆಂಟ್',
    skills: ['candidate_sourcing', 'resume_screening', 'interviewing', 'job_portals', 'bulk_hiring'],
  },
  {
    id: 'us_it_recruiter',
    category: 'hr_staffing',
    alsoIn: ['telecalling'],
    latin:
      'US IT recruiter; us recruiter, us it recruitment, us it staffing, it recruiter, technical recruiter, us staffing recruiter, bench sales recruiter, bench sales, us it bench sales, usit recruiter, us staffing, us it recruiter fresher',
    devanagari: 'यूएस आईटी रिक्रूटर; यूएस रिक्रूटर, आईटी रिक्रूटर, टेक्निकल रिक्रूटर, बेंच सेल्स',
    kannada: 'ಯುಎಸ್ ಐಟಿ ರಿಕ್ರೂಟರ್; ಯುಎಸ್ ರಿಕ್ರೂಟರ್, ಐಟಿ ರಿಕ್ರೂಟರ್, ಟೆಕ್ನಿಕಲ್ ರಿಕ್ರೂಟರ್, ಬೆಂಚ್ ಸೇಲ್ಸ್',
    skills: ['us_staffing', 'boolean_search', 'linkedin_sourcing', 'candidate_sourcing', 'night_shift'],
  },
  {
    id: 'hr_executive',
    category: 'hr_staffing',
    alsoIn: ['office_education'],
    latin:
      'HR executive; hr, human resources, human resource executive, hr assistant, hr admin, hr generalist, hr manager, hr trainee, hr coordinator, personnel officer, echar executive, hr fresher, hr job, hr intern, human resource, mba hr, time office, time keeper, hr department, attendance maintain karne wala',
    devanagari: 'एचआर एग्ज़ीक्यूटिव; एचआर, एचआर असिस्टेंट, एचआर मैनेजर, मानव संसाधन',
    kannada: 'ಎಚ್‌ಆರ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಎಚ್‌ಆರ್, ಎಚ್‌ಆರ್ ಅಸಿಸ್ಟೆಂಟ್, ಎಚ್‌ಆರ್ ಮ್ಯಾನೇಜರ್, ಮಾನವ ಸಂಪನ್ಮೂಲ',
    skills: ['onboarding', 'attendance_management', 'employee_relations', 'pf_esi', 'record_keeping'],
  },
  {
    id: 'catalogue_executive',
    category: 'ecommerce',
    alsoIn: ['office_education'],
    latin:
      'Catalogue executive; catalog executive, cataloging executive, catalogue associate, product listing executive, listing executive, product uploader, product data entry, katalog, catalogue, catalogue work, catalog work, product listing, product upload, product uploading, amazon listing, flipkart listing, meesho catalogue, catalogue data entry, cataloguing, upload listings, upload new listings, new listings, seller central, bullet points, meesho listing',
    devanagari: 'कैटलॉग एग्ज़ीक्यूटिव; लिस्टिंग एग्ज़ीक्यूटिव, प्रोडक्ट लिस्टिंग वाला, कैटलॉग बनाने वाला, प्रोडक्ट लिस्टिंग',
    kannada: 'ಕ್ಯಾಟಲಾಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್; ಲಿಸ್ಟಿಂಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್, ಪ್ರಾಡಕ್ಟ್ ಲಿಸ್ಟಿಂಗ್ ಕೆಲಸ, ಪ್ರಾಡಕ್ಟ್ ಲಿಸ್ಟಿಂಗ್',
    skills: ['catalogue_management', 'product_listing', 'ms_excel', 'photoshop', 'attention_to_detail'],
  },
  {
    id: 'ecommerce_executive',
    category: 'ecommerce',
    alsoIn: ['sales', 'office_education'],
    latin:
      'E-commerce executive; ecommerce executive, ecommerce manager, e commerce operations, marketplace executive, amazon account manager, flipkart account manager, online store manager, seller account handler, order processing executive, ecom executive, ecommerce job, amazon seller account, amazon seller, flipkart seller, meesho seller, online store handling, amazon flipkart account handling, seller account, online store manage, ecommerce work',
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
