import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import type { Block } from '../../lib/contract/website/blocks/all.ts'

type Found = Record<string, { default: AstroComponentFactory }>

const modules: Found = import.meta.glob(['./*.astro', '!./Blocks.astro'], { eager: true })

/** The component that shows a block, by the name of its kind: `call-to-action` is CallToAction.astro. */
export function componentOf({ kind }: Pick<Block, 'kind'>): AstroComponentFactory | undefined {
  const name = kind.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
  return modules[`./${name}.astro`]?.default
}
