import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/people/calls/people-lists.ts'
import {
  filledOf,
  type PeopleFilter,
  type PeopleListAnswer,
  type PeopleListForm,
} from '../../contract/people/people-list.ts'
import { call } from '../call.ts'

/* Lists of people that staff builds: an extension. Each throws ApiError. */

/** Keeps a list, or changes one that is there. */
export const savePeopleList = (id: Id | undefined, body: PeopleListForm): Promise<PeopleListAnswer> =>
  id === undefined ? call(calls.addPeopleList, { body }) : call(calls.changePeopleList, { id, body })

/** A part of the people whom a filter finds. */
export const findPart = (
  filter: Partial<PeopleFilter>,
  { after, limit, family }: { after: Id | null; limit: number; family?: boolean },
) =>
  call(calls.findPart, {
    query: { ...filledOf(filter), limit, after: after ?? undefined, family: family ? 'yes' : undefined },
  })

export const countFound = (filter: Partial<PeopleFilter>) =>
  call(calls.countFound, { query: filledOf(filter) })
