import { beforeEach, expect, it } from '@jest/globals';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../../test/fake-server';
import { makeWrapper } from '../../../../test/render-app';
import { loadTexts } from '../../../shared/i18n/i18n';
import { saveProgress } from '../model/signup-progress';
import { useSignupWizard } from './useSignupWizard';

beforeEach(() => void fakeServer());

it.each([
  ['neither channel', { email: 'sent', phone: 'sent' }],
  ['the email alone', { email: 'verified', phone: 'sent' }],
  ['the phone alone', { email: 'not-sent', phone: 'verified' }],
] as const)('does not complete with %s verified', async (_name, states) => {
  await loadTexts('signup');
  saveProgress({ email: 'asha@example.com', phone: '+919876543210', states });
  const { result } = renderHook(useSignupWizard, { wrapper: makeWrapper() });
  act(() => result.current.finish());
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Verification Required'));
  expect(result.current.step).toBe('verification');
});

it('restarts when the stored value is not a registration', () => {
  sessionStorage.setItem('signup-progress', '{"email":"a@b.c","states":{"email":"maybe"}}');
  expect(renderHook(useSignupWizard, { wrapper: makeWrapper() }).result.current.step).toBe('details');
});
