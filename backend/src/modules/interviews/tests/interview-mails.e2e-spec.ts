import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Language } from '@nukkad/contract/languages';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { formatDateTime } from '../../../common/dates/format-date.js';
import { type Mail, MailSender } from '../../../common/delivery/message.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { UserEntity } from '../../users/users.public.js';
import { eventsOf, readCalendar } from './ical-reader.js';
import { inHours } from './interview.factory.js';

const BROADCAST = { jobType: 'delivery', interviewMode: 'in-person', timeSlot: '2:00 PM - 4:00 PM' };

/** Returns half past one at night in India, which is still the day before in UTC. */
const atNight = (days: number): string =>
  `${inHours(days * 24)
    .toISOString()
    .slice(0, 10)}T20:00:00.000Z`;

describe('mails about interviews', () => {
  let test: TestApp;
  let sent: Mail[];

  beforeAll(async () => {
    test = await createTestApp();
    const sender = test.app.get(MailSender);
    const send = sender.send.bind(sender);
    jest.spyOn(sender, 'send').mockImplementation((mail) => {
      sent.push(mail);
      return send(mail);
    });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await test.close();
  });
  beforeEach(() => {
    sent = [];
  });

  const mailTo = (person: Person): Mail => {
    const mails = sent.filter((mail) => mail.to === person.user.email);
    expect(mails).toHaveLength(1);
    return mails[0] as Mail;
  };
  const shop = async (fields: Partial<UserEntity> = {}): Promise<Person & { jobId: string }> => {
    await test.dataSource.query(`UPDATE jobs SET status = 'closed'`);
    const owner = await employer(test, { firstName: 'Meena', lastName: 'Iyer', ...fields });
    const { id } = await saveJob(test.dataSource, {
      employerId: owner.id,
      title: 'Night cook',
      company: 'Namma Tiffin',
    });
    return { ...owner, jobId: id };
  };
  const asha = (language: Language): Promise<Person> => seeker(test, { language, firstName: 'Asha', lastName: 'Rao' });
  const ask = async (worker: Person, input: object): Promise<string> =>
    (await worker.post('/api/interview-requests').send(input).expect(201)).body.id;
  const respond = (owner: Person, id: string, answer: object) =>
    owner.post(`/api/interview-requests/${id}/respond`).send(answer).expect(200);

  describe.each([
    [
      'en',
      {
        greeting: ['Hello Meena Iyer,', 'Hello Asha Rao,'],
        asked: ['Interview request for "Night cook"', 'Asha Rao wants an interview (by phone) for "Night cook".'],
        broadcast: [
          'Someone near you is looking for work: Delivery',
          'Asha Rao wants an interview (in person, 2:00 PM - 4:00 PM). The first employer to confirm gets it.',
        ],
        confirmed: ['Interview confirmed: Night cook', 'Namma Tiffin confirmed your interview (by phone).'],
        phone: 'Phone: +919800000001',
        declined: ['Interview not possible: Night cook', 'Namma Tiffin can\'t give you an interview for "Night cook".'],
        wrote: 'They wrote: We are full.',
        unanswered: [
          'No interview this time: Delivery',
          'No employer near you could give you an interview (Delivery, 2:00 PM - 4:00 PM).',
        ],
        cancelled: ['Interview cancelled: Night cook', 'Asha Rao cancelled the interview for "Night cook".'],
        someone: 'A job seeker wants an interview',
      },
    ],
    [
      'hi',
      {
        greeting: ['नमस्ते Meena Iyer,', 'नमस्ते Asha Rao,'],
        asked: ['"Night cook" के लिए इंटरव्यू रिक्वेस्ट', 'Asha Rao ने "Night cook" के लिए इंटरव्यू (फ़ोन पर) माँगा है।'],
        broadcast: [
          'आपके आस-पास किसी को काम चाहिए: डिलीवरी',
          'Asha Rao ने इंटरव्यू माँगा है (आमने-सामने, दोपहर 2 से 4 बजे)। जो पहले हाँ कहेगा, इंटरव्यू उसी का।',
        ],
        confirmed: ['इंटरव्यू पक्का हुआ: Night cook', 'Namma Tiffin ने आपका इंटरव्यू (फ़ोन पर) पक्का कर दिया है।'],
        phone: 'फ़ोन: +919800000001',
        declined: ['इंटरव्यू नहीं हो पाएगा: Night cook', '"Night cook" के लिए Namma Tiffin में आपका इंटरव्यू नहीं हो पाएगा।'],
        wrote: 'उन्होंने लिखा: We are full.',
        unanswered: [
          'इस बार इंटरव्यू नहीं मिला: डिलीवरी',
          'आपके आस-पास इस बार कोई इंटरव्यू नहीं ले पाया (डिलीवरी, दोपहर 2 से 4 बजे)।',
        ],
        cancelled: ['इंटरव्यू रद्द हुआ: Night cook', 'Asha Rao ने "Night cook" का इंटरव्यू रद्द कर दिया है।'],
        someone: 'काम ढूँढने वाले ने इंटरव्यू माँगा है',
      },
    ],
    [
      'kn',
      {
        greeting: ['ನಮಸ್ಕಾರ Meena Iyer,', 'ನಮಸ್ಕಾರ Asha Rao,'],
        asked: ['"Night cook" ಜಾಬ್‌ಗೆ ಇಂಟರ್ವ್ಯೂ ರಿಕ್ವೆಸ್ಟ್', '"Night cook" ಜಾಬ್‌ಗೆ Asha Rao ಇಂಟರ್ವ್ಯೂ (ಫೋನ್‌ನಲ್ಲಿ) ಕೇಳಿದ್ದಾರೆ.'],
        broadcast: [
          'ನಿಮ್ಮ ಹತ್ತಿರದ ಒಬ್ಬರಿಗೆ ಈ ಕೆಲಸ ಬೇಕು: ಡೆಲಿವರಿ',
          'Asha Rao ಇಂಟರ್ವ್ಯೂ ಕೇಳಿದ್ದಾರೆ (ನೇರವಾಗಿ, ಮಧ್ಯಾಹ್ನ 2 ರಿಂದ 4). ಮೊದಲು ಒಪ್ಪಿದವರಿಗೆ ಸಿಗುತ್ತದೆ.',
        ],
        confirmed: ['ಇಂಟರ್ವ್ಯೂ ಕನ್ಫರ್ಮ್ ಆಗಿದೆ: Night cook', 'Namma Tiffin ನಿಮ್ಮ ಇಂಟರ್ವ್ಯೂ (ಫೋನ್‌ನಲ್ಲಿ) ಕನ್ಫರ್ಮ್ ಮಾಡಿದ್ದಾರೆ.'],
        phone: 'ಫೋನ್: +919800000001',
        declined: ['ಇಂಟರ್ವ್ಯೂ ಆಗುವುದಿಲ್ಲ: Night cook', '"Night cook" ಜಾಬ್‌ಗೆ ಇಂಟರ್ವ್ಯೂ ಮಾಡಲು Namma Tiffin ಅವರಿಗೆ ಆಗುವುದಿಲ್ಲ.'],
        wrote: 'ಅವರು ಬರೆದಿದ್ದಾರೆ: We are full.',
        unanswered: ['ಈ ಸಲ ಇಂಟರ್ವ್ಯೂ ಸಿಗಲಿಲ್ಲ: ಡೆಲಿವರಿ', 'ನಿಮ್ಮ ಹತ್ತಿರ ಯಾರಿಗೂ ಈ ಸಲ ಇಂಟರ್ವ್ಯೂ ಮಾಡಲು ಆಗಲಿಲ್ಲ (ಡೆಲಿವರಿ, ಮಧ್ಯಾಹ್ನ 2 ರಿಂದ 4).'],
        cancelled: ['ಇಂಟರ್ವ್ಯೂ ರದ್ದಾಗಿದೆ: Night cook', '"Night cook" ಜಾಬ್‌ನ ಇಂಟರ್ವ್ಯೂವನ್ನು Asha Rao ರದ್ದು ಮಾಡಿದ್ದಾರೆ.'],
        someone: 'ಕೆಲಸ ಹುಡುಕುತ್ತಿರುವ ಒಬ್ಬರು ಇಂಟರ್ವ್ಯೂ ಕೇಳಿದ್ದಾರೆ',
      },
    ],
  ] as const)('to a person with the language %s', (language, words) => {
    const [toEmployer, toSeeker] = words.greeting;
    const requestedTime = atNight(1);
    const time = atNight(2);
    const confirmation = { response: 'confirmed', time, phone: '9800000001', place: '12 Church Street' };

    /** The other side's identity has no influence: that side has another language. */
    const other: Language = language === 'hi' ? 'kn' : 'hi';

    it('send the request to the employer of a job', async () => {
      const [owner, worker] = [await shop({ language }), await asha(other)];
      await ask(worker, { jobId: owner.jobId, type: 'phone', requestedTime });
      expect(await test.runTasks()).toBe(1);
      const [subject, sentence] = words.asked;
      const mail = mailTo(owner);
      expect(mail.subject).toBe(subject);
      for (const part of [
        toEmployer,
        sentence,
        formatDateTime(new Date(requestedTime), language),
        `${test.url}/employer`,
      ]) {
        expect(mail.text).toContain(part);
      }
      expect(mail.text).not.toContain(worker.user.email);
      expect(sent).toHaveLength(1);
    });

    it('report a broadcast to every employer near by', async () => {
      const [owner, worker] = [await shop({ language }), await asha(other)];
      const second = await employer(test, { language: other });
      await saveJob(test.dataSource, { employerId: second.id });
      await ask(worker, { ...BROADCAST, latitude: 12.97, longitude: 77.6 });
      expect(await test.runTasks()).toBe(3);
      const [subject, sentence] = words.broadcast;
      const mail = mailTo(owner);
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(sentence);
      expect(mail.text).not.toMatch(/12\.97|77\.6| km/);
      expect(mailTo(second).subject).not.toBe(subject);
      expect(sent).toHaveLength(2);
    });

    it('label a seeker without a name without the address', async () => {
      const owner = await shop({ language });
      const worker = await seeker(test, { firstName: '', lastName: '', email: `secret.${language}@example.com` });
      await ask(worker, BROADCAST);
      await test.runTasks();
      expect(mailTo(owner).text).toContain(words.someone);
      expect(mailTo(owner).text).not.toContain('secret');
    });

    it('contain the confirmation for the seeker, with the calendar entry', async () => {
      const [owner, worker] = [await shop({ language: other }), await asha(language)];
      const id = await ask(worker, { jobId: owner.jobId, type: 'phone', requestedTime });
      await respond(owner, id, confirmation);
      await test.runTasks();
      const [subject, sentence] = words.confirmed;
      const mail = mailTo(worker);
      expect(mail.subject).toBe(subject);
      for (const part of [
        toSeeker,
        sentence,
        formatDateTime(new Date(time), language),
        words.phone,
        '/?section=calendar',
      ]) {
        expect(mail.text).toContain(part);
      }
      expect(mail.text).not.toContain('Church');
      expect(mail.attachments).toMatchObject([
        { filename: 'interview.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST' },
      ]);
      const file = mail.attachments?.[0]?.content ?? '';
      expect(readCalendar(file).properties['METHOD']).toBe('REQUEST');
      expect(eventsOf(file)).toMatchObject([
        {
          UID: `interview-${id}@nukkad`,
          DTSTART: `${time.replace(/[-:]|\.\d+Z$/g, '')}Z`,
          DESCRIPTION: words.phone,
        },
      ]);
    });

    it('report to the seeker that the job’s employer declined, with the employer’s message', async () => {
      const [owner, worker] = [await shop({ language: other }), await asha(language)];
      const id = await ask(worker, { jobId: owner.jobId, type: 'phone', requestedTime });
      await respond(owner, id, { response: 'declined', message: 'We are full.' });
      await test.runTasks();
      const [subject, sentence] = words.declined;
      const mail = mailTo(worker);
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(sentence);
      expect(mail.text).toContain(words.wrote);
      expect(mail.attachments).toBeUndefined();
    });

    it('report to the seeker that the broadcast found no employer', async () => {
      const [owner, worker] = [await shop({ language: other }), await asha(language)];
      const id = await ask(worker, BROADCAST);
      await test.runTasks();
      await respond(owner, id, { response: 'declined', message: 'No shift is free.' });
      await test.runTasks();
      const [subject, sentence] = words.unanswered;
      const mail = mailTo(worker);
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(sentence);
      expect(mail.text).toContain(words.wrote.replace('We are full.', 'No shift is free.'));
    });

    it('report the cancellation of a confirmed interview to the employer', async () => {
      const [owner, worker] = [await shop({ language }), await asha(other)];
      const id = await ask(worker, BROADCAST);
      await respond(owner, id, confirmation);
      await test.runTasks();
      sent = [];
      await worker.post(`/api/interview-requests/${id}/cancel`).expect(200);
      await test.runTasks();
      const [subject, sentence] = words.cancelled;
      const mail = mailTo(owner);
      expect(mail.subject).toBe(subject);
      for (const part of [sentence, formatDateTime(new Date(time), language)]) expect(mail.text).toContain(part);
      // the seeker’s calendar forgets it too
      expect(sent).toHaveLength(2);
      for (const person of [owner, worker]) {
        const file = mailTo(person).attachments?.[0]?.content ?? '';
        expect(readCalendar(file).properties['METHOD']).toBe('CANCEL');
        expect(eventsOf(file)).toMatchObject([{ UID: `interview-${id}@nukkad`, SEQUENCE: '1', STATUS: 'CANCELLED' }]);
      }
    });
  });

  it('never contain a placeholder or a key', async () => {
    const [owner, worker] = [await shop(), await asha('en')];
    const id = await ask(worker, { ...BROADCAST, timeSlot: '9:00 AM - 11:00 AM' });
    await test.runTasks();
    await respond(owner, id, {
      response: 'confirmed',
      time: inHours(9).toISOString(),
      place: '{{brand}} $t(errors:x)',
    });
    await test.runTasks();
    expect(mailTo(worker).text).toContain('Place: {{brand}} $t(errors:x)');
    for (const mail of sent) {
      const text = `${mail.subject}\n${mail.text}`.replaceAll('{{brand}} $t(errors:x)', '');
      expect(text).not.toMatch(/\{\{|interviews[:.]|undefined|null/);
    }
  });
});
