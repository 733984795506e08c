import { basename } from 'node:path';
import { supportedApi } from './supported-api.mjs';

const KEBAB = /^[a-z0-9]+(?:[.-][a-z0-9]+)*\.(?:ts|tsx)$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*(?:\.[a-z0-9-]+)*\.(?:ts|tsx)$/;
const HOOK = /^use[A-Z][A-Za-z0-9]*(?:\.spec)?\.(?:ts|tsx)$/;
const CATCH_ALL = /^(?:utils?|helpers?|misc|index)(?:\.|-)|^common\./;
const WORD = /\p{L}{2,}/u;

/** Names of files: kebab-case, PascalCase components and useX hooks in the front end, no catch-all names. */
const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      shape: '{{name}}: name files in kebab-case, components in PascalCase, hooks useX.',
      vague: '{{name}}: name a file after what it holds.',
    },
  },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      const frontend = context.filename.includes('/frontend/');
      const fits = KEBAB.test(name) || (frontend && (COMPONENT.test(name) || HOOK.test(name)));
      if (CATCH_ALL.test(name) && name !== 'common.errors.ts' && name !== 'common.module.ts')
        context.report({ node, messageId: 'vague', data: { name } });
      else if (!fits) context.report({ node, messageId: 'shape', data: { name } });
    },
  }),
};

const SPOKEN_ATTRIBUTES = new Set(['label', 'placeholder', 'title', 'alt', 'aria-label', 'helperText']);

/** Texts on a screen come from the locale files: no literal text between tags or in attributes that are read out. */
const noLiteralText = {
  meta: { type: 'problem', schema: [], messages: { text: 'Take "{{text}}" from the locale files.' } },
  create: (context) => {
    const report = (node, text) => {
      if (WORD.test(text)) context.report({ node, messageId: 'text', data: { text: text.trim().slice(0, 40) } });
    };
    return {
      JSXText: (node) => report(node, node.value),
      JSXAttribute(node) {
        if (node.value?.type === 'Literal' && SPOKEN_ATTRIBUTES.has(node.name.name))
          report(node, String(node.value.value));
      },
    };
  },
};

/** The clock of a device can be wrong: the current time on a screen comes from the server's clock. */
const serverTime = {
  meta: { type: 'problem', schema: [], messages: { clock: 'A device can be an hour wrong: take serverNow().' } },
  create: (context) => ({
    'NewExpression[callee.name="Date"][arguments.length=0]': (node) => context.report({ node, messageId: 'clock' }),
    'CallExpression[callee.object.name="Date"][callee.property.name="now"]': (node) =>
      context.report({ node, messageId: 'clock' }),
  }),
};

const CALL_ADDRESS = /^\/api(?:\/|$)/;

/** Addresses of calls come from the contract: a literal address is not updated when the contract changes. */
const noCallAddress = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      typed: 'Take "{{address}}" from the contract: requestOf, addressOf or pagedEndpoint of the API client.',
    },
  },
  create: (context) => {
    const report = (node, text) => {
      if (CALL_ADDRESS.test(text)) context.report({ node, messageId: 'typed', data: { address: text } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') report(node, node.value);
      },
      TemplateLiteral: (node) => report(node, node.quasis[0].value.cooked ?? ''),
    };
  },
};

// after a letter, a digit or a slash it is part of an address or a name
const COLOUR =
  /(?<![\w/-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|(?<![\w-])(?:rgb|hsl)a?\(|(?<![\w-])(?:hwb|(?:ok)?l(?:ab|ch)|color)\(/iu;

/** Colours have roles and two schemes: one that is typed on a page is wrong in the other scheme, and outlives the palette. */
const noOwnColour = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { typed: 'Take "{{colour}}" from the palette: a role of the theme, or a variable of first-paint.css.' },
  },
  create: (context) => {
    const report = (node, text) => {
      const [colour] = COLOUR.exec(text) ?? [];
      if (colour) context.report({ node, messageId: 'typed', data: { colour } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') report(node, node.value);
      },
      TemplateElement: (node) => report(node, node.value.cooked ?? ''),
    };
  },
};

/** A browser's number field hands on nothing of "15k", "₹15,000" or "१५०", and no error. */
const noNumberField = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { field: 'Take NumberInput of shared/ui, and read its text by typed-amount of the contract.' },
  },
  create: (context) => ({
    'JSXAttribute[name.name="type"] Literal[value="number"]': (node) => context.report({ node, messageId: 'field' }),
    'Property[key.name="type"] > Literal.value[value="number"]': (node) => context.report({ node, messageId: 'field' }),
  }),
};

/** The sizes of text in rem: those of the theme's scale. */
const TEXT_SIZES = new Set(['0.8125', '0.9375', '1.0625', '1.375', '1.875', '2.75']);
const LENGTH = /(?<![\w.])(\d*\.?\d+)(rem|em|px|pt)\b/gu;
/** A length between two sizes of the scale, by the width of the window. */
const FLUID = /calc\([^)]*\)/gu;
/** Drawn elements: an icon by its name or its selector, a part of a drawing in the units of that drawing. */
const ICON = /(?:Icon|Sign)\b|\bsvg\b/u;
const PART_OF_DRAWING = new Set(['text', 'g']);

