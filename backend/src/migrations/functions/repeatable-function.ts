/** A function of the database that is replaced when its body differs from the one in this release. */
export interface RepeatableFunction {
  /** Name and types of the arguments, as `to_regprocedure` reads them. */
  signature: string;
  declaration: string;
  body: string;
  /** Whether the listings store its results. */
  isStored: boolean;
}

const HEAD = /^(\w+)\s*\(([^)]*)\)/;

/** Returns the type of an argument, which follows its name. */
const typeOf = (argument: string): string => argument.trim().replace(/^\w+\s+/, '');

/** Defines a function; `declaration` is everything between `CREATE FUNCTION` and `AS`. */
export function defineFunction({
  declaration,
  body,
  isStored = false,
}: Omit<RepeatableFunction, 'signature' | 'isStored'> & { isStored?: boolean }): RepeatableFunction {
  const [, name, args] = HEAD.exec(declaration) ?? [];
  if (name === undefined || args === undefined) throw new Error(`"${declaration}" is no declaration of a function`);
  const types = args.trim() === '' ? [] : args.split(',').map(typeOf);
  return { signature: `${name}(${types.join(', ')})`, declaration, body, isStored };
}

/** Returns the statement that creates a function or replaces its body. */
export const statementOf = ({ declaration, body }: RepeatableFunction): string =>
  `CREATE OR REPLACE FUNCTION ${declaration} AS $body$${body}$body$`;

/** Returns the statements that create the trigger functions among `functions`. PostgreSQL reads their bodies when they run. */
export const triggerFunctionsOf = (functions: readonly RepeatableFunction[]): string[] =>
  functions.filter(({ declaration }) => /\bRETURNS trigger\b/.test(declaration)).map(statementOf);
