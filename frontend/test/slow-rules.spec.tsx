import { expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type * as Rules from '../src/features/instant-work/job-form/model/instant-job-check';
import { openInstantForm } from '../src/features/instant-work/job-form/testing/open-instant-form';

let deliver: () => void = () => undefined;
const check = jest.fn<typeof Rules.checkInstantJobForm>();

jest.mock('../src/features/instant-work/job-form/model/instant-job-check', () => ({
  __esModule: true,
  // an import waits for a module that is a promise
  then: (resolve: (rules: typeof Rules) => void) => {
    const rules = jest.requireActual<typeof Rules>('../src/features/instant-work/job-form/model/instant-job-check');
    check.mockImplementation(rules.checkInstantJobForm);
    deliver = () => resolve({ ...rules, checkInstantJobForm: check });
  },
}));

it('shows that it checks a step, and opens none over the page to which the user went while the rules of the form were fetched', async () => {
  const { type, choose, next, router, form } = await openInstantForm();
  type('Job title', 'Waiter for this evening');
  await choose('Food Service');
  await next();
  expect(form.getByRole('button', { name: 'Checking...' })).toBeDisabled();
  await act(() => router.navigate('/instant-requests?tab=requests'));
  act(deliver);
  await waitFor(() => expect(check).toHaveBeenCalled());
  await act(() => Promise.all(check.mock.results.map(({ value }) => value)));
  expect(router.state.location.search).toBe('?tab=requests');
});
