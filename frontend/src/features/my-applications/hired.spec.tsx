import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { aRequest } from '../../entities/interview/testing/requests';
import { anApplication, card, openApplications as open, SHORT_JOB } from './testing/open-applications';

const TITLE = 'You got the job. What next?';
const next = async () => within(await (await card()).findByRole('region', { name: TITLE }));

describe('an application that led to the job', () => {
  it('shows the date, the directions, the phone number and the conversation', async () => {
    await open(
      () => [
        anApplication({
          status: 'hired',
          events: [
            { status: 'submitted', at: '2026-01-05T04:30:00.000Z' },
            { status: 'hired', at: '2026-01-08T04:30:00.000Z' },
          ],
          employerPhone: '+919800000001',
        }),
      ],
      {
        'GET /api/interview-requests': () => [
          aRequest({ status: 'completed', phone: '+919876543210', place: null, job: SHORT_JOB }),
          aRequest({ id: '7c1a52d0-2222-4000-8000-000000000002', place: '12, 4th Cross', job: SHORT_JOB }),
          aRequest({ id: '7c1a52d0-2222-4000-8000-000000000003', place: 'Elsewhere', job: null }),
        ],
      },
    );
    const shown = await next();
    // the number of the interview has priority
    expect(await shown.findByRole('link', { name: 'Call Namma Tiffin' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(shown.getByText('Phone number').nextElementSibling).toHaveTextContent(/^\+91 98765 43210$/);
    expect(shown.getByText('Hired', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/8 January.*, 10 am$/);
    expect(shown.getByRole('button', { name: /^Messages/ })).toBeVisible();
    expect(shown.getByText('12, 4th Cross, MG Road, Bengaluru')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Open map' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=12%2C+4th+Cross%2C+MG+Road%2C+Bengaluru',
    );
    expect(shown.getByText('Ask Namma Tiffin when to come on the first day and what to bring.')).toBeVisible();
  });

  it('without an interview has the number of the employer to call and to copy, and the shop on the map', async () => {
    await open(() => [anApplication({ status: 'hired', employerPhone: '+919800000001' })]);
    const shown = await next();
    expect(await shown.findByRole('link', { name: 'Call Namma Tiffin' })).toHaveAttribute('href', 'tel:+919800000001');
    expect(shown.getByText('Phone number').nextElementSibling).toHaveTextContent(/^\+91 98000 00001$/);
    expect(shown.getByRole('link', { name: 'Open map' })).toHaveAttribute(
      'href',
      expect.stringContaining('Namma+Tiffin'),
    );
  });

  it('has the way to write where there is no number', async () => {
    await open(() => [anApplication({ status: 'hired' })]);
    const shown = await next();
    expect(await shown.findByRole('button', { name: /^Messages/ })).toBeVisible();
    expect(shown.queryByRole('link', { name: 'Call Namma Tiffin' })).not.toBeInTheDocument();
    expect(shown.queryByText('Phone number')).not.toBeInTheDocument();
  });

  it.each([
    ['hi', 'फ़ोन नंबर', 'Namma Tiffin को कॉल करें'],
    ['kn', 'ಫೋನ್ ನಂಬರ್', 'Namma Tiffin ಅವರಿಗೆ ಕಾಲ್ ಮಾಡಿ'],
  ])('states in %s whom to call', async (language, label, call) => {
    await i18n.changeLanguage(language);
    fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/my-applications': () => [anApplication({ status: 'hired', employerPhone: '+919800000001' })],
    });
    renderApp('/?section=applications');
    const shown = await card();
    expect(shown.getByRole('link', { name: call })).toBeVisible();
    expect(shown.getByText(label).nextElementSibling).toHaveTextContent('+91 98000 00001');
  });
});
