import { expect, it } from '@jest/globals';
import { PAISE_MAX } from './paise.js';
import { formatPaise } from './format-paise.js';

it.each([
  [0n, '₹0'],
  [63540n, '₹635.40'],
  [12345650n, '₹1,23,456.50'],
  [5n, '₹0.05'],
  [-5n, '−₹0.05'],
  [-150000n, '−₹1,500'],
  [PAISE_MAX, '₹92,23,37,20,36,85,47,758.07'],
])('formatPaise writes %d paise as rupees', (paise, text) => expect(formatPaise(paise)).toBe(text));
