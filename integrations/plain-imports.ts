import type { Plugin } from 'vite'

/** Id of Vite's helper for `import()` in the browser (vite, build-import-analysis). */
const helper = '\0vite/preload-helper.js'

/**
 * Leaves `import()` of the built pages to the browser, without Vite's code that preloads style sheets and neighbouring
 * chunks: saves about 600 bytes per page. Pages have one style sheet, in their head (tests/unit/rendered-pages.test.ts).
 */
export const plainImports = (): Plugin => ({
  name: 'asore:plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
})
