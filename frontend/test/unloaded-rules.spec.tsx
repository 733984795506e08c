import { expect, it, jest } from '@jest/globals';
import { FILLED, openForm, toast } from '../src/features/hire-form/testing/open-form';
import { openInstantForm, toastSaying } from '../src/features/instant-work/job-form/testing/open-instant-form';

jest.mock('../src/features/instant-work/job-form/model/instant-job-check', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
jest.mock('../src/entities/hiring/model/job-form-check', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('posts no instant job while the rules of the form cannot be fetched', async () => {
  const { fill, submit, posted } = await openInstantForm();
  await fill();
  await submit();
  expect(await toastSaying('Failed to Post Job')).toHaveTextContent('Please try again');
  expect(posted()).toBeUndefined();
});

it('posts no hire request while the rules of the form cannot be fetched', async () => {
  const { fill, submit, posted } = await openForm();
  fill(FILLED);
  await submit();
  expect(await toast('Error')).toHaveTextContent('Failed to submit hire request.');
  expect(posted()).toBeUndefined();
});
