import { route } from '../../route.ts'
import { GrowthAnswer, Statistics, StatisticsAnswer, ToDosAnswer } from '../statistics.ts'

export const readStatistics = route('GET', 'admin/stats/', {
  summary: 'The six numbers of the overview',
  answer: Statistics,
  exact: StatisticsAnswer,
})

/* Only our own backend answers these two, so the browser loads no reader for them. */

export const readGrowth = route('GET', 'admin/growth/', {
  summary: 'Members by month and attendance by week, twelve of each',
  exact: GrowthAnswer,
})

export const readNeeds = route('GET', 'admin/needs/', {
  summary: 'What waits for the super admin, the newest backup, and what is off',
  exact: ToDosAnswer,
})
