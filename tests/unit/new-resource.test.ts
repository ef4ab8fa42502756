import { posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { planResource } from '../../scripts/new/plan-resource.ts'
import { readRepositoryFile as read, repositoryFiles } from '../support/repository.ts'

test('who makes a resource gets its files and lines, each name in its spelling', () => {
  const { made, changed } = planResource('services/prayer-room')

  expect([...made.keys()]).toEqual(
    expect.arrayContaining([
      'src/lib/contract/services/prayer-room.ts',
      'src/lib/contract/services/calls/prayer-rooms.ts',
      'src/server/services/prayer-rooms/routes.ts',
      'src/islands/admin/sections/PrayerRooms.tsx',
      'tests/api/services/prayer-rooms.both.test.ts',
    ]),
  )
  expect(changed.get('src/server/app/api.ts')).toContain(".route('/', prayerRooms)")
  expect(changed.get('tests/api/app/workspace.test.ts')).toContain(
    "'/super-admin#prayer-rooms': 'prayer-rooms',",
  )
  expect(changed.get('src/server/platform/db/move.ts')).toContain("['prayer_room', 'id'],")
  expect([...made, ...changed].filter(([, text]) => /\{\{\w+\}\}/.test(text))).toEqual([])
})

test('who names no domain, or a name with a capital letter, reads what to write', () => {
  expect(() => planResource('prayer-room')).toThrow('Please say the domain and the name')
  expect(() => planResource('services/PrayerRoom')).toThrow('in small letters')
})

test('the templates of scripts/new/resource are TypeScript, and import what exists', () => {
  const { made } = planResource('people/child', 'children-groups')
  const textOf = (file: string) => made.get(file) ?? (repositoryFiles.includes(file) ? read(file) : '')

  const imported = [...made].flatMap(([file, text]) =>
    [...text.matchAll(/import (?:type )?\{([^}]+)\} from '(\.[^']+)'/g)].flatMap(
      ([, names = '', path = '']) => {
        const target = posix.join(posix.dirname(file), path)
        return names.split(',').map((name) => ({ file, target, name: name.replace(/^\s*type /, '').trim() }))
      },
    ),
  )
  const faults = [...made].flatMap(([file, text]) => {
    const { diagnostics = [] } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true })
    return diagnostics.map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })

  const called = [...made].flatMap(([file, text]) =>
    [...text.matchAll(/import \* as calls from '(\.[^']+)'/g)].flatMap(([, path = '']) =>
      [...text.matchAll(/\bcalls\.(\w+)/g)].map(([, name = '']) => ({
        file,
        target: posix.join(posix.dirname(file), path),
        name,
      })),
    ),
  )

  expect(imported.length).toBeGreaterThan(40)
  expect(called.length).toBeGreaterThan(4)
  expect(called.filter(({ target, name }) => !exportsOf(textOf(target)).has(name))).toEqual([])
  expect(imported.filter(({ target, name }) => name && !exportsOf(textOf(target)).has(name))).toEqual([])
  expect(faults).toEqual([])
})

/** The names that a file exports. */
const exportsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^export (?:async )?(?:const|function|type|class|interface) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  )
