import type { Plugin } from 'vite'

/** Vite's code around each `import()` of the browser (vite, build-import-analysis). */
const helper = '\0vite/preload-helper.js'

/**
 * Makes `import()` in the built pages what the browser has, without the code that fetches style sheets and neighbours ahead:
 * some 600 bytes on every page. Pages have one style sheet, in their head (tests/unit/built-pages.test.ts).
 */
export const plainImports = (): Plugin => ({
  name: 'asore:plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
})
