import type { Catalogue, Column, Constraint, Table } from './catalogue.js';

/**
 * Returns the changes in `after` that would break a program written for `before` that still runs (a rolling
 * deployment), one per line. New code may find more columns, tables and functions; old code must find everything it
 * knows, and may not be required to supply more.
 */
export function incompatibilities(before: Catalogue, after: Catalogue): string[] {
  const tables = before.tables.flatMap((table) => {
    const now = after.tables.find(({ name }) => name === table.name);
    return now ? [...columnChanges(table, now), ...constraintChanges(table, now)] : [`table ${table.name} is gone`];
  });
  const functions = before.functions
    .filter((signature) => !after.functions.includes(signature))
    .map((signature) => `function ${signature} is gone`);
  return [...tables, ...functions];
}

function columnChanges(before: Table, after: Table): string[] {
  const old = before.columns.flatMap((column) => {
    const now = after.columns.find(({ name }) => name === column.name);
    const title = `column ${before.name}.${column.name}`;
    return now ? changesOf(column, now).map((change) => `${title} ${change}`) : [`${title} is gone`];
  });
  const added = after.columns.filter(({ name }) => !before.columns.some((column) => column.name === name));
  const demanded = added.filter(({ nullable, hasDefault, generated }) => !nullable && !hasDefault && !generated);
  return [...old, ...demanded.map(({ name }) => `column ${before.name}.${name} is new and needs a value`)];
}

function changesOf(before: Column, after: Column): string[] {
  return [
    ...(before.type === after.type ? [] : [`was ${before.type} and is ${after.type}`]),
    ...(before.nullable && !after.nullable ? ['takes no null any more'] : []),
    ...(before.hasDefault && !after.hasDefault && !after.nullable ? ['has no default any more'] : []),
    ...(!before.generated && after.generated ? ['cannot be written any more'] : []),
  ];
}

/**
 * Returns changed constraints: a new or changed one may reject writes of old code, and upserts of old code need a
 * unique one that was dropped.
 */
function constraintChanges(before: Table, after: Table): string[] {
  const known = new Set(before.columns.map(({ name }) => name));
  const isIn = (constraints: Constraint[], { name, definition }: Constraint): boolean =>
    constraints.some((other) => other.name === name && other.definition === definition);
  const added = after.constraints.filter((constraint) => {
    const concernsOldCode = constraint.columns.length === 0 || constraint.columns.some((name) => known.has(name));
    return concernsOldCode && !isIn(before.constraints, constraint);
  });
  const missed = before.constraints.filter(
    (constraint) => UPSERT_TARGETS.includes(constraint.kind) && !isIn(after.constraints, constraint),
  );
  return [
    ...added.map(({ kind, name }) => `${kind} ${before.name}.${name} is new or says something else`),
    ...missed.map(({ kind, name }) => `${kind} ${before.name}.${name} is gone or says something else`),
  ];
}

const UPSERT_TARGETS: Constraint['kind'][] = ['primary key', 'unique', 'exclusion'];
