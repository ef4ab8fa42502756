import * as z from 'zod/mini'
import type { Id } from '../../contract/base.ts'
import { BelongingAnswer, type BelongingForm, Branch, type BranchForm } from '../../contract/people/branch.ts'
import { answerOf, api } from '../client.ts'
import { resource } from '../resource.ts'

/* Branches of the church: extensions for the super admin. Each throws ApiError. */

export const branchCalls = resource<Branch, BranchForm>('branches', Branch)

const Belongings = z.array(BelongingAnswer)

/** GET branches/{id}/belongings/. */
export const readBelongings = (id: Id): Promise<BelongingAnswer[]> =>
  answerOf(Belongings, api.get(`branches/${id}/belongings/`))

/** PUT branches/{id}/belongings/. */
export const setBelonging = (id: Id, form: BelongingForm): Promise<BelongingAnswer[]> =>
  answerOf(Belongings, api.url(`branches/${id}/belongings/`).put(form))
