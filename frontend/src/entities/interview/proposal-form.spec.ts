import { describe, expect, it } from '@jest/globals';
import { readProposal } from './model/proposal-form';
import { aRequest } from './testing/requests';

// 20 November, 23:30 in India, still 18:00 UTC
const NOW = Date.parse('2026-11-20T18:00:00Z');
const form = { date: '2026-11-22', time: '16:30', where: '', message: '' };
const invited = aRequest({ askedBy: 'employer', place: 'Front door' });
const fixed = aRequest({ status: 'confirmed', confirmedTime: '2026-11-21T11:00:00.000Z', place: 'Front door' });

describe('a proposed time', () => {
  it('of a seeker is a time alone, on an Indian clock', () => {
    expect(readProposal('seeker', fixed, { ...form, message: ' My exam is then. ' }, NOW)).toEqual({
      body: { time: '2026-11-22T11:00:00.000Z', message: 'My exam is then.' },
    });
  });

  it.each([
    ['a place for a pending request', aRequest(), 'Front door', { place: 'Front door' }],
    ['another place', fixed, 'Back door', { place: 'Back door' }],
    ['no place when it stays', fixed, ' Front door ', {}],
    ['no place when the invitation contains it', invited, 'Front door', {}],
    ['a number', aRequest({ type: 'phone' }), '+91 98765 43210', { phone: '+919876543210' }],
  ] as const)('of an employer contains %s', (_name, request, where, told) => {
    expect(readProposal('employer', request, { ...form, where }, NOW)).toEqual({
      body: { time: '2026-11-22T11:00:00.000Z', ...told },
    });
  });

  it.each([
    ['no day', fixed, { date: '' }, { date: 'required' }],
    ['a moment ago', fixed, { date: '2026-11-20', time: '23:29' }, { time: 'past' }],
    ['the time that it has', fixed, { date: '2026-11-21', where: 'Front door' }, { time: 'same' }],
    ['no place', aRequest(), {}, { where: 'required' }],
    ['no phone number', aRequest({ type: 'phone' }), { where: 'call me' }, { where: 'phone' }],
    ['a place that is too long', aRequest(), { where: 'a'.repeat(201) }, { where: 'place' }],
  ] as const)('with %s is not sent', (_name, request, change, problems) => {
    expect(readProposal('employer', request, { ...form, where: 'Here', ...noWhere(change) }, NOW)).toEqual({
      problems,
    });
  });

  it('may be for another place alone', () => {
    expect(readProposal('employer', fixed, { ...form, date: '2026-11-21', where: 'Back door' }, NOW)).toMatchObject({
      body: { place: 'Back door' },
    });
  });
});

/** Returns the changes, with an empty place if they contain none. */
const noWhere = (change: object): object => (Object.keys(change).length === 0 ? { where: '' } : change);
