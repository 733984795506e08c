import { describe, expect, it } from '@jest/globals';
import { notifiedSeeker } from './notified-seeker.js';

describe('PATCH /api/saved-searches/{id}', () => {
  const here = notifiedSeeker();
  const change = (id: string, change: object) => here.worker.patch(`/api/saved-searches/${id}`).send(change);

  it('changes the sent fields and leaves the others', async () => {
    const { id } = await here.save({ search: 'cook' });
    expect((await change(id, { name: ' Night  work ' }).expect(200)).body).toMatchObject({
      name: 'Night work',
      state: 'active',
    });
    expect((await change(id, { paused: true }).expect(200)).body).toMatchObject({
      name: 'Night work',
      state: 'paused',
    });
    expect((await change(id, { name: '' }).expect(200)).body).toMatchObject({ name: '', state: 'paused' });
    expect((await change(id, { paused: false }).expect(200)).body).toMatchObject({ name: '', state: 'active' });
  });

  it.each([{ opened: true }, { name: 'Nights' }, { paused: false }])('resumes an ended search: %j', async (sent) => {
    const { id } = await here.save({ search: 'cook' });
    await here.test.dataSource.query(`UPDATE saved_searches SET opened_at = opened_at - interval '91 days'`);
    expect((await change(id, sent).expect(200)).body.state).toBe('active');
  });
});
