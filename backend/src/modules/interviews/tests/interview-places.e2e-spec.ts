import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { findTablesWith } from '../../../../test/stored-texts.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { inHours, saveInterviewRequest } from './interview.factory.js';

/** A part of every place of this spec. */
const CANARY = 'quetzalcoatlus';
const NUMBERS = ['9812300451', '9812300452'];

describe('places and numbers of interviews', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    worker = await seeker(test);
  });

  const time = () => inHours(30).toISOString();

  async function confirmed(mode: 'in-person' | 'phone', where: object): Promise<string> {
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveInterviewRequest(test.dataSource, { jobId, seekerId: worker.id, mode });
    const answer = { response: 'confirmed', time: inHours(mode === 'phone' ? 20 : 25).toISOString(), ...where };
    await owner.post(`/api/interview-requests/${id}/respond`).send(answer).expect(200);
    return id;
  }

  it('are in no table as plain text, and both parties read and export them', async () => {
    const visit = await confirmed('in-person', { place: `Front door, ${CANARY} Street` });
    const call = await confirmed('phone', { phone: NUMBERS[0] });
    await owner
      .post(`/api/interview-requests/${visit}/proposal`)
      .send({ time: time(), place: `Back ${CANARY}` })
      .expect(200);
    await owner.post(`/api/interview-requests/${call}/proposal`).send({ time: time(), phone: NUMBERS[1] }).expect(200);
    await test.runTasks();
    // the development outbox contains the mails as they are sent
    expect(await findTablesWith(test.dataSource, [CANARY, ...NUMBERS], ['outbox_messages'])).toEqual([]);

    const expected = [
      { id: call, phone: `+91${NUMBERS[0]}`, proposal: { phone: `+91${NUMBERS[1]}` } },
      { id: visit, place: `Front door, ${CANARY} Street`, proposal: { place: `Back ${CANARY}` } },
    ];
    const own = (await worker.get('/api/interview-requests').expect(200)).body;
    const received = (await owner.get('/api/received-interview-requests').expect(200)).body;
    for (const list of [own, received]) expect(list).toMatchObject(expected);
    const { data } = (await worker.get('/api/user/export').expect(200)).body;
    expect(data.interviewRequests).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: visit, place: `Front door, ${CANARY} Street`, proposed_place: `Back ${CANARY}` }),
      ]),
    );
  });

  it('follow an accepted proposal', async () => {
    const id = await confirmed('in-person', { place: 'Front door' });
    const proposal = { time: inHours(60).toISOString(), place: `Side door, ${CANARY} Street` };
    await owner.post(`/api/interview-requests/${id}/proposal`).send(proposal).expect(200);
    const answer = { answer: 'accepted', time: proposal.time, place: proposal.place };
    await worker.post(`/api/interview-requests/${id}/proposal/answer`).send(answer).expect(200);
    const list = (await worker.get('/api/interview-requests').expect(200)).body as { id: string; place: string }[];
    expect(list.find((one) => one.id === id)?.place).toBe(proposal.place);
  });
});
