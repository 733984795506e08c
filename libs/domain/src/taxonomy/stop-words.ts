/** Words that join two kinds of work: "cook cum driver", "adige mattu mane kelasa". */
export const CONJUNCTION_WORDS = 'and or aur ya mattu athava cum और या एवं ಮತ್ತು ಅಥವಾ ಹಾಗೂ';

/** Words that say no more than that somebody looks for work, in all languages and scripts. */
export const ASKING_WORDS = `
  ಯಾವ್ದಾದ್ರು ಯಾವುದಾದ್ರು ಯಾವುದಾದರು enaadru yenadru yenaadru yaavdadru
  sigutte sigatte sikkutte ಸಿಗುತ್ತೆ ಸಿಗತ್ತೆ ಏನಾದ್ರು vela velai पाहिजे pahije
  pocket any anything something whatever anywhere kuch kuchh koi need needed needs want wanted wants looking find search required requirement hiring vacancy vacancies vacency opening openings urgent
  job jobs jov jobb work wrk working worker workers opportunity employment career income earn earning money salary apply joining near nearby around part full time student students
  kaam kam kamm kaamwala naukri naukree nokri nokari nowkri naukari rozgar rojgar chahiye chahie chaiye cahiye chahi chahta chahti dhundh dhund dhundo dhundho dhoond khojo
  talash paisa paise kamana kamane kamai kuchbhi kahin dila dilao dilado dilwao dilwado dilvao lagwa lagwado lagwao aaspaas
  kelasa kelsa kelas kelasagalu kelsagalu kelsakke kelasakke kelsake udyoga udyog beku bekagide bekaagide bekittu bekitu bekitthu bekagittu beka biku hudukutta hudukta hudukutiddini
  yavudadaru yavudadru yavdadru yavdadaru enadru madbeku maadbeku sigutta siguta sampadane hattira samipa sameepa kodsi kodsri kodisi vidyarthi vidyarthigalu
  कुछ कोई फुल टाइम पार्ट काम जॉब जाब नौकरी नौकरियां नोकरी नौकड़ी रोज़गार रोजगार चाहिए चाहिये चाहिय चाहता चाहती ढूंढ ढूँढ ढूंढो खोज तलाश पैसा पैसे कमाना कमाने कमाई कहीं आसपास नज़दीक नजदीक दिला दिलाओ
  दिलवा दिलवाओ दिलाइए लगवा लगवाओ वैकेंसी सैलरी छात्र विद्यार्थी
  ಕೆಲಸ ಕೆಲಸಗಳು ಕೆಲ್ಸ ಕೆಲಸಾ ಕೆಳಸ ಕೆಲಸಕ್ಕೆ ಜಾಬ್ ಉದ್ಯೋಗ ಬೇಕು ಬೆಕು ಬೇಕಾಗಿದೆ ಬೇಕಿದೆ ಬೇಕಾ ಬೇಕಿತ್ತು ಬೇಕಾಗಿತ್ತು ಬೇಕಾಗಿದ್ರೆ ಹತ್ತಿರ ಹತ್ತಿರದ ಹುಡುಕು ಹುಡುಕುತ್ತಿದ್ದೇನೆ ಹುಡುಕ್ತಿದೀನಿ ಕೊಡ್ಸಿ ಕೊಡಿಸಿ ಸಿಗುತ್ತಾ ಸಿಗುತ್ತದೆಯೇ
  ಫುಲ್ ಟೈಮ್ ಪಾರ್ಟ್ ಸಮೀಪ ಸಂಪಾದನೆ ಯಾವುದಾದರೂ ಯಾವುದಾದ್ರೂ ಯಾವ್ದಾದ್ರೂ ಏನಾದರೂ ಏನಾದ್ರೂ ಏನಾರ ಎಲ್ಲಾದ್ರೂ ವಿದ್ಯಾರ್ಥಿ ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ
`;

/**
 * Words without a meaning of their own: pronouns, verbs that help others, who somebody asks for, how people address each other,
 * what somebody has learnt at school. They say nothing beside work; a text of nothing else asks for none.
 */
