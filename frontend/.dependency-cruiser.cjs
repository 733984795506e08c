// The boundaries of the front end: its layers (app, pages, features, entities, shared), and the libraries of `shared`. The configuration at
// the root contains them.

/** Modules of the libraries that `shared` may import: the base of texts, colours, amounts and calls. */
const BASE = [
  ...['brand', 'india-time', 'job-categories', 'languages', 'limits', 'base-api', 'base-query', 'first-page-call'].map(
    (name) => `^libs/.+/${name}\\.ts$`,
  ),
  '^libs/contract/src/money/',
];

const SOURCE = '^frontend/src';
/** The entities whose code each entity may import; the graph has no cycle. */
const ENTITY_GRAPH = {
  engagement: ['hiring', 'session'],
  hiring: ['job', 'position'],
  interview: ['job', 'position', 'session'],
  job: ['position', 'session'],
  offline: ['event', 'session'],
  payment: ['engagement'],
  review: ['job', 'session'],
  search: ['job', 'position', 'session'],
  'work-record': ['job'],
};

/** A layer imports the layers below it, and of its own layer only the same page, feature or entity. */
const LAYERS = [
  {
    name: 'pages-import-no-other-page',
    severity: 'error',
    from: { path: `${SOURCE}/pages/([^/]+)/` },
    to: { path: `${SOURCE}/(app|pages)/`, pathNot: `${SOURCE}/pages/$1/` },
  },
  {
    name: 'features-import-no-other-feature',
    severity: 'error',
    from: { path: `${SOURCE}/features/([^/]+)/` },
    to: { path: `${SOURCE}/(app|pages|features)/`, pathNot: `${SOURCE}/features/$1/` },
  },
  {
    name: 'entities-import-no-feature',
    severity: 'error',
    from: { path: `${SOURCE}/entities/` },
    to: { path: `${SOURCE}/(app|pages|features)/` },
  },
  ...Object.entries(ENTITY_GRAPH).map(([entity, others]) => ({
    name: `entity-${entity}`,
    severity: 'error',
    from: { path: `${SOURCE}/entities/${entity}/` },
    to: { path: `${SOURCE}/entities/`, pathNot: `${SOURCE}/entities/(${[entity, ...others].join('|')})/` },
  })),
  {
    name: 'entities-import-no-other-entity',
    comment: 'An entity that imports others is listed in ENTITY_GRAPH.',
    severity: 'error',
    from: {
      path: `${SOURCE}/entities/([^/]+)/`,
      pathNot: `${SOURCE}/entities/(${Object.keys(ENTITY_GRAPH).join('|')})/`,
    },
    to: { path: `${SOURCE}/entities/`, pathNot: `${SOURCE}/entities/$1/` },
  },
  {
    name: 'shared-imports-no-layer',
    severity: 'error',
    from: { path: `${SOURCE}/shared/` },
    to: { path: `${SOURCE}/(app|pages|features|entities)/` },
  },
];

module.exports = {
  forbidden: [
    ...LAYERS,
    {
      name: 'shared-knows-no-domain',
      comment: 'Code about jobs, applications, interviews or accounts belongs to an entity.',
      severity: 'error',
      from: { path: '^frontend/src/shared/' },
      to: { path: '^libs/', pathNot: BASE },
    },
  ],
};
