import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

/** What follows the file's name in the import of an inline script. */
const query = '?inline-script'

/**
 * `import code from './x.ts?inline-script'` gives the text of a page's inline script: the module with all that it imports,
 * bundled and minified, in development, in tests and in the build alike. The text has nothing of the page in it, so that it
 * has one hash in every policy; what differs by page is a data attribute of the script element.
 */
export const inlineScripts = (): Plugin => ({
  name: 'asore:inline-scripts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(query)) return
    const file = await this.resolve(source.slice(0, -query.length), importer)
    return file && `${file.id}${query}`
  },
  async load(id) {
    if (!id.endsWith(query)) return
    const { code, files } = await bundleInline(id.slice(0, -query.length))
    for (const file of files) this.addWatchFile(file)
    return `export default ${JSON.stringify(code)}`
  },
})

/** Bundles a module into one script without imports; `files` are the modules it is made of. */
async function bundleInline(input: string): Promise<{ code: string; files: readonly string[] }> {
  await using bundled = await rolldown({ input, platform: 'browser' })
  const { output } = await bundled.generate({ format: 'iife', minify: true, comments: false })
  return { code: output[0].code.trim(), files: output[0].moduleIds }
}
