import { expect, test } from 'vitest'
import { slugFor } from '../../src/lib/contract/services/event-category.ts'

test.each([
  ['Harvest & Home', [], 'harvest-home'],
  ['Adɔ ne Ɛdɔ', [], 'ado-ne-edo'],
  ['Fête', ['fete'], 'fete-2'],
  ['All', [], 'all-2'],
  ['2026', [], 'category'],
  ['!!!', ['category', 'category-2'], 'category-3'],
  ['x'.repeat(60), [], 'x'.repeat(36)],
])('a category named %j beside %j gets the slug %j', (name, taken, slug) => {
  expect(slugFor(name, taken)).toBe(slug)
})
