const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, [contenteditable]';

/** Whether the keyboard is in a text field, from where the focus must not be taken. */
export const isTyping = (): boolean => document.activeElement?.matches(TEXT_FIELDS) ?? false;