export const FUNCTION_WORDS = `
  aago aaguva agodu ಆಗೋ ಆಗುವ shuruvaago
  related relation type wise ali ಇದ್ದರೆ ಇದ್ರೆ ಬೇರೆ ಅಷ್ಟೆ ಅಷ್ಟೇ ಮೂರು ನಾಲ್ಕು ಎರಡು ಒಂದು ಒಬ್ಬ bere aste ashte idre iddre iddare eradu mooru muru nalku dono donon दोनों एक दो तीन चार ek teen char one four compulsory must kelsakke sr saar ಸಾರ್
  hmm judna judana lagna serabeku serbeku serkobeku जुड़ना लगना ನಂಗೆ ಏನೂ ಸೇರಬೇಕು ಸೇರ್ಬೇಕು ಸೇರ್ಕೋಬೇಕು ಸೇರಿಕೊಳ್ಳಬೇಕು ಸೇರಿಕೊಳ್ಳಬೇಕಿತ್ತು
  arre jaldi bhej bhejo aagidini aagiddini banidini bandiddini ಬಂದಿದೀನಿ ಬಂದಿದ್ದೀನಿ ಬಂದಿದ್ದೇನೆ ಸ್ವಾಮಿ ಆಗಿದೀನಿ ಆಗಿದ್ದೀನಿ जनाब sollunga
  village today tomorrow tonight ಯಪ್ಪಾ ಯಪ್ಪ ನಡೆಸ್ಬೇಕು ಇವತ್ತು ನಾಳೆ
  pr baruthe barutthe barutade gotthu
  shuru agi mugiyo naale nale indane indu chote chota bade bada  ಕೊಡೋ ಶುರು छोटे बड़े शुरू gantege gante start starts started starting begin begins end ends finish finishes nr opp opposite behind please kindly
  a an the in at on of for to and or with me my here some i we
  mujhe muje mera meri ka ki ke ko me
  mein main se par hai hain liye wali wala wale wla wli wle koi pas paas
  illi alli nanage nange maduva maaduva mado maado maduvantha madi ge ge bhi kuch kuchh
  yavude iruva iro irodu sigo siguva sigutte kodo koduva milne milta milega mile dene jisme jisme
  give please pls plz sir madam good best nice new available availability now
  local nearest close here within km easy simple light small kind kinds type types sort what which is are there can do get
  show list all every more other something suitable decent am im was be been it this that these those u ur
  de do dijiye dijie dedo karna karni karne karu karun hoon hun hu batao bataiye bataye accha achi achha achhi acha achi badhiya
  rahi raha rahe yahan yaha idhar mere kahi sab saare sare har bas ji bhai kaisa
  kodi kodri ideya idya idre heli olle olleya hosa iddini idini namma nanna
  bali hana swalpa tumba dayavittu
  का की के को में मे से पर है हैं लिए वाला वाली वाले कोई मुझे मेरा पास
  आस और या फुल टाइम भी कुछ मिलने मिले मिलेगा मिलता देने
  ಇಲ್ಲಿ ನನಗೊಂದು ನನಗೆ ಮತ್ತು ಅಥವಾ ಗೆ ಮಾಡುವ ಮಾಡಲು ಫುಲ್ ಟೈಮ್ ಯಾವುದೇ ಇರುವ ಸಿಗುವ ಕೊಡುವ
  दो दीजिए दीजिये दे करना करनी करने करूं हूं हूँ बताओ बताइए अच्छा अच्छी अच्छे बढ़िया नया नई रहा रही रहे यहां यहाँ इधर मेरे सब सारे हर जी
  ಕೊಡಿ ಇದೆಯಾ ಇದ್ಯಾ ಇದ್ರೆ ಹೇಳಿ ಒಳ್ಳೆ ಒಳ್ಳೆಯ ಹೊಸ ಮಾಡಬೇಕು ಇರೋ ನಮ್ಮ ನನ್ನ ಬಳಿ ಹಣ ದಯವಿಟ್ಟು
  naukriya
  भी
  ಖಾಲಿ ಕೊಡ್ಬೇಕು ಯಾವ್ದೇ ಇದಿಯ ಇದೆ ಐತೇನ್ರಿ ಆಯ್ತಾ ತಿಳಿಸಿ ಹೇಳ್ರಿ
  he she they them his him her hers our us you your yours their its who whom whose where when how why from by about into onto upto till until
  also too only just even still again back then than so as but if because since though while both same such own each either neither
  have has had having will would could should may might must shall did does doing done being were know knows knew known learn learned learnt
  say says said tell told ask asks asking asked let lets make makes made come comes came coming go goes going went take takes taken put puts like likes
  use uses used keep keeps wants needs wanting willing interested able currently urgently immediately actually really very much many lot lots bit little
  someone somebody anyone anybody everyone everybody somewhere everything nothing person people
  son sons daughter daughters wife husband husbend brother sister mother father mom mum dad papa mummy uncle aunty auntie nephew niece cousin cousins
  friend friends family elder younger two three myself himself herself
  hello hey hi dear thanks thank thankyou ok okay yes okey
  finished completed passed passing pass fail failed studied studying discontinued dropout sslc puc matric 8th 9th 10th 11th 12th 10 12 iti diploma degree
  graduate graduation educated uneducated exam exams results result whole
  year years yr yrs month months age aged old side line field section area profession post posts position
  pe ya kya kyaa hi na to toh tho hum ham hamko humko hume hamein mujhko mujko apne apna apni unke unka unki uska uski uske inka inke isme usme jo jab tab
  bhaiya bhaiyya bhayya didi aunty yaar yar saab sahab saheb behen behan bahan bhabhi dost
  biwi bivi pati patni beta bete beti maa papa pitaji mata chacha mama bacha
  sakta sakti sakte sake aata aati aate ata ati jaanta janta janti jaanti jante lunga lungi loonga karunga karungi karoonga karenge karega karegi karta karti
  kar karke karo karwa hua hui hue ho hoga hogi honge tha thi the gaya gayi gaye liya liye kiya kiye sikha sikhi seekha seekhi sikhna leta leti lete thik theek
  aur lekin magar thoda thodi thode bahut bohot chalega chalegi chalenge saal mahina mahine kal gaon gaanv sheher dono saath sath taraf kidhar kahan kahaan
  wahan vahan jahan kab kitna kitne kitni kaise kaisi jagah khali hamka kono
  क्या हो होना होगा होगी था थी थे गया गई गए लिया किया करता करती करते कर करके सीखा सीखी आता आती आते जानता जानती जानते सकता सकती सकते लूंगा लूंगी करूंगा करूंगी
  दोनों साथ तरफ कहां कहाँ किधर वहां जहां कब कितना कितने कैसे जगह खाली हम हमें हमको अपना अपनी अपने उनके उनका उसका उसकी मेरी हमारे हमारी यह वह ये वो जो
  भैया भाई दीदी सर मैडम यार साहब बहन बीवी पति पत्नी बेटा बेटे बेटी मां माँ पापा पिताजी चाचा दोस्त लेकिन मगर थोड़ा थोड़ी बहुत चलेगा चलेगी साल महीना महीने
  गांव गाँव ही ना न तो लेता लेती लेते ठीक आए आये चाहिय ऐसा छोटा मोटा छोटे किसी बना बनाऊंगा
  nam nan nanu naanu namdu avru avaru avanu avalu ivru nimma nimage nimge hatra hattra hathra nalli kade kadege kadeyalli barutte barutthe baratte baratthe barute gottu gottide
  gotthu adru aadru aadre adre idya idiya ideya itha ittu iddre idhe ide iddare idare kodbeku kottre sigbeku sigbahuda sigona aagutta agutta bekri aitenri aitri idenri
  helri helo helu tilisi ondu ond yav yaav yava yaavdadru yavdaadru yaavdadaru guru maga magalu magalige maganige magla hendti hendtige yajamanru yajamanrige yajamana
  tamma tammange thammange anna annange akka akkange tangi tangige appa appange amma ammange maava maavange gelathi geleya saar mugisidale mugisiddini maadidini madidini
  maadtini madtini maadtare madtare maadtane madtane bartini barthini bandidini irtini hogtini paravagilla parvagilla sakagatte sakagutte mattu matte aamele aadmele ella yella
  ellaadru eno enu yen hege yaake oorinda oorige sakku kelta aste maatra matra kono
  ಸರ್ ಸಾರ್ ಮೇಡಂ ಅಣ್ಣ ಅಣ್ಣಂಗೆ ಅಕ್ಕ ಅಕ್ಕಂಗೆ ತಮ್ಮ ತಮ್ಮಂಗೆ ತಂಗಿ ತಂಗಿಗೆ ಅಪ್ಪ ಅಪ್ಪಂಗೆ ಅಮ್ಮ ಅಮ್ಮಂಗೆ ನಮ್ಮಮ್ಮಂಗೆ ತಂದೆ ತಂದೆಗೆ ತಾಯಿ ತಾಯಿಗೆ ಮಗ ಮಗನಿಗೆ ಮಗಳು ಮಗಳಿಗೆ ಹೆಂಡ್ತಿ ಹೆಂಡ್ತಿಗೆ ಹೆಂಡತಿ ಹೆಂಡತಿಗೆ ಗಂಡ
  ಗಂಡನಿಗೆ ಯಜಮಾನ್ರಿಗೆ ಇಬ್ರಿಗೂ ಗುರು ನಾನು ನಾವು ಅವರು ಅವನು ಅವಳು ನಿಮ್ಮ ಅದೇ ಇದೇ ಆಮೇಲೆ ಆದ್ಮೇಲೆ ಮತ್ತೆ ಆದ್ರೂ ಆದ್ರೆ ಸರಿ ಯಾವ ಎಲ್ಲಿ ಹೇಗೆ ಏನು ಯಾಕೆ ಕಡೆ ಹತ್ರ ಸುತ್ತಮುತ್ತ ಬರುತ್ತೆ ಬರುತ್ತದೆ ಬರ್ತೈತ್ರಿ ಗೊತ್ತು ಗೊತ್ತಿದೆ
  ಮಾಡ್ತೀನಿ ಮಾಡ್ತಾನೆ ಮಾಡ್ತಾರೆ ಮಾಡಿದೀನಿ ಮಾಡೋರು ಮಾಡೋ ಮಾಡಾಕ ಬರ್ತೀನ್ರಿ ಬರ್ತೀನಿ ಹೋಗ್ತೀನಿ ಹೋಗ್ತಾನೆ ಇದ್ದಾನೆ ಇದ್ದಾಳೆ ಇದ್ದಾರೆ ಆಗಿ ಆಗುತ್ತೆ ಒಂದು ಎರಡು ವರ್ಷ ತಿಂಗಳು ಪೋಸ್ಟ್ ಲೈನ್ ಲೈನ್ನಲ್ಲಿ ಓದೋ ಜೊತೆಗೆ ಮಾತ್ರ
  लाइन साइड फील्ड
  sari chennagi chennaagi aas bihar odisha orissa assam jharkhand bengal nepal rajasthan namaste namaskara namaskar pehle kabhi abhi jaldi milna milega
  housewife homemaker retired handicapped disabled unskilled certified fresher freshers kisi jo extra income second help batao mila mil peeche pakka
  ghante ghanta ghanton gante gantegalu 10vi 12vi 10ve 12ve 10vin 12vin 10th 12th pu puc dasvi barvi dasvin barahvi dasavi mahilaon mahila gruhini nirudyogi
  घंटे घंटा घंटों बस दसवीं बारहवीं पास फेल गृहिणी महिलाओं नमस्ते पहले अभी बिहार ओडिशा झारखंड नेपाल
  ಗಂಟೆ ಗಂಟೆಗಳು ಪಿಯುಸಿ ಫೇಲ್ ಪಾಸ್ ಚೆನ್ನಾಗಿ ನಮಸ್ಕಾರ ಗೃಹಿಣಿ ಆದ್ರೂ ಆದರೂ ಪರವಾಗಿಲ್ಲ ಮಾಡ್ತಿನಿ ಮಾಡ್ತೇನೆ ಮೇಲೆ ಪಕ್ಕ
`;
