/** A text as it may stand in a script, in quotes of each kind. */
export const escapeText = (text: string): string =>
  text.replace(/[\\`'"]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n')
