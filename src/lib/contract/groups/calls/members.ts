import * as z from 'zod/mini'
import {
  FellowshipMember,
  FellowshipMemberAnswer,
  SharedDetails,
  SharedDetailsAnswer,
} from '../../accounts/account-details.ts'
import { pageOf } from '../../answer.ts'
import { listOf, partOf } from '../../lists.ts'
import { route } from '../../route.ts'

export const listSharedByMembers = route('GET', 'fellowships/my/members/', {
  summary: 'The members of my fellowship who share contacts or a birthday with it',
  answer: listOf(SharedDetails),
  exact: z.array(SharedDetailsAnswer),
})

export const listMembers = route('GET', 'fellowships/:id/members/', {
  summary: 'The members with their attendance',
  paged: true,
  answer: partOf(FellowshipMember),
  exact: pageOf(FellowshipMemberAnswer),
})
