import type { Family } from '@nukkad/contract/jobs/job-categories';
import type { CSSProperties } from 'react';
import type { FamilyColours } from './palette';

/** Colours of the scenes: sky, walls, ground and trees. */
export type SceneColours = Record<'sky' | 'skyShade' | 'wall' | 'wallShade' | 'road' | 'leaf', string>;

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** A quiet band or chip on the ground. */
    tint: string;
  }
  interface PaletteColor {
    /** A tint of the colour, as a background for text in ink and in the colour itself. */
    tint?: string;
    /** The colour as text and icons on the ground: in the dark scheme lighter than `main`, which is a surface. */
    text?: string;
    /** The 2 px below a button of this colour. */
    edge?: string;
    /** A second, quieter line of text on `main`. */
    soft?: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
    text?: string;
    edge?: string;
    soft?: string;
  }
  interface TypeText {
    /** An example in an empty field: clearly different from typed text. */
    placeholder: string;
  }
  interface Palette {
    /** Border of fields, which must be visible to be used. */
    fieldBorder: string;
    /** A broad coloured panel, and the text on it. */
    band: string;
    onBand: string;
    /** The colours of the six families of work. */
    family: Record<Family, FamilyColours>;
    scene: SceneColours;
  }
  interface PaletteOptions {
    fieldBorder: string;
    band: string;
    onBand: string;
    family: Record<Family, FamilyColours>;
    scene: SceneColours;
  }
  interface TypographyVariants {
    /** Pay on a card, 24 px. */
    pay: CSSProperties;
    /** Pay as the only figure of its part of the page, 44 px. */
    payLarge: CSSProperties;
  }
  interface TypographyVariantsOptions {
    pay?: CSSProperties;
    payLarge?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    pay: true;
    payLarge: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** A button of second rank on a tint of green. */
    quiet: true;
  }
}
