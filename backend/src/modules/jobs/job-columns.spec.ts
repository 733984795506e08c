import { describe, expect, it } from '@jest/globals';
import { JOB_FIELD_NAMES } from '@nukkad/contract/jobs/job-fields';
import { getMetadataArgsStorage } from 'typeorm';
import { JobEntity } from './entities/job.entity.js';
import { columnOf, fieldColumns, statedFieldsReader } from './job-columns.js';

const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === JobEntity);

describe('the columns of the fields of a job', () => {
  it.each(JOB_FIELD_NAMES)('%s has the column of the entity, read as a number if it is decimal', (field) => {
    const { options } = columns.find(({ propertyName }) => propertyName === field)!;
    const column = options.name ?? field;
    expect(columnOf(field)).toBe(column);
    expect(fieldColumns([field])).toBe(options.type === 'numeric' ? `j.${column}::float8 AS ${column}` : `j.${column}`);
  });

  it('are the fields of a response under other names', () => {
    const row = { title: 'Cook', hours_per_week: null };
    const read = statedFieldsReader(['title', 'hoursPerWeek']);
    expect(read(row)).toEqual({ title: 'Cook', hoursPerWeek: null });
  });

  it('are separate objects for separate rows', () => {
    const read = statedFieldsReader(['title']);
    const cook = read({ title: 'Cook' });
    expect(read({ title: 'Driver' })).toEqual({ title: 'Driver' });
    expect(cook).toEqual({ title: 'Cook' });
  });
});
