// npm run test:unit, test:api, test:component, test:e2e: runs one kind of test. Arguments before the first option are beginnings of file
// names, in any domain; all arguments from the first option on go to the runner: `npm run test:api -- prayers -t private`.
import { namedTests } from './named-tests.ts'
import { runPlaywright, runVitest } from './test-runners.ts'

const [kind = '', ...words] = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('-'))
const end = firstOption === -1 ? words.length : firstOption
const names = words.slice(0, end).flatMap((name) => namedTests(kind, name))
const args = [...(names.length > 0 ? names : [`tests/${kind}/`]), ...words.slice(end)]

process.exitCode = await (kind === 'e2e' ? runPlaywright : runVitest)(args)
