import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@nukkad/contract/languages';
import type { PublicJob } from '@nukkad/contract/jobs/public-jobs';

/** One text of a picture: its position, its maximum width, and the font sizes to try until its height fits. */
export interface PictureText {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  sizes: readonly number[];
  weight: string;
  colour: string;
}

/** A picture to draw: a background from the build, and texts. */
export interface SharePicture {
  background: string;
  texts: readonly PictureText[];
}

/** The front end's renderer, which its build stores beside the served files. */
interface PageRenderer {
  renderDocument: (request: {
    template: string;
    path: string;
    language: Language;
    origin: string;
    job: PublicJob;
  }) => Promise<{ html: string }>;
  describePicture: (language: Language, job?: PublicJob) => Promise<SharePicture>;
}

/** Loads the renderer of the built front end in `folder` with its first use: most processes never draw a page. */
export const loadRenderer = (folder: string): Promise<PageRenderer> =>
  import(pathToFileURL(join(folder, '.server', 'render-document.js')).href) as Promise<PageRenderer>;
