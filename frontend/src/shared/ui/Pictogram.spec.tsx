import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { Pictogram, type PictogramName, pictogramAddress, type Sign } from './Pictogram';

const SIGNS: Sign[] = [
  'corner',
  'rings',
  'waves',
  'stamp',
  'stone',
  'walk',
  'shop',
  'seeker',
  'poster',
  'waiter',
  'cook',
  'tailor',
  'electrician',
];
const fileOf = (name: string) => readFileSync(join(__dirname, name), 'utf8');

describe('pictograms', () => {
  it.each<PictogramName>([...JOB_CATEGORY_IDS, ...SIGNS])('have a drawing of %s in their file', (name) => {
    const id = pictogramAddress(name).split('#')[1];
    expect(fileOf('pictograms.svg')).toContain(`<symbol id="${id}"`);
  });

  it('differ from each other', () => {
    const drawings = [...fileOf('pictograms.svg').matchAll(/<symbol [^>]*>(.*?)<\/symbol>/gs)].map(
      ([, lines]) => lines,
    );
    expect(drawings.length).toBeGreaterThan(JOB_CATEGORY_IDS.length);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('are neither announced nor focusable, and reference their drawing', () => {
    const { container } = render(<Pictogram name="delivery" size={34} />);
    const drawing = container.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('width', '34');
    expect(drawing?.querySelector('use')).toHaveAttribute('href', pictogramAddress('delivery'));
  });
});

// the content security policy refuses inline styles, in a picture as in a page
it.each(['pictograms.svg', 'scenes.svg'])(
  '%s is drawn with attributes only and names every colour as a role',
  (name) => {
    const file = fileOf(name);
    expect(file).not.toMatch(/<style|style=|class=|<script|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
    expect(file).not.toMatch(/(fill|stroke)="#/);
  },
);
