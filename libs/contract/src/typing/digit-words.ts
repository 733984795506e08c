/** The words for 0 to 9 in English, Hindi and Kannada, including chat spellings; one digit per line. */
export const DIGIT_WORDS = `zero oh o nil shunya shoonya sunya sonne sunne ज़ीरो जीरो शून्य ಸೊನ್ನೆ ಶೂನ್ಯ ಝೀರೋ ಜೀರೋ ಝಿರೋ ಜಿರೋ
one ek ondu एक वन ಒಂದು ವನ್
two do eradu दो टू ಎರಡು ಟೂ ಟು
three teen tin mooru muru तीन थ्री ಮೂರು ತ್ರೀ
four char chaar naalku nalku चार फोर ನಾಲ್ಕು ಫೋರ್
five paanch panch aidu पाँच पांच फाइव ಐದು ಫೈವ್
six chhe chhah chah che aaru aru छह छः छे छ सिक्स ಆರು ಸಿಕ್ಸ್
seven saat sat elu yelu सात सेवन ಏಳು ಸೆವೆನ್ ಸೆವನ್
eight aath aat ath entu yentu आठ एट ಎಂಟು ಎಯ್ಟ್ ಏಟ್ ಎಯಿಟ್
nine nau ombattu ombatthu नौ नाइन ಒಂಬತ್ತು ನೈನ್`.split('\n');
