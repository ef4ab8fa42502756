import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { BelongingAnswer, BelongingForm, Branch, BranchAnswer, BranchForm } from '../branch.ts'

export const listBranches = route('GET', 'branches/', {
  summary: 'The branches of the church in their order',
  paged: true,
  answer: partOf(Branch),
  exact: pageOf(BranchAnswer),
})

export const addBranch = route('POST', 'branches/', {
  summary: 'Adds a branch',
  status: 201,
  body: BranchForm,
  exact: BranchAnswer,
})

export const changeBranch = route('PUT', 'branches/:id/', {
  summary: 'Changes a branch, closes or opens it',
  body: BranchForm,
  exact: BranchAnswer,
})

export const deleteBranch = route('DELETE', 'branches/:id/', {
  summary: 'Deletes a branch to which nothing belongs',
  seen: 'its version',
})

export const readBelongings = route('GET', 'branches/:id/belongings/', {
  summary: 'Staff, fellowships and services, with the branch to which each belongs',
  answer: z.array(BelongingAnswer),
})

export const setBelonging = route('PUT', 'branches/:id/belongings/', {
  summary: 'Lets a member of the staff, a fellowship or a service belong to a branch, or to none',
  body: BelongingForm,
  answer: z.array(BelongingAnswer),
})
