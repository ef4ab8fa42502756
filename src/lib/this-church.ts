/** The church's short name, as the pages say it on <html>. */
export const churchName = (): string =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['church']) ?? ''
