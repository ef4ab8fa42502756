import { route } from '../../route.ts'
import { HouseholdRelationsForm, RelationChange, RelationForm } from '../family.ts'
import { PersonAnswer } from '../person.ts'

export const addRelation = route('POST', 'people/:id/family/', {
  summary: 'Says who is a person’s husband or wife, child, parent or next of kin',
  status: 201,
  body: RelationForm,
  answer: PersonAnswer,
})

export const makeRelations = route('POST', 'people/:id/family/household/', {
  summary: 'Keeps the relations that a person’s household makes likely, those that were chosen',
  status: 201,
  body: HouseholdRelationsForm,
  answer: PersonAnswer,
})

export const changeRelation = route('PUT', 'people/:id/family/:relation/', {
  summary: 'Says that a couple is one no more or again, or changes what is said of a relation',
  body: RelationChange,
  answer: PersonAnswer,
})

export const removeRelation = route('DELETE', 'people/:id/family/:relation/', {
  summary: 'Takes back that two people are related',
  answer: PersonAnswer,
})
