/**
 * notistack writes its few styles into a `<style>` element, which the content security policy refuses. It first looks
 * for that element by this id, under which it finds a constructed style sheet, which is no inline markup.
 */
export function provideConstructedStyles(target: Window & { _goober?: unknown } = window): void {
  if (target._goober) return;
  let text = '';
  const sheet = typeof CSSStyleSheet.prototype.replaceSync === 'function' ? new CSSStyleSheet() : undefined;
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  target._goober = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return text;
      },
      set data(css: string) {
        text = css;
        sheet?.replaceSync(css);
      },
    },
  };
}
