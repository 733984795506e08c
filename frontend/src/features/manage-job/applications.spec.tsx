import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem, refusedField } from '../../../test/fake-server';
import { anOwnJob, aReceivedApplication, inDays } from '../../../test/hiring';
import { i18n } from '../../shared/i18n/i18n';
import { toManageJob, toStage } from '../../entities/hiring/paths';
import { card, openJob, summary, toast } from './testing/open-job';

// jsdom has no layout
const scrollIntoView = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

describe('the applications on the Manage page', () => {
  const resume = { name: 'asha.pdf', size: 150_000 };
  const fresh = aReceivedApplication({ coverMessage: 'I live two streets away.\nCall me.', resume });
  const read = aReceivedApplication({
    status: 'shortlisted',
    employerMessage: 'We call you tomorrow.',
    applicant: { ...fresh.applicant, firstName: '', lastName: '', email: 'imran@example.com', phone: null },
  });

  it('open with all their content; a new one then counts as viewed, an old one stays unchanged', async () => {
    const { user, server, list, answersTo } = await openJob(anOwnJob(), [fresh, read], {
      [`PATCH /api/applications/${fresh.id}`]: () => ({ ...fresh, status: 'viewed' }),
    });
    const asha = await card('Asha Rao');
    expect(asha.getByText('New')).toBeVisible();
    expect(answersTo(fresh)).toEqual([]);
    server.answer(list, () => [{ ...fresh, status: 'viewed' }, read]);
    await user.click(asha.getByRole('button', { name: /^Asha Rao/ }));
    expect(asha.getByRole('link', { name: 'Download resume asha.pdf (146 KB)' })).toHaveAttribute(
      'href',
      `/api/applications/${fresh.id}/resume`,
    );
    expect(asha.getByRole('link', { name: 'Call +91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(asha.getByText('+91 98765 43210 · asha@example.com')).toBeVisible();
    expect(asha.getByRole('link', { name: 'WhatsApp Asha Rao' })).toHaveAttribute('href', 'https://wa.me/919876543210');
    expect(asha.getByRole('link', { name: 'Email asha@example.com' })).toHaveAttribute(
      'href',
      'mailto:asha@example.com',
    );
    expect(await asha.findByText('Viewed')).toBeVisible();
    expect(answersTo(fresh)).toEqual([{ status: 'viewed' }]);

    const imran = await card('New applicant');
    await user.click(imran.getByRole('button', { name: /^New applicant/ }));
    expect(imran.getByText('No resume attached')).toBeVisible();
    // without a phone number there is no call link
    expect(imran.getAllByRole('link').map((link) => link.textContent)).toEqual(['Email imran@example.com']);
    expect(imran.getByText('We call you tomorrow.')).toBeVisible();
    expect(answersTo(read)).toEqual([]);
  });

  it.each([
    ['en', 'New applicant'],
    ['hi', 'अप्लाई करने वाले'],
    ['kn', 'ಅರ್ಜಿ ಹಾಕಿದವರು'],
  ])('name in %s an applicant with only a phone number, and show the number once', async (language, name) => {
    await i18n.changeLanguage(language);
    const phone = '+919845012345';
    const nameless = { ...fresh, status: 'viewed' as const };
    const { user } = await openJob(anOwnJob(), [
      { ...nameless, applicant: { ...fresh.applicant, firstName: '', lastName: '', email: null, phone } },
    ]);
    const applicant = await card(name);
    await user.click(applicant.getAllByRole('button', { name: new RegExp(`^${name}`) })[0]!);
    const shown = screen.getByRole('article', { name });
    await waitFor(() => expect(shown.querySelector('a[href^="tel:"]')).not.toBeNull());
    expect(shown.textContent).not.toContain(phone);
    expect(applicant.getAllByText('+91 98450 12345', { selector: 'p' })).toHaveLength(1);
  });

  it('are scrolled to and focused when the URL has #applications', async () => {
    await openJob(anOwnJob(), [fresh], {}, '#applications');
    await card('Asha Rao');
    expect(scrollIntoView).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Applications' })).toHaveFocus();
  });

  it('open the application that the address names', async () => {
    const { answersTo } = await openJob(
      anOwnJob(),
      [read, fresh],
      { [`PATCH /api/applications/${fresh.id}`]: () => ({ ...fresh, status: 'viewed' }) },
      `?application=${fresh.id}`,
    );
    expect(await (await card('Asha Rao')).findByRole('link', { name: /Download resume/ })).toBeVisible();
    expect((await card('New applicant')).queryByText('No resume attached')).not.toBeInTheDocument();
    await waitFor(() => expect(answersTo(fresh)).toEqual([{ status: 'viewed' }]));
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('open the application in the address on the page of its job too, at any step, and again', async () => {
    const viewed = { ...fresh, status: 'viewed' as const };
    const job = anOwnJob({ applicationCount: 2 });
    const list = `GET /api/jobs/${job.id}/applications`;
    const { user, router } = await openJob(job, [viewed, read], {
      [list]: ({ query }) => [viewed, read].filter(({ status }) => (query.get('status') ?? status) === status),
    });
    await user.click(await screen.findByRole('button', { name: /^Shortlisted/ }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Asha Rao' })).not.toBeInTheDocument());
    const follow = () => act(() => router.navigate(toManageJob(job.id, fresh.id)));
    await follow();
    const asha = await card('Asha Rao');
    const title = asha.getByRole('button', { name: /^Asha Rao/ });
    expect(title).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    await user.click(title);
    expect(title).toHaveAttribute('aria-expanded', 'false');
    await follow();
    await waitFor(() => expect(title).toHaveAttribute('aria-expanded', 'true'));
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    // a change of another address parameter is no new visit
    await user.click(screen.getByRole('button', { name: /^Shortlisted/ }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Shortlisted/ })).toHaveAttribute('aria-pressed', 'true'),
    );
    await act(() => router.navigate(`${toStage(job.id, 'shortlisted')}&look=1`));
    await act(() => router.navigate(-1));
    expect(screen.getByRole('button', { name: /^Shortlisted/ })).toHaveAttribute('aria-pressed', 'true');
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('find the application in the address behind the first page, in its place', async () => {
    const old = { ...fresh, status: 'viewed' as const, createdAt: inDays(-9) };
    const job = anOwnJob({ applicationCount: 3 });
    const list = `GET /api/jobs/${job.id}/applications`;
    const { user, server } = await openJob(
      job,
      [read, old],
      {
        [list]: ({ query }) =>
          query.get('cursor') === 'behind'
            ? [old]
            : Response.json([read], { headers: { Link: `</x?cursor=behind>; rel="next"` } }),
      },
      `?application=${old.id}`,
    );
    expect(await (await card('Asha Rao')).findByRole('link', { name: /Download resume/ })).toBeVisible();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    const names = () =>
      screen.getAllByRole('heading', { level: 3, name: /New applicant|Asha/ }).map((name) => name.textContent);
    expect(names()).toEqual([expect.stringContaining('New applicant'), expect.stringContaining('Asha Rao')]);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
    expect(names()).toHaveLength(2);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    // requests its own page and the page before it, instead of all pages up to it
    expect(server.of(list)).toHaveLength(2);
  });

  it('omit an application in the address that does not exist, after one request', async () => {
    const job = anOwnJob({ applicationCount: 1 });
    const one = `GET /api/applications/${fresh.id}`;
    const { server, list } = await openJob(
      job,
      [read],
      { [one]: () => problem(404, 'Not found') },
      `?application=${fresh.id}`,
    );
    await card('New applicant');
    await waitFor(() => expect(server.of(one)).toHaveLength(1));
    expect(server.of(list)).toHaveLength(1);
    expect(screen.queryByRole('article', { name: 'Asha Rao' })).not.toBeInTheDocument();
  });

  it('can be shortlisted with one press', async () => {
    const { user, answersTo } = await openJob(anOwnJob(), [fresh], {
      [`PATCH /api/applications/${fresh.id}`]: () => fresh,
    });
    const asha = await card('Asha Rao');
    await user.click(asha.getByRole('button', { name: /^Asha Rao/ }));
    await waitFor(() => expect(asha.getByRole('button', { name: 'Shortlist' })).toBeEnabled());
    await user.click(asha.getByRole('button', { name: 'Shortlist' }));
    await toast('Asha Rao is shortlisted');
    expect(answersTo(fresh)).toEqual([{ status: 'viewed' }, { status: 'shortlisted' }]);
  });

  it.each([
    ['Hire', 'Hire Asha Rao?', 'Yes, hire', 'Come on Monday.', { status: 'hired', message: 'Come on Monday.' }],
    ['Reject', 'Reject Asha Rao?', 'Yes, reject', ' ', { status: 'rejected' }],
  ])(
    'can be decided finally: %s asks for confirmation first and sends a message',
    async (action, title, yes, message, body) => {
      const viewed = { ...fresh, status: 'viewed' as const };
      const { user, answersTo } = await openJob(anOwnJob(), [viewed], {
        [`PATCH /api/applications/${fresh.id}`]: () => viewed,
      });
      const asha = await card('Asha Rao');
      await user.click(asha.getByRole('button', { name: /^Asha Rao/ }));
      await user.click(asha.getByRole('button', { name: action }));
      const sheet = within(await screen.findByRole('dialog', { name: title }));
      expect(answersTo(fresh)).toEqual([]);
      fireEvent.input(sheet.getByLabelText('Message (optional)'), { target: { value: message } });
      await user.click(sheet.getByRole('button', { name: yes }));
      await toast(body.status === 'hired' ? 'Asha Rao is hired' : 'Asha Rao is rejected');
      expect(answersTo(fresh)).toEqual([body]);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  );

  it('retain the message of a decision when its sheet is closed, separately for each decision, until it is sent', async () => {
    const viewed = { ...fresh, status: 'viewed' as const };
    const { user } = await openJob(anOwnJob(), [viewed], { [`PATCH /api/applications/${fresh.id}`]: () => viewed });
    const asha = await card('Asha Rao');
    await user.click(asha.getByRole('button', { name: /^Asha Rao/ }));
    const openSheet = async (action: string) => {
      await user.click(asha.getByRole('button', { name: action }));
      return within(await screen.findByRole('dialog'));
    };
    const closeSheet = async () => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    const message = (sheet: Awaited<ReturnType<typeof openSheet>>) => sheet.getByLabelText('Message (optional)');
    fireEvent.input(message(await openSheet('Hire')), { target: { value: 'Come on Monday.' } });
    await closeSheet();
    expect(message(await openSheet('Reject'))).toHaveValue('');
    await closeSheet();
    const sheet = await openSheet('Hire');
    expect(message(sheet)).toHaveValue('Come on Monday.');
    await user.click(sheet.getByRole('button', { name: 'Yes, hire' }));
    await toast('Asha Rao is hired');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(message(await openSheet('Hire'))).toHaveValue('');
  });

  it.each([
    ['Hire', 'Yes, hire'],
    ['Reject', 'Yes, reject'],
  ])("show the server's refusal of %s at the message, and retain it", async (action, yes) => {
    const viewed = { ...fresh, status: 'viewed' as const };
    const refused = 'Workers never pay for a job.';
    const { user } = await openJob(anOwnJob(), [viewed], {
      [`PATCH /api/applications/${fresh.id}`]: () => refusedField('message', refused),
    });
    const asha = await card('Asha Rao');
    await user.click(asha.getByRole('button', { name: /^Asha Rao/ }));
    await user.click(asha.getByRole('button', { name: action }));
    const sheet = within(await screen.findByRole('dialog'));
    const message = sheet.getByLabelText('Message (optional)');
    fireEvent.input(message, { target: { value: 'Pay 500 first' } });
    await user.click(sheet.getByRole('button', { name: yes }));
    await waitFor(() => expect(message).toHaveAccessibleDescription(refused));
    expect(message).toHaveValue('Pay 500 first');
  });

  it('show that an application was withdrawn meanwhile', async () => {
    const viewed = { ...fresh, status: 'viewed' as const };
    const { user, server, list } = await openJob(anOwnJob(), [viewed], {
      [`PATCH /api/applications/${fresh.id}`]: () => problem(409, "You can't make this change now."),
    });
    const asha = await card('Asha Rao');
    await user.click(asha.getByRole('button', { name: /^Asha Rao/ }));
    server.answer(list, () => [{ ...fresh, status: 'withdrawn' }]);
    await user.click(asha.getByRole('button', { name: 'Shortlist' }));
    expect(await toast('That did not work')).toHaveTextContent("You can't make this change now.");
    expect(await asha.findByText('Withdrawn')).toBeVisible();
    expect(asha.queryByRole('button', { name: 'Hire' })).not.toBeInTheDocument();
  });

  it('load page by page, and reload on request', async () => {
    const job = anOwnJob();
    const { user, server, list } = await openJob(job, [], {
      [`GET /api/jobs/${job.id}/applications`]: ({ query }) =>
        query.get('cursor') === 'behind'
          ? [read]
          : Response.json([fresh], { headers: { Link: `</x?cursor=behind>; rel="next"` } }),
    });
    await card('Asha Rao');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await card('New applicant');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    server.answer(list, () => [fresh]);
    server.answer(`GET /api/my-jobs/${job.id}`, () => ({ ...job, applicationCount: 7 }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await summary().findByText('7')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'New applicant' })).not.toBeInTheDocument());
  });

  it.each([
    [anOwnJob(), 'People nearby can see your job. Applications show up here.'],
    [anOwnJob({ status: 'closed', isActive: false }), 'This job is not active. Reopen it so that people can apply.'],
  ])('show an empty state if there are none', async (job, sentence) => {
    await openJob(job);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    const job = anOwnJob();
    const { user, server, list } = await openJob(job, [], {
      [`GET /api/jobs/${job.id}/applications`]: () => problem(500, 'Broken'),
    });
    expect(await screen.findByText('The applications did not load')).toBeVisible();
    server.answer(list, () => [fresh]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card('Asha Rao');
  });
});
