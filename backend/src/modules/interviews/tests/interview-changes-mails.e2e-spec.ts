import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Mail, MailSender } from '../../../common/delivery/message.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { SendRemindersUseCase } from '../send-reminders.use-case.js';
import { SettleInterviewsUseCase } from '../settle-interviews.use-case.js';
import { eventsOf, readCalendar } from './ical-reader.js';
import {
  inHours,
  letHoursPass,
  noticesTo,
  requestById,
  type RequestFields,
  saveInterviewRequest,
} from './interview.factory.js';

const WORDS = {
  en: {
    booked: ['Interview fixed: Cook', 'Your interview with Asha Rao for "Cook" is fixed (by phone).'],
    proposed: ['New time suggested: Cook', 'Rava suggests a time for the interview (by phone) for "Cook".'],
    wrote: 'They wrote: The oven is cold then.',
    moved: ['Interview moved: Cook', 'The interview with Rava for "Cook" has a new time.'],
    refused: ['Suggested time declined: Cook', "The time you suggested doesn't suit Asha Rao."],
    withdrawn: ['You cancelled: Cook', 'You cancelled the interview with Asha Rao for "Cook".'],
    expired: ['No answer: Cook', 'Rava did not answer your interview request for "Cook" in time.'],
    unagreed: ['No time fixed: Cook', 'You and Rava did not fix a time for the interview for "Cook".'],
    day: ['Interview in the next 24 hours: Cook', 'Your interview with Rava for "Cook" is coming up (by phone).'],
    invited: ['Invitation to an interview: Cook', 'Rava invites you to an interview (in person) for "Cook".'],
    inviteDeclined: ['Invitation declined: Cook', 'Asha Rao said no to the interview for "Cook".'],
    inviteExpired: ['No answer to your invitation: Cook', 'Asha Rao did not answer your invitation'],
    hour: ['Interview soon: Cook', 'Your interview with Asha Rao for "Cook" starts within an hour (by phone).'],
  },
  hi: {
    booked: ['इंटरव्यू तय हुआ: Cook', '"Cook" के लिए Asha Rao के साथ आपका इंटरव्यू तय है (फ़ोन पर)।'],
    proposed: ['नया समय: Cook', 'Rava ने "Cook" के इंटरव्यू (फ़ोन पर) के लिए यह समय माँगा है।'],
    wrote: 'उन्होंने लिखा: The oven is cold then.',
    moved: ['इंटरव्यू का समय बदला: Cook', '"Cook" के लिए Rava के साथ इंटरव्यू का समय बदल गया है।'],
    refused: ['नया समय नहीं माना: Cook', 'Asha Rao के लिए आपका बताया समय ठीक नहीं है।'],
    withdrawn: ['आपने रद्द किया: Cook', 'आपने "Cook" के लिए Asha Rao के साथ इंटरव्यू रद्द कर दिया है।'],
    expired: ['जवाब नहीं आया: Cook', '"Cook" के इंटरव्यू के लिए Rava ने समय पर जवाब नहीं दिया।'],
    unagreed: ['समय तय नहीं हो पाया: Cook', '"Cook" के इंटरव्यू का समय आपके और Rava के बीच तय नहीं हो पाया।'],
    day: ['24 घंटे में इंटरव्यू: Cook', '"Cook" के लिए Rava के साथ आपका इंटरव्यू आने वाला है (फ़ोन पर)।'],
    invited: ['इंटरव्यू के लिए बुलाया है: Cook', 'Rava ने आपको "Cook" के इंटरव्यू (आमने-सामने) के लिए बुलाया है।'],
    inviteDeclined: ['इंटरव्यू के लिए मना किया: Cook', '"Cook" का इंटरव्यू Asha Rao के साथ नहीं हो पाएगा।'],
    inviteExpired: ['बुलावे का जवाब नहीं आया: Cook', 'आपके बुलावे का Asha Rao ने समय पर जवाब नहीं दिया।'],
    hour: ['थोड़ी देर में इंटरव्यू: Cook', '"Cook" के लिए Asha Rao के साथ आपका इंटरव्यू एक घंटे के अंदर है (फ़ोन पर)।'],
  },
  kn: {
    booked: ['ಇಂಟರ್ವ್ಯೂ ಫಿಕ್ಸ್ ಆಗಿದೆ: Cook', '"Cook" ಜಾಬ್‌ಗೆ Asha Rao ಜೊತೆ ನಿಮ್ಮ ಇಂಟರ್ವ್ಯೂ ಫಿಕ್ಸ್ ಆಗಿದೆ (ಫೋನ್‌ನಲ್ಲಿ).'],
    proposed: ['ಬೇರೆ ಸಮಯ ಕೇಳಿದ್ದಾರೆ: Cook', '"Cook" ಜಾಬ್‌ನ ಇಂಟರ್ವ್ಯೂಗೆ (ಫೋನ್‌ನಲ್ಲಿ) Rava ಈ ಸಮಯ ಕೇಳಿದ್ದಾರೆ.'],
    wrote: 'ಅವರು ಬರೆದಿದ್ದಾರೆ: The oven is cold then.',
    moved: ['ಇಂಟರ್ವ್ಯೂ ಸಮಯ ಬದಲಾಗಿದೆ: Cook', '"Cook" ಜಾಬ್‌ಗೆ Rava ಜೊತೆಗಿನ ಇಂಟರ್ವ್ಯೂ ಸಮಯ ಬದಲಾಗಿದೆ.'],
    refused: ['ನೀವು ಹೇಳಿದ ಸಮಯ ಒಪ್ಪಿಲ್ಲ: Cook', 'ನೀವು ಹೇಳಿದ ಸಮಯ Asha Rao ಅವರಿಗೆ ಆಗುವುದಿಲ್ಲ.'],
    withdrawn: ['ನೀವು ರದ್ದು ಮಾಡಿದ್ದೀರಿ: Cook', '"Cook" ಜಾಬ್‌ಗೆ Asha Rao ಜೊತೆಗಿನ ಇಂಟರ್ವ್ಯೂ ನೀವು ರದ್ದು ಮಾಡಿದ್ದೀರಿ.'],
    expired: ['ಉತ್ತರ ಬರಲಿಲ್ಲ: Cook', '"Cook" ಜಾಬ್‌ನ ಇಂಟರ್ವ್ಯೂಗೆ Rava ಸಮಯಕ್ಕೆ ಉತ್ತರಿಸಲಿಲ್ಲ.'],
    unagreed: ['ಇಂಟರ್ವ್ಯೂ ಸಮಯ ಫಿಕ್ಸ್ ಆಗಲಿಲ್ಲ: Cook', '"Cook" ಜಾಬ್‌ನ ಇಂಟರ್ವ್ಯೂಗೆ ನೀವು ಮತ್ತು Rava ಒಂದು ಸಮಯ ಫಿಕ್ಸ್ ಮಾಡಲಿಲ್ಲ.'],
    day: ['ನಿಮ್ಮ ಇಂಟರ್ವ್ಯೂ 24 ಗಂಟೆಯೊಳಗೆ ಇದೆ: Cook', '"Cook" ಜಾಬ್‌ಗೆ Rava ಜೊತೆ ನಿಮ್ಮ ಇಂಟರ್ವ್ಯೂ ಹತ್ತಿರ ಬಂದಿದೆ (ಫೋನ್‌ನಲ್ಲಿ).'],
    invited: ['ಇಂಟರ್ವ್ಯೂಗೆ ಕರೆದಿದ್ದಾರೆ: Cook', '"Cook" ಜಾಬ್‌ನ ಇಂಟರ್ವ್ಯೂಗೆ (ನೇರವಾಗಿ) Rava ನಿಮ್ಮನ್ನು ಕರೆದಿದ್ದಾರೆ.'],
    inviteDeclined: ['ಇಂಟರ್ವ್ಯೂ ಬೇಡ ಎಂದಿದ್ದಾರೆ: Cook', '"Cook" ಜಾಬ್‌ನ ಇಂಟರ್ವ್ಯೂ ಆಗುವುದಿಲ್ಲ ಎಂದು Asha Rao ಹೇಳಿದ್ದಾರೆ.'],
    inviteExpired: ['ಇಂಟರ್ವ್ಯೂಗೆ ಕರೆದದ್ದಕ್ಕೆ ಉತ್ತರ ಬಂದಿಲ್ಲ: Cook', 'ನೀವು ಕರೆದದ್ದಕ್ಕೆ Asha Rao ಸಮಯಕ್ಕೆ ಉತ್ತರಿಸಲಿಲ್ಲ.'],
    hour: ['ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಇಂಟರ್ವ್ಯೂ: Cook', '"Cook" ಜಾಬ್‌ಗೆ Asha Rao ಜೊತೆ ನಿಮ್ಮ ಇಂಟರ್ವ್ಯೂ ಒಂದು ಗಂಟೆಯೊಳಗೆ ಇದೆ (ಫೋನ್‌ನಲ್ಲಿ).'],
  },
} as const;

