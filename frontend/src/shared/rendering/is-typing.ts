const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, [contenteditable]';

/** Returns whether a text field has the focus, which must not be moved away. */
export const isTyping = (): boolean => document.activeElement?.matches(TEXT_FIELDS) ?? false;
