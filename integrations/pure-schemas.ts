import type { Plugin } from 'vite'

/** Calls that make a schema, a part of one, or a check, with the spaces between a chain's first two words. */
const makers =
  /(?<=[\s(,[:=])(z\s*\.\w+|requiredText|optionalText|atMost|dayText|requiredName|readerOf|spelled|listOf|partOf|route)\(/g

/**
 * Marks the calls that make the contract's schemas as free of side effects (`@__PURE__`). Without the marks the bundler
 * keeps every schema of a file of which a page uses one: our exact answers, and what only the server reads.
 */
export const pureSchemas = (): Plugin => ({
  name: 'asore:pure-schemas',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/lib\/contract\/(?:[\w-]+\/)*(?!base)[\w-]+\.ts(\?|$)/ },
    handler: (code) => code.replace(makers, '/* @__PURE__ */ $&'),
  },
})
