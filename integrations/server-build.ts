import type { Plugin } from 'vite'

/** Packages with native code, or that few churches need. */
export const external = ['@node-rs/argon2', 'sharp', '@aws-sdk/client-s3', 'fontkit', 'pdfkit']

/** Astro's adapter loads `send`, with a table of all media types, for static files. html/serve.ts serves them instead. */
const unused = 'asore:unused-send'

/**
 * Builds the server's program (dist/server/main.js) together with the pages: both share one copy of each module. The packages are bundled,
 * since most are hundreds of small files, which take twice as long to load.
 */
export function serverBuild(): Plugin {
  return {
    name: 'asore:server-build',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configEnvironment: (name) =>
      name === 'ssr'
        ? {
            resolve: { noExternal: true, external },
            // React's own checks of development stay out.
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }
        : undefined,
    buildStart() {
      const id = 'src/server/main.ts'
      this.emitFile({ type: 'chunk', id, fileName: 'main.js', preserveSignature: 'strict' })
    },
    resolveId: { filter: { id: /^send$/ }, handler: () => unused },
    load: {
      filter: { id: /^asore:unused-send$/ },
      handler: () => `export default () => { throw new Error('Astro serves no static files here') }`,
    },
  }
}