describe('mails about changes of an interview', () => {
  let test: TestApp;
  let sent: Mail[];

  beforeAll(async () => {
    test = await createTestApp();
    const sender = test.app.get(MailSender);
    jest.spyOn(sender, 'send').mockImplementation((mail) => {
      sent.push(mail);
      return Promise.resolve();
    });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await test.close();
  });
  beforeEach(async () => {
    sent = [];
    await test.dataSource.query('DELETE FROM interview_requests');
  });

  /** Runs all tasks and returns the mails sent to a person since the last call. */
  const mailsTo = async (person: Person): Promise<Mail[]> => {
    await test.runTasks();
    const own = sent.filter((mail) => mail.to === person.user.email);
    sent = sent.filter((mail) => mail.to !== person.user.email);
    return own;
  };
  const expectMail = async (person: Person, [subject, sentence]: readonly [string, string]): Promise<Mail> => {
    const [mail, ...more] = await mailsTo(person);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject, text: expect.stringContaining(sentence) });
    expect(`${mail?.subject}\n${mail?.text}`).not.toMatch(/\{\{|interviews[:.]\w|undefined|null/);
    return mail as Mail;
  };
  /** A seeker, an employer, and a request for the employer’s job; all read the language. */
  const meeting = async (language: keyof typeof WORDS, fields: RequestFields) => {
    const worker = await seeker(test, { language, firstName: 'Asha', lastName: 'Rao' });
    const owner = await employer(test, { language });
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id, title: 'Cook', company: 'Rava' });
    const employerId = 'status' in fields ? owner.id : null;
    const request = { ...fields, seekerId: worker.id, jobId, employerId };
    const { id } = await saveInterviewRequest(test.dataSource, request);
    const post = (person: Person, call: string, body: object) =>
      person.post(`/api/interview-requests/${id}/${call}`).send(body).expect(200);
    return { id, worker, owner, post };
  };
  const fixed = { status: 'confirmed' } as const;

  describe.each(['en', 'hi', 'kn'] as const)('in %s', (language) => {
    const words = WORDS[language];

    it('contain the confirmed entry for the employer', async () => {
      const { id, owner, worker, post } = await meeting(language, {});
      const time = inHours(40).toISOString();
      await post(owner, 'respond', { response: 'confirmed', time, phone: '9800000001' });
      const mail = await expectMail(owner, words.booked);
      const [event] = eventsOf(mail.attachments?.[0]?.content ?? '');
      expect(event).toMatchObject({ UID: `interview-${id}@nukkad`, SEQUENCE: '0', ATTENDEE: expect.any(String) });
      expect(event?.['SUMMARY']).toContain('Asha Rao');
      expect(mail.attachments?.[0]?.content).not.toContain(worker.user.email);
    });

    it('report a proposed time, and its acceptance with the moved entry', async () => {
      const { id, owner, worker, post } = await meeting(language, fixed);
      const time = inHours(40).toISOString();
      await post(owner, 'proposal', { time, message: 'The oven is cold then.' });
      const proposed = await expectMail(worker, words.proposed);
      expect(proposed.text).toContain(words.wrote);
      expect(proposed.attachments).toBeUndefined();
      expect(await mailsTo(owner)).toEqual([]);
      await post(worker, 'proposal/answer', { answer: 'accepted', time });
      const moved = await expectMail(worker, words.moved);
      const content = moved.attachments?.[0]?.content ?? '';
      expect(readCalendar(content).properties['METHOD']).toBe('REQUEST');
      const start = `${new Date(time).toISOString().replace(/[-:]|\.\d+Z$/g, '')}Z`;
      expect(eventsOf(content)).toMatchObject([{ UID: `interview-${id}@nukkad`, SEQUENCE: '1', DTSTART: start }]);
      expect((await mailsTo(owner))[0]?.attachments).toHaveLength(1);
    });

    it('contain the invitation for the seeker, and its end for the employer', async () => {
      const worker = await seeker(test, { language, firstName: 'Asha', lastName: 'Rao' });
      const owner = await employer(test, { language });
      const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id, title: 'Cook', company: 'Rava' });
      const { id: applicationId } = await saveApplication(test.dataSource, { jobId, seekerId: worker.id });
      const time = inHours(40).toISOString();
      const invite = { type: 'in-person', time, place: 'Back door', message: 'The oven is cold then.' };
      const path = `/api/applications/${applicationId}/interview`;
      const { body } = await owner.post(path).send(invite).expect(201);
      const invited = await expectMail(worker, words.invited);
      expect(invited.text).toContain('Back door');
      expect(invited.text).toContain(words.wrote);
      const answer = { answer: 'refused', time };
      await worker
        .post(`/api/interview-requests/${(body as { id: string }).id}/proposal/answer`)
        .send(answer)
        .expect(200);
      await expectMail(owner, words.inviteDeclined);
      await owner.post(path).send(invite).expect(201);
      await mailsTo(worker);
      await letHoursPass(test.dataSource, 41);
      await test.app.get(SettleInterviewsUseCase).execute();
      await expectMail(owner, words.inviteExpired);
      expect(await mailsTo(worker)).toEqual([]);
    });

    it('report to the proposing side that the other side declined', async () => {
      const { owner, worker, post } = await meeting(language, fixed);
      const time = inHours(40).toISOString();
      await post(owner, 'proposal', { time });
      await mailsTo(worker);
      await post(worker, 'proposal/answer', { answer: 'refused', time });
      await expectMail(owner, words.refused);
      expect(await mailsTo(worker)).toEqual([]);
    });

    it('remove the entry from the calendar of the cancelling side', async () => {
      const { id, owner, post } = await meeting(language, fixed);
      await post(owner, 'cancel', {});
      const mail = await expectMail(owner, words.withdrawn);
      const content = mail.attachments?.[0]?.content ?? '';
      expect(readCalendar(content).properties['METHOD']).toBe('CANCEL');
      expect(eventsOf(content)).toMatchObject([{ UID: `interview-${id}@nukkad`, SEQUENCE: '1', STATUS: 'CANCELLED' }]);
    });

    it('report to the seeker that the request was not answered', async () => {
      const { worker } = await meeting(language, { expiresAt: inHours(-0.01) });
      await test.app.get(SettleInterviewsUseCase).execute();
      await expectMail(worker, words.expired);
    });

    it('report no missing answer when the employer had proposed a time', async () => {
      const { id, owner, worker, post } = await meeting(language, {});
      await post(owner, 'proposal', { time: inHours(80).toISOString(), phone: '9800000001' });
      await expectMail(worker, words.proposed);
      await letHoursPass(test.dataSource, 81);
      await test.app.get(SettleInterviewsUseCase).execute();
      expect((await requestById(test, id)).status).toBe('expired');
      await expectMail(worker, words.unagreed);
      expect((await noticesTo(test.dataSource, worker.id)).sort()).toEqual(['proposed', 'unagreed']);
      expect(await noticesTo(test.dataSource, owner.id)).toEqual(['lapsed']);
    });

    it('remind both sides a day and an hour before', async () => {
      const { owner, worker } = await meeting(language, fixed);
      const remind = () => test.app.get(SendRemindersUseCase).execute();
      expect(await remind()).toBe(0);
      await letHoursPass(test.dataSource, 7);
      expect(await remind()).toBe(1);
      await expectMail(worker, words.day);
      expect(await mailsTo(owner)).toHaveLength(1);
      await letHoursPass(test.dataSource, 22.5);
      expect(await remind()).toBe(1);
      await expectMail(owner, words.hour);
      expect(await mailsTo(worker)).toHaveLength(1);
    });
  });
});
