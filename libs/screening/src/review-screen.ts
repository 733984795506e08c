import { alternatives, anyOf, wholeWord } from './job-screen/words.js';
import type { EngagementSide } from '@nukkad/contract/engagement-sides';
import { hasHandleOrGroup } from './message-screen/handles.js';
import { hasLink } from './message-screen/links.js';
import { hasPaymentAccount } from './message-screen/payment-accounts.js';
import { hasPaymentDemand } from './message-screen/payment-demands.js';
import { hasPhoneNumber } from './message-screen/phone-numbers.js';
import { plain } from './message-screen/reading.js';

/** Kinds of forbidden content in the note of a review and in the reply to it. */
export const REVIEW_FINDINGS = ['contact', 'payment_account', 'payment_demand', 'abuse', 'group'] as const;
export type ReviewFinding = (typeof REVIEW_FINDINGS)[number];

/** Insults, in the spellings of messages. An animal alone is no insult: work is done with dogs and donkeys. */
const ABUSE =
  anyOf(`idiot idiots idiotic stupid stupids bastard bastards bitch* fuck* motherf* shit shitty asshole* arsehole*
  moron* whore* slut* scumbag* rascal* bullshit
  haraami harami haramzad* haramkhor* kamina kamine kamini kameena kameene kutte_ki kutte_ka_bac* kutta_kahi* kutta_sala
  saala saale bhosdi* bhosri* chutiy* chutya* madarchod* madarjaat behenchod* bhenchod* behnchod* bhadwa* bhadve gandu gaandu
  randi suar_ki suvar_ka nalayak bewakoof bewkoof
  हरामी हरामज़ाद* हरामजाद* हरामखोर* कमीना कमीने कमीनी कमीनों कुत्ते_की कुत्ता_कहीं* कुत्ते_का_बच्* साला साले चूतिय* चुतिय* मादरचोद*
  बहनचोद* बहेनचोद* भोसड़* भड़वा* भड़वे गांडू गाँडू रंडी सूअर_की सुअर_की नालायक बेवकूफ़ बेवकूफ बेवक़ूफ़
  bolimaga* bolimakl* sulemag* soolemag* sulemakl* mundemag* mundede halka_nan* lofer loafer* naayi_nan* nayi_nan* tika_mucch*
  ಬೋಳಿಮಗ* ಬೋಳಿಮಕ್ಕ* ಸೂಳೆಮಗ* ಸೂಳೆಮಕ್ಕ* ಸೂಳೆ ಮುಂಡೆಮಗ* ಮುಂಡೇದ* ಹಲ್ಕಾ_ನನ್* ಲೋಫರ್* ನಾಯಿ_ನನ್* ದರಿದ್ರ*_ನನ್* ಬೇವರ್ಸಿ* bevarsi*`);

/** Groups of people by birth or belief. Names of families are not among them by themselves. */
const GROUP = `brahmin* brahman* dalit* harijan* lingayat* lingayath* vokkaliga* okkaliga* kuruba* obc sc_st sc/st st/sc savarna*
  upper_caste* lower_caste* low_caste* high_caste* forward_caste* backward_caste* caste castes casteist jaati jati jaat unchi_jaati neechi_jaati
  hindu hindus muslim* musalman* christian* sikh sikhs religion religions mazhab isai isaai
  ब्राह्मण* दलित* हरिजन* सवर्ण* जाति जात जातियों ऊँची_जाति नीची_जाति नीच_जाति हिंदू हिन्दू हिंदुओं मुस्लिम* मुसलमान* ईसाई* सिख सिखों धर्म मज़हब मजहब
  ಬ್ರಾಹ್ಮಣ* ದಲಿತ* ಲಿಂಗಾಯತ* ಒಕ್ಕಲಿಗ* ಕುರುಬ* ಜಾತಿ* ಮೇಲ್ಜಾತಿ* ಕೀಳ್ಜಾತಿ* ಹಿಂದೂ* ಮುಸ್ಲಿಂ* ಮುಸ್ಲಿಮ* ಕ್ರಿಶ್ಚಿಯನ್* ಕ್ರೈಸ್ತ* ಧರ್ಮ jaathi* kilu_jaati*`;
const SEX = `lady ladies women woman female females male males girls girl boys boy aurat auraton ladki ladkiyan ladkiyon ladke ladka mahila mahilayen hijra*
  औरत औरतें औरतों लड़की लड़कियाँ लड़कियां लड़कियों लड़का लड़के लड़कों महिला महिलाएँ महिलाएं महिलाओं हिजड़*
  ಹೆಂಗಸ* ಗಂಡಸ* ಹುಡುಗಿ* ಹುಡುಗರ* ಹುಡುಗ ಮಹಿಳೆ* hengas* hudugi* gandas*`;
const NAMES_A_GROUP = anyOf(GROUP);
/** Judgements of people by their sex: not the words alone, which also name customers, clothes and hostels. */
const JUDGES_A_SEX = wholeWord(
  `(?:${alternatives(SEX)})\\s+(?:[\\p{L}\\p{M}']+\\s+){0,3}(?:${alternatives(`cannot can't cant never not shouldn't should only always
    nahi nahin mat sirf hi hamesha नहीं मत सिर्फ ही हमेशा ಬೇಡ ಆಗಲ್ಲ ಮಾತ್ರ ಯಾವಾಗಲೂ beda agalla matra`)})`,
);
/** "Only ladies", "no girls", "because she is a woman". */
const SINGLES_OUT_A_SEX = wholeWord(
  `(?:${alternatives(`only no for_a like_a being_a is_a as_a typical sirf केवल सिर्फ ಬರೀ`)})\\s+(?:${alternatives(SEX)})(?!\\s+(?:${alternatives(`staff
    customer* garment* wear hostel* section tailor* toilet* clothes shoes salon* parlour*`)}))`,
);

const TESTS: Readonly<Record<ReviewFinding, (text: string, author: EngagementSide) => boolean>> = {
  contact: (text) => hasPhoneNumber(text) || hasHandleOrGroup(text) || hasLink(text),
  payment_account: hasPaymentAccount,
  // a worker must be able to report a demand
  payment_demand: (text, author) => author === 'employer' && hasPaymentDemand(text),
  abuse: (text) => ABUSE.test(text),
  group: (text) => NAMES_A_GROUP.test(text) || JUDGES_A_SEX.test(text) || SINGLES_OUT_A_SEX.test(text),
};

/**
 * Returns the forbidden content in the text of a review or a reply, in the order of REVIEW_FINDINGS. Accepts any text.
 */
export function screenReview(author: EngagementSide, text: string): ReviewFinding[] {
  const read = plain(text);
  return REVIEW_FINDINGS.filter((finding) => TESTS[finding](read, author));
}
