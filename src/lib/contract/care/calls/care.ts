import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { listOf, partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  AssignForm,
  CareAnswer,
  CareOverviewAnswer,
  CareTask,
  CareTaskAnswer,
  CareTaskForm,
  CareTaskHistoryAnswer,
  HelperAnswer,
  NewcomerStepsAnswer,
  OpenPrayerAnswer,
  OutcomeForm,
  ReopenForm,
  TakeForm,
  taskOwners,
  taskStates,
} from '../care.ts'

export const readCare = route('GET', 'care/may/', {
  summary: 'What the caller finds under Care, and how much waits',
  answer: CareAnswer,
})

export const listTasks = route('GET', 'care/tasks/', {
  summary: 'Tasks of care: the caller’s own, or all that the caller sees; those that are due first',
  paged: true,
  query: { whose: taskOwners.join(' or '), status: taskStates.join(', ') },
  answer: partOf(CareTask),
  exact: pageOf(CareTaskAnswer),
})

export const addTask = route('POST', 'care/tasks/', {
  summary: 'Writes a task of care about a person',
  status: 201,
  body: CareTaskForm,
})

export const readTask = route('GET', 'care/tasks/:id/', {
  summary: 'A task that the caller sees, with what happened to it',
  answer: CareTaskHistoryAnswer,
})

export const assignTask = route('PUT', 'care/tasks/:id/assignee/', {
  summary: 'Hands a task over',
  body: AssignForm,
})

export const takeTask = route('POST', 'care/tasks/:id/take/', {
  summary: 'Takes a task',
  body: TakeForm,
})

export const finishTask = route('POST', 'care/tasks/:id/done/', {
  summary: 'Ends a task with a word',
  body: OutcomeForm,
})

export const reopenTask = route('POST', 'care/tasks/:id/reopen/', {
  summary: 'Opens a task that was done',
  body: ReopenForm,
})

export const findHelpers = route('GET', 'care/helpers/', {
  summary: 'Whom the caller may ask to care, by name',
  query: { search: 'words of the name' },
  answer: z.array(HelperAnswer),
})

export const readOpenPrayers = route('GET', 'care/prayers/', {
  summary: 'Prayer requests that nobody has taken, of the newest',
  answer: listOf(OpenPrayerAnswer),
  exact: z.array(OpenPrayerAnswer),
})

export const takePrayer = route('POST', 'care/prayers/:id/take/', {
  summary: 'Makes a prayer request the caller’s task',
  status: 201,
})

export const readOverview = route('GET', 'care/overview/', {
  summary: 'Counts of care in all, by fellowship and by branch',
  answer: CareOverviewAnswer,
})

export const readNewcomerSteps = route('GET', 'care/overview/steps/', {
  summary: 'How many newcomers wait for each step, and of how many it is overdue',
  answer: NewcomerStepsAnswer,
})
