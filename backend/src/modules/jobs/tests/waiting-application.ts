import type { TestApp } from '../../../../test/app.js';
import type { ApplicationEntity } from '../entities/application.entity.js';
import { saveApplication } from './application.factory.js';
import type { Person } from './people.js';

const SECONDS_OF_A_DAY = 86_400;

/** Stores an application that has waited for an answer for so many days, and returns its id. */
export async function saveWaitingApplication(
  test: TestApp,
  fields: Partial<ApplicationEntity> & { jobId: string; seekerId: string },
  days: number,
): Promise<string> {
  const { id } = await saveApplication(test.dataSource, fields);
  await backdateApplication(test, id, days);
  return id;
}

/** Backdates one application by so many days. */
export async function backdateApplication(test: TestApp, id: string, days: number): Promise<void> {
  await test.dataSource.query(
    `UPDATE applications SET created_at = created_at - make_interval(secs => $2) WHERE id = $1`,
    [id, days * SECONDS_OF_A_DAY],
  );
}

/** Returns the titles of a person's notices, newest first. */
export async function listNoticeTitles(person: Person): Promise<string[]> {
  return (await person.get('/api/notifications').expect(200)).body.map(({ title }: { title: string }) => title);
}
