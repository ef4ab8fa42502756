import { pageOf } from '../../answer.ts'
import { listOf, partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { Approval, Testimony, TestimonyAnswer, TestimonyForm, Verification } from '../testimony.ts'

export const listFellowshipTestimonies = route('GET', 'fellowships/:id/testimonies/', {
  summary: 'What the members testify',
  paged: true,
  answer: listOf(Testimony),
  exact: pageOf(TestimonyAnswer),
})

export const listMyTestimonies = route('GET', 'members/my/testimonies/', {
  summary: 'My own testimonies, waiting ones among them',
  paged: true,
  answer: listOf(Testimony),
  exact: pageOf(TestimonyAnswer),
})

export const listTestimonies = route('GET', 'members/testimonies/', {
  summary: 'Approved testimonies, and my own; for the super admin all',
  paged: true,
  answer: partOf(Testimony),
  exact: pageOf(TestimonyAnswer),
})

export const shareTestimony = route('POST', 'members/testimonies/', {
  summary: 'Shares a testimony, as JSON or, with a picture, as multipart; it waits for approval',
  status: 201,
  form: TestimonyForm,
  files: ['image'],
  orJson: true,
  exact: TestimonyAnswer,
})

export const readTestimony = route('GET', 'members/testimonies/:id/', {
  summary: 'One testimony',
  exact: TestimonyAnswer,
})

export const likeTestimony = route('POST', 'members/testimonies/:id/like/', {
  summary: 'Likes a testimony, once a day',
  exact: TestimonyAnswer,
})

export const unlikeTestimony = route('DELETE', 'members/testimonies/:id/like/', {
  summary: "Takes today's like back",
  exact: TestimonyAnswer,
})

export const deleteTestimony = route('DELETE', 'members/testimonies/:id/', {
  summary:
    'Deletes a testimony; for its author and the super admin, whose deletions the bin keeps for two weeks',
  seen: 'approved or pending',
})

export const approveTestimony = route('POST', 'members/testimonies/:id/approve/', {
  summary: 'Shows a testimony to everybody, or no longer',
  seen: 'approved or pending',
  body: Approval,
  exact: TestimonyAnswer,
})

export const verifyTestimony = route('POST', 'members/testimonies/:id/verify/', {
  summary: 'Marks a testimony as verified, or no longer',
  seen: 'verified or unverified',
  body: Verification,
  exact: TestimonyAnswer,
})
