import type { JobType } from '../jobs.js';

/** Words for the types of jobs, their labels on the screens first; separated by commas, all scripts. */
export const JOB_TYPE_WORDS: Readonly<Record<JobType, string>> = {
  part_time:
    'part time, पार्ट-टाइम, ಪಾರ್ಟ್ ಟೈಮ್, parttime, half day, few hours, paart time, पार्टटाइम, आधे दिन का काम, कुछ घंटे का काम, अंशकालिक, ಪಾರ್ಟ್‌ಟೈಮ್, ಅರೆಕಾಲಿಕ, ಅರ್ಧ ದಿನದ ಕೆಲಸ, ardha dinada kelasa',
  gig_work: 'gig work, गिग वर्क, ಗಿಗ್ ಕೆಲಸ, gig, गिग, ಗಿಗ್',
  contract:
    'contract, कॉन्ट्रैक्ट, ಕಾಂಟ್ರ್ಯಾಕ್ಟ್, contract basis, contract job, contract par, theka, theke par, ठेका, ठेके पर, ಗುತ್ತಿಗೆ, ಗುತ್ತಿಗೆ ಕೆಲಸ, guttige',
  temporary:
    'temporary, कुछ दिनों का काम, ಕೆಲವು ದಿನಗಳ ಕೆಲಸ, temp job, short term, few days, kuch din ka kaam, kuchh din ka kaam, asthayi, अस्थायी, टेम्परेरी, कुछ दिन का काम, ತಾತ್ಕಾಲಿಕ, ಟೆಂಪರರಿ, ಕೆಲವು ದಿನದ ಕೆಲಸ, tatkalika, kelavu dinada kelasa',
};

/** Work that is done at home, and the words for it; separated by commas, all scripts. */
export const HOME_WORK = {
  occupations: ['telecaller', 'data_entry_operator', 'typist'],
  words:
    'work from home, wfh, from home, home based, home based work, work at home, online work, remote work, ghar se kaam, ghar se, ghar baithe, ghar baithe kaam, ghar bethe, maneyinda kelasa, maneyinda, mane inda kelasa, घर से काम, घर से, घर बैठे काम, घर बैठे, वर्क फ्रॉम होम, ऑनलाइन काम, ಮನೆಯಿಂದ ಕೆಲಸ, ಮನೆಯಿಂದ, ಮನೆಯಿಂದಲೇ ಕೆಲಸ, ಮನೆಯಿಂದಲೇ, ಮನೆಯಲ್ಲೇ ಕೆಲಸ, ವರ್ಕ್ ಫ್ರಮ್ ಹೋಮ್, ಆನ್‌ಲೈನ್ ಕೆಲಸ',
} as const;