/** Text has six sizes: any other size is accidental and looks like a mistake beside its neighbours. */
const textSize = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { size: '{{size}} is no size of the scale: take 0.8125, 0.9375, 1.0625, 1.375, 1.875 or 2.75rem.' },
  },
  create: (context) => {
    const isOfDrawing = (node) => {
      for (let one = node.parent; one; one = one.parent) {
        if (one.type === 'JSXOpeningElement')
          return (
            ICON.test(one.name.name ?? '') ||
            one.attributes.some(({ name, value }) => name?.name === 'component' && PART_OF_DRAWING.has(value?.value))
          );
        if (one.type === 'Property' && ICON.test(String(one.key.value ?? ''))) return true;
      }
      return false;
    };
    const report = (node, size) => context.report({ node, messageId: 'size', data: { size } });
    const reportLengths = (node, text) => {
      for (const [size, number, unit] of text.replace(FLUID, '').matchAll(LENGTH))
        if (unit !== 'rem' || !TEXT_SIZES.has(String(Number(number)))) report(node, size);
    };
    return {
      'Property[key.name="fontSize"] Literal'(node) {
        if (typeof node.value === 'string') reportLengths(node, node.value);
        // a number that is compared, or the name of a size, is none itself
        else if (
          typeof node.value === 'number' &&
          !['BinaryExpression', 'MemberExpression'].includes(node.parent.type) &&
          !isOfDrawing(node)
        )
          report(node, `${node.value}px`);
      },
      'Property[key.name="fontSize"] TemplateElement': (node) => reportLengths(node, node.value.cooked ?? ''),
    };
  },
};

/** Facts in a line: if they are joined one by one, an empty one leaves its separator. */
const noOwnSeparator = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { typed: 'Join facts by joinFacts of shared/i18n, which drops what is empty.' },
  },
  create: (context) => {
    const report = (node, text) => {
      if (text.includes('·')) context.report({ node, messageId: 'typed' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') report(node, node.value);
      },
      JSXText: (node) => report(node, node.value),
      TemplateElement: (node) => report(node, node.value.cooked ?? ''),
    };
  },
};

const SIGN_IN_PAGES = /^\/api\/login(?:$|[/?#])/;
const SIGN_IN_ACTS = new Set(['giveCode', 'givePassword', 'signInOnScreen']);
const SIGN_IN_TEXTS = new Set(['auth:signIn.sendCode', 'auth:signIn.signIn', 'auth:signIn.password']);

/** Opening the sign-in page and filling it in costs three documents: a journey about something else signs in by request. */
const signInByRequest = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { screen: 'This journey is not about signing in: sign in by request (e2e/support/sign-in.ts).' },
  },
  create: (context) => {
    const report = (node, text) => {
      if (SIGN_IN_PAGES.test(text) || SIGN_IN_TEXTS.has(text)) context.report({ node, messageId: 'screen' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') report(node, node.value);
      },
      TemplateLiteral: (node) => report(node, node.quasis[0].value.cooked ?? ''),
      CallExpression(node) {
        const { callee } = node;
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
        if (SIGN_IN_ACTS.has(name)) context.report({ node, messageId: 'screen' });
      },
    };
  },
};

const INJECTED_MAX = 8;
/** Parameters of any other function of the server; most begin with the transaction. */
const PARAMETERS_MAX = 6;
const FUNCTIONS = 'FunctionDeclaration, FunctionExpression, ArrowFunctionExpression';

/**
 * A class with more dependencies has more than one responsibility: split it, and do not bundle the parameters. Any other
 * function takes fewer parameters, because its callers name none of them.
 */
const injectedParameters = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      many: 'The constructor takes {{count}} parameters, the most are {{max}}: split the class.',
      positions: 'The function takes {{count}} parameters, the most are {{max}}: name them in an object.',
    },
  },
  create: (context) => ({
    [FUNCTIONS](node) {
      const isConstructor = node.parent.type === 'MethodDefinition' && node.parent.kind === 'constructor';
      const count = node.params.length;
      const max = isConstructor ? INJECTED_MAX : PARAMETERS_MAX;
      if (count > max)
        context.report({
          node,
          messageId: isConstructor ? 'many' : 'positions',
          data: { count: String(count), max: String(max) },
        });
    },
  }),
};

