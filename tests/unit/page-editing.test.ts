import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { movedTo } from '../../src/islands/website/page-editor/blocks/order.ts'
import { blockKinds } from '../../src/lib/contract/website/blocks/all.ts'
import { newBlock } from '../../src/lib/contract/website/blocks/block.ts'
import { DraftBlock } from '../../src/lib/contract/website/blocks/draft.ts'
import { siteAddresses } from '../../src/lib/contract/website/page-editing.ts'
import { pagePolicy } from '../../src/server/app/html/policy.ts'
import { changesBetween } from '../../src/server/website/cms/compare.ts'

test('no page of the church can take an address of the site itself', () => {
  const files = readdirSync(new URL('../../src/pages', import.meta.url))
  const pages = files
    .filter((name) => !name.startsWith('[') && !/\.\w+\.(ts|astro)$/.test(name))
    .map((name) => name.replace(/\.(astro|ts)$/, '').replace(/^index$/, ''))

  expect(pages.filter((name) => !siteAddresses.includes(name))).toEqual([])
})

test('a new block of every kind is a draft, whatever it lacks', () => {
  const refused = blockKinds.filter((kind) => !DraftBlock.safeParse(newBlock(kind, 'new')).success)

  expect(refused.map(({ kind }) => kind)).toEqual([])
})

test('a draft with a field that its kind does not have, or with too long a text, is refused', () => {
  const text = { id: 'words', kind: 'text', hidden: false, title: '', link: '', more: '', text: '' }

  expect(DraftBlock.safeParse(text).success).toBe(true)
  expect(DraftBlock.safeParse({ ...text, html: '<b>' }).success).toBe(false)
  expect(DraftBlock.safeParse({ ...text, text: 'x'.repeat(20_001) }).success).toBe(false)
  expect(DraftBlock.safeParse({ ...text, kind: 'hologram' }).success).toBe(false)
})

test('the history names what was added, removed, changed, hidden and moved', () => {
  const block = (id: string, title: string, hidden = false) => ({ id, kind: 'text', hidden, title, text: '' })
  const page = (title: string, blocks: ReturnType<typeof block>[]) => ({
    title,
    description: '',
    share: { title: '', symbol: '' as const, tone: 'forest' as const },
    blocks,
  })
  const before = page('Choir', [block('a', 'A'), block('b', 'B'), block('c', 'C')])
  const after = page('Choirs', [block('c', 'C', true), block('a', 'New'), block('d', 'D')])

  expect(changesBetween(before, after)).toEqual([
    'Changed: Title',
    'Hidden: Text “C”',
    'Changed: Text “New”',
    'Added: Text “D”',
    'Removed: Text “B”',
    'The order of the blocks',
  ])
})

test('a thing moves within its list, and not out of it', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(movedTo(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})

const noCode = { script: [], style: [] }

test('only a preview may be shown in a frame of ours, and only dashboards show one', () => {
  const ancestors = (path: string) => /frame-ancestors [^;]+/.exec(pagePolicy(noCode, undefined, path))?.[0]
  const frames = (path: string) => /frame-src [^;]+/.exec(pagePolicy(noCode, undefined, path))?.[0]

  expect(ancestors('/preview/7')).toBe("frame-ancestors 'self'")
  expect(ancestors('/about')).toBe("frame-ancestors 'none'")
  expect(frames('/super-admin')).toContain("'self'")
  expect(frames('/about')).not.toContain("'self'")
})
