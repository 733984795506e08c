import { describe, expect, it } from '@jest/globals';
import { html } from '../markup.js';

describe('html', () => {
  it('escapes inserted texts', () => {
    expect(html`<p title="${'"><script>'}">${"<b>&'"}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;&#39;</p>',
    );
  });
  it('inserts markup and lists of it unescaped, and omits false and null', () => {
    const items = ['a', '<b>'].map((item) => html`<i>${item}</i>`);
    expect(html`${items}${null}${false}${undefined}${0}`.text).toBe('<i>a</i><i>&lt;b&gt;</i>0');
  });
});