const codesOf = ({ elements }) => elements.map((element) => element?.value);

/** The languages of the product are in one list: a copy of it is not extended with the list. */
const oneLanguageList = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { copy: 'Take LANGUAGES of @nukkad/contract/languages: a copy lacks the next language.' },
  },
  create: (context) => ({
    ArrayExpression(node) {
      const codes = codesOf(node);
      const isCopy = codes.includes('hi') && codes.includes('kn') && codes.every((code) => /^[a-z]{2}$/.test(code));
      if (isCopy) context.report({ node, messageId: 'copy' });
    },
  }),
};

/** A barrel hides the names that a file exports: a search for a name does not find its export. */
const noBarrel = {
  meta: { type: 'problem', schema: [], messages: { barrel: 'No barrels: name each export.' } },
  create: (context) => ({ ExportAllDeclaration: (node) => context.report({ node, messageId: 'barrel' }) }),
};

/** An enum is code at run time; a union of literals is a type. */
const noEnum = {
  meta: { type: 'problem', schema: [], messages: { enum: 'Use a union of string literals.' } },
  create: (context) => ({ TSEnumDeclaration: (node) => context.report({ node, messageId: 'enum' }) }),
};

const FUNCTION = /^(?:ArrowFunctionExpression|FunctionExpression)$/;
const PARAMETER_WITHOUT_DEFAULT = /^(?!AssignmentPattern|RestElement)/;
const withoutAssertion = (node) =>
  /^TS\w+Expression$/.test(node?.type ?? '') ? withoutAssertion(node.expression) : node;

/** Returns the number of values in a row of a table of tests; infinite if it is unknown. */
function valuesOf(row) {
  const value = withoutAssertion(row);
  if (value?.type === 'ArrayExpression')
    return value.elements.some((element) => element?.type === 'SpreadElement') ? Infinity : value.elements.length;
  return /^(?:Literal|TemplateLiteral|ObjectExpression|ArrowFunctionExpression)$/.test(value?.type ?? '')
    ? 1
    : Infinity;
}

/**
 * Jest passes its `done` to a test with more parameters than its row has values: the test never ends. A parameter of
 * `describe.each` without a value is undefined.
 */
const fullRows = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      short: 'The test has {{parameters}} parameters, its row {{values}} values: Jest passes `done` for the next one.',
      shortGroup: 'The group has {{parameters}} parameters, its row {{values}} values: the next one is undefined.',
    },
  },
  create: (context) => ({
    CallExpression({ callee, arguments: [, test] }) {
      if (callee.type !== 'CallExpression' || callee.callee.property?.name !== 'each') return;
      const table = withoutAssertion(callee.arguments[0]);
      if (table?.type !== 'ArrayExpression' || !FUNCTION.test(test?.type ?? '')) return;
      // `describe.each` and `describe.only.each`
      const { object } = callee.callee;
      const messageId = (object.object ?? object).name === 'describe' ? 'shortGroup' : 'short';
      const firstOptional = test.params.findIndex(({ type }) => !PARAMETER_WITHOUT_DEFAULT.test(type));
      const parameters = firstOptional < 0 ? test.params.length : firstOptional;
      for (const row of table.elements) {
        const values = valuesOf(row);
        if (values < parameters)
          context.report({
            ...{ node: row, messageId },
            data: { values: String(values), parameters: String(parameters) },
          });
      }
    },
  }),
};

export default {
  meta: { name: 'local' },
  rules: {
    'file-name': fileName,
    'full-rows': fullRows,
    'injected-parameters': injectedParameters,
    'no-barrel': noBarrel,
    'no-call-address': noCallAddress,
    'no-enum': noEnum,
    'no-own-colour': noOwnColour,
    'no-literal-text': noLiteralText,
    'no-number-field': noNumberField,
    'no-own-separator': noOwnSeparator,
    'one-language-list': oneLanguageList,
    'server-time': serverTime,
    'sign-in-by-request': signInByRequest,
    'supported-api': supportedApi,
    'text-size': textSize,
  },
};
