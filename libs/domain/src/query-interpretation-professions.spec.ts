import { describe, expect, it } from '@jest/globals';
import { interpretQuery } from './query-interpretation.js';

/** Work that people look for by its name, whether or not anybody offers it. */
const NAMED: readonly (readonly [occupation: string, queries: string])[] = [
  ['lawyer', 'lawyer, advocate, vakil, vakeelaru, lawer, वकील, ವಕೀಲ, ವಕೀಲರು'],
  ['doctor', 'doctor, docter, daktar, vaidya, डॉक्टर, ಡಾಕ್ಟರ್, ವೈದ್ಯರು'],
  ['dentist', 'dentist, teeth doctor, दांत का डॉक्टर, ದಂತ ವೈದ್ಯರು'],
  ['physiotherapist', 'physiotherapist, physiotherapy assistant'],
  ['pilot', 'pilot, pilat, पायलट, ಪೈಲಟ್'],
  ['cabin_crew', 'air hostess, cabin crew, airhostess, एयर होस्टेस, ಗಗನಸಖಿ'],
  ['pet_caretaker', 'dog walker, pet sitter'],
  ['translator', 'translator, anuvadak'],
  ['mehendi_artist', 'mehendi artist, mehndi wali'],
  ['forklift_operator', 'forklift operator, forklift'],
  ['earthmover_operator', 'jcb operator, crane operator, जेसीबी'],
  ['cctv_operator', 'cctv operator'],
  ['bank_clerk', 'bank clerk, bank job, बैंक की नौकरी, ಬ್ಯಾಂಕ್ ಕೆಲಸ'],
  ['priest', 'priest, pujari, pandit ji, पुजारी, ಅರ್ಚಕ, ಪೂಜಾರಿ'],
  ['dj', 'dj, deejay'],
  ['tattoo_artist', 'tattoo artist'],
  ['swimming_coach', 'swimming coach, swimming teacher, तैराकी कोच, ಈಜು ಕಲಿಸುವವರು'],
  ['librarian', 'librarian, library job, लाइब्रेरियन, ಗ್ರಂಥಪಾಲಕ'],
  ['journalist', 'journalist, news reporter, patrakar, पत्रकार, ವರದಿಗಾರ'],
  ['interior_designer', 'interior designer, इंटीरियर डिज़ाइनर'],
  ['architect', 'architect, arkitect, autocad operator, आर्किटेक्ट, ಆರ್ಕಿಟೆಕ್ಟ್'],
  ['civil_engineer', 'civil engineer, सिविल इंजीनियर, ಸಿವಿಲ್ ಎಂಜಿನಿಯರ್'],
  ['mechanical_engineer', 'engineer, enginer, mechanical engineer'],
  ['land_surveyor', 'surveyor, land surveyor, सर्वेयर'],
  ['survey_worker', 'field surveyor, survey boy'],
  ['blacksmith', 'blacksmith, lohar, लोहार, ಕಮ್ಮಾರ'],
  ['cobbler', 'cobbler, mochi'],
  ['potter', 'potter, kumhar, ಕುಂಬಾರ'],
  ['farm_worker', 'farm worker, kheti ka kaam'],
  ['milk_seller', 'milkman, doodh wala, दूध वाला, ಹಾಲು ಹಾಕುವವರು'],
  ['fish_catcher', 'fisherman, machhuara, ಮೀನುಗಾರ'],
  ['butcher', 'butcher, chicken cutter'],
  ['cab_owner', 'cab owner, own car driver, taxi owner'],
  ['ambulance_driver', 'ambulance driver'],
  ['bus_conductor', 'bus conductor, conductor'],
  ['lift_operator', 'lift operator, liftman, लिफ़्टमैन'],
  ['lift_technician', 'lift technician, lift mechanic'],
  ['parking_attendant', 'parking attendant, parking boy'],
  ['toll_collector', 'toll booth, toll plaza, टोल प्लाज़ा'],
  ['lab_technician', 'lab technician'],
  ['optician', 'optician, chashma wala, ಆಪ್ಟಿಷಿಯನ್'],
  ['police_officer', 'police, constable, पुलिस, ಪೊಲೀಸ್'],
  ['postal_worker', 'postman, dakiya, ಅಂಚೆಯಣ್ಣ'],
  ['tour_guide', 'tour guide, tourist guide'],
  ['veterinarian', 'animal doctor, veterinary doctor'],
  ['fashion_designer', 'fashion designer'],
];

describe('work that is named', () => {
  it.each(NAMED)('is %s: %s', (occupation, queries) => {
    const read = queries.split(', ').map((query) => [query, interpretQuery(query).occupations[0]?.id]);
    expect(read).toEqual(queries.split(', ').map((query) => [query, occupation]));
  });
});
