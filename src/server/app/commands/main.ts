// npm run content, rotate-key, reset-factors, verify-books: commands besides backups (src/server/app/backup/main.ts).

import { readSettings, type Settings, WrongSetting } from '../../platform/config.ts'
import { FileRefused } from '../../website/content-file/import.ts'
import { BackupRefused } from '../backup/parts.ts'
import { explainStartFailure } from '../operations/explain.ts'
import { runContent } from './content.ts'
import { NotUnderstood } from './not-understood.ts'
import { runResetFactors } from './reset-factors.ts'
import { runRotateKey } from './rotate-key.ts'
import { runVerifyBooks, WrongBooks } from './verify-books.ts'

const commands: Record<string, (words: string[], settings: Settings) => Promise<string[]>> = {
  content: runContent,
  'rotate-key': runRotateKey,
  'reset-factors': runResetFactors,
  'verify-books': runVerifyBooks,
}

/** Errors that the operator can fix; only their message is shown. */
const isExpected = (error: unknown): error is Error =>
  [WrongSetting, BackupRefused, FileRefused, NotUnderstood, WrongBooks].some((kind) => error instanceof kind)

let settings: Settings | undefined
try {
  const [name = '', ...words] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new NotUnderstood(`There is no command ${name}: ${Object.keys(commands).join(', ')}`)
  settings = readSettings(process.env)
  console.log((await command(words, settings)).join('\n'))
} catch (error) {
  console.error(isExpected(error) ? error.message : (explainStartFailure(error, settings) ?? error))
  process.exitCode = 1
}
