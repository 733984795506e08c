import { describe, expect, it } from '@jest/globals';
import { publicJobLink, shareText, shortPlace, whatsAppLink } from './share-text';

const job = { id: '7', title: 'Cook & helper', pay: '₹150 an hour', place: 'Jayanagar' };
const link = publicJobLink('7', 'https://example.com');

describe('the text with which a job is shared', () => {
  it('has title, pay, place and the link of the public page, each on its line', () => {
    expect(shareText(job, link)).toBe('Cook & helper\n₹150 an hour\nJayanagar\nhttps://example.com/jobs/7');
  });

  it('leaves no empty line where the place is not known', () => {
    expect(shareText({ ...job, place: ' ' }, link)).toBe('Cook & helper\n₹150 an hour\nhttps://example.com/jobs/7');
  });

  it.each([
    ['12, 5th Cross, Koramangala, Bengaluru', 'Koramangala, Bengaluru'],
    ['Mysuru', 'Mysuru'],
    [' Jayanagar ,, Bengaluru, ', 'Jayanagar, Bengaluru'],
    ['', ''],
  ])('shortens the place "%s" to its relevant parts', (location, short) => {
    expect(shortPlace(location)).toBe(short);
  });

  it('reaches WhatsApp whole, with every sign that means something in an address', () => {
    const address = new URL(whatsAppLink(shareText(job, link)));
    expect(address.origin).toBe('https://wa.me');
    expect(address.searchParams.get('text')).toBe(shareText(job, link));
  });
});
