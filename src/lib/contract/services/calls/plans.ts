import * as z from 'zod/mini'
import { route } from '../../route.ts'
import {
  NewPlanForm,
  NewPlanItemForm,
  NextPlanForm,
  OwnPlan,
  PlaceForm,
  PlanAnswer,
  PlanChoices,
  PlanCountForm,
  PlanFileForm,
  PlanForm,
  PlanHead,
  PlanItemForm,
  PlanLinks,
  PlanLiveAnswer,
  PlanLiveForm,
  PlanPerson,
  PublicPlan,
  SermonDraft,
} from '../plan.ts'

export const listPlans = route('GET', 'plans/', {
  summary: 'Orders of service: those to come, those of the past, or the templates',
  query: { when: 'coming (without it), past or templates' },
  answer: z.array(PlanHead),
})

export const listOwnPlans = route('GET', 'plans/mine/', {
  summary: 'Orders of services to come at which I serve or lead an item',
  answer: z.array(OwnPlan),
})

export const readPlanChoices = route('GET', 'plans/choices/', {
  summary: 'Services, events and teams that an order of service is made of',
  answer: PlanChoices,
})

export const findPlanPeople = route('GET', 'plans/people/', {
  summary: 'People with an account who may lead an item',
  query: { search: 'a part of the name' },
  answer: z.array(PlanPerson),
})

export const listPublicPlans = route('GET', 'plans/this-week/', {
  summary: 'The public part of the orders of service of the next seven days',
  answer: z.array(PublicPlan),
})

export const addPlan = route('POST', 'plans/', {
  summary: 'Makes an order of service: empty, of the template of its kind, or of another order',
  status: 201,
  body: NewPlanForm,
  answer: PlanAnswer,
})

export const addNextPlan = route('POST', 'plans/next/', {
  summary: 'Makes the order of the next day of a service from its last one',
  status: 201,
  body: NextPlanForm,
  answer: PlanAnswer,
})

export const readPlan = route('GET', 'plans/:id/', {
  summary: 'An order of service as the caller sees it: with the notes of their teams and items',
  answer: PlanAnswer,
})

export const changePlan = route('PUT', 'plans/:id/', {
  summary: 'Changes title, day, times, theme and whether the site shows it',
  body: PlanForm,
  answer: PlanAnswer,
})

export const removePlan = route('DELETE', 'plans/:id/', {
  summary: 'Deletes an order of service, or a template of the church',
  seen: 'its version',
})

export const savePlanTemplate = route('POST', 'plans/:id/template/', {
  summary: 'Makes the order the template of its kind, without people, songs and readings',
  answer: PlanAnswer,
})

export const openPlanTemplate = route('POST', 'plans/templates/:kind{text}/', {
  summary: 'Opens the template of a kind for changes; at first it is the usual one',
  answer: PlanAnswer,
})

export const addPlanItem = route('POST', 'plans/:id/items/', {
  summary: 'Adds an item, once for the same act',
  status: 201,
  body: NewPlanItemForm,
  answer: PlanAnswer,
})

export const changePlanItem = route('PUT', 'plans/:id/items/:item/', {
  summary: 'Changes an item as it was seen, with its notes and links',
  body: PlanItemForm,
  answer: PlanAnswer,
})

export const placePlanItem = route('PUT', 'plans/:id/items/:item/place/', {
  summary: 'Moves an item before another one, or to the end',
  body: PlaceForm,
  answer: PlanAnswer,
})

export const removePlanItem = route('DELETE', 'plans/:id/items/:item/', {
  summary: 'Removes an item',
  seen: 'its version',
  answer: PlanAnswer,
})

export const addPlanFile = route('POST', 'plans/:id/items/:item/files/', {
  summary: 'Makes an upload a file of an item, once',
  status: 201,
  body: PlanFileForm,
  answer: PlanAnswer,
})

export const readPlanFile = route('GET', 'plans/:id/files/:file/', {
  summary: 'A file of an item, for those who may read the order',
  type: 'application/octet-stream',
  exact: z.any(),
})

export const removePlanFile = route('DELETE', 'plans/:id/files/:file/', {
  summary: 'Removes a file of an item',
  answer: PlanAnswer,
})

export const readPlanPaper = route('GET', 'plans/:id/paper/', {
  summary: 'The order of service as PDF on A4, with the notes that the caller sees',
  type: 'application/pdf',
  exact: z.any(),
})

export const readPlanSlides = route('GET', 'plans/:id/slides/', {
  summary: 'The words of its songs as PPTX, in the order of their parts at this service',
  type: 'application/octet-stream',
  exact: z.any(),
})

export const readPlanLinks = route('GET', 'plans/:id/links/', {
  summary: 'Cash counts, attendance and sermons of the same service, of which the caller may see',
  answer: PlanLinks,
})

export const namePlanCount = route('PUT', 'plans/:id/items/:item/count/', {
  summary: 'Names the cash count of an offering, opens one, or names none',
  body: PlanCountForm,
  answer: PlanAnswer,
})

export const readSermonDraft = route('GET', 'plans/:id/sermon/', {
  summary: 'What the entry of the sermon begins with',
  answer: SermonDraft,
})

export const readPlanLive = route('GET', 'plans/:id/live/', {
  summary: 'Where a live order of service is',
  answer: PlanLiveAnswer,
})

export const leadPlan = route('PUT', 'plans/:id/live/', {
  summary: 'Starts an order of service, goes to an item, or ends it; once for the same turn',
  body: PlanLiveForm,
  answer: PlanLiveAnswer,
})

export const followPlan = route('GET', 'plans/:id/follow/', {
  summary: 'An event `plan` whenever the order moves or changes',
  query: { code: 'the code of the order' },
  type: 'text/event-stream',
  exact: z.string(),
})
