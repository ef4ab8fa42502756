const migrations = 'src/server/platform/db/migrations'

/** Where each template of this folder goes. */
export const places: Readonly<Record<string, string>> = {
  'contract.ts.txt': 'src/lib/contract/{{domain}}/{{file}}.ts',
  'migration.ts.txt': `${migrations}/{{migration}}-{{path}}.ts`,
  'tables.ts.txt': 'src/server/platform/db/tables/{{path}}.ts',
  'repo.ts.txt': 'src/server/{{domain}}/{{path}}/repo.ts',
  'routes.ts.txt': 'src/server/{{domain}}/{{path}}/routes.ts',
  'calls.ts.txt': 'src/lib/contract/{{domain}}/calls/{{path}}.ts',
  'api.ts.txt': 'src/lib/api/{{domain}}/{{path}}.ts',
  'section.tsx.txt': 'src/islands/admin/sections/{{Names}}.tsx',
  'test.ts.txt': 'tests/api/{{domain}}/{{path}}.both.test.ts',
}

/** A line for a file that lists resources: before or behind these words, the first ones after `within` where it is given. */
export type Line = { file: string; line: string; within?: string } & ({ before: string } | { behind: string })

export const lines: readonly Line[] = [
  {
    file: `${migrations}/all.ts`,
    line: "import { {{names}} } from './{{migration}}-{{path}}.ts'\n",
    before: '\n/**',
  },
  { file: `${migrations}/all.ts`, line: "  '{{migration}}-{{path}}': {{names}},\n", before: '}\n' },
  {
    file: 'src/server/platform/db/tables.ts',
    line: "import type { {{Names}}Tables } from './tables/{{path}}.ts'\n",
    before: '\n/**',
  },
  {
    file: 'src/server/platform/db/tables.ts',
    line: '    {{Names}}Tables,\n',
    before: '    OperationsTables {}',
  },
  { file: 'src/server/platform/db/move.ts', line: "  ['{{table}}', 'id'],\n", before: ']\n' },
  {
    file: 'src/server/app/api.ts',
    line: "import { {{names}} } from '../{{domain}}/{{path}}/routes.ts'\n",
    before: 'import { admin } from',
  },
  {
    file: 'src/server/app/api.ts',
    line: "\n    .route('/', {{names}})",
    behind: ".route('/', branches)",
  },
  {
    file: 'src/islands/admin/SuperAdmin.tsx',
    line: "  '{{path}}': section(() => import('./sections/{{Names}}.tsx'), '{{Names}}'),\n",
    before: '  requests: section(',
  },
  {
    file: 'src/lib/workspace/sections/super-admin.ts',
    line: `  {
    id: '{{path}}',
    ...{ address: '/super-admin#{{path}}', name: '{{Words}}', ...admin },
    ...{ group: '{{group}}', icon: 'church', words: '{{words}}' },
  },
`,
    before: "  {\n    id: 'requests'",
  },
  {
    file: 'src/lib/workspace/groups.ts',
    line: "'{{Words}}', ",
    within: "id: '{{group}}'",
    behind: 'order: [',
  },
  {
    file: 'tests/support/searched-rows.ts',
    line: `  '{{path}}': {
    add: adds('{{table}}', { name: 'The first', description: '', created_at: at }),
    name: writes('{{table}}', 'name'),
  },
`,
    behind: 'export const searchedRows: Readonly<Record<string, Searched>> = {\n',
  },
  {
    file: 'tests/api/app/workspace.test.ts',
    line: "  '/super-admin#{{path}}': '{{path}}',\n",
    before: "  '/super-admin#requests'",
  },
]
