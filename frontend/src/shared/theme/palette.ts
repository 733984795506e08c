import type { Family } from '@nukkad/contract/jobs/job-categories';

/** The colours of one family of work. */
export interface FamilyColours {
  /** Background for `on`; also the colour of text and strokes on `tint` and on paper. */
  solid: string;
  /** A quiet surface for ink and `solid`. */
  tint: string;
  /** A broad band for white text in both schemes. */
  band: string;
  /** Text and icons on `solid`. */
  on: string;
}

const family = (solid: string, tint: string, band: string, on: string): FamilyColours => ({ solid, tint, band, on });

/**
 * Roles of the light scheme. Body text reaches 7 : 1 on its ground, all other text 4.5 : 1, borders of fields 3 : 1.
 * Marigold (`accent`) is a surface and never text on paper.
 */
export const lightColours = {
  ground: '#fbf8f3',
  paper: '#ffffff',
  tint: '#f2ecdf',
  ink: '#1c2321',
  inkSoft: '#4b5550',
  inkFaint: '#5f6863',
  hairline: '#e4dccb',
  fieldBorder: '#737d77',
  primary: '#0b4f4a',
  primaryHover: '#0f6159',
  primaryStrong: '#073934',
  primaryText: '#0b4f4a',
  primaryTint: '#dfece8',
  onPrimary: '#ffffff',
  onPrimarySoft: '#c9e2dc',
  accent: '#f2a413',
  accentHover: '#ffc24d',
  accentEdge: '#b87605',
  accentText: '#7d4a00',
  accentTint: '#fdeecb',
  onAccent: '#1c2321',
  success: '#1b6438',
  successTint: '#e1f0e4',
  warning: '#7d4a00',
  warningTint: '#fdeecb',
  error: '#9c2318',
  errorTint: '#f9e4df',
  info: '#1d5480',
  infoTint: '#e0ebf4',
  onBand: '#ffffff',
  sky: '#f6ecd8',
  skyShade: '#f2e0bd',
  wall: '#fffaf0',
  wallShade: '#efe3cc',
  road: '#d9cfbb',
  leaf: '#4f8a4a',
};

/** The same roles in the dark. */
export const darkColours: typeof lightColours = {
  ground: '#0f1513',
  paper: '#1a2220',
  tint: '#26302c',
  ink: '#f1ece2',
  inkSoft: '#bcc6c0',
  inkFaint: '#98a49d',
  hairline: '#2b3632',
  fieldBorder: '#87938c',
  primary: '#0e4540',
  primaryHover: '#15564f',
  primaryStrong: '#0a332f',
  primaryText: '#86d6ca',
  primaryTint: '#1b3934',
  onPrimary: '#f6f2ea',
  onPrimarySoft: '#b9dbd4',
  accent: '#f5b43a',
  accentHover: '#ffcb66',
  accentEdge: '#b87605',
  accentText: '#f5c469',
  accentTint: '#3d2f10',
  onAccent: '#1c2321',
  success: '#8ad8a4',
  successTint: '#17301f',
  warning: '#f3c26a',
  warningTint: '#3a2c0f',
  error: '#ffa598',
  errorTint: '#41201b',
  info: '#95c8f2',
  infoTint: '#172c3d',
  onBand: '#fdf8f0',
  sky: '#22312b',
  skyShade: '#293b34',
  wall: '#3a4843',
  wallShade: '#303c37',
  road: '#2e3a35',
  leaf: '#3f6d3c',
};

export type Colours = typeof lightColours;

export const lightFamilies: Record<Family, FamilyColours> = {
  food: family('#a8431a', '#f9e8df', '#a03f18', '#ffffff'),
  shop: family('#a3235f', '#f8e5ee', '#a3235f', '#ffffff'),
  move: family('#14588c', '#e1ecf5', '#14588c', '#ffffff'),
  build: family('#735200', '#f4ead2', '#735200', '#ffffff'),
  care: family('#2f6b2a', '#e4efdf', '#2f6b2a', '#ffffff'),
  desk: family('#553f8f', '#ebe7f5', '#553f8f', '#ffffff'),
};

export const darkFamilies: Record<Family, FamilyColours> = {
  food: family('#f0a27c', '#3b2419', '#6d3316', '#2b1206'),
  shop: family('#f19cc0', '#3b1d2b', '#6b2044', '#330a1d'),
  move: family('#8fc3ee', '#162b3c', '#154a72', '#06233a'),
  build: family('#e2be6a', '#342b14', '#5a430b', '#2a1e00'),
  care: family('#9bd08f', '#1d311a', '#275423', '#0d2709'),
  desk: family('#bfb0ec', '#2a2440', '#443480', '#1e123f'),
};
