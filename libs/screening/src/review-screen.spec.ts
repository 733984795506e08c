import { describe, expect, it } from '@jest/globals';
import { screenReview } from './review-screen.js';

describe('screenReview', () => {
  it.each([
    ['contact', 'My number is nine eight four five zero one two three four five'],
    ['contact', 'insta @asha.helper'],
    ['payment_account', 'send to asha@ybl'],
    ['abuse', 'He is a stupid man'],
    ['abuse', 'saala kaamchor'],
    ['abuse', 'कमीना आदमी'],
    ['abuse', 'ಬೋಳಿಮಗ'],
    ['group', 'low caste people'],
    ['group', 'यह मुसलमान है'],
    ['group', 'ದಲಿತ'],
    ['group', 'ladies can not do this work'],
    ['group', 'only boys should come'],
  ])('finds %s in "%s"', (finding, text) => {
    expect(screenReview('employer', text)).toContain(finding);
  });

  it.each([
    'Came at 9, worked well, very polite.',
    'Mr Reddy and Mrs Iyer paid on time.',
    'Helped in the ladies hostel and the girls school.',
    'Took good care of the dogs. कुत्तों का ध्यान रखा।',
    'समय पर आया, काम अच्छा किया।',
    'ಸಮಯಕ್ಕೆ ಬಂದರು, ಕೆಲಸ ಚೆನ್ನಾಗಿ ಮಾಡಿದರು.',
    'Carried 40 boxes to the Hindustan store.',
  ])('finds nothing in "%s"', (text) => {
    expect(screenReview('employer', text)).toEqual([]);
  });

  it('finds a demand for money in texts of an employer only', () => {
    const text = 'Pay a registration fee of 500 rupees first.';
    expect(screenReview('employer', text)).toEqual(['payment_demand']);
    expect(screenReview('worker', text)).toEqual([]);
  });
});
