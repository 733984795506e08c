import { describe, expect, it } from '@jest/globals';
import { html } from '../markup.js';

describe('html', () => {
  it('escapes what is put in', () => {
    expect(html`<p title="${'"><script>'}">${"<b>&'"}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;&#39;</p>',
    );
  });
  it('keeps markup and lists of it, and leaves out nothing', () => {
    const items = ['a', '<b>'].map((item) => html`<i>${item}</i>`);
    expect(html`${items}${null}${false}${undefined}${0}`.text).toBe('<i>a</i><i>&lt;b&gt;</i>0');
  });
});
