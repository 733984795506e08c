import { writeFileSync } from 'node:fs';
import { encode } from 'uqr';

const SIZE = { width: 640, height: 480 };
const MODULE_PX = 8;
const [BLACK, WHITE, GREY] = [0, 255, 128];

/** Returns the arguments of a browser whose camera shows the picture in this file, and is allowed for every page. */
export const fakeCamera = (path: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
];

/** Writes a picture of a text as a QR code for a fake camera, which reads it when it is opened. */
export function writePicture(path: string, text: string): void {
  const { width, height } = SIZE;
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const brightness = Buffer.alloc(width * height, WHITE);
  const [left, top] = [width, height].map((length) => Math.floor((length - size * MODULE_PX) / 2)) as [number, number];
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let line = 0; line < MODULE_PX; line++) {
        const from = (top + y * MODULE_PX + line) * width + left + x * MODULE_PX;
        brightness.fill(BLACK, from, from + MODULE_PX);
      }
    }),
  );
  const colours = Buffer.alloc((width * height) / 2, GREY);
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  writeFileSync(path, Buffer.concat([Buffer.from(head), brightness, colours]));
}
