import { expect, it, jest } from '@jest/globals';
import { openInstantForm, toastSaying } from '../src/features/instant-work/job-form/testing/open-instant-form';

jest.mock('../src/features/instant-work/job-form/model/instant-job-check', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('posts no job while the rules of the form cannot be fetched', async () => {
  const { fill, submit, posted } = await openInstantForm();
  await fill();
  await submit();
  expect(await toastSaying('Failed to Post Job')).toHaveTextContent('Please try again');
  expect(posted()).toBeUndefined();
});
