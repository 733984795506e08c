import { describe, expect, it } from '@jest/globals';
import { listSlotFaults, numberedText, placesOf, registeredText, SMS_SLOT_MAX, slotValues } from './sms-slots.js';

describe('the values of text messages', () => {
  it.each([
    ['is cut to the length of its slot', 'Sri Lakshmi Narasimha Provision Stores', 'Sri Lakshmi Narasimha Provis..'],
    ['has amounts in letters', '₹600', 'Rs 600'],
    ['has straight quotes', 'Ravi’s “Best” Tiffins', `Ravi's "Best" Tiffins`],
    ['has single spaces', 'Ravi  Tiffins', 'Ravi Tiffins'],
    ['has no line breaks', 'Ravi\r\nTiffins', 'Ravi Tiffins'],
    ['has no emoji', 'Ravi 🍛', 'Ravi'],
    ['is not empty', '🍛🍛', '-'],
    ['has no spaces around it', ' Ravi\n', 'Ravi'],
  ])('%s', (_what, given, sent) => {
    expect(slotValues({ other: given })).toEqual({ other: sent });
  });

  it('keep whole letters of Kannada', () => {
    const { other = '' } = slotValues({ other: 'ಶ್ರೀ ಲಕ್ಷ್ಮೀ ನರಸಿಂಹ ಪ್ರಾವಿಷನ್ ಸ್ಟೋರ್ಸ್' });
    expect(String(other).length).toBeLessThanOrEqual(SMS_SLOT_MAX);
    expect(other).toBe('ಶ್ರೀ ಲಕ್ಷ್ಮೀ ನರಸಿಂಹ ಪ್ರಾವಿಷ..');
    expect(slotValues({ other: 'ಮಂಜುನಾಥ್ ಪ್ರಾವಿಷನ್ ಸೂಪರ್ ಸ್ಟೋರ್ಸ್' })).toEqual({ other: 'ಮಂಜುನಾಥ್ ಪ್ರಾವಿಷನ್ ಸೂಪರ್..' });
  });

  it('are neither cut nor changed in addresses, numbers and notes', () => {
    const address = `https://nukkad.example/${'a'.repeat(40)}`;
    expect(slotValues({ address, practice: ' (Practice money)', count: 12 })).toEqual({
      address,
      practice: ' (Practice money)',
      count: 12,
    });
  });
});

describe('the text to register', () => {
  it('has typed places for values, and the fixed values', () => {
    const text = '{{code}} is your {{brand}} code for {{title}}: {{address}}';
    expect(registeredText(text, { brand: 'Nukkad' })).toBe(
      '{#numeric#} is your Nukkad code for {#alphanumeric#}: {#url#}',
    );
  });

  it.each([
    ['{{brand}}: {{other}} accepted {{title}}. {{address}}', []],
    ['{{other}}{{title}}', ['has two values without text between them']],
    ['{{other}} {{title}}', ['has two values without text between them']],
    ['{{other}}{{practice}}\n{{address}}', ['has two values without text between them']],
    ['{{code}} {{brand}} {{minutes}}', []],
    ['{{weather}} in {{location}}', ['has a value without a type: weather']],
  ])('of %s has the faults %j', (text, faults) => {
    expect(listSlotFaults(text)).toEqual(faults);
  });
});

describe('numberedText', () => {
  const fixed = { brand: 'Nukkad' };
  it('numbers the values in their order, and contains fixed ones', () => {
    const text = '{{brand}}: {{ title }} at {{time}}, {{title}}. {{address}}';
    expect(numberedText(text, fixed)).toBe('Nukkad: {{1}} at {{2}}, {{3}}. {{4}}');
    expect(placesOf(text, fixed)).toEqual(['title', 'time', 'title', 'address']);
  });
});
