import { phraseKey } from './spellings.js';

const phrasesOf = (text: string): ReadonlySet<string> => new Set(text.split(/[,\n]/u).map(phraseKey).filter(Boolean));

/** What people say of themselves and of their lives, in words some of which name work elsewhere: "gaon se aaya hoon". */
export const SAYINGS = phrasesOf(`
  oota aayta, oota aaytha, oota ayta, uta ayta, tindi aayta, ಊಟ ಆಯ್ತಾ, ಊಟ ಆಯ್ತ, ತಿಂಡಿ ಆಯ್ತಾ, khana khaya, khana kha liya, khana ho gaya, खाना खाया, खाना खा लिया, खाना हो गया
  good morning, good afternoon, good evening, good night, gud morning, गुड मॉर्निंग, ಗುಡ್ ಮಾರ್ನಿಂಗ್, शुभ प्रभात, ಶುಭೋದಯ
  aaya hu, aaya hun, aaya hoon, aaya hai, aaya tha, aaye hain, aaye hai, aayi hu, aayi hun, aayi hoon, aayi hai, se aaya, se aayi, se aaye, naya aaya, abhi aaya, new aaya
  आया हूं, आया है, आया था, आई हूं, आयी हूं, आई है, आए हैं, आये हैं, से आया, से आई, से आयी, से आए, नया आया, अभी आया
  college ke baad, college ke bad, college baad, after college, school ke baad, after school, college student, college students, school student, college boy, college girl, college going, college jata hu, college jati hu, in college, college mugida mele, college mugisi, college aadmele, college hogtini, college hogta, college ge hogtini, college time, college hours, before college, college free time, school time, after school hours, kids at school, when kids are in school, college fees, school fees, for college fees, college vidyarthi
  drop my kids to school, drop kids to school, drop my kids, dropping kids, dropping my kids, kids to school, after school drop, college hai, din me college, din mein college, college jana, college jana hota, mujhe college jana, college jaana, कॉलेज जाना, कॉलेज जाना होता, कॉलेज है, ಕಾಲೇಜಿಗೆ ಹೋಗಬೇಕು, college ge hogbeku
  college fees ke liye, school drop, kids in school, school jate, bachche school jate, bachche school, makkalu school, makkalu school ge, makkalu shale ge
  कॉलेज के बाद, स्कूल के बाद, कॉलेज स्टूडेंट, कॉलेज जाता हूं, कॉलेज जाती हूं, कॉलेज में हूं, कॉलेज फीस, कॉलेज का छात्र, बच्चे स्कूल जाते, बच्चे स्कूल जाने के बाद
  ಕಾಲೇಜ್ ಮುಗಿದ ಮೇಲೆ, ಕಾಲೇಜು ಮುಗಿದ ಮೇಲೆ, ಕಾಲೇಜ್ ಆದ್ಮೇಲೆ, ಕಾಲೇಜು ವಿದ್ಯಾರ್ಥಿ, ಕಾಲೇಜ್ ವಿದ್ಯಾರ್ಥಿ, ಕಾಲೇಜ್ ಸ್ಟೂಡೆಂಟ್, ಕಾಲೇಜಿಗೆ ಹೋಗ್ತೀನಿ, ಕಾಲೇಜು ಓದ್ತಾ, ಶಾಲೆ ಮುಗಿದ ಮೇಲೆ, ಮಕ್ಕಳು ಶಾಲೆಗೆ, ಮಕ್ಕಳು ಸ್ಕೂಲಿಗೆ, ಸ್ಕೂಲ್ ಆದ್ಮೇಲೆ
  mother of two, mother of one, mother of three, father of two, single mother, single mom, two kids, three kids, have kids, small kids at home, two children, have two children, married woman, newly married
  career gap, career break, gap years, year gap, years gap, yrs gap, yr gap, after gap, long gap, after a gap, after long gap, restarting after, restart after, restarting career, break in career, gap in career, back to work, come back to work, rejoin work, going back to work
  lost my job, lost job, job gone, left my job, left job, job chala gaya, job chali gayi, job chhut gaya, job chut gayi, naukri chali gayi, naukri chut gayi, naukri chhoot gayi, kelsa hoythu, kelsa hoytu, kelasa hogide, नौकरी छूट गई, नौकरी चली गई, काम छूट गया, ಕೆಲಸ ಹೋಯ್ತು, ಕೆಲಸ ಬಿಟ್ಟೆ
  ghar ke paas, ghar ke pass, ghar ke pas, ghar k paas, ghar ke nazdeek, ghar ke nazdik, ghar ke najdeek, ghar ke najdik, ghar ke aas paas, ghar ke aaspaas, ghar ke kareeb, ghar ke karib, घर के पास, घर के नज़दीक, घर के नजदीक, घर के आस पास, घर के आसपास, घर के करीब, घर के क़रीब
  near home, near my home, near the home, near house, near my house, near our house, close to home, close to my home, close to house, close to my house, nearby home, nearby my home, nearby my house, next to my house
  mane hattira, mane hatira, mane hatra, mane hattra, mane hathira, maneya hattira, maney hattira, mane pakka, mane pakkadalli, mane sameepa, mane hattiradalli, ಮನೆ ಹತ್ತಿರ, ಮನೆ ಹತ್ರ, ಮನೆಯ ಹತ್ತಿರ, ಮನೆಯ ಹತ್ರ, ಮನೆ ಹತ್ತಿರದಲ್ಲಿ, ಮನೆ ಪಕ್ಕ, ಮನೆ ಪಕ್ಕದಲ್ಲಿ, ಮನೆ ಸಮೀಪ, ಮನೆಯ ಸಮೀಪ
  ghar chalana hai, ghar chalana, ghar ka kharcha, घर चलाना है, घर चलाना, घर का खर्च, mane nadesbeku, mane nadsbeku, ಮನೆ ನಡೆಸಬೇಕು, ಮನೆ ನಡೆಸ್ಬೇಕು, run my house, run my family, support my family, support family
  pocket money, जेब खर्च, kharcha nikalna, kharcha chalana, खर्चा चलाना, emi katna, for rent money, to pay rent
  kaam seekhna hai, kaam sikhna hai, learn on job, ready to learn, will learn, can learn, सीखने को तैयार, ಕಲಿತೀನಿ, kalitini, kalthini, kaam seekh lunga, seekh lunga
  no degree, no certificate, no english, english nahi aati, english nahi aata, hindi only, anpadh, padha likha nahi, padhai nahi, padhi likhi nahi, less educated, odilla, odiddu kammi, ಓದಿಲ್ಲ, पढ़ा लिखा नहीं, अनपढ़
  bas kaam chahiye, koi bhi chalega, kuch bhi chalega, कुछ भी चलेगा, कोई भी चलेगा, बस काम, yenadru parvagilla, yenadru sari, enadru sari, yaavdadru sari, yaav kelsa adru sari, aadru sari, adru sari, ಆದ್ರೂ ಸರಿ, ಆದರೂ ಸರಿ, ಯಾವುದಾದ್ರೂ ಸರಿ, ಏನಾದ್ರೂ ಸರಿ
`);

