import type { OccupationRow } from './lexicon-rows.js';

/** Occupations of health and teaching. */
export const OCCUPATIONS_CARE_TEACHING = [
  {
    id: 'nurse',
    category: 'healthcare',
    latin:
      'Nurse; staff nurse, nursing staff, gnm nurse, bsc nurse, home nurse, hospital nurse, sister nurse, male nurse, female nurse, icu nurse, nurse didi, narsu, naras, nars, daadiyaru, nursing, nursing job, nursing ka kaam, nursing work, gnm, bsc nursing, b sc nursing, anm gnm nurse, anm gnm, nursing officer, nursing completed, sister in hospital, hospital sister, nurse bai',
    devanagari: 'नर्स; स्टाफ़ नर्स, नर्सिंग स्टाफ़, होम नर्स, जीएनएम नर्स, सिस्टर नर्स, नर्सिंग, नर्सिंग का काम, जीएनएम, बीएससी नर्सिंग',
    kannada: 'ನರ್ಸ್; ಸ್ಟಾಫ್ ನರ್ಸ್, ದಾದಿ, ಶುಶ್ರೂಷಕಿ, ಶುಶ್ರೂಷಕ, ಹೋಮ್ ನರ್ಸ್, ನರ್ಸಿಂಗ್ ಕೆಲಸ, ನರ್ಸಿಂಗ್, ಜಿಎನ್‌ಎಂ',
    skills: ['patient_care', 'injections', 'vital_signs', 'wound_dressing', 'giving_medicine', 'infection_control'],
  },
  {
    id: 'nurse_aide',
    category: 'healthcare',
    alsoIn: ['domestic_help'],
    latin:
      'Nursing assistant; nurse aide, nurse help, help nurses, helping nurses, assist nurses, assisting nurses, nurse ki madad, nurse sahaya, nursing aide, nurse assistant, anm, anm nurse, general duty assistant, gda, patient attendant, patient care attendant, patient caretaker, bedside attendant, nursing helper, mareez ki dekhbhal karne wala, rogi nodikolluvavaru, patient attender, mareez ki dekhbhal, mareez ki seva, home nursing, home nursing attendant, patient care, patient care assistant, bedside care, bedridden patient caretaker, patient ke saath rehna',
    devanagari:
      'नर्सिंग असिस्टेंट; नर्स की मदद, नर्स की सहायता, पेशेंट अटेंडेंट, एएनएम, मरीज़ की देखभाल करने वाला, मरीज़ संभालने वाला, जीडीए, मरीज़ की देखभाल, मरीज़ की सेवा, मरीज़ों की देखभाल',
    kannada: 'ನರ್ಸಿಂಗ್ ಅಸಿಸ್ಟೆಂಟ್; ನರ್ಸ್ ಸಹಾಯ, ಪೇಶೆಂಟ್ ಅಟೆಂಡರ್, ರೋಗಿ ನೋಡಿಕೊಳ್ಳುವವರು, ಎಎನ್‌ಎಂ, ನರ್ಸಿಂಗ್ ಹೆಲ್ಪರ್, ರೋಗಿಗಳ ಆರೈಕೆ, ಪೇಶೆಂಟ್ ಕೇರ್',
    skills: ['patient_care', 'patient_moving', 'vital_signs', 'giving_medicine', 'infection_control'],
  },
  {
    id: 'ward_attendant',
    category: 'healthcare',
    alsoIn: ['cleaning'],
    latin:
      'Ward attendant; ward boy, wardboy, ward girl, ward boy and aaya, ward boy aur aaya, ward boy aaya, ward boy ayah, ward helper, ward aaya, aaya, ayah, hospital attendant, hospital attender, hospital helper, hospital housekeeping, hospital cleaner, stretcher boy, aspatal ka kaam, aaspatre kelasa, ward bai, ward attender, hospital aaya, hospital ayah, hospital aya, ward ayah, aspatre attender, aspatre aaya, aspatal aaya, hospital bai, ot attender, ot boy, vard boy, vard bai, hospital sweeper, aspatre aya, hospital attendar, aaya hospital, ward lady, ward boi, patient shifting, shift patients, ayah in hospital, aaya in hospital, bedpan, ward work, ward kelasa, hospital ward work, hospital ward',
    devanagari:
      'वार्ड अटेंडेंट; वार्ड बॉय, वार्ड बॉय और आया, वार्ड बॉय आया, आया, अस्पताल हेल्पर, हॉस्पिटल अटेंडेंट, अस्पताल का काम, स्ट्रेचर बॉय, अस्पताल आया, अस्पताल में आया, हॉस्पिटल आया, अस्पताल अटेंडेंट, मरीज़ों को व्हीलचेयर, मरीज़ों की मदद, बेडपैन, वार्ड का काम',
    kannada:
      'ವಾರ್ಡ್ ಅಟೆಂಡರ್; ವಾರ್ಡ್ ಬಾಯ್, ವಾರ್ಡ್ ಬಾಯ್ ಮತ್ತು ಆಯಾ, ವಾರ್ಡ್ ಬಾಯ್ ಆಯಾ, ಆಯಾ, ಆಸ್ಪತ್ರೆ ಅಟೆಂಡರ್, ಆಸ್ಪತ್ರೆ ಹೆಲ್ಪರ್, ಆಸ್ಪತ್ರೆ ಕೆಲಸ, ಆಸ್ಪತ್ರೆ ಆಯಾ, ಆಸ್ಪತ್ರೆ ಅಟೆಂಡೆಂಟ್, ಆಯಾ ಆಸ್ಪತ್ರೆ, ರೋಗಿಗಳನ್ನು ವೀಲ್‌ಚೇರ್‌ನಲ್ಲಿ, ನರ್ಸ್‌ಗಳಿಗೆ ನೆರವು, ರೋಗಿಗಳಿಗೆ ನೆರವು, ಬೆಡ್‌ಪ್ಯಾನ್ ಕೊಡುವುದು, ವಾರ್ಡ್ ಕೆಲಸ',
    skills: ['patient_moving', 'infection_control', 'sweeping_mopping', 'waste_segregation'],
  },
  {
    id: 'clinic_assistant',
    category: 'healthcare',
    alsoIn: ['office_education'],
    latin:
      'Clinic assistant; compounder, doctor assistant, clinic helper, clinic staff, dental assistant, dental nurse, dentist assistant, clinic nurse, compaunder, kampaundar, doctor helper, clinic attender, clinic receptionist helper, clinic attendant, dental clinic assistant, helper for doctor, chair side assistant, chairside assistant, dental chair assistant, help dentist, dental clinic helper, dental helper',
    devanagari: 'क्लिनिक असिस्टेंट; कंपाउंडर, डॉक्टर असिस्टेंट, क्लिनिक हेल्पर, डेंटल असिस्टेंट, डेंटल क्लिनिक हेल्पर, डेंटिस्ट असिस्टेंट',
    kannada: 'ಕ್ಲಿನಿಕ್ ಅಸಿಸ್ಟೆಂಟ್; ಕಾಂಪೌಂಡರ್, ಡಾಕ್ಟರ್ ಅಸಿಸ್ಟೆಂಟ್, ಕ್ಲಿನಿಕ್ ಹೆಲ್ಪರ್, ಡೆಂಟಲ್ ಅಸಿಸ್ಟೆಂಟ್, ಡೆಂಟಲ್ ಕ್ಲಿನಿಕ್ ಸಹಾಯಕ',
    skills: ['hospital_registration', 'vital_signs', 'wound_dressing', 'appointment_scheduling'],
  },
  {
    id: 'lab_technician',
    category: 'healthcare',
    latin:
      'Lab technician; laboratory technician, lab assistant, dmlt technician, pathology technician, blood bank technician, lab helper, lab attendant, leb technician, dmlt, bmlt, mlt, lab technican, lab tech, lab work, lab kelasa, lab attender, blood bank, blood bank job, blood testing, pathology, pathology lab, bsc mlt, dmlt job, laboratory, lab job, lab me kaam, lab mein kaam, diagnostic lab, diagnostic centre lab',
    devanagari: 'लैब टेक्नीशियन; लैब असिस्टेंट, पैथोलॉजी टेक्नीशियन, लैब अटेंडेंट, लैब हेल्पर, पैथोलॉजी लैब, डीएमएलटी, लैब में काम',
    kannada: 'ಲ್ಯಾಬ್ ಟೆಕ್ನಿಷಿಯನ್; ಲ್ಯಾಬ್ ಅಸಿಸ್ಟೆಂಟ್, ಲ್ಯಾಬ್ ಹೆಲ್ಪರ್, ಲ್ಯಾಬ್ ಕೆಲಸ',
    skills: ['lab_testing', 'blood_collection', 'record_keeping', 'infection_control', 'attention_to_detail'],
  },
  {
    id: 'phlebotomist',
    category: 'healthcare',
    alsoIn: ['gig'],
    latin:
      'Phlebotomist; blood collection executive, sample collection boy, sample collector, home sample collection, blood sample collector, khoon lene wala, fleebotomist, phlebotomy technician, thyrocare, blood collector, phlebo, blood collection, blood sample collection, sample collection',
    devanagari: 'फ़्लेबोटोमिस्ट; सैंपल लेने वाला, ब्लड सैंपल वाला, खून का सैंपल लेने वाला, सैंपल कलेक्शन, ब्लड सैंपल कलेक्शन',
    kannada: 'ಫ್ಲೆಬಾಟಮಿಸ್ಟ್; ಬ್ಲಡ್ ಸ್ಯಾಂಪಲ್ ತೆಗೆಯುವವರು, ಸ್ಯಾಂಪಲ್ ಸಂಗ್ರಹಿಸುವವರು, ಸ್ಯಾಂಪಲ್ ಕಲೆಕ್ಷನ್, ಬ್ಲಡ್ ಸ್ಯಾಂಪಲ್ ಕಲೆಕ್ಷನ್',
    skills: ['blood_collection', 'bike_riding', 'infection_control', 'record_keeping'],
  },
  {
    id: 'imaging_technician',
    category: 'healthcare',
    latin:
      'X-ray and ECG technician; x ray technician, xray technician, radiographer, ecg technician, ct scan technician, mri technician, radiology technician, ot technician, dialysis technician, eksre technician, scan centre technician, scan center technician, ecg, scanning centre, scan centre, scan technician, ultrasound technician, xray',
    devanagari:
      'एक्स-रे और ईसीजी टेक्नीशियन; एक्स-रे टेक्नीशियन, ईसीजी टेक्नीशियन, ओटी टेक्नीशियन, रेडियोग्राफ़र, ईसीजी, एक्सरे टेक्नीशियन',
    kannada: 'ಎಕ್ಸ್-ರೇ ಮತ್ತು ಇಸಿಜಿ ಟೆಕ್ನಿಷಿಯನ್; ಎಕ್ಸ್-ರೇ ಟೆಕ್ನಿಷಿಯನ್, ಇಸಿಜಿ ಟೆಕ್ನಿಷಿಯನ್, ಒಟಿ ಟೆಕ್ನಿಷಿಯನ್, ಇಸಿಜಿ',
    skills: ['xray_imaging', 'ecg', 'patient_care', 'record_keeping'],
  },
  {
    id: 'pharmacist',
    category: 'healthcare',
    alsoIn: ['retail'],
    latin:
      'Pharmacist; farmacist, d pharm, b pharm, d pharma, b pharma, dpharm, bpharm, dpharma, bpharma, diploma pharmacy, b pharmacy, d pharmacy, pharma fresher, hospital pharmacy, pharmacist trainee, registered pharmacist',
    devanagari: 'फ़ार्मासिस्ट; डी फ़ार्मा, बी फ़ार्मा',
    kannada: 'ಫಾರ್ಮಸಿಸ್ಟ್; ಡಿ ಫಾರ್ಮ, ಬಿ ಫಾರ್ಮ, ಬಿ ಫಾರ್ಮಾ, ಡಿ ಫಾರ್ಮಾ',
    skills: ['medicine_dispensing', 'stock_counting', 'billing', 'customer_service'],
  },
  {
    id: 'pharmacist_helper',
    category: 'healthcare',
    alsoIn: ['retail'],
    latin:
      'Medical shop helper; pharmacy assistant, pharmacist helper, pharmacy helper, medical store helper, medical shop salesman, chemist, chemist shop helper, dawai ki dukan, medical store ka kaam, medical angadi kelasa, aushadhi angadi, medical shop, medical store, medical angadi, pharmacy job, farmacy, farmacy shop, pharma shop, pharmacy salesman, pharmacy sales, medicen shop, medical me kaam, medical mein kaam, medicine counter, tablet shop, wellness forever, trust chemists, pharmacy staff, pharmacy trainee, medicine billing, medical hall, medical par kaam, works in medical, compounder, compoundar',
    devanagari:
      'मेडिकल स्टोर हेल्पर; केमिस्ट, दवा की दुकान, दवाई की दुकान हेल्पर, मेडिकल स्टोर, मेडिकल शॉप, दवाई की दुकान, फ़ार्मेसी का काम, फ़ार्मेसी जॉब, फ़ार्मेसी में काम, कंपाउंडर, कम्पाउंडर, दवा की पर्ची देखकर दवा देना',
    kannada:
      'ಮೆಡಿಕಲ್ ಶಾಪ್ ಹೆಲ್ಪರ್; ಔಷಧಿ ಅಂಗಡಿ ಕೆಲಸ, ಮೆಡಿಕಲ್ ಶಾಪ್ ಕೆಲಸ, ಕೆಮಿಸ್ಟ್, ಮೆಡಿಕಲ್ ಶಾಪ್, ಮೆಡಿಕಲ್ ಅಂಗಡಿ, ಔಷಧಿ ಅಂಗಡಿ, ಫಾರ್ಮಸಿ ಕೆಲಸ, ದವಾ ಅಂಗಡಿ, ಮೆಡಿಕಲ್ಸ್, ಫಾರ್ಮಸಿ ಶಾಪ್, ಕಾಂಪೌಂಡರ್, ಔಷಧಿ ಅಂಗಡಿಯಲ್ಲಿ, ಔಷಧಿ ಅಂಗಡಿಗೆ, ಚೀಟಿ ನೋಡಿ ಮಾತ್ರೆ ಕೊಡುವುದು, ಮಾತ್ರೆ ತೆಗೆದು ಕೊಡುವುದು',
    skills: ['shelf_stocking', 'billing', 'stock_counting', 'customer_service', 'medicine_dispensing'],
  },
  {
    id: 'physiotherapist',
    category: 'healthcare',
    alsoIn: ['gig', 'beauty_wellness'],
    latin:
      'Physiotherapist; physio therapist, physiotherapy assistant, home physiotherapist, fizio therapist, bpt, bpt job, physio, occupational therapist, fijiyotherapist, mpt',
    devanagari: 'फ़िज़ियोथेरेपिस्ट; फ़िज़ियो, फ़िज़ियोथेरेपी असिस्टेंट',
    kannada: 'ಫಿಸಿಯೋಥೆರಪಿಸ್ಟ್; ಫಿಸಿಯೋ ಡಾಕ್ಟರ್, ಫಿಸಿಯೋಥೆರಪಿ ಅಸಿಸ್ಟೆಂಟ್, ಫಿಸಿಯೋ',
    skills: ['physiotherapy', 'patient_care', 'elderly_care', 'record_keeping'],
  },
  {
    id: 'tutor',
    category: 'office_education',
    alsoIn: ['gig'],
    latin:
      'Tutor; home tutor, tuition teacher, tuition master, private tutor, maths tutor, science tutor, online tutor, tuition padhane wala, tuition padhane wali, tuition sir, mane paatha heluvavaru, tution teacher, teach children, padhane ka kaam, bachchon ko padhana, makkalige paata helikoduvudu, paata helikoduvudu, paata heluvudu, tuition, tuitions, tution, tutions, home tuition, home tution, tuition job, tuition centre, tuition center, tuition for kids, private tuition, maths tuition, science tuition, english tuition, hindi tuition, online tuition, online teaching, online teacher, ghar jakar padhane wala, ghar par padhane wala, homework karane wala, bachchon ka homework, mane paata, mane patha, manepaata, byjus tutor, vedantu, tution techer, home teacher, coaching, abacus teacher, tuition centre teacher, coaching class teacher, tuition miss, kids teaching, children teaching, online class lena, online classes, tutoring, makkalige paata, makkalige patha',
    devanagari:
      'ट्यूटर; ट्यूशन टीचर, होम ट्यूटर, ट्यूशन पढ़ाने वाला, ट्यूशन पढ़ाने वाली, ऑनलाइन ट्यूटर, पढ़ाने का काम, बच्चों को पढ़ाना, ट्यूशन, होम ट्यूशन, ऑनलाइन ट्यूशन, घर जाकर पढ़ाने वाला',
    kannada:
      'ಟ್ಯೂಟರ್; ಟ್ಯೂಷನ್ ಟೀಚರ್, ಹೋಮ್ ಟ್ಯೂಟರ್, ಮನೆ ಪಾಠ ಹೇಳುವವರು, ಆನ್‌ಲೈನ್ ಟ್ಯೂಟರ್, ಮಕ್ಕಳಿಗೆ ಪಾಠ ಹೇಳಿಕೊಡುವುದು, ಪಾಠ ಹೇಳಿಕೊಡುವುದು, ಪಾಠ ಹೇಳುವುದು, ಟ್ಯೂಷನ್, ಟ್ಯೂಶನ್, ಹೋಂ ಟ್ಯೂಷನ್, ಮನೆ ಪಾಠ, ಮನೆಪಾಠ, ಮನೆಪಾಠ ಹೇಳುವವರು, ಟ್ಯೂಷನ್ ಮಿಸ್, ಮಕ್ಕಳಿಗೆ ಪಾಠ',
    skills: ['home_tuition', 'maths_teaching', 'science_teaching', 'english_teaching', 'online_teaching'],
  },
  {
    id: 'teacher',
    category: 'office_education',
    latin:
      'Teacher; school teacher, primary teacher, high school teacher, subject teacher, english teacher, maths teacher, science teacher, assistant teacher, faculty, coaching teacher, lecturer, shikshak, adhyapak, shikshaka, upadhyaya, mestru, mastaru, tichar, teaching, teaching job, teaching jobs, b ed, bed teacher, d ed, m ed, bed fresher, tgt, pgt, tgt pgt, social teacher, physics teacher, chemistry teacher, kannada teacher, hindi teacher, school me padhane wala, substitute teacher, shikshaki, techer, tichar kelasa, teacher job, school miss, english miss, maths miss, school sir, coaching faculty, physical education teacher, pt teacher, pt master, sports teacher',
    devanagari:
      'टीचर; स्कूल टीचर, शिक्षक, अध्यापक, मास्टर, गणित टीचर, इंग्लिश टीचर, असिस्टेंट टीचर, शिक्षिका, टीचिंग, बीएड, स्कूल में पढ़ाने वाला',
    kannada:
      'ಟೀಚರ್; ಶಿಕ್ಷಕ, ಶಿಕ್ಷಕರು, ಉಪಾಧ್ಯಾಯ, ಮೇಷ್ಟ್ರು, ಸ್ಕೂಲ್ ಟೀಚರ್, ಗಣಿತ ಟೀಚರ್, ಶಿಕ್ಷಕಿ, ಬಿಎಡ್, ಟೀಚಿಂಗ್, ಶಾಲೆ ಟೀಚರ್, ಶಾಲಾ ಶಿಕ್ಷಕರು, ಅಧ್ಯಾಪಕ',
    skills: ['class_handling', 'english_teaching', 'maths_teaching', 'communication', 'exam_supervision'],
  },
  {
    id: 'preschool_teacher',
    category: 'office_education',
    latin:
      'Nursery school teacher; preschool teacher, pre primary teacher, kindergarten teacher, kg teacher, nursery teacher, play school teacher, montessori teacher, anganwadi worker, anganwadi teacher, daycare teacher, lkg teacher, ukg teacher, lkg ukg teacher, lkg ukg miss, nursery miss, lkg miss, pre school teacher, play home teacher, playschool teacher, day care teacher, mother teacher, eurokids teacher, eurokids, kidzee, balwadi, balwadi teacher, anganwadi, ntt, ntt course, ntt teacher, anganavadi, kindergarten, montessori trained teacher, montessori, preschool helper, kinder garten, day care staff, pre kg teacher, nursery class, nursery class teacher, kids play home, kg miss',
    devanagari:
      'नर्सरी टीचर; प्ले स्कूल टीचर, केजी टीचर, मोंटेसरी टीचर, आंगनवाड़ी वर्कर, आंगनवाड़ी, एलकेजी टीचर, यूकेजी टीचर, बालवाड़ी, नर्सरी स्कूल टीचर, बालवाड़ी टीचर',
    kannada:
      'ನರ್ಸರಿ ಟೀಚರ್; ಪ್ಲೇ ಸ್ಕೂಲ್ ಟೀಚರ್, ಮಾಂಟೆಸ್ಸರಿ ಟೀಚರ್, ಅಂಗನವಾಡಿ ಕಾರ್ಯಕರ್ತೆ, ಯುಕೆಜಿ ಟೀಚರ್, ಅಂಗನವಾಡಿ, ಎಲ್‌ಕೆಜಿ ಟೀಚರ್, ಬಾಲವಾಡಿ, ಪ್ಲೇ ಹೋಮ್ ಟೀಚರ್, ಅಂಗನವಾಡಿ ಟೀಚರ್, ನರ್ಸರಿ ಮಿಸ್, ಎಲ್‌ಕೆಜಿ ಮಿಸ್, ಯುಕೆಜಿ ಮಿಸ್',
    skills: ['early_childhood', 'child_care', 'art_teaching', 'communication'],
  },
  {
    id: 'arts_teacher',
    category: 'office_education',
    alsoIn: ['gig', 'event_staff'],
    latin:
      'Art and music teacher; play guitar, can play guitar, play keyboard, play violin, play tabla, guitar player, music teacher, dance teacher, dance master, drawing teacher, art teacher, craft teacher, guitar teacher, keyboard teacher, singing teacher, choreographer, sangeet shikshak, sangeetha shikshaka, dance sikhane wala, dance kalisuvavaru, piano teacher, violin teacher, tabla teacher, flute teacher, drums teacher, bharatanatyam teacher, classical dance teacher, western dance teacher, carnatic music teacher, vocal teacher, chess teacher, painting teacher, painting class teacher, music class, dance class, drawing class, art class, drawing classes, music classes, dance classes, guitar class, keyboard class, sangeetha teacher, music sir, dance miss, music instructor, dance instructor, guitar class teacher, music class teacher, dance class teacher, singing classes teacher, bharatanatyam, bollywood, bollywood dance, western dance, dance faculty, choreography',
    devanagari:
      'संगीत और कला टीचर; म्यूज़िक टीचर, डांस टीचर, ड्रॉइंग टीचर, संगीत शिक्षक, डांस मास्टर, गिटार टीचर, कोरियोग्राफ़र, संगीत टीचर, नृत्य शिक्षक, तबला टीचर, कीबोर्ड टीचर, डांस क्लास, कोरियोग्राफर, डांस सिखाना',
    kannada:
      'ಸಂಗೀತ ಮತ್ತು ಚಿತ್ರಕಲೆ ಟೀಚರ್; ಮ್ಯೂಸಿಕ್ ಟೀಚರ್, ಡ್ಯಾನ್ಸ್ ಟೀಚರ್, ಡ್ರಾಯಿಂಗ್ ಟೀಚರ್, ಸಂಗೀತ ಶಿಕ್ಷಕ, ಡ್ಯಾನ್ಸ್ ಮಾಸ್ಟರ್, ಗಿಟಾರ್ ಟೀಚರ್, ಸಂಗೀತ ಟೀಚರ್, ನೃತ್ಯ ಶಿಕ್ಷಕ, ಚಿತ್ರಕಲೆ ಶಿಕ್ಷಕ, ಚಿತ್ರಕಲಾ ಶಿಕ್ಷಕ, ತಬಲಾ ಟೀಚರ್, ಕೀಬೋರ್ಡ್ ಟೀಚರ್, ಭರತನಾಟ್ಯ ಟೀಚರ್, ಡ್ಯಾನ್ಸ್ ಕ್ಲಾಸ್, ಕೊರಿಯೋಗ್ರಾಫರ್, ನೃತ್ಯ ಕಲಿಸುವವರು',
    skills: ['music_teaching', 'dance_teaching', 'art_teaching', 'communication'],
  },
] as const satisfies readonly OccupationRow[];
