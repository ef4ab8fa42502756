import { type Settings, WrongSetting } from '../config.ts'
import { explainPostgres } from '../db/postgres.ts'
import { isFull } from '../http/trouble.ts'
import { NotForPeople } from './production.ts'

/** What to tell a person for the failures that a person can mend; undefined for others. */
export function explain(error: unknown, settings?: Settings): string | undefined {
  if (error instanceof WrongSetting) return `These settings cannot be used:\n${error.message}`
  if (error instanceof NotForPeople)
    return `This church is not ready to be opened to people:\n${list(error.message)}\ndocs/operations.md tells more of each.`
  const trouble = settings?.DATABASE_URL && explainPostgres(error, settings.DATABASE_URL)
  if (trouble) return trouble
  if (isFull(error))
    return `The disk takes nothing more, so the church cannot be opened. Make room for ${settings?.DATA_DIR}, then start again: nothing is lost.`
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const port = settings?.PORT ?? 0
  if (code === 'EADDRINUSE') return taken(portOf(error) ?? port, port)
  if (code === 'EACCES') return `This account may not use port ${port} or the folder ${settings?.DATA_DIR}.`
  return undefined
}

const list = (lines: string) => lines.replace(/^/gm, '- ')

const portOf = (error: unknown) =>
  error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : undefined

const taken = (port: number, ours: number) =>
  port === ours
    ? `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`
    : `Port ${port} is already in use. Stop the other program, or choose another METRICS_PORT.`
