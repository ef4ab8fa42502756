// Checks the types of every .ts, .tsx and .mjs file of tsconfig.json by TypeScript's native compiler, hints such as "deprecated" included, which
// its command line does not tell. Astro files have their own check (docs/decisions/tests.md#native-types).
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { API } from 'native-typescript/unstable/sync'
import { root } from '../setup/own-node.mjs'

const compiler = new API({ cwd: root })
const [project] = compiler.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects()
const { program, rootFiles } = project
const faults = [
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getProgramDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...rootFiles.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
    ...program.getSuggestionDiagnostics(file),
  ]),
]
compiler.close()

for (const { fileName, pos, code, text } of faults)
  console.log(`${place(fileName, pos)} ts(${code}): ${text}`)
console.log(`${rootFiles.length} files, ${faults.length} faults`)
// No files is no success.
process.exitCode = faults.length === 0 && rootFiles.length > 0 ? 0 : 1

/** The file and the line of a fault; a fault of the settings has neither. */
function place(fileName, pos) {
  if (!fileName) return 'tsconfig.json'
  const line = readFileSync(fileName, 'utf8').slice(0, pos).split('\n').length
  return `${relative(root, fileName)}:${line}`
}
