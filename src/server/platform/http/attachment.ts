/** The header Content-Disposition of a file that is saved under a name that people typed: in its letters, and without them for old programs. */
export const attachmentNamed = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`
