import { describe, expect, it } from '@jest/globals';
import { advertisedWork } from './job-occupations.js';

/** Advertisements whose titles say nothing of the work, written without sight of the taxonomy: what their descriptions tell. */
const ADVERTISEMENTS: readonly [title: string, description: string, occupation: string][] = [
  [
    'Staff needed',
    'Serving tiffin and meals to customers at table, take order, keep table clean. Food and stay free. New people also welcome.',
    'waiter',
  ],
  [
    'Office floors - early morning shift',
    'IT office me mopping, dusting, toilet cleaning karna hai before staff come. 5.30am to 9.30am only.',
    'cleaner',
  ],
  [
    'ಕೆಲಸಕ್ಕೆ ಜನ ಬೇಕು',
    'ಹಳೆ ಪೇಪರ್, ಪ್ಲಾಸ್ಟಿಕ್, ಕಬ್ಬಿಣ, ಬಾಟಲಿ ಬೇರೆ ಬೇರೆ ಮಾಡಿ ಮೂಟೆ ಕಟ್ಟುವ ಕೆಲಸ. ದಿನದ ಕೂಲಿ ಅಂದೇ ಕೊಡುತ್ತೇವೆ. ಅನುಭವ ಬೇಕಿಲ್ಲ.',
    'waste_collector',
  ],
  [
    'ಕೆಲಸ ಖಾಲಿ ಇದೆ',
    'ಔಷಧಿ ಅಂಗಡಿಯಲ್ಲಿ ಚೀಟಿ ನೋಡಿ ಮಾತ್ರೆ ತೆಗೆದು ಕೊಡುವುದು, ಸ್ಟಾಕ್ ಜೋಡಿಸುವುದು, ಬಿಲ್ ಹಾಕುವುದು. ಮಧ್ಯಾಹ್ನ 3 ರಿಂದ ರಾತ್ರಿ 10.',
    'pharmacist_helper',
  ],
  [
    'जल्दी चाहिए',
    'घर का सामान पैक करना, अलमारी फ्रिज सोफा उठाकर गाड़ी में चढ़ाना और दूसरे घर में उतारना। रोज का पैसा रोज। खाना साथ में।',
    'house_shifting_worker',
  ],
  [
    'स्टाफ चाहिए',
    'टेक पार्क के गेट पर गार्ड की ड्यूटी, गाड़ी चेक करना, रजिस्टर लिखना। दिन और रात 12 घंटे की शिफ्ट। नए लोग भी आ सकते हैं, रहने की जगह मिलेगी।',
    'security_guard',
  ],
  [
    'काम के लिए लोग चाहिए',
    'ऑनलाइन ऑर्डर को डिब्बे में पैक करना, टेप और लेबल लगाना। रात की शिफ्ट। फ्रेशर चलेगा, आज ही जॉइनिंग।',
    'packer',
  ],
  [
    'Vacancy',
    'Coffee place near Sankey tank. Espresso machine, pour over, latte art if you know. We train from zero, no experience needed. Staff meals. Weekends are busy, you must come on Sat and Sun.',
    'barista',
  ],
  [
    'Job for you',
    'Fill 20 litre bubble cans in plant and drop them to houses and offices with our goods auto. One person drives, one carries. Starting tomorrow itself. Daily batta 100.',
    'van_delivery_driver',
  ],
  [
    'ಒಳ್ಳೆಯ ಅವಕಾಶ',
    '30 ಹಾಸಿಗೆ ಆಸ್ಪತ್ರೆ. ರೋಗಿಗಳನ್ನು ವೀಲ್‌ಚೇರ್‌ನಲ್ಲಿ ಕರೆದೊಯ್ಯುವುದು, ಬೆಡ್ ಶೀಟ್ ಬದಲಾಯಿಸುವುದು, ನರ್ಸ್‌ಗಳಿಗೆ ನೆರವು. ರಾತ್ರಿ ಪಾಳಿ. ಊಟ ಉಚಿತ, ಅನುಭವ ಬೇಕಿಲ್ಲ.',
    'ward_attendant',
  ],
  [
    'ಪ್ಯಾಕಿಂಗ್ + ಲೋಡಿಂಗ್',
    'ಸಾಂಬಾರ್ ಪುಡಿ, ಉಪ್ಪಿನಕಾಯಿ ಪ್ಯಾಕೆಟ್ ತುಂಬಿ ಸೀಲ್ ಮಾಡುವುದು, ಬಾಕ್ಸ್ ಗಾಡಿಗೆ ಹಾಕುವುದು. ತುರ್ತಾಗಿ 5 ಜನ ಬೇಕು. ಅನುಭವ ಬೇಡ.',
    'packer',
  ],
  [
    'बोरी उठाने, गाड़ी खाली करने के लिए मज़दूर',
    'प्याज़ आलू की बोरी लॉरी से उतारना। सुबह 5 बजे से। दिहाड़ी 800 शाम को नकद।',
    'loader',
  ],
  [
    'बंक पर तेल भरना',
    'बाइक-कार में पेट्रोल डीज़ल डालना, हवा भरना, कैश-यूपीआई लेना। 8 घंटे की शिफ्ट, रात वाली में ज़्यादा पैसा।',
    'petrol_pump_attendant',
  ],
  [
    'Urgent requirement 2 persons',
    'Spraying for cockroach, termite and bed bugs in flats and hotels. We teach the work and give mask and uniform. Must have own two wheeler, petrol paid.',
    'pest_control_technician',
  ],
  [
    'Need person',
    'Sitting at apartment gate in night, opening gate for cars, switching water motor on and off. 8 pm to 8 am. Small room free inside the building.',
    'watchman',
  ],
  [
    'तुरंत भर्ती',
    'गोदाम में ट्रक से बोरी और कार्टन उतारना और चढ़ाना। सुबह 9 से शाम 6। पैसा रोज़ शाम को नकद, चाय नाश्ता मुफ्त।',
    'loader',
  ],
  [
    'काम के लिए लोग चाहिए',
    'अगरबत्ती और साबुन डिब्बे में भरना, स्टिकर लगाना और टेप करना। अनुभव की ज़रूरत नहीं, बैठकर काम। महीने की 7 तारीख को वेतन।',
    'packer',
  ],
  [
    'रसोई में हाथ बँटाने वाले चाहिए',
    'सब्ज़ी काटना, मसाला पीसना, आटा गूँधना और रसोई साफ रखना। नए लोग भी आ सकते हैं, काम सिखाएंगे। खाना और कमरा फ्री।',
    'kitchen_helper',
  ],
  [
    'रोज़ का काम',
    'साइट पर ईंट, रेत, सीमेंट उठाना और मिस्त्री की मदद करना। रोज़ का पैसा रोज़। साइट पर झोपड़ी रहने के लिए, कल से आ सकते हैं।',
    'construction_helper',
  ],
  [
    'ಕೆಲಸಕ್ಕೆ ಬೇಕಾಗಿದ್ದಾರೆ',
    'ಟೇಬಲ್‌ಗೆ ತಿಂಡಿ ಊಟ ತಂದುಕೊಡುವುದು, ಆರ್ಡರ್ ತೆಗೆದುಕೊಳ್ಳುವುದು, ಟೇಬಲ್ ಒರೆಸುವುದು. ಬೆಳಿಗ್ಗೆ 6ರಿಂದ ಮಧ್ಯಾಹ್ನ 2ರವರೆಗೆ. ಊಟ ಮತ್ತು ರೂಮ್ ಕೊಡುತ್ತೇವೆ.',
    'waiter',
  ],
  [
    'Required 40 candidates',
    'For Saturday and Sunday only. Checking hall tickets at the door, giving question papers, walking around the room so that nobody copies, collecting answer sheets. Any degree ok, no experience. Payment same day evening.',
    'exam_invigilator',
  ],
  [
    'Work available near Hosur Road',
    'Masala and chips goes into pouches, then seal, put sticker, keep 24 in one carton and tape it. Standing work 8 hours, general shift. Canteen lunch free. No experience required, join any day.',
    'packer',
  ],
  [
    'Persons wanted for morning',
    'Only 2 hours, 5 am to 7 am. Take milk packets and Deccan Herald, Prajavani bundles from our point and drop at flats door to door, about 90 houses. Own cycle or scooter is must. Good for those doing other work in day.',
    'newspaper_delivery',
  ],
  [
    'लोग चाहिए',
    'लॉरी से प्याज-आलू की बोरी उतारना और गोदाम में लगाना है। सुबह 5 बजे से दोपहर तक काम, पैसा रोज शाम को नकद। चाय-नाश्ता हमारी तरफ से।',
    'loader',
  ],
  [
    'हेल्पर की जरूरत',
    'सब्जी काटना, प्याज-लहसुन छीलना, आटा गूंथना, मास्टर को सामान पकड़ाना और किचन साफ रखना। रहना और खाना फ्री। अनुभव की जरूरत नहीं।',
    'kitchen_helper',
  ],
  [
    '2 लोगों की जरूरत है',
    'घरों और होटल में कॉकरोच, दीमक और खटमल की दवा का छिड़काव करना है। मशीन और मास्क हम देंगे, एक हफ्ते की ट्रेनिंग। अपनी बाइक हो तो अच्छा, पेट्रोल अलग से।',
    'pest_control_technician',
  ],
  [
    'ಕೆಲಸಕ್ಕೆ ಬೇಕಾಗಿದ್ದಾರೆ',
    'ಮರಳು, ಜಲ್ಲಿ, ಸಿಮೆಂಟ್ ಮೂಟೆ ಹೊರುವುದು, ಕಾಂಕ್ರೀಟ್ ಕಲಸುವುದು, ಮೇಸ್ತ್ರಿಗೆ ಇಟ್ಟಿಗೆ ಕೊಡುವುದು. ದಿನಗೂಲಿ 700, ಸಂಜೆಯೇ ಕೈಗೆ. ಉಳಿಯಲು ಶೆಡ್ ಇದೆ, ಅನುಭವ ಬೇಡ.',
    'construction_helper',
  ],
  [
    'ಸಿಬ್ಬಂದಿ ಬೇಕಾಗಿದ್ದಾರೆ',
    'ರೋಗಿಗಳನ್ನು ವೀಲ್‌ಚೇರ್‌ನಲ್ಲಿ ಕರೆದೊಯ್ಯುವುದು, ಹಾಸಿಗೆ ಬದಲಿಸುವುದು, ಬೆಡ್‌ಪ್ಯಾನ್ ಕೊಡುವುದು, ನರ್ಸ್‌ಗೆ ಸಹಾಯ. ಹಗಲು ಮತ್ತು ರಾತ್ರಿ ಪಾಳಿ. ಊಟ ಇದೆ, ಅನುಭವ ಇಲ್ಲದಿದ್ದರೂ ಕಲಿಸುತ್ತೇವೆ.',
    'ward_attendant',
  ],
  [
    'ಜನ ಬೇಕು',
    'ಮದುವೆ, ನಾಮಕರಣದ ಊಟದಲ್ಲಿ ಬಾಳೆ ಎಲೆ ಹಾಕಿ ಅನ್ನ, ಸಾರು, ಪಲ್ಯ ಬಡಿಸುವ ಕೆಲಸ. ಶನಿವಾರ ಭಾನುವಾರ ಹೆಚ್ಚು. ಕೆಲಸ ಮುಗಿದ ತಕ್ಷಣ 800 ರೂ, ಊಟ ನಮ್ಮದೇ.',
    'catering_staff',
  ],
  [
    'ಇಬ್ಬರು ಬೇಕು',
    'ಕಚೇರಿಯಲ್ಲಿ ಟೀ ಕಾಫಿ ಕೊಡುವುದು, ಫೈಲ್ ಟೇಬಲ್‌ಗೆ ತಲುಪಿಸುವುದು, ಬ್ಯಾಂಕ್‌ಗೆ ಹೋಗಿ ಚೆಕ್ ಹಾಕುವುದು, ಜೆರಾಕ್ಸ್ ತರುವುದು. 9ರಿಂದ 6, ಎರಡನೇ ಶನಿವಾರ ರಜೆ. ಸೈಕಲ್ ಅಥವಾ ಬೈಕ್ ಇದ್ದರೆ ಒಳ್ಳೆಯದು.',
    'office_boy',
  ],
  [
    'ಹೊಸಬರಿಗೂ ಅವಕಾಶ',
    'ಮೌಲ್ಡಿಂಗ್ ಯಂತ್ರದಿಂದ ಬರುವ ಪೀಸ್ ತೆಗೆದು ಟ್ರಿಮ್ ಮಾಡುವುದು, ಕಚ್ಚಾ ವಸ್ತು ತುಂಬುವುದು, ಲೈನ್ ಸ್ವಚ್ಛವಾಗಿಡುವುದು. 8 ಗಂಟೆಯ ಮೂರು ಪಾಳಿ, ರಾತ್ರಿ ಪಾಳಿಯೂ ಬರುತ್ತೆ. ಕ್ಯಾಂಟೀನ್ ಊಟ ಮತ್ತು ರೂಮ್ ವ್ಯವಸ್ಥೆ ಇದೆ.',
    'factory_helper',
  ],
  [
    'ಬಬಲ್‌ಟಾಪ್ ಹಾಕಲು ಬೇಕು',
    '20 ಲೀಟರ್ ನೀರಿನ ಕ್ಯಾನ್ ಅಂಗಡಿ, ಮನೆ, ಆಫೀಸ್‌ಗಳಿಗೆ ಏರಿಸಿ ಕೊಟ್ಟು ಖಾಲಿ ಕ್ಯಾನ್ ತರುವುದು. ನಮ್ಮ ಗಾಡಿ ಇದೆ. ದಿನದ ಕಮಿಷನ್ ಅಂದೇ, ಬೆಳಗಿನ ತಿಂಡಿ ಉಚಿತ.',
    'van_delivery_driver',
  ],
  [
    'Sat & Sun work',
    'Marriage and housewarming functions only on Saturday and Sunday. You have to serve on banana leaf, refill rasam, sweet, water to guests in rows. Rs.700 given in hand after each function, lunch also.',
    'catering_staff',
  ],
  [
    'Need 15 persons for 2 days',
    'Carry chairs, fix barricades, lay carpets and stand at entry gate for college fest. Reporting 7 am, payment same evening. Pickup from Majestic by our tempo.',
    'event_staff',
  ],
  [
    'Be your own boss !!',
    'Meet your friends and contacts, explain life and health policies and collect premium. We help you pass the IRDA exam free. Only commission, no fixed hours.',
    'insurance_sales',
  ],
  [
    'Morning route vacancy',
    'Take 60 to 70 shipments from our hub, go door to door, take OTP and sign and return undelivered boxes. Own two wheeler needed, Rs.14 per drop. Start 8 am, finish by 3.',
    'courier_delivery',
  ],
  [
    'Work in godown',
    'Put cups and bottles in bubble sheet, close cartons with tape, stick address label. Sitting and standing both. No exp needed, company van from Kengeri bus stand.',
    'packer',
  ],
  [
    '5 am to 8 am, apartment',
    'Wipe and wash 20 vehicles in basement parking with bucket and cloth, same ones daily. Foam and cloth we give. Rs.400 per vehicle monthly so about 8000, you can do other job after.',
    'car_washer',
  ],
  [
    'होटल में जगह खाली है',
    'थाली, गिलास, कढ़ाई, कुकर माँजना और जगह पर रखना। कोई अनुभव नहीं चाहिए। तीन टाइम खाना और सोने की जगह मिलेगी।',
    'dishwasher',
  ],
  [
    'शादी के सीज़न का काम',
    'मंडप पर कपड़ा और फूल लगाना, लाइट की लड़ी टाँगना, गुब्बारे का गेट बनाना। अक्सर रात को काम रहता है। महीने में 15-18 दिन काम पक्का।',
    'event_decorator',
  ],
  [
    'दो-तीन घंटे का काम',
    'सिग्नल और कॉलेज के बाहर हमारे पर्चे लोगों को पकड़ाने हैं और घरों के गेट में डालने हैं। सुबह 7 से 10। रोज़ ₹350 हाथ में।',
    'leaflet_distributor',
  ],
  ['दफ़्तर में सुबह का काम', '7 से 11 बजे तक झाड़ू-पोंछा, टेबल साफ़ करना, बाथरूम धोना, डस्टबिन खाली करना। रविवार छुट्टी।', 'cleaner'],
  [
    'घर-घर सर्विस का काम',
    'वॉशिंग मशीन, फ्रिज, माइक्रोवेव खोलकर ख़राबी ढूँढना और पार्ट बदलना। अपनी बाइक, पेट्रोल कंपनी का। 1 साल काम किया हो।',
    'appliance_technician',
  ],
  [
    'तुरंत जॉइनिंग, वर्दी फ्री',
    'सोसाइटी के गेट पर खड़े रहना, आने-जाने वालों का नाम-नंबर लिखना, रात में राउंड लगाना। 12 घंटे दिन या रात। कमरा और मेस की सुविधा।',
    'security_guard',
  ],
  [
    'ಹೋಟೆಲ್ ಒಳಗಡೆ ಕೆಲಸಕ್ಕೆ ಜನ ಬೇಕು',
    'ತರಕಾರಿ ಹೆಚ್ಚೋದು, ಹಿಟ್ಟು ರುಬ್ಬೋದು, ಭಟ್ಟರಿಗೆ ಸಹಾಯ ಮಾಡೋದು. ಬೆಳಿಗ್ಗೆ 5 ಗಂಟೆಗೆ ಬರಬೇಕು. ಊಟ ತಿಂಡಿ, ಇರೋಕೆ ರೂಮ್ ಇದೆ.',
    'kitchen_helper',
  ],
  [
    'ಬೆಳಗಿನ ಜಾವದ ಕೆಲಸ',
    'ಬೆಳಿಗ್ಗೆ 4.30 ರಿಂದ 7 ರ ತನಕ ಮನೆ ಮನೆಗೆ ಹಾಲಿನ ಪ್ಯಾಕೆಟ್, ಪೇಪರ್ ಹಾಕಬೇಕು. ಸೈಕಲ್ ನಾವೇ ಕೊಡ್ತೀವಿ. ಆಮೇಲೆ ಬೇರೆ ಕೆಲಸಕ್ಕೆ ಹೋಗಬಹುದು.',
    'newspaper_delivery',
  ],
  [
    'ಬಿಸ್ಲೆರಿ ಕ್ಯಾನ್ ಹಾಕೋಕೆ',
    '20 ಲೀಟರ್ ನೀರಿನ ಕ್ಯಾನ್ ಮನೆ, ಆಫೀಸ್‌ಗೆ ಹೊತ್ತು ಕೊಂಡು ಹೋಗಿ ಕೊಡೋದು, ಖಾಲಿ ಕ್ಯಾನ್ ತರೋದು. ಗಾಡಿ ನಮ್ಮದು. ದಿನದ ದುಡ್ಡು ದಿನವೇ.',
    'van_delivery_driver',
  ],
  [
    'ಕೆಲಸ ಖಾಲಿ ಇದೆ, ಬೇಗ ಬನ್ನಿ',
    'ಗೇಟ್, ಗ್ರಿಲ್, ರೇಲಿಂಗ್, ಶೆಡ್ ಮಾಡೋ ಕೆಲಸ. ಅಳತೆ ನೋಡಿ ಪೈಪ್ ಕಟ್ ಮಾಡಿ ಕೂಡಿಸೋಕೆ ಬರಬೇಕು. ವಾರದ ಬಟವಾಡೆ, ಅರ್ಜೆಂಟ್ ಬೇಕು.',
    'welder',
  ],
];

describe('an advertisement whose title names no work', () => {
  it.each(ADVERTISEMENTS)('is read by its description: %s %s', (title, description, occupation) => {
    expect(advertisedWork(title, description, []).suggestedOccupationIds[0]).toBe(occupation);
  });
});
