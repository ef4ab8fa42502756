import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inBrowser } from '../../integrations/browser-routes.ts'

const files = globSync('src/lib/contract/*/calls/*.ts')

test('a page gets of a call its method, its path and the answer that it reads', () => {
  const code = `import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { Form } from '../form.ts'
import { Exact, Reader } from '../noun.ts'

export const change = route('PUT', 'nouns/:id/', {
  summary: 'Changes a noun, and tells { nobody }',
  body: Form,
  answer: z.array(Reader),
  exact: Exact,
})
export const remove = route('DELETE', 'nouns/:id/', { summary: 'Removes it', seen: 'its version' })
`

  const shown = inBrowser('/src/lib/contract/groups/calls/nouns.ts', code)

  expect(shown.replace(/\s+/g, ' ')).toContain("route('PUT', 'nouns/:id/', { answer: z.array(Reader), })")
  expect(shown).toContain("route('DELETE', 'nouns/:id/', { })")
  expect(shown).not.toContain('form.ts')
  expect(shown).toContain("import { Exact, Reader } from '../noun.ts'")
})

test.each(files)('a page gets no sentence, form or exact answer of %s', (file) => {
  const code = readFileSync(file, 'utf8')
  const told = [...code.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)

  const shown = inBrowser(`/${file}`, code)

  expect(told).toContain('summary')
  expect(shown).not.toMatch(/^ {2}(?!answer:)\w+:/m)
  expect(shown).not.toMatch(/\bForm\b|summary|exact/)
})
