import { describe, expect, it } from '@jest/globals';
import { stopAnswerOf } from './stop-words.js';

describe('stopAnswerOf', () => {
  it.each([
    'Stop.',
    'STOP please 🙏',
    'ನಿಲ್ಲಿಸಿ',
    'बंद करो',
    'ＳＴＯＰ',
    ' stop\n',
    'Unsubscribe!',
    'ದಯವಿಟ್ಟು ನಿಲ್ಲಿಸಿ',
    'stop sending messages',
    'STOP STOP',
    '‎STOP‎',
    '“Stop”',
    'Unsubscribe me',
    'stop texting me!!',
    "Don't send messages",
    'STOPALL',
    'बंद कर दीजिए',
    'मैसेज मत भेजो',
    'ಮೆಸೇಜ್ ಕಳಿಸಬೇಡಿ',
    'मैसेज बंद कर दो',
    'रोको प्लीज़ 🙏🏽',
    'ಸಾಕು',
    'ಮೆಸೇಜ್ ಬೇಡ',
    'ಈ ಮೆಸೇಜ್ ನಿಲ್ಲಿಸಿ',
  ])('finds the end of messages in %j', (text) => {
    expect(stopAnswerOf(text)).toBe('stop');
  });

  it.each(['START', 'start please', 'शुरू करो', 'ಶುರು ಮಾಡಿ'])('finds their resumption in %j', (text) => {
    expect(stopAnswerOf(text)).toBe('start');
  });

  it.each([
    'stop, the shop is closed today',
    'Bus stop',
    'Do not send me there',
    'No more',
    'Stop at the shop',
    'दुकान पर मत भेजो',
    'दुकान बंद है',
    'ಕೆಲಸ ನಿಲ್ಲಿಸಿ ಹೋಗಿದ್ದಾರೆ',
    'Do not stop',
    'No',
    'नहीं',
    'ಬೇಡ',
    'ಈಗ ಬೇಡ',
    'मैं काम बंद करो बोला था',
    'ಊಟ ಸಾಕು ಎಂದರು',
    'When do we start?',
    'please',
    '🙏',
    '',
  ])('finds neither in %j', (text) => {
    expect(stopAnswerOf(text)).toBeNull();
  });
});
