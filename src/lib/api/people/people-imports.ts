import * as z from 'zod/mini'
import { type Id, readList } from '../../contract/base.ts'
import {
  type DecisionForm,
  type Fate,
  ImportAnswer,
  ImportRowAnswer,
  type MappingForm,
} from '../../contract/people/people-import.ts'
import { answerOf, api, bodyOf } from '../client.ts'

/* Lists of people that are brought over: an extension. Each throws ApiError. */

const path = 'people/imports'
const Imports = z.array(ImportAnswer)

/** GET people/imports/. */
export const listImports = (): Promise<ImportAnswer[]> => answerOf(Imports, api.get(`${path}/`))

/** POST people/imports/ with a CSV or XLSX file. */
export function sendList(file: File): Promise<ImportAnswer> {
  const form = new FormData()
  form.set('file', file)
  return answerOf(ImportAnswer, api.url(`${path}/`).post(form))
}

/** PUT people/imports/{id}/: tries the list. */
export const tryImport = (id: Id, form: MappingForm): Promise<ImportAnswer> =>
  answerOf(ImportAnswer, api.url(`${path}/${id}/`).put(form))

/** GET people/imports/{id}/rows/: a hundred rows of a fate. */
export const readRows = async (id: Id, fate: Fate, offset: number): Promise<ImportRowAnswer[]> =>
  readList(
    ImportRowAnswer,
    await bodyOf(api.get(`${path}/${id}/rows/?fate=${fate}&limit=100&offset=${offset}`)),
  )

/** PUT people/imports/{id}/rows/{row}/. */
export const decideRow = (id: Id, row: Id, form: DecisionForm): Promise<ImportAnswer> =>
  answerOf(ImportAnswer, api.url(`${path}/${id}/rows/${row}/`).put(form))

/** POST people/imports/{id}/bring/; 409 when the register has changed since the trial. */
export const bringImport = ({ id, version }: Pick<ImportAnswer, 'id' | 'version'>): Promise<ImportAnswer> =>
  answerOf(ImportAnswer, api.url(`${path}/${id}/bring/`).post({ version }))

/** POST people/imports/{id}/fellowships/: makes those that are missing, and tries the list again. */
export const makeFellowships = ({
  id,
  version,
}: Pick<ImportAnswer, 'id' | 'version'>): Promise<ImportAnswer> =>
  answerOf(ImportAnswer, api.url(`${path}/${id}/fellowships/`).post({ version }))

/** POST people/imports/{id}/undo/. */
export const undoImport = (id: Id): Promise<ImportAnswer> =>
  answerOf(ImportAnswer, api.url(`${path}/${id}/undo/`).post({}))

/** DELETE people/imports/{id}/. */
export const dropImport = async (id: Id): Promise<void> =>
  void (await api.url(`${path}/${id}/`).delete().res())
