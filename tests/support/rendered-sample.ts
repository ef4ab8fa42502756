import type { TestProject } from 'vitest/node'
import { type RenderedSite, renderSite } from '../../scripts/bench/rendered-site.ts'

/** The pages of the sample congregation as files; the test files of the project `pages` share them. */
export type RenderedSample = Pick<RenderedSite, 'dist' | 'client' | 'policies'>

declare module 'vitest' {
  interface ProvidedContext {
    sample: RenderedSample
  }
}

/** Renders the pages once for the run. */
export default async function renderSample({ provide }: TestProject) {
  const { dist, client, policies, ...site } = await renderSite({ weighed: 'limits' })
  provide('sample', { dist, client, policies })
  return () => site[Symbol.asyncDispose]()
}
