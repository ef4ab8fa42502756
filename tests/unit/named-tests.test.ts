import { expect, test } from 'vitest'
import { namedTests } from '../../scripts/test/named-tests.ts'

test('who names a test by the beginning of its file reaches it in any domain', () => {
  expect(namedTests('api', 'permissions')).toEqual(['tests/api/app/permissions.test.ts'])
  expect(namedTests('e2e', 'giving/give')).toEqual([
    'tests/e2e/giving/give-lost-network.test.ts',
    'tests/e2e/giving/give.test.ts',
  ])
  expect(namedTests('unit', 'tests/unit/named')).toEqual(['tests/unit/named-tests.test.ts'])
})

test('who names no test reads from the runner that there is none, and gets no test of another kind', () => {
  expect(namedTests('api', 'permisions')).toEqual(['tests/api/permisions'])
})
