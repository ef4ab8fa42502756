import * as z from 'zod/mini'
import { route } from '../../route.ts'
import {
  FoundCountAnswer,
  FoundPeopleAnswer,
  filterNames,
  PeopleListAnswer,
  PeopleListForm,
} from '../people-list.ts'

const filters = () =>
  Object.fromEntries(filterNames.map((name) => [name, `as ${name} of the filter of a list`]))

export const findPart = route('GET', 'people/lists/found/', {
  summary: 'The people of whom all of this is true, by name, in parts',
  query: {
    ...filters(),
    after: 'the id of a person',
    limit: 'the most people, up to 1000',
    family: 'yes: with the names of the family',
  },
  answer: FoundPeopleAnswer,
})

export const countFound = route('GET', 'people/lists/found/count/', {
  summary: 'Of how many people all of this is true, up to 500',
  query: filters(),
  answer: FoundCountAnswer,
})

export const listPeopleLists = route('GET', 'people/lists/', {
  summary: 'The caller’s own lists and the shared ones, by name',
  answer: z.array(PeopleListAnswer),
})

export const addPeopleList = route('POST', 'people/lists/', {
  summary: 'Keeps a list with a name',
  status: 201,
  body: PeopleListForm,
  answer: PeopleListAnswer,
})

export const changePeopleList = route('PUT', 'people/lists/:id/', {
  summary: 'Changes a list: its owner, or a super admin',
  body: PeopleListForm,
  answer: PeopleListAnswer,
})

export const removePeopleList = route('DELETE', 'people/lists/:id/', {
  summary: 'Deletes a list: its owner, or a super admin; the bin keeps it for two weeks',
  seen: 'its version',
})
