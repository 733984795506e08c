import { describe, expect, it } from '@jest/globals';
import { suggestedOccupations } from './query-interpretation.js';

describe('suggestedOccupations', () => {
  it.each([
    ['English', 'Small hotel, friendly people. We need a waiter.', 'waiter'],
    ['Hindi', 'छोटा होटल है। वेटर चाहिए।', 'waiter'],
    ['Kannada', 'ಚಿಕ್ಕ ಹೋಟೆಲ್. ವೇಟರ್ ಬೇಕು.', 'waiter'],
    ['Hindi in Latin letters', 'Nayi dukaan hai. Bijli mistri chahiye.', 'electrician'],
    ['Kannada in Latin letters', 'Hosa mane. Adige maduvavaru beku.', 'cook'],
  ])('reads the work out of a description in %s', (_language, description, occupation) => {
    expect(suggestedOccupations(description, [])).toContain(occupation);
  });

  it('reads the work out of the skills that are required, without any description', () => {
    expect(suggestedOccupations('', ['Electrical wiring'])).toContain('electrician');
  });

  it('passes over a sentence that says what the work is not', () => {
    expect(suggestedOccupations('Serve tables as a waiter. No driving needed.', [])).not.toContain('driver');
    expect(suggestedOccupations('वेटर का काम है। गाड़ी चलाना नहीं', [])).not.toContain('driver');
  });

  it('suggests three at most, and those of the first twelve sentences alone', () => {
    expect(suggestedOccupations('Waiter. Electrician. Plumber. Tailor. Carpenter.', [])).toHaveLength(3);
    const filler = Array.from({ length: 12 }, () => 'Nice people').join('. ');
    expect(suggestedOccupations(`${filler}. Plumber.`, [])).toEqual([]);
  });

  it('makes nothing of misspelt words, or of none', () => {
    expect(suggestedOccupations('We meet a plumbar sometimes', [])).toEqual([]);
    expect(suggestedOccupations('', [])).toEqual([]);
  });
});
