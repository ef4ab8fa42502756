import * as z from 'zod/mini'
import type { Id } from '../../contract/base.ts'
import {
  FoundCountAnswer,
  FoundPeopleAnswer,
  filledOf,
  type PeopleFilter,
  PeopleListAnswer,
  type PeopleListForm,
} from '../../contract/people/people-list.ts'
import { answerOf, api } from '../client.ts'
import { ifMatch } from '../if-match.ts'

/* Lists of people that staff builds: an extension. Each throws ApiError. */

const path = 'people/lists'
const Lists = z.array(PeopleListAnswer)

/** GET people/lists/. */
export const listPeopleLists = (): Promise<PeopleListAnswer[]> => answerOf(Lists, api.get(`${path}/`))

/** POST people/lists/, or PUT people/lists/{id}/ for one that is there. */
export const savePeopleList = (id: Id | undefined, form: PeopleListForm): Promise<PeopleListAnswer> =>
  answerOf(
    PeopleListAnswer,
    id === undefined ? api.url(`${path}/`).post(form) : api.url(`${path}/${id}/`).put(form),
  )

/** DELETE people/lists/{id}/. */
export const removePeopleList = async ({ id, version }: PeopleListAnswer): Promise<void> =>
  void (await api.url(`${path}/${id}/`).headers(ifMatch(version)).delete().res())

/** GET people/lists/found/: a part of the people whom a filter finds. */
export const findPart = (
  filter: Partial<PeopleFilter>,
  { after, limit }: { after: Id | null; limit: number },
): Promise<FoundPeopleAnswer> => {
  const asked = { ...filledOf(filter), limit: String(limit), ...(after !== null && { after: String(after) }) }
  return answerOf(FoundPeopleAnswer, api.get(`${path}/found/?${new URLSearchParams(asked)}`))
}

/** GET people/lists/found/count/. */
export const countFound = (filter: Partial<PeopleFilter>): Promise<FoundCountAnswer> =>
  answerOf(
    FoundCountAnswer,
    api.get(`${path}/found/count/?${new URLSearchParams(filledOf(filter) as Record<string, string>)}`),
  )