/**
 * What advertisements say of pay, training, joining and the like beside the conditions of `condition-words`, in words some of which name
 * work elsewhere: "we will teach", "PF and ESI".
 */
export const TERMS_OF_EMPLOYMENT = phrasesOf(`
  we will teach, will teach, teach you, we teach you, will teach you, can teach, we will show, training will be given, we will train
  sikhayenge, sikha denge, seekha denge, sikhaya jayega, kalisuttheve, kalistivi, kalisthivi, kalsteevi, सिखाएंगे, सिखा देंगे, सीखा देंगे, सिखाया जाएगा, काम सिखाया जाएगा, ट्रेनिंग देंगे, ट्रेनिंग मिलेगी, ಕಲಿಸುತ್ತೇವೆ, ಕಲಿಸ್ತೀವಿ, ಕಲಿಸಿಕೊಡುತ್ತೇವೆ, ತರಬೇತಿ ನೀಡುತ್ತೇವೆ
  joining, joining bonus, join, जॉइनिंग, ज्वाइनिंग, ज्वॉइनिंग, ಜಾಯ್ನಿಂಗ್, ಜಾಯಿನಿಂಗ್
  recruitment, recruiting, recruiting now, bharti, turant bharti, seedhi bharti, भर्ती, भरती, तुरंत भर्ती, सीधी भर्ती, ನೇಮಕಾತಿ
  pf, esi, esic, pf esi, pf and esi, esi pf, provident fund, salary slip, on company payroll, पीएफ, ईएसआई, ಪಿಎಫ್, ಇಎಸ್ಐ
  hisaab, hisab, hisaab se, hisab se, piece ke hisaab se, हिसाब, हिसाब से, पीस के हिसाब से, किलो के हिसाब से, के हिसाब, ಲೆಕ್ಕ, ಲೆಕ್ಕದಲ್ಲಿ, ಪೀಸ್ ಲೆಕ್ಕ, ಕೆಜಿ ಲೆಕ್ಕದಲ್ಲಿ
  khana, khaana, food, oota, खाना, ಊಟ, khana saath, khana sath, khana diya jayega, dopahar ka khana, raat ka khana, subah ka nashta, खाना साथ में, दोपहर का खाना, रात का खाना, एक टाइम का खाना, दो टाइम का खाना, खाना पीना, रहना और खाना, खाना और रहना, खाना और कमरा, कमरा और खाना, खाना मुफ्त, खाना मुफ़्त, खाना घर में, खाना हमारी तरफ, नाश्ता, चाय नाश्ता, ಊಟ ಕೊಡುತ್ತೇವೆ, ಊಟ ಮತ್ತು ರೂಮ್, ತಿಂಡಿ ಕಾಫಿ, tea coffee given, ತಿಂಡಿ, ಮಧ್ಯಾಹ್ನದ ಊಟ, canteen food, staff meals, canteen
  roz ki dihadi, दिहाड़ी रोज़, दिन की दिहाड़ी, ಕೂಲಿ ಅಂದೇ
  commission extra, commission, incentive, incentives, petrol allowance, petrol extra, conveyance, bus facility, cab facility, pick up and drop given, transport given, van facility, uniform given, uniform, two wheeler must, दोपहिया, ಟೂ ವೀಲರ್, cab both ways, both ways cab, cab facility provided, cab drop, cab pickup, cab provided, cab both sides, staff bus, company bus, कंपनी बस, ಕಂಪನಿ ಬಸ್
`);

/** Work that no occupation of the taxonomy is, in words that name others: "medical coding" is no software. */
export const OTHER_WORK = phrasesOf(`
  medical coding, medical coder, medical billing us, medical transcription coding, icd coding, clinical coding, मेडिकल कोडिंग, ಮೆಡಿಕಲ್ ಕೋಡಿಂಗ್
  film director, movie director, music director, film producer, fire brigade, railway driver, train driver, loco pilot, metro driver, metro train operator, ship captain, army driver, fashion show, bus depot manager, bank manager, bank po, branch manager bank
  stunt man, tv anchor, news anchor, news reader, game developer unity, ethical hacker, hardware engineer vlsi, chip design, vlsi design, civil judge, police constable, ias officer, school principal, headmaster, head master, vice principal
`);

/** The phrase of a list that begins at a word, as its length in words; 0 for none. */
export function lengthOf(list: ReadonlySet<string>, words: readonly string[], from: number, most = 6): number {
  for (let length = Math.min(most, words.length - from); length > 0; length--)
    if (list.has(words.slice(from, from + length).join(' '))) return length;
  return 0;
}
